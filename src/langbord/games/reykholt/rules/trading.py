"""Arrows: discard what stands before, then get what stands behind (R3.7); and gains with a choice or a count."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from langbord.engine.ask import NOTHING_ASKED, Ask, Choice, Part, Reason, Turn
from langbord.games.reykholt.edition.phrases import THINGS, Cost
from langbord.games.reykholt.rules.choices import LEFT, decide, decide_freely
from langbord.games.reykholt.rules.compiled import Deed, Deeds
from langbord.games.reykholt.rules.greenhouses import GREENHOUSE_CARDS, discard, greenhouse_cards
from langbord.games.reykholt.rules.moves import GOOD, GOODS, HOUSE
from langbord.games.reykholt.rules.reasons import (
    GIVES_NOTHING,
    NO_HOUSE,
    NOT_ALIKE,
    NOT_ENOUGH_GOODS,
    NOT_HERE,
    NOTHING_FOLLOWS,
)
from langbord.games.reykholt.rules.seeding import ANY_KIND, OwnHouses
from langbord.games.reykholt.rules.state import Player, State
from langbord.games.reykholt.rules.supply import can_pay, gain_good, pay, single
from langbord.games.reykholt.rules.tourism import PLATES_OF, advance, reach_by_card


class Trade(Deed):
    """`discard COST: STEP and STEP`"""

    declinable = True

    def __init__(self, cost: Cost, gets: Deeds) -> None:
        self.cost: Cost = cost
        self.gets: Deeds = gets
        self.goods: list[int] = list(cost.goods)
        self.named: bool = any(cost.goods)
        self.sure_gets: bool = any(deed.sure for deed in gets)

    def why_not(self, state: State, player: Player) -> Reason | None:
        cost = self.cost
        if cost.greenhouses and greenhouse_cards(player) < cost.greenhouses:
            return NO_HOUSE
        goods = player.goods
        if cost.alike and max(goods) < cost.alike:
            return NOT_ALIKE
        if cost.any and in_all(goods) < cost.any:
            return NOT_ENOUGH_GOODS
        if self.named and not can_pay(player, self.goods):
            return NOT_ENOUGH_GOODS
        return None if self.sure_gets or self._something_follows(state, player) else NOTHING_FOLLOWS

    def _something_follows(self, state: State, player: Player) -> bool:
        """Looked at with the named goods gone; what the owner still chooses to discard is in their own hands."""
        before = player.goods
        player.goods = [before[good] - self.goods[good] for good in range(GOODS)]
        follows = any(deed.why_not(state, player) is None for deed in self.gets)
        player.goods = before
        return follows

    def act(self, state: State, player: Player) -> Turn:
        cost = self.cost
        if self.named:
            pay(state, player, self.goods)
        if cost.alike:
            choice = Alike(cost.alike)
            good = (yield from decide(state, player, "discard-alike", choice, LEFT[cost.alike])) - GOOD
            pay(state, player, single(good, cost.alike))
        if cost.any:
            yield from discard_any(state, player, cost.any)
        for owed in range(cost.greenhouses, 0, -1):
            house = (yield from decide_freely(state, player, "discard-house", GREENHOUSE_CARDS, LEFT[owed])) - HOUSE
            discard(state, player, house)
        for deed in self.gets:
            if deed.why_not(state, player) is None:
                yield from deed.act(state, player)


def in_all(goods: list[int]) -> int:
    """Their sum. The goods are five, and compiled this is several times as fast as `sum`."""
    return goods[0] + goods[1] + goods[2] + goods[3] + goods[4]


class Alike(Choice[State]):
    """Kinds of which the player owns so many (R3.10)."""

    def __init__(self, count: int) -> None:
        self.count: int = count

    def among(self, state: State, seat: int) -> list[int]:
        return [GOOD + good for good, owned in enumerate(state.players[seat].goods) if owned >= self.count]

    def why_not(self, state: State, seat: int, move: int) -> Reason | None:
        if not GOOD <= move < GOOD + GOODS:
            return NOT_HERE
        return None if state.players[seat].goods[move - GOOD] >= self.count else NOT_ALIKE


class AnyGoods(Choice[State]):
    """Any good in the stock, while it holds all that is owed (R3.10)."""

    def __init__(self, owed: int) -> None:
        self.owed: int = owed

    def among(self, state: State, seat: int) -> list[int]:
        goods = state.players[seat].goods
        return [GOOD + good for good, owned in enumerate(goods) if owned] if in_all(goods) >= self.owed else []

    def why_not(self, state: State, seat: int, move: int) -> Reason | None:
        if not GOOD <= move < GOOD + GOODS:
            return NOT_HERE
        goods = state.players[seat].goods
        return None if goods[move - GOOD] and sum(goods) >= self.owed else NOT_ENOUGH_GOODS


def discard_any(state: State, player: Player, count: int) -> Part[None]:
    """Goods of any kinds, one by one (R3.10)."""
    for owed in range(count, 0, -1):
        good = (yield from decide(state, player, "discard", AnyGoods(owed), LEFT[owed])) - GOOD
        pay(state, player, single(good))


class GainAny(Deed):
    """Goods of any kinds from the supply, one by one."""

    sure = True

    def __init__(self, count: int) -> None:
        self.count: int = count

    def why_not(self, state: State, player: Player) -> Reason | None:
        return None

    def act(self, state: State, player: Player) -> Turn:
        for left in range(self.count, 0, -1):
            good = (yield from decide_freely(state, player, "choose-good", ANY_KIND, LEFT[left])) - GOOD
            gain_good(state, player, good, 1)


class GainRarest(Deed):
    """One good of the golden kind of one of your greenhouses (R4.2)."""

    def why_not(self, state: State, player: Player) -> Reason | None:
        return None if player.houses else NO_HOUSE

    def act(self, state: State, player: Player) -> Turn:
        house = (yield from decide_freely(state, player, "choose-house", OWN_HOUSES)) - HOUSE
        gain_good(state, player, state.book.golden[house], 1)


class AllOwn(OwnHouses):
    """All of the player's greenhouses."""

    def why_not_house(self, state: State, player: Player, house: int, bed: int) -> Reason | None:
        return None


OWN_HOUSES: Final = AllOwn()


def count(player: Player, thing: int) -> int:
    """How many of a thing a player has."""
    word = THINGS[thing]
    if word == "greenhouse":
        return len(player.houses)
    if word == "planted greenhouse":
        return sum(bed > 0 for bed in player.beds)
    if word == "empty greenhouse":
        return sum(bed == 0 for bed in player.beds)
    if word == "service card":
        return len(player.cards)
    return sum(owned > 0 for owned in player.goods)


class GainPer(Deed):
    """A good for each of a thing, up to a limit."""

    def __init__(self, good: int, thing: int, most: int) -> None:
        self.good: int = good
        self.thing: int = thing
        self.most: int = most

    def why_not(self, state: State, player: Player) -> Reason | None:
        return None if count(player, self.thing) else GIVES_NOTHING

    def act(self, state: State, player: Player) -> Iterable[Ask]:
        gain_good(state, player, self.good, min(self.most, count(player, self.thing)))
        return NOTHING_ASKED


class VillageElder(Deed):
    """As many goods of any kinds as the table has plates, to advance (R7.1)."""

    declinable = True

    def why_not(self, state: State, player: Player) -> Reason | None:
        return None if sum(player.goods) >= PLATES_OF[player.table] else NOT_ENOUGH_GOODS

    def act(self, state: State, player: Player) -> Turn:
        yield from discard_any(state, player, PLATES_OF[player.table])
        advance(state, player, "advances-by-card")
        yield from reach_by_card(state, player)
