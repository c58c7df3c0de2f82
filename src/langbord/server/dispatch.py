"""Somebody should look at this table: a bot may be asked there. In the house of one process that is the runner's thread
(bots/runner.py); with PostgreSQL it is a job for the workers (jobs.py), committed with the move that makes it."""

from __future__ import annotations

from datetime import timedelta
from typing import Final, Protocol

from django.conf import settings
from django.db.models import Exists, F, OuterRef, Q
from django.utils import timezone
from django.utils.module_loading import import_string

from langbord.server.models import Seat, Table


class Lookout(Protocol):
    """What the house does with a table where a bot may be asked."""

    def look_at(self, table: str) -> None:
        """See soon whether a bot is asked; say it inside the transaction after which it is."""

    def hurry(self, table: str) -> None:
        """Somebody at the table does not want to wait for the pauses."""


#: Both stand above this module, so they are found by name: by a thread of this process, or by a job in the database.
AT_HOME, BY_WORKERS = "langbord.server.bots.runner.AtHome", "langbord.server.jobs.ByWorkers"


def lookout() -> Lookout:
    """The one of this house."""
    found: Lookout = import_string(BY_WORKERS if settings.BOTS_BY_WORKERS else AT_HOME)()
    return found


def look_at(table: str) -> None:
    """See soon whether a bot is asked at this table."""
    lookout().look_at(table)


def hurry(table: str) -> None:
    """Let the bots of this table make no pauses."""
    lookout().hurry(table)


#: Where nobody plays but bots, they rest so long after somebody has looked, or the table was made (bots/looks.py).
RESTS_AFTER: Final = timedelta(minutes=2)


def look_at_all() -> None:
    """At every table that waits for a bot: whatever was lost on the way goes on. What rests is left alone."""
    since = timezone.now() - RESTS_AFTER
    plays = Exists(Seat.objects.filter(table=OuterRef("table"), bot=""))
    awake = plays | Q(table__created__gte=since) | Q(table__looked__gte=since)
    waiting = Seat.objects.filter(awake, table__state=Table.PLAYING, number=F("table__waiting_for")).exclude(bot="")
    for name in waiting.values_list("table_id", flat=True):
        look_at(name)
