"""Stores: offers with their bids, taking fields out of them, and paying (K6, K7)."""

from __future__ import annotations

from typing import Final

from langbord.engine.ask import Ask, Choice, Part, Reason, Turn
from langbord.engine.log import number, seat
from langbord.games.keyharvest.edition.geometry import bits
from langbord.games.keyharvest.rules import placing, registry
from langbord.games.keyharvest.rules.choices import MAY_STOP, MUST, CropsInHand, References, why_not_word
from langbord.games.keyharvest.rules.moves import CROP, CROPS, SPACES, STOP
from langbord.games.keyharvest.rules.reasons import (
    BID_ONE,
    CANNOT_MATCH,
    MUST_FINISH,
    NO_COUNTERS,
    NO_SUCH_SPACE,
    NOT_IN_A_STORE,
    OWN_STORE,
    REGISTRY_EMPTY,
    STORE_FULL,
    TOO_DEAR,
)
from langbord.games.keyharvest.rules.state import STORE, Lot, Player, State
from langbord.games.keyharvest.rules.supply import FIELD, Named, counters, goods, held, spend, tell

FIRST_COUNTER: Final = CropsInHand(MUST, BID_ONE)
NEXT_COUNTER: Final = CropsInHand(MAY_STOP, BID_ONE)
PAYMENT: Final = CropsInHand(MUST, MUST_FINISH)


# --- offering (K7) --------------------------------------------------------------------------------


def why_not_offer(state: State, player: Player) -> Reason | None:
    """Whether the player can put a field into the store: room, a field, and a counter to bid (K7.1, K7.2)."""
    if len(player.store) >= STORE:
        return STORE_FULL
    if not state.registry:
        return REGISTRY_EMPTY
    return None if counters(player) else NO_COUNTERS


def offer(state: State, player: Player, field: int) -> Turn:
    """A field from the registry with a bid, counter by counter; then the registry is filled (K7.2, K7.4)."""
    count = registry.due(state)
    state.registry ^= 1 << field
    state.field_taken()
    lot = Lot(field)
    player.store.append(lot)
    state.bidding = True
    size = 0
    while counters(player):
        values = (FIELD[field], number(size))
        move = yield Ask(player.seat, "bid", NEXT_COUNTER if size else FIRST_COUNTER, values)
        if move == STOP:
            break
        spend(player, move - CROP)
        lot.bid[move - CROP] += 1
        size += 1
    state.bidding = False
    if state.log.on:
        tell(state, "offers", player, FIELD[field], goods(lot.bid))
    yield from registry.refill(state, player, count)


# --- taking out of a store (K6, K9.5, K9.7) -------------------------------------------------------


def can_match(player: Player, lot: Lot) -> bool:
    """Whether the player has the crops of the bid (K6.3, K6.4)."""
    for crop in range(CROPS):
        if lot.bid[crop] and held(player, crop) < lot.bid[crop]:
            return False
    return True


def transferable(state: State, player: Player) -> int:
    """The fields in stores that the player could transfer."""
    found = 0
    for owner in state.players:
        for lot in owner.store:
            if owner is player or can_match(player, lot):
                found |= 1 << lot.offered
    return found


def transfer(state: State, player: Player, field: int) -> Turn:
    """A field from any store to the own board, paid as it must be (K6.2, K6.3)."""
    owner = owner_of(state, field)
    lot = take_lot(owner, field)
    if owner is player:
        for crop in range(CROPS):
            state.stock[crop] += lot.bid[crop]
        if state.log.on:
            tell(state, "transfers-own", player, FIELD[field], goods(lot.bid))
    else:
        for crop in range(CROPS):
            for _ in range(lot.bid[crop]):
                spend(player, crop)
            owner.known[crop] += 2 * lot.bid[crop]
        if state.log.on:
            tell(state, "buys", player, FIELD[field], seat(owner.seat, "from"), goods(lot.bid))
            tell(state, "gets-bid-back", owner, goods(lot.bid))
    yield from placing.place_field(state, player, field)


def price(lot: Lot, more: int) -> int:
    """What somebody who may pay with any crops pays for a field: `more` counters than its bid (K9.5, K9.7)."""
    return sum(lot.bid) + more


def on_sale(state: State, player: Player, more: int) -> int:
    """The fields in rivals' stores that the player has enough counters for."""
    rich = counters(player)
    found = 0
    for owner in state.players:
        if owner is not player:
            for lot in owner.store:
                if price(lot, more) <= rich:
                    found |= 1 << lot.offered
    return found


def buy(state: State, player: Player, field: int, more: int) -> Turn:
    """A field from a rival's store for any crops; its owner takes the payment and the bid (K9.5, K9.7)."""
    owner = owner_of(state, field)
    paid = yield from pay(state, player, owner, price(lot_of(owner, field), more), field)
    lot = take_lot(owner, field)
    for crop in range(CROPS):
        owner.known[crop] += lot.bid[crop]
    if state.log.on:
        tell(state, "buys", player, FIELD[field], seat(owner.seat, "from"), goods(paid))
        tell(state, "gets-bid-back", owner, goods(lot.bid))
    yield from placing.place_field(state, player, field)


def owner_of(state: State, field: int) -> Player:
    """In whose store a field lies."""
    for player in state.players:
        for lot in player.store:
            if lot.offered == field:
                return player
    raise LookupError(f"field {field} is in no store")


def lot_of(owner: Player, field: int) -> Lot:
    """The field in a store, with its bid."""
    return next(lot for lot in owner.store if lot.offered == field)


def take_lot(owner: Player, field: int) -> Lot:
    """A lot out of the store of its owner."""
    lot = lot_of(owner, field)
    owner.store.remove(lot)
    return lot


class Transferable(Choice[State]):
    """Fields in stores that the player can pay for with the crops of the bid, which only the player knows. Where
    somebody else imagines those crops nothing may be possible: then, and only then, the first cannot but stop."""

    def __init__(self, words: tuple[int, ...]) -> None:
        self.words: tuple[int, ...] = words

    def among(self, state: State, seat: int) -> list[int]:
        return bits(transferable(state, state.players[seat])) + list(self.words) or [STOP]

    def why_not(self, state: State, seat: int, move: int) -> Reason | None:
        player = state.players[seat]
        if move == STOP and not transferable(state, player):
            return None
        if move >= SPACES:
            return why_not_word(self.words, move)
        for owner in state.players:
            for lot in owner.store:
                if lot.offered == move:
                    return None if owner is player or can_match(player, lot) else CANNOT_MATCH
        return NOT_IN_A_STORE if state.land.spaces >> move & 1 else NO_SUCH_SPACE


class OnSale(References):
    """Fields in rivals' stores, at `more` counters than the bid."""

    def __init__(self, legal: int, words: tuple[int, ...], more: int) -> None:
        super().__init__(legal, words)
        self.more: int = more

    def reason(self, state: State, player: Player, space: int) -> Reason:
        for owner in state.players:
            for lot in owner.store:
                if lot.offered == space:
                    return OWN_STORE if owner is player else TOO_DEAR[price(lot, self.more)]
        return NOT_IN_A_STORE


# --- paying counter by counter --------------------------------------------------------------------


def pay(state: State, player: Player, to: Player, price: int, field: int) -> Part[list[int]]:
    """So many counters of any crops to another player; what was paid."""
    paid = [0] * CROPS
    for left in range(price, 0, -1):
        values = (seat(to.seat, "to"), FIELD[field], number(left, "left"))
        move = yield Ask(player.seat, "pay", PAYMENT, values)
        spend(player, move - CROP)
        to.known[move - CROP] += 1
        paid[move - CROP] += 1
    return paid


def pay_stock(state: State, player: Player, price: int, values: tuple[Named, ...]) -> Turn:
    """So many counters of any crops to the stock."""
    paid = [0] * CROPS
    for left in range(price, 0, -1):
        move = yield Ask(player.seat, "pay-stock", PAYMENT, (*values, number(left, "left")))
        spend(player, move - CROP)
        state.stock[move - CROP] += 1
        paid[move - CROP] += 1
    if state.log.on:
        tell(state, "pays-stock", player, goods(paid))
