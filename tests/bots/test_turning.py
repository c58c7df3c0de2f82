"""Turning points: the same however the work is cut up, with the plain blunders among them."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from langbord import bots, games
from langbord.bots import turning
from langbord.bots.turning import Study
from langbord.engine.position import Position

pytestmark = pytest.mark.compiled


@pytest.fixture(autouse=True)
def short_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Enough for what is tested here."""
    monkeypatch.setattr(turning, "FIRST_LOOK", 12)
    monkeypatch.setattr(turning, "SECOND_LOOK", 12)
    monkeypatch.setattr(turning, "WEIGHED", 8)


def played(game: str, seats: int, blunders: range = range(0)) -> Position[Any]:
    """A game of steady bots; with the first seat passing in some of its turns."""
    rng = random.Random(2)
    position = games.load(game).new(seats, seed=2)
    steady = bots.load("steady")
    while position.ask is not None:
        word = "pass" if position.ask.seat == 0 and position.turns in blunders else ""
        possible = word and position.game.vocabulary.number(word) in position.ask.moves
        position.play(word if possible else bots.answer(steady, position, rng))
    return position


def studied(record: dict[str, Any], seconds: float) -> Study:
    study = turning.begin()
    shown = 0
    while not study["done"]:
        study = json.loads(json.dumps(turning.go_on(record, study, seconds)))
        assert turning.progress(record, study) >= shown
        shown = turning.progress(record, study)
    assert shown == 100
    return study


def test_the_same_is_found_bit_by_bit_and_at_one_go() -> None:
    record = played("nusfjord", 2).record()
    assert studied(record, 0.05) == studied(record, 1000.0)


def test_chances_add_up_and_end_with_the_result() -> None:
    position = played("nusfjord", 3)
    found = turning.result(studied(position.record(), 1000.0))
    assert not found.alone
    assert len(found.points) > 40
    assert all(sum(point.chances) == pytest.approx(1, abs=0.01) for point in found.points)
    assert [point.at for point in found.points] == sorted({point.at for point in found.points})
    last = found.points[-1]
    assert last.at == len(position.words())
    assert [seat for seat, chance in enumerate(last.chances) if chance] == position.winners()


def test_a_plain_blunder_is_a_turning_point(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever passes with a worker gives it away (N4.5); in the middle of a close game that costs most."""
    monkeypatch.setattr(turning, "FIRST_LOOK", 100)  # as long as they really are
    monkeypatch.setattr(turning, "SECOND_LOOK", 80)
    position = played("nusfjord", 2, blunders=range(14, 24))
    found = turning.result(studied(position.record(), 1000.0))
    words = position.words()
    passed = [number for number, word in enumerate(words) if word == "pass"]
    assert passed
    worst = found.of(0)
    assert any(slip.at in passed and slip.played == ["pass"] and slip.better != ["pass"] for slip in worst)
    assert len(worst) <= turning.MOST_OF_A_SEAT
    assert [slip.cost for slip in found.slips] == sorted((slip.cost for slip in found.slips), reverse=True)
    assert all(slip.cost >= turning.LEAST for slip in found.slips)


def test_what_was_played_and_what_is_better_can_both_be_played() -> None:
    position = played("keyharvest", 2)
    record = position.record()
    found = turning.result(studied(record, 1000.0))
    for slip in found.slips:
        assert record["words"][slip.at : slip.at + len(slip.played)] == slip.played
        before = games.replay(record, slip.at)
        assert before.ask is not None
        assert before.ask.seat == slip.seat
        for word in slip.better:
            before.play(word)


def test_alone_the_expected_score_is_followed() -> None:
    position = played("nusfjord", 1)
    found = turning.result(studied(position.record(), 1000.0))
    assert found.alone
    assert found.points[-1].chances == [float(position.scores()[0])]
    assert all(len(point.chances) == 1 for point in found.points)


def test_a_game_that_broke_off_has_no_end() -> None:
    record = played("reykholt", 2).record()
    cut = games.replay(record, 60).record()
    found = turning.result(studied(cut, 1000.0))
    assert found.points[-1].at < 60


def test_a_story_has_no_turning_points() -> None:
    assert not turning.fits("galzyr")
    assert all(turning.fits(game) for game in ("nusfjord", "reykholt", "keyharvest"))
