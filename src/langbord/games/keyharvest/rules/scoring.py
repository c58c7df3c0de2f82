"""The score, as far as somebody knows it, and the end of the game (K14)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from langbord.games.keyharvest.edition.geometry import groups
from langbord.games.keyharvest.rules.moves import CROPS
from langbord.games.keyharvest.rules.placing import VALUE
from langbord.games.keyharvest.rules.state import COUNTERS, NOWHERE, Player, State
from langbord.games.keyharvest.rules.supply import counters, holding

EVERYTHING: Final = -2  # the eyes of the rules, which know all hands


@dataclass(frozen=True)
class Line:
    """One line of the score sheet; provisional if hidden counters could still change it (K14.7)."""

    key: str
    points: int
    provisional: bool = False


@dataclass
class KnownHand:
    """What somebody knows of a hand."""

    crops: list[int]
    unknown: int


def sheet(state: State, player: Player, viewer: int | None) -> list[Line]:
    """A player's score as the viewer knows it; None: a spectator."""
    sizes = [group.bit_count() for group in groups(state.land.neighbours, player.fields)] + [0, 0]
    hands = known_hands(state, viewer)
    hidden = any(hand.unknown for hand in hands)
    return [
        Line("workers", sum(VALUE[worker] for worker, space in enumerate(player.worker_at) if space != NOWHERE)),
        Line("largest", sizes[0]),
        Line("second", 2 * sizes[1]),
        Line("crops", len(majorities(hands, player.seat)), hidden),
    ]


def majorities(hands: list[KnownHand], seat: int) -> list[int]:
    """The crops of which a player alone has most, of the counters that are known (K14.4, K14.5)."""
    found: list[int] = []
    for crop in range(CROPS):
        own = hands[seat].crops[crop]
        if own and all(hand.crops[crop] < own for other, hand in enumerate(hands) if other != seat):
            found.append(crop)
    return found


def known_hands(state: State, viewer: int | None) -> list[KnownHand]:
    """What the viewer knows of every hand, what the open counters prove included (K1.12).

    Of each crop so many counters are hidden as lie nowhere in the open. A player who has more hidden counters than all
    hidden ones of other crops and other players together must have the rest of this one: exactly that is certain.
    """
    hands = [KnownHand(seen_by(viewer, player), unknown_to(viewer, player)) for player in state.players]
    hidden = sum(hand.unknown for hand in hands)
    if not hidden:
        return hands
    left = [COUNTERS - state.stock[crop] - sum(hand.crops[crop] for hand in hands) for crop in range(CROPS)]
    for player in state.players:
        for lot in player.store:
            left = [amount - bid for amount, bid in zip(left, lot.bid, strict=True)]
    for hand in hands:
        proved = [max(0, hand.unknown + amount - hidden) for amount in left]
        hand.crops = [known + more for known, more in zip(hand.crops, proved, strict=True)]
        hand.unknown -= sum(proved)
    return hands


def seen_by(viewer: int | None, player: Player) -> list[int]:
    """The counters of a player that the viewer has seen, by crop."""
    return player.known[:] if unknown_to(viewer, player) else holding(player)


def unknown_to(viewer: int | None, player: Player) -> int:
    """How many counters of a player the viewer does not know."""
    return 0 if viewer in (player.seat, EVERYTHING) else len(player.secret.cards)


def scores(state: State) -> list[int]:
    """One total per seat, all counters included."""
    return [sum(line.points for line in sheet(state, player, EVERYTHING)) for player in state.players]


def ranks(state: State) -> list[tuple[int, int, int]]:
    """Most points, then most fields, then most counters (K14.6)."""
    return [
        (points, player.fields.bit_count(), counters(player))
        for points, player in zip(scores(state), state.players, strict=True)
    ]


def winners(state: State) -> list[int]:
    """Who is best; who is still equal shares (K14.6)."""
    found = ranks(state)
    best = max(found)
    return [seat for seat, rank in enumerate(found) if rank == best]


def tie_break(state: State) -> str:
    """What decided among those with most points: fields, counters, or shared; "" if nobody was equal (K14.6)."""
    found = ranks(state)
    points, fields, hand = max(found)
    if sum(rank[0] == points for rank in found) == 1:
        return ""
    if sum(rank[:2] == (points, fields) for rank in found) == 1:
        return "fields"
    return "counters" if found.count((points, fields, hand)) == 1 else "shared"
