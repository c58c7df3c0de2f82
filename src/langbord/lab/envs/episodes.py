"""A series: one game after another at the same kind of table, for programs that learn."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any, Final, SupportsIndex

from langbord import games
from langbord.engine.errors import OptionError
from langbord.engine.game import Game
from langbord.engine.numbers import as_int
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
        wishes = {} if options is None else options
        self.game.complete(self.seats, wishes)  # a wrong option is told now, not at the first game
        self.options: dict[str, object] = dict(wishes)
        self.keep: bool = keep  # bots that look need it
        self.rng: random.Random = random.Random()

    def seed(self, seed: SupportsIndex | None) -> None:
        """From here on the same games come again. Without a seed, they go on as they did."""
        if seed is not None:
            self.rng = source(seed)

    def begin(self, options: Mapping[str, object] | None = None) -> Position[Any]:
        """The next game; `options` are for this one alone, and go before those of the series."""
        wishes = self.options
        if options is not None:
            self.game.meta.complete(self.seats, options)
            wishes = {**self.options, **options}
            self.game.complete(self.seats, wishes)  # before a seed is taken for a game that cannot be
        return self.game.new(self.seats, self.rng.getrandbits(48), wishes, log=False, keep=self.keep)


def source(seed: SupportsIndex) -> random.Random:
    """Chance from a seed. By itself Python takes a seed and its negative for the same."""
    number = as_int(seed)
    if number is None:
        raise OptionError(f"a seed is a whole number; {seed!r} is not")
    return random.Random(number if number >= 0 else f"seed {number}")


def play(position: Position[Any], move: SupportsIndex) -> None:
    """Answer the question. Whether a world goes on is no question for a program: it is packed up after one month."""
    position.play(move)
    pack_up(position)


def pack_up(position: Position[Any]) -> None:
    """End the world if its month is over."""
    if position.ask is not None and position.ask.prompt == "month-over":
        position.play("pack-up")
