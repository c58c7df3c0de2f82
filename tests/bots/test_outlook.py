"""What the games tell the search: shares of the win, and what a score is made of."""

from __future__ import annotations

import random
from typing import Any

import pytest

from langbord import games
from langbord.bots.judge import judge_of
from langbord.engine.position import Position
from langbord.engine.win_share import shares
from langbord.games.nusfjord.bots.worth import hope
from langbord.games.reykholt.bots import evaluation as reykholt

SEARCHED = [("nusfjord", 1), ("nusfjord", 2), ("nusfjord", 5), ("reykholt", 1), ("reykholt", 4), ("keyharvest", 3)]


@pytest.mark.parametrize(("game", "seats"), SEARCHED)
def test_outlooks_are_shares_and_parts_are_whole(game: str, seats: int) -> None:
    position: Position[Any] = games.load(game).new(seats, seed=3, log=False, keep=False)
    judge = judge_of(position.game)
    rng = random.Random(3)
    while position.ask is not None:
        outlook = judge.outlook(position.state)
        assert len(outlook) == seats
        assert all(0.0 <= share <= 1.0 for share in outlook)
        if seats > 1:
            assert sum(outlook) == pytest.approx(1.0)
        assert all(judge.parts(position.state, seat) for seat in range(seats))
        position.play(rng.choice(position.ask.moves))
    result = judge.result(position.state)
    assert [seat for seat, share in enumerate(result) if share] == position.winners()
    worths = judge.ended(position.state)
    assert worths == result if seats < 3 else sum(worths) == pytest.approx(1.0)
    for seat, place in enumerate(position.places()):
        assert all(worths[seat] > worths[other] for other, behind in enumerate(position.places()) if behind > place)


def test_more_points_are_a_greater_share() -> None:
    even, ahead = shares([10.0, 10.0, 10.0], 5.0), shares([15.0, 10.0, 10.0], 5.0)
    assert even == pytest.approx([1 / 3] * 3)
    assert ahead[0] > even[0]
    assert ahead[1] == ahead[2] < even[1]


def test_in_nusfjord_a_worker_to_come_counts() -> None:
    """Otherwise whoever has just had a turn would look best off, whatever the turn was."""
    position = games.load("nusfjord").new(2, seed=1, options={"start": "0"}, log=False)
    first, second = position.state.players
    assert hope(position.state, first) == pytest.approx(hope(position.state, second))
    position.play("pass")
    assert hope(position.state, first) < hope(position.state, second)


def test_in_reykholt_a_turn_of_tourism_that_has_begun_is_still_to_come() -> None:
    position = games.load("reykholt").new(2, seed=1, log=False, keep=False)
    rng = random.Random(1)
    met = 0
    while position.ask is not None:
        state, ask = position.state, position.ask
        if ask.prompt == "tourism" and not state.players[ask.seat].bonus:
            met += 1
            assert reykholt._tourism_left(state, state.players[ask.seat]) == state.rounds - state.round + 1
        position.play(rng.choice(ask.moves))
    assert met >= 7
