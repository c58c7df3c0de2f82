"""Random play in the book of the house: each card in one zone at every decision, saves that can be taken up at every
decision, and no world that comes to a standstill."""

from __future__ import annotations

import random

import pytest

from langbord.games.galzyr.rules.game import GAME
from langbord.games.galzyr.rules.moves import GO_ON
from langbord.lab.selfplay.invariant_checker import Checker
from tests.rules import rule

pytestmark = [pytest.mark.compiled, pytest.mark.fuzz]

LONGEST_MONTH = 3_000


@rule("G2.6")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_card_is_in_one_zone_at_every_decision(seats: int) -> None:
    chance = random.Random(seats)
    options = {"mode": "competitive" if seats % 2 == 0 else "coop"}
    position = GAME.new(seats, seed=seats, options=options, log=False, keep=False)
    decisions = 0
    while position.ask is not None and position.state.months < 2:
        assert GAME.faults(position.state) == []
        over = position.ask.prompt == "month-over"
        position.play(GO_ON if over else chance.choice(position.ask.moves))
        decisions = 0 if over else decisions + 1
        assert decisions < LONGEST_MONTH
    assert position.state.months == 2


@pytest.mark.parametrize(("seats", "quests", "answers"), [(1, "by-mode", 60), (2, "closed", 40)])
def test_a_world_can_be_saved_and_taken_up_at_every_decision(seats: int, quests: str, answers: int) -> None:
    chance = random.Random(seats)
    position = GAME.new(seats, seed=seats, options={"quests": quests})
    checker = Checker(chance)
    checker.check(position)
    for _ in range(answers):
        assert position.ask is not None
        position.play(chance.choice(position.ask.moves))
        checker.check(position)
    assert checker.zones_seen


@pytest.mark.soak
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_many_months_of_the_house_pass_every_check(seats: int) -> None:
    chance = random.Random(seats)
    position = GAME.new(seats, seed=seats, options={"mode": "competitive" if seats == 3 else "coop"})
    checker = Checker(chance, share=0.3)
    for _ in range(1_500):
        if position.ask is None:
            break
        over = position.ask.prompt == "month-over"
        position.play(GO_ON if over else chance.choice(position.ask.moves))
        checker.check(position)
