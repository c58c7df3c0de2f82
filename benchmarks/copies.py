"""How long copy and imagine take: what a search bot pays before it can try anything."""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable, Iterator
from typing import Any

from benchmarks.engines import seats_of
from langbord import games
from langbord.engine.chance import Chance
from langbord.engine.position import Position

SAMPLE_GAMES = 20  # to find the longest turn
MOST = 1000  # decisions of a game that are looked at


def copies(name: str, seconds: float) -> dict[str, float]:
    """Microseconds, in the middle of a game and in the longest turn found: there most answers are given again."""
    middle, longest = _middle(name), _longest(name)
    chance = Chance(bytes(32))
    return {
        "copy(), middle of a game": microseconds(middle.copy, seconds),
        "imagine(), middle of a game": microseconds(lambda: middle.imagine(0, chance), seconds),
        "imagine(keep=False), middle of a game": microseconds(lambda: middle.imagine(0, chance, keep=False), seconds),
        f"copy(), {_since(longest)} answers into a turn": microseconds(longest.copy, seconds),
    }


def microseconds(action: Callable[[], object], seconds: float) -> float:
    """The median time of an action."""
    times: list[float] = []
    end = time.process_time() + seconds
    while not times or time.process_time() < end:
        began = time.process_time()
        for _ in range(100):
            action()
        times.append((time.process_time() - began) * 1e6 / 100)
    return statistics.median(times)


def _random_games(name: str, count: int) -> Iterator[Position[Any]]:
    """The positions of some random games."""
    for seed in range(count):
        rng = random.Random(seed)
        position = games.load(name).new(seats_of(name), seed=seed, log=False)
        for _ in range(MOST):
            if position.ask is None:
                break
            yield position
            position.play(rng.choice(position.ask.moves))


def _middle(name: str) -> Position[Any]:
    game = [position.copy() for position in _random_games(name, 1)]
    return game[len(game) // 2]


def _longest(name: str) -> Position[Any]:
    """The position at which a copy has the most answers to give again."""
    found: list[Position[Any]] = []
    for position in _random_games(name, SAMPLE_GAMES):
        if not found or _since(position) > _since(found[0]):
            found = [position.copy()]
    return found[0]


def _since(position: Position[Any]) -> int:
    """Answers since the state that a copy starts from."""
    return len(position.asked()) - position.base_answers
