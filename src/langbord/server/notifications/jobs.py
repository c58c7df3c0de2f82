"""Letters as jobs in PostgreSQL. A job is committed with its letter; the letter itself says when it is tried again."""

from __future__ import annotations

from django.db import transaction
from procrastinate import BaseRetryStrategy, RetryDecision
from procrastinate.contrib.django import app
from procrastinate.exceptions import AlreadyEnqueued
from procrastinate.jobs import Job

from langbord.server.notifications import outbox
from langbord.server.notifications.outbox import NotSent

QUEUE = "letters"


class AsTheLetterSays(BaseRetryStrategy):
    """Tried again for as long as the letter wants to be; it gives up by itself."""

    def get_retry_decision(self, *, exception: BaseException, job: Job) -> RetryDecision | None:
        return RetryDecision(retry_at=exception.again) if isinstance(exception, NotSent) else None


@app.task(name="letter", queue=QUEUE, retry=AsTheLetterSays())
def letter(number: int) -> None:
    """Send a letter."""
    outbox.send(number)


def defer(number: int) -> None:
    """Let a worker send this letter, once the transaction is committed; one job for each is enough."""
    name = f"letter {number}"
    try:
        with transaction.atomic():  # for the refusal ends the transaction that it happens in
            letter.configure(lock=name, queueing_lock=name).defer(number=number)
    except AlreadyEnqueued:
        pass
