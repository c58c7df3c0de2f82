"""Goods shown, bought and sold (G7.5)."""

from __future__ import annotations

from bisect import insort
from typing import Final

from langbord.engine.ask import Ask, Part, Reason
from langbord.engine.log import number
from langbord.games.galzyr.book.phrases import GainOneOf, OfferCards, SellItems
from langbord.games.galzyr.book.phrases import Offer as Market
from langbord.games.galzyr.rules.cards import changes
from langbord.games.galzyr.rules.cards.costs import named
from langbord.games.galzyr.rules.cards.zones import AREA, Spot, turn_up
from langbord.games.galzyr.rules.choices import Offer, OneOf
from langbord.games.galzyr.rules.conditions import count_passives
from langbord.games.galzyr.rules.log_lines import card_value, tell, tell_table
from langbord.games.galzyr.rules.moves import CARD, STOP
from langbord.games.galzyr.rules.reasons import TOO_DEAR
from langbord.games.galzyr.rules.state import Player, State


def price(state: State, player: Player, card: int) -> int:
    """What a card costs this adventurer."""
    return max(0, state.land.cards[card].price + count_passives(state, player, "prices"))


class Buy(Offer):
    """One of the goods shown that can be paid for."""

    def near(self, state: State, seat: int) -> list[int]:
        return [STOP, *sorted({CARD + card for card in state.market})]

    def reason(self, state: State, seat: int, move: int) -> Reason | None:
        player = state.players[seat]
        return None if move == STOP or price(state, player, move - CARD) <= player.gold else TOO_DEAR


BUY: Final = Buy()


def offer(state: State, player: Player, card: int, effect: Market) -> Part[bool]:
    """`offer N from STACK, STACK`: random goods, any of which may be bought."""
    stacks = [state.land.stacks[name] for name in effect.stacks]
    _show(state, [number for number in state.library if any(number in stack for stack in stacks)], effect.count)
    yield from _buy(state, player)
    return True


def offer_cards(state: State, player: Player, card: int, effect: OfferCards) -> Part[bool]:
    """`offer cards CARD, CARD`: these, as far as they are in the library."""
    wanted = [named(state, card, word) for word in effect.cards]
    for found in wanted:
        if found in state.library:
            _lay_out(state, found)
    yield from _buy(state, player)
    return True


def _show(state: State, found: list[int], count: int) -> None:
    """Lay out random cards of the library; a count of 0 means all."""
    if count and count < len(found):
        state.chance.shuffle(found)
        del found[count:]
    for card in sorted(found):
        _lay_out(state, card)


def _lay_out(state: State, card: int) -> None:
    state.library.remove(card)
    state.market.append(card)
    tell_table(state, "shown", card_value(state, card))


def _buy(state: State, player: Player) -> Part[None]:
    while state.market:
        move = yield Ask(player.seat, "market", BUY)
        if move == STOP:
            break
        card = move - CARD
        paid = price(state, player, card)
        player.gold -= paid
        tell(state, "buys", player, card_value(state, card), number(paid))
        _put_back(state, card)
        yield from changes.gain(state, player, card)
        turn_up(player, card)  # it was on show
    _clear(state)


def _put_back(state: State, card: int) -> None:
    state.market.remove(card)
    insort(state.library, card)


def _clear(state: State) -> None:
    """What was not taken goes back to the library."""
    for card in list(state.market):
        _put_back(state, card)


def gain_one_of(state: State, player: Player, card: int, effect: GainOneOf) -> Part[bool]:
    """`gain one of N STACK`: look at some, keep one."""
    stack = state.land.stacks[effect.stack]
    _show(state, [number for number in state.library if number in stack], effect.shown)
    if not state.market:
        return False
    move = yield Ask(player.seat, "keep-one", OneOf(*sorted({CARD + shown for shown in state.market})))
    _clear(state)
    gained = yield from changes.gain(state, player, move - CARD)
    turn_up(player, move - CARD)
    return gained


def sell_items(state: State, player: Player, card: int, effect: SellItems) -> Part[bool]:
    """`sell an item for N gold`: the player picks, and may sell fewer."""
    for _ in range(effect.count):
        if not player.items:
            break
        items = OneOf(STOP, *sorted({CARD + item for item in player.items}))
        move = yield Ask(player.seat, "sell", items, (number(effect.gold),))
        if move == STOP:
            break
        changes.give_up(state, player, move - CARD, Spot(AREA, player.seat))
        player.gold = min(player.gold + effect.gold, state.land.book.world.gold_limit)
        tell(state, "sells", player, card_value(state, move - CARD), number(effect.gold))
    return True
