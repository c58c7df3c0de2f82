"""Who is to sit at a table, and what those who sit there are called."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from django.db import transaction
from django.db.models import Exists, OuterRef, Q

from langbord.bots import LEVELS as LEVELS
from langbord.locales import BASE
from langbord.server import notify
from langbord.server.models import Person, Seat, Table
from langbord.server.site_texts import house

LONGEST_NAME = 30  # as much as a person and a seat can keep


@dataclass(frozen=True)
class Wish:
    """How a seat is to be filled: by a person, a bot level, or anybody who comes. Somebody beside the person, on the
    same screen, may have a `name` of their own; without one they are told apart by their seat. Whoever is `invited`
    is asked first: the seat is kept for them until they sit down or decline."""

    person: Person | None = None
    bot: str = ""
    name: str = ""
    beside: bool = False
    invited: bool = False


def names_for(seats: Sequence[Wish]) -> list[str]:
    """What the people of a new table are called. Whoever takes several seats is called by their own name once: the
    others are called as was wished, or by their number."""
    names: list[str] = []
    seated: set[int] = set()
    for number, wish in enumerate(seats, start=1):
        person = wish.person
        if person is None:
            names.append("")
        elif wish.name:
            names.append(wish.name)
        elif wish.beside:
            names.append(house(person.language).say("guest-name-at", number=number))
        elif person.pk in seated:
            names.append(numbered(person.name, number))
        else:
            seated.add(person.pk)
            names.append(person.name)
    return names


def numbered(name: str, number: int) -> str:
    """A name and the number of a seat, no longer than names are."""
    return f"{name[: LONGEST_NAME - 3]} {number}"


def rename(person: Person, before: str) -> None:
    """A person is called otherwise from now on, also where they sit; those beside them keep their names, and whoever
    plays with them sees it at once."""
    theirs = Q(person=person) | Q(invited=person)
    places = Seat.objects.filter(theirs, table__imported=False)
    alone = places.exclude(Exists(places.filter(table=OuterRef("table")).exclude(pk=OuterRef("pk"))))
    with transaction.atomic():
        alone.update(name=person.name)
        places.filter(name=before).update(name=person.name)
        for place in places.filter(name__startswith=before[: LONGEST_NAME - 3]):
            number = place.number + 1
            if place.name == numbered(before, number):
                places.filter(pk=place.pk).update(name=numbered(person.name, number))
        if person.name != before:
            alive = places.filter(table__state__in=(Table.OPEN, Table.PLAYING))
            for table in alive.values_list("table", flat=True).distinct():
                notify.tell(table)


def names_of(table: Table, language: str = BASE) -> tuple[str, ...]:
    """The players' names; bots are called by their level. Files, which are for everybody, have them in English.
    Names that the house gave are said in the reader's language, also those that were stored or came with a file."""
    return names_at(table.places.all(), language)


def names_at(places: Iterable[Seat], language: str) -> tuple[str, ...]:
    """The names of those who sit at these places."""
    h = house(language)
    return tuple(
        h.name(place.name) or (h.say(f"bot-called-{place.bot}", number=place.number + 1) if place.bot else "")
        for place in places
    )
