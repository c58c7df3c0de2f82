"""Workers and fields on a country board: where a worker may stand, and what a new field does to one (K5, K8)."""

from __future__ import annotations

from typing import Final

from langbord.engine.ask import Ask, Reason, Turn
from langbord.games.keyharvest.edition.geometry import beside
from langbord.games.keyharvest.rules import effects
from langbord.games.keyharvest.rules.choices import MAY_PASS, References
from langbord.games.keyharvest.rules.moves import PASS, WORKERS
from langbord.games.keyharvest.rules.reasons import (
    BESIDE_WORKER,
    SPACE_IS_FIELD,
    TOO_FEW_FIELDS,
    WORKER_NOT_LOWER,
    WORKER_STAYS,
)
from langbord.games.keyharvest.rules.state import FARMHANDS, NOWHERE, Player, State
from langbord.games.keyharvest.rules.supply import FIELD, SPACE, WORKER_NAMED, tell

#: The number on each worker A to L: fields it needs, points it scores (K9).
VALUE: Final = (1, 1, 2, 2, 3, 3, 4, 4, 4, 5, 5, 5)
MOST_VALUE: Final = 5


# --- where a worker may stand ---------------------------------------------------------------------


def spaces_for(state: State, player: Player, worker: int) -> int:
    """The spaces where the worker may be put; if it stands on the board it is taken up first (K5.3 to K5.5)."""
    neighbours = state.land.neighbours
    value = VALUE[worker]
    barred = player.fields
    for other, space in enumerate(player.worker_at):
        if space != NOWHERE:
            if other == worker:
                barred |= 1 << space
            else:
                barred |= neighbours[space]
                if VALUE[other] >= value:
                    barred |= 1 << space
    return beside(neighbours, player.fields)[value] & state.land.spaces & ~barred


def playable(state: State, player: Player) -> int:
    """The workers that may be played: a farmhand or one of the townsfolk, with a space for it (K5.2)."""
    neighbours = state.land.neighbours
    crowded = beside(neighbours, player.fields)
    barred = player.fields | ~state.land.spaces
    equal = [0] * (MOST_VALUE + 1)  # by value: the spaces of workers with it
    for other, space in enumerate(player.worker_at):
        if space != NOWHERE:
            barred |= neighbours[space]
            equal[VALUE[other]] |= 1 << space
    available = player.farmhands | state.townsfolk
    found = 0
    fits = False
    value = 0
    not_lower = sum(equal)  # sets without common members, so this is their union
    for worker in range(WORKERS):
        if VALUE[worker] != value:
            not_lower ^= equal[value]
            value = VALUE[worker]
            fits = crowded[value] & ~barred & ~not_lower != 0
        if fits and available >> worker & 1:
            found |= 1 << worker
    return found


class SpacesFor(References):
    """Where a worker may stand, and a few words."""

    def __init__(self, worker: int, legal: int, words: tuple[int, ...]) -> None:
        super().__init__(legal, words)
        self.worker: int = worker

    def reason(self, state: State, player: Player, space: int) -> Reason:
        """The first rule that the worker would break there."""
        if player.fields >> space & 1:
            return SPACE_IS_FIELD
        here = player.worker_at[self.worker]
        if here == space:
            return WORKER_STAYS
        if player.workers >> space & 1 and VALUE[player.worker_at.index(space)] >= VALUE[self.worker]:
            return WORKER_NOT_LOWER
        others = player.workers if here == NOWHERE else player.workers ^ 1 << here
        return BESIDE_WORKER if state.land.neighbours[space] & others else TOO_FEW_FIELDS[VALUE[self.worker]]


# --- workers come and go --------------------------------------------------------------------------


def put(state: State, player: Player, worker: int, space: int) -> None:
    """A worker onto the board; a lower one there goes back (K5.5, K5.6)."""
    if player.workers >> space & 1:
        ousted = player.worker_at.index(space)
        take_off(state, player, ousted)
        if state.log.on:
            tell(state, "ousts-worker", player, WORKER_NAMED[ousted])
    if FARMHANDS >> worker & 1:
        player.farmhands ^= 1 << worker
    else:
        state.townsfolk ^= 1 << worker
    player.workers |= 1 << space
    player.worker_at[worker] = space


def take_off(state: State, player: Player, worker: int) -> None:
    """Back to the player's farmhands or to the town board (K5.6)."""
    player.workers ^= 1 << player.worker_at[worker]
    player.worker_at[worker] = NOWHERE
    if FARMHANDS >> worker & 1:
        player.farmhands |= 1 << worker
    else:
        state.townsfolk |= 1 << worker


def on_board(player: Player) -> int:
    """The workers on the board, as bits."""
    return sum(1 << worker for worker, space in enumerate(player.worker_at) if space != NOWHERE)


# --- fields come and go ---------------------------------------------------------------------------


def place_field(state: State, player: Player, field: int) -> Turn:
    """A field comes to its own space, unharvested; a worker there makes way (K8)."""
    spot = 1 << field
    state.moving &= ~spot
    player.fields |= spot
    if state.log.on:
        tell(state, "places-field", player, FIELD[field])
    if player.workers & spot:
        yield from displace(state, player, field)


def displace(state: State, player: Player, field: int) -> Turn:
    """The worker goes back, unless it is put down elsewhere at once; then it acts again (K8.2 to K8.4)."""
    worker = player.worker_at.index(field)
    take_off(state, player, worker)
    if state.log.on:
        tell(state, "displaced", player, WORKER_NAMED[worker], FIELD[field])
    legal = spaces_for(state, player, worker)
    if not legal:
        return
    choice = SpacesFor(worker, legal, MAY_PASS)
    space = yield Ask(player.seat, "move-worker", choice, (WORKER_NAMED[worker], FIELD[field]))
    if space == PASS:
        if state.log.on:
            tell(state, "worker-goes-back", player, WORKER_NAMED[worker])
        return
    if state.log.on:
        tell(state, "moves-worker", player, WORKER_NAMED[worker], SPACE[space])
    put(state, player, worker, space)
    yield from effects.use(state, player, worker, space)


def lift(state: State, player: Player, field: int) -> None:
    """A field off the board; it is on its way now."""
    spot = 1 << field
    player.fields ^= spot
    player.harvested &= ~spot
    state.moving |= spot


def send_fallow(state: State, player: Player, field: int) -> None:
    """A field off the board, or on its way, out of the game (K2.5)."""
    spot = 1 << field
    player.fields &= ~spot
    player.harvested &= ~spot
    state.moving &= ~spot
    state.fallow |= spot
    if state.log.on:
        tell(state, "goes-fallow", player, FIELD[field])
