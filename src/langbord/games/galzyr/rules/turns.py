"""The order of play within a month: one turn per player, then the calendar (G4)."""

from __future__ import annotations

from langbord.engine.ask import Turn
from langbord.engine.log import number, thing
from langbord.games.galzyr.book.vocabulary import WEEKDAYS
from langbord.games.galzyr.rules.cards import timers
from langbord.games.galzyr.rules.cards.falling import let_fall
from langbord.games.galzyr.rules.effects import ring
from langbord.games.galzyr.rules.log_lines import tell_table
from langbord.games.galzyr.rules.state import ADVENTURE, CALENDAR, END_SCENE, NOWHERE, Player, State
from langbord.games.galzyr.rules.story_phase import cards_with_scenes, is_mandatory, story
from langbord.games.galzyr.rules.travel import place_figure, travel


def adventure_turn(state: State) -> Turn:
    """Travel, then one scene (G4.1)."""
    player = state.active_player
    state.refused = []
    yield from let_fall(state)
    if _lost(state, player):
        yield from place_figure(state, player)
    yield from travel(state, player)
    yield from story(state, player)
    yield from let_fall(state)
    state.active = (state.active + 1) % len(state.players)
    if state.active == state.first:
        state.phase = CALENDAR


def _lost(state: State, player: Player) -> bool:
    """Off the board with nothing that could bring the figure back: it is placed anew."""
    if player.space != NOWHERE or player.on_card:
        return False
    return not any(is_mandatory(state, player, card) for card in cards_with_scenes(state, player))


def _is_last_day(state: State) -> bool:
    return state.ending or timers.last_day(state) <= state.day + 1


def calendar_phase(state: State) -> Turn:
    """The day moves on and its timers act; after the last day the month is over (G4.2, G4.4)."""
    if _is_last_day(state):
        state.phase = END_SCENE
        return
    state.day += 1
    state.weekday = (state.weekday + 1) % len(WEEKDAYS)
    tell_table(state, "day", thing("weekday", WEEKDAYS[state.weekday]), number(state.day))
    timer = timers.due(state)
    while timer is not None:
        yield from ring(state, timer)
        yield from let_fall(state)
        timer = timers.due(state)
    state.phase = END_SCENE if state.ending else ADVENTURE
