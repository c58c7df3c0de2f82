"""Doing what a space or a card says: all that is possible (R3.4, R3.5), and one side of an "or" (R3.6)."""

from __future__ import annotations

from collections.abc import Iterable

from langbord.engine.ask import NOTHING_ASKED, Ask, Choice, Reason, Turn
from langbord.engine.log import Value, thing
from langbord.games.reykholt.rules.choices import OneOf, decide, decide_freely
from langbord.games.reykholt.rules.compiled import Deed, Deeds
from langbord.games.reykholt.rules.moves import NO, OPTION, YES
from langbord.games.reykholt.rules.reasons import NOT_HERE, NOTHING_POSSIBLE
from langbord.games.reykholt.rules.state import Player, State
from langbord.games.reykholt.rules.supply import Bundle, tell_gain


class Gain(Deed):
    """Goods from the supply. Done before all else: having more takes nothing away."""

    sure = True

    def __init__(self, goods: Bundle) -> None:
        self.goods: Bundle = goods
        self.amounts: list[tuple[int, int]] = [(good, amount) for good, amount in enumerate(goods) if amount]

    def why_not(self, state: State, player: Player) -> Reason | None:
        return None

    def act(self, state: State, player: Player) -> Iterable[Ask]:
        stock = player.goods
        for good, amount in self.amounts:
            stock[good] += amount
        if state.log.on:
            tell_gain(state, player, self.goods)
        return NOTHING_ASKED


class Either(Deed):
    """Exactly one of several sides, and it must be possible (R3.6)."""

    def __init__(self, sides: Deeds, source: tuple[str, Value]) -> None:
        self.sides: Deeds = sides
        self.source: tuple[tuple[str, Value], ...] = (source,)  # the space, card or event that offers them
        self.declinable = all(side.declinable for side in sides)
        self.sure = any(side.sure for side in sides)
        self.places: tuple[int, ...] = tuple(range(len(sides)))
        self.choice: OneOf = OneOf(sides, self.places)

    def why_not(self, state: State, player: Player) -> Reason | None:
        reason: Reason | None = NOTHING_POSSIBLE
        for side in self.sides:
            reason = side.why_not(state, player)
            if reason is None:
                return None
        return reason

    def explain(self, state: State, player: Player) -> Reason | None:
        reasons: list[Reason] = []
        for side in self.sides:
            reason = side.why_not(state, player)
            if reason is None:
                return None
            reasons.append(reason)
        first, second = reasons[0], reasons[-1]
        if len(reasons) != 2 or first is second:
            return second
        return Reason("neither-side", "R3.6", (thing("why", first.key, "first"), thing("why", second.key, "second")))

    def act(self, state: State, player: Player) -> Turn:
        possible = [place for place in self.places if self.sides[place].why_not(state, player) is None]
        place = possible[0]
        if len(possible) > 1:
            place = (yield from decide(state, player, "which-option", self.choice, self.source)) - OPTION
        yield from self.sides[place].act(state, player)


def do_all(state: State, player: Player, deeds: Deeds) -> Iterable[Ask]:
    """All that is possible, in the order the player likes; looked at anew after each (R3.4, R3.5)."""
    return deeds[0].act(state, player) if len(deeds) == 1 else _do_several(state, player, deeds)


def _do_several(state: State, player: Player, deeds: Deeds) -> Turn:
    left: list[int] = []
    for place, deed in enumerate(deeds):
        if isinstance(deed, Gain):
            yield from deed.act(state, player)
        else:
            left.append(place)
    while True:
        possible = [place for place in left if deeds[place].why_not(state, player) is None]
        if not possible:
            return
        place = possible[0]
        if len(possible) > 1:
            place = (yield from decide(state, player, "which-action", OneOf(deeds, tuple(left)))) - OPTION
        alone = len(possible) == 1 and len(left) == len(deeds)
        left.remove(place)
        yield from deeds[place].act(state, player) if alone else deeds[place].act_beside(state, player)


def offer_all(state: State, player: Player, deeds: Deeds, source: tuple[str, Value]) -> Turn:
    """What a card or an event brings, in its order: gifts come by themselves, offers may be declined (R6.8)."""
    for deed in deeds:
        if deed.why_not(state, player) is not None:
            continue
        if deed.declinable and (yield from decide_freely(state, player, "offer", Offer(deed), (source,))) == NO:
            continue
        if state.log.on:
            state.log.tell("acts", ("seat", ("seat", player.seat)), source)
        yield from deed.act(state, player)


class Offer(Choice[State]):
    """Yes or no; an any-time card may have spent what yes needs."""

    def __init__(self, deed: Deed) -> None:
        self.deed: Deed = deed

    def among(self, state: State, seat: int) -> list[int]:
        return [NO] if self.deed.why_not(state, state.players[seat]) else [YES, NO]

    def why_not(self, state: State, seat: int, move: int) -> Reason | None:
        if move == YES:
            return self.deed.why_not(state, state.players[seat])
        return None if move == NO else NOT_HERE
