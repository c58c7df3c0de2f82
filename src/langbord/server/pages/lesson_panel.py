"""What stands over the table of a lesson: what it is about, its hints, and how it ended."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from langbord.engine.position import Position
from langbord.lessons import reader
from langbord.lessons.course import FAILED
from langbord.lessons.reader import LessonTexts
from langbord.server.models import Table
from langbord.server.tables import learning


@dataclass(frozen=True)
class Panel:
    """A lesson in the language of whoever looks."""

    said: LessonTexts
    state: str
    number: int  # its place among the lessons of the game
    of: int
    why: str  # what went wrong, if that is known
    following: str  # the title of the next one; "" after the last


def panel(table: Table, position: Position[Any], language: str) -> Panel | None:
    """None at any other table."""
    lesson = learning.lesson_of(table)
    if lesson is None:
        return None
    known = reader.lessons_of(lesson.game)
    place = known.index(lesson)
    said = lesson.say(language)
    now = learning.standing(lesson, position)
    return Panel(
        said=said,
        state=now.state,
        number=place + 1,
        of=len(known),
        why=said.wrong[now.wrong] if now.state == FAILED and now.wrong is not None else "",
        following=known[place + 1].say(language).title if place + 1 < len(known) else "",
    )
