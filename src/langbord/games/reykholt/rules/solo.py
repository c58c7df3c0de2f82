"""Alone: the gift of each round, two colours of workers, and the variant (R11)."""

from __future__ import annotations

from langbord.engine.ask import Reason
from langbord.games.reykholt.rules.greenhouses import TOMATO, take_random
from langbord.games.reykholt.rules.reasons import SPACE_TAKEN
from langbord.games.reykholt.rules.state import NEUTRAL, NOBODY, State
from langbord.games.reykholt.rules.supply import gain_good


def take_gift(state: State) -> None:
    """A random greenhouse and a tomato at the start of each Work Time (R11.4)."""
    player = state.players[0]
    take_random(state, player)
    gain_good(state, player, TOMATO, 1)


def why_not_squeeze(state: State, space: int) -> Reason | None:
    """The variant: a space blocked by a neutral worker or one of the last round, not by one of this (R11.10)."""
    return SPACE_TAKEN if state.workers[space] == state.colour(state.players[0]) else None


def squeeze_in(state: State, space: int) -> None:
    """Use the variant; the worker that blocks the space stays (R11.10)."""
    state.variant = False
    state.guest = space
    state.guest_colour = state.colour(state.players[0])


def bring_workers_home(state: State) -> None:
    """Those of the last round come home; those of this round and the neutral ones stay (R11.6)."""
    staying = state.colour(state.players[0])
    state.workers = [colour if colour in (staying, NEUTRAL) else NOBODY for colour in state.workers]
    if state.guest == NOBODY:
        return
    if state.guest_colour != staying:
        state.guest = NOBODY
    elif state.workers[state.guest] == NOBODY:
        state.workers[state.guest] = staying
        state.guest = NOBODY
