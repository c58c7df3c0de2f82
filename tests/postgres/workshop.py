"""Workers in the test's own process, and one that was killed in the middle of its jobs."""

from __future__ import annotations

import asyncio
from typing import Any

from django.db import connection
from procrastinate.contrib.django import app

from langbord.server.ops import worker


def own_app() -> Any:
    connector: Any = app.connector
    return app.with_connector(connector.get_worker_connector())


def work() -> None:
    """All that there is to do now."""
    own_app().run_worker(wait=False, install_signal_handlers=False, delete_jobs="successful")


def forget_jobs() -> None:
    """Nothing is to be done."""
    with connection.cursor() as cursor:
        cursor.execute("DELETE FROM procrastinate_jobs")


def its_worker_is_killed() -> None:
    """All jobs are those of a worker that gave no sign of life for a minute; another one looks round and sees it."""
    with connection.cursor() as cursor:
        cursor.execute("INSERT INTO procrastinate_workers (last_heartbeat) VALUES (now() - interval '1 minute')")
        cursor.execute(
            "UPDATE procrastinate_jobs SET status = 'doing', worker_id = (SELECT max(id) FROM procrastinate_workers)"
        )

    async def look_round() -> None:
        own = own_app()
        async with own.open_async():
            for job in await own.job_manager.get_stalled_jobs(seconds_since_heartbeat=worker.STALLED):
                await worker.give_up(own, job)

    asyncio.run(look_round())
