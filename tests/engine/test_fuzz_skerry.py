"""The tiny game passes the whole fuzz, and the fuzz catches a game that leaks."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import pytest

from langbord.lab.selfplay.invariant_checker import Checker, Violation
from skerry.rules.game import SKERRY, Skerry, State


def play_checked(game: Skerry, seats: int, seed: int, hold: bool) -> Checker:
    chance = random.Random(seed)
    position = game.new(seats, seed=seed, hold=hold)
    checker = Checker(chance)
    decisions = 0
    checker.check(position)
    while position.ask:
        position.play(chance.choice(position.ask.moves))
        checker.check(position)
        if position.held is not None:
            if chance.random() < 0.3:
                position.undo(1 + chance.randrange(position.draft))
            else:
                position.settle()
        decisions += 1
        assert decisions < 2000
    return checker


@pytest.mark.parametrize("seats", [1, 2, 3])
@pytest.mark.parametrize("hold", [False, True])
def test_the_tiny_game_passes_the_whole_fuzz(seats: int, hold: bool) -> None:
    seen: set[tuple[int, int]] = set()
    changed: set[tuple[int, int]] = set()
    for seed in range(8):
        checker = play_checked(SKERRY, seats, seed, hold)
        seen |= checker.zones_seen
        changed |= checker.zones_changed
    assert seen
    assert seen == changed


class LeakingView(Skerry):
    def view(self, state: State, seat: int | None) -> Mapping[str, Any]:
        return {**super().view(state, seat), "next": state.pile.cards[-1:]}


class ForgetfulView(Skerry):
    """Shows a rival's hand to the next seat."""

    def view(self, state: State, seat: int | None) -> Mapping[str, Any]:
        rival = state.boats[((seat or 0) + 1) % len(state.boats)]
        return {**super().view(state, seat), "rival": rival.hand.cards[:]}


class LosesCards(Skerry):
    def faults(self, state: State) -> list[str]:
        return [] if state.turn < 3 else ["a card is lost"]


@pytest.mark.parametrize("game", [LeakingView(), ForgetfulView(), LosesCards()])
def test_the_fuzz_catches_a_game_that_cheats(game: Skerry) -> None:
    def play_many() -> None:
        for seed in range(20):
            play_checked(game, 3, seed, hold=False)

    with pytest.raises(Violation):
        play_many()
