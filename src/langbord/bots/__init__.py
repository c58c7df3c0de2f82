"""Players that see only what their seat may see.

A bot is an object with `choose(position, seat, rng)`. Tables never call it themselves: they call `answer`, which hands
the bot a sealed position, or the question alone, so that no bot can look at what its seat does not know.
"""

from __future__ import annotations

import importlib
import random
import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, Protocol

from langbord.bots.calm import Calm
from langbord.bots.levels import KEEN, MASTER, Curious, Level
from langbord.bots.levels import LEVELS as LEVELS
from langbord.bots.sharp import JUDGES, Sharp
from langbord.bots.sharp import NAME as SHARP
from langbord.bots.steady import Steady
from langbord.engine.ask import Ask
from langbord.engine.chance import Chance
from langbord.engine.errors import IllegalMove, OptionError
from langbord.engine.game import Game
from langbord.engine.position import Position


class Bot(Protocol):
    """A player. `looks` is False for one that needs nothing but the legal moves, and so no sealed copy."""

    name: str
    looks: bool

    def choose(self, position: Any, seat: int, rng: random.Random) -> int:
        """One of the legal moves. All chance comes from `rng`. `position` is a sealed Position, or a Question for a bot
        that does not look."""
        ...


class Question:
    """What a bot that does not look is handed: the game and what is asked, nothing of the table."""

    def __init__(self, position: Position[Any], ask: Ask) -> None:
        self.game: Game[Any] = position.game
        self.seats: int = position.seats
        self.ask: Ask = Ask(ask.seat, ask.prompt, ask.choice, ask.values)  # another one: theirs knows the state
        self.ask.moves = ask.moves[:]

    def __getattr__(self, name: str) -> Any:
        raise AttributeError(f"a bot with looks = False is handed the question alone, without '{name}'")


class RandomBot:
    """Any legal move."""

    name: str = "random"
    looks: bool = False

    def choose(self, position: Any, seat: int, rng: random.Random) -> int:
        move: int = rng.choice(position.ask.moves)
        return move


#: Every bot by its name: those of the house, and what `register` adds.
_HOUSE: Final[tuple[Bot, ...]] = (
    *(RandomBot(), Calm(), Steady(), Sharp()),
    *(Curious(), Level("keen", KEEN), Level("master", MASTER)),
)
BOTS: dict[str, Bot] = {bot.name: bot for bot in _HOUSE}
WORD: Final = re.compile(r"[a-z][a-z0-9_-]{0,39}")
PLACE: Final = re.compile(r"([A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*):([A-Za-z_]\w*)", re.ASCII)


def register(name: str, bot: Bot) -> None:
    """Make a bot of your own known by a name, in this process."""
    if WORD.fullmatch(str(name)) is None:
        raise OptionError(f"{name!r} cannot name a bot: take a word of small letters, digits, - and _")
    if name in BOTS:
        raise OptionError(f"there is a bot '{name}' already")
    BOTS[name] = checked(bot, name)


def checked(bot: Any, name: str) -> Bot:
    """The same bot, if it is one."""
    if isinstance(bot, type):
        raise OptionError(f"'{name}' is a class, not a bot: make an object of it")
    if not callable(getattr(bot, "choose", None)):
        raise OptionError(f"'{name}' is no bot: it has no method choose(position, seat, rng)")
    if not isinstance(getattr(bot, "name", None), str):
        raise OptionError(f"'{name}' is no bot: it has no 'name', which is a text")
    if not isinstance(getattr(bot, "looks", None), bool):
        raise OptionError(f"'{name}' is no bot: 'looks' must be True if it is to see the position, otherwise False")
    found: Bot = bot
    return found


def find(spec: str) -> Bot:
    """A bot by its name or by its place, `package.module:Attribute`: a bot, or a class that makes one.

    A place is imported, which runs what stands there. So this is for the command lines of the laboratory alone: what
    comes from a form, a file or another machine is only ever looked up by name (`load`).
    """
    if spec in BOTS or spec.partition(":")[0] in JUDGES or ":" not in spec:
        return load(spec)
    place = PLACE.fullmatch(spec)
    if place is None:
        raise OptionError(f"'{spec}' is no place of a bot: write package.module:Attribute, such as mybots:Cautious")
    module, attribute = place.groups()
    found = getattr(_module(module, spec), attribute, None)
    if found is None:
        raise OptionError(f"there is no '{attribute}' in the module '{module}' for the bot '{spec}'")
    if isinstance(found, type):
        try:
            found = found()
        except Exception as error:  # whatever it is, it is theirs
            raise OptionError(f"the bot '{spec}' cannot be made: {type(error).__name__}: {error}") from error
    return checked(found, spec)


def _module(name: str, spec: str) -> Any:
    """A module, also of the folder where the command was given."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)  # last, so that it hides nothing
    try:
        return importlib.import_module(name)
    except Exception as error:  # whatever it is, it is theirs
        missing = error.name if isinstance(error, ModuleNotFoundError) else None
        if missing is not None and f"{name}.".startswith(f"{missing}."):
            raise OptionError(f"there is no module '{missing}' for the bot '{spec}'") from None
        what = f"{type(error).__name__}: {error}"
        raise OptionError(f"the module '{name}' of the bot '{spec}' cannot be loaded: {what}") from error


def load(name: str) -> Bot:
    """A bot by its name; the sharp one may say how long it thinks (`sharp:400`, `sharp:250ms`)."""
    if name != SHARP and name.partition(":")[0] in JUDGES:
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


def line_up(names: Sequence[str | Bot], seats: int) -> list[Bot]:
    """A bot for each of `seats` seats: as many names, or one name for all of them; a bot may stand for its name."""
    known = [load(bot) if isinstance(bot, str) else checked(bot, type(bot).__name__) for bot in names]
    if len(known) == 1:
        return known * seats
    if len(known) != seats:
        there = "1 seat" if seats == 1 else f"{seats} seats"
        raise OptionError(f"{len(known)} bots are named for {there}: name one for each, or one for all")
    return known


def answer(bot: Bot, position: Position[Any], rng: random.Random) -> int:
    """The bot's move at the question asked. A bot that looks needs a position made with keep=True."""
    ask = position.ask
    if ask is None:
        raise IllegalMove(f"the game is over; there is nothing that '{bot.name}' could answer")
    if bot.looks:
        return bot.choose(position.imagine(ask.seat, Chance(rng.randbytes(32))).hush(), ask.seat, rng)
    if type(bot) is RandomBot:  # ours, which takes nothing but a move: a question of its own would cost it a tenth
        return rng.choice(ask.moves)
    return bot.choose(Question(position, ask), ask.seat, rng)
