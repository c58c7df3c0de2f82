"""The chart of the turning points: everybody's chances along the game, alone the expected score."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from langbord.bots.hint_words import percent
from langbord.bots.turning import Point, Turning
from langbord.server.pages.score_chart import (
    BOTTOM,
    HEIGHT,
    LABEL,
    LEFT,
    RIGHT,
    SHAPES,
    TOP,
    WIDTH,
    Tick,
    named,
    short,
    spread,
)
from langbord.server.tables.replay import Round
from langbord.text import Texts

STEPS = (1, 2, 5, 10, 20, 50, 100)  # between two levels of a score


@dataclass(frozen=True)
class Line:
    """The way of one seat: its path, where its dear moves lie on it, and the cells of the table."""

    seat: int
    name: str
    short: str
    shape: str
    path: str
    marks: list[tuple[float, float]]
    cells: list[str]
    last: str
    label_y: float


@dataclass(frozen=True)
class Chart:
    """The chart, and the same as a table."""

    lines: list[Line]
    columns: list[Tick]
    levels: list[Tick]
    rounds: list[Round]
    answers: int
    width: int = WIDTH
    height: int = HEIGHT
    left: int = LEFT
    right: int = WIDTH - RIGHT
    top: int = TOP
    bottom: int = HEIGHT - BOTTOM

    def x(self, at: int) -> float:
        """Where the answer of this number lies."""
        return round(LEFT + (WIDTH - LEFT - RIGHT) * at / max(1, self.answers), 1)


def chart(turning: Turning, rounds: Sequence[Round], answers: int, names: Sequence[str], t: Texts) -> Chart | None:
    """None if nothing was looked at: a game without any choice."""
    points = smoothed(turning.points)
    if len(points) < 2:
        return None
    low, high, step = (
        _scale([chance for point in points for chance in point.chances]) if turning.alone else (0, 100, 25)
    )
    unit = 1 if turning.alone else 100
    drawn = Chart([], [], [], list(rounds), answers)

    def y(chance: float) -> float:
        return round(HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * (unit * chance - low) / (high - low), 1)

    def cell(chance: float) -> str:
        return t.decimal(chance) if turning.alone else t.say("percent", number=percent(chance))

    def chance_at(at: int, seat: int) -> float:
        return next((point for point in points if point.at >= at), points[-1]).chances[seat]

    heights = spread([y(chance) for chance in points[-1].chances], LABEL, TOP, HEIGHT - BOTTOM)
    lines = [
        Line(
            seat=seat,
            name=names[seat],
            short=short(names[seat]),
            shape=SHAPES[seat % len(SHAPES)],
            path=" ".join(f"{drawn.x(point.at):g},{y(point.chances[seat]):g}" for point in points),
            marks=[(drawn.x(slip.at), y(chance_at(slip.at, seat))) for slip in turning.slips if slip.seat == seat],
            cells=[cell(chance_at(entry.at, seat)) for entry in rounds],
            last=_last(points[-1].chances[seat], ended=points[-1].at == answers, alone=turning.alone, t=t),
            label_y=heights[seat],
        )
        for seat in range(len(points[0].chances))
    ]
    columns = named([(drawn.x(entry.at), str(entry.number)) for entry in rounds])
    levels = [Tick(y(level / unit), str(level)) for level in range(low, high + 1, step)]
    return Chart(lines, columns, levels, list(rounds), answers)


def smoothed(points: list[Point]) -> list[Point]:
    """Each point together with the last ones that the other seats looked ahead from: everybody hopes a little too much
    when it is their own turn. How the game ended is certain."""
    latest: dict[int, Point] = {}
    found: list[Point] = []
    for point in points:
        if point.seat is None:
            found.append(point)
            continue
        latest[point.seat] = point
        chances = [sum(column) / len(latest) for column in zip(*(one.chances for one in latest.values()), strict=True)]
        found.append(Point(point.at, point.seat, chances))
    return found


def _last(chance: float, *, ended: bool, alone: bool, t: Texts) -> str:
    """How it ended; here a chance may be none or all."""
    if alone:
        return t.decimal(chance)
    return t.say("percent", number=round(100 * chance) if ended else percent(chance))


def _scale(scores: list[float]) -> tuple[int, int, int]:
    """The lowest and the highest level and what lies between two of them."""
    low, high = min(0.0, *scores), max(1.0, *scores)
    step = next(step for step in (*STEPS, 1000) if (high - low) / step <= 6)
    return int(low // step * step), int(-(-high // step) * step), step
