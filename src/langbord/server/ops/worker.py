"""`langbord worker`: does the jobs that the web processes leave in PostgreSQL. Start as many as there are cores for it.

A worker that was killed leaves its jobs half done. The others notice by its heartbeat, and so does itself when it comes
back: such jobs are thrown away, and their tables looked at anew.
"""

from __future__ import annotations

import asyncio
import logging
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from asgiref.sync import sync_to_async
from django.conf import settings
from django.db import Error, close_old_connections

from langbord.engine.errors import LangbordError, first_line

#: Tables. Nearly all of them wait out the pause before a bot's move: with one of 0.8 s that makes 60 moves a second.
#: How many bots think at a time is for process_pool.py to say.
AT_ONCE = 48
HEARTBEAT, STALLED = 2.0, 7.0  # seconds
POLLING = 1.0  # seconds between two looks at jobs that nobody told of
LETTERS = 20.0  # seconds between two looks at letters that are due
LOOK_ROUND = 60.0  # seconds between two looks at all tables that wait for a bot
FIRST_WAIT, LONGEST_WAIT = 0.5, 4.0  # seconds until a database that was away is tried again
log = logging.getLogger(__name__)


class NoWorkNeeded(LangbordError):
    """There is nothing for a worker to do here."""


def work() -> int:
    """Work until told to stop; a database that goes away is waited for."""
    from procrastinate.exceptions import ConnectorException

    from langbord.server import notify
    from langbord.server.bots.runner import RUNNER
    from langbord.server.live.pg_listener import LISTENER

    if not settings.BOTS_BY_WORKERS:
        raise NoWorkNeeded("a worker needs PostgreSQL: name it with DATABASE_URL, or play without any worker")
    LISTENER.start({notify.HURRY: RUNNER.hurry}, lambda: None)
    wait = FIRST_WAIT
    try:
        while True:
            began = time.monotonic()
            try:
                if asyncio.run(work_on()):
                    return 0
                log.warning("the worker lost its database; trying again")
            except (Error, ConnectorException, OSError, ExceptionGroup) as error:
                log.warning("the worker lost its database: %s; trying again", first_line(error))
            wait = FIRST_WAIT if time.monotonic() - began > LONGEST_WAIT else min(2 * wait, LONGEST_WAIT)
            time.sleep(wait)
    finally:
        RUNNER.stop()
        LISTENER.stop()


async def work_on() -> bool:
    """Work until told to stop, or until the database is away; whether told.

    procrastinate cannot say which of the two it was: where the database is back before the last jobs have ended, it
    ends as if it had been told. So the signals are caught here."""
    from procrastinate import signals
    from procrastinate.contrib.django import app

    from langbord.server.bots.runner import RUNNER
    from langbord.server.ops.job_worker import JobWorker

    told = False

    def stop() -> None:
        nonlocal told
        told = True
        RUNNER.stop()  # or a table full of bots would be played on for a while
        working.cancel()

    asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(AT_ONCE + 2, thread_name_prefix="bot"))
    connector: Any = app.connector
    own: Any = app.with_connector(connector.get_worker_connector())
    async with own.open_async():
        round_trips = asyncio.create_task(look_round(own))
        own.perform_import_paths()
        worker: Any = JobWorker(
            own,
            concurrency=AT_ONCE,
            delete_jobs="successful",
            fetch_job_polling_interval=POLLING,
            update_heartbeat_interval=HEARTBEAT,
            stalled_worker_timeout=STALLED,
            shutdown_graceful_timeout=5.0,
            install_signal_handlers=False,
        )
        working = asyncio.create_task(worker.run())
        try:
            with signals.on_stop(stop):
                await working
        except asyncio.CancelledError:
            if not told:
                raise
        finally:
            round_trips.cancel()
    return told


async def look_round(own: Any) -> None:
    """Take up what killed workers left behind, games to be thought through, and now and then whatever else got lost."""
    last, last_letters = 0.0, -LETTERS
    while True:
        try:
            for job in await own.job_manager.get_stalled_jobs(seconds_since_heartbeat=STALLED):
                await give_up(own, job)
            await sync_to_async(go_on_studying, thread_sensitive=False)()
            if time.monotonic() - last_letters > LETTERS:
                last_letters = time.monotonic()
                await sync_to_async(look_at_letters, thread_sensitive=False)()
            if time.monotonic() - last > LOOK_ROUND:
                await sync_to_async(look_at_all, thread_sensitive=False)()
                last = time.monotonic()
        except Exception as error:  # the worker itself notices if the database is gone for longer
            log.warning("looking round failed: %s", first_line(error))
        await asyncio.sleep(HEARTBEAT)


async def give_up(own: Any, job: Any) -> None:
    """A job whose worker is gone: it is over, and another is begun if a bot is still asked."""
    from procrastinate.jobs import Status

    from langbord.server.jobs import QUEUE as BOTS

    await own.job_manager.finish_job(job=job, status=Status.FAILED, delete_job=True)
    if job.queue == BOTS:  # letters are found again by themselves, once nobody holds them any more
        await sync_to_async(look_again, thread_sensitive=False)(job.queueing_lock)


def look_again(table: str | None) -> None:
    """In a thread with a connection of its own."""
    from langbord.server import dispatch as lookout

    try:
        if table is not None:
            lookout.look_at(table)
    finally:
        close_old_connections()


def look_at_all() -> None:
    """In a thread with a connection of its own."""
    from langbord.server import dispatch as lookout
    from langbord.server.http import rate_limits

    try:
        lookout.look_at_all()
        rate_limits.forget_the_full()
    finally:
        close_old_connections()


def look_at_letters() -> None:
    """In a thread with a connection of its own."""
    from langbord.server.notifications import scheduler

    try:
        scheduler.for_workers()
    finally:
        close_old_connections()


def go_on_studying() -> None:
    """In a thread with a connection of its own."""
    from langbord.server.analysis import turning_points

    try:
        turning_points.take_up()
    finally:
        close_old_connections()
