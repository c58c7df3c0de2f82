"""Key Harvest in messages: what a move means at a question, and what the letters of workers and events stand for."""

from __future__ import annotations

from langbord.engine.ask import Ask
from langbord.engine.card_text import Message
from langbord.engine.log import Value
from langbord.games.keyharvest.rules.effects import BUYERS
from langbord.games.keyharvest.rules.moves import (
    CROP,
    CROPS,
    SEAT,
    SEAT_WORDS,
    SPACES,
    VOCABULARY,
    WORKER,
    WORKERS,
)
from langbord.games.keyharvest.rules.placing import VALUE
from langbord.games.keyharvest.rules.state import Lot, Player, State
from langbord.games.keyharvest.rules.stores import price
from langbord.games.keyharvest.rules.supply import goods, held

#: Kinds of values that are shown as they stand: a reference is the same in every language.
PLAIN = frozenset({"field", "space", "letter"})
#: Questions that are answered with an empty space, not with a field.
PLACING = frozenset({"place", "move-worker", "reposition-to"})
#: Questions whose answer costs what was bid.
TRANSFERS = frozenset({"transfer", "buy"})
#: Questions about counters of the stock; the others are about those in hand.
FROM_STOCK = frozenset({"harvest-instead", "take-crop", "good-harvest", "windfall"})


def message(key: str, **values: Value | Message) -> Message:
    """A message with its values by name."""
    return Message(key, tuple(values.items()))


def move_face(ask: Ask, move: int) -> Message:
    """What a move means at a question: fields with their crop, spaces with their neighbours, workers with value."""
    word = VOCABULARY.word(move)
    state = ask.state
    assert isinstance(state, State)
    if move < SPACES:
        return _reference(ask, state, move)
    if CROP <= move < CROP + CROPS:
        crop = move - CROP
        left = state.stock[crop] if ask.prompt in FROM_STOCK else held(state.players[ask.seat], crop)
        key = "move-crop-of-stock" if ask.prompt in FROM_STOCK else "move-crop-in-hand"
        return message(key, crop=("crop", word), number=("number", left))
    if WORKER <= move < WORKER + WORKERS:
        return message("move-worker", worker=("worker", word), letter=("letter", word), number=_value(move - WORKER))
    if SEAT <= move < SEAT + len(SEAT_WORDS):
        return message("move-seat", seat=("seat", move - SEAT))
    return Message(f"move-{ask.prompt}-{word}", ask.values)


def _reference(ask: Ask, state: State, space: int) -> Message:
    word = VOCABULARY.word(space)
    player = state.players[ask.seat]
    if ask.prompt in PLACING:
        beside = (state.land.neighbours[space] & player.fields).bit_count()
        return message("move-space", space=("space", word), number=("number", beside))
    crop = ("crop", VOCABULARY.word(CROP + state.land.crop[space]))
    if ask.prompt in TRANSFERS:
        for owner in state.players:
            for lot in owner.store:
                if lot.offered == space:
                    return _lot(ask, player, owner, lot, word, crop)
    return message("move-field", field=("field", word), crop=crop)


def _lot(ask: Ask, player: Player, owner: Player, lot: Lot, word: str, crop: Value) -> Message:
    """A field in a store with what it costs."""
    _, bid = goods(lot.bid)
    if owner is player:
        return message("move-field-own", field=("field", word), crop=crop, goods=bid)
    whose: Value = ("seat", owner.seat)
    if ask.prompt == "transfer":
        return message("move-field-of", field=("field", word), crop=crop, goods=bid, seat=whose)
    more = BUYERS[VOCABULARY.number(str(dict(ask.values)["worker"][1])) - WORKER]
    number: Value = ("number", price(lot, more))
    return message("move-field-bought", field=("field", word), crop=crop, goods=bid, seat=whose, number=number)


def _value(worker: int) -> Value:
    return ("number", VALUE[worker])
