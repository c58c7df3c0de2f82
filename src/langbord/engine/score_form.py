"""What is asked of the end of a game on a table of wood, so that it can be scored: told by each game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from langbord.engine.meta import Options
from langbord.engine.table import Table

S = TypeVar("S", bound=Table)
Given = Mapping[str, int | tuple[str, ...]]


@dataclass(frozen=True)
class SheetField:
    """One thing that is counted or named before each player; the message `sheet-<name>` says what."""

    name: str
    most: int = 99
    words: tuple[str, ...] = ()  # the things that may lie there, by their words; none: a number
    kind: str = "card"  # how such a thing is named: a card, or `<kind>-<word>` of the texts; "": by its word
    of_table: bool = False  # told once, not of each player
    once: bool = True  # a thing lies before one player only


class Misfit(Exception):
    """What was told cannot lie there. `key` is a message `sheet-misfit-<key>` of the house."""

    def __init__(self, seat: int, field: str, key: str, word: str = "") -> None:
        super().__init__(f"{field} of seat {seat}: {key} {word}".rstrip())
        self.seat: int = seat
        self.field: str = field
        self.key: str = key
        self.word: str = word


@dataclass(frozen=True)
class ScoreForm(Generic[S]):
    """How a game on a table of wood is told, and the table that it makes."""

    options: tuple[str, ...]  # of the game, those that the score hangs on
    fields: Callable[[int, Options], tuple[SheetField, ...]]  # from seats and options
    #: The table at its end, from seats, options, what lies before each player, and what is told once. A Misfit.
    table: Callable[[int, Options, Sequence[Given], Given], S]


def number(given: Given, name: str) -> int:
    """A number that was told; 0 where nothing was."""
    found = given.get(name, 0)
    return found if isinstance(found, int) else 0


def things(given: Given, name: str) -> tuple[str, ...]:
    """The things that were named."""
    found = given.get(name, ())
    return found if isinstance(found, tuple) else ()
