"""The turning points of finished games: found once, bit by bit, in the processes that bots think in, and then kept.

Who is at it says so in the database, and again after every bit; where no sign of life comes, another process goes on.
"""

from __future__ import annotations

import json
import logging
import threading
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from django.conf import settings
from django.db import Error, close_old_connections, transaction
from django.db.models import QuerySet

from langbord.bots import turning as study_of
from langbord.server import notify
from langbord.server.analysis import hints
from langbord.server.bots import compute_turning
from langbord.server.bots.runner import RUNNER
from langbord.server.models import Table, Turning
from langbord.server.tables import clocks
from langbord.server.tables.errors import Refused
from langbord.server.tables.positions import BOARDS

LIMIT = 30.0  # seconds for one bit of it
LEASE = 45.0  # seconds until whoever is at it must have given a sign of life
RULES = 1  # a study of other rules is made anew
log = logging.getLogger(__name__)


class Studies:
    """A thread that thinks through what is wanted, one game after another, for as long as there is some. Which games
    those are stands in the database, so that another process can go on where this one died."""

    def __init__(self) -> None:
        self._guard: threading.Lock = threading.Lock()
        self._thread: threading.Thread | None = None

    def start(self) -> None:
        """See whether something is wanted, unless the thread is at it."""
        with self._guard:
            if self._thread is None:
                self._thread = threading.Thread(target=self._run, daemon=True, name="turning")
                self._thread.start()

    def work(self) -> None:
        """Until nothing is left to do."""
        while (claim := self._next()) is not None:
            study(claim)
            if RUNNER.stopped:
                return

    def _run(self) -> None:
        try:
            self.work()
        except Exception as error:  # as when the database is away; what was claimed is taken up again, by whomever
            log.warning("the turning points must wait: %r", error)
            with self._guard:
                self._thread = None
        finally:
            close_old_connections()

    def _next(self) -> Claim | None:
        """That there is nothing more and that the thread ends is one step: what comes after it starts another."""
        with self._guard:
            claim = claimed()
            if claim is None:
                self._thread = None
            return claim


STUDIES = Studies()


# --- what is wanted, and who is at it -----------------------------------------------------------------


@dataclass
class Claim:
    """A game that one process thinks through: until then, and if it was not heard of, it is anybody's."""

    table: Table
    until: datetime

    def save(self, **values: Any) -> bool:
        """Note how far it has come, and give a sign of life; False if the claim was lost."""
        until = _from_now(LEASE)
        with transaction.atomic():
            kept = _wanted().filter(table=self.table, until=self.until).update(until=until, **values) > 0
            if kept:
                notify.tell(self.table.name)
        self.until = until
        return kept


def _wanted() -> QuerySet[Turning]:
    return Turning.objects.filter(state=Turning.WANTED)


def _from_now(seconds: float) -> datetime:
    return clocks.now() + timedelta(seconds=seconds)


def waiting() -> QuerySet[Turning]:
    """What nobody is at, or not any more; the longest first."""
    return _wanted().filter(until__lte=clocks.now()).order_by("until")


def claimed() -> Claim | None:
    """The next game, for this process alone: of two that want the same one, only one changes the row as it was."""
    for row in waiting().select_related("table").defer("study")[:10]:
        claim = Claim(row.table, _from_now(LEASE))
        if waiting().filter(pk=row.pk, until=row.until).update(until=claim.until):
            return claim
    return None


def take_up() -> None:
    """From time to time: what was wanted, and left by a process that died."""
    if waiting().exists():
        STUDIES.start()


def study(claim: Claim) -> None:
    """Think a game through to the end, bit by bit."""
    try:
        _go_on(claim)
    except Error:
        raise
    except Exception as error:  # one game that cannot be judged does not keep others waiting
        if RUNNER.stopped:
            return  # the house is closing; the next will go on
        log.warning("no turning points for table %s: %r", claim.table.name, error)
        claim.save(state=Turning.FAILED)


def _go_on(claim: Claim) -> None:
    with BOARDS.locked(claim.table.name):
        record = BOARDS.get(claim.table).position.record()
    row = Turning.objects.get(table=claim.table)
    found = row.study if row.study and row.rules == RULES else study_of.begin()
    while not found["done"]:
        found = json.loads(RUNNER.think_aside(compute_turning.think_on, json.dumps(found), record, 0, LIMIT))
        state = "" if found["done"] else Turning.WANTED
        if not claim.save(study=found, percent=study_of.progress(record, found), rules=RULES, state=state):
            return  # it took so long that somebody else is at it


def begin(table: Table) -> None:
    """Somebody wants to know where a finished game turned."""
    if not fits(table):
        raise Refused("table-not-over")
    with transaction.atomic():
        _, changed = Turning.objects.get_or_create(table=table)
        row = Turning.objects.select_for_update().get(table=table)
        if row.rules != RULES:
            row.study, row.percent, row.rules = {}, 0, RULES
        if row.state != Turning.WANTED and not row.study.get("done"):
            row.state, row.until = Turning.WANTED, clocks.now()
            row.save()
            changed = True
        if changed:
            notify.tell(table.name)
    if not settings.BOTS_BY_WORKERS:  # they look by themselves
        STUDIES.start()


def fits(table: Table) -> bool:
    """Whether there is something to be found: the game is over, some of it was played, and it can be judged."""
    if table.state != Table.OVER or not table.moves_played or not study_of.fits(table.game):
        return False
    return not hints.of_use_elsewhere(table, table.owner)
