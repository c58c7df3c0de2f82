"""The bag: drawing without looking, for the registry and for events (K10)."""

from __future__ import annotations

from langbord.games.keyharvest.edition.geometry import nth
from langbord.games.keyharvest.rules.moves import SPACES
from langbord.games.keyharvest.rules.state import Player, State
from langbord.games.keyharvest.rules.supply import EVENT_NAMED, FIELD, tell


def draw(state: State) -> int:
    """Any tile of the bag, each equally likely: a field as its space, an event as SPACES + its number."""
    fields = state.bag_fields.bit_count()
    known = state.bag_known
    at = state.chance.below(fields + len(known) + len(state.bag_events.cards))
    state.reveal("bag")
    if at < fields:
        field = nth(state.bag_fields, at)
        state.bag_fields ^= 1 << field
        return field
    at -= fields
    return SPACES + (known.pop(at) if at < len(known) else state.bag_events.cards.pop(at - len(known)))


def events_in_bag(state: State) -> int:
    """How many there are."""
    return len(state.bag_known) + len(state.bag_events.cards)


def put_back(state: State, events: list[int]) -> None:
    """Events that all have seen, back into the bag."""
    state.bag_known += events
    state.bag_known.sort()


def draw_field(state: State, player: Player) -> int:
    """A field, which is then on its way. Events that come first are announced and go back (K10.3). The bag must hold
    a field."""
    aside: list[int] = []
    while (tile := draw(state)) >= SPACES:
        aside.append(tile - SPACES)
        if state.log.on:
            tell(state, "event-aside", player, EVENT_NAMED[tile - SPACES])
    if aside:
        put_back(state, aside)
    state.moving |= 1 << tile
    state.field_taken()
    if state.log.on:
        tell(state, "draws-field", player, FIELD[tile])
    return tile
