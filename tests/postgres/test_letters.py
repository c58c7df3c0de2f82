"""Letters as jobs: committed with what they tell of, one for each, tried again when the letter says so, never lost."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from typing import Any

import pytest
from django.conf import settings
from django.core import mail
from django.db import connection, transaction
from procrastinate.contrib.django import app
from procrastinate.contrib.django.models import ProcrastinateJob

from langbord.server import clocks, notices_letters, notices_round, notices_wording, worker
from langbord.server.models import Letter, Told
from tests.server.letterbox import Account, Watch, bo_waits_for

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.usefixtures("quiet_bots", "known_shuffle"),
]


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> Watch:
    made = Watch()
    monkeypatch.setattr(clocks, "now", lambda: made.at)
    return made


@pytest.fixture
def ada(watch: Watch, monkeypatch: pytest.MonkeyPatch) -> Account:
    made = Account("ada")
    made.ask_and_confirm()
    bo_waits_for(made)
    watch.wait(hours=1)
    monkeypatch.setattr(settings, "BOTS_BY_WORKERS", True)
    with connection.cursor() as cursor:
        cursor.execute("DELETE FROM procrastinate_jobs")
    return made


def own_app() -> Any:
    connector: Any = app.connector
    return app.with_connector(connector.get_worker_connector())


def work() -> None:
    """All that there is to do now."""
    own_app().run_worker(wait=False, install_signal_handlers=False, delete_jobs="successful")


def jobs() -> list[str]:
    return list(ProcrastinateJob.objects.filter(queue_name="letters").values_list("status", flat=True))


def breaks(*_: object) -> None:
    raise ConnectionRefusedError


def test_a_worker_sends_the_letter(ada: Account) -> None:
    for _ in range(3):  # several workers look round
        notices_round.for_workers()
    assert (jobs(), mail.outbox) == (["todo"], [])
    work()
    assert [letter.to for letter in mail.outbox] == [[ada.address]]
    notices_round.for_workers()
    work()
    assert (jobs(), len(mail.outbox)) == ([], 1)


def test_a_letter_its_turns_and_its_job_are_committed_together(ada: Account) -> None:
    with transaction.atomic():
        notices_letters.write_due()
        assert jobs() == ["todo"]
        transaction.set_rollback(True)
    assert (jobs(), Told.objects.count(), Letter.objects.filter(kind=Letter.TURN).count()) == ([], 0, 0)


def test_while_the_mail_server_is_away_the_job_waits_as_the_letter_says(
    ada: Account, watch: Watch, monkeypatch: pytest.MonkeyPatch
) -> None:
    notices_round.for_workers()
    with monkeypatch.context() as patch:
        patch.setattr(notices_wording, "message", breaks)
        work()
    letter = Letter.objects.get(kind=Letter.TURN)
    assert (letter.tries, letter.next_try - watch.at) == (1, timedelta(minutes=1))
    job = ProcrastinateJob.objects.get(queue_name="letters")
    assert (job.status, job.scheduled_at) == ("todo", letter.next_try)
    watch.wait(minutes=2)
    notices_round.for_workers()  # makes no second job
    assert jobs() == ["todo"]
    with connection.cursor() as cursor:
        cursor.execute("UPDATE procrastinate_jobs SET scheduled_at = NULL")  # as if the minute had passed
    work()
    assert (jobs(), len(mail.outbox)) == ([], 1)


def test_a_letter_whose_worker_was_killed_is_sent_by_another_once_nobody_holds_it(ada: Account, watch: Watch) -> None:
    notices_round.for_workers()
    Letter.objects.filter(kind=Letter.TURN).update(held_until=watch.at + notices_letters.HELD)
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
    notices_round.for_workers()
    assert jobs() == []  # somebody may still be sending it
    watch.wait(minutes=6)
    notices_round.for_workers()
    work()
    assert (jobs(), len(mail.outbox)) == ([], 1)


def test_a_letter_that_waits_without_a_job_gets_one(ada: Account) -> None:
    notices_round.for_workers()
    with connection.cursor() as cursor:
        cursor.execute("DELETE FROM procrastinate_jobs")
    notices_round.for_workers()
    assert jobs() == ["todo"]
