"""A month of Lands of Galzyr on a table of wood, told so that it can be scored: the prestige of everybody."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from langbord.engine.chance import Chance
from langbord.engine.meta import Options
from langbord.engine.score_form import Given, ScoreForm, SheetField, number
from langbord.games.galzyr.rules.game import GAME
from langbord.games.galzyr.rules.state import State


def fields(seats: int, options: Options) -> tuple[SheetField, ...]:
    """Nothing else counts."""
    return (SheetField("prestige"),)


def table(seats: int, options: Options, players: Sequence[Given], of_table: Given) -> State:
    """The table at the end of that month."""
    state = GAME.begin(seats, options, Chance(bytes(32)), GAME.meta.rules)
    for player, given in zip(state.players, players, strict=True):
        player.prestige = number(given, "prestige")
    return state


FORM: Final = ScoreForm(("mode", "book"), fields, table)
