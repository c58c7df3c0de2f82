"""How likely a roll comes to so many successes: exact, by adding up the faces of the dice (G8.3 to G8.6, G8.10).

What is shown before a choice rests on what everybody knows then: the dice, the marks and the word of the difficulty.
The demands of the outcomes stay where they are (G7.7).
"""

from __future__ import annotations

import functools
import itertools
from collections.abc import Mapping
from dataclasses import dataclass

from langbord.games.galzyr.book.vocabulary import SKILLS
from langbord.games.galzyr.rules.land import Land
from langbord.games.galzyr.rules.state import NOBODY

#: A pool of dice: NOBODY for a base die, else the skill of an advanced one.
Pool = tuple[int, ...]


@dataclass(frozen=True)
class Odds:
    """How likely so many successes are with one roll, and with a second one of all dice if the first falls short."""

    least: int
    once: float
    twice: float


@functools.cache
def ways(land: Land, pool: Pool, skill: int) -> tuple[int, ...]:
    """In how many of all rolls the pool shows 0, 1, 2 … symbols of the skill."""
    counts = [1]
    for die in pool:
        faces = [symbols.count(skill) for symbols in land.faces[die + 1]]
        longer = [0] * (len(counts) + max(faces))
        for shown, count in enumerate(counts):
            for more in faces:
                longer[shown + more] += count
        counts = longer
    return tuple(counts)


def reach(land: Land, pool: Pool, skill: int, least: int) -> float:
    """How likely one roll shows at least so many symbols of the skill."""
    counts = ways(land, pool, skill)
    return sum(counts[max(least, 0) :]) / sum(counts)


def odds(land: Land, pool: Pool, skill: int, least: int, bonus: int = 0) -> Odds:
    """So many successes, of which cards already give a bonus; whoever falls short rolls again, once (G8.6)."""
    once = 1.0 if least <= 0 else reach(land, pool, skill, least - bonus)
    return Odds(least, once, 1 - (1 - once) ** 2)


def best_pool(land: Land, skill: int, dice: int, marks: Mapping[str, int], no_tested: bool, least: int) -> Pool:
    """The pool that comes to so many successes most often, with as many swaps as are allowed (G8.4, G8.13)."""
    held = tuple(
        0 if no_tested and colour == skill else min(marks[word], land.book.world.same_colour)
        for colour, word in enumerate(SKILLS)
    )
    return _best_pool(land, skill, dice, held, least)


@functools.cache
def _best_pool(land: Land, skill: int, dice: int, held: tuple[int, ...], least: int) -> Pool:
    useful = [colour for colour in range(len(SKILLS)) if held[colour] and _shows(land, colour, skill)]
    best: Pool = (NOBODY,) * dice
    for counts in itertools.product(*(range(held[colour] + 1) for colour in useful)):
        swapped = sum(counts)
        if swapped > min(dice, land.book.world.swaps):
            continue
        coloured = tuple(colour for colour, count in zip(useful, counts, strict=True) for _ in range(count))
        pool = (*coloured, *(NOBODY,) * (dice - swapped))
        if reach(land, pool, skill, least) > reach(land, best, skill, least):
            best = pool
    return best


def _shows(land: Land, colour: int, skill: int) -> bool:
    return any(skill in symbols for symbols in land.faces[colour + 1])
