"""Players that see only what their seat may see.

A bot is an object with `choose(position, seat, rng)`. Tables never call it themselves: they call `answer`, which hands
the bot a sealed position, so that no bot can look at what its seat does not know.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, Protocol

from langbord.bots.calm import Calm
from langbord.bots.sharp import NAME as SHARP
from langbord.bots.sharp import Sharp
from langbord.bots.steady import Steady
from langbord.engine.chance import Chance
from langbord.engine.errors import OptionError
from langbord.engine.position import Position


class Bot(Protocol):
    """A player. `looks` is False for one that needs nothing but the legal moves, and so no sealed copy."""

    name: str
    looks: bool

    def choose(self, position: Position[Any], seat: int, rng: random.Random) -> int:
        """One of the legal moves. All chance comes from `rng`."""
        ...


class RandomBot:
    """Any legal move."""

    name: str = "random"
    looks: bool = False

    def choose(self, position: Position[Any], seat: int, rng: random.Random) -> int:
        assert position.ask is not None
        return rng.choice(position.ask.moves)


#: Every bot by its name.
BOTS: dict[str, Bot] = {bot.name: bot for bot in (RandomBot(), Calm(), Steady(), Sharp())}


def load(name: str) -> Bot:
    """A bot by its name; the sharp one may say how long it thinks (`sharp:400`, `sharp:250ms`)."""
    if name.startswith(f"{SHARP}:"):
        return Sharp(name)
    if name not in BOTS:
        raise OptionError(f"there is no bot '{name}'; there is {', '.join(BOTS)}")
    return BOTS[name]


def is_known(name: object) -> bool:
    """Whether there is a bot of this name."""
    try:
        return isinstance(name, str) and load(name) is not None
    except OptionError:
        return False


def line_up(names: Sequence[str], seats: int) -> list[Bot]:
    """A bot for each of `seats` seats: as many names, or one name for all of them."""
    if len(names) == 1:
        return [load(names[0])] * seats
    if len(names) != seats:
        raise OptionError(f"{len(names)} bots are named for {seats} seats: name one for each, or one for all")
    return [load(name) for name in names]


def answer(bot: Bot, position: Position[Any], rng: random.Random) -> int:
    """The bot's move at the question asked. A bot that looks needs a position made with keep=True."""
    ask = position.ask
    assert ask is not None
    if bot.looks:
        position = position.imagine(ask.seat, Chance(rng.randbytes(32)))
    return bot.choose(position, ask.seat, rng)
