"""Roll-outs: playing on with random legal answers, as fast as the rules allow. Compiled together with the rules.

Both need a position of which nothing is kept: `game.new(..., log=False, keep=False)` or `imagine(..., keep=False)`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from langbord.engine.position import Position
from langbord.engine.whims import Whims

#: Chooses among the legal moves, from state, seat, prompt and moves: some of them, never none.
Policy = Callable[[Any, int, str, list[int]], list[int]]


def play_out(position: Position[Any], whims: Whims) -> int:
    """Play to the end, every legal answer equally likely; how many answers it took."""
    answers = 0
    ask = position.ask
    while ask is not None:
        moves = ask.moves
        position.answer(moves[whims.below(len(moves))])
        answers += 1
        ask = position.ask
    return answers


def play_on(position: Position[Any], whims: Whims, policy: Policy, turns: int) -> int:
    """Play until so many more turns have begun and the next would begin, or to the end, with the moves that `policy`
    leaves equally likely; how many answers it took."""
    last = position.turns + turns
    answers = 0
    ask = position.ask
    while ask is not None and position.turns <= last:
        moves = policy(position.state, ask.seat, ask.prompt, ask.moves)
        position.answer(moves[whims.below(len(moves))])
        answers += 1
        ask = position.ask
    return answers
