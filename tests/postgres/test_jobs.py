"""Bot moves as jobs: committed with the move that makes them, one for each table, tried again, and never lost."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
import threading

import pytest
from django.conf import settings
from django.db import connection, transaction
from procrastinate.contrib.django.models import ProcrastinateJob
from procrastinate.exceptions import ConnectorException
from procrastinate.manager import JobManager

from langbord.server import dispatch
from langbord.server.bots import runner
from langbord.server.bots.runner import RUNNER
from langbord.server.models import Table
from langbord.server.ops import worker
from tests.postgres.workshop import forget_jobs, its_worker_is_killed, work
from tests.server.players import Player, sit_down, words_of

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.usefixtures("known_shuffle")]


@pytest.fixture(autouse=True)
def by_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(settings, "BOTS_BY_WORKERS", True)
    monkeypatch.setattr(RUNNER, "pause", 0.0)
    forget_jobs()


def jobs(table: Table) -> list[str]:
    return list(ProcrastinateJob.objects.filter(queueing_lock=table.name).values_list("status", flat=True))


def waits_for(table: Table) -> int | None:
    table.refresh_from_db()
    return table.waiting_for


def after_gold() -> Table:
    """A bot is asked."""
    ada = Player("Ada", confirm=False)
    table = sit_down(ada, bots=1)
    assert ada.play(table, "gold").ok
    assert waits_for(table) == 1
    return table


def test_a_worker_moves_until_a_person_is_asked() -> None:
    table = after_gold()
    assert jobs(table) == ["todo"]
    work()
    assert waits_for(table) == 0
    assert set(table.moves.values_list("seat", flat=True)) == {0, 1}
    assert jobs(table) == []


def test_a_job_is_committed_with_what_it_is_about() -> None:
    table = after_gold()
    work()
    with transaction.atomic():
        dispatch.look_at(table.name)
        assert jobs(table) == ["todo"]
        transaction.set_rollback(True)
    assert jobs(table) == []


def test_a_table_has_one_job_that_waits() -> None:
    table = after_gold()
    for _ in range(3):
        dispatch.look_at(table.name)
    with transaction.atomic():
        dispatch.look_at(table.name)
        Table.objects.filter(pk=table.pk).update(listed=True)  # the refusal has not ended the transaction
    table.refresh_from_db()
    assert (jobs(table), table.listed) == (["todo"], True)


def test_a_job_that_fails_is_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    table = after_gold()
    with monkeypatch.context() as patch:
        patch.setattr(RUNNER, "_maybe_move", breaks)
        work()
    assert (jobs(table), words_of(table)) == (["todo"], ["gold"])
    with connection.cursor() as cursor:
        cursor.execute("UPDATE procrastinate_jobs SET scheduled_at = NULL")  # as if the seconds had passed
    work()
    assert (jobs(table), waits_for(table)) == ([], 0)


def test_a_job_that_fails_leaves_it_to_one_that_waits(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """There cannot be two: that it could not be tried again would leave the table without any."""
    table = after_gold()
    tries: list[str] = []

    def breaks_once(name: str) -> bool:
        tries.append(name)
        if len(tries) == 1:
            somebody_moves(name)
            raise ZeroDivisionError
        return move(name)

    move = RUNNER._maybe_move
    monkeypatch.setattr(RUNNER, "_maybe_move", breaks_once)
    with caplog.at_level(logging.ERROR):
        work()
    assert len(tries) > 1
    assert f"the bot at table {table.name} failed" in caplog.text
    assert (jobs(table), waits_for(table)) == ([], 0)


def somebody_moves(table: str) -> None:
    """In another process, while a job of this one is under way."""

    def look() -> None:
        dispatch.look_at(table)
        connection.close()

    elsewhere = threading.Thread(target=look)
    elsewhere.start()
    elsewhere.join()


def test_a_job_leaves_no_other_behind_unless_it_must_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each would be fetched once more, and keep the next word of its table waiting."""
    left: list[tuple[bool, list[str]]] = []

    def move_at(name: str) -> bool:
        left.append((move(name), jobs(table)))
        return left[-1][0]

    move = RUNNER.move_at
    monkeypatch.setattr(RUNNER, "move_at", move_at)
    table = after_gold()
    work()
    assert left == [(False, ["doing"])]
    with monkeypatch.context() as patch:
        patch.setattr(runner, "AT_A_TIME", 0.0)
        dispatch.look_at(table.name)
        with contextlib.suppress(TimeoutError):
            asyncio.run(asyncio.wait_for(worker.work_on(), 2.0))
    assert len(left) > 2, "it is handed on, and taken up again"
    assert all(goes_on for goes_on, _ in left[1:])


def test_the_next_job_of_a_table_begins_when_the_one_before_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody tells that a job has ended; and there is no poll here that would find what waited for that."""
    monkeypatch.setattr(worker, "POLLING", 3600.0)
    monkeypatch.setattr(worker, "look_round", nothing_lost)
    table, began = after_gold(), []
    twice = threading.Event()

    def move_at(name: str) -> bool:
        began.append(name)
        if len(began) == 1:
            somebody_moves(name)
            assert jobs(table).count("todo") == 1, "it waits for this one"
        else:
            twice.set()
        return False

    monkeypatch.setattr(RUNNER, "move_at", move_at)
    monkeypatch.setattr(RUNNER, "stop", lambda: None)  # it is that of all tests

    async def until_twice() -> None:
        working = asyncio.create_task(worker.work_on())
        await asyncio.wait_for(asyncio.to_thread(twice.wait, 20), 25)
        working.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await working

    asyncio.run(until_twice())
    assert began == [table.name] * 2


async def nothing_lost(_: object) -> None:
    await asyncio.sleep(3600)


def breaks(_: str) -> None:
    raise ZeroDivisionError("a bug in a bot")


def test_what_a_killed_worker_was_doing_is_begun_anew() -> None:
    table = after_gold()
    its_worker_is_killed()
    assert jobs(table) == ["todo"]
    work()
    assert waits_for(table) == 0


def test_a_table_that_waits_without_a_job_gets_one() -> None:
    table, other = after_gold(), sit_down(Player("Bo"), Player("Cy"))
    forget_jobs()
    dispatch.look_at_all()
    assert (jobs(table), jobs(other)) == (["todo"], [])


def test_a_worker_that_lost_its_database_for_a_moment_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is back before the worker has packed up, which procrastinate takes for a worker that was told to stop."""
    beats = 0

    async def update_heartbeat(*_: object) -> None:
        nonlocal beats
        beats += 1
        if beats == 1:
            raise ConnectorException("the database is away")
        os.kill(os.getpid(), signal.SIGTERM)

    monkeypatch.setattr(JobManager, "update_heartbeat", update_heartbeat)
    monkeypatch.setattr(worker, "HEARTBEAT", 0.1)
    monkeypatch.setattr(worker, "FIRST_WAIT", 0.01)
    monkeypatch.setattr(RUNNER, "stop", lambda: None)  # it is that of all tests
    assert worker.work() == 0
    assert beats == 2
