"""Doing what a phrase says: effects one after the other, for those they are meant for (G7.10, G7.11).

Which function does which effect is listed at the end of `effects.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from langbord.engine.ask import Part
from langbord.games.galzyr.book.phrases import Step
from langbord.games.galzyr.rules.state import NOBODY, Player, State

#: Each answers whether the effect was done in full. The number is the card that the phrase stands on (0: none).
PLAIN: Final[dict[type[Any], Callable[[State, Player, int, Any], bool]]] = {}
ASKING: Final[dict[type[Any], Callable[[State, Player, int, Any], Part[bool]]]] = {}


def do_steps(state: State, player: Player, card: int, steps: tuple[Step, ...]) -> Part[None]:
    """Effects in their order, as far as they can be done."""
    for step in steps:
        for whom in _addressed(state, player, step.who):
            done = yield from _do(state, whom, card, step.effect)
            if not done:
                yield from do_steps(state, whom, card, step.otherwise)


def _addressed(state: State, player: Player, who: str) -> list[Player]:
    if who == "all":
        return state.in_turn_order(player.seat)
    if who == "you":
        return [player]
    telling = state.telling
    return [] if telling is None or telling.partner == NOBODY else [state.players[telling.partner]]


def _do(state: State, player: Player, card: int, effect: Any) -> Part[bool]:
    plain = PLAIN.get(type(effect))
    if plain is not None:
        return plain(state, player, card, effect)
    return (yield from ASKING[type(effect)](state, player, card, effect))
