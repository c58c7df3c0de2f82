"""Random play for every number of seats, with all checks at every decision."""

from __future__ import annotations

import random

import pytest

from langbord.games.keyharvest.rules.game import GAME, KeyHarvest
from langbord.lab.selfplay.invariant_checker import Checker

pytestmark = [pytest.mark.compiled, pytest.mark.fuzz]

#: No game of random moves was ever longer.
LONGEST = 1_000


def play_checked(game: KeyHarvest, seats: int, seed: int, hold: bool, answers: int, **options: str) -> Checker:
    """The first answers of a random game; with `hold`, some finished turns are taken back before they are settled."""
    chance = random.Random(f"{seats} {seed} {options}")
    position = game.new(seats, seed=seed, options=options, hold=hold)
    checker = Checker(chance)
    checker.check(position)
    while position.ask and answers:
        position.play(chance.choice(position.ask.moves))
        checker.check(position)
        if position.held is not None:
            if chance.random() < 0.1:
                position.undo(1 + chance.randrange(position.draft))
            else:
                position.settle()
        answers -= 1
    return checker


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_pass_every_check(seats: int) -> None:
    seen: set[tuple[int, int]] = set()
    changed: set[tuple[int, int]] = set()
    for seed in range(2):
        checker = play_checked(GAME, seats, seed, seed % 2 == 1, LONGEST)
        seen |= checker.zones_seen
        changed |= checker.zones_changed
    assert seen == changed
    assert {zone for _, zone in seen} == ({0} if seats == 2 else {0, 1})


def test_a_named_start_player_passes_every_check() -> None:
    play_checked(GAME, 3, 1, False, 60, start="chooser")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_end(seats: int) -> None:
    for seed in range(10):
        chance = random.Random(seed)
        position = GAME.new(seats, seed=seed, log=False, keep=False)
        answers = 0
        while position.ask:
            position.play(chance.choice(position.ask.moves))
            answers += 1
            assert answers < LONGEST
        assert position.winners()
        assert GAME.faults(position.state) == []
