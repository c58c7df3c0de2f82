"""Where nobody plays but bots, they play as long as somebody looks. A table that rests goes on when it is opened.

Games in which a person has a seat of their own need no such rule: there the bots wait for the person.
"""

from __future__ import annotations

from datetime import timedelta
from typing import Final

from django.db.models import Exists, OuterRef
from django.utils import timezone

from langbord.server import dispatch
from langbord.server.dispatch import RESTS_AFTER
from langbord.server.models import Seat, Table

NOTED_EVERY: Final = timedelta(seconds=30)


def rests(table: Table) -> bool:
    """Whether the bots of a table, where nobody but bots is left, wait until somebody looks."""
    since = timezone.now() - RESTS_AFTER
    return table.created < since and (table.looked is None or table.looked < since)


def note(table: Table) -> None:
    """Somebody looks at a table. Of nearly all nothing is written: people play there."""
    now = timezone.now()
    if table.state != Table.PLAYING or (table.looked is not None and now - table.looked < NOTED_EVERY):
        return
    if now - table.created < NOTED_EVERY or table.places.filter(bot="").exists():
        return
    rested = rests(table)
    Table.objects.filter(pk=table.pk).update(looked=now)  # `changed` stays: nobody has done anything
    if rested:
        dispatch.look_at(table.pk)


def note_watched(names: list[str]) -> None:
    """These have streams open in this process: bots that play alone there go on."""
    people = Seat.objects.filter(table=OuterRef("pk"), bot="")
    for table in Table.objects.filter(pk__in=names, state=Table.PLAYING).exclude(Exists(people)):
        note(table)
