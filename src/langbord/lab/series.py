"""A series: one game after another at the same kind of table, for programs that learn."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any, Final

from langbord import games
from langbord.engine.game import Game
from langbord.engine.position import Position

#: No game of random moves ever came near it; a game that does is cut off.
LONGEST: Final = 20_000


class Series:
    """Makes games of one kind, seed after seed."""

    def __init__(
        self, game: str, seats: int | None = None, options: Mapping[str, object] | None = None, *, keep: bool = False
    ) -> None:
        self.game: Game[Any] = games.load(game)
        meta = self.game.meta
        self.seats: int = meta.check_seats(max(2, meta.first_seats) if seats is None else seats)
        self.options: dict[str, object] = dict(options or {})
        self.keep: bool = keep  # bots that look need it
        self.rng: random.Random = random.Random()
        meta.complete(self.seats, self.options)  # a wrong option is told now, not at the first game

    def seed(self, seed: int | None) -> None:
        """From here on the same games come again. Without a seed, they go on as they did."""
        if seed is not None:
            self.rng = random.Random(seed)

    def begin(self) -> Position[Any]:
        """The next game."""
        return self.game.new(self.seats, self.rng.getrandbits(48), self.options, log=False, keep=self.keep)


def play(position: Position[Any], move: int) -> None:
    """Answer the question. Whether a world goes on is no question for a program: it is packed up after one month."""
    position.play(move)
    if position.ask is not None and position.ask.prompt == "month-over":
        position.play("pack-up")
