"""The steady bot: clearly stronger than the calm one, the same for a seed, blind to what its seat cannot know."""

from __future__ import annotations

import random
from typing import Any

import pytest

from langbord import bots, games
from langbord.bots.steady import Steady, plan_of, value_of
from langbord.engine.chance import Chance
from langbord.engine.position import Position
from langbord.games.nusfjord.bots.evaluation import value
from langbord.games.nusfjord.bots.worth import workers_left
from skerry.rules.game import SKERRY

NUSFJORD = games.load("nusfjord")
DECKS = ("herring", "mackerel", "cod")


def play(names: list[str], seed: int) -> Position[Any]:
    rng = random.Random(seed)
    position = NUSFJORD.new(len(names), seed=seed, options={"deck": DECKS[seed % 3]}, log=False)
    players = bots.line_up(names, len(names))
    while position.ask is not None:
        position.play(bots.answer(players[position.ask.seat], position, rng))
    return position


@pytest.mark.parametrize(
    ("seats", "played", "least"),
    [(2, 20, 15), pytest.param(2, 40, 30, marks=pytest.mark.soak), (3, 20, 15)],
)
def test_steady_beats_calm(seats: int, played: int, least: int) -> None:
    wins = 0
    for seed in range(played):
        names = ["calm"] * seats
        names[seed % seats] = "steady"
        wins += play(names, seed).winners() == [seed % seats]
    assert wins >= least


def test_the_same_seed_gives_the_same_game() -> None:
    assert play(["steady", "calm"], 3).words() == play(["steady", "calm"], 3).words()


def test_steady_knows_nothing_that_its_seat_does_not() -> None:
    """The same choice in every world that its seat cannot tell from the real one."""
    rng = random.Random(5)
    position = NUSFJORD.new(2, seed=5, log=False)
    for _ in range(60):
        if position.ask is None:
            break
        seat = position.ask.seat
        luck = rng.random()
        worlds = [position, *(position.imagine(seat, Chance(rng.randbytes(32))) for _ in range(2))]
        chosen = {Steady().choose(world, seat, random.Random(luck)) for world in worlds}
        assert len(chosen) == 1
        position.play(chosen.pop())


def test_steady_plays_alone_and_in_a_campaign() -> None:
    position = NUSFJORD.new(1, seed=2, options={"campaign": "on"}, log=False)
    rng = random.Random(2)
    while position.ask is not None:
        position.play(bots.answer(Steady(), position, rng))
    assert position.scores()[0] > 40


def test_without_a_judgement_of_the_game_the_score_counts() -> None:
    assert value_of("skerry") is None
    assert plan_of("skerry") is None
    position = SKERRY.new(2, seed=1)
    while position.ask is not None:
        position.play(bots.answer(Steady(), position, random.Random(1)))
    assert len(position.scores()) == 2


def test_workers_left_in_the_whole_game() -> None:
    position = NUSFJORD.new(2, seed=1, options={"start": "0"}, log=False)
    first, second = position.state.players
    assert (workers_left(position.state, first), workers_left(position.state, second)) == (21, 21)
    position.play("gold")
    assert (workers_left(position.state, first), workers_left(position.state, second)) == (20, 21)


def test_at_the_end_only_points_have_a_worth() -> None:
    position = play(["calm", "calm"], 1)
    ahead = max(range(2), key=lambda seat: position.scores()[seat])
    assert value(position.state, ahead) > value(position.state, 1 - ahead)
