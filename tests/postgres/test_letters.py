"""Letters as jobs: committed with what they tell of, one for each, tried again when the letter says so, never lost."""

from __future__ import annotations

from datetime import timedelta

import pytest
from django.conf import settings
from django.core import mail
from django.db import connection, transaction
from procrastinate.contrib.django.models import ProcrastinateJob

from langbord.server.models import Letter, Told
from langbord.server.notifications import email_texts, outbox, scheduler
from tests.postgres.workshop import forget_jobs, its_worker_is_killed, work
from tests.server.letterbox import Account, Watch, bo_waits_for

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.usefixtures("quiet_bots", "known_shuffle"),
]


@pytest.fixture
def ada(watch: Watch, monkeypatch: pytest.MonkeyPatch) -> Account:
    made = Account("ada")
    made.ask_and_confirm()
    bo_waits_for(made)
    watch.wait(hours=1)
    monkeypatch.setattr(settings, "BOTS_BY_WORKERS", True)
    forget_jobs()
    return made


def jobs() -> list[str]:
    return list(ProcrastinateJob.objects.filter(queue_name="letters").values_list("status", flat=True))


def breaks(*_: object) -> None:
    raise ConnectionRefusedError


def test_a_worker_sends_the_letter(ada: Account) -> None:
    for _ in range(3):  # several workers look round
        scheduler.for_workers()
    assert (jobs(), mail.outbox) == (["todo"], [])
    work()
    assert [letter.to for letter in mail.outbox] == [[ada.address]]
    scheduler.for_workers()
    work()
    assert (jobs(), len(mail.outbox)) == ([], 1)


def test_a_letter_its_turns_and_its_job_are_committed_together(ada: Account) -> None:
    with transaction.atomic():
        outbox.write_due()
        assert jobs() == ["todo"]
        transaction.set_rollback(True)
    assert (jobs(), Told.objects.count(), Letter.objects.filter(kind=Letter.TURN).count()) == ([], 0, 0)


def test_while_the_mail_server_is_away_the_job_waits_as_the_letter_says(
    ada: Account, watch: Watch, monkeypatch: pytest.MonkeyPatch
) -> None:
    scheduler.for_workers()
    with monkeypatch.context() as patch:
        patch.setattr(email_texts, "message", breaks)
        work()
    letter = Letter.objects.get(kind=Letter.TURN)
    assert (letter.tries, letter.next_try - watch.at) == (1, timedelta(minutes=1))
    job = ProcrastinateJob.objects.get(queue_name="letters")
    assert (job.status, job.scheduled_at) == ("todo", letter.next_try)
    watch.wait(minutes=2)
    scheduler.for_workers()  # makes no second job
    assert jobs() == ["todo"]
    with connection.cursor() as cursor:
        cursor.execute("UPDATE procrastinate_jobs SET scheduled_at = NULL")  # as if the minute had passed
    work()
    assert (jobs(), len(mail.outbox)) == ([], 1)


def test_a_letter_whose_worker_was_killed_is_sent_by_another_once_nobody_holds_it(ada: Account, watch: Watch) -> None:
    scheduler.for_workers()
    Letter.objects.filter(kind=Letter.TURN).update(held_until=watch.at + outbox.HELD)
    its_worker_is_killed()
    scheduler.for_workers()
    assert jobs() == []  # somebody may still be sending it
    watch.wait(minutes=6)
    scheduler.for_workers()
    work()
    assert (jobs(), len(mail.outbox)) == ([], 1)


def test_a_letter_that_waits_without_a_job_gets_one(ada: Account) -> None:
    scheduler.for_workers()
    forget_jobs()
    scheduler.for_workers()
    assert jobs() == ["todo"]
