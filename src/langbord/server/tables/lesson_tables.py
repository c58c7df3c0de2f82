"""A table for a lesson: its learner, and others who answer as the lesson has it."""

from __future__ import annotations

from django.db import transaction

from langbord import games
from langbord.engine.chance import fresh_key
from langbord.lessons import course
from langbord.lessons.reader import Lesson
from langbord.server.models import Draft, Person, Seat, Table
from langbord.server.tables import fairness, learning
from langbord.server.tables import moves as table_moves
from langbord.server.tables.positions import BOARDS, Board, at_origin

BOT = "calm"


def begin(person: Person, lesson: Lesson) -> Table:
    """A lesson from its start. Nobody looks back at lessons, so those of before make room."""
    name, content = games.load(lesson.game).edition(lesson.options)
    origin = course.origin(lesson)
    with transaction.atomic():
        Table.objects.filter(owner=person).exclude(lesson="").delete()
        learning.tried(person, lesson)
        table = Table.objects.create(
            game=lesson.game,
            lesson=lesson.name,
            seats=lesson.seats,
            options=lesson.options,
            key=fairness.key_of(origin, fresh_key()).hex(),
            origin=origin,
            rules=lesson.rules,
            edition={"name": name, "hash": content},
            state=Table.PLAYING,
            patience=None,
            owner=person,
        )
        for number in range(lesson.seats):
            mine = number == lesson.seat
            Seat.objects.create(
                table=table,
                number=number,
                person=person if mine else None,
                bot="" if mine else BOT,
                name=person.name if mine else "",
            )
        Draft.objects.create(table=table)
        with BOARDS.locked(table.name):
            table_moves.store(table, at_origin(table), Board(at_origin(table), 0, 0))
    return table
