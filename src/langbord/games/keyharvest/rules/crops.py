"""Harvesting: a counter for a field, and what happens when its crop has run out (K4)."""

from __future__ import annotations

from typing import Final

from langbord.engine.ask import Ask, Part, Reason, Turn
from langbord.games.keyharvest.rules.choices import MAY_PASS, MUST, CropsInStock, References
from langbord.games.keyharvest.rules.moves import ALL, CROP, PASS, STOP
from langbord.games.keyharvest.rules.reasons import (
    ALREADY_HARVESTED,
    NOT_BESIDE,
    NOT_HARVESTED,
    NOT_UNCONNECTED,
    NOT_YOUR_FIELD,
)
from langbord.games.keyharvest.rules.state import NOWHERE, Player, State
from langbord.games.keyharvest.rules.supply import CROP_NAMED, FIELD, take, tell

ANY_CROP: Final = CropsInStock(MAY_PASS)
MUST_TAKE: Final = CropsInStock(MUST)  # in rules 1
FIRST_OR_ALL: Final = (ALL, PASS)
NEXT_OR_ALL: Final = (ALL, STOP)


def harvest_field(state: State, player: Player, field: int) -> Turn:
    """Turn the field over and take its counter (K4.2, K4.4)."""
    player.harvested |= 1 << field
    crop = yield from crop_of(state, player, field)
    if crop == NOWHERE:
        if state.log.on:
            tell(state, "leaves-crop" if any(state.stock) else "harvests-nothing", player, FIELD[field])
        return
    take(state, player, crop)
    if state.log.on:
        key = "harvests" if crop == state.land.crop[field] else "harvests-instead"
        tell(state, key, player, FIELD[field], CROP_NAMED[crop])


def extra_crop(state: State, player: Player, field: int) -> Turn:
    """A counter for the field, which is not turned over (K9.1, K9.2, K9.13)."""
    crop = yield from crop_of(state, player, field)
    if crop != NOWHERE:
        take(state, player, crop)
        if state.log.on:
            tell(state, "extra-crop", player, FIELD[field], CROP_NAMED[crop])


def crop_of(state: State, player: Player, field: int) -> Part[int]:
    """What a field gives: its crop, or another one if that has run out and it is wanted, or nothing (K4.3, K4.4)."""
    crop = state.land.crop[field]
    if not needs_substitute(state, field):
        return crop if state.stock[crop] else NOWHERE
    choice = ANY_CROP if state.rules >= 2 else MUST_TAKE
    move = yield Ask(player.seat, "harvest-instead", choice, (FIELD[field], CROP_NAMED[crop]))
    return NOWHERE if move == PASS else move - CROP


def needs_substitute(state: State, field: int) -> bool:
    """Whether the crop of a field has run out while there are others (K4.3)."""
    return not state.stock[state.land.crop[field]] and any(state.stock)


def turn_up(state: State, player: Player, field: int) -> None:
    """A harvested field back to its unharvested side."""
    player.harvested ^= 1 << field
    if state.log.on:
        tell(state, "turns-up", player, FIELD[field])


class Unconnected(References):
    """Own unharvested fields with no field beside them."""

    def reason(self, state: State, player: Player, space: int) -> Reason:
        if not player.fields >> space & 1:
            return NOT_YOUR_FIELD
        return ALREADY_HARVESTED if player.harvested >> space & 1 else NOT_UNCONNECTED


class Harvested(References):
    """Own harvested fields."""

    def reason(self, state: State, player: Player, space: int) -> Reason:
        if not player.fields >> space & 1:
            return NOT_YOUR_FIELD
        return NOT_BESIDE if player.harvested >> space & 1 else NOT_HARVESTED
