"""What the bots know of a game: what its `BotKnowledge` offers, and what stands in for the rest.

`sensible` drops moves that are plainly foolish; `value` says how well off a seat is; `outlook` what share of the win
each seat may expect, `parts` what a seat's final score is expected to be made of; `plan` is a game's own way to choose.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any, Final

from langbord.bots import nets
from langbord.bots.net import Net
from langbord.engine.game import Game
from langbord.engine.win_share import shares
from langbord.plugin import BotKnowledge, Features, find

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
    """The judgement of one game, as the search asks for it: learned where there is a net, otherwise made by hand."""

    def __init__(self, game: Game[Any], net: Net | None = None) -> None:
        known = knowledge_of(game.meta.name)
        self.game: Game[Any] = game
        self.net: Net | None = net
        self._features: Features[Any] | None = known.features
        self.sensible: Sensible = known.sensible or every_move
        self._outlook: Outlook | None = known.outlook
        self._at_rest: AtRest | None = known.at_rest
        #: Own turns after this one before the outlook is taken, at the next moment of rest.
        self.ahead: int = known.ahead
        self._parts: Parts | None = known.parts
        #: If not 0: so many own turns, with the running one, and no more; `ahead` and `at_rest` do not count then.
        self.own_turns: int = 0
        #: How far outcomes are taken to differ at least: curiosity must not sleep where hardly anything leads anywhere.
        self.least_spread: float = 0.0

    def outlook(self, state: Any) -> list[float]:
        """What share of the win each seat may expect while the game goes on."""
        if self.covers(state):
            return self.judged(state)[0]
        if self._outlook is not None:
            return self._outlook(state)
        return shares([float(score) for score in self.game.scores(state)], POINTS)

    def covers(self, state: Any) -> bool:
        """Whether a net judges this state."""
        return self.net is not None and self._features is not None and self._features.covers(state)

    def judged(self, state: Any) -> tuple[list[float], list[float]]:
        """The outlook, and what it is worth to each seat, as in `ended`."""
        if self.net is not None and self._features is not None and self._features.covers(state):
            return self.net.judged(self._features.read(state), self._features.stage(state))
        outlook = self.outlook(state)
        return outlook, outlook

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


class Aim(Judge):
    """A judge who is after one thing within so many own turns, as in a lesson: any move may serve it, and nothing else
    counts."""

    def __init__(self, game: Game[Any], seat: int, own_turns: int, reached: Callable[[Any], float]) -> None:
        super().__init__(game)
        self.sensible = every_move
        self.own_turns = own_turns
        self.least_spread = 0.3
        self._seat: int = seat
        self._reached: Callable[[Any], float] = reached  # how much of it a state has, 1 for all

    def outlook(self, state: Any) -> list[float]:
        """All that is reached is the seat's; what the others do is worth nothing to them."""
        worths = [0.0] * len(self.game.scores(state))
        worths[self._seat] = self._reached(state)
        return worths

    def result(self, state: Any) -> list[float]:
        """The same when the game is over."""
        return self.outlook(state)

    def ended(self, state: Any) -> list[float]:
        """The same: nobody asks for places."""
        return self.outlook(state)

    def parts(self, state: Any, seat: int) -> dict[str, float]:
        """The score has nothing to do with it."""
        return {}


@functools.cache
def judge_of(game: Game[Any]) -> Judge:
    """The best judgement of a game that there is."""
    return Judge(game, nets.of_game(game.meta.name))


@functools.cache
def judge_by_hand(game: Game[Any]) -> Judge:
    """The judgement that people have written: a yardstick."""
    return Judge(game)


@functools.cache
def judge_fitted(game: Game[Any]) -> Judge:
    """The same terms with weights that were learned: another one."""
    return Judge(game, nets.of_game(game.meta.name, nets.FIT))


def every_move(state: Any, seat: int, prompt: str, moves: list[int]) -> list[int]:
    """The judgement of a game without one."""
    return moves


@functools.cache
def knowledge_of(game: str) -> BotKnowledge[Any]:
    """What a game tells the bots; nothing if it has nothing to tell."""
    installed = find(game)
    return BotKnowledge() if installed is None or installed.bots is None else installed.bots()
