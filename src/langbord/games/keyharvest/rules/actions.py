"""The four actions of a turn: when each is possible and what it does, side by side (K4 to K7)."""

from __future__ import annotations

from typing import Final

from langbord.engine.ask import Ask, Reason, Turn
from langbord.engine.log import number
from langbord.games.keyharvest.edition.geometry import bits, group_at
from langbord.games.keyharvest.rules import placing, stores
from langbord.games.keyharvest.rules.choices import MAY_STOP, MUST, OwnWorkers, References, RegistryFields, Workers
from langbord.games.keyharvest.rules.crops import harvest_field
from langbord.games.keyharvest.rules.effects import use
from langbord.games.keyharvest.rules.moves import ALL, REMOVE, STOP, WORKER
from langbord.games.keyharvest.rules.reasons import (
    ALREADY_HARVESTED,
    CANNOT_MATCH,
    NO_WORKER_FITS,
    NO_WORKERS,
    NOT_YOUR_FIELD,
    NOTHING_UNHARVESTED,
    OTHER_GROUP,
    SEVERAL_GROUPS,
    STORES_EMPTY,
    WORKER_FITS_NOWHERE,
    WORKER_NOT_FREE,
)
from langbord.games.keyharvest.rules.state import Player, State
from langbord.games.keyharvest.rules.supply import SPACE, WORKER_NAMED, tell

MOST_FIELDS: Final = 2  # in one transfer or offer (K6.1, K7.1)
AND_REMOVE: Final = (REMOVE,)
AND_ALL: Final = (ALL,)
ALL_OR_STOP: Final = (ALL, STOP)


class Action:
    """One of the four. `why_not` may look into the hand of the player, who alone is told."""

    def why_not(self, state: State, player: Player) -> Reason | None:
        """None if the player can carry it out now."""
        raise NotImplementedError

    def act(self, state: State, player: Player) -> Turn:
        """Carry it out."""
        raise NotImplementedError


# --- harvest (K4) ---------------------------------------------------------------------------------


class Harvest(Action):
    """K4.1"""

    def why_not(self, state: State, player: Player) -> Reason | None:
        return None if player.fields & ~player.harvested else NOTHING_UNHARVESTED

    def act(self, state: State, player: Player) -> Turn:
        neighbours = state.land.neighbours
        ripe = player.fields & ~player.harvested
        group = group_at(neighbours, player.fields, (ripe & -ripe).bit_length() - 1)
        move = yield Ask(player.seat, "harvest", InOneGroup(ripe, MUST if ripe & ~group else AND_ALL))
        if move != ALL:
            group = group_at(neighbours, player.fields, move)
        while move != STOP:
            for field in bits(player.fields & ~player.harvested & group) if move == ALL else [move]:
                yield from harvest_field(state, player, field)
            ripe = player.fields & ~player.harvested & group
            if not ripe:
                break
            move = yield Ask(player.seat, "harvest", InOneGroup(ripe, ALL_OR_STOP))


class InOneGroup(References):
    """Unharvested fields; after the first only those of its group."""

    def reason(self, state: State, player: Player, space: int) -> Reason:
        if not player.fields >> space & 1:
            return NOT_YOUR_FIELD
        return ALREADY_HARVESTED if player.harvested >> space & 1 else OTHER_GROUP

    def why_not(self, state: State, seat: int, move: int) -> Reason | None:
        return SEVERAL_GROUPS if move == ALL and ALL not in self.words else super().why_not(state, seat, move)


# --- worker (K5) ----------------------------------------------------------------------------------


class PlayOrRemove(Action):
    """K5.1"""

    def why_not(self, state: State, player: Player) -> Reason | None:
        if player.workers or placing.playable(state, player):
            return None
        return NO_WORKER_FITS

    def act(self, state: State, player: Player) -> Turn:
        legal = placing.playable(state, player)
        move = yield Ask(player.seat, "worker", Playable(legal, AND_REMOVE if player.workers else MUST))
        if move == REMOVE:
            move = yield Ask(player.seat, "remove", OwnWorkers(placing.on_board(player), MUST))
            placing.take_off(state, player, move - WORKER)
            if state.log.on:
                tell(state, "removes-worker", player, WORKER_NAMED[move - WORKER])
            return
        worker = move - WORKER
        choice = placing.SpacesFor(worker, placing.spaces_for(state, player, worker), MUST)
        space = yield Ask(player.seat, "place", choice, (WORKER_NAMED[worker],))
        if state.log.on:
            tell(state, "places-worker", player, WORKER_NAMED[worker], SPACE[space])
        placing.put(state, player, worker, space)
        yield from use(state, player, worker, space)


class Playable(Workers):
    """Workers that can be played."""

    def reason(self, state: State, player: Player, worker: int) -> Reason:
        free = (player.farmhands | state.townsfolk) >> worker & 1
        return WORKER_FITS_NOWHERE if free else WORKER_NOT_FREE

    def why_not(self, state: State, seat: int, move: int) -> Reason | None:
        return NO_WORKERS if move == REMOVE and REMOVE not in self.words else super().why_not(state, seat, move)


# --- transfer (K6) --------------------------------------------------------------------------------


class Transfer(Action):
    """K6.1"""

    def why_not(self, state: State, player: Player) -> Reason | None:
        empty = True
        for owner in state.players:
            for lot in owner.store:
                if owner is player or stores.can_match(player, lot):
                    return None
                empty = False
        return STORES_EMPTY if empty else CANNOT_MATCH

    def act(self, state: State, player: Player) -> Turn:
        field = yield Ask(player.seat, "transfer", FIRST_TRANSFER)
        if field == STOP:
            return
        yield from stores.transfer(state, player, field)
        if any(owner.store for owner in state.players):
            field = yield Ask(player.seat, "transfer", SECOND_TRANSFER)
            if field != STOP:
                yield from stores.transfer(state, player, field)


FIRST_TRANSFER: Final = stores.Transferable(MUST)
SECOND_TRANSFER: Final = stores.Transferable(MAY_STOP)


# --- offer (K7) -----------------------------------------------------------------------------------


class Offer(Action):
    """K7.1"""

    def why_not(self, state: State, player: Player) -> Reason | None:
        return stores.why_not_offer(state, player)

    def act(self, state: State, player: Player) -> Turn:
        words = MUST
        for left in range(MOST_FIELDS, 0, -1):
            if stores.why_not_offer(state, player) is not None:
                return
            choice = RegistryFields(state.registry, words)
            field = yield Ask(player.seat, "offer", choice, (number(left, "left"),))
            if field == STOP:
                return
            yield from stores.offer(state, player, field)
            words = MAY_STOP


#: In the order of their words.
ACTIONS: Final[list[Action]] = [Harvest(), PlayOrRemove(), Transfer(), Offer()]
