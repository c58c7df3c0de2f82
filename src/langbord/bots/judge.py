"""What the bots know of a game: what its `bot.py` and `planner.py` offer, and what stands in for the rest.

`sensible` drops moves that are plainly foolish; `value` says how well off a seat is; `outlook` what share of the win
each seat may expect, `parts` what a seat's final score is expected to be made of; `plan` is a game's own way to choose.
"""

from __future__ import annotations

import functools
import importlib
from collections.abc import Callable
from typing import Any, Final

from langbord.engine.game import Game
from langbord.engine.outlook import shares

#: The moves that are not plainly foolish, from state, seat, prompt and legal moves; never empty.
Sensible = Callable[[Any, int, str, list[int]], list[int]]
#: How well off a seat is, in points.
Value = Callable[[Any, int], float]
#: The share of the win that each seat may expect, from 0 to 1.
Outlook = Callable[[Any], list[float]]
#: The final score that a seat may expect, by the lines of its score sheet.
Parts = Callable[[Any, int], dict[str, float]]

#: Whether all seats are equally far, so that their outlooks can be compared.
AtRest = Callable[[Any], bool]

#: Without a judgement of the game, this many points more are worth e times the chance to win.
POINTS: Final = 5.0
#: Of what a finished game is worth, so much goes by place: who cannot win any more still fights for the next place.
BY_PLACE: Final = 0.5


class Judge:
    """The judgement of one game, as the search asks for it."""

    def __init__(self, game: Game[Any]) -> None:
        name = game.meta.name
        self.game: Game[Any] = game
        self.sensible: Sensible = offered(name, "bot", "sensible") or every_move
        self._outlook: Outlook | None = offered(name, "bot", "outlook")
        self._at_rest: AtRest | None = offered(name, "bot", "at_rest")
        #: Own turns after this one before the outlook is taken, at the next moment of rest.
        self.ahead: int = offered(name, "bot", "AHEAD") or 0
        self._parts: Parts | None = offered(name, "bot", "parts")

    def outlook(self, state: Any) -> list[float]:
        """What share of the win each seat may expect while the game goes on."""
        if self._outlook is not None:
            return self._outlook(state)
        return shares([float(score) for score in self.game.scores(state)], POINTS)

    def at_rest(self, state: Any) -> bool:
        """Whether it is a good moment to judge the seats against each other."""
        return self._at_rest is None or self._at_rest(state)

    def result(self, state: Any) -> list[float]:
        """The same when the game is over: the winners share it. Alone one wins more or less well."""
        winners = self.game.winners(state)
        ended = [0.0] * len(self.game.scores(state))
        if winners and len(ended) == 1:
            return self.outlook(state)
        for seat in winners:
            ended[seat] = 1.0 / len(winners)
        return ended

    def ended(self, state: Any) -> list[float]:
        """What a finished game is worth to each seat: partly the win, partly how many rivals it is ahead of. With two
        seats that is the same."""
        worths = self.result(state)
        places = self.game.places(state)
        seats = len(places)
        if seats < 3:
            return worths
        each = BY_PLACE * 2.0 / (seats * (seats - 1))  # for each rival, so that all together have BY_PLACE
        for seat, place in enumerate(places):
            ahead = sum(1.0 if other > place else 0.5 for other in places if other >= place) - 0.5  # less itself
            worths[seat] = (1.0 - BY_PLACE) * worths[seat] + each * ahead
        return worths

    def parts(self, state: Any, seat: int) -> dict[str, float]:
        """What the seat's final score is expected to be made of."""
        if self._parts is not None:
            return self._parts(state, seat)
        return {"score": float(self.game.scores(state)[seat])}


@functools.cache
def judge_of(game: Game[Any]) -> Judge:
    """The judgement of a game."""
    return Judge(game)


def every_move(state: Any, seat: int, prompt: str, moves: list[int]) -> list[int]:
    """The judgement of a game without one."""
    return moves


def offered(game: str, file: str, name: str) -> Any:
    """What a file of the game offers under a name; None without the file or the name."""
    module = f"langbord.games.{game}.{file}"
    try:
        return getattr(importlib.import_module(module), name, None)
    except ModuleNotFoundError as error:
        if error.name is None or not module.startswith(error.name):
            raise  # the game has such a file, but something that it needs is missing
        return None
