"""How much is typed or tapped for a card: twenty cards told in words, put down as a player would on the page.

The page takes a word at Tab or at a tap, and by itself where nothing else could stand there (`editions.js`); the same
is done here with the words that the server offers. The name of a card is not counted: nobody can help with that.
"""

from __future__ import annotations

import statistics
from typing import NamedTuple

import pytest

from langbord.engine.editions.wording import NUMBER, SIGNS, Rule, completions, read
from langbord.games.nusfjord.edition.forms import edition_forms


class Told(NamedTuple):
    """A card as its owner would tell it, and what it is as a phrase; "" if it is none."""

    told: str
    kind: str
    cost: str
    points: int
    effect: str


TWENTY = [
    Told("four fish when you build it", "now", "1 wood", 0, "gain 4 fish"),
    Told("each time you build a ship take three wood", "whenever", "2 wood", 1, "when you build a ship: gain 3 wood"),
    Told("swap three fish for a gold whenever you like", "any time", "2 wood, 1 fish", 1, "pay 3 fish: gain 1 gold"),
    Told("once: three gold", "once", "3 wood", 0, "once: gain 3 gold"),
    Told("room for more wood", "special", "1 wood", 1, "rule wood limit 16"),
    Told("a point for two ships, four at most", "points", "4 wood", 2, "1 point per 2 ships, at most 4"),
    Told("two wood or three fish", "now", "nothing", 0, "gain 2 wood or 3 fish"),
    Told(
        "when your Reserve is emptied three wood go in",
        "special",
        "2 wood",
        1,
        "when your reserve is emptied: gain 3 wood in reserve",
    ),
    Told("a full Reserve moves by itself", "special", "5 wood", 2, "when your reserve is full: transfer"),
    Told("lies with the ships", "special", "6 wood", 2, "rule moored"),
    Told(
        "a gold if your workers stood in three columns",
        "special",
        "3 wood",
        1,
        "when the work phase ends: if 3 columns: gain 1 gold",
    ),
    Told("sell your ships for three gold each", "once", "4 wood", 1, "once: sell a ship: gain 3 gold, up to 6 times"),
    Told("take an elder", "now", "2 wood", 1, "action take an elder"),
    Told("build something, two wood cheaper", "now", "1 wood", 1, "action build, 2 wood cheaper"),
    Told("a wood when somebody else builds a ship", "whenever", "1 wood", 0, "when another builds a ship: gain 1 wood"),
    Told("four wood for you, one for the others", "now", "nothing", 0, "gain 4 wood; others gain 1 wood"),
    Told("three points for the most ships", "points", "5 wood", 1, "3 points if most ships"),
    Told("plates a fish cheaper", "special", "3 wood", 1, "rule plates cost 1 less"),
    Told("move a ship of another player to your track", "now", "3 wood", 1, ""),
    Told("look at the top cards and put them back", "once", "2 wood", 0, ""),
]


def offered(rule: Rule, text: str) -> tuple[int, list[str]]:
    column, words = completions(rule, text)
    return column, [each for word in words for each in (list("123456789") if word == NUMBER else [word])]


def taken(rule: Rule, text: str, column: int, word: str) -> str:
    """The text once a word was taken, and all that could only follow."""
    before = text[:column].rstrip()
    text = f"{before}{' ' if before and word[0] not in SIGNS else ''}{word} "
    column, words = completions(rule, text)
    if not read(rule, text).whole and len(words) == 1 and words[0] != NUMBER:
        return taken(rule, text, column, words[0])
    return text


def squeezed(text: str) -> str:
    return text.replace(" ", "")


def taps(rule: Rule, wanted: str) -> int:
    """Taps on words, the first one on the field."""
    text, count = "", 1
    while squeezed(text) != squeezed(wanted):
        column, words = offered(rule, text)
        fitting = [word for word in words if squeezed(wanted).startswith(squeezed(taken(rule, text, column, word)))]
        if fitting:
            text = taken(rule, text, column, max(fitting, key=lambda word: len(taken(rule, text, column, word))))
            count += 1
        else:  # a number of two digits has no button
            text = f"{text}{wanted[len(text.rstrip()) :].split()[0]} "
            count += 2
        assert count < 60, text
    return count


def keys(rule: Rule, wanted: str) -> int:
    """Keys, with Tab where the word that is meant stands first; the last one leaves the field."""
    text, count = "", 1
    while squeezed(text) != squeezed(wanted):
        column, words = offered(rule, text)
        typed = len(text) > column
        first = taken(rule, text, column, words[0]) if words else ""
        gained = len(squeezed(first)) - len(squeezed(text))
        if typed and first and squeezed(wanted).startswith(squeezed(first)) and gained > 1:
            text = first
        else:
            text += _rest(wanted, text)[0]
        count += 1
        assert count < 200, text
    return count


def _rest(wanted: str, text: str) -> str:
    """What is still to be typed: the spaces that stand in the text already are none."""
    at = 0
    for letter in squeezed(text):
        while wanted[at] == " ":
            at += 1
        assert wanted[at] == letter
        at += 1
    return wanted[at:].lstrip() if text.endswith(" ") else wanted[at:]


def test_a_card_takes_few_keys_or_few_taps() -> None:
    forms = edition_forms()
    said = [card for card in TWENTY if card.effect]
    assert len(said) >= 17
    by_keys: list[int] = []
    by_taps: list[int] = []
    for card in said:
        entry = {"class": card.kind}
        effect, cost = (forms.rule("building", field, entry) for field in ("effect", "cost"))
        assert not forms.faults("building", {**entry, "slot": "A01", "effect": card.effect, "cost": card.cost})
        classes = next(field for field in forms.kinds[0].fields if field.name == "class").choices
        points = 2  # into the field, and the digit
        by_taps.append(taps(effect, card.effect) + taps(cost, card.cost) + points + 1)
        by_keys.append(keys(effect, card.effect) + keys(cost, card.cost) + points + classes.index(card.kind) + 1)
    print("keys", sorted(by_keys), "taps", sorted(by_taps))
    assert statistics.median(by_keys) <= 40
    assert statistics.median(by_taps) <= 12


@pytest.mark.parametrize("card", [card for card in TWENTY if card.effect], ids=lambda card: card.effect)
def test_every_word_of_a_card_can_be_tapped(card: Told) -> None:
    assert taps(edition_forms().rule("building", "effect", {"class": card.kind}), card.effect) > 0
