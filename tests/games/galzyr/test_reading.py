"""The reading pane: the text as it was read, every option, the dice with their odds, bargains, and nothing secret."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from dataclasses import replace
from html import unescape
from html.parser import HTMLParser
from math import sqrt
from pathlib import Path
from typing import Any

import pytest

from langbord.engine.chance import Chance
from langbord.engine.position import Position
from langbord.games.galzyr.book.model import Line, Span
from langbord.games.galzyr.book.phrases import Condition
from langbord.games.galzyr.book.vocabulary import SKILLS
from langbord.games.galzyr.rules import odds, passages
from langbord.games.galzyr.rules.conditions import holds
from langbord.games.galzyr.rules.dice import roll_all, successes
from langbord.games.galzyr.rules.game import GAME
from langbord.games.galzyr.rules.state import NOBODY, Check, State, Telling
from langbord.games.galzyr.rules.view_model import SceneView
from langbord.games.galzyr.web import dice_tray, reading
from langbord.games.galzyr.web.bargains import bargain
from langbord.games.galzyr.web.dice_tray import IN_TRAY
from langbord.games.galzyr.web.options import percent, runs
from langbord.games.galzyr.web.pieces import Seen
from langbord.locales import languages
from tests.games.galzyr.small_book import write_book
from tests.games.galzyr.table import BOOK, begin, give, month, play, player, prompt, word, words
from tests.games.pages import TEMPLATES, asking, legal_for, texts
from tests.rules import rule

PAGE = Path(reading.__file__).parent
#: Questions that the map answers, or the panel of the adventurers.
ELSEWHERE = {"gather", "reset-adventurer", "travel"}


class Pane(HTMLParser):
    """The pane taken apart: elements with their attributes, and the text by the id of the element that holds it."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.html: str = html
        self.elements: list[dict[str, str]] = []
        self.feed(html)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append({"tag": tag, **{key: value or "" for key, value in attrs}})

    def lit(self) -> set[str]:
        """The first words of everything that can be pressed."""
        sends = [
            element.get("data-send") or element["data-word"] for element in self.elements if "data-legal" in element
        ]
        return {send.split()[0] for send in sends}

    def prose(self) -> list[str]:
        """The paragraphs that were read."""
        found = re.findall(r'<p class="read-prose[^>]*>(.*?)</p>', self.html, re.DOTALL)
        return [unescape(re.sub(r"<[^>]+>", "_", text)) for text in found]


def seen(position: Position[Any], seat: int | None, language: str = "en") -> Seen:
    """What a seat sees, with the question, as the frame hands it on."""
    t = texts(language, position)
    view = asking(position, seat)
    if position.ask is not None:
        view["ask"]["text"] = t.prompt(position.ask)
    return Seen(view, t, seat, legal_for(position, seat))


def scene_of(state: State, seat: int | None) -> SceneView:
    """The scene that is going on, as a seat sees it."""
    scene = GAME.view(state, seat)["scene"]
    assert scene is not None
    return scene


def render(position: Position[Any], seat: int | None, language: str = "en") -> Pane:
    """The pane as a seat sees it; every text it needs must be there."""
    t = texts(language, position)
    found = seen(position, seat, language)
    ask = position.ask
    choices = []
    if ask is not None and found.legal:
        choices = [{"word": GAME.vocabulary.word(move), "label": t.move(ask, move)} for move in ask.moves]
    t.problems.clear()
    given = {"t": t, "reading": reading.reading(found), "choices": choices, "final": frozenset(), "draft": 0}
    html = TEMPLATES.get_template("galzyr/_reading.html").render(given)
    assert t.problems == []
    pane = Pane(html)
    ids = [element["id"] for element in pane.elements if "id" in element]
    assert len(ids) == len(set(ids)), "an id stands twice"
    assert not any("style" in element for element in pane.elements)
    return pane


def random_positions(seats: int, seed: int, answers: int, **options: str) -> Iterator[Position[Any]]:
    """Every decision of a random game."""
    chance = random.Random(seed)
    position = GAME.new(seats, seed=seed, options=options)
    for _ in range(answers):
        if position.ask is None:
            return
        yield position
        position.play(chance.choice(position.ask.moves))


def telling(state: State) -> Telling:
    """The scene that goes on."""
    assert state.telling is not None
    return state.telling


def at_block(state: State, scene: str, block: str) -> None:
    """Put the table into a scene, as if it had just been read to the end of this block."""
    state.telling = Telling(scene, 0, 0, [0] * len(state.players), block=block, read=[f"{scene}/{block}"])
    passages.read_block(state, state.players[0], state.land.scene(scene).block(block))


# --- the text ---------------------------------------------------------------------------------------------------------


@rule("G7.6")
@pytest.mark.parametrize("seed", [1, 2])
def test_what_is_shown_is_what_held_when_it_was_read(seed: int) -> None:
    """Where a block does nothing, all that held then holds still: the text can be worked out anew and compared."""
    compared = 0
    for position in random_positions(2, seed, 250):
        state = position.state
        if prompt(position) != "option" or telling(state).told[-1].split()[0] != passages.BLOCK:
            continue
        scene = telling(state)
        active = state.players[scene.seat]
        block = state.land.scene(scene.scene).block(scene.block)
        if block.steps:
            continue
        expected = []
        for line in block.lines:
            text = "".join(span.text for span in line.spans if holds(state, span.when, active, scene.card))
            expected.append(passages.fill(state, scene, text))
        newest = render(position, scene.seat).prose()[-len(expected) :]
        assert newest == expected
        assert not any(sign in text for text in newest for sign in "[]{}")
        compared += 1
    assert compared > 10


SCENE = """# ferry.toll  The Toll
premise: A ferry.

== start
One. [winter: Snow.] [summer: Flies.] {mor: A lizard.} Good day, {name}; _so_ it is.
> gain 2 gold
* Pay up -> over
  pay 1 gold

== over
Two.
> gain 1 prestige
-> end
"""


@rule("G7.6", "G7.12")
def test_a_scene_is_told_in_order_with_what_came_of_it(tmp_path: Path) -> None:
    book = str(write_book(tmp_path, scene=SCENE))
    position = GAME.new(1, seed=1, options={"book": book, "month": "1"})
    state = GAME.copy_state(position.state)
    state.players[0].hero, state.players[0].gold = 0, 5
    at_block(state, "ferry.toll", "start")
    state.month = 6  # what was read in winter stays read
    told = telling(state)
    told.told += ["gains-gold 0 2", "option 1", "pays 0 1", "block ferry.toll/over", "prestige 0 1"]
    first, second = passages.passages(state, told, 0)
    assert first.paragraphs == ("One. Snow. A lizard. Good day, Mor; _so_ it is.",)
    assert [(note.key, note.things) for note in first.notes] == [("gains-gold", ("2",))]
    assert (first.option, [note.key for note in first.after]) == (0, ["pays"])
    assert (second.paragraphs, [note.key for note in second.notes]) == (("Two.",), ["prestige"])
    assert [run.text for run in runs(first.paragraphs[0]) if run.stressed] == ["so"]


@rule("G11.2")
def test_a_stretch_that_hangs_on_a_closed_quest_is_for_its_owner_only(monkeypatch: pytest.MonkeyPatch) -> None:
    state = month(2, mode="competitive")
    give(state, 0, "q.one")
    assert state.players[0].hand.cards
    held, not_held = Condition("has", "q.one"), Condition("has", "q.one", negated=True)
    spans = (Span("All."), Span(" Held.", ((held,),)), Span(" Not held.", ((not_held,),)))
    scene = state.land.scene("tiny.talk")
    start = replace(scene.block("start"), lines=(Line("tiny.talk/start/1", "", spans),))
    monkeypatch.setitem(state.land.book.scenes, "tiny.talk", replace(scene, blocks=(start, *scene.blocks[1:])))
    at_block(state, "tiny.talk", "start")
    assert telling(state).told == ["block tiny.talk/start +-"]
    read = {seat: scene_of(state, seat)["passages"][0]["paragraphs"] for seat in (0, 1, None)}
    assert read == {0: ["All. Held."], 1: ["All. Not held."], None: ["All. Not held."]}


@rule("G11.2")
def test_others_read_the_same_whatever_lies_in_a_closed_hand() -> None:
    looked = 0
    for seed in range(1, 40):
        for position in random_positions(2, seed, 200, mode="competitive"):
            scene = position.state.telling
            if scene is None or not position.state.players[scene.seat].hand.cards:
                continue
            other = 1 - scene.seat
            imagined = position.imagine(other, Chance(bytes([seed]) * 32))
            assert render(imagined, other).html == render(position, other).html
            assert not render(position, other).lit() or (position.ask is not None and position.ask.seat == other)
            looked += 1
        if looked > 10:  # whether a game comes to this depends on the book
            return
    raise AssertionError("nobody ever held a closed quest in a scene")


def test_a_scene_takes_little_room_in_a_packed_state() -> None:
    longest = 0
    for position in random_positions(2, 5, 300):
        if position.state.telling is not None:
            longest = max(longest, sum(len(line) for line in position.state.telling.told))
    assert 0 < longest < 1_500


# --- options ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", languages())
def test_every_option_of_the_book_can_be_shown(language: str) -> None:
    position = GAME.new(1, seed=1, options={"month": "1"})
    play(position, "h1")
    while prompt(position) != "travel":
        play(position, words(position)[0] if prompt(position) == "start-place" else "stop")
    state = position.state
    shown = 0
    for scene in state.land.book.scenes.values():
        for block in scene.blocks:
            if not block.options:
                continue
            at_block(state, scene.id, block.name)
            pane = render(position, 0, language)
            ids = [element["id"] for element in pane.elements if "id" in element]
            assert [key for key in ids if key.startswith("choice-o") and key != "choice-odds"] == [
                f"choice-o{number + 1}" for number in range(len(block.options))
            ]
            for option in block.options:
                title = passages.title_of(state, telling(state), option.title, 0).replace("_", "")
                assert title in unescape(re.sub(r"</?em>", "", pane.html))
            shown += len(block.options)
    assert shown > 300


@rule("G7.7")
def test_what_an_option_leads_to_is_not_shown_before_it_is_resolved() -> None:
    state = month(1)
    at_block(state, "tiny.talk", "start")
    view = begin(state).game.view(state, 0)
    assert {key for option in view["scene"]["options"] for key in option} == {
        "word", "title", "open", "reason", "tags", "givers",
    }  # fmt: skip
    telling(state).told += ["option 1", "successes 0 2"]
    assert scene_of(state, 0)["passages"][0]["rows"] == []
    telling(state).told += ["outcome 1"]
    assert scene_of(state, 0)["passages"][0]["rows"]


# --- odds -------------------------------------------------------------------------------------------------------------

ROLLS = 4_000


@rule("G8.3", "G8.4", "G8.5", "G8.10")
@pytest.mark.parametrize("pool", ["", "might", "might might", "might might survival", "survival thievery knowledge"])
def test_odds_agree_with_the_dice_of_the_engine(pool: str) -> None:
    state = month(1)
    dice = [SKILLS.index(skill) for skill in pool.split()]
    dice += [NOBODY] * (5 - len(dice))
    totals = []
    for _ in range(ROLLS):
        state.check = Check(0, "force", "medium", dice=list(dice))
        roll_all(state, state.players[0], "rolls")
        totals.append(successes(state))
    for least in range(1, 5):
        expected = odds.reach(state.land, tuple(dice), 0, least)
        found = sum(total >= least for total in totals) / ROLLS
        assert abs(found - expected) <= 3 * sqrt(expected * (1 - expected) / ROLLS) + 1e-9


@rule("G8.6")
def test_who_falls_short_rolls_again_once() -> None:
    state = month(1)
    pool, least, reached = (0, NOBODY, NOBODY), 2, 0
    for _ in range(ROLLS):
        state.check = Check(0, "force", "medium", dice=list(pool))
        roll_all(state, state.players[0], "rolls")
        if successes(state) < least:
            roll_all(state, state.players[0], "rerolls")
        reached += successes(state) >= least
    expected = odds.odds(state.land, pool, 0, least)
    assert expected.once < expected.twice
    assert abs(reached / ROLLS - expected.twice) <= 3 * sqrt(expected.twice * (1 - expected.twice) / ROLLS)


@rule("G8.4", "G8.13")
def test_the_best_pool_swaps_as_much_as_is_allowed() -> None:
    land = month(1).land
    marks = dict(zip(SKILLS, (3, 1, 2, 2, 2, 1), strict=True))
    might, survival, thievery = (SKILLS.index(skill) for skill in ("might", "survival", "thievery"))
    best = odds.best_pool(land, might, 5, marks, no_tested=False, least=2)
    assert sorted(best) == sorted([might, might, survival, thievery, NOBODY])
    assert might not in odds.best_pool(land, might, 5, marks, no_tested=True, least=2)
    assert odds.best_pool(land, might, 1, marks, no_tested=False, least=1) != (NOBODY,)
    assert odds.odds(land, best, might, 1, bonus=1).once == 1.0


def test_what_can_happen_is_never_shown_as_impossible() -> None:
    assert [percent(share) for share in (0.0, 0.001, 0.5, 0.9999, 1.0)] == [0, 1, 50, 99, 100]


# --- dice and bargains ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "seed", "options"),
    [
        (1, 1, {}),
        (2, 2, {"mode": "coop"}),
        (3, 3, {"mode": "competitive"}),
        (2, 4, {"mode": "coop", "book": BOOK}),
        (3, 5, {"mode": "competitive", "book": BOOK}),
    ],
)
def test_every_answer_is_in_the_pane_and_nothing_else_is_lit(seats: int, seed: int, options: dict[str, str]) -> None:
    met: set[str] = set()
    for count, position in enumerate(random_positions(seats, seed, 350, **options)):
        asked = position.ask
        assert asked is not None
        legal = set(words(position))
        pane = render(position, asked.seat, languages()[count % 2])
        assert pane.lit() <= legal
        if asked.prompt not in ELSEWHERE:
            assert pane.lit() == legal, asked.prompt
        if seats > 1:
            assert render(position, (asked.seat + 1) % seats).lit() == set()
        if count % 5 == 0:
            assert render(position, None).lit() == set()
        met.add(asked.prompt)
    assert met >= {"travel", "story", "option", "scene-end", "check-pool", "check-reroll"}


@rule("G8.9", "G8.10")
@pytest.mark.parametrize("seed", [6, 7, 8])
def test_the_reasons_for_the_successes_add_up(seed: int) -> None:
    explained = 0
    for position in random_positions(1, seed, 600, book=BOOK):
        found = dice_tray.tray(seen(position, 0))
        if found is not None and found.rolled:
            assert sum(line.amount for line in found.lines) == found.total
            explained += 1
    assert explained


def test_a_market_shows_what_is_too_dear_as_well() -> None:
    met = 0
    for seed in range(8):
        for position in random_positions(1, seed, 400, book=BOOK):
            if prompt(position) != "market":
                continue
            found = bargain(seen(position, 0))
            assert found is not None
            assert [pick.price for pick in found.picks] == [goods["price"] for goods in position.view(0)["market"]]
            assert found.gold == player(position).gold
            for pick in found.picks:
                assert pick.price is not None
                assert pick.piece.lit == (pick.price <= player(position).gold)
            met += 1
    assert met


@rule("G6.2")
def test_a_trade_shows_both_sides_to_both() -> None:
    state = month(2)
    give(state, 0, "lamp")
    position = begin(state)
    play(position, "trade", "give", "give", word("lamp"))
    mine = bargain(seen(position, 0))
    assert mine is not None
    assert [(side.seat, side.puts) for side in mine.sides] == [(0, 2), (1, 0)]
    assert mine.sides[0].items[0].chosen
    handful = mine.sides[0].handful.send.split()
    assert handful == ["give"] * len(handful)
    render(position, 0)
    play(position, *handful, "offer")
    theirs = bargain(seen(position, 1))
    assert theirs is not None
    assert [side.seat for side in theirs.sides] == [1, 0]
    assert render(position, 1, "ru").lit() == {"yes", "no"}


def test_every_question_of_a_check_has_its_place_in_the_tray() -> None:
    for position in random_positions(1, 9, 400):
        if prompt(position) in IN_TRAY:
            assert reading.reading(seen(position, 0))["tray"] is not None


def test_what_was_read_since_the_last_choice_is_fresh() -> None:
    """Blocks may follow each other without a choice; while its dice roll, the block of the choice stays fresh."""
    state = month(1)
    at_block(state, "tiny.talk", "start")
    told = telling(state).told
    fresh = []
    for more in ([], ["option 2"], ["outcome 2", "block tiny.talk/fine"], ["block tiny.talk/gift"]):
        told += more
        scene = reading.reading(Seen(GAME.view(state, 0), texts("en", begin(month(1))), 0, frozenset()))["scene"]
        fresh.append([(passage.fresh, passage.first) for passage in scene.passages])
    new, old, more_new = (True, True), (False, False), (True, False)
    assert fresh == [[new], [new], [old, new], [old, new, more_new]]
