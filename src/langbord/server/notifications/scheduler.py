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
from langbord.server.accounts import silences
from langbord.server.bots import looks
from langbord.server.notifications import outbox, presence
from langbord.server.notifications.outbox import NotSent
from langbord.server.subscribers import HUB

EVERY = 20.0  # seconds
TIDY = 3600.0
SHORT = 0.5  # seconds in which several reasons to hurry become one
log = logging.getLogger(__name__)


def hurry() -> None:
    """Somebody waits for a letter."""
    presence.STREAMS.news.set()


def go_on(stop: threading.Event) -> None:
    """Go round until told to stop; runs in a thread of its own in every web process."""
    news = presence.STREAMS.news
    last = -EVERY
    tidied = time.monotonic()
    while not stop.is_set():
        news.wait(max(0.0, last + EVERY - time.monotonic()))
        news.clear()
        last = time.monotonic()
        try:
            presence.note()
            looks.note_watched(HUB.tables())
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
    from langbord.server.notifications import channels  # which hurry this round

    channels.go_round()
    outbox.write_due()
    for number in outbox.to_send():
        try:
            outbox.send(number)
        except NotSent as failure:
            if failure.server_away:
                return  # for the others too; they keep their turn


def for_workers() -> None:
    """The same where workers send, whose jobs may have been lost."""
    from langbord.server.notifications import channels, jobs

    channels.go_round()
    outbox.write_due()
    for number in outbox.to_send():
        jobs.defer(number)


def tidy() -> None:
    """Forget what nobody needs any more."""
    with contextlib.suppress(Exception):
        from langbord.server.notifications import channels

        outbox.forget_old()
        channels.forget_old()
        presence.forget_old()
        silences.forget_old()
