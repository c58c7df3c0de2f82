"""The country as it is drawn: grounds of the spaces, trees and hills upon them, paths, and where the names stand.

All of it is worked out once from the places of a book's spaces. The hand that draws is unsteady, but always in the same
way, so that a map stays as it is.
"""

from __future__ import annotations

import functools
import itertools
import math
import tomllib
import zlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from langbord.games.galzyr.book.model import Space
from langbord.games.galzyr.rules.land_loader import load_land

Point = tuple[float, float]
Thing = TypeVar("Thing")

MARGIN = 104  # around the outermost spaces
NODE = 34  # kept clear around a space
ROAD = 15  # kept clear beside a path
FAR = 250  # nothing that belongs to a space stands farther away
LETTER = 11.4  # width of a letter of a name, more or less
LINE = 25  # height of a line of a name
FOUND = Path(__file__).with_name("country.toml")


@dataclass(frozen=True)
class Ground:
    """The land around a space, as a closed path."""

    word: str
    terrain: str
    path: str


@dataclass(frozen=True)
class Glyph:
    """A tree, a hill, a mountain or a tuft of grass."""

    kind: str
    x: int
    y: int
    size: int


@dataclass(frozen=True)
class Label:
    """Where the name of a space stands."""

    lines: tuple[str, ...]
    x: int
    y: int  # of the first line
    anchor: str  # start, middle, end


@dataclass(frozen=True)
class Water:
    """A river, shore or bed, as a path."""

    kind: str  # sea, upper, moved, old, mouth
    path: str


@dataclass(frozen=True)
class Stop:
    """A place of the railway."""

    space: str  # its word
    x: int
    y: int


@dataclass(frozen=True)
class Country:
    """Everything about the map that no game changes."""

    left: int
    top: int
    width: int
    height: int
    grounds: tuple[Ground, ...]
    glyphs: tuple[Glyph, ...]
    labels: dict[str, Label]  # by the word of the space
    roads: dict[tuple[str, str], str]  # by two words in order
    waters: tuple[Water, ...]
    rails: dict[str, Stop]  # by the card of the railway
    marks: dict[str, tuple[int, int]]  # compass, ship, title


class Hand:
    """The unsteady hand: numbers that look like chance and are the same every time. Nothing of a game hangs on them."""

    def __init__(self, about: str) -> None:
        self.about: str = about
        self.drawn: int = 0

    def between(self, low: float, high: float) -> float:
        """Somewhere between two numbers."""
        self.drawn += 1
        return low + (high - low) * zlib.crc32(f"{self.drawn * 7919} {self.about} {self.drawn}".encode()) / 0xFFFFFFFF

    def around(self, spread: float) -> float:
        """Near nought more often than far from it."""
        return sum(self.between(-1, 1) for _ in range(3)) * spread

    def one_of(self, things: Sequence[Thing]) -> Thing:
        """One of several."""
        return things[min(int(self.between(0, len(things))), len(things) - 1)]


@functools.cache
def country(shelf: str) -> Country:
    """The map of a book."""
    book = load_land(shelf).book
    spaces = load_land(shelf).spaces
    drawn: dict[str, dict[str, Any]] = tomllib.loads(FOUND.read_text(encoding="utf-8"))
    extras = drawn.get(book.id, drawn.get(book.base, {}))
    left = min(space.x for space in spaces) - MARGIN
    top = min(space.y for space in spaces) - MARGIN + 6
    width = max(space.x for space in spaces) + MARGIN - left
    height = max(space.y for space in spaces) + MARGIN - top
    waters = {kind: _points(extras[kind]) for kind in ("sea", "upper", "moved", "old", "mouth") if kind in extras}
    roads = _roads(spaces)
    curves = list(roads.values())
    labels = _labels(spaces, curves, (left, top, width, height))
    return Country(
        left=left,
        top=top,
        width=width,
        height=height,
        grounds=_grounds(spaces, (left, top, width, height)),
        glyphs=_glyphs(spaces, curves, list(waters.values()), labels, (left, top, width, height)),
        labels=labels,
        roads={pair: _smooth(points) for pair, points in roads.items()},
        waters=tuple(Water(kind, _smooth(points, closed=kind == "sea")) for kind, points in waters.items()),
        rails={
            card: Stop(_word(spaces, stop["space"]), stop["x"], stop["y"])
            for card, stop in extras.get("rails", {}).items()
        },
        marks={name: (extras[name][0], extras[name][1]) for name in ("compass", "ship", "title") if name in extras},
    )


def _points(pairs: list[list[int]]) -> list[Point]:
    return [(float(x), float(y)) for x, y in pairs]


def _word(spaces: Sequence[Space], place: str) -> str:
    return next(space.slot for space in spaces if space.id == place)


def _smooth(points: Sequence[Point], *, closed: bool = False) -> str:
    """A curve through the points (Catmull and Rom's, written as Bézier's)."""
    count = len(points)
    parts = [f"M{points[0][0]:.0f} {points[0][1]:.0f}"]
    for place in range(count if closed else count - 1):
        before = points[place - 1] if place or closed else points[0]
        here, after = points[place], points[(place + 1) % count]
        beyond = points[(place + 2) % count] if closed or place + 2 < count else after
        first = (here[0] + (after[0] - before[0]) / 6, here[1] + (after[1] - before[1]) / 6)
        second = (after[0] - (beyond[0] - here[0]) / 6, after[1] - (beyond[1] - here[1]) / 6)
        parts.append("C" + " ".join(f"{x:.0f} {y:.0f}" for x, y in (first, second, after)))
    return "".join(parts) + ("z" if closed else "")


# --- grounds ----------------------------------------------------------------------------------------


def _grounds(spaces: Sequence[Space], box: tuple[int, int, int, int]) -> tuple[Ground, ...]:
    """Every point of the country belongs to the nearest space; the borders are drawn with an unsteady hand."""
    left, top, width, height = box
    frame = [
        (left - 40.0, top - 40.0),
        (left + width + 40.0, top - 40.0),
        (left + width + 40.0, top + height + 40.0),
        (left - 40.0, top + height + 40.0),
    ]
    grounds = []
    for space in spaces:
        cell: list[Point] = frame
        for other in spaces:
            if other is not space:
                cell = _nearer(cell, space, other)
        rough = [
            point for start, end in zip(cell, [*cell[1:], cell[0]], strict=True) for point in _unsteady(start, end)
        ]
        path = "M" + "L".join(f"{x:.0f} {y:.0f}" for x, y in rough) + "z"
        grounds.append(Ground(space.slot, space.terrain, path))
    return tuple(grounds)


def _nearer(cell: list[Point], space: Space, other: Space) -> list[Point]:
    """The part of a polygon that is nearer to a space than to another."""
    nx, ny = other.x - space.x, other.y - space.y
    limit = (other.x**2 + other.y**2 - space.x**2 - space.y**2) / 2
    kept: list[Point] = []
    for here, after in zip(cell, [*cell[1:], cell[0]], strict=True):
        first, second = nx * here[0] + ny * here[1] - limit, nx * after[0] + ny * after[1] - limit
        if first <= 0:
            kept.append(here)
        if (first < 0 < second) or (second < 0 < first):
            share = first / (first - second)
            kept.append((here[0] + share * (after[0] - here[0]), here[1] + share * (after[1] - here[1])))
    return kept


def _unsteady(start: Point, end: Point) -> list[Point]:
    """The points of a border from its start on; seen from the other side they are the same."""
    if math.dist(start, end) < 24:
        return [start]
    turned = (round(start[0], 3), round(start[1], 3)) > (round(end[0], 3), round(end[1], 3))
    first, last = (end, start) if turned else (start, end)
    hand = Hand(f"{first[0]:.2f} {first[1]:.2f} {last[0]:.2f} {last[1]:.2f}")
    points = [first, last]
    while math.dist(points[0], points[1]) > 26:
        finer = [points[0]]
        for here, after in itertools.pairwise(points):
            reach = math.dist(here, after) * 0.13
            middle = ((here[0] + after[0]) / 2, (here[1] + after[1]) / 2)
            finer += [(middle[0] + hand.between(-reach, reach), middle[1] + hand.between(-reach, reach)), after]
        points = finer
    return (points[::-1] if turned else points)[:-1]


# --- paths ------------------------------------------------------------------------------------------


def _roads(spaces: Sequence[Space]) -> dict[tuple[str, str], list[Point]]:
    """Paths of both seasons, a little bent."""
    by_id = {space.id: space for space in spaces}
    roads: dict[tuple[str, str], list[Point]] = {}
    for space in spaces:
        for other in (by_id[name] for name in dict.fromkeys((*space.summer, *space.winter))):
            if space.slot < other.slot:
                hand = Hand(f"{space.id} {other.id}")
                bend = hand.one_of((-1, 1)) * hand.between(0.05, 0.11)
                dx, dy = other.x - space.x, other.y - space.y
                third = [
                    (space.x + dx * at - dy * bend * sign, space.y + dy * at + dx * bend * sign)
                    for at, sign in ((0.34, 1.0), (0.68, -0.45))
                ]
                roads[space.slot, other.slot] = [(space.x, space.y), *third, (other.x, other.y)]
    return roads


# --- names ------------------------------------------------------------------------------------------


def _labels(
    spaces: Sequence[Space], roads: Sequence[Sequence[Point]], box: tuple[int, int, int, int]
) -> dict[str, Label]:
    """Each name stands where it covers least; locations are named first."""
    taken: list[tuple[float, float, float, float]] = []
    labels: dict[str, Label] = {}
    for space in sorted(spaces, key=lambda space: (not space.location, space.slot)):
        trodden = [point for road in roads for point in _along(road, 9) if _near(space, point)]
        costs = [(_cost(label, space, spaces, trodden, taken, box), label) for label in _placings(space)]
        best = min(costs, key=lambda found: found[0])[1]
        labels[space.slot] = best
        taken.append(_area(best, space.location))
    return labels


def _placings(space: Space) -> list[Label]:
    """Below, above, right and left of the space, in one line or two."""
    down, side = (50, 46) if space.location else (32, 26)
    found = []
    for lines in _breaks(space.name):
        high = LINE * (len(lines) - 1)
        for shift in (0, -26, 26, -54, 54):
            found.append(Label(lines, space.x + shift, space.y + down, "middle"))
            found.append(Label(lines, space.x + shift, space.y - down + 16 - high, "middle"))
        for lift in (0, -18, 18):
            found.append(Label(lines, space.x + side, space.y + 7 - high // 2 + lift, "start"))
            found.append(Label(lines, space.x - side, space.y + 7 - high // 2 + lift, "end"))
    return found


def _breaks(name: str) -> list[tuple[str, ...]]:
    """A name in one line, and broken where both parts are about as long."""
    words = name.split()
    ways: list[tuple[str, ...]] = [(name,)]
    if len(words) > 1 and len(name) > 9:
        cuts = [(" ".join(words[:cut]), " ".join(words[cut:])) for cut in range(1, len(words))]
        ways.append(min(cuts, key=lambda cut: max(len(cut[0]), len(cut[1]))))
    return ways


def _area(label: Label, location: bool) -> tuple[float, float, float, float]:
    """Left, top, right, bottom."""
    width = max(len(line) for line in label.lines) * LETTER * (1.3 if location else 1.0)
    left = {"start": label.x, "middle": label.x - width / 2, "end": label.x - width}[label.anchor]
    return (left, label.y - 18, left + width, label.y + LINE * (len(label.lines) - 1) + 6)


def _cost(
    label: Label,
    space: Space,
    spaces: Sequence[Space],
    trodden: Sequence[Point],
    taken: Sequence[tuple[float, float, float, float]],
    box: tuple[int, int, int, int],
) -> float:
    left, top, right, bottom = _area(label, space.location)
    cost = 0.4 * (len(label.lines) - 1) + (0.8 if label.anchor != "middle" else 0.0)
    cost += 0.02 * abs(label.x - space.x) if label.anchor == "middle" else 0.0
    if label.anchor == "middle" and label.y < space.y:
        cost += 9  # figures and pins stand there
    if left < box[0] + 10 or right > box[0] + box[2] - 10 or top < box[1] + 8 or bottom > box[1] + box[3] - 8:
        cost += 60
    for other in taken:
        wide = min(right, other[2]) - max(left, other[0])
        high = min(bottom, other[3]) - max(top, other[1])
        if wide > -6 and high > -3:
            cost += 40 + max(wide, 0) * max(high, 0) / 60
    for near in spaces:
        reach = 36 if near.location else 22
        dx = max(left - near.x, 0, near.x - right)
        dy = max(top - near.y, 0, near.y - bottom)
        gap = math.hypot(dx, dy)
        if near is not space and gap < reach:
            cost += 30 + reach - gap
    cost += 1.6 * sum(left < x < right and top < y < bottom for x, y in trodden)
    return cost


def _near(space: Space, point: Point) -> bool:
    """Whether a point can matter to what stands around a space."""
    return abs(space.x - point[0]) < FAR and abs(space.y - point[1]) < FAR


def _along(points: Sequence[Point], step: float) -> Iterable[Point]:
    """Points along a polyline."""
    for here, after in itertools.pairwise(points):
        count = max(1, int(math.dist(here, after) / step))
        for part in range(count):
            yield (here[0] + (after[0] - here[0]) * part / count, here[1] + (after[1] - here[1]) * part / count)


# --- trees and hills ------------------------------------------------------------------------------------

#: What grows on a terrain: kinds, how many are tried, how far apart, how large.
GROWS = {
    "grassland": (("tuft", "tuft", "tuft", "stook", "bush"), 40, 40, 22),
    "forest": (("pine", "pine", "oak", "oak"), 130, 25, 34),
    "hill": (("mound", "mound", "mound", "tuft"), 60, 44, 46),
    "mountain": (("peak", "peak", "crag"), 80, 46, 60),
}


def _glyphs(
    spaces: Sequence[Space],
    roads: Sequence[Sequence[Point]],
    waters: Sequence[Sequence[Point]],
    labels: dict[str, Label],
    box: tuple[int, int, int, int],
) -> tuple[Glyph, ...]:
    """Strewn around each space where nothing else is, the farther ones first."""
    kept_clear = [point for road in roads for point in _along(road, 8)]
    kept_clear += [point for water in waters for point in _along(water, 8)]
    areas = [_area(labels[space.slot], space.location) for space in spaces]
    glyphs: list[Glyph] = []
    for space in spaces:
        kinds, tries, apart, size = GROWS[space.terrain]
        hand = Hand(space.id)
        clear = [point for point in kept_clear if _near(space, point)]
        for _ in range(tries):
            x, y = space.x + hand.around(68), space.y + hand.around(62)
            kind, large = hand.one_of(kinds), size * hand.between(0.8, 1.2)
            if kind == "tuft":
                large = 20
            if not (box[0] + 18 < x < box[0] + box[2] - 18 and box[1] + 20 < y < box[1] + box[3] - 12):
                continue
            if min(spaces, key=lambda near: math.hypot(near.x - x, near.y - y)) is not space:
                continue
            half = large * 0.46
            middle = (x, y - large * 0.3)
            if any(math.hypot(near.x - x, near.y - y + large * 0.3) < NODE + half * 0.8 for near in spaces):
                continue
            if any(math.dist(middle, point) < ROAD + half * 0.62 for point in clear):
                continue
            if any(
                left - half < x < right + half and top < y + 2 and y - large * 0.75 < bottom
                for left, top, right, bottom in areas
            ):
                continue
            if any(math.hypot(near.x - x, near.y - y) < (apart + near.size * 0.4) * 0.62 for near in glyphs):
                continue
            glyphs.append(Glyph(kind, round(x), round(y), round(large)))
    if waters and len(waters[0]) > 10:  # the sea, where nothing grows
        glyphs = [glyph for glyph in glyphs if not _inside((glyph.x, glyph.y - 6), waters[0])]
    return tuple(sorted(glyphs, key=lambda glyph: glyph.y))


def _inside(point: Point, polygon: Sequence[Point]) -> bool:
    x, y = point
    inside = False
    for (ax, ay), (bx, by) in zip(polygon, [*polygon[1:], polygon[0]], strict=True):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            inside = not inside
    return inside
