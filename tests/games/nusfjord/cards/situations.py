"""Card tables: every card of a deck with its price, its phrase and what it does in concrete situations.

A table is text. A line at the margin is a card: slot | cost | printed points | phrase. The indented lines below it are
situations: what seat 0 has | the words played | what they change. What a line does not mention is the beginning of a
game (four Forest tiles, three unissued shares, two own ones, a haul of three) without goods and filled plates, and does
not change. Only the buildings that a line names lie open. Seat 0 begins.

- `5 fish, 2 fish in reserve, 1 sloop, 3 plates, forests 00211, E03+2, A05, open A06, home`: what `MEANINGS` lists.
  `forests` are the tiles on D1 to D5, `E03+2` is an elder with two fish, `A05` a building already built.
- `use-B02 [use-B02 cannot-pay N4.6]`: the word in brackets is refused for the reason beside it.
- `wood -2 +5, fish +1`: the terms of one thing are added up, so that price and gain can both be seen.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NamedTuple

from langbord.engine.position import Position
from langbord.games.nusfjord.edition.loader import load_deck
from langbord.games.nusfjord.rules.game import GAME
from langbord.games.nusfjord.rules.moves import CARDS, ELDER_WORDS
from langbord.games.nusfjord.rules.state import FISHING, HOME, State
from tests.games.nusfjord.table import EDITION, give_building, give_elder, lay_open, table, why
from tests.games.nusfjord.table import words as legal_words

SHIPS = ("sloop", "cutter", "schooner")
BUILT_ON = (1, 1, 2, 2, 0, 3, 3, 4, 4, 5, 5)  # where given buildings stand, if no Forest lies there: D1, D2, S1, D3 …


class Refused(Exception):
    """A word of a line was not legal; the text is the reason and its paragraph."""


# --- reading tables -------------------------------------------------------------------------------------


class Line(NamedTuple):
    """One situation of one card."""

    slot: str
    cells: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.slot}: {' | '.join(self.cells)}"


class Card(NamedTuple):
    """One card as a table has it."""

    slot: str
    face: tuple[str, ...]
    lines: tuple[Line, ...]

    def __str__(self) -> str:
        return f"{self.slot}: {' | '.join(self.face)}"


def cards(*tables: str) -> list[Card]:
    """All cards of some tables."""
    found: list[Card] = []
    for row in filter(str.strip, "\n".join(tables).splitlines()):
        cells = tuple(cell.strip() for cell in row.split("|"))
        if row.startswith(" "):
            card = found.pop()
            found.append(card._replace(lines=(*card.lines, Line(card.slot, cells))))
        else:
            found.append(Card(cells[0], cells[1:], ()))
    return found


def lines(*tables: str) -> list[Line]:
    """All situations of some tables."""
    return [line for card in cards(*tables) for line in card.lines]


def faces(*tables: str) -> list[tuple[str, str]]:
    """Slot and phrase of every card of some tables."""
    return [(card.slot, card.face[-1]) for card in cards(*tables)]


def deck_faces(deck: str, card_class: str) -> list[tuple[str, str]]:
    """Slot and phrase of every building of a class, as the edition has them."""
    buildings = load_deck(EDITION, deck).buildings
    return [(card.slot, card.effect.phrase) for card in buildings if card.card_class == card_class]


def changes(text: str) -> dict[str, int]:
    """`wood -2 +5, fish +1`, read; a thing that stands twice is added up too."""
    found: dict[str, int] = {}
    for part in text.split(", "):
        match = re.fullmatch(r"([a-z ]+?)((?: [+-]\d+)+)", part)
        assert part == "nothing" or match is not None, part
        if match is not None:
            found[match[1]] = found.get(match[1], 0) + sum(int(term) for term in match[2].split())
    return {name: amount for name, amount in found.items() if amount}


# --- laying out a situation -----------------------------------------------------------------------------


def lay_out(
    deck: str, situation: str, words: str = "", before: dict[str, int] | None = None, *, edition: str = EDITION
) -> Position[State]:
    """A table as the line has it; `before` takes what is measured before anything happens."""
    seats = re.search(r"(\d) seats", situation)

    def change(state: State) -> None:
        arrange(state, situation, words)
        if before is not None:
            before.update(measure(state))

    return table(int(seats[1]) if seats else 2, change, deck=deck, edition=edition)


def arrange(state: State, situation: str, words: str) -> None:
    """Change the beginning of a game into the situation."""
    state.plates = 0
    state.pile_a.cards += state.open_a
    state.pile_b.cards += state.open_b
    state.open_a, state.open_b = [], []
    tokens = [token for token in situation.split(", ") if token]
    for pattern, meaning in MEANINGS.items():
        for token in tokens[:]:
            match = re.fullmatch(pattern, token)
            if match is not None:
                meaning(state, match)
                tokens.remove(token)
    assert not tokens, tokens
    you, rival = state.players[0], state.players[-1]
    rival.shares[0] += 5 - you.unissued - sum(player.shares[0] for player in state.players)
    built = {GAME.card_word(card) for card in you.cards}
    lay_open(state, *sorted(set(re.findall(r"(?<!-)\b[ABC]\d\d", words)) - built))


def _goods(state: State, match: re.Match[str]) -> None:
    setattr(state.players[0], ("reserve_" if match[3] else "") + match[2], int(match[1]))


def _ships(state: State, match: re.Match[str]) -> None:
    kind = SHIPS.index(match[2])
    state.players[0].ships[kind] = int(match[1])
    state.ships[kind] -= int(match[1])


def _plates(state: State, match: re.Match[str]) -> None:
    state.plates = int(match[1])


def _unissued(state: State, match: re.Match[str]) -> None:
    state.players[0].unissued = int(match[1])


def _own_shares(state: State, match: re.Match[str]) -> None:
    state.players[0].shares[0] = int(match[1])


def _foreign_shares(state: State, match: re.Match[str]) -> None:
    rival = state.players[-1]
    state.players[0].shares[rival.seat] = int(match[1])
    rival.unissued = max(0, min(3, 5 - int(match[1])))
    rival.shares[rival.seat] = 5 - int(match[1]) - rival.unissued


def _shares_on_board(state: State, match: re.Match[str]) -> None:
    rival = state.players[-1]
    state.market[rival.seat] = int(match[1])
    rival.unissued -= int(match[1])


def _forests(state: State, match: re.Match[str]) -> None:
    you = state.players[0]
    state.forest_supply += sum(you.forests)
    you.forests = [0, *(int(tiles) for tiles in match[1])]
    state.forest_supply -= sum(you.forests)


def _building(state: State, match: re.Match[str]) -> None:
    you = state.players[0]
    free = [place for place in BUILT_ON if not you.forests[place]]
    give_building(state, 0, match[0], free[len(you.cards)])


def _open(state: State, match: re.Match[str]) -> None:
    lay_open(state, match[1])


def _elder(state: State, match: re.Match[str]) -> None:
    _lift(state, match[1])
    give_elder(state, 0, match[1], int(match[2] or 0))


def _top_elder(state: State, match: re.Match[str]) -> None:
    _lift(state, match[1])
    state.stacks[0].append(ELDER_WORDS.index(match[1]))


def _lift(state: State, word: str) -> None:
    elder = ELDER_WORDS.index(word)
    for stack in state.stacks:
        if elder in stack:
            stack.remove(elder)
    for pile in state.cellar:
        if elder + CARDS in pile.cards:
            pile.cards.remove(elder + CARDS)


def _round(state: State, match: re.Match[str]) -> None:
    state.round = int(match[1])
    state.first = (state.round - 1) % len(state.players)  # so that seat 0 begins


def _phase(state: State, match: re.Match[str]) -> None:
    state.phase = {"home": HOME, "fishing": FISHING}[match[0]]


def _seats(_: State, __: re.Match[str]) -> None:
    """Seen to by `lay_out`."""


#: The words of a situation, all about seat 0 but plates and the last rival's shares on the board; done in this order.
MEANINGS: dict[str, Callable[[State, re.Match[str]], None]] = {
    r"\d seats": _seats,
    r"forests ([012]{5})": _forests,
    r"(\d+) (fish|wood|gold)( in reserve)?": _goods,
    r"(\d+) (sloop|cutter|schooner)s?": _ships,
    r"(\d+) plates?": _plates,
    r"(\d+) unissued": _unissued,
    r"(\d+) own shares?": _own_shares,
    r"(\d+) foreign shares?": _foreign_shares,
    r"(\d+) shares? on the board": _shares_on_board,
    r"[ABC]\d\d": _building,
    r"open ([ABC]\d\d)": _open,
    r"(E\d\d)(?:\+(\d))?": _elder,
    r"top (E\d\d)": _top_elder,
    r"round (\d)": _round,
    r"home|fishing": _phase,
}


# --- playing it -----------------------------------------------------------------------------------------


def played(deck: str, situation: str, words: str, *, edition: str = EDITION) -> dict[str, int]:
    """What the words change, and that nothing is left to answer afterwards."""
    before: dict[str, int] = {}
    position = play(lay_out(deck, situation, words, before, edition=edition), words)
    asked = "place-worker" if position.ask is None else position.ask.prompt
    assert asked == "place-worker", f"still asked: {asked}"
    assert GAME.faults(position.state) == []
    after = measure(position.state)
    return {name: after[name] - before[name] for name in before if after[name] != before[name]}


def play(position: Position[State], words: str) -> Position[State]:
    """Play words; those in brackets must be refused for the reason beside them."""
    for refused, reason, word in re.findall(r"\[(\S+) ([^\]]+)\]|([\w-]+)", words):
        if word:
            found = why(position, word)
            if found is not None:
                raise Refused(found)
            position.play(word)
        else:
            assert why(position, refused) == reason, f"{refused}: {why(position, refused)}"
    return position


def with_card(deck: str, line: Line, *, edition: str = EDITION) -> dict[str, int]:
    """The line with its card built already, or laid open if the words build it."""
    owned = "" if f"build {line.slot}" in line.cells[1] else f"{line.slot}, "
    return played(deck, owned + unmarked(line), line.cells[1], edition=edition)


def without_card(deck: str, line: Line, *, edition: str = EDITION) -> dict[str, int] | str:
    """The line without its card; a text is the reason why the words are not possible."""
    try:
        return played(deck, unmarked(line), line.cells[1].replace(f"build {line.slot}", "build"), edition=edition)
    except Refused as refused:
        return str(refused)


def unmarked(line: Line) -> str:
    """The situation without its sign."""
    return line.cells[0].lstrip("+- ")


def measure(state: State) -> dict[str, int]:
    """Everything of seat 0 that a card may change; `points` are those of buildings, `board` the shares there."""
    you = state.players[0]
    return {
        "fish": you.fish,
        "wood": you.wood,
        "gold": you.gold,
        "reserve fish": you.reserve_fish,
        "reserve wood": you.reserve_wood,
        "reserve gold": you.reserve_gold,
        "plates": state.plates,
        "forests": sum(you.forests),
        **dict(zip(SHIPS, you.ships, strict=True)),
        "elder fish": sum(you.elder_fish),
        "unissued": you.unissued,
        "shares": sum(you.shares),
        "board": sum(state.market),
        "points": score(state, "buildings") + score(state, "building-points"),
    }


def score(state: State, key: str, card: str = "") -> int:
    """Lines of seat 0's score sheet, of one kind and perhaps of one card, added up."""
    sheet = GAME.view(state, 0)["players"][0]["score"]
    return sum(line["points"] for line in sheet if line["key"] == key and card in ("", line["card"]))


def at_the_end(deck: str, situation: str, key: str, card: str = "", *, edition: str = EDITION) -> int:
    """Lines of seat 0's score sheet when the game is over."""
    position = lay_out(deck, f"{situation}, round 7, home", edition=edition)
    assert position.ask is None
    assert GAME.faults(position.state) == []
    return score(position.state, key, card)


def build_for(deck: str, slot: str, goods: str, *, edition: str = EDITION) -> int | str:
    """The printed points of a building built for these goods, or why that is not possible; its offers are declined."""
    position = lay_out(deck, f"{goods}, open {slot}", edition=edition)
    try:
        play(position, f"build {slot}")
    except Refused as refused:
        return str(refused)
    while position.ask is not None and position.ask.seat == 0:
        legal = legal_words(position)
        position.play("stop" if "stop" in legal else legal[0])
    return score(position.state, "buildings")


def one_less(goods: str) -> list[str]:
    """`2 wood, 1 fish`: `1 wood, 1 fish` and `2 wood, 0 fish`."""
    parts = goods.split(", ")
    return [", ".join([*parts[:at], _minus_one(part), *parts[at + 1 :]]) for at, part in enumerate(parts)]


def _minus_one(part: str) -> str:
    amount, good = part.split()
    return f"{int(amount) - 1} {good}"


# --- is anything missing? -------------------------------------------------------------------------------


def gaps(tables: dict[str, str]) -> list[str]:
    """The cards whose lines do not show all that their class asks for."""
    by_class = [(card_class, card) for card_class, text in tables.items() for card in cards(text)]
    return [f"{card_class} {card}" for card_class, card in by_class if _gap(card_class, card)]


def _gap(card_class: str, card: Card) -> bool:
    played_words = [line.cells[1].split() for line in card.lines if len(line.cells) > 1]
    phrase = card.face[-1]
    if card_class == "now" and re.search("pay|action|upgrade", phrase):  # taken, and declined
        declined = [bool({"stop", "no"} & set(row)) for row in played_words]
        return not any(declined) or all(declined)
    if card_class == "whenever":  # set off, and not by a neighbouring event
        return {line.cells[0][:1] for line in card.lines} != {"+", "-"}
    if card_class == "any time":  # twice, and too poor for a third time
        return not any(row.count(f"use-{card.slot}") == 2 and "cannot-pay" in row for row in played_words)
    if card_class == "once":  # used up
        return not any("card-used" in row for row in played_words)
    if card_class == "special":  # it makes a difference
        return all(line.cells[2] == line.cells[3] for line in card.lines)
    if card_class == "points":  # at nothing, in the middle (if there is one), and at the limit
        values = {int(cell.split(" = ")[1]) for line in card.lines for cell in line.cells}
        most = re.search(r"at most (\d+)|^(\d+) points? if", phrase)
        limit = int(most[1] or most[2]) if most else 0
        least = 1 if "haul, at most" in phrase else 0  # nobody hauls less than three
        return {least, limit} != {min(values), max(values)} or (bool(most and most[1]) and len(values) < 3)
    return not card.lines
