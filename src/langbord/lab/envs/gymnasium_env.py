"""One seat of a game, against bots, beside them or alone, as a Gymnasium environment.

    import gymnasium, langbord.lab.gymnasium_env
    table = gymnasium.make("langbord/Title-v0", seats=2, opponents="random")

`action_masks()` gives the legal moves, as sb3-contrib's MaskablePPO wants them. A move that is not legal ends the
game with a reward of −1.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from langbord import bots, games
from langbord.engine.errors import IllegalMove, OptionError
from langbord.engine.numbers import as_int
from langbord.engine.position import Position
from langbord.lab import optional_imports
from langbord.lab.envs import episodes, observations, rewards
from langbord.lab.envs.text_render import picture

if TYPE_CHECKING:
    import gymnasium
    import numpy as np
    from numpy.typing import NDArray
else:
    np = optional_imports.load("numpy", "a Gymnasium environment")
    gymnasium = optional_imports.load("gymnasium", "a Gymnasium environment")

ILLEGAL: Final = -1.0
FIRST: Final = games.names()[0]
#: Every game, as `langbord/<Title>-v0`; where one can play alone also as `langbord/<Title>Solo-v0`, for points.
IDS: Final[dict[str, dict[str, Any]]] = {
    f"langbord/{plugin.meta.title.replace(' ', '')}{kind}-v0": {"game": plugin.meta.name, **more}
    for plugin in games.plugins()
    if plugin.observation is not None
    for kind, fewest, more in (("", 2, {}), ("Solo", 1, {"seats": 1, "reward": "points"}))
    if (max(plugin.meta.seats) >= 2 if fewest == 2 else 1 in plugin.meta.seats)
}


class SeatEnv(gymnasium.Env["NDArray[np.float32]", "np.int64"]):
    """The learner sits at one seat, `seat`, or at another in each game (None); bots sit at all others,
    if there are any."""

    metadata = {"render_modes": ["ansi"], "render_fps": 4}  # noqa: RUF012 (Gymnasium declares it so)

    def __init__(
        self,
        game: str = FIRST,
        seats: int | None = None,
        opponents: str | bots.Bot | Sequence[str | bots.Bot] = "random",
        options: Mapping[str, object] | None = None,
        reward: str = "win",
        seat: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        named = list(opponents) if isinstance(opponents, Sequence) and not isinstance(opponents, str) else [opponents]
        self.series = episodes.Series(game, seats, options)
        self.opponents = bots.line_up(named, self.series.seats - 1) if self.series.seats > 1 else []
        self.series.keep = any(bot.looks for bot in self.opponents)
        self.chosen_seat: int | None = None if seat is None else as_int(seat)
        if seat is not None and (self.chosen_seat is None or not 0 <= self.chosen_seat < self.series.seats):
            raise OptionError(f"there is no seat {seat!r} among {self.series.seats}")
        self.seat: int = self.chosen_seat or 0
        self.worth = rewards.load(reward)
        self.rows = observations.load(game)
        self.render_mode = render_mode
        self.observation_space = gymnasium.spaces.Box(0.0, 1.0, (self.rows.size,), np.float32)
        self.action_space = gymnasium.spaces.Discrete(self.rows.moves)
        self.position: Position[Any] | None = None
        self.ended: bool = False  # by a move that is not legal
        self.mask: NDArray[np.bool_] = np.zeros(self.rows.moves, np.bool_)
        self.rng: random.Random = random.Random()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        """A new game, up to the learner's first question. `options` of the game are for this one alone."""
        number = None if seed is None else as_int(seed)  # Gymnasium knows no numbers but plain ones
        super().reset(seed=seed if number is None else number)
        self.series.seed(seed)
        if seed is not None:
            self.rng = episodes.source(seed)
        while True:
            self.position = self.series.begin(options)
            self.ended = False
            self.seat = self.rng.randrange(self.series.seats) if self.chosen_seat is None else self.chosen_seat
            self._let_bots_play(self.position)
            if self.position.ask is not None:  # otherwise it was over before the learner was asked anything
                return self._look(self.position), {"seat": self.seat}

    def step(self, action: np.int64) -> tuple[NDArray[np.float32], float, bool, bool, dict[str, Any]]:
        """Answer, and let the bots play until the learner is asked again."""
        position = self._running()
        move = as_int(action)
        if move is None:
            raise IllegalMove(f"a move is a whole number; {action!r} is not")
        if not (0 <= move < len(self.mask) and self.mask[move]):
            self.ended = True
            return self._look(position), ILLEGAL, True, False, {"illegal": True}
        episodes.play(position, move)
        self._let_bots_play(position)
        if position.ask is not None:
            return self._look(position), 0.0, False, False, {}
        won = self.seat in position.winners()
        info = {"scores": position.scores(), "won": won}
        return self._look(position), self.worth(position)[self.seat], True, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal moves of the learner, now."""
        return self.mask

    def render(self) -> str:
        """The table as text."""
        if self.position is None:
            raise IllegalMove("no game has begun: call reset() first")
        return picture(self.position)

    def _running(self) -> Position[Any]:
        """The game, if a move can be made in it."""
        if self.position is None:
            raise IllegalMove("no game has begun: call reset() first")
        if self.ended or self.position.ask is None:
            why = "a move that was not legal has ended it" if self.ended else "it was played to its end"
            raise IllegalMove(f"the game is over, {why}: call reset() before the next move")
        return self.position

    def _let_bots_play(self, position: Position[Any]) -> None:
        seats = self.series.seats
        while (ask := position.ask) is not None and ask.seat != self.seat:
            bot = self.opponents[(ask.seat - self.seat) % seats - 1]
            episodes.play(position, bots.answer(bot, position, self.rng))

    def _look(self, position: Position[Any]) -> NDArray[np.float32]:
        seen, mask = self.rows.both(position, self.seat)
        self.mask = mask.astype(np.bool_)
        return seen


def register() -> None:
    """Make the environments known to `gymnasium.make`."""
    for name, wishes in IDS.items():
        if name not in gymnasium.registry:
            gymnasium.register(name, entry_point=f"{__name__}:SeatEnv", kwargs=wishes)


register()
