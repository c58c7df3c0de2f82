"""Rows: what a seat sees as arrays of numbers. docs/observations.md tells what stands where."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from langbord import games
from langbord.engine.ask import Ask
from langbord.engine.errors import OptionError
from langbord.engine.observation_layout import Layout
from langbord.engine.position import Position
from langbord.lab import optional_imports

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray
else:
    np = optional_imports.load("numpy", "an observation")

#: What the observation of a game offers: the row of a seat, from state and question.
Observe = Callable[[Any, Ask | None, int], bytearray]


class Rows:
    """The rows of one game."""

    def __init__(self, game: str) -> None:
        of_game = games.plugin(game).observation
        if of_game is None:
            raise OptionError(f"{games.meta(game).title} has no observation: nothing says what a program sees of it")
        self.layout: Layout = of_game().layout
        self.observe: Observe = of_game().observe
        self.size: int = self.layout.size
        self.moves: int = self.layout.length("legal")
        self.legal: int = self.layout.at("legal")  # where the legal moves stand in a row
        self.scale: NDArray[np.float32] = (1.0 / np.array(self.layout.most())).astype(np.float32)

    def both(self, position: Position[Any], seat: int) -> tuple[NDArray[np.float32], NDArray[np.int8]]:
        """What a seat sees, from 0 to 1, and its legal moves as 0 and 1 (all 0 if another seat is asked)."""
        row = np.frombuffer(self.observe(position.state, position.ask, seat), dtype=np.uint8)
        return self.scaled(row), row[self.legal : self.legal + self.moves].astype(np.int8)

    def scaled(self, counts: NDArray[np.uint8]) -> NDArray[np.float32]:
        """Counts as numbers from 0 to 1; what lies above the usual most is cut off."""
        seen: NDArray[np.float32] = counts * self.scale
        np.minimum(seen, np.float32(1.0), out=seen)
        return seen


@functools.cache
def load(game: str) -> Rows:
    """The rows of a game, by its name."""
    return Rows(game)
