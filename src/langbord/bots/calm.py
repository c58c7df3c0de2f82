"""The calm bot: a random move among the sensible ones. An opponent for a first game, and a saner random player."""

from __future__ import annotations

import functools
import importlib
import random
from collections.abc import Callable
from typing import Any

from langbord.engine.position import Position

#: What a game's `bot.py` offers: the moves that are not plainly foolish, from state, seat, prompt and legal moves.
Sensible = Callable[[Any, int, str, list[int]], list[int]]


class Calm:
    """Knows of a game only what `langbord.games.<name>.bot` says; without one, every move is sensible."""

    name: str = "calm"
    looks: bool = True

    def choose(self, position: Position[Any], seat: int, rng: random.Random) -> int:
        ask = position.ask
        assert ask is not None
        return rng.choice(sensible_of(position.game.meta.name)(position.state, seat, ask.prompt, ask.moves))


@functools.cache
def sensible_of(game: str) -> Sensible:
    """The game's own judgement of moves, if it has one."""
    module = f"langbord.games.{game}.bot"
    try:
        found: Sensible = importlib.import_module(module).sensible
    except ModuleNotFoundError as error:
        if error.name is None or not module.startswith(error.name):
            raise  # the game has a bot.py, but something that it needs is missing
        return every_move
    return found


def every_move(state: Any, seat: int, prompt: str, moves: list[int]) -> list[int]:
    """The judgement of a game without one."""
    return moves
