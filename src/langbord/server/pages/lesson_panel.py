"""What stands over the table of a lesson: what it is about, its hints, and how it ended."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from langbord.engine.position import Position
from langbord.lessons import reader
from langbord.lessons.course import FAILED
from langbord.lessons.reader import LessonTexts
from langbord.server.models import Table
from langbord.server.pages import goal_texts
from langbord.server.site_texts import house, words_of
from langbord.server.tables import learning
from langbord.server.tables.lessons import shared_positions


@dataclass(frozen=True)
class Panel:
    """A lesson in the language of whoever looks."""

    said: LessonTexts
    goal: str
    state: str
    number: int  # its place among the lessons of the game; 0: a player has made it
    of: int
    why: str  # what went wrong, if that is known
    following: str  # the title of the next one; "" after the last
    code: str = ""  # of its position, if a player has made it


def panel(table: Table, position: Position[Any], language: str) -> Panel | None:
    """None at any other table."""
    lesson = learning.lesson_of(table)
    if lesson is None:
        return None
    said = lesson.say(language)
    now = learning.standing(lesson, position)
    if lesson.name.startswith(shared_positions.OWN):
        h = house(language)
        goal = goal_texts.told(lesson.goal, words_of(lesson.game, language), h)
        goal = f"{goal} {h.say('own-lesson-turns', number=lesson.turns)}"
        code = lesson.name.removeprefix(shared_positions.OWN)
        return Panel(said, goal, now.state, number=0, of=0, why="", following="", code=code)
    known = reader.lessons_of(lesson.game)
    place = known.index(lesson)
    return Panel(
        said=said,
        goal=said.goal,
        state=now.state,
        number=place + 1,
        of=len(known),
        why=said.wrong[now.wrong] if now.state == FAILED and now.wrong is not None else "",
        following=known[place + 1].say(language).title if place + 1 < len(known) else "",
    )
