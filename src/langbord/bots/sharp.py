"""The sharp bot: looks ahead over many imagined worlds (`search.py`) and takes the move that stood the test."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any, Final

from langbord.bots.judge import Judge, judge_by_hand, judge_fitted, judge_of
from langbord.bots.search import Budget, think
from langbord.bots.steady import plan_of
from langbord.engine.chance import Chance
from langbord.engine.errors import OptionError
from langbord.engine.game import Game
from langbord.engine.position import Position

NAME: Final = "sharp"
USUAL: Final = 1.0  # seconds
MOST_ITERATIONS: Final = 1_000_000
MOST_SECONDS: Final = 60.0
#: The same search with other judgements: yardsticks of the laboratory.
HAND, FIT = "sharp-hand", "sharp-fit"
JUDGES: Final[dict[str, Callable[[Game[Any]], Judge]]] = {NAME: judge_of, HAND: judge_by_hand, FIT: judge_fitted}
FORM: Final = re.compile(
    r"(sharp|sharp-hand|sharp-fit)(?::(?:([0-9]{1,7})|([0-9]{1,4}(?:\.[0-9]{1,3})?)s|([0-9]{1,5})ms(-cpu)?))?"
)


class Sharp:
    """`sharp` thinks for a second, `sharp:400` about 400 imagined worlds, `sharp:2s` or `sharp:250ms` for that time,
    `sharp:30ms-cpu` for so much time of its own process. `sharp-hand` judges by what people wrote, `sharp-fit` by the
    same with weights that were learned."""

    looks: bool = True

    def __init__(self, name: str = NAME) -> None:
        self.name: str = name
        self.budget: Budget = budget_of(name)
        self.judge: Callable[[Game[Any]], Judge] = JUDGES[name.partition(":")[0]]

    def __reduce__(self) -> tuple[type[Sharp], tuple[str]]:
        """For copy and pickle: its name says all."""
        return (Sharp, (self.name,))

    def choose(self, position: Position[Any], seat: int, rng: random.Random) -> int:
        ask = position.ask
        assert ask is not None
        plan = plan_of(position.game.meta.name)
        if plan is not None:  # a game whose turns say little about how well off one is
            return plan(position.state, seat, ask.prompt, ask.moves, Chance(rng.randbytes(32)))
        return think(position, seat, rng, self.budget, self.judge(position.game), with_parts=False)[0].move


def budget_of(name: str) -> Budget:
    """What a name allows; a form that nobody can read is refused."""
    form = FORM.fullmatch(name)
    if form is None:
        raise OptionError(f"'{name}' is no sharp bot: write sharp, sharp:400 (worlds), sharp:1s or sharp:250ms")
    _, worlds, seconds, milliseconds, own = form.groups()
    if worlds is not None:
        iterations = int(worlds)
        if not 1 <= iterations <= MOST_ITERATIONS:
            raise OptionError(f"'{name}': a sharp bot thinks about 1 to {MOST_ITERATIONS} worlds")
        return Budget(iterations=iterations)
    limit = float(seconds) if seconds else int(milliseconds) / 1000 if milliseconds else USUAL
    if not 0 < limit <= MOST_SECONDS:
        raise OptionError(f"'{name}': a sharp bot thinks for up to {MOST_SECONDS:g} seconds, and longer than none")
    return Budget(seconds=limit, own=own is not None)
