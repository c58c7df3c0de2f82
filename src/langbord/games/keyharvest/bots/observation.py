"""What a seat sees as one row of numbers, for programs that learn: open things, the own counters, the question.

Nothing is read here that `view.py` would not show the seat; the tests deal all secrets anew and want the same row.
"""

from __future__ import annotations

from typing import Final

from langbord.engine.ask import Ask
from langbord.engine.observation_layout import Field, Layout, Question, question_fields, small
from langbord.games.keyharvest.edition.geometry import bits
from langbord.games.keyharvest.rules.bag import events_in_bag
from langbord.games.keyharvest.rules.moves import (
    ACTIONS,
    CARD_WORDS,
    CROPS,
    EVENTS,
    FIRST_EVENT,
    REFERENCE_WORDS,
    SPACES,
    VOCABULARY,
    WORKER_WORDS,
    WORKERS,
)
from langbord.games.keyharvest.rules.scoring import seen_by, unknown_to
from langbord.games.keyharvest.rules.state import NOWHERE, OVER, PLAY, START, STORE, Player, State

SEATS: Final = 4
PHASES: Final = {START: 0, PLAY: 1, OVER: 2}
#: Every question of the game.
PROMPTS: Final = (
    *("choose-start", "action", "harvest", "harvest-instead", "worker", "remove", "place", "transfer", "offer", "bid"),
    *("move-worker", "extra-crop", "take-crop", "turn-up", "buy", "fallow", "store", "seize", "copy", "draw", "keep"),
    *("take", "pay", "pay-stock", "blind-swap", "exchange", "exchange-give", "give-away", "receive", "good-harvest"),
    *("lucky-dip", "lucky-dip-registry", "new-crop", "quick-sale", "registry-swap", "swap-give", "remote-harvest"),
    *("replacement", "reposition", "reposition-to", "vacation", "windfall"),
)
FIELD_NUMBER: Final = {word: number for number, word in enumerate(REFERENCE_WORDS)}
WORKER_NUMBER: Final = {word: number for number, word in enumerate(WORKER_WORDS)}
EVENT_NUMBER: Final = {word: number for number, word in enumerate(CARD_WORDS[FIRST_EVENT:])}
LOT: Final = SPACES + CROPS  # the field of a lot, then its bid

LAYOUT: Final = Layout(
    [
        Field("seats", SEATS, 1, "how many players: one place is 1"),
        Field("phase", len(PHASES), 1, "start, play, over: one place is 1"),
        Field("turn", 1, 100, "turns begun"),
        Field("first", SEATS, 1, "who is start player, by seat from the observer on"),
        Field("active", SEATS, 1, "whose turn it is, by seat from the observer on"),
        *question_fields(SEATS, PROMPTS, len(VOCABULARY)),
        Field("named-field", SPACES, 1, "the field that the question names"),
        Field("named-worker", WORKERS, 1, "the worker that the question names"),
        Field("named-event", EVENTS, 1, "the event that the question names"),
        Field("named-seat", SEATS, 1, "the other player in the question, by seat from the observer on"),
        Field("number", 1, 6, "the number in the question"),
        Field("actions", ACTIONS, 1, "actions of this turn that were taken"),
        Field("registry", SPACES, 1, "fields in the registry"),
        Field("in-bag", SPACES, 1, "fields in the bag"),
        Field("events-in-bag", 1, 14, "how many events are in the bag"),
        Field("track", EVENTS, 1, "events on the track"),
        Field("seen", EVENTS, 1, "events that were ever put on the track"),
        Field("on-track", 1, 10, "how many events are on the track"),
        Field("running", EVENTS, 1, "events that are going on"),
        Field("drawer", SEATS, 1, "who drew the innermost of them, by seat from the observer on"),
        Field("moving", SPACES, 1, "fields on their way"),
        Field("fallow", SPACES, 1, "fields laid fallow"),
        Field("townsfolk", WORKERS, 1, "workers on the town board"),
        Field("stock", CROPS, 12, "counters in the stock, by crop"),
        Field("last", 1, 8, "turns still to come after the tenth event"),
        Field("idle", 1, 12, "turns in a row without any action"),
    ],
    [
        Field("here", 1, 1, "1 where somebody sits"),
        Field("fields", SPACES, 1, "fields on the country board"),
        Field("harvested", SPACES, 1, "of these, the ones that are harvested"),
        Field("worker-at", SPACES, WORKERS, "the worker on each space: 1 (A) to 12 (L)"),
        Field("on-board", WORKERS, 1, "workers on the board"),
        Field("farmhands", WORKERS, 1, "own workers that are not on the board"),
        Field("crops", CROPS, 8, "counters in hand that the observer knows, by crop"),
        Field("unknown", 1, 3, "counters in hand that the observer does not know"),
        Field("store", STORE * LOT, 4, "two lots: the field (63 places, 4 for the field), then the bid by crop"),
    ],
    SEATS,
)
SIZE: Final = LAYOUT.size
QUESTION: Final = Question(LAYOUT, PROMPTS)
OFFERED: Final = 4  # marks the field of a lot, so that it comes out as 1.0

AT_SEATS: Final = LAYOUT.at("seats") - 1
AT_PHASE: Final = LAYOUT.at("phase")
AT_TURN: Final = LAYOUT.at("turn")
AT_FIRST: Final = LAYOUT.at("first")
AT_ACTIVE: Final = LAYOUT.at("active")
AT_NAMED_FIELD: Final = LAYOUT.at("named-field")
AT_NAMED_WORKER: Final = LAYOUT.at("named-worker")
AT_NAMED_EVENT: Final = LAYOUT.at("named-event")
AT_NAMED_SEAT: Final = LAYOUT.at("named-seat")
AT_NUMBER: Final = LAYOUT.at("number")
AT_ACTIONS: Final = LAYOUT.at("actions")
AT_REGISTRY: Final = LAYOUT.at("registry")
AT_IN_BAG: Final = LAYOUT.at("in-bag")
AT_EVENTS_IN_BAG: Final = LAYOUT.at("events-in-bag")
AT_TRACK: Final = LAYOUT.at("track") - FIRST_EVENT
AT_SEEN: Final = LAYOUT.at("seen") - FIRST_EVENT
AT_ON_TRACK: Final = LAYOUT.at("on-track")
AT_RUNNING: Final = LAYOUT.at("running") - FIRST_EVENT
AT_DRAWER: Final = LAYOUT.at("drawer")
AT_MOVING: Final = LAYOUT.at("moving")
AT_FALLOW: Final = LAYOUT.at("fallow")
AT_TOWNSFOLK: Final = LAYOUT.at("townsfolk")
AT_STOCK: Final = LAYOUT.at("stock")
AT_LAST: Final = LAYOUT.at("last")
AT_IDLE: Final = LAYOUT.at("idle")
PLAYERS: Final = LAYOUT.players
BLOCK: Final = LAYOUT.block
IN_FIELDS: Final = LAYOUT.within("fields")
IN_HARVESTED: Final = LAYOUT.within("harvested")
IN_WORKER_AT: Final = LAYOUT.within("worker-at")
IN_ON_BOARD: Final = LAYOUT.within("on-board")
IN_FARMHANDS: Final = LAYOUT.within("farmhands")
IN_CROPS: Final = LAYOUT.within("crops")
IN_UNKNOWN: Final = LAYOUT.within("unknown")
IN_STORE: Final = LAYOUT.within("store")


def observe(state: State, ask: Ask | None, seat: int) -> bytearray:
    """The row of a seat; `ask` is the question that stands, None when the game is over."""
    row = bytearray(SIZE)
    seats = len(state.players)
    row[AT_SEATS + seats] = 1
    row[AT_PHASE + PHASES[state.phase]] = 1
    row[AT_TURN] = small(state.turn)
    row[AT_FIRST + (state.first - seat) % seats] = 1
    row[AT_ACTIVE + (state.active - seat) % seats] = 1
    if ask is not None:
        _question(row, ask, seat, seats)
    _mark(row, AT_ACTIONS, state.done)
    _mark(row, AT_REGISTRY, state.registry)
    _mark(row, AT_IN_BAG, state.bag_fields)
    row[AT_EVENTS_IN_BAG] = events_in_bag(state)
    for event in state.track:
        row[AT_TRACK + event] = 1
    for event in state.seen:
        row[AT_SEEN + event] = 1
    row[AT_ON_TRACK] = len(state.track)
    if state.running:
        for event in state.running:
            row[AT_RUNNING + event] = 1
        row[AT_DRAWER + (state.drawers[-1] - seat) % seats] = 1
    _mark(row, AT_MOVING, state.moving)
    _mark(row, AT_FALLOW, state.fallow)
    _mark(row, AT_TOWNSFOLK, state.townsfolk)
    row[AT_STOCK : AT_STOCK + CROPS] = bytes(state.stock)
    row[AT_LAST] = state.last
    row[AT_IDLE] = small(state.idle)
    for place in range(seats):
        _player(row, state.players[(seat + place) % seats], PLAYERS + place * BLOCK, seat)
    return row


def _mark(row: bytearray, at: int, mask: int) -> None:
    """A set, a place for each of its things."""
    if mask:
        for thing in bits(mask):
            row[at + thing] = 1


def _question(row: bytearray, ask: Ask, seat: int, seats: int) -> None:
    """Who is asked what, and what the question names."""
    QUESTION.fill(row, ask, seat, seats)
    for _, (kind, thing) in ask.values:
        if kind == "number":
            row[AT_NUMBER] = small(max(0, int(thing)))
        elif kind == "field":
            row[AT_NAMED_FIELD + FIELD_NUMBER[str(thing)]] = 1
        elif kind == "worker":
            row[AT_NAMED_WORKER + WORKER_NUMBER[str(thing)]] = 1
        elif kind == "event":
            row[AT_NAMED_EVENT + EVENT_NUMBER[str(thing)]] = 1
        elif kind == "seat":
            row[AT_NAMED_SEAT + (int(thing) - seat) % seats] = 1


def _player(row: bytearray, player: Player, at: int, seat: int) -> None:
    """One country board with its workers, the hand as far as the observer knows it, and the store."""
    row[at] = 1
    _mark(row, at + IN_FIELDS, player.fields)
    _mark(row, at + IN_HARVESTED, player.harvested)
    if player.workers:
        for worker, space in enumerate(player.worker_at):
            if space != NOWHERE:
                row[at + IN_WORKER_AT + space] = worker + 1
                row[at + IN_ON_BOARD + worker] = 1
    _mark(row, at + IN_FARMHANDS, player.farmhands)
    row[at + IN_CROPS : at + IN_CROPS + CROPS] = bytes(seen_by(seat, player))
    row[at + IN_UNKNOWN] = unknown_to(seat, player)
    lot_at = at + IN_STORE
    for lot in player.store[:STORE]:
        row[lot_at + lot.offered] = OFFERED
        row[lot_at + SPACES : lot_at + LOT] = bytes(lot.bid)
        lot_at += LOT
