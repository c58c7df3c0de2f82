"""Figures and local cards that are put somewhere (G5.5, G5.6, G10.11)."""

from __future__ import annotations

from typing import Final

from langbord.engine.ask import Ask, Part
from langbord.engine.log import number
from langbord.games.galzyr.book.phrases import FigureOnCard, GoTo, Place, Travel
from langbord.games.galzyr.rules.choices import OneOf
from langbord.games.galzyr.rules.conditions import distances, is_place, roads
from langbord.games.galzyr.rules.log_lines import card_value, tell_card, tell_space, tell_table
from langbord.games.galzyr.rules.moves import STOP
from langbord.games.galzyr.rules.state import NOWHERE, Player, State

#: The location cards are numbered up to this (G10.12).
LOCATIONS: Final = 12


def onto_card(state: State, player: Player, card: int, effect: FigureOnCard) -> bool:
    """The adventurer leaves the board and stands on the card."""
    player.space = NOWHERE
    player.on_card = card
    tell_card(state, "onto-card", player, card)
    return True


def go_to(state: State, player: Player, card: int, effect: GoTo) -> Part[bool]:
    """The figure is put there; this is no step."""
    space = yield from find_space(state, player, 0, effect.place)
    put_figure(state, player, space)
    return True


def put_figure(state: State, player: Player, space: int) -> None:
    """The figure stands in a space."""
    player.on_card = 0
    player.space = space
    tell_space(state, "transported", player, space)


def travel(state: State, player: Player, card: int, effect: Travel) -> Part[bool]:
    """Up to so many spaces at once."""
    for _ in range(effect.spaces):
        if player.space == NOWHERE:
            return False
        near = [state.land.moves[space] for space in roads(state, player.space)]
        move = yield Ask(player.seat, "travel-on", OneOf(STOP, *near))
        if move == STOP:
            break
        put_figure(state, player, state.land.by_move[move])
    return True


# --- places ---------------------------------------------------------------------------------------


def find_space(state: State, player: Player, card: int, place: Place | None) -> Part[int]:
    """The space that a phrase means for the figure (card 0) or for a local card."""
    start = _stands(state, player, card)
    if place is None or place.kind == "here":
        return player.space if player.space != NOWHERE else start
    if place.kind == "space":
        return state.land.index[place.word]
    if place.kind == "random":
        thrown = 1 + state.chance.below(LOCATIONS)
        tell_table(state, "d12-location", number(thrown))
        return state.land.location_spaces.get(thrown, start)
    if place.kind in ("next", "previous"):
        return _round(state, start, 1 if place.kind == "next" else -1)
    spaces = [space for space in range(len(state.land.spaces)) if is_place(state, space, place.word)]
    if place.kind == "nearest":
        far = distances(state, start)
        nearest = min(far[space] for space in spaces)
        spaces = [space for space in spaces if far[space] == nearest]
    if len(spaces) == 1:
        return spaces[0]
    what = (number(1), card_value(state, card)) if card else (number(0),)
    move = yield Ask(player.seat, "transport", OneOf(*(state.land.moves[space] for space in spaces)), what)
    return state.land.by_move[move]


def _stands(state: State, player: Player, card: int) -> int:
    """Where to count from: the card's space, or the figure's; off the board, the first location."""
    for local in state.locals:
        if local.card == card:
            return local.space
    return player.space if player.space != NOWHERE else 0


def _round(state: State, start: int, step: int) -> int:
    """The location whose number follows, going round; from a wild space, the first or the last."""
    spaces = state.land.location_spaces
    numbers = sorted(spaces)
    here = [place for place, place_number in enumerate(numbers) if spaces[place_number] == start]
    if not here:
        return spaces[numbers[0 if step > 0 else -1]]
    place = here[-1 if step > 0 else 0]
    return spaces[numbers[(place + step) % len(numbers)]]
