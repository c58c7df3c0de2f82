"""Lessons at tables: which one a table is of, what the others answer there, and how far somebody has come."""

from __future__ import annotations

from typing import Any

from django.db.models import F
from django.utils import timezone

from langbord import games
from langbord.engine.errors import OptionError
from langbord.engine.position import Position
from langbord.lessons import course, reader
from langbord.lessons.course import SOLVED, Standing
from langbord.lessons.reader import Lesson, LessonError
from langbord.server.models import LessonProgress, Person, Table
from langbord.server.tables.lessons import shared_positions


def lesson_of(table: Table) -> Lesson | None:
    """The lesson of a table; None if it is of none, or that is not there any more."""
    if not table.lesson or table.game not in games.names():
        return None
    if table.lesson.startswith(shared_positions.OWN):
        return shared_positions.lesson_called(table.lesson)
    try:
        return reader.find(table.game, table.lesson)
    except (OptionError, LessonError):
        return None


def reply(table: Table, position: Position[Any]) -> str | None:
    """What the seat that is asked answers, if that is prepared: others do at the table of a lesson that came with the
    game."""
    lesson = lesson_of(table)
    return (
        None
        if lesson is None or lesson.state is not None
        else position.game.vocabulary.word(course.reply(lesson, position))
    )


def standing(lesson: Lesson, position: Position[Any]) -> Standing:
    """How a lesson stands, with what has not been confirmed yet."""
    return course.standing(lesson, position.words())


def note(table: Table, position: Position[Any]) -> None:
    """Something was answered at the table of a lesson: whoever has solved it has solved it for good."""
    lesson = lesson_of(table)
    if lesson is None or table.owner is None or standing(lesson, position).state != SOLVED:
        return
    LessonProgress.objects.filter(person=table.owner, game=table.game, lesson=table.lesson, solved=None).update(
        solved=timezone.now()
    )


def tried(person: Person, lesson: Lesson) -> None:
    """Somebody begins a lesson."""
    progress, _ = LessonProgress.objects.get_or_create(person=person, game=lesson.game, lesson=lesson.name)
    LessonProgress.objects.filter(pk=progress.pk).update(tries=F("tries") + 1)


def solved_by(person: Person | None, game: str) -> frozenset[str]:
    """The names of the lessons that somebody has solved, of those that came with the game."""
    if person is None:
        return frozenset()
    found = LessonProgress.objects.filter(person=person, game=game).exclude(solved=None)
    return frozenset(found.exclude(lesson__startswith=shared_positions.OWN).values_list("lesson", flat=True))


def claim(guest: Person, person: Person) -> None:
    """A guest has signed in: what they have solved, the account has solved."""
    for theirs in LessonProgress.objects.filter(person=guest):
        own, made = LessonProgress.objects.get_or_create(
            person=person, game=theirs.game, lesson=theirs.lesson, defaults={"solved": theirs.solved}
        )
        if not made:
            own.solved = own.solved or theirs.solved
        own.tries += theirs.tries
        own.save()
        theirs.delete()
