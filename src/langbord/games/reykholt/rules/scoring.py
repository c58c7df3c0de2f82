"""The end of the game: who has come how far, and who wins (R10, R11.8, R11.9, R12.5)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from langbord.engine.game import places_by_score
from langbord.games.reykholt.rules import scenario
from langbord.games.reykholt.rules.state import NOBODY, Player, State
from langbord.games.reykholt.rules.tourism import GOOD_OF

POINTS_PER_TABLE: Final = 10
MOST_FOR_GOODS: Final = 9


@dataclass(frozen=True)
class Line:
    """One line of the score; `card` is always empty here and keeps the form of the other games."""

    key: str
    points: int
    card: str = ""


def sheet(state: State, player: Player) -> list[Line]:
    """Every line of a player's score as it stands."""
    if len(state.players) > 1 or state.scenario != NOBODY:
        return [Line("tables", player.table)]
    beyond = player.table - state.book.deck.board.solo_goal
    if beyond < 0:
        return [Line("short-of-aim", 0)]
    goods = min(MOST_FOR_GOODS, player.goods[GOOD_OF[player.table + 1]])
    return [Line("tables-beyond", POINTS_PER_TABLE * beyond), Line("goods-of-next", goods)]


def scores(state: State) -> list[int]:
    """Tables advanced (R10.4); alone by the formula (R11.9)."""
    return [sum(line.points for line in sheet(state, player)) for player in state.players]


def winners(state: State) -> list[int]:
    """The farthest, in front on its table (R10.4, R10.5); in a story among those who met all goals (R12.5, R12.6)."""
    if state.scenario != NOBODY:
        met = [seat for seat in state.order if all(goal.met for goal in scenario.goals(state, state.players[seat]))]
        return met[:1]
    if len(state.players) == 1:
        return [0] if state.players[0].table >= state.book.deck.board.solo_goal else []
    return state.order[:1]


def places(state: State) -> list[int]:
    """As they stand on the track, the farthest first: on one table nobody stands beside another (R10.4, R10.5). In a
    story whoever met the goals comes first, however far the others are (R12.5)."""
    if state.scenario != NOBODY:
        return places_by_score(scores(state), winners(state))
    return [1 + state.order.index(player.seat) for player in state.players]
