"""The chart of the race: how everybody's points grew from round to round."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from langbord.server.tables.replay import Round

WIDTH, HEIGHT = 640, 300
LEFT, RIGHT, TOP, BOTTOM = 48, 170, 14, 30  # on the right names with their figures
LABEL = 20  # the least distance between two names at the end of the lines
LETTERS = 12  # of a name beside its line
#: The room that the name of a round needs, and the end beside it: on a wide page, and on a phone with larger letters.
ROUND, END = 34.0, 40.0
ROUND_ON_PHONE, END_ON_PHONE = 50.0, 84.0
#: A shape for each seat besides its colour, around the origin.
SHAPES = (
    "M0-6a6 6 0 1 1 0 12 6 6 0 0 1 0-12z",
    "M-5.4-5.4H5.4V5.4H-5.4z",
    "M0-7 7 5.6H-7z",
    "M0-7.4 7 0 0 7.4-7 0z",
    "m0-7.6 2.2 4.9 5.3.5-4 3.6 1.2 5.3L0 4-4.7 6.7l1.2-5.3-4-3.6 5.3-.5z",
)


@dataclass(frozen=True)
class Line:
    """The way of one seat."""

    seat: int
    name: str
    short: str
    shape: str
    points: list[tuple[float, float]]
    score: int
    label_y: float

    @property
    def path(self) -> str:
        """For the `points` of a polyline."""
        return " ".join(f"{x:g},{y:g}" for x, y in self.points)


@dataclass(frozen=True)
class Tick:
    """A mark on an axis."""

    at: float
    label: str
    shown: bool = True  # whether there is room for the label
    on_phone: bool = True  # whether there is room for it on a phone too


@dataclass(frozen=True)
class Race:
    """The chart, and the same as a table."""

    lines: list[Line]
    rounds: list[Round]
    columns: list[Tick]
    levels: list[Tick]
    scores: list[int]
    width: int = WIDTH
    height: int = HEIGHT
    left: int = LEFT
    right: int = WIDTH - RIGHT
    bottom: int = HEIGHT - BOTTOM


def race(rounds: Sequence[Round], final: Sequence[int], names: Sequence[str]) -> Race:
    """`final` are the scores at the end."""
    table = [list(entry.scores) for entry in rounds] + [list(final)]
    low = min(0, *(score for row in table for score in row))
    high = max(1, *(score for row in table for score in row))
    step = next(step for step in (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000) if (high - low) / step <= 6)
    low, high = low // step * step, -(-high // step) * step

    def x(column: int) -> float:
        return round(LEFT + (WIDTH - LEFT - RIGHT) * column / max(1, len(table) - 1), 1)

    def y(score: int) -> float:
        return round(HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * (score - low) / (high - low), 1)

    labels = spread([y(score) for score in final], LABEL, TOP, HEIGHT - BOTTOM)
    return Race(
        lines=[
            Line(
                seat=seat,
                name=names[seat],
                short=short(names[seat]),
                shape=SHAPES[seat % len(SHAPES)],
                points=[(x(column), y(row[seat])) for column, row in enumerate(table)],
                score=final[seat],
                label_y=labels[seat],
            )
            for seat in range(len(final))
        ],
        rounds=list(rounds),
        columns=[
            *named([(x(column), str(entry.number)) for column, entry in enumerate(rounds)], x(len(table) - 1)),
            Tick(x(len(table) - 1), ""),
        ],
        levels=[Tick(y(level), str(level).replace("-", "−")) for level in range(low, high + 1, step)],
        scores=list(final),
    )


def short(name: str, most: int = LETTERS) -> str:
    """A name with few letters; the number behind it stays, for it tells one bot from another: `Спокой… 2`."""
    if len(name) <= most:
        return name
    stem, _, number = name.rpartition(" ")
    last = f" {number}" if stem and number.isdigit() and len(number) < 4 else ""
    return name[: most - len(last) - 1].rstrip() + "…" + last


def named(rounds: Sequence[tuple[float, str]], end: float | None = None) -> list[Tick]:
    """The marks of rounds; those whose names would run into others keep theirs to themselves."""
    places = [at for at, _ in rounds]
    wide = apart(places, ROUND, None if end is None else end - END)
    phone = apart(places, ROUND_ON_PHONE, None if end is None else end - END_ON_PHONE)
    return [Tick(at, label, number in wide, number in phone) for number, (at, label) in enumerate(rounds)]


def apart(places: Sequence[float], distance: float, last: float | None = None) -> set[int]:
    """Which of these places to name so that all are at least `distance` from each other and none lies beyond `last`.
    Where rounds are equally long every second or third is named, and not just any."""
    equal = max((right - left for left, right in pairwise(places)), default=distance)
    every = max(1, -int(-distance // equal)) if equal > 0 else 1
    found: list[int] = []
    for number in range(0, len(places), every):
        if (found and places[number] - places[found[-1]] < distance) or (last is not None and places[number] > last):
            continue
        found.append(number)
    return set(found)


def spread(heights: list[float], distance: float, top: float, bottom: float) -> list[float]:
    """The heights moved apart until all are `distance` from each other, in the same order."""
    order = sorted(range(len(heights)), key=lambda index: (heights[index], index))
    placed: list[float] = []
    for index in order:
        least = placed[-1] + distance if placed else top
        placed.append(max(heights[index], least))
    limit = bottom
    for number in reversed(range(len(placed))):
        placed[number] = min(placed[number], limit)
        limit = placed[number] - distance
    result = [0.0] * len(heights)
    for index, height in zip(order, placed, strict=True):
        result[index] = round(height, 1)
    return result
