"""Trade of gold and items between adventurers in one space (G6.2, G9.4)."""

from __future__ import annotations

from typing import Final

from langbord.engine.ask import Ask, Part, Reason
from langbord.engine.log import number, seat
from langbord.games.galzyr.rules.cards import timers
from langbord.games.galzyr.rules.cards.zones import AREA, Spot, age_key, take, take_in
from langbord.games.galzyr.rules.choices import Offer, OneOf, agrees
from langbord.games.galzyr.rules.conditions import companions_in_space, passives, room_for_items
from langbord.games.galzyr.rules.log_lines import card_value, tell
from langbord.games.galzyr.rules.moves import CARD, GIVE, OFFER, SEAT, STOP, TAKE
from langbord.games.galzyr.rules.reasons import (
    HAS_REFUSED,
    NO_GOLD,
    NO_ROOM,
    NO_TRADE,
    NOBODY_HERE,
    NOTHING_OFFERED,
)
from langbord.games.galzyr.rules.state import Deal, Player, State


def why_not_trade(state: State, player: Player) -> Reason | None:
    """Somebody must be there who has not refused in this turn."""
    if passives(state, player, "no trade"):
        return NO_TRADE
    here = companions_in_space(state, player)
    if not here:
        return NOBODY_HERE
    return None if partners_in_trade(state, player) else HAS_REFUSED


def partners_in_trade(state: State, player: Player) -> list[Player]:
    """With whom one can trade here. Who has refused is not asked again in the same turn."""
    return [
        other
        for other in companions_in_space(state, player)
        if other.seat not in state.refused
        and not passives(state, other, "no trade")
        and (player.gold or player.items or other.gold or other.items)
    ]


def trade(state: State, player: Player) -> Part[None]:
    """Choose with whom, then the pieces."""
    others = partners_in_trade(state, player)
    other = others[0]
    if len(others) > 1:
        move = yield Ask(player.seat, "trade-with", OneOf(*(SEAT + one.seat for one in others)))
        other = state.players[move - SEAT]
    yield from trade_with(state, player, other)


class Pieces(Offer):
    """What is given and what is asked for, piece by piece."""

    def near(self, state: State, seat: int) -> list[int]:
        deal = deal_of(state)
        items = state.players[deal.seat].items + state.players[deal.other].items
        return [STOP, OFFER, GIVE, TAKE, *sorted({CARD + item for item in items})]

    def reason(self, state: State, seat: int, move: int) -> Reason | None:
        deal = deal_of(state)
        player, other = state.players[deal.seat], state.players[deal.other]
        if move == STOP:
            return None
        if move == OFFER:
            return _why_not_offer(state, player, other, deal)
        if move == GIVE:
            return None if gold_left(state, deal)[0] else NO_GOLD
        if move == TAKE:
            return None if gold_left(state, deal)[1] else NO_GOLD
        card = move - CARD
        spare = player.items.count(card) + other.items.count(card) - deal.give.count(card) - deal.take.count(card)
        return None if spare > 0 else NOTHING_OFFERED


def gold_left(state: State, deal: Deal) -> tuple[int, int]:
    """How much gold can still be given, and asked for; never both."""
    give = 0 if deal.take_gold else state.players[deal.seat].gold - deal.give_gold
    take = 0 if deal.give_gold else state.players[deal.other].gold - deal.take_gold
    return (give, take)


def _why_not_offer(state: State, player: Player, other: Player, deal: Deal) -> Reason | None:
    """There must be something in it, and room for it on both sides."""
    if not (deal.give_gold or deal.take_gold or deal.give or deal.take):
        return NOTHING_OFFERED
    more = len(deal.take) - len(deal.give)
    if more > max(0, room_for_items(state, player)) or -more > max(0, room_for_items(state, other)):
        return NO_ROOM
    limit = state.land.book.world.gold_limit
    if player.gold + deal.take_gold > limit or other.gold + deal.give_gold > limit:
        return NO_ROOM
    return None


PIECES: Final = Pieces()


def deal_of(state: State) -> Deal:
    """The trade being put together."""
    assert state.deal is not None
    return state.deal


def trade_with(state: State, player: Player, other: Player) -> Part[None]:
    """Name the pieces; the other agrees or not."""
    deal = Deal(player.seat, other.seat)
    state.deal = deal
    while True:
        move = yield Ask(player.seat, "trade", PIECES)
        deal = deal_of(state)
        if move == GIVE:
            deal.give_gold += 1
        elif move == TAKE:
            deal.take_gold += 1
        elif move in (STOP, OFFER):
            break
        elif player.items.count(move - CARD) > deal.give.count(move - CARD):
            deal.give.append(move - CARD)
        else:
            deal.take.append(move - CARD)
    if move == STOP:
        state.deal = None
        return
    if (yield from agrees(other.seat, "trade-accept")):
        _exchange(state, player, other, deal)
    else:
        tell(state, "trade-refused", player, seat(other.seat, "other"))
        state.refused.append(other.seat)
    state.deal = None


def _exchange(state: State, player: Player, other: Player, deal: Deal) -> None:
    player.gold += deal.take_gold - deal.give_gold
    other.gold += deal.give_gold - deal.take_gold
    tell(
        state,
        "trades",
        player,
        seat(other.seat, "other"),
        number(deal.give_gold, "give"),
        number(deal.take_gold, "take"),
    )
    for card in deal.give:
        _hand_over(state, player, other, card)
    for card in deal.take:
        _hand_over(state, other, player, card)


def _hand_over(state: State, giver: Player, taker: Player, card: int) -> None:
    """The card keeps its timer and its age."""
    timer = timers.find(state, card, giver.seat)
    day = timer.day if timer is not None else 0
    old = age_key(card, giver.seat) in state.since_start
    take(state, card, Spot(AREA, giver.seat))
    take_in(state, taker, card)
    if day:
        timers.place_at(state, card, taker.seat, day)
    if old:
        state.since_start.append(age_key(card, taker.seat))
    tell(state, "gives", giver, seat(taker.seat, "other"), card_value(state, card))
