"""What a finished game is worth to each seat, for programs that learn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from langbord.engine.errors import OptionError
from langbord.engine.position import Position

#: Points of a score that count as one.
POINTS: Final = 20.0

Reward = Callable[[Position[Any]], list[float]]


def for_winning(position: Position[Any]) -> list[float]:
    """Against others: the share of the victory, less what everybody would get on average, so that all add up to 0.
    Alone or together: 1 for a victory, otherwise 0."""
    seats = position.seats
    winners = position.winners()
    if together(position):
        return [1.0 if seat in winners else 0.0 for seat in range(seats)]
    average = 1.0 / seats
    share = 1.0 / len(winners) if winners else average
    return [share - average if seat in winners else -average if winners else 0.0 for seat in range(seats)]


def for_points(position: Position[Any]) -> list[float]:
    """Against others: how far the score lies above the average of the others, in twenties of points. Alone or
    together: the score itself."""
    scores = position.scores()
    if together(position):
        return [score / POINTS for score in scores]
    total, rivals = sum(scores), len(scores) - 1
    return [(score - (total - score) / rivals) / POINTS for score in scores]


def together(position: Position[Any]) -> bool:
    """Whether nobody plays against anybody."""
    return position.game.meta.together(position.seats, position.options)


REWARDS: Final[dict[str, Reward]] = {"win": for_winning, "points": for_points}


def load(name: str) -> Reward:
    """A reward by its name."""
    if name not in REWARDS:
        raise OptionError(f"there is no reward '{name}'; there is {', '.join(REWARDS)}")
    return REWARDS[name]
