"""Harvesting: by actions and cards (R5.5 to R5.7), and in Harvest Time (R9.1)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from langbord.engine.ask import NOTHING_ASKED, Ask, Reason, Turn
from langbord.engine.log import seat, thing
from langbord.games.reykholt.rules import beds
from langbord.games.reykholt.rules.beds import ONE
from langbord.games.reykholt.rules.choices import LEFT, decide_freely
from langbord.games.reykholt.rules.compiled import Deed
from langbord.games.reykholt.rules.moves import GOOD_WORDS, GROW_WORDS, HOUSE, STOP
from langbord.games.reykholt.rules.reasons import (
    HARVEST_ONE,
    HARVESTED_ALREADY,
    NOTHING_TO_HARVEST,
    OTHER_HOUSE,
)
from langbord.games.reykholt.rules.rule_modifiers import HARVEST_AT_MOST, bent, numbers
from langbord.games.reykholt.rules.seeding import OwnHouses, choose_growing
from langbord.games.reykholt.rules.state import NOBODY, WORK, Player, State
from langbord.games.reykholt.rules.triggers import EMPTIED, HARVESTED, HARVESTED_FIRST


def take_out(state: State, player: Player, place: int, good: int) -> None:
    """One good from a greenhouse into the stock (R5.5)."""
    bed = player.beds[place] - ONE[good]
    player.beds[place] = bed
    player.goods[good] += 1
    if not bed:
        state.happened[EMPTIED] += 1
    if state.log.on:
        word = GROW_WORDS[player.houses[place]]
        state.log.tell("harvests", seat(player.seat), thing("house", word), thing("good", GOOD_WORDS[good]))


def harvest_one(state: State, player: Player, place: int) -> Iterable[Ask]:
    """Take one good out of a greenhouse; of a mixed one the owner chooses which (R4.7)."""
    kinds = beds.kinds(player.beds[place])
    if len(kinds) > 1:
        return _harvest_mixed(state, player, place)
    take_out(state, player, place, kinds[0])
    return NOTHING_ASKED


def _harvest_mixed(state: State, player: Player, place: int) -> Turn:
    take_out(state, player, place, (yield from choose_growing(state, player, place, "harvest-good")))


def note_harvest(state: State, player: Player) -> None:
    """Work Time remembers that somebody harvested, and who was the first to do so by an action (R7.10, R7.13)."""
    if state.phase != WORK:
        return
    state.happened[HARVESTED] += 1
    if state.acting and state.harvester == NOBODY:
        state.harvester = player.seat
        state.happened[HARVESTED_FIRST] += 1


def limit(state: State, player: Player, most: int) -> int:
    """The number of harvests, in a Work Time that may cut it."""
    if state.phase == WORK and bent(state, player, HARVEST_AT_MOST):
        return min([most, *numbers(state, player, HARVEST_AT_MOST)])
    return most


def why_not_harvest(player: Player) -> Reason | None:
    """Whether anything grows (R5.5)."""
    for bed in player.beds:
        if bed:
            return None
    return NOTHING_TO_HARVEST


class Planted(OwnHouses):
    """Greenhouses in which something grows, each once; stop after the first (R5.6)."""

    def __init__(self, done: tuple[int, ...]) -> None:
        self.done: tuple[int, ...] = done

    def why_not_house(self, state: State, player: Player, house: int, bed: int) -> Reason | None:
        if house in self.done:
            return HARVESTED_ALREADY
        return None if bed else NOTHING_TO_HARVEST

    def among(self, state: State, seat: int) -> list[int]:
        moves = super().among(state, seat)
        if self.done:
            moves.append(STOP)
        return moves

    def why_not(self, state: State, seat: int, move: int) -> Reason | None:
        if move == STOP:
            return None if self.done else HARVEST_ONE
        return super().why_not(state, seat, move)


class OnlyHouse(OwnHouses):
    """The greenhouse that the action began with, or stop (R5.7)."""

    def __init__(self, only: int) -> None:
        self.only: int = only

    def why_not_house(self, state: State, player: Player, house: int, bed: int) -> Reason | None:
        if house != self.only:
            return OTHER_HOUSE
        return None if bed else NOTHING_TO_HARVEST

    def among(self, state: State, seat: int) -> list[int]:
        return [*super().among(state, seat), STOP]

    def why_not(self, state: State, seat: int, move: int) -> Reason | None:
        return None if move == STOP else super().why_not(state, seat, move)


ALL_PLANTED: Final = Planted(())


class PlantedOrNone(Planted):
    """The same beside another action of a space: then the harvest may be left out (R5.6)."""

    def among(self, state: State, seat: int) -> list[int]:
        return [*super().among(state, seat), STOP]

    def why_not(self, state: State, seat: int, move: int) -> Reason | None:
        return None if move == STOP else super().why_not(state, seat, move)


PLANTED_OR_NONE: Final = PlantedOrNone(())


class Harvest(Deed):
    """Harvest from up to `most` different greenhouses, one good each (R5.6)."""

    declinable = True

    def __init__(self, most: int) -> None:
        self.most: int = most

    def why_not(self, state: State, player: Player) -> Reason | None:
        return why_not_harvest(player)

    def act(self, state: State, player: Player) -> Turn:
        return self._harvest(state, player, ALL_PLANTED)

    def act_beside(self, state: State, player: Player) -> Turn:
        return self._harvest(state, player, PLANTED_OR_NONE)

    def _harvest(self, state: State, player: Player, first: Planted) -> Turn:
        most = limit(state, player, self.most)
        done: tuple[int, ...] = ()
        while len(done) < most:
            houses = player.houses
            if len(done) and not any(bed and houses[place] not in done for place, bed in enumerate(player.beds)):
                break
            choice = Planted(done) if done else first
            move = yield from decide_freely(state, player, "harvest", choice, LEFT[most - len(done)])
            if move == STOP:
                break
            house = move - HOUSE
            done = (*done, house)
            yield from harvest_one(state, player, player.houses.index(house))
        if done:
            note_harvest(state, player)


class HarvestOne(Deed):
    """Harvest up to `most` times, all from one greenhouse (R5.7)."""

    declinable = True

    def __init__(self, most: int) -> None:
        self.most: int = most

    def why_not(self, state: State, player: Player) -> Reason | None:
        return why_not_harvest(player)

    def act(self, state: State, player: Player) -> Turn:
        return self._harvest(state, player, ALL_PLANTED)

    def act_beside(self, state: State, player: Player) -> Turn:
        return self._harvest(state, player, PLANTED_OR_NONE)

    def _harvest(self, state: State, player: Player, first: Planted) -> Turn:
        choice: OwnHouses = first
        for left in range(limit(state, player, self.most), 0, -1):
            move = yield from decide_freely(state, player, "harvest", choice, LEFT[left])
            if move == STOP:
                break
            house = move - HOUSE
            place = player.houses.index(house)
            yield from harvest_one(state, player, place)
            choice = OnlyHouse(house)
            if not player.beds[place]:
                break
        if choice is not first:
            note_harvest(state, player)


def harvest_all(state: State, player: Player) -> Turn:
    """Harvest Time: one good from each planted greenhouse (R9.1)."""
    for place in range(len(player.houses)):
        if player.beds[place]:
            yield from harvest_one(state, player, place)
