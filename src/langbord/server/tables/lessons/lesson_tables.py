"""A table for a lesson: its learner, and others who answer as the lesson has it."""

from __future__ import annotations

from django.db import transaction

from langbord import games
from langbord.lessons import course
from langbord.lessons.reader import Lesson
from langbord.server.models import Person, Table
from langbord.server.tables import alone, learning
from langbord.server.tables import moves as table_moves
from langbord.server.tables.positions import BOARDS, Board, at_origin


def begin(person: Person, lesson: Lesson) -> Table:
    """A lesson from its start. Nobody looks back at lessons, so those of before make room."""
    name, content = games.load(lesson.game).edition(lesson.options)
    origin = course.origin(lesson)
    with transaction.atomic():
        Table.objects.filter(owner=person).exclude(lesson="").delete()
        learning.tried(person, lesson)
        table = alone.sit_down(
            person,
            lesson.seat,
            game=lesson.game,
            lesson=lesson.name,
            seats=lesson.seats,
            options=lesson.options,
            rules=lesson.rules,
            edition={"name": name, "hash": content},
            origin=origin,
            patience=None,
        )
        with BOARDS.locked(table.name):
            position = at_origin(table)
            course.say_begun(position, lesson.begun)
            table_moves.store(table, position, Board(at_origin(table), 0, 0))
    return table
