"""Random play for every number of seats, every set and every scenario, with all checks at every decision."""

from __future__ import annotations

import random

import pytest

from langbord.games.reykholt.rules.game import GAME, Reykholt
from langbord.lab.selfplay.invariant_checker import Checker

pytestmark = [pytest.mark.compiled, pytest.mark.fuzz]

#: No game of random moves was ever longer: any-time cards work once a round, so they end.
LONGEST = 900
SETS = [(seats, letter) for seats in (1, 2, 3, 4) for letter in "ABCDE" if letter != "E" or seats < 3]
EVERY_OTHER = 5  # all checks at each fifth decision; the cheap one, that no piece is lost, at each


def play_checked(game: Reykholt, seats: int, seed: int, hold: bool, **options: str) -> Checker:
    """One random game; with `hold`, some finished turns are taken back before they are settled."""
    chance = random.Random(f"{seats} {seed} {options}")
    position = game.new(seats, seed=seed, options=options, hold=hold)
    checker = Checker(chance)
    checker.check(position)
    answers = 0
    while position.ask:
        position.play(chance.choice(position.ask.moves))
        if chance.randrange(EVERY_OTHER):
            checker.pieces(position)
        else:
            checker.check(position)
        if position.held is not None:
            if chance.random() < 0.1:
                position.undo(1 + chance.randrange(position.draft))
            else:
                position.settle()
        answers += 1
        assert answers < LONGEST
    checker.check(position)
    assert len(position.scores()) == seats
    return checker


@pytest.mark.parametrize(("seats", "letter"), SETS)
def test_random_games_of_every_set_pass_every_check(seats: int, letter: str) -> None:
    for seed, story in ((1, "off"), (2, "on")):
        play_checked(GAME, seats, seed, seed == 1, set=letter, story=story)


@pytest.mark.parametrize("scenario", "12345")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_random_games_of_every_scenario_pass_every_check(seats: int, scenario: str) -> None:
    letter = "ABCD"[int(scenario) % 4]
    play_checked(GAME, seats, int(scenario), seats % 2 == 1, set=letter, story="on", scenario=scenario)


def test_random_games_of_the_solo_variant_pass_every_check() -> None:
    for seed in range(3):
        play_checked(GAME, 1, seed, seed == 1, variant="on")


def test_what_is_hidden_is_dealt_anew() -> None:
    seen: set[tuple[int, int]] = set()
    changed: set[tuple[int, int]] = set()
    for seed in range(3):
        checker = play_checked(GAME, 2, seed, False, scenario="1")
        seen |= checker.zones_seen
        changed |= checker.zones_changed
    assert seen == changed
    assert seen == {(seat, pile) for seat in (0, 1) for pile in (0, 1)}  # random greenhouses and events
