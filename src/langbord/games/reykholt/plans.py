"""A turn of Tourism Time thought through: how far the goods carry, where the bonus pays best, and what is kept (R9)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from langbord.games.reykholt.gestures import goods_of, usable_any_time
from langbord.games.reykholt.grammar import RULES, WHENS, Gain
from langbord.games.reykholt.moves import GOOD_WORDS
from langbord.games.reykholt.pieces import Seen
from langbord.games.reykholt.tourism import GOOD_OF, PLATES_OF

BONUS_MORE = RULES.index("the bonus gives N more")
BONUS_LESS = RULES.index("the bonus gives N less")
ON_BONUS = WHENS.index("you use the bonus")
ON_THE_WAY = tuple(
    WHENS.index(when) for when in ("you use the bonus", "you reach a shared table", "you pay for 2 tables")
)
#: What a good that is kept is worth, from common to rare; only to compare plans that lead to the same table.
WORTH = (10, 11, 13, 16, 20)
FARTHEST = 40  # advances in one turn; no stock carries so far
SHOWN = 6


@dataclass(frozen=True)
class Advance:
    """One table on the way, and how it is reached."""

    table: int
    good: str
    plates: int
    how: str  # pay, bonus


@dataclass(frozen=True)
class Plan:
    """A whole turn: the words for it, where it leads, and what is left then."""

    words: list[str]
    way: list[Advance]
    keeps: dict[str, int]
    worth: int

    @property
    def table(self) -> int:
        """Where the manager stands at the end."""
        return self.way[-1].table


@dataclass(frozen=True)
class Reckoning:
    """What a plan hangs on: cards and stories may change what the bonus gives."""

    seen: Seen
    player: dict[str, Any]
    more: int  # goods that the bonus gives beyond the plates
    gifts: list[int]  # goods that cards give for using it


def plans(seen: Seen, player: dict[str, Any], goods: list[int]) -> list[Plan]:
    """All sensible turns from here with these goods: the farthest first, of one table the one that keeps most first."""
    reckoning = _reckoning(seen, player)
    if reckoning is None:
        return []
    found: list[Plan] = []
    if player["bonus_used"]:
        found = _walk(reckoning, goods, -1)
    else:
        place = 0
        while place < FARTHEST:
            walked = _walk(reckoning, goods, place)
            if not walked:
                break
            found += walked
            place += 1
    return sorted(found, key=lambda plan: (-plan.table, -plan.worth))


def _reckoning(seen: Seen, player: dict[str, Any]) -> Reckoning | None:
    """None where a card would ask something on the way."""
    effects = [seen.card(card["word"]).effect for card in player["cards"]]
    gifts = [0] * len(GOOD_WORDS)
    for effect in effects:
        if effect.kind != "when" or effect.moment not in ON_THE_WAY:
            continue
        for action in effect.actions:
            gain = action.alternatives[0]
            if len(action.alternatives) > 1 or not isinstance(gain, Gain):
                return None
            if effect.moment == ON_BONUS and effect.condition < 0:  # the others may have come already in this turn
                gifts = [given + more for given, more in zip(gifts, gain.goods, strict=True)]
    more = sum(seen.numbers(player, BONUS_MORE)) - sum(seen.numbers(player, BONUS_LESS))
    return Reckoning(seen, player, more, gifts)


def _walk(reckoning: Reckoning, stock: list[int], bonus: int) -> list[Plan]:
    """Pay as far as the goods go, with the bonus after so many payments; a plan for each table behind the bonus."""
    goods = stock[:]
    table = reckoning.player["table"]
    way: list[Advance] = []
    found: list[Plan] = []
    while len(way) < FARTHEST:
        kind, plates = GOOD_OF[table + 1], PLATES_OF[table + 1]
        if len(way) == bonus:
            goods[kind] += max(0, plates + reckoning.more)
            goods = [owned + gift for owned, gift in zip(goods, reckoning.gifts, strict=True)]
        elif goods[kind] >= plates:
            goods[kind] -= plates
        else:
            break
        how = "bonus" if len(way) == bonus else "pay"
        table += 1
        way.append(Advance(table, GOOD_WORDS[kind], plates, how))
        if len(way) > bonus:
            found.append(_plan(reckoning, way[:], goods, table))
    return found


def _plan(reckoning: Reckoning, way: list[Advance], goods: list[int], table: int) -> Plan:
    """The turn ends by itself where nothing more could be done (R9.6)."""
    payable = goods[GOOD_OF[table + 1]] >= PLATES_OF[table + 1]
    asked = payable or usable_any_time(reckoning.seen, reckoning.player, goods)
    words = [step.how for step in way] + (["stop"] if asked else [])
    keeps = dict(zip(GOOD_WORDS, goods, strict=True))
    return Plan(words, way, keeps, sum(worth * amount for worth, amount in zip(WORTH, goods, strict=True)))


def after_harvest(player: dict[str, Any]) -> list[int]:
    """The stock after Harvest Time, as far as it is certain: of a mixed greenhouse its owner chooses."""
    goods = goods_of(player)
    for house in player["houses"]:
        if len(house["beds"]) == 1:
            goods[GOOD_WORDS.index(next(iter(house["beds"])))] += 1
    return goods


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
