"""The worker of procrastinate, which is there with PostgreSQL only, as it is used here (worker.py)."""

from __future__ import annotations

import asyncio
from typing import Any

from procrastinate.worker import Worker


class Bell(asyncio.Event):
    """Counts how often it was rung."""

    rung: int = 0

    def set(self) -> None:
        self.rung += 1
        super().set()


class JobWorker(Worker):
    """A worker whose heartbeat or listener failed stops, to be begun anew. procrastinate's own looks at the first
    of its tasks that ends, and where nothing is periodic that is the one for the periodic, which ends at once.

    And it lets no job lie that could be done. procrastinate's own looks for jobs when one comes; but the next job of a
    table cannot be taken before the one under way has ended, which nobody is told; and what comes while it looks is
    forgotten. Such a job would wait for the next poll."""

    def __init__(self, app: Any, **options: Any) -> None:
        super().__init__(app, **options)
        self._new_job_event = self._bell = Bell()

    async def _periodic_deferrer(self) -> None:
        await asyncio.Event().wait()

    async def _process_job(self, context: Any) -> None:
        await super()._process_job(context)
        self._bell.set()

    async def _fetch_and_process_jobs(self) -> None:
        rung = -1
        while rung < self._bell.rung and not self._stop_event.is_set():
            rung = self._bell.rung
            await super()._fetch_and_process_jobs()  # type: ignore[no-untyped-call]
