"""Which turns wait: a person is asked, and somebody else at the table is kept waiting. Against bots alone, and in every
seat oneself, nobody is. And who is invited to a table and has not said yet whether they come.

A waiting turn is known by its table, its seat, and the number of the first move that this seat may make since another
seat moved last: so it stays the same while its owner clicks, and is another one the next time round.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from django.db.models import Exists, F, IntegerField, OuterRef, Q, QuerySet, Subquery, Value
from django.db.models.functions import Coalesce

from langbord.server.models import Move, Person, Presence, Seat, Table, Told
from langbord.server.site_texts import house
from langbord.server.tables.seats import names_of

INVITED = 2**31 - 1  # stands for the turn of somebody who has not sat down yet


def asked() -> QuerySet[Seat]:
    """Seats of people who are asked, each with the number of its `turn`."""
    others = Move.objects.filter(table=OuterRef("table")).exclude(seat=OuterRef("number"))
    last = Subquery(others.order_by("-number").values("number")[:1], output_field=IntegerField())
    seats = Seat.objects.filter(table__state=Table.PLAYING, number=F("table__waiting_for"), bot="")
    return seats.exclude(person=None).annotate(turn=Coalesce(last + 1, 0)).select_related("table")


def waiting() -> QuerySet[Seat]:
    """Of these, the seats that somebody else waits for."""
    others = Seat.objects.filter(table=OuterRef("table"), conceded=False).exclude(person=None)
    return asked().filter(Exists(others.exclude(person=OuterRef("person"))))


def elsewhere(person: Person, here: str) -> str | None:
    """The name of another table where somebody waits for this person, the longest waiting first. It stands on every
    page, and most people are asked nowhere else: so that is looked at first, which costs little."""
    seats = Seat.objects.filter(person=person, bot="", table__state=Table.PLAYING, number=F("table__waiting_for"))
    if not seats.exclude(table=here).exists():
        return None
    found = waiting().filter(person=person).exclude(table=here).order_by("table__changed")
    return found.values_list("table_id", flat=True).first()


def untold() -> QuerySet[Seat]:
    """Of these, the turns that no letter tells of; with the time when their person was `last_seen` at the table."""
    letters = Told.objects.filter(table=OuterRef("table"), seat=OuterRef("number"), turn=OuterRef("turn"))
    seen = Presence.objects.filter(table=OuterRef("table"), person=OuterRef("person")).values("seen")[:1]
    return waiting().filter(~Exists(letters)).annotate(last_seen=Subquery(seen))


def still_waits(told: Told, person: Person) -> bool:
    """Whether a turn that a letter is about is still that person's to make."""
    return waits(told.table_id, told.seat, told.turn, person)


def waits(table: str, number: int, turn: int, person: Person) -> bool:
    """The same of a seat and a turn."""
    if turn == INVITED:
        return invitations().filter(table=table, number=number, invited=person).exists()
    return any(turn_of(seat) == turn for seat in asked().filter(table=table, number=number, person=person))


def turn_of(seat: Seat) -> int:
    """The number of the turn, of a seat that was found here."""
    return int(getattr(seat, "turn"))  # noqa: B009 (an annotation)


def for_browser(person: Person, here: str, language: str) -> list[dict[str, Any]]:
    """All turns that wait for a person, and the tables that they are invited to, with words for a notification. At the
    table that they have open in front of them (`here`) it also counts if only bots sit there."""
    mine = {seat.table_id: seat for seat in waiting().filter(person=person)}
    mine |= {seat.table_id: seat for seat in asked().filter(person=person, table=here)}
    h = house(language)
    asked_along = [
        {
            "table": seat.table_id,
            "turn": f"{seat.table_id}-invited",
            "title": h.say("notices-invited", game=h.title(seat.table.game)),
            "text": h.say("notices-with", names=", ".join(others_at(seat, language))),
        }
        for seat in one_seat_each(invitations().filter(invited=person).select_related("table"))
    ]
    return asked_along + [
        {
            "table": seat.table_id,
            "turn": f"{seat.table_id}-{seat.number}-{turn_of(seat)}",
            "title": h.say("notices-your-turn", game=h.title(seat.table.game)),
            "text": h.say("notices-with", names=", ".join(others_at(seat, language))),
        }
        for seat in mine.values()
    ]


def invitations() -> QuerySet[Seat]:
    """Seats that are kept for people who have not said yet whether they come."""
    return Seat.objects.filter(table__state=Table.OPEN).exclude(invited=None)


def untold_invitations() -> QuerySet[Seat]:
    """Of these, those that no letter tells of, as if each were a turn of whoever is invited."""
    letters = Told.objects.filter(table=OuterRef("table"), seat=OuterRef("number"), turn=INVITED)
    seen = Presence.objects.filter(table=OuterRef("table"), person=OuterRef("invited")).values("seen")[:1]
    found = invitations().filter(~Exists(letters)).select_related("table")
    return found.annotate(turn=Value(INVITED), last_seen=Subquery(seen))


def one_seat_each(seats: Iterable[Seat]) -> list[Seat]:
    """Whoever is invited with others at the same screen is told once."""
    return list({seat.table_id: seat for seat in seats}.values())


def others_at(seat: Seat, language: str) -> list[str]:
    """The names of the others at the table."""
    theirs = Q(invited=seat.invited_id) if seat.invited_id is not None else Q(person=seat.person_id)
    own = set(Seat.objects.filter(theirs, table=seat.table).values_list("number", flat=True))
    return [name for number, name in enumerate(names_of(seat.table, language)) if name and number not in own]
