"""Somebody is banned: nobody shall wait for them. Bots play in their seats, and what was kept for them is free."""

from __future__ import annotations

from contextlib import suppress

from langbord.server.models import Person, Seat, Table
from langbord.server.tables import lifecycle, stand_ins
from langbord.server.tables.errors import Refused


def hand_seats_over(person: Person) -> None:
    """Stand up where a game has not begun; where others play on, a bot plays in each seat. Where they are alone nobody
    waits, and the game lies as it is. If the ban is lifted they may take their seats back."""
    for table in Table.objects.filter(state=Table.OPEN, places__person=person).distinct():
        with suppress(Refused):  # it has begun in this moment: the last lines see it
            lifecycle.leave(table, person)
    for table in Table.objects.filter(state=Table.OPEN, places__invited=person).distinct():
        with suppress(Refused):
            lifecycle.decline(table, person)
    for place in Seat.objects.filter(person=person, table__state=Table.PLAYING, conceded=False, bot=""):
        others = place.table.places.exclude(person=None).exclude(person=person)
        if others.filter(conceded=False).exists():
            with suppress(Refused):  # the game was over with another seat of theirs
                stand_ins.replace(place.table, place.number, "house-banned")
