"""Who is to sit at a table, and what those who sit there are called."""

from __future__ import annotations

import functools
import re
import unicodedata
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from django.db import transaction
from django.db.models import Exists, OuterRef, Q

from langbord.bots import LEVELS as LEVELS
from langbord.locales import BASE
from langbord.server import notify
from langbord.server.models import Person, Seat, Table
from langbord.server.site_texts import house

LONGEST_NAME = 30  # as much as a person and a seat can keep
#: Pairs of a letter, or a digit, and what it is taken for: Cyrillic, Greek, and what passes for `l`, `o` and `s`.
DRAWN_ALIKE: Final[dict[str, str]] = {
    pair[0]: pair[1]
    for pair in (
        *("аa", "вb", "еe", "зz", "кk", "мm", "нh", "оo", "рp", "сc", "тt", "уy", "хx", "ѕs", "іl", "јj", "ӏl", "һh"),
        *("αa", "βb", "εe", "ζz", "ιl", "κk", "μm", "νv", "οo", "ρp", "τt", "υy", "χx", "ωw", "ηh", "γy"),
        *("0o", "1l", "3z", "5s", "|l", "!l", "$s", "@a", "il", "ıl", "ɩl", "ɑa", "ɡg", "ԁd", "ѵv", "ԝw"),
    )
}


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
            names.append(told_apart(wish.name, number, names))
        elif wish.beside:
            names.append(house(person.language).say("guest-name-at", number=number))
        elif person.pk in seated:
            names.append(numbered(person.name, number))
        else:
            seated.add(person.pk)
            names.append(told_apart(person.name, number, names))
    return names


@functools.lru_cache(4096)
def plain(name: str) -> str:
    """What is left of a name for whoever only glances at it: names of which the same is left look alike."""
    folded = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    drawn = "".join(DRAWN_ALIKE.get(letter, letter) for letter in folded if not unicodedata.combining(letter))
    left = re.sub(r"[\W_]+", "", drawn).replace("rn", "m").replace("vv", "w")
    return left or drawn.strip() or name


def told_apart(name: str, number: int, others: Collection[str]) -> str:
    """A name for a seat with this number (from 1 on) that does not look like those of the others there."""
    taken = {plain(other) for other in others if other}
    if not name or plain(name) not in taken:
        return name
    tries = (numbered(name, tried) for tried in range(number, number + len(taken) + 1))
    return next((tried for tried in tries if plain(tried) not in taken), name)


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
        _keep_apart(person)
        if person.name != before:
            alive = places.filter(table__state__in=(Table.OPEN, Table.PLAYING))
            for table in alive.values_list("table", flat=True).distinct():
                notify.tell(table)


def _keep_apart(person: Person) -> None:
    """Where their new name looks like that of somebody who sits there, they have a number too."""
    theirs = Q(person=person) | Q(invited=person)
    mine = list(Seat.objects.filter(theirs, table__imported=False).only("pk", "table_id", "number", "name"))
    own = {place.pk for place in mine}
    others: dict[str, list[str]] = {}
    there = Seat.objects.filter(table__in={place.table_id for place in mine}).exclude(name="")
    for pk, table, name in there.values_list("pk", "table_id", "name"):
        if pk not in own:
            others.setdefault(table, []).append(name)
    for place in mine:
        name = told_apart(place.name, place.number + 1, others.get(place.table_id, ()))
        if name != place.name:
            Seat.objects.filter(pk=place.pk).update(name=name)


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
