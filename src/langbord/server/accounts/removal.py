"""Somebody goes for good: what is theirs alone is thrown away; what others were part of stays, without their name."""

from __future__ import annotations

from contextlib import suppress

from django.contrib.admin.models import LogEntry
from django.db import transaction

from langbord.locales import BASE
from langbord.server import notify
from langbord.server.models import Chat, Entrant, Person, Report, Seat, Solo, Table, Tournament, World
from langbord.server.site_texts import house
from langbord.server.tables import endings, lifecycle
from langbord.server.tables.errors import Refused


def remove(person: Person) -> None:
    """Stand up everywhere, then forget the name, the words, the worlds, and the account. Done again after it was broken
    off, it goes on."""
    _leave_tournaments(person)  # first: where they give up the last table of a round, the next is dealt
    for table in Table.objects.filter(state=Table.OPEN, places__person=person).distinct():
        with suppress(Refused):  # it has begun in this moment: the next lines see it
            lifecycle.leave(table, person)
    for table in Table.objects.filter(state=Table.OPEN, places__invited=person).distinct():
        with suppress(Refused):
            lifecycle.decline(table, person)
    for place in Seat.objects.filter(person=person, table__state=Table.PLAYING, conceded=False):
        with suppress(Refused):  # the game was over with another seat of theirs
            endings.concede(place.table, place.number)
    with transaction.atomic():
        _leave_no_name(person)
        LogEntry.objects.filter(content_type__model="person", object_id=str(person.pk)).update(object_repr="Guest")
        Chat.objects.filter(person=person).delete()
        Entrant.objects.filter(person=person).update(name=house(BASE).say("guest-name"))
        Report.objects.filter(about=person).update(name=house(BASE).say("guest-name"))
        Report.objects.filter(by=person).exclude(closed=None).delete()  # others are still to be decided, by nobody
        Solo.objects.filter(person=person).delete()
        World.objects.filter(owner=person).exclude(table__state=Table.PLAYING).delete()  # others go on with the rest
        if person.user is not None:
            person.user.delete()  # and with it the person, their notes, letters and addresses
        else:
            person.delete()


def _leave_tournaments(person: Person) -> None:
    """They are paired no more. One of their own that has not begun cannot begin any more."""
    Tournament.objects.filter(owner=person, state=Tournament.OPEN).update(state=Tournament.CLOSED)
    Entrant.objects.filter(person=person, tournament__state=Tournament.OPEN).delete()
    Entrant.objects.filter(person=person, tournament__state=Tournament.PLAYING).update(left=True)


def _leave_no_name(person: Person) -> None:
    """In each of their seats sat a guest, also in those of people beside them, whom they named."""
    h = house(BASE)  # pages say it in the language of whoever reads
    for place in Seat.objects.filter(person=person):
        place.name = h.say("guest-name") if place.number == 0 else h.say("guest-name-at", number=place.number + 1)
        place.person = None
        place.save(update_fields=["name", "person"])
        notify.tell(place.table_id)
