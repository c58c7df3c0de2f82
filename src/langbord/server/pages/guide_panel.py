"""What stands over the table of a guided first game: the offer, or what is said to each turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from langbord.engine.errors import LangbordError
from langbord.engine.position import Position
from langbord.lessons import guide
from langbord.server.models import Table
from langbord.server.pages.table_page import Viewer
from langbord.server.tables import guided


@dataclass(frozen=True)
class Panel:
    """A guide in the language of whoever looks."""

    offer: bool = False
    step: int = 0
    of: int = 0
    answer: str = ""
    lines: tuple[str, ...] = ()
    target: str = ""  # the word that is proposed
    aside: bool = False
    possible: bool = True
    free: bool = False

    @property
    def speaks(self) -> bool:
        """Whether it takes the place of the tips: it does until the game is free."""
        return not self.offer and not self.free


def panel(table: Table, position: Position[Any], viewer: Viewer, view: Any, language: str) -> Panel | None:
    """None at any other table, and for everybody but its learner."""
    if not table.guide or viewer.seat != 0:
        return None
    words = position.words()
    if table.guide == guided.OFFER:
        return Panel(offer=True) if all(seat != 0 for seat, _ in position.asked()) else None
    found = guided.guide_of(table)
    if found is None:
        return None
    try:
        at = guide.place(found, words)
    except LangbordError:
        return None  # the rules have changed since: the game goes on without
    told = guide.told(found, at, view, language)
    if told.free and not told.lines:
        return None
    ask = position.ask
    mine = ask is not None and ask.seat == 0 and position.held is None
    return Panel(
        step=told.number,
        of=told.of,
        answer="" if position.held is not None else told.answer,  # of a turn that is over
        lines=told.lines if mine or told.free or not words else (),
        target=told.target if mine else "",
        aside=told.aside and mine,
        possible=told.possible or not mine,
        free=told.free,
    )
