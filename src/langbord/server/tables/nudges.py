"""Nudges: telling whoever is waited for that the others wait."""

from __future__ import annotations

from datetime import timedelta

from django.utils import timezone

from langbord.server.accounts import blocks
from langbord.server.models import Move, Person, Seat, Table
from langbord.server.tables import moves as table_moves
from langbord.server.tables.errors import Refused
from langbord.server.tables.positions import changing

NUDGES_APART = timedelta(hours=1)


def may_be_nudged(place: Seat) -> bool:
    """A person, and not nudged within the last hour."""
    if place.person_id is None or place.bot:
        return False
    return place.nudged is None or timezone.now() - place.nudged >= NUDGES_APART


def was_nudged(table: Table, place: Seat) -> bool:
    """Whether somebody nudged this seat since anybody last moved."""
    if place.nudged is None or table.waiting_for != place.number:
        return False
    last = Move.objects.filter(table=table).order_by("-number").values_list("at", flat=True).first()
    return last is None or last < place.nudged


def nudge(table: Table, person: Person) -> Seat:
    """Tell whoever is waited for that the others wait."""
    with changing(table):
        if not table.places.filter(person=person).exists():
            raise Refused("not-your-table", 403)
        asked = table.waiting_for if table.state == Table.PLAYING else None
        place = None if asked is None else table.places.get(number=asked)
        if place is None or place.person_id is None or place.bot or place.person_id == person.pk:
            raise Refused("nobody-to-nudge")
        if place.person is not None and blocks.has_blocked(place.person, person):
            raise Refused("nobody-to-nudge")
        if not may_be_nudged(place):
            raise Refused("nudged-lately", 429)
        place.nudged = timezone.now()
        place.save(update_fields=["nudged"])
        table_moves.changed(table)
    return place
