"""The levels for people between and beyond the three that give them their names: six, each harder than the one before.

Where a level is a search, it is one of so many worlds and not of so much time, so that it is as strong on any machine;
only the two strongest use the time there is.
"""

from __future__ import annotations

import random
from typing import Any, Final

from langbord.bots.calm import Calm
from langbord.bots.sharp import Sharp
from langbord.bots.steady import Steady
from langbord.engine.position import Position

#: From a first game to a master.
LEVELS: Final = ("calm", "curious", "steady", "keen", "sharp", "master")
#: How often the curious one tries whatever makes sense, instead of what it thinks best.
TRIES: Final = 0.35
KEEN: Final = "sharp:150"
MASTER: Final = "sharp:2s"


class Curious:
    """Plays like the steady one, and now and then like the calm one."""

    name: str = "curious"
    looks: bool = True

    def __init__(self) -> None:
        self.calm: Calm = Calm()
        self.steady: Steady = Steady()

    def choose(self, position: Position[Any], seat: int, rng: random.Random) -> int:
        if rng.random() < TRIES:
            return self.calm.choose(position, seat, rng)
        return self.steady.choose(position, seat, rng)


class Level:
    """The sharp bot under another name."""

    looks: bool = True

    def __init__(self, name: str, form: str) -> None:
        self.name: str = name
        self.sharp: Sharp = Sharp(form)

    def choose(self, position: Position[Any], seat: int, rng: random.Random) -> int:
        return self.sharp.choose(position, seat, rng)
