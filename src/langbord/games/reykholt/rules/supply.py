"""Goods on their way, and lines of the log."""

from __future__ import annotations

import functools

from langbord.engine.log import number, seat, thing
from langbord.games.reykholt.rules.moves import GOOD_WORDS
from langbord.games.reykholt.rules.state import Player, State

Bundle = list[int]  # an amount of each good


@functools.cache
def _text(goods: tuple[int, ...]) -> str:
    return ", ".join(f"{amount} {GOOD_WORDS[good]}" for good, amount in enumerate(goods) if amount) or "nothing"


def goods_text(goods: Bundle) -> str:
    """A bundle as the log and the page read it: `2 tomato, 1 carrot`."""
    return _text(tuple(goods))


def single(good: int, amount: int = 1) -> list[int]:
    """A bundle of one kind."""
    goods = [0] * len(GOOD_WORDS)
    goods[good] = amount
    return goods


def can_pay(player: Player, goods: Bundle) -> bool:
    """Whether the stock holds all of it (R1.12)."""
    stock = player.goods
    for good, amount in enumerate(goods):
        if amount > stock[good]:
            return False
    return True


def tell_gain(state: State, player: Player, goods: Bundle) -> None:
    """The supply never runs out (R1.11): a gain is a gain."""
    if state.log.on:
        state.log.tell("gains", seat(player.seat), thing("goods", goods_text(goods)))


def gain_good(state: State, player: Player, good: int, amount: int) -> None:
    """Some of one kind."""
    player.goods[good] += amount
    if amount and state.log.on:
        tell_gain(state, player, single(good, amount))


def pay(state: State, player: Player, goods: Bundle) -> None:
    """From the stock to the supply (R1.12)."""
    stock = player.goods
    for good, amount in enumerate(goods):
        if amount:
            stock[good] -= amount
    if state.log.on:
        state.log.tell("pays", seat(player.seat), thing("goods", goods_text(goods)))


def have(player: Player) -> int:
    """The kinds in the stock, as bits."""
    tomato, lettuce, mushroom, cauliflower, carrot = player.goods
    return (
        (1 if tomato else 0)
        | (2 if lettuce else 0)
        | (4 if mushroom else 0)
        | (8 if cauliflower else 0)
        | (16 if carrot else 0)
    )


def tell(state: State, key: str, player: Player) -> None:
    """A line of the log that names a player."""
    if state.log.on:
        state.log.tell(key, seat(player.seat))


def tell_thing(state: State, key: str, player: Player, kind: str, word: str) -> None:
    """A line of the log that names a player and a thing."""
    if state.log.on:
        state.log.tell(key, seat(player.seat), thing(kind, word))


def tell_number(state: State, key: str, player: Player, amount: int) -> None:
    """A line of the log that names a player and a number."""
    if state.log.on:
        state.log.tell(key, seat(player.seat), number(amount))
