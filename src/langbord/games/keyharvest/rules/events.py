"""The event track, and what each event does (K11, K12)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from langbord.engine.ask import Ask, Choice, Part, Reason, Turn
from langbord.engine.log import number, seat, thing
from langbord.games.keyharvest.edition.geometry import bits, unconnected
from langbord.games.keyharvest.rules import effects, placing, registry, stores
from langbord.games.keyharvest.rules.bag import draw, draw_field, events_in_bag, put_back
from langbord.games.keyharvest.rules.choices import (
    MAY_PASS,
    MAY_STOP,
    MUST,
    CropsInStock,
    FieldToGive,
    OthersUnconnected,
    OwnFields,
    OwnWorkers,
    RegistryFields,
    Words,
    why_not_word,
)
from langbord.games.keyharvest.rules.crops import (
    FIRST_OR_ALL,
    NEXT_OR_ALL,
    Harvested,
    Unconnected,
    harvest_field,
    turn_up,
)
from langbord.games.keyharvest.rules.moves import (
    ALL,
    CARD_WORDS,
    CROP,
    CROPS,
    DISCARD,
    DRAW,
    EVENT_WORDS,
    FIRST_EVENT,
    HAND_ON,
    PASS,
    PLACE,
    SPACES,
    STOP,
    WORKER,
    WORKERS,
)
from langbord.games.keyharvest.rules.reasons import (
    CANNOT_DECLINE_EVENT,
    CANNOT_DISCARD,
    CANNOT_HAND_ON,
    NOT_YOUR_BEST_CROP,
    WORKER_FITS_NOWHERE,
    WORKER_NOT_ON_BOARD,
)
from langbord.games.keyharvest.rules.state import CHECKED, NOWHERE, Player, State
from langbord.games.keyharvest.rules.supply import (
    CROP_NAMED,
    EVENT_NAMED,
    FIELD,
    GIVEN,
    SPACE,
    WORKER_NAMED,
    Named,
    counters,
    take,
    tell,
)

LUCKY_DIP_PRICE: Final = 2  # K12.6
QUICK_SALE_PRICE: Final = 3  # K12.9
NEW_CROPS: Final = 2  # K12.7

#: What an event does; the player is the one who drew it.
Event = Callable[[State, Player], Turn]


# --- the track ------------------------------------------------------------------------------------


def happen(state: State, player: Player, event: int) -> Turn:
    """An event that was drawn goes on the track and takes place to its end (K11.1, K11.6)."""
    state.track.append(event)
    state.seen.append(event)
    if state.log.on:
        tell(state, "event-drawn", player, EVENT_NAMED[event], number(len(state.track)))
    if len(state.track) == CHECKED:
        count_tiles(state)
    state.running.append(event)
    state.drawers.append(player.seat)
    yield from BY_NUMBER[event - FIRST_EVENT](state, player)
    state.running.pop()
    state.drawers.pop()


def count_tiles(state: State) -> None:
    """Somebody has fewer than seven tiles: the first two events go back, unless the bag has no field (K11.3 to
    K11.5)."""
    if state.bag_fields and any(tiles(player) < CHECKED for player in state.players):
        first, second = state.track[:2]
        del state.track[:2]
        put_back(state, [first, second])
        if state.log.on:
            words = (CARD_WORDS[first], CARD_WORDS[second])
            state.log.tell("events-back", thing("event", words[0], "first"), thing("event", words[1], "second"))


def tiles(player: Player) -> int:
    """Fields and workers on the board (K11.3)."""
    return player.fields.bit_count() + player.workers.bit_count()


def values_of(event: str) -> tuple[Named, ...]:
    """What a question says about the event it belongs to."""
    return (EVENT_NAMED[CARD_WORDS.index(event)],)


def answer(state: State, player: Player, prompt: str, choice: Choice[State], values: tuple[Named, ...]) -> Part[int]:
    """Ask somebody what to do about an event; that it was declined is told, as others wait for it."""
    move = yield Ask(player.seat, prompt, choice, values)
    if move == PASS and state.log.on:
        tell(state, "passes-event", player, values[0])
    return move


# --- M to O: fields change places -----------------------------------------------------------------

BLIND_SWAP: Final = values_of("M")
EXCHANGE: Final = values_of("N")
GIVE_AWAY: Final = values_of("O")


def blind_swap(state: State, drawer: Player) -> Turn:
    """K12.1"""
    for player in state.clockwise(drawer.seat):
        if player.fields and state.bag_fields:
            field = yield from answer(state, player, "blind-swap", OwnFields(player.fields, MAY_PASS), BLIND_SWAP)
            if field != PASS:
                placing.send_fallow(state, player, field)
                yield from placing.place_field(state, player, draw_field(state, player))


def exchange(state: State, drawer: Player) -> Turn:
    """K12.2"""
    for player in state.clockwise(drawer.seat):
        wanted = effects.unconnected_of_others(state, player)
        if player.fields and wanted:
            field = yield from answer(state, player, "exchange", OthersUnconnected(wanted, MAY_PASS), EXCHANGE)
            if field != PASS:
                yield from exchange_for(state, player, field)


def exchange_for(state: State, player: Player, field: int) -> Turn:
    """Both fields are taken up first; then the player places one, and after all that follows the other one."""
    given = yield Ask(player.seat, "exchange-give", FieldToGive(player.fields, MUST), (*EXCHANGE, FIELD[field]))
    owner = next(other for other in state.players if other.fields >> field & 1)
    placing.lift(state, player, given)
    placing.lift(state, owner, field)
    if state.log.on:
        tell(state, "exchanges", player, FIELD[field], GIVEN[given], seat(owner.seat, "with"))
    yield from placing.place_field(state, player, field)
    yield from placing.place_field(state, owner, given)


def give_away(state: State, drawer: Player) -> Turn:
    """K12.3, K12.4: each passes a field to the left; the drawer gets the last one."""
    passed = NOWHERE
    for player in state.clockwise(drawer.seat):
        if passed == NOWHERE or (yield from receive(state, player, passed, MIDDLE)) != HAND_ON:
            passed = yield from give(state, player)
        elif state.log.on:
            tell(state, "hands-on", player, FIELD[passed], left_of(state, player))
    if passed != NOWHERE:
        yield from receive(state, drawer, passed, LAST)


def give(state: State, player: Player) -> Part[int]:
    """One field from the board to the left, or none if there is none."""
    if not player.fields:
        return NOWHERE
    field = yield Ask(player.seat, "give-away", GivenAway(player.fields, MUST), GIVE_AWAY)
    placing.lift(state, player, field)
    if state.log.on:
        tell(state, "gives", player, FIELD[field], left_of(state, player))
    return field


def receive(state: State, player: Player, field: int, choice: Receive) -> Part[int]:
    """Place the field, let it go fallow, or hand it on; which it was."""
    right = (player.seat - 1) % len(state.players)
    values = (*GIVE_AWAY, FIELD[field], seat(right, "from"))
    move = yield Ask(player.seat, "receive", choice, values)
    if move == PLACE:
        yield from placing.place_field(state, player, field)
    elif move == DISCARD:
        placing.send_fallow(state, player, field)
    return move


def left_of(state: State, player: Player) -> Named:
    """The next player, as a value of the log."""
    return seat((player.seat + 1) % len(state.players), "to")


class GivenAway(OwnFields):
    """A field on the own board, to be passed to the left."""

    declined = CANNOT_DECLINE_EVENT


class Receive(Words):
    """What to do with a field that was passed: one who must pass a field too may not end without any (K12.4)."""

    def among(self, state: State, seat: int) -> list[int]:
        keeps = self.words == LAST_WORDS or state.players[seat].fields
        return [move for move in self.words if keeps or move != DISCARD]

    def why_not(self, state: State, seat: int, move: int) -> Reason | None:
        if move == DISCARD and self.words != LAST_WORDS and not state.players[seat].fields:
            return CANNOT_DISCARD
        if move == HAND_ON and HAND_ON not in self.words:
            return CANNOT_HAND_ON
        return why_not_word(self.words, move, CANNOT_DECLINE_EVENT)


LAST_WORDS: Final = (PLACE, DISCARD)
MIDDLE: Final = Receive((PLACE, HAND_ON, DISCARD))
LAST: Final = Receive(LAST_WORDS)


# --- P to R: crops --------------------------------------------------------------------------------

GOOD_HARVEST: Final = values_of("P")
LUCKY_DIP: Final = values_of("Q")
NEW_CROP: Final = values_of("R")


def good_harvest(state: State, drawer: Player) -> Turn:
    """K12.5"""
    for player in state.clockwise(drawer.seat):
        crops = most_unharvested(state, player)
        if not crops or not any(state.stock):
            continue
        choice = CropsInStock(MAY_PASS, crops, NOT_YOUR_BEST_CROP)
        move = yield from answer(state, player, "good-harvest", choice, GOOD_HARVEST)
        if move != PASS:
            take(state, player, move - CROP)
            if state.log.on:
                tell(state, "takes-crop", player, CROP_NAMED[move - CROP])


def most_unharvested(state: State, player: Player) -> int:
    """The crops of which the player has most unharvested fields; all crops if one of those has run out."""
    unharvested = player.fields & ~player.harvested
    counts = [(unharvested & growing).bit_count() for growing in state.land.growing]
    most = max(counts)
    if not most:
        return 0
    best = [crop for crop in range(CROPS) if counts[crop] == most]
    if any(not state.stock[crop] for crop in best):
        return (1 << CROPS) - 1
    return sum(1 << crop for crop in best)


def lucky_dip(state: State, drawer: Player) -> Turn:
    """K12.6"""
    for player in state.clockwise(drawer.seat):
        if counters(player) < LUCKY_DIP_PRICE:
            continue
        if state.bag_fields:
            if (yield from answer(state, player, "lucky-dip", effects.MAY_DRAW, LUCKY_DIP)) == DRAW:
                yield from stores.pay_stock(state, player, LUCKY_DIP_PRICE, LUCKY_DIP)
                yield from placing.place_field(state, player, draw_field(state, player))
        elif state.registry:
            yield from sell(state, player, "lucky-dip-registry", LUCKY_DIP_PRICE, LUCKY_DIP)


def sell(state: State, player: Player, prompt: str, price: int, values: tuple[Named, ...]) -> Part[int]:
    """A field from the registry to the board for counters paid to the stock; how many were sold."""
    field = yield from answer(state, player, prompt, RegistryFields(state.registry, MAY_PASS), values)
    if field == PASS:
        return 0
    yield from stores.pay_stock(state, player, price, (*values, FIELD[field]))
    registry.take_out(state, player, field)
    yield from placing.place_field(state, player, field)
    return 1


def new_crop(state: State, drawer: Player) -> Turn:
    """K12.7"""
    for player in state.clockwise(drawer.seat):
        words = MAY_PASS
        for left in range(NEW_CROPS, 0, -1):
            if not player.harvested:
                break
            values = (*NEW_CROP, number(left, "left"))
            field = yield from answer(state, player, "new-crop", Harvested(player.harvested, words), values)
            if field in (PASS, STOP):
                break
            turn_up(state, player, field)
            words = MAY_STOP


# --- S to U: the registry -------------------------------------------------------------------------

QUICK_SALE: Final = values_of("T")
REGISTRY_SWAP: Final = values_of("U")


def new_registry(state: State, drawer: Player) -> Turn:
    """K12.8"""
    count = state.registry.bit_count()
    state.bag_fields |= state.registry
    state.registry = 0
    if state.log.on:
        tell(state, "new-registry", drawer, number(count))
    for _ in range(count):
        registry.lay_out(state, draw_field(state, drawer))
    return
    yield


def quick_sale(state: State, drawer: Player) -> Turn:
    """K12.9: what was sold is replaced by K10.3, every other gap when the event is over."""
    sold = 0
    for player in state.clockwise(drawer.seat):
        if state.registry and counters(player) >= QUICK_SALE_PRICE:
            sold += yield from sell(state, player, "quick-sale", QUICK_SALE_PRICE, QUICK_SALE)
    for _ in range(min(sold, state.bag_fields.bit_count())):
        registry.lay_out(state, draw_field(state, drawer))


def registry_swap(state: State, drawer: Player) -> Turn:
    """K12.10"""
    for player in state.clockwise(drawer.seat):
        if not player.fields or not state.registry:
            continue
        field = yield from answer(
            state, player, "registry-swap", RegistryFields(state.registry, MAY_PASS), REGISTRY_SWAP
        )
        if field == PASS:
            continue
        values = (*REGISTRY_SWAP, FIELD[field])
        given = yield Ask(player.seat, "swap-give", FieldToGive(player.fields, MUST), values)
        placing.lift(state, player, given)
        state.moving ^= 1 << given
        state.registry ^= 1 << given | 1 << field
        if state.log.on:
            tell(state, "swaps-registry", player, FIELD[field], GIVEN[given])
        yield from placing.place_field(state, player, field)


# --- V to Z ---------------------------------------------------------------------------------------

REMOTE_HARVEST: Final = values_of("V")
REPLACEMENT: Final = values_of("W")
REPOSITION: Final = values_of("X")
VACATION: Final = values_of("Y")
WINDFALL: Final = values_of("Z")


def remote_harvest(state: State, drawer: Player) -> Turn:
    """K12.11"""
    for player in state.clockwise(drawer.seat):
        alone = unconnected(state.land.neighbours, player.fields)
        words = FIRST_OR_ALL
        while fields := alone & ~player.harvested:
            move = yield from answer(state, player, "remote-harvest", Unconnected(fields, words), REMOTE_HARVEST)
            if move in (PASS, STOP):
                break
            for field in bits(fields) if move == ALL else [move]:
                yield from harvest_field(state, player, field)
            words = NEXT_OR_ALL


def replacement(state: State, drawer: Player) -> Turn:
    """K12.12"""
    for player in state.clockwise(drawer.seat):
        drawn = yield from draw_for_event(state, player)
        if drawn == NOWHERE:
            continue
        given = PASS
        if player.fields:
            values = (*REPLACEMENT, FIELD[drawn])
            given = yield from answer(state, player, "replacement", OwnFields(player.fields, MAY_PASS), values)
        if given == PASS:
            placing.send_fallow(state, player, drawn)
        else:
            placing.send_fallow(state, player, given)
            yield from placing.place_field(state, player, drawn)


def draw_for_event(state: State, player: Player) -> Part[int]:
    """A field, or NOWHERE if none is left: then the events in the bag take place as far as the track goes (K10.4)."""
    while not state.bag_fields:
        if state.ending() or not events_in_bag(state):
            return NOWHERE
        yield from happen(state, player, draw(state) - SPACES)
    return draw_field(state, player)


def reposition(state: State, drawer: Player) -> Turn:
    """K12.13: the worker does not act."""
    for player in state.clockwise(drawer.seat):
        movable = 0
        for worker in range(WORKERS):
            if player.worker_at[worker] != NOWHERE and placing.spaces_for(state, player, worker):
                movable |= 1 << worker
        if not movable:
            continue
        move = yield from answer(state, player, "reposition", Movable(movable, MAY_PASS), REPOSITION)
        if move == PASS:
            continue
        worker = move - WORKER
        choice = placing.SpacesFor(worker, placing.spaces_for(state, player, worker), MUST)
        space = yield Ask(player.seat, "reposition-to", choice, (*REPOSITION, WORKER_NAMED[worker]))
        if state.log.on:
            tell(state, "repositions", player, WORKER_NAMED[worker], SPACE[space])
        placing.take_off(state, player, worker)
        placing.put(state, player, worker, space)


class Movable(OwnWorkers):
    """Workers on the own board that have somewhere to go."""

    def reason(self, state: State, player: Player, worker: int) -> Reason:
        return WORKER_NOT_ON_BOARD if player.worker_at[worker] == NOWHERE else WORKER_FITS_NOWHERE


def vacation(state: State, drawer: Player) -> Turn:
    """K12.14"""
    for player in state.clockwise(drawer.seat):
        if player.workers:
            choice = OwnWorkers(placing.on_board(player), MAY_PASS)
            move = yield from answer(state, player, "vacation", choice, VACATION)
            if move != PASS:
                placing.take_off(state, player, move - WORKER)
                if state.log.on:
                    tell(state, "on-vacation", player, WORKER_NAMED[move - WORKER])


def windfall(state: State, drawer: Player) -> Turn:
    """K12.15: the drawer alone decides."""
    for player in state.clockwise(drawer.seat):
        if any(state.stock):
            values = (*WINDFALL, seat(player.seat, "to"))
            move = yield Ask(drawer.seat, "windfall", ANY_COUNTER, values)
            take(state, player, move - CROP)
            if state.log.on:
                tell(state, "windfall", drawer, seat(player.seat, "to"), CROP_NAMED[move - CROP])


class Windfall(CropsInStock):
    """A counter for somebody."""

    declined = CANNOT_DECLINE_EVENT


ANY_COUNTER: Final = Windfall(MUST)

_BY_LETTER: Final[dict[str, Event]] = {
    "M": blind_swap,
    "N": exchange,
    "O": give_away,
    "P": good_harvest,
    "Q": lucky_dip,
    "R": new_crop,
    "S": new_registry,
    "T": quick_sale,
    "U": registry_swap,
    "V": remote_harvest,
    "W": replacement,
    "X": reposition,
    "Y": vacation,
    "Z": windfall,
}
BY_NUMBER: Final[list[Event]] = [_BY_LETTER[letter] for letter in EVENT_WORDS]
