"""What each worker does when it is placed, or placed again (K9)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from langbord.engine.ask import Ask, Reason, Turn
from langbord.engine.log import number, seat
from langbord.games.keyharvest.edition.geometry import bits, unconnected
from langbord.games.keyharvest.rules import placing, registry, stores
from langbord.games.keyharvest.rules.bag import draw_field
from langbord.games.keyharvest.rules.choices import (
    MAY_PASS,
    MAY_STOP,
    MUST,
    CropsInStock,
    OthersUnconnected,
    OwnFields,
    OwnWorkers,
    References,
    RegistryFields,
    Words,
)
from langbord.games.keyharvest.rules.crops import FIRST_OR_ALL, NEXT_OR_ALL, Harvested, extra_crop, turn_up
from langbord.games.keyharvest.rules.moves import ALL, CROP, DISCARD, DRAW, PASS, PLACE, STOP, WORKER, WORKER_WORDS
from langbord.games.keyharvest.rules.reasons import (
    ALREADY_HARVESTED,
    NOT_BESIDE,
    NOT_ITSELF,
    NOT_YOUR_FIELD,
    WORKER_NOT_ON_BOARD,
)
from langbord.games.keyharvest.rules.state import Player, State
from langbord.games.keyharvest.rules.supply import CROP_NAMED, FIELD, WORKER_NAMED, counters, goods, take, tell

CASUAL_FIELDS: Final = 2  # K9.2
LABOURER_COUNTERS: Final = 2  # K9.3
BAILIFF_PRICE: Final = 3  # K9.9
SKILLED_MORE, MERCHANT_MORE = 1, 0  # K9.5, K9.7
APPRENTICE, CASUAL, LABOURER, UNSKILLED, SKILLED, SUPERVISOR = range(6)
MERCHANT, STOREKEEPER, BAILIFF, LAWYER, TRADER, BENEFACTOR = range(6, 12)
#: Who buys from rivals, and for how many counters more than the bid.
BUYERS: Final = {SKILLED: SKILLED_MORE, MERCHANT: MERCHANT_MORE}

#: What a worker does from its space. A worker used by the Lawyer acts from where it stands itself.
Effect = Callable[[State, Player, int], Turn]


def use(state: State, player: Player, worker: int, space: int) -> Turn:
    """The effect of a worker at its space (K5.8)."""
    return EFFECTS[worker](state, player, space)


# --- farmhands ------------------------------------------------------------------------------------


def apprentice(state: State, player: Player, space: int) -> Turn:
    """K9.1"""
    return extra_crops(state, player, APPRENTICE, space, 1)


def casual(state: State, player: Player, space: int) -> Turn:
    """K9.2"""
    return extra_crops(state, player, CASUAL, space, CASUAL_FIELDS)


def extra_crops(state: State, player: Player, worker: int, space: int, most: int) -> Turn:
    """Counters for unharvested fields beside a space, which are not turned over."""
    fields = player.fields & ~player.harvested & state.land.neighbours[space]
    words = MAY_PASS
    for left in range(most, 0, -1):
        if not fields or not any(state.stock):
            return
        values = (WORKER_NAMED[worker], number(left, "left"))
        field = yield Ask(player.seat, "extra-crop", UnharvestedBeside(fields, words), values)
        if field in (PASS, STOP):
            return
        yield from extra_crop(state, player, field)
        fields ^= 1 << field
        words = MAY_STOP


class UnharvestedBeside(References):
    """Unharvested fields beside a worker."""

    def reason(self, state: State, player: Player, space: int) -> Reason:
        if not player.fields >> space & 1:
            return NOT_YOUR_FIELD
        return ALREADY_HARVESTED if player.harvested >> space & 1 else NOT_BESIDE


def labourer(state: State, player: Player, space: int) -> Turn:
    """K9.3, K9.13"""
    for left in range(LABOURER_COUNTERS, 0, -1):
        if not any(state.stock):
            return
        choice = FIRST_OF_STOCK if left == LABOURER_COUNTERS else NEXT_OF_STOCK
        move = yield Ask(player.seat, "take-crop", choice, (WORKER_NAMED[LABOURER], number(left, "left")))
        if move == PASS:
            return
        take(state, player, move - CROP)
        if state.log.on:
            tell(state, "takes-crop", player, CROP_NAMED[move - CROP])


FIRST_OF_STOCK: Final = CropsInStock(MAY_PASS)
NEXT_OF_STOCK: Final = CropsInStock(MUST)


def unskilled(state: State, player: Player, space: int) -> Turn:
    """K9.4"""
    words = FIRST_OR_ALL
    while fields := player.harvested & state.land.neighbours[space]:
        move = yield Ask(player.seat, "turn-up", Harvested(fields, words), (WORKER_NAMED[UNSKILLED],))
        if move in (PASS, STOP):
            return
        for field in bits(fields) if move == ALL else [move]:
            turn_up(state, player, field)
        words = NEXT_OR_ALL


def skilled(state: State, player: Player, space: int) -> Turn:
    """K9.5"""
    return buy(state, player, SKILLED, SKILLED_MORE)


def merchant(state: State, player: Player, space: int) -> Turn:
    """K9.7"""
    return buy(state, player, MERCHANT, MERCHANT_MORE)


def buy(state: State, player: Player, worker: int, more: int) -> Turn:
    """A field from a rival's store for `more` counters than the bid, of any crops."""
    fields = stores.on_sale(state, player, more)
    if fields:
        choice = stores.OnSale(fields, MAY_PASS, more)
        field = yield Ask(player.seat, "buy", choice, (WORKER_NAMED[worker],))
        if field != PASS:
            yield from stores.buy(state, player, field, more)


def supervisor(state: State, player: Player, space: int) -> Turn:
    """K9.6: not to be declined."""
    if player.fields:
        field = yield Ask(player.seat, "fallow", OwnFields(player.fields, MUST), (WORKER_NAMED[SUPERVISOR],))
        placing.send_fallow(state, player, field)


# --- townsfolk ------------------------------------------------------------------------------------


def storekeeper(state: State, player: Player, space: int) -> Turn:
    """K9.8"""
    if stores.why_not_offer(state, player) is None:
        choice = RegistryFields(state.registry, MAY_PASS)
        field = yield Ask(player.seat, "store", choice, (WORKER_NAMED[STOREKEEPER],))
        if field != PASS:
            yield from stores.offer(state, player, field)


def bailiff(state: State, player: Player, space: int) -> Turn:
    """K9.9: the field may be that of the Bailiff's own space, and all begins anew."""
    if counters(player) < BAILIFF_PRICE:
        return
    fields = unconnected_of_others(state, player)
    if not fields:
        return
    field = yield Ask(player.seat, "seize", OthersUnconnected(fields, MAY_PASS), (WORKER_NAMED[BAILIFF],))
    if field == PASS:
        return
    owner = next(other for other in state.players if other.fields >> field & 1)
    paid = yield from stores.pay(state, player, owner, BAILIFF_PRICE, field)
    placing.lift(state, owner, field)
    if state.log.on:
        tell(state, "seizes", player, FIELD[field], seat(owner.seat, "from"), goods(paid))
    yield from placing.place_field(state, player, field)


def unconnected_of_others(state: State, player: Player) -> int:
    """The unconnected fields on all boards but the player's (K2.4)."""
    found = 0
    for other in state.players:
        if other is not player:
            found |= unconnected(state.land.neighbours, other.fields)
    return found


def lawyer(state: State, player: Player, space: int) -> Turn:
    """K9.10"""
    others = placing.on_board(player) & ~(1 << LAWYER)
    if not others:
        return
    move = yield Ask(player.seat, "copy", OtherWorkers(others, MAY_PASS), (WORKER_NAMED[LAWYER],))
    if move == PASS:
        return
    worker = move - WORKER
    if state.log.on:
        tell(state, "copies", player, WORKER_NAMED[worker])
    yield from use(state, player, worker, player.worker_at[worker])


class OtherWorkers(OwnWorkers):
    """Workers on the own board besides the Lawyer."""

    def reason(self, state: State, player: Player, worker: int) -> Reason:
        return NOT_ITSELF if worker == LAWYER else WORKER_NOT_ON_BOARD


def trader(state: State, player: Player, space: int) -> Turn:
    """K9.11"""
    if not state.bag_fields:
        yield from take_from_registry(state, player, TRADER)
        return
    if (yield Ask(player.seat, "draw", MAY_DRAW, (WORKER_NAMED[TRADER],))) == PASS:
        return
    field = draw_field(state, player)
    if (yield Ask(player.seat, "keep", PLACE_OR_DISCARD, (FIELD[field],))) == DISCARD:
        placing.send_fallow(state, player, field)
    else:
        yield from placing.place_field(state, player, field)


MAY_DRAW: Final = Words((DRAW, PASS))
PLACE_OR_DISCARD: Final = Words((PLACE, DISCARD))


def benefactor(state: State, player: Player, space: int) -> Turn:
    """K9.12"""
    return take_from_registry(state, player, BENEFACTOR)


def take_from_registry(state: State, player: Player, worker: int) -> Turn:
    """A field from the registry to the board; when all that follows is done the registry is filled (K8.7)."""
    if not state.registry:
        return
    field = yield Ask(player.seat, "take", RegistryFields(state.registry, MAY_PASS), (WORKER_NAMED[worker],))
    if field == PASS:
        return
    count = registry.due(state)
    registry.take_out(state, player, field)
    yield from placing.place_field(state, player, field)
    yield from registry.refill(state, player, count)


_BY_LETTER: Final[dict[str, Effect]] = {
    "A": apprentice,
    "B": casual,
    "C": labourer,
    "D": unskilled,
    "E": skilled,
    "F": supervisor,
    "G": merchant,
    "H": storekeeper,
    "I": bailiff,
    "J": lawyer,
    "K": trader,
    "L": benefactor,
}
EFFECTS: Final[list[Effect]] = [_BY_LETTER[letter] for letter in WORKER_WORDS]
