"""News for other processes. They carry the name of a table and nothing else, are sent when what they tell of is
committed, and may be lost: whoever hears of a table looks at it anew.

With PostgreSQL they go by way of the database, to every process that listens (listening.py); the transaction takes them
along. With SQLite there is one process, and the hub is told when the transaction is through.
"""

from __future__ import annotations

from django.conf import settings
from django.db import connection, transaction

from langbord.server.hub import HUB

CHANGED = "langbord_changed"  # for those who watch a table
HURRY = "langbord_hurry"  # for whoever moves its bots


def tell(table: str) -> None:
    """A table has changed."""
    if settings.ON_POSTGRESQL:
        send(CHANGED, table)
    else:
        transaction.on_commit(lambda: HUB.wake(table))


def send(channel: str, table: str) -> None:
    """To every process, once the transaction is committed; at once if there is none."""
    with connection.cursor() as cursor:
        cursor.execute("SELECT pg_notify(%s, %s)", [channel, table])
