"""Turns of Tourism Time thought through, by playing them on copies of the table: how far the goods carry, where the
bonus is used, and what is kept (R9)."""

from __future__ import annotations

from typing import Final

from langbord.games.reykholt.rules import beds
from langbord.games.reykholt.rules.harvesting import take_out
from langbord.games.reykholt.rules.moves import BONUS, GOOD_WORDS, PAY, STOP
from langbord.games.reykholt.rules.state import HOME, OVER, TOURISM, Player, State
from langbord.games.reykholt.rules.tourism import GOOD_OF, PLATES_OF, tourism_turn
from langbord.games.reykholt.rules.trial import Trial
from langbord.games.reykholt.rules.triggers import PAID_TWICE, REACHED_SHARED
from langbord.games.reykholt.rules.view_model import PlanView, Step

FARTHEST: Final = 40  # advances in one turn; no stock carries so far
NO_BONUS: Final = -1


def plans(state: State, player: Player) -> list[PlanView]:
    """All sensible turns from here: before Tourism Time with the harvest to come and the bonus."""
    if state.phase in (HOME, OVER):
        return []
    if state.phase == TOURISM and player.bonus:
        return _walk(state, player, NO_BONUS)
    found: list[PlanView] = []
    for payments in range(FARTHEST):
        walked = _walk(state, player, payments)
        if not walked:
            break
        found += walked
    return found


def _walk(state: State, player: Player, bonus: int) -> list[PlanView]:
    """Pay as far as the goods go, with the bonus after so many payments; a plan for each table behind the bonus."""
    trial = Trial(state, player.seat)
    me = trial.player
    if state.phase != TOURISM:
        _harvest(trial)
        me.bonus = False
    elif not state.waiting >> player.seat & 1:
        # The turn may be under way, and nothing tells how far: these cards may have answered in it already.
        me.held &= ~(state.book.watching[PAID_TWICE] | state.book.watching[REACHED_SHARED])
    trial.begin(tourism_turn(trial.state, me))
    way: list[Step] = []
    found: list[PlanView] = []
    while trial.asks("tourism") and len(way) < FARTHEST:
        by_bonus = len(way) == bonus
        if not trial.say(BONUS if by_bonus else PAY):
            break
        good, plates = GOOD_WORDS[GOOD_OF[me.table]], PLATES_OF[me.table]
        way.append({"table": me.table, "good": good, "plates": plates, "how": "bonus" if by_bonus else "pay"})
        if len(way) > bonus:
            stops = ["stop"] if trial.asks("tourism") and STOP in trial.moves() else []
            keeps = dict(zip(GOOD_WORDS, me.goods, strict=True))
            found.append({"words": trial.words + stops, "way": way[:], "keeps": keeps})
    return found


def _harvest(trial: Trial) -> None:
    """Harvest Time, as far as it is certain: of a mixed greenhouse its owner chooses."""
    for place, bed in enumerate(trial.player.beds):
        if len(beds.kinds(bed)) == 1:
            take_out(trial.state, trial.player, place, beds.kinds(bed)[0])
