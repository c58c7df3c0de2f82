"""Somebody does not want to hear from another: their lines in the chat are not shown to them, their nudges and
invitations do not come, and they cannot sit down where the other sits or is the host. Nobody is told by whom they were
blocked. Games that run go on: whoever plays in one has promised it to all.
"""

from __future__ import annotations

from typing import Any, Final

from django.db.models import Q, QuerySet

from langbord.server import notify
from langbord.server.models import Block, Person, Table, Tournament
from langbord.server.tables.errors import Refused

MOST: Final = 300  # of one person


def block(person: Person, other: Person) -> None:
    """From now on; whoever has done it already has done it."""
    if other.pk == person.pk:
        raise Refused("not-yourself")
    if Block.objects.filter(by=person).count() >= MOST:
        raise Refused("too-many-blocks")
    Block.objects.get_or_create(by=person, blocked=other)
    _show(person)


def unblock(person: Person, other: Person) -> None:
    """They may be heard again."""
    Block.objects.filter(by=person, blocked=other).delete()
    _show(person)


def _show(person: Person) -> None:
    """Their open tables are drawn anew: lines of a chat come and go."""
    running = Table.objects.filter(places__person=person, state__in=(Table.OPEN, Table.PLAYING))
    for name in running.values_list("pk", flat=True).distinct()[:MOST]:
        notify.tell(name)


def has_blocked(person: Person, other: Person) -> bool:
    """Whether one of them does not want to hear from the other."""
    return Block.objects.filter(by=person, blocked=other).exists()


def blocked_by(person: Person | None) -> QuerySet[Block]:
    """The people whom somebody does not want to hear from; the latest first."""
    return Block.objects.filter(by=person).select_related("blocked").order_by("-made")


def unheard(person: Person | None) -> QuerySet[Block, int]:
    """The numbers of these people, to be used inside a question to the database."""
    return Block.objects.filter(by=person).values_list("blocked", flat=True)


def keep_out(table: Table, person: Person) -> bool:
    """Whether somebody at this table, or its host, does not want to sit with this person."""
    return _mind(table.places.exclude(person=None).values("person"), table.owner_id, person)


def keep_out_of_cup(tournament: Tournament, person: Person) -> bool:
    """The same of a tournament, whose people meet at tables."""
    return _mind(tournament.entrants.exclude(person=None).values("person"), tournament.owner_id, person)


def _mind(people: QuerySet[Any, Any], host: int | None, person: Person) -> bool:
    there = Q(by__in=people)
    if host is not None:
        there |= Q(by=host)
    return Block.objects.filter(there, blocked=person).exists()


def claim(guest: Person, person: Person) -> None:
    """A guest has signed in: whom they blocked, and who blocked them, stays so."""
    mine = Block.objects.filter(by=guest)
    mine.filter(blocked__in=[*unheard(person), person.pk]).delete()
    mine.update(by=person)
    others = Block.objects.filter(blocked=guest)
    others.filter(by__in=[*Block.objects.filter(blocked=person).values_list("by", flat=True), person.pk]).delete()
    others.update(blocked=person)
