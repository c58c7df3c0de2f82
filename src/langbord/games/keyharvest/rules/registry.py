"""The registry: taking fields from it, and filling it again (K10)."""

from __future__ import annotations

from langbord.engine.ask import Turn
from langbord.games.keyharvest.rules import events
from langbord.games.keyharvest.rules.bag import draw, events_in_bag
from langbord.games.keyharvest.rules.moves import SPACES
from langbord.games.keyharvest.rules.state import REGISTRY, Player, State
from langbord.games.keyharvest.rules.supply import EVENT_NAMED, FIELD, tell


def due(state: State) -> int:
    """How many fields the registry should hold again after something is taken from it now: six, or within an event
    as many as before, since other gaps wait until that is over (K10.6)."""
    return state.registry.bit_count() if state.running else REGISTRY


def refill(state: State, player: Player, count: int) -> Turn:
    """Draw until there are so many fields again; events that come first take place (K10.2). After the tenth they are
    ignored (K13.3)."""
    while state.registry.bit_count() < count:
        if not state.bag_fields and (state.ending() or not events_in_bag(state)):
            return
        tile = draw(state)
        if tile < SPACES:
            lay_out(state, tile)
        elif state.ending():
            state.ignored.append(tile - SPACES)
            if state.log.on:
                tell(state, "event-ignored", player, EVENT_NAMED[tile - SPACES])
        else:
            yield from events.happen(state, player, tile - SPACES)


def lay_out(state: State, field: int) -> None:
    """A field into the registry."""
    state.moving &= ~(1 << field)
    state.registry |= 1 << field
    if state.log.on:
        state.log.tell("registry-filled", FIELD[field])


def take_out(state: State, player: Player, field: int) -> None:
    """A field out of the registry; it is on its way now."""
    state.registry ^= 1 << field
    state.moving |= 1 << field
    state.field_taken()
    if state.log.on:
        tell(state, "takes-field", player, FIELD[field])
