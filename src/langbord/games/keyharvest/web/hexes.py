"""Where things lie on a drawn country board: the middles of its hexes, their neighbours, and hedges round groups.

A hex is 72 units wide and stands on a corner; rows are nested half a hex (K1.2).
"""

from __future__ import annotations

import functools
import math
from collections.abc import Sequence

WIDTH = 72.0
SIDE = WIDTH / math.sqrt(3)
MARGIN = 8.0
#: The corners of a hex round its middle, from the top clockwise; side n lies between corners n and n + 1.
CORNERS = tuple((SIDE * math.sin(math.pi / 3 * n), -SIDE * math.cos(math.pi / 3 * n)) for n in range(6))

Rows = tuple[int, ...]


@functools.cache
def spots(rows: Rows) -> dict[str, tuple[float, float]]:
    """The middle of each hex, by its reference."""
    widest = max(rows)
    return {
        reference(row, number): (
            round(MARGIN + (number + (widest - length) / 2 - 0.5) * WIDTH, 1),
            round(MARGIN + SIDE + row * SIDE * 1.5, 1),
        )
        for row, length in enumerate(rows)
        for number in range(1, length + 1)
    }


def reference(row: int, number: int) -> str:
    """`C4`: row and number."""
    return f"{'ABCDEFGHIJ'[row]}{number}"


def size(rows: Rows) -> tuple[int, int]:
    """Width and height of the drawing."""
    return round(2 * MARGIN + max(rows) * WIDTH), round(2 * MARGIN + SIDE * (1.5 * len(rows) + 0.5))


@functools.cache
def sides(rows: Rows) -> dict[str, tuple[str, ...]]:
    """What lies beyond each of the six sides of a hex; an empty word beyond the edge of the board."""
    places = {middle: word for word, middle in spots(rows).items()}
    found: dict[str, tuple[str, ...]] = {}
    for word, (x, y) in spots(rows).items():
        beyond = []
        for side in range(6):
            (ax, ay), (bx, by) = CORNERS[side], CORNERS[(side + 1) % 6]
            beyond.append(_at(places, x + ax + bx, y + ay + by))
        found[word] = tuple(beyond)
    return found


def _at(places: dict[tuple[float, float], str], x: float, y: float) -> str:
    return next((word for (px, py), word in places.items() if abs(px - x) < 1 and abs(py - y) < 1), "")


def hedge(rows: Rows, group: Sequence[str]) -> str:
    """The outline of a group of hexes, as the data of an SVG path."""
    inside = set(group)
    lines: list[str] = []
    for word in group:
        x, y = spots(rows)[word]
        for side, beyond in enumerate(sides(rows)[word]):
            if beyond not in inside:
                (ax, ay), (bx, by) = CORNERS[side], CORNERS[(side + 1) % 6]
                lines.append(f"M{x + ax:.1f} {y + ay:.1f}L{x + bx:.1f} {y + by:.1f}")
    return "".join(lines)
