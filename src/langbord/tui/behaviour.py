"""What is not the same at every table: log lines that pictures tell anyway, questions that wait, pages to look up."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from rich.console import RenderableType

from langbord.engine.log import Event
from langbord.engine.position import Position
from langbord.tui.screen import Look, Row

#: A page that a command of its own shows; behind the command may stand which part of it is wanted.
Page = Callable[[Look[Any], list[str]], RenderableType]
#: How the legal moves are listed, from the fullest form to the tersest.
Listing = Callable[[Look[Any], Sequence[Row]], RenderableType]


def all_of(look: Look[Any], events: Sequence[Event]) -> list[Event]:
    """Every line of the log is news."""
    return list(events)


def nothing(look: Look[Any], line: str) -> list[str]:
    """Moves are called by their words alone."""
    return []


@dataclass(frozen=True)
class Series:
    """Several games at one table, of which the next begins as soon as one ends."""

    number: Callable[[Any], int]  # which of them is played, read from a view
    last_view: Callable[[Position[Any]], Any]  # the table when the game before ended


@dataclass(frozen=True)
class TableBehaviour:
    """How a table differs from others."""

    waits: frozenset[str] = frozenset()  # questions that wait for Enter even if there is but one answer
    telling: Callable[[Look[Any], Sequence[Event]], list[Event]] = all_of  # what is told right after an answer
    news: Callable[[Look[Any], Sequence[Event]], list[Event]] = all_of  # what is told when a turn begins
    lists: tuple[Listing, ...] = ()  # empty: as everywhere
    meant: Callable[[Look[Any], str], list[str]] = nothing  # the words of a move that was called by its name
    pages: Mapping[str, Page] = field(default_factory=dict)  # by the name of the command
    series: Series | None = None
    announces: frozenset[str] = frozenset()  # log lines of the next turn, not to be told before this one is confirmed


PLAIN = TableBehaviour()
