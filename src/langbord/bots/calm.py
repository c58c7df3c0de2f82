"""The calm bot: a random move among the sensible ones. An opponent for a first game, and a saner random player."""

from __future__ import annotations

import functools
import random
from typing import Any

from langbord.bots.judge import Sensible, every_move, knowledge_of
from langbord.engine.position import Position


class Calm:
    """Knows of a game only what its `BotKnowledge` says; without one, every move is sensible."""

    name: str = "calm"
    looks: bool = True

    def choose(self, position: Position[Any], seat: int, rng: random.Random) -> int:
        ask = position.ask
        assert ask is not None
        return rng.choice(sensible_of(position.game.meta.name)(position.state, seat, ask.prompt, ask.moves))


@functools.cache
def sensible_of(game: str) -> Sensible:
    """The game's own judgement of moves, if it has one."""
    return knowledge_of(game).sensible or every_move
