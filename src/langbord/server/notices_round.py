"""The round: some times a minute it is seen who is there, which letters are due, and which wait to be sent. Every web
process notes who is there; the letters are the workers' matter where there are any."""

from __future__ import annotations

import contextlib
import logging
import threading
import time

from django.conf import settings
from django.db import close_old_connections

from langbord.engine.errors import first_line
from langbord.server import notices_letters, notices_presence
from langbord.server.notices_letters import NotSent

EVERY = 20.0  # seconds
TIDY = 3600.0
SHORT = 0.5  # seconds in which several reasons to hurry become one
log = logging.getLogger(__name__)


def hurry() -> None:
    """Somebody waits for a letter."""
    notices_presence.STREAMS.news.set()


def go_on(stop: threading.Event) -> None:
    """Go round until told to stop; runs in a thread of its own in every web process."""
    news = notices_presence.STREAMS.news
    last = -EVERY
    tidied = time.monotonic()
    while not stop.is_set():
        news.wait(max(0.0, last + EVERY - time.monotonic()))
        news.clear()
        last = time.monotonic()
        try:
            notices_presence.note()
            if not settings.BOTS_BY_WORKERS:
                letters()
            if last - tidied > TIDY:
                tidy()
                tidied = last
        except Exception as error:  # whatever it is: the next round looks again
            log.warning("the round of notices failed: %s", first_line(error))
        close_old_connections()
        stop.wait(SHORT)


def letters() -> None:
    """Write what is due, and send what waits."""
    notices_letters.write_due()
    for number in notices_letters.to_send():
        try:
            notices_letters.send(number)
        except NotSent as failure:
            if failure.server_away:
                return  # for the others too; they keep their turn


def for_workers() -> None:
    """The same where workers send, whose jobs may have been lost."""
    from langbord.server import notices_jobs

    notices_letters.write_due()
    for number in notices_letters.to_send():
        notices_jobs.defer(number)


def tidy() -> None:
    """Forget what nobody needs any more."""
    with contextlib.suppress(Exception):
        notices_letters.forget_old()
        notices_presence.forget_old()
