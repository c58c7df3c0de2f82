"""Who sits where in an arena.

The games come in *rounds*. In a round every line-up of the bots meets once on the same deal, and each line-up plays as
many games as it has different ways to sit round the table in turn order. So after every whole round each bot has sat in
every place, and met every other bot, equally often. The next round has another deal and, where that makes a
difference, other neighbours.
"""

from __future__ import annotations

import itertools

Seating = tuple[str, ...]


def rounds(bots: tuple[str, ...], seats: int) -> list[list[Seating]]:
    """The seatings of each round; after the last one the first comes again."""
    line_ups = _line_ups(bots, seats)
    arrangements = _arrangements(_pattern(line_ups[0]))
    return [_evenly([seating for line_up in line_ups for seating in _turned(line_up, order)]) for order in arrangements]


def _line_ups(bots: tuple[str, ...], seats: int) -> list[Seating]:
    """Which bots meet: each as often as the others, and as many different ones at a table as there can be."""
    everybody, rest = divmod(seats, len(bots))
    return [
        tuple(sorted(bots * everybody + some, key=lambda bot: (bot not in some, bots.index(bot))))
        for some in itertools.combinations(bots, rest)
    ]


def _pattern(line_up: Seating) -> list[int]:
    """The line-up with numbers in place of names: all line-ups of an arena have the same."""
    names = list(dict.fromkeys(line_up))
    return [names.index(bot) for bot in line_up]


def _arrangements(pattern: list[int]) -> list[list[int]]:
    """The orders round a table that are not turned copies of each other, as places of the line-up."""
    found: dict[tuple[int, ...], list[int]] = {}
    for rest in itertools.permutations(range(1, len(pattern))):
        order = [0, *rest]
        shown = [pattern[place] for place in order]
        turned = min(tuple(shown[first:] + shown[:first]) for first in range(len(shown)))
        found.setdefault(turned, order)
    return list(found.values())


def _turned(line_up: Seating, order: list[int]) -> list[Seating]:
    """Every different way to begin the round of the table at another seat."""
    circle = tuple(line_up[place] for place in order)
    return list(dict.fromkeys(circle[first:] + circle[:first] for first in range(len(circle))))


def _evenly(seatings: list[Seating]) -> list[Seating]:
    """In an order in which a round that is broken off leaves the places as even as it can."""
    left = list(seatings)
    sat: dict[tuple[str, int], int] = {}
    ordered: list[Seating] = []
    while left:
        chosen = min(left, key=lambda seating: sum(sat.get((bot, place), 0) for place, bot in enumerate(seating)))
        left.remove(chosen)
        ordered.append(chosen)
        for place, bot in enumerate(chosen):
            sat[bot, place] = sat.get((bot, place), 0) + 1
    return ordered
