"""The score, as far as somebody knows it, and the end of the game (K14)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from langbord.games.keyharvest.geometry import groups
from langbord.games.keyharvest.moves import CROPS
from langbord.games.keyharvest.placing import VALUE
from langbord.games.keyharvest.state import NOWHERE, Player, State
from langbord.games.keyharvest.supply import counters, holding

EVERYTHING: Final = -2  # the eyes of the rules, which know all hands


@dataclass(frozen=True)
class Line:
    """One line of the score sheet; provisional if hidden counters could still change it (K14.7)."""

    key: str
    points: int
    provisional: bool = False


def sheet(state: State, player: Player, viewer: int | None) -> list[Line]:
    """A player's score as the viewer knows it; None: a spectator."""
    sizes = [group.bit_count() for group in groups(state.land.neighbours, player.fields)] + [0, 0]
    hidden = any(unknown_to(viewer, other) for other in state.players)
    return [
        Line("workers", sum(VALUE[worker] for worker, space in enumerate(player.worker_at) if space != NOWHERE)),
        Line("largest", sizes[0]),
        Line("second", 2 * sizes[1]),
        Line("crops", len(majorities(state, player, viewer)), hidden),
    ]


def majorities(state: State, player: Player, viewer: int | None) -> list[int]:
    """The crops of which the player alone has most, of the counters the viewer knows (K14.4, K14.5)."""
    hands = [known_to(viewer, other) for other in state.players]
    found: list[int] = []
    for crop in range(CROPS):
        own = hands[player.seat][crop]
        if own and all(hand[crop] < own for seat, hand in enumerate(hands) if seat != player.seat):
            found.append(crop)
    return found


def known_to(viewer: int | None, player: Player) -> list[int]:
    """The counters of a player that the viewer knows, by crop."""
    return player.known[:] if unknown_to(viewer, player) else holding(player)


def unknown_to(viewer: int | None, player: Player) -> int:
    """How many counters of a player the viewer does not know."""
    return 0 if viewer in (player.seat, EVERYTHING) else len(player.secret.cards)


def scores(state: State) -> list[int]:
    """One total per seat, all counters included."""
    return [sum(line.points for line in sheet(state, player, EVERYTHING)) for player in state.players]


def winners(state: State) -> list[int]:
    """Most points, then most fields, then most counters; who is still equal shares (K14.6)."""
    ranks = [
        (points, player.fields.bit_count(), counters(player))
        for points, player in zip(scores(state), state.players, strict=True)
    ]
    best = max(ranks)
    return [seat for seat, rank in enumerate(ranks) if rank == best]
