"""The chat: the lines of people, and those of the house, which everybody reads in their own language."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from django.db import transaction

from langbord.server import notify
from langbord.server.accounts import blocks, silences
from langbord.server.http.sanitize import one_line
from langbord.server.models import Chat, Person, Table
from langbord.server.site_texts import house
from langbord.server.tables import absence
from langbord.server.tables.errors import Refused

BOT_REPLACED = "bot-replaced"  # it gave no answer that could be played, and the calm one moved for it
SHOWN = 200
LONGEST_LINE = 500  # letters


@dataclass(frozen=True)
class Line:
    """A line as it is shown; the house has no name."""

    id: int
    name: str
    text: str


def tell(table: Table, key: str, seat: int) -> None:
    """A line about a seat; whoever tells it lets the watchers know that something has changed."""
    Chat.objects.create(table=table, name="", text=f"{key} {seat}")


def say(table: Table, person: Person, said: str) -> None:
    """Somebody says something to the table."""
    if person.muted:
        silences.note()
        raise Refused("muted", 403)
    if silences.meant(person):
        raise Refused("silenced", 403)
    text = one_line(said, LONGEST_LINE)
    if text:
        with transaction.atomic():
            absence.note_sign_of_life(table, person)  # before the others are shown since when they wait
            Chat.objects.create(table=table, person=person, name=person.name, text=text)
            notify.tell(table.name)


def chat_of(table: Table, language: str, names: Sequence[str], reader: Person | None = None) -> list[Line]:
    """The last lines, the oldest first; without those of people whom the reader does not want to hear."""
    heard = table.chat.exclude(person__in=blocks.unheard(reader)) if reader is not None else table.chat.all()
    lines = heard.order_by("-id").values_list("id", "name", "text")[:SHOWN]
    say = house(language).name
    return [
        Line(number, say(name), text if name else _say(text, language, names)) for number, name, text in reversed(lines)
    ]


def _say(stored: str, language: str, names: Sequence[str]) -> str:
    """A line of the house is stored as its message and the seat that it is about."""
    key, seat = stored.split()
    return house(language).say(key, player=names[int(seat)], number=int(seat) + 1)
