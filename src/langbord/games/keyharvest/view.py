"""What one seat may see, built up from nothing; and what it cannot know."""

from __future__ import annotations

from typing import Any

from langbord.engine.table import Hand, Pile
from langbord.games.keyharvest.bag import events_in_bag
from langbord.games.keyharvest.events import tiles
from langbord.games.keyharvest.geometry import bits, groups, unconnected
from langbord.games.keyharvest.moves import (
    ACTION_WORDS,
    CARD_WORDS,
    CROP_WORDS,
    REFERENCE_WORDS,
    WORKER_WORDS,
)
from langbord.games.keyharvest.placing import VALUE
from langbord.games.keyharvest.scoring import known_to, sheet, unknown_to
from langbord.games.keyharvest.state import (
    CHECKED,
    IDLE_ROUNDS,
    LAST_TURNS,
    NOWHERE,
    OVER,
    PLAY,
    TRACK,
    Player,
    State,
)
from langbord.games.keyharvest.supply import counters
from langbord.games.keyharvest.turns import round_of


def view(state: State, seat: int | None) -> dict[str, Any]:
    """The table as a seat sees it; None: a spectator."""
    land = state.land
    return {
        "edition": land.edition,
        "rows": list(land.rows),
        "crop_of": {REFERENCE_WORDS[space]: CROP_WORDS[land.crop[space]] for space in bits(land.spaces)},
        "pairs": [[REFERENCE_WORDS[one], REFERENCE_WORDS[other]] for one, other in land.pairs],
        "phase": state.phase,
        "round": round_of(state),
        "turn": state.turn,
        "first": state.first,
        "chooser": None if state.chooser == NOWHERE else state.chooser,
        "active": state.active if state.phase == PLAY else None,
        "actions": [word for action, word in enumerate(ACTION_WORDS) if state.done >> action & 1],
        "registry": _references(state.registry),
        "bag": {
            "tiles": state.bag_fields.bit_count() + events_in_bag(state),
            "fields": state.bag_fields.bit_count(),
            "events": events_in_bag(state),
        },
        "in_bag": _references(state.bag_fields),
        "stock": _crops(state.stock),
        "fallow": _references(state.fallow),
        "townsfolk": _workers(state.townsfolk),
        "track": [CARD_WORDS[event] for event in state.track],
        "check": CHECKED,
        "spaces": TRACK,
        "seen_events": [CARD_WORDS[event] for event in state.seen],
        "ignored": [CARD_WORDS[event] for event in state.ignored],
        "running": [
            {"event": CARD_WORDS[event], "drawer": drawer}
            for event, drawer in zip(state.running, state.drawers, strict=True)
        ],
        "moving": _references(state.moving),
        "ending": state.ending(),
        "last": _last_turns(state),
        "idle": state.idle,
        "idle_limit": IDLE_ROUNDS * len(state.players),
        "players": [_player(state, player, seat) for player in state.players],
        "over": state.phase == OVER,
    }


def _player(state: State, player: Player, seat: int | None) -> dict[str, Any]:
    """A player's area. Counters are those the viewer knows; the others are only counted."""
    neighbours = state.land.neighbours
    found = groups(neighbours, player.fields)
    lines = sheet(state, player, seat)
    return {
        "seat": player.seat,
        "fields": [
            {
                "word": REFERENCE_WORDS[space],
                "crop": CROP_WORDS[state.land.crop[space]],
                "harvested": bool(player.harvested >> space & 1),
                "group": next(index for index, group in enumerate(found) if group >> space & 1),
            }
            for space in bits(player.fields)
        ],
        "groups": [_references(group) for group in found],
        "unconnected": _references(unconnected(neighbours, player.fields)),
        "workers": [
            {"word": WORKER_WORDS[worker], "value": VALUE[worker], "at": REFERENCE_WORDS[space]}
            for worker, space in enumerate(player.worker_at)
            if space != NOWHERE
        ],
        "farmhands": _workers(player.farmhands),
        "store": [
            {
                "field": REFERENCE_WORDS[lot.offered],
                "crop": CROP_WORDS[state.land.crop[lot.offered]],
                "bid": _crops(lot.bid),
                "size": sum(lot.bid),
            }
            for lot in player.store
        ],
        "crops": _crops(known_to(seat, player)),
        "unknown": unknown_to(seat, player),
        "secret": [CROP_WORDS[crop] for crop in player.secret.cards] if player.seat == seat else None,
        "counters": counters(player),
        "tiles": tiles(player),
        "score": [
            {"key": line.key, "card": "", "points": line.points, "provisional": line.provisional} for line in lines
        ],
        "total": sum(line.points for line in lines),
    }


def _last_turns(state: State) -> dict[str, Any] | None:
    """The turns after the tenth event, in order (K13.2)."""
    if not state.last:
        return None
    seats = len(state.players)
    total = LAST_TURNS * seats
    now = total - state.last
    first = (state.active - now) % seats
    return {
        "left": state.last,
        "turns": [
            {"seat": (first + turn) % seats, "round": turn // seats + 1, "done": turn < now, "now": turn == now}
            for turn in range(total)
        ],
    }


def _references(mask: int) -> list[str]:
    return [REFERENCE_WORDS[space] for space in bits(mask)]


def _workers(mask: int) -> list[str]:
    return [word for worker, word in enumerate(WORKER_WORDS) if mask >> worker & 1]


def _crops(amounts: list[int]) -> dict[str, int]:
    return dict(zip(CROP_WORDS, amounts, strict=True))


def hidden(state: State, seat: int) -> list[list[Pile | Hand]]:
    """What a seat cannot know: which events were taken out, and the secret counters of the others."""
    hands: list[Pile | Hand] = [player.secret for player in state.players if player.seat != seat]
    return [[state.bag_events, state.removed], hands]
