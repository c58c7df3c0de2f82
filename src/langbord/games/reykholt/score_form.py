"""A game of Reykholt on a table of wood, told so that it can be scored: how far everybody has come."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from langbord.engine.chance import Chance
from langbord.engine.meta import Options
from langbord.engine.score_form import Given, ScoreForm, SheetField, number
from langbord.games.reykholt.rules.compiling import load_book
from langbord.games.reykholt.rules.game import GAME
from langbord.games.reykholt.rules.moves import GOOD_WORDS
from langbord.games.reykholt.rules.state import OVER, State


def fields(seats: int, options: Options) -> tuple[SheetField, ...]:
    """The table, and what parts those who share one; alone the goods for the next table."""
    board = load_book(options["edition"], options["set"], seats).deck.board
    if seats == 1:
        return (SheetField("table", board.tables), *(SheetField(good) for good in GOOD_WORDS))
    return (SheetField("table", board.tables), SheetField("in-front", seats - 1))


def table(seats: int, options: Options, players: Sequence[Given], of_table: Given) -> State:
    """The table at the end of that game."""
    state = GAME.begin(seats, options, Chance(bytes(32)), GAME.meta.rules)
    state.round, state.phase = state.rounds, OVER
    for player, given in zip(state.players, players, strict=True):
        player.table = number(given, "table")
        if seats == 1:
            player.goods = [number(given, good) for good in GOOD_WORDS]
    before = [number(given, "in-front") for given in players]
    state.order = sorted(range(seats), key=lambda seat: (-state.players[seat].table, before[seat]))
    return state


FORM: Final = ScoreForm(("edition",), fields, table)
