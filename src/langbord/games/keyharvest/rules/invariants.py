"""What must hold at any moment: nothing lost, nothing invented, no limit broken. For the tests and `--check`."""

from __future__ import annotations

from langbord.games.keyharvest.edition.geometry import bits
from langbord.games.keyharvest.rules.moves import ACTIONS, CROPS, EVENTS, FIRST_EVENT, SPACES, WORKERS
from langbord.games.keyharvest.rules.state import (
    ACTIONS_PER_TURN,
    COUNTERS,
    FARMHANDS,
    LAST_TURNS,
    NOWHERE,
    OVER,
    PLAY,
    REGISTRY,
    START,
    START_COUNTERS,
    STORE,
    TOWNSFOLK,
    TRACK,
    UNSEEN,
    Player,
    State,
)


def faults(state: State) -> list[str]:
    """Everything that is wrong with a state; an empty list if nothing is."""
    found = _shape(state)
    if found:
        return found  # the sums below would not even end
    found = _fields(state) + _counters(state) + _workers(state) + _events(state) + _order(state)
    for player in state.players:
        found += [f"seat {player.seat}: {fault}" for fault in _player(state, player)]
    return found


def _shape(state: State) -> list[str]:
    """Sets are sets of things that there are, and lists have their length: a file may hold anything."""
    found: list[str] = []
    fields = [state.registry, state.bag_fields, state.fallow, state.moving]
    workers = [state.townsfolk]
    counts = [state.stock]
    numbers: list[int] = []
    for player in state.players:
        fields += [player.fields, player.harvested, player.workers]
        workers.append(player.farmhands)
        counts += [player.known, *(lot.bid for lot in player.store)]
        numbers += [space for space in player.worker_at if space != NOWHERE] + [lot.offered for lot in player.store]
        if len(player.worker_at) != WORKERS:
            found.append(f"seat {player.seat}: {len(player.worker_at)} workers")
    if [player.seat for player in state.players] != list(range(len(state.players))):
        found.append("the seats are not in order")
    if any(mask < 0 or mask >> SPACES for mask in fields) or any(mask < 0 or mask >> WORKERS for mask in workers):
        found.append("a set holds what there is not")
    if any(not 0 <= number < SPACES or not state.land.spaces >> number & 1 for number in numbers):
        found.append("a space is not on the board")
    if any(len(amounts) != CROPS or not all(0 <= amount <= COUNTERS for amount in amounts) for amounts in counts):
        found.append("counters are not by crop")
    if not 0 <= state.chance.drawn < 1 << 60:
        found.append(f"chance was asked {state.chance.drawn} times")
    if any(not 0 <= crop < CROPS for player in state.players for crop in player.secret.cards):
        found.append("a secret counter has no crop")
    return found


def _fields(state: State) -> list[str]:
    """Every field of the land is in exactly one place."""
    places = [state.registry, state.bag_fields, state.fallow, state.moving]
    for player in state.players:
        places.append(player.fields)
        places += [1 << lot.offered for lot in player.store]
    found: list[str] = []
    seen = 0
    for place in places:
        if seen & place:
            found.append("a field is in two places")
        seen |= place
    if seen != state.land.spaces:
        found.append("the fields in the game are not those of the land")
    if state.registry.bit_count() > REGISTRY:
        found.append(f"{state.registry.bit_count()} fields in the registry")
    return found


def _counters(state: State) -> list[str]:
    """Twelve counters of each crop (K1.4)."""
    found: list[str] = []
    for crop in range(CROPS):
        total = state.stock[crop]
        for player in state.players:
            total += player.known[crop] + player.secret.cards.count(crop) + sum(lot.bid[crop] for lot in player.store)
        if total != COUNTERS:
            found.append(f"{total} counters of crop {crop}")
    return found


def _workers(state: State) -> list[str]:
    """Each of the townsfolk is in one place, each farmhand with its owner (K1.5)."""
    found: list[str] = []
    out = state.townsfolk
    for player in state.players:
        board = sum(1 << worker for worker, space in enumerate(player.worker_at) if space != NOWHERE)
        if out & board & TOWNSFOLK:
            found.append("one of the townsfolk is in two places")
        out |= board & TOWNSFOLK
        if player.farmhands & board or player.farmhands | board & FARMHANDS != FARMHANDS:
            found.append(f"seat {player.seat}: the farmhands are not six")
    if out != TOWNSFOLK:
        found.append("the townsfolk are not six")
    return found


def _events(state: State) -> list[str]:
    """Each event is in one place; the track has ten spaces (K11.1)."""
    found: list[str] = []
    events = state.track + state.ignored + state.bag_known + state.bag_events.cards + state.removed.cards
    if sorted(events) != list(range(FIRST_EVENT, FIRST_EVENT + EVENTS)):
        found.append("the events are not fourteen different ones")
    if any(not FIRST_EVENT <= event < FIRST_EVENT + EVENTS for event in state.seen):
        found.append("something that is no event was seen")
    if len(state.track) > TRACK:
        found.append(f"{len(state.track)} events on the track")
    if len(state.removed) != (UNSEEN if len(state.players) > 2 else 0):
        found.append(f"{len(state.removed)} events taken out")
    if len(state.running) != len(state.drawers) or any(event not in state.seen for event in state.running):
        found.append("the running events were never drawn")
    if any(event not in state.seen for event in state.track) or any(
        event in state.seen for event in state.removed.cards
    ):
        found.append("the events seen are not those of the track")
    return found


def _order(state: State) -> list[str]:
    """Whose turn it is, and how many are left."""
    found: list[str] = []
    seats = len(state.players)
    if state.phase not in (START, PLAY, OVER) or (state.phase == START) != (state.chooser != NOWHERE):
        found.append(f"phase {state.phase}")
    if not 0 <= state.active < seats or not 0 <= state.first < seats or not NOWHERE <= state.chooser < seats:
        found.append(f"seat {state.active} of {seats} is active")
    if not 0 <= state.last <= LAST_TURNS * seats or (state.last and not state.ending()):
        found.append(f"{state.last} last turns")
    if (
        state.done < 0
        or state.done >> ACTIONS
        or state.done.bit_count() > ACTIONS_PER_TURN
        or state.turn < 0
        or state.idle < 0
    ):
        found.append("the actions of the turn do not agree with the rules")
    return found


def _player(state: State, player: Player) -> list[str]:
    """One board."""
    found: list[str] = []
    if player.harvested & ~player.fields:
        found.append("a harvested field is not there")
    spaces = [space for space in player.worker_at if space != NOWHERE]
    if len(set(spaces)) != len(spaces) or sum(1 << space for space in set(spaces)) != player.workers:
        found.append("the workers do not agree with their spaces")
    if player.workers & player.fields or player.workers & ~state.land.spaces:
        found.append("a worker stands on a field or beside the board")
    if any(state.land.neighbours[space] & player.workers for space in bits(player.workers)):
        found.append("two workers stand side by side")
    if len(player.store) > STORE:
        found.append(f"{len(player.store)} fields in the store")
    without_bid = [lot for lot in player.store if not any(lot.bid)]
    if without_bid and not (state.bidding and without_bid == player.store[-1:]):
        found.append("a field in the store has no bid")
    if len(player.secret) > START_COUNTERS or (len(player.secret) and (len(state.players) == 2 or state.phase == OVER)):
        found.append(f"{len(player.secret)} secret counters")
    return found
