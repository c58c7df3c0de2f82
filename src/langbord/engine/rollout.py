"""Roll-outs: playing on with random legal answers, as fast as the rules allow. Compiled together with the rules.

It needs a position of which nothing is kept: `game.new(..., log=False, keep=False)` or `imagine(..., keep=False)`.
"""

from __future__ import annotations

from typing import Any

from langbord.engine.fast_random import FastRandom
from langbord.engine.position import Position


def play_out(position: Position[Any], random: FastRandom) -> int:
    """Play to the end, every legal answer equally likely; how many answers it took."""
    answers = 0
    ask = position.ask
    while ask is not None:
        position.answer(random.pick(ask.moves))
        answers += 1
        ask = position.ask
    return answers
