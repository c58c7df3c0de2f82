"""A lesson at the terminal table: what it is about, its hints, and how it ended."""

from __future__ import annotations

from typing import Any

from rich.padding import Padding
from rich.text import Text

from langbord.engine.position import Position
from langbord.lessons import course, reader
from langbord.lessons.course import OPEN, SOLVED, Standing
from langbord.lessons.reader import Lesson
from langbord.terminal.saves import Seating
from langbord.terminal.session import Session
from langbord.tui.screen import heading


def seating(lesson: Lesson) -> Seating:
    """The learner on one seat; the others answer as the lesson has it, whatever bots they are."""
    return Seating(tuple("" if seat == lesson.seat else "calm" for seat in range(lesson.seats)))


def start(lesson: Lesson) -> Position[Any]:
    """The table of a lesson; finished turns are held until they are confirmed."""
    return course.start(lesson, hold=True)


def begin(session: Session, lesson: Lesson) -> None:
    """Say what it is about."""
    session.lesson = lesson
    session.hints_given = 0
    said = lesson.say(session.language)
    session.clear()
    session.show(heading(session.look(None), session.word("lesson", title=said.title)))
    session.show(Padding(Text(said.idea), (0, 2)))
    session.show(Padding(Text(session.word("lesson-goal", goal=said.goal), style="bold"), (1, 2)))
    session.show(Padding(Text(session.word("lesson-how"), style="dim"), (0, 2)))
    if session.console.is_terminal:
        session.reader.line(session.word("welcome-enter") + " ")


def give_hint(session: Session, lesson: Lesson) -> None:
    """The next hint; the last one again when all are given."""
    hints = lesson.say(session.language).hints
    number = min(session.hints_given, len(hints) - 1)
    session.hints_given = number + 1
    session.show(Text(session.word("lesson-hint", number=number + 1, of=len(hints), hint=hints[number])))


def ended(session: Session, lesson: Lesson) -> bool:
    """Whether somebody has had enough. When the lesson is over it is told how, and goes on with this one once more or
    with the next one."""
    position = session.position
    if position.held is not None or not position.words():
        return False
    standing = course.standing(lesson, position.words())
    if standing.state == OPEN:
        return False
    session.tell_news(lesson.seat)
    session.tell_notes()
    _tell(session, lesson, standing)
    following: Lesson | None = lesson
    if standing.state == SOLVED:
        following = after(lesson)
        if following is None:
            session.say("lesson-last")
            return True
    assert following is not None
    key = "lesson-next" if standing.state == SOLVED else "lesson-again"
    if session.reader.line(session.word(key, title=following.say(session.language).title) + " ").strip():
        return True
    session.sit_down(start(following), seating(following))
    begin(session, following)
    return False


def _tell(session: Session, lesson: Lesson, standing: Standing) -> None:
    said = lesson.say(session.language)
    if standing.state == SOLVED:
        session.say("lesson-solved", style="bold")
        session.show(Padding(Text(said.solved), (0, 2)))
        return
    session.say("lesson-failed", style="bold")
    session.show(Padding(Text(said.goal if standing.wrong is None else said.wrong[standing.wrong]), (0, 2)))


def after(lesson: Lesson) -> Lesson | None:
    """The lesson after this one, if there is one."""
    known = reader.lessons_of(lesson.game)
    place = known.index(lesson) + 1
    return known[place] if place < len(known) else None
