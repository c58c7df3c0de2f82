"""The tables of a person, in the order in which the lobby and programs show them."""

from __future__ import annotations

from django.db.models import Case, Exists, IntegerField, OuterRef, Q, Value, When

from langbord.server.models import Person, Seat, Table
from langbord.server.notifications import waiting_turns


def my_tables(person: Person | None, waiting: set[str], start: int = 0, stop: int = 100) -> list[Table]:
    """Those waiting for me first, before all where other people are kept waiting; then the latest. Of all of them those
    from `start` to before `stop`."""
    if person is None:
        return []
    asked = Seat.objects.filter(person=person, table=OuterRef("pk"), number=OuterRef("waiting_for"))
    theirs = Q(places__person=person) | Q(places__invited=person, state=Table.OPEN)
    found = Table.objects.filter(theirs, lesson="").distinct()  # lessons have a page of their own
    kept = When(name__in=waiting, then=Value(0))
    mine = When(Exists(asked), state=Table.PLAYING, then=Value(1))
    first = Case(kept, mine, default=Value(2), output_field=IntegerField())
    return list(found.annotate(first=first).order_by("first", "-changed", "name")[start:stop])


def waited_for(person: Person | None) -> set[str]:
    """The names of the tables where other people wait for this person."""
    if person is None:
        return set()
    return set(waiting_turns.waiting().filter(person=person).values_list("table_id", flat=True))
