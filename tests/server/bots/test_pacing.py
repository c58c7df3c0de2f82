"""How long one waits for bots: a pause for each change that is seen, none for what is not, and an end to it all."""

from __future__ import annotations

import random
from statistics import median

import pytest

from langbord import bots, games
from langbord.engine.record import open_at_origin
from langbord.server.bots import runner
from langbord.server.bots.pacing import MOST, Pacing, slowest

PAUSE = 0.8  # seconds, as the house has it
LINE_UPS = [
    (name, seats) for name in games.names() if games.plugin(name).web is not None for seats in games.meta(name).seats
]


def waits(game: str, seats: int, turns: int) -> list[float]:
    """The pauses before each own turn of the first seat, in seconds, against calm bots."""
    loaded = games.load(game)
    options = loaded.meta.complete(seats, {})
    position = open_at_origin(loaded, seats, options, {"key": f"{seats:02x}" * 32}, loaded.meta.rules, hold=True)
    calm, rng, pacing = bots.load("calm"), random.Random(seats), Pacing()
    found: list[float] = []
    waited = 0.0
    while (ask := position.ask) is not None and len(found) < turns:
        before, mine = runner._public(position), ask.seat == 0
        if not mine:
            waited += PAUSE * pacing.pauses("t")
        position.play(loaded.vocabulary.word(bots.answer(calm, position, rng)))
        if position.held is not None:
            position.settle()
        if position.ask is not None and position.ask.seat == 0:
            if not mine:
                found.append(waited)
                waited = 0.0
            pacing.person_asked("t")
        elif not mine:
            pacing.answered("t", shown=runner._public(position) != before)
    return found


def check(game: str, seats: int, turns: int) -> None:
    found = waits(game, seats, turns)
    assert found
    print(f"{game}, {seats} seats: {median(found):.1f} s, at most {max(found):.1f}")
    assert median(found) <= 5.0
    assert max(found) <= MOST * PAUSE + 1e-6


@pytest.mark.parametrize(("game", "seats"), [(game, seats) for game, seats in LINE_UPS if seats == 3])
def test_own_turns_come_soon(game: str, seats: int) -> None:
    check(game, seats, 8)


@pytest.mark.soak
@pytest.mark.parametrize(("game", "seats"), [(game, seats) for game, seats in LINE_UPS if seats > 1])
def test_own_turns_come_soon_in_every_line_up(game: str, seats: int) -> None:
    check(game, seats, 30)


def test_what_nobody_sees_costs_no_pause_and_the_slowest_decides() -> None:
    pacing = Pacing()
    assert pacing.pauses("t") == 1.0
    pacing.answered("t", shown=False)
    assert pacing.pauses("t") == 0.0
    pacing.answered("t", shown=True)
    assert pacing.pauses("t") == 1.0
    pacing.wish("t", slowest(["instant", "slow"]))
    assert pacing.pauses("t") == 2.0
    pacing.wish("t", slowest(["instant"]))
    assert pacing.pauses("t") == 0.0
    assert slowest([]) == 1.0
