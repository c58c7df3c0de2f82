"""Hints: playable, told in the game's words, and blind to what the seat cannot know."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from langbord import bots, games
from langbord.bots.hint_words import rows, told
from langbord.bots.hints import LINES, LISTED, MOST, from_json, hints, study, study_from_json
from langbord.bots.judge import judge_of, knowledge_of
from langbord.bots.search import Budget
from langbord.engine.chance import Chance
from langbord.engine.position import Position
from langbord.locales import languages
from langbord.text import Texts, decimal

pytestmark = pytest.mark.compiled

BUDGET = Budget(iterations=60)
TABLES = [("nusfjord", 1), ("nusfjord", 3), ("reykholt", 1), ("reykholt", 2), ("keyharvest", 3), ("galzyr", 2)]


def decisions(game: str, seats: int, every: int, most: int = 14) -> Iterator[Position[Any]]:
    """Positions of a game of calm bots at which there is a choice."""
    rng = random.Random(seats)
    position = games.load(game).new(seats, seed=seats)
    calm = bots.load("calm")
    number = 0
    while position.ask is not None and number < most * every:
        if len(position.ask.moves) > 1:
            number += 1
            if number % every == 0:
                yield position
        position.play(bots.answer(calm, position, rng))


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_hint_knows_nothing_that_its_seat_does_not(game: str, seats: int) -> None:
    """The same hints in every world that the seat cannot tell from the real one."""
    rng = random.Random(7)
    for position in decisions(game, seats, every=9, most=6):
        assert position.ask is not None
        seat = position.ask.seat
        others = [position.imagine(seat, Chance(rng.randbytes(32))) for _ in range(2)]
        found = [hints(world, seat, 3, BUDGET) for world in (position, *others)]
        assert found[0] == found[1] == found[2]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_hint_can_be_played_and_taken_back_up_to_its_last_word(game: str, seats: int) -> None:
    for position in decisions(game, seats, every=5):
        assert position.ask is not None
        found = hints(position, position.ask.seat, 1, BUDGET)
        assert len(found) <= MOST
        assert len({hint.words[0] for hint in found}) == len(found)
        for hint in found:
            twin = position.copy()
            before = twin.barrier
            for word in hint.words:
                assert twin.barrier == before, hint.words  # nothing was revealed by the words before
                twin.play(word)


@pytest.mark.parametrize("game", ["nusfjord", "reykholt", "keyharvest"])
def test_what_a_hint_changes_at_once_is_what_happens(game: str) -> None:
    facts = knowledge_of(game).hint_facts
    assert facts is not None
    told_of = 0
    for position in decisions(game, 2, every=4):
        assert position.ask is not None
        seat = position.ask.seat
        for hint in hints(position, seat, 1, BUDGET):
            twin = position.copy()
            before = facts(twin.state, seat)
            for word in hint.words:
                twin.play(word)
            after = facts(twin.state, seat)
            for key, change in hint.at_once.items():
                assert change == (before[key], after[key])
                told_of += 1
    assert told_of > 10


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_hints_are_told_in_both_languages(game: str, seats: int) -> None:
    for position in decisions(game, seats, every=3, most=12):
        assert position.ask is not None
        found = hints(position, position.ask.seat, 1, BUDGET)
        for language in languages():
            texts = Texts(language, position.game, position.options, ["Ann", "Bo", "Cy"][:seats])
            lines = [told(hint, position, texts) for hint in found]
            assert texts.problems == []
            for line, hint in zip(lines, found, strict=True):
                assert line.words.split()[0] == line.word
                assert len([line.label, *line.then]) == len(hint.words)
                assert len(hint.in_the_end) <= LINES
                assert bool(line.win) == (seats > 1 and game != "galzyr")
                assert bool(line.score) == (game != "galzyr")


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_list_of_all_moves_holds_every_legal_one(game: str, seats: int) -> None:
    """Each with its worth and how sure that is, best first, in both languages; none alone or where a planner thinks."""
    for position in decisions(game, seats, every=5, most=10):
        ask = position.ask
        assert ask is not None
        found = study(position, ask.seat, 1, BUDGET)
        assert study_from_json(json.loads(json.dumps(found.as_json()))).all == found.all
        assert [hint.words[0] for hint in found.best] == [
            hint.words[0] for hint in hints(position, ask.seat, 1, BUDGET)
        ]
        if seats == 1 or game == "galzyr" or found.best[0].alone:
            assert found.all == []
            continue
        words = position.game.vocabulary.words
        assert sorted(each.word for each in found.all) == sorted(words[move] for move in ask.moves)
        assert all(each.worlds >= LISTED and 0 <= each.within < 0.5 for each in found.all)
        shares = [each.win for each in found.all]
        assert shares == sorted(shares, reverse=True)
        for language in languages():
            texts = Texts(language, position.game, position.options, ["Ann", "Bo", "Cy"][:seats])
            assert all(row.label and row.within >= 1 for row in rows(found.all, position, texts))
            assert texts.problems == []


def test_every_fact_and_every_line_of_the_score_has_its_words() -> None:
    for game in ("nusfjord", "reykholt", "keyharvest"):
        position = games.load(game).new(2, seed=1)
        known = knowledge_of(game)
        assert known.hint_facts is not None
        assert known.parts is not None
        facts = known.hint_facts(position.state, 0)
        parts = known.parts(position.state, 0)
        for language in languages():
            texts = Texts(language, position.game, position.options)
            for key in facts:
                texts.say(f"fact-{key}", by="+1", number=1, before=1, after=2)
            for key in parts:
                texts.say(f"hint-part-{key}")
            assert texts.problems == []


def test_the_planner_says_where_it_would_go_and_why() -> None:
    seen: set[str] = set()
    for position in decisions("galzyr", 1, every=1, most=120):
        assert position.ask is not None
        for hint in hints(position, 0, 1, BUDGET):
            assert hint.win is None
            assert hint.told
            seen |= {key for key, _ in hint.told}
    assert {"hint-way", "hint-odds"} <= seen
    assert seen & {"hint-quest", "hint-new"}


def test_an_answer_without_alternative_is_told_as_such() -> None:
    position = games.load("reykholt").new(2, seed=2)
    rng = random.Random(1)
    sensible = knowledge_of("reykholt").sensible
    assert sensible is not None
    while position.ask is not None:
        ask = position.ask
        if len(ask.moves) > 1 and len(sensible(position.state, ask.seat, ask.prompt, ask.moves)) == 1:
            (hint,) = hints(position, ask.seat, 1, BUDGET)
            assert hint.alone
            texts = Texts("en", position.game, position.options)
            assert "Nothing else makes sense here." in told(hint, position, texts).reasons
            return
        position.play(rng.choice(ask.moves))
    raise AssertionError("no such question came up")


def test_a_hint_comes_back_from_another_process_as_it_was() -> None:
    for position in decisions("nusfjord", 2, every=6, most=2):
        assert position.ask is not None
        for hint in hints(position, position.ask.seat, 1, BUDGET):
            assert from_json(json.loads(json.dumps(hint.as_json()))) == hint


def played_on(position: Position[Any], seed: int) -> list[int]:
    """The scores if steady bots play a position to its end."""
    rng, steady, twin = random.Random(seed), bots.load("steady"), position.copy(log=False)
    while twin.ask is not None:
        twin.play(bots.answer(steady, twin, rng))
    return twin.scores()


@pytest.mark.parametrize(
    ("game", "seats"),
    [("nusfjord", 3), ("reykholt", 3), ("keyharvest", 2), pytest.param("keyharvest", 3, marks=pytest.mark.soak)],
)
def test_near_the_end_no_more_is_promised_than_can_be_reached(game: str, seats: int) -> None:
    """The scores that hints tell in the last questions of a game are about those that come of it."""
    rng, steady = random.Random(seats), bots.load("steady")
    position = games.load(game).new(seats, seed=seats)
    while position.ask is not None:
        position.play(bots.answer(steady, position, rng))
    words = position.record()["words"]
    for seat in range(seats):
        parts = judge_of(position.game).parts(position.state, seat)
        assert sum(parts.values()) == position.scores()[seat]  # when it is over nothing is still to come
    twin = games.load(game).new(seats, seed=seats)
    looked_at = 0
    for number, word in enumerate(words):
        assert twin.ask is not None
        seat = twin.ask.seat
        if number > 0.94 * len(words) and len(twin.ask.moves) > 1:
            found = hints(twin, seat, 1, BUDGET)
            real = [played_on(twin, seed)[seat] for seed in range(4)]
            assert all(abs(hint.score - sum(real) / 4) < 5 for hint in found[:1] if hint.score is not None)
            looked_at += 1
        twin.play(word)
    assert looked_at


def test_numbers_are_written_as_people_write_them() -> None:
    assert [decimal(number, "en") for number in (2.0, 2.14, -0.4, 0.0)] == ["2", "2.1", "−0.4", "0"]
    assert [decimal(number, "ru") for number in (2.0, 2.14, -0.4)] == ["2", "2,1", "−0,4"]
