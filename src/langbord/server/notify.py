"""News for other processes. They carry the name of a table and little else, are sent when what they tell of is
committed, and may be lost: whoever hears of a table looks at it anew.

With PostgreSQL they go by way of the database, to every process that listens (pg_listener.py); the transaction takes
them along. With SQLite there is one process, and the hub is told when the transaction is through.
"""

from __future__ import annotations

import secrets

from django.conf import settings
from django.db import connection, transaction

from langbord.server.subscribers import HUB

CHANGED = "langbord_changed"  # for those who watch a table
DRAFTED = "langbord_drafted"  # for the one of them who sees it; the others only note how far the table has come
HURRY = "langbord_hurry"  # for whoever moves its bots
OPENED = "langbord_opened"  # for the other web processes; tells who, and no table
OURSELVES = secrets.token_hex(8)


def tell(table: str) -> None:
    """A table has changed."""
    if settings.ON_POSTGRESQL:
        send(CHANGED, table)
    else:
        transaction.on_commit(lambda: HUB.wake(table))


def tell_person(person: int) -> None:
    """Somebody sits at a table, or is invited to it, whom nobody there could be told of yet."""
    tell(channel_of(person))


def channel_of(person: int) -> str:
    """What a program of theirs watches besides their tables; no table has such a name."""
    return f"@{person}"


def tell_drafted(table: str, version: int, person: int | None) -> None:
    """A table has come so far by answers that only this person sees, or nobody."""
    if settings.ON_POSTGRESQL:
        send(DRAFTED, f"{table} {version} {person or ''}")
    else:
        transaction.on_commit(lambda: HUB.pass_over(table, version, person))


def heard_drafted(what: str) -> None:
    """The same, as it arrives."""
    table, version, person = what.split(" ")
    HUB.pass_over(table, int(version), int(person) if person else None)


def send(channel: str, what: str) -> None:
    """To every process, once the transaction is committed; at once if there is none."""
    with connection.cursor() as cursor:
        cursor.execute("SELECT pg_notify(%s, %s)", [channel, what])


def opened() -> None:
    """This web process has been open for a while: whoever is crowded at another one may come."""
    if settings.ON_POSTGRESQL:
        send(OPENED, OURSELVES)


def heard_opened(who: str) -> None:
    """A web process tells that it has opened; we may have told that ourselves."""
    if who != OURSELVES:
        HUB.make_room()
