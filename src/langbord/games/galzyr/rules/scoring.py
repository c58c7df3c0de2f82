"""Prestige, the success level of the group, and who has won (G14.1, G14.2)."""

from __future__ import annotations

from typing import Final

from langbord.games.galzyr.rules.state import State

#: From this level on a group has won.
SUCCESS: Final = 2


def scores(state: State) -> list[int]:
    """The prestige of this month, by seat."""
    return [player.prestige for player in state.players]


def total(state: State) -> int:
    """The prestige of all."""
    return sum(scores(state))


def level(state: State) -> int:
    """How many of the book's levels the group has reached: 0 before the first."""
    seats = len(state.players)
    reached = total(state)
    return sum(reached >= level.prestige[seats - 1] for level in state.land.book.world.levels)


def winners(state: State) -> list[int]:
    """Competitive: the most prestige, shared if tied. Otherwise everybody, from the second level on."""
    points = scores(state)
    if state.competitive:
        return [seat for seat, prestige in enumerate(points) if prestige == max(points)]
    return list(range(len(points))) if level(state) >= SUCCESS else []
