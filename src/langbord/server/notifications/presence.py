"""Who sits in front of a table now, that is, has its stream open. Letters go to those who do not.

Every web process knows its own streams; of those people who are told of turns it writes down, some times a minute,
when it last saw them. For all the others that costs nothing.
"""

from __future__ import annotations

import threading
from collections import Counter
from datetime import datetime, timedelta

from langbord.server.models import Channel, Notice, Presence
from langbord.server.tables import clocks

FRESH = timedelta(seconds=60)  # whoever was seen since is taken to be there
FORGET = timedelta(days=60)


class Streams:
    """The open streams of this process, by person and table."""

    def __init__(self) -> None:
        self._guard: threading.Lock = threading.Lock()
        self._open: Counter[tuple[int, str]] = Counter()
        self.news: threading.Event = threading.Event()  # somebody came

    def come(self, person: int | None, table: str) -> None:
        if person is not None:
            with self._guard:
                self._open[person, table] += 1
            self.news.set()

    def go(self, person: int | None, table: str) -> None:
        if person is not None:
            with self._guard:
                self._open[person, table] -= 1
                if self._open[person, table] <= 0:
                    del self._open[person, table]

    def all(self) -> list[tuple[int, str]]:
        with self._guard:
            return list(self._open)


STREAMS = Streams()


def note() -> None:
    """Write down who is here."""
    here = STREAMS.all()
    if not here:
        return
    people = {person for person, _ in here}
    told = set(Notice.objects.exclude(mail=Notice.OFF).filter(person__in=people).values_list("person_id", flat=True))
    told |= set(Channel.objects.filter(person__in=people).values_list("person_id", flat=True))
    at = clocks.now()
    seen = [Presence(person_id=person, table_id=table, seen=at) for person, table in here if person in told]
    if seen:
        Presence.objects.bulk_create(
            seen, update_conflicts=True, update_fields=["seen"], unique_fields=["person", "table"]
        )


def is_there(seen: datetime | None, at: datetime) -> bool:
    """Whether somebody who was last seen then counts as present."""
    return seen is not None and at - seen < FRESH


def forget_old() -> None:
    """Nobody asks any more when somebody was at a table two months ago."""
    Presence.objects.filter(seen__lt=clocks.now() - FORGET).delete()
