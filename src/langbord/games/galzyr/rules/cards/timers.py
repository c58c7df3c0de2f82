"""Tokens on the calendar (G12). What they do when their day has come is in `effects.py`."""

from __future__ import annotations

from langbord.engine.log import number
from langbord.games.galzyr.rules.log_lines import card_value, tell_table
from langbord.games.galzyr.rules.state import NOBODY, State, Timer


def find(state: State, card: int, seat: int) -> Timer | None:
    """The token of a card."""
    for timer in state.timers:
        if timer.card == card and timer.seat == seat:
            return timer
    return None


def place(state: State, card: int, seat: int) -> None:
    """A card with a timer comes into play, or its timer is set anew (G12.1)."""
    timer = state.land.cards[card].timer
    if timer is not None:
        place_at(state, card, seat, state.day + timer.days)


def place_at(state: State, card: int, seat: int, day: int) -> None:
    """The token of a card, on top of those of its day (G12.3)."""
    remove(state, card, seat)
    state.timers.append(Timer(card, seat, day))
    tell_table(state, "timer", card_value(state, card), number(day - state.day, "days"))


def remove(state: State, card: int, seat: int) -> None:
    """The card has no token any more."""
    timer = find(state, card, seat)
    if timer is not None:
        state.timers.remove(timer)


def days_left(state: State, card: int, seat: int) -> int:
    """Days until the timer acts; 0 without one (G12.4)."""
    timer = find(state, card, seat) or find(state, card, NOBODY)
    return 0 if timer is None else timer.day - state.day


def due(state: State) -> Timer | None:
    """The next token of today, from the top of the stack (G12.3)."""
    for timer in reversed(state.timers):
        if timer.day <= state.day:
            return timer
    return None


def last_day(state: State) -> int:
    """The day that is not played any more: the token of the mode card (G4.4)."""
    for timer in state.timers:
        if state.land.cards[timer.card].mode:
            return timer.day
    return state.day + 1
