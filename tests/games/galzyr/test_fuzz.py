"""Random play over chained months in the tiny world, with all checks at every decision: each card in one zone, copies,
saves and undo, nothing hidden shown."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from langbord.games.galzyr.rules.game import GAME
from langbord.games.galzyr.rules.moves import GO_ON
from langbord.lab.selfplay.invariant_checker import Checker
from tests.games.galzyr.table import BOOK
from tests.rules import rule

pytestmark = [pytest.mark.compiled, pytest.mark.fuzz]

#: No random month in the tiny world was ever longer.
LONGEST_MONTH = 2_000


def play_checked(seats: int, seed: int, answers: int, **options: str) -> Checker:
    """A random game that goes on from month to month; with an odd seed some finished turns are taken back."""
    chance = random.Random(f"{seats} {seed} {options}")
    position = GAME.new(seats, seed=seed, options={"book": BOOK, **options}, hold=seed % 2 == 1)
    checker = Checker(chance)
    checker.check(position)
    while position.ask and answers:
        over = position.ask.prompt == "month-over"
        position.play(GO_ON if over else chance.choice(position.ask.moves))
        checker.check(position)
        if position.held is not None:
            if chance.random() < 0.1:
                position.undo(1 + chance.randrange(position.draft))
            else:
                position.settle()
        answers -= 1
    return checker


@rule("G2.6", "G11.2")
@pytest.mark.parametrize(
    ("seats", "mode", "quests", "answers"),
    [
        (1, "coop", "by-mode", 80),
        (2, "competitive", "by-mode", 120),
        (3, "coop", "closed", 50),
        (4, "competitive", "open", 40),
    ],
)
def test_random_months_pass_every_check(seats: int, mode: str, quests: str, answers: int) -> None:
    seen: set[tuple[int, int]] = set()
    changed: set[tuple[int, int]] = set()
    for seed in range(2):
        checker = play_checked(seats, seed, answers, mode=mode, quests=quests)
        seen |= checker.zones_seen
        changed |= checker.zones_changed
    assert seen == changed
    assert {zone for _, zone in seen} == {0, 1}


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_random_worlds_never_come_to_a_dead_end(seats: int) -> None:
    prompts: Counter[str] = Counter()
    for seed in range(3):
        chance = random.Random(seed)
        options = {"book": BOOK, "mode": "competitive" if seats > 1 and seed else "coop"}
        position = GAME.new(seats, seed=seed, options=options, log=False, keep=False)
        answers = 0
        while position.ask and position.state.months < 6:
            prompts[position.ask.prompt] += 1
            over = position.ask.prompt == "month-over"
            position.play(GO_ON if over else chance.choice(position.ask.moves))
            answers = 0 if over else answers + 1
            assert answers < LONGEST_MONTH
            assert GAME.faults(position.state) == []
        assert position.state.months == 6
    assert prompts["month-over"] == 15


@pytest.mark.soak
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_many_random_months_pass_every_check(seats: int) -> None:
    for seed in range(10, 16):
        play_checked(seats, seed, 1_000, mode="competitive" if seats > 1 and seed % 3 else "coop")
