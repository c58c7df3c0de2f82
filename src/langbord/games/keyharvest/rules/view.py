"""What one seat may see, built up from nothing; and what it cannot know."""

from __future__ import annotations

from typing import Final

from langbord.engine.table import Hand, Pile
from langbord.games.keyharvest.edition.geometry import bits, groups, unconnected
from langbord.games.keyharvest.rules import effects, events
from langbord.games.keyharvest.rules.bag import events_in_bag
from langbord.games.keyharvest.rules.events import tiles
from langbord.games.keyharvest.rules.gestures import starts
from langbord.games.keyharvest.rules.moves import (
    ACTION_WORDS,
    CARD_WORDS,
    CROP_WORDS,
    REFERENCE_WORDS,
    WORKER_WORDS,
)
from langbord.games.keyharvest.rules.placing import VALUE
from langbord.games.keyharvest.rules.scoring import KnownHand, known_hands, sheet, tie_break
from langbord.games.keyharvest.rules.state import (
    ACTIONS_PER_TURN,
    CHECKED,
    DRY_ROUNDS,
    IDLE_ROUNDS,
    LAST_TURNS,
    NOWHERE,
    OVER,
    PLAY,
    STORE,
    TRACK,
    Lot,
    Player,
    State,
)
from langbord.games.keyharvest.rules.stores import price
from langbord.games.keyharvest.rules.supply import counters
from langbord.games.keyharvest.rules.turns import round_of
from langbord.games.keyharvest.rules.view_model import LastTurns, LotView, PlayerView, View

#: What each question that sells something asks for it, in counters of any crops.
PRICES: Final = {
    "seize": effects.BAILIFF_PRICE,
    "lucky-dip": events.LUCKY_DIP_PRICE,
    "lucky-dip-registry": events.LUCKY_DIP_PRICE,
    "quick-sale": events.QUICK_SALE_PRICE,
}


def view(state: State, seat: int | None) -> View:
    """The table as a seat sees it; None: a spectator."""
    land = state.land
    hands = known_hands(state, seat)
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
        "actions_per_turn": ACTIONS_PER_TURN,
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
        "put_back": _put_back(state),
        "ignored": [CARD_WORDS[event] for event in state.ignored],
        "running": [
            {"event": CARD_WORDS[event], "drawer": drawer}
            for event, drawer in zip(state.running, state.drawers, strict=True)
        ],
        "moving": _references(state.moving),
        "prices": PRICES.copy(),
        "ending": state.ending(),
        "last": _last_turns(state),
        "idle": state.idle,
        "idle_limit": IDLE_ROUNDS * len(state.players),
        "dry": max(0, state.turn - state.taken - 1) if state.rules >= 2 else 0,
        "dry_limit": DRY_ROUNDS * len(state.players),
        "tie_break": tie_break(state) if state.phase == OVER else "",
        "players": [_player(state, player, hand, seat) for player, hand in zip(state.players, hands, strict=True)],
        "over": state.phase == OVER,
    }


def _player(state: State, player: Player, hand: KnownHand, seat: int | None) -> PlayerView:
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
        "store": [_lot(state, lot) for lot in player.store],
        "room": STORE - len(player.store),
        "beside": {
            REFERENCE_WORDS[space]: (neighbours[space] & player.fields).bit_count()
            for space in bits(state.land.spaces & ~player.fields)
            if neighbours[space] & player.fields
        },
        "crowded": [REFERENCE_WORDS[space] for space in bits(state.land.spaces) if neighbours[space] & player.workers],
        "crops": _crops(hand.crops),
        "unknown": hand.unknown,
        "secret": [CROP_WORDS[crop] for crop in player.secret.cards] if player.seat == seat else None,
        "counters": counters(player),
        "tiles": tiles(player),
        "score": [
            {"key": line.key, "card": "", "points": line.points, "provisional": line.provisional} for line in lines
        ],
        "total": sum(line.points for line in lines),
        "starts": starts(state, player) if player.seat == seat else None,
    }


def _last_turns(state: State) -> LastTurns | None:
    """The turns after the tenth event, in order (K13.2); in the turn in which it came none of them has begun."""
    if not state.ending() or state.phase == OVER:
        return None
    seats = len(state.players)
    total = LAST_TURNS * seats
    now = total - state.last if state.last else -1
    first = (state.active - now) % seats
    return {
        "left": state.last or total,
        "begun": state.last > 0,
        "turns": [
            {"seat": (first + turn) % seats, "round": turn // seats + 1, "done": turn < now, "now": turn == now}
            for turn in range(total)
        ],
    }


def _lot(state: State, lot: Lot) -> LotView:
    """A field for sale."""
    return {
        "field": REFERENCE_WORDS[lot.offered],
        "crop": CROP_WORDS[state.land.crop[lot.offered]],
        "bid": _crops(lot.bid),
        "size": sum(lot.bid),
        "prices": {WORKER_WORDS[worker]: price(lot, more) for worker, more in effects.BUYERS.items()},
    }


def _put_back(state: State) -> list[int]:
    """Of the events that were put on the track, those that went back into the bag: an event that came twice was put
    back before it came again."""
    on_track = {event: at for at, event in enumerate(state.seen) if event in state.track}
    return [at for at, event in enumerate(state.seen) if on_track.get(event) != at]


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
