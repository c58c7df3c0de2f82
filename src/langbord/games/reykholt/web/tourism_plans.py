"""Turns of Tourism Time compared: the rules tell what is possible, here it is sorted for the page (R9)."""

from __future__ import annotations

from dataclasses import dataclass

from langbord.games.reykholt.rules.moves import GOOD_WORDS
from langbord.games.reykholt.rules.view_model import GoodsView, PlanView, PlayerView, Step

#: What a good that is kept is worth, from common to rare; only to compare plans that lead to the same table.
WORTH = (10, 11, 13, 16, 20)
SHOWN = 6


@dataclass(frozen=True)
class Plan:
    """A whole turn: the words for it, where it leads, and what is left then."""

    words: list[str]
    way: list[Step]
    keeps: GoodsView
    worth: int

    @property
    def table(self) -> int:
        """Where the manager stands at the end."""
        return self.way[-1]["table"]


def plans(player: PlayerView) -> list[Plan]:
    """All sensible turns: the farthest first, of one table the one that keeps most first."""
    return sorted(map(_plan, player["plans"]), key=lambda plan: (-plan.table, -plan.worth))


def _plan(plan: PlanView) -> Plan:
    worth = sum(worth * plan["keeps"][good] for worth, good in zip(WORTH, GOOD_WORDS, strict=True))
    return Plan(plan["words"], plan["way"], plan["keeps"], worth)


def shortlist(found: list[Plan]) -> list[Plan]:
    """What is worth showing: up to three ways to the farthest table, and the best way to each nearer one."""
    if not found:
        return []
    farthest = [plan for plan in found if plan.table == found[0].table][:3]
    nearer: list[Plan] = []
    for plan in found:
        if plan.table not in {other.table for other in (*farthest, *nearer)}:
            nearer.append(plan)
    return [*farthest, *nearer][:SHOWN]
