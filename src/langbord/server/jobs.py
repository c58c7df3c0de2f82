"""Bot moves as jobs in PostgreSQL. A table has at most one job that waits and one that is done, in this order; so a bot
never thinks twice about the same question, and none is forgotten."""

from __future__ import annotations

import logging
import threading

from django.db import transaction
from procrastinate import RetryStrategy
from procrastinate.contrib.django import app
from procrastinate.contrib.django.models import ProcrastinateJob
from procrastinate.exceptions import AlreadyEnqueued

from langbord.server import notify
from langbord.server.bots.runner import RUNNER
from langbord.server.notifications import jobs  # noqa: F401 (workers find all jobs by way of this file)

QUEUE = "bots"
RETRIES = RetryStrategy(max_attempts=6, exponential_wait=2)  # after 2, 4, 8 … seconds
AFTER = -10  # the priority of a table whose crowd has many others
log = logging.getLogger(__name__)
_here = threading.local()  # `table`: where the job of this thread moves


@app.task(name="move", queue=QUEUE, retry=RETRIES)
def move(table: str) -> None:
    """Answer for the bots of a table, until none is asked there. If it dies, it is missed (ops/worker.py)."""
    _here.table = table
    try:
        goes_on = RUNNER.move_at(table)
    except Exception:
        if is_waiting(table):  # what goes wrong here is tried again by that one; two cannot wait
            log.exception("the bot at table %s failed", table)
            return
        raise
    finally:
        _here.table = None
    if goes_on:  # after the other tables
        defer(table, AFTER if RUNNER.after_the_others(table) else 0)


def defer(table: str, priority: int = 0) -> None:
    """Let a worker look at this table, once the transaction is committed; a job that moves there looks by itself."""
    if getattr(_here, "table", None) == table:
        return
    try:
        with transaction.atomic():  # for the refusal ends the transaction that it happens in
            move.configure(lock=table, queueing_lock=table, priority=priority).defer(table=table)
    except AlreadyEnqueued:
        pass


def is_waiting(table: str) -> bool:
    """Whether a job for this table waits for a worker."""
    return bool(ProcrastinateJob.objects.filter(queueing_lock=table, status="todo").exists())


class ByWorkers:
    """Whichever worker is free sees to the bots of a table (dispatch.py)."""

    def look_at(self, table: str) -> None:
        defer(table)

    def hurry(self, table: str) -> None:
        notify.send(notify.HURRY, table)
