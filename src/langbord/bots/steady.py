"""The steady bot: tries each sensible move once in its head and takes the one that leaves it best off.

It looks no further than the end of its own turn, and its answers to what is asked on the way are the calm bot's after
the first `CAREFUL` questions. An opponent that a newcomer can learn from and lose to.

A game in which a turn says little about how well off somebody is may have a `planner.py` with a plan of its own.
"""

from __future__ import annotations

import functools
import random
from collections.abc import Callable
from typing import Any

from langbord.bots.calm import sensible_of
from langbord.bots.judge import Value, knowledge_of
from langbord.engine.chance import Chance
from langbord.engine.position import Position

#: What a game's `planner.py` offers: its move, from state, seat, prompt, legal moves and a source of whims.
Plan = Callable[[Any, int, str, list[int], Chance], int]
CAREFUL = 2  # questions of a turn at which every sensible answer is tried


class Steady:
    """Knows of a game only what its `BotKnowledge` says; without one, the score is what counts."""

    name: str = "steady"
    looks: bool = True

    def choose(self, position: Position[Any], seat: int, rng: random.Random) -> int:
        ask = position.ask
        assert ask is not None
        plan = plan_of(position.game.meta.name)
        if plan is not None:
            return plan(position.state, seat, ask.prompt, ask.moves, Chance(rng.randbytes(32)))
        moves = sensible_of(position.game.meta.name)(position.state, seat, ask.prompt, ask.moves)
        if len(moves) == 1:
            return moves[0]
        chance = rng.randbytes(32)  # every move is tried in the same imagined world
        tries = [(_best(position, seat, chance, [move], CAREFUL - 1), move) for move in moves]
        best = max(worth for worth, _ in tries)
        return rng.choice([move for worth, move in tries if worth == best])


def _best(position: Position[Any], seat: int, chance: bytes, words: list[int], careful: int) -> float:
    """The worth of the best turn that begins with these answers."""
    twin = position.imagine(seat, Chance(chance), keep=False)
    turn = twin.turns
    for word in words:
        twin.play(word)
    sensible = sensible_of(position.game.meta.name)
    while twin.ask is not None and twin.ask.seat == seat and twin.turns == turn:
        moves = sensible(twin.state, seat, twin.ask.prompt, twin.ask.moves)
        if careful and len(moves) > 1:
            return max(_best(position, seat, chance, [*words, move], careful - 1) for move in moves)
        words = [*words, moves[0]]
        twin.play(moves[0])
    value = value_of(position.game.meta.name)
    return float(twin.scores()[seat]) if value is None else value(twin.state, seat)


@functools.cache
def value_of(game: str) -> Value | None:
    """The game's own judgement of how well off a seat is, if it has one."""
    return knowledge_of(game).value


@functools.cache
def plan_of(game: str) -> Plan | None:
    """The game's own way to plan, if it has one."""
    return knowledge_of(game).plan
