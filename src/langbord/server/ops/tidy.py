"""`langbord tidy`: throws away what nobody can want any more, and tells how much it was.

What can be reached by anybody stays: tables of people with an account, games that are over, guests who have ever sat
at a table, whose browser still knows them, or who hold a link or a token.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, Final

from django.contrib.sessions.models import Session
from django.db import connection, transaction
from django.db.models import Exists, ForeignObjectRel, Model, OuterRef, Q, QuerySet
from django.utils import timezone

from langbord.server.accounts.people import GUEST
from langbord.server.config.database import must_be_a_house
from langbord.server.models import Person, Seat, SeatLink, Table

AT_ONCE: Final = 500  # rows in one transaction: a house that is open goes on between two


@dataclass(frozen=True)
class Found:
    """One kind of thing that can go."""

    what: str
    number: int


def tidy(days: int, *, really: bool) -> list[str]:
    """Lines that tell what went; with `really` False, what would go."""
    must_be_a_house()
    since = timezone.now() - timedelta(days=days)
    pages = _free_pages()
    found = [
        _clear("sessions that have run out", Session.objects.filter(expire_date__lt=timezone.now()), really),
        _clear("open tables that never began", _never_begun(since), really),
        _clear("closed tables without a move", _without_a_move(since), really),
        _clear("tables of guests that nobody can come back to", _out_of_reach(since), really, _within_reach(since)),
        _clear("guests without a game", _guests_without_games(since), really),
    ]
    lines = [f"{each.number:>9,}  {each.what}" for each in found]
    total = sum(each.number for each in found)
    if not really:
        return [*lines, f"{total:>9,}  would go; nothing was changed (langbord tidy --really)"]
    freed = _free_pages() - pages
    told = f", which made {freed / 1_000_000:,.1f} MB free for new games" if freed > 0 else ""
    return [*lines, f"{total:>9,}  went{told}"]


def _clear(what: str, rows: QuerySet[Any], really: bool, kept: frozenset[str] = frozenset()) -> Found:
    """Rows go in batches, but for those that are `kept`."""
    keys = [key for key in rows.order_by().values_list("pk", flat=True) if key not in kept]
    if not really:
        return Found(what, len(keys))
    number = 0
    for start in range(0, len(keys), AT_ONCE):
        with transaction.atomic():
            again = rows.filter(pk__in=keys[start : start + AT_ONCE])  # somebody may have sat down meanwhile
            number += again.count()
            again.delete()
    return Found(what, number)


def _never_begun(since: datetime) -> QuerySet[Table]:
    """Nobody has come for that long. A world that waits at such a table stays at it."""
    return Table.objects.filter(state=Table.OPEN, changed__lt=since, world=None)


def _without_a_move(since: datetime) -> QuerySet[Table]:
    return Table.objects.filter(state=Table.CLOSED, moves_played=0, changed__lt=since, world=None)


def _out_of_reach(since: datetime) -> QuerySet[Table]:
    """Running games, and records brought in, at which only guests sit."""
    accounts = Q(person__user__isnull=False) | Q(invited__user__isnull=False) | Q(person__token_hash__isnull=False)
    old = Table.objects.filter(changed__lt=since, world=None, daily=None, owner__user=None)
    return old.filter(Q(state=Table.PLAYING) | Q(imported=True)).exclude(
        Exists(Seat.objects.filter(accounts, table=OuterRef("pk")))
        | Exists(SeatLink.objects.filter(table=OuterRef("pk")))
    )


def _within_reach(since: datetime) -> frozenset[str]:
    """Those of them whose guests, or whose owner, a browser still knows."""
    sessions = Session.objects.filter(expire_date__gte=timezone.now()).order_by()
    known = {session.get_decoded().get(GUEST) for session in sessions.iterator(2000)}
    people = _out_of_reach(since).order_by().values_list("pk", "owner_id", "places__person_id", "places__invited_id")
    return frozenset(table for table, *guests in people.iterator(2000) if known.intersection(guests) - {None})


def _guests_without_games(since: datetime) -> QuerySet[Person]:
    """Whoever only looked in: nothing that is stored knows them."""
    guests = Person.objects.filter(
        user=None, token_hash=None, tokens=None, banned=False, muted=False, created__lt=since
    )
    for relation in Person._meta.get_fields(include_hidden=True):
        if isinstance(relation, ForeignObjectRel):
            rows: type[Model] = relation.related_model
            guests = guests.exclude(Exists(rows._default_manager.filter(**{relation.field.name: OuterRef("pk")})))
    return guests


def _free_pages() -> int:
    """Bytes in SQLite's file that new rows can use. PostgreSQL sees to that by itself."""
    if connection.vendor != "sqlite":
        return 0
    with connection.cursor() as cursor:
        free = cursor.execute("PRAGMA freelist_count").fetchone()[0]
        size = cursor.execute("PRAGMA page_size").fetchone()[0]
    return int(free) * int(size)
