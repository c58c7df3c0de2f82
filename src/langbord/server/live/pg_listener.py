"""One connection of this process hears the news of all others (notify.py). When it was cut, news may have been missed:
then whoever might have waited for some is told to look."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from typing import Any

from django.db import connections

from langbord.engine.errors import first_line

Heard = Callable[[str], None]

FIRST_WAIT, LONGEST_WAIT = 0.2, 2.0  # seconds before it is tried again
SILENCE = 5.0  # seconds after which it is tried whether the connection still stands
log = logging.getLogger(__name__)


class Listener:
    """A thread that listens on some channels for as long as the process lives."""

    def __init__(self) -> None:
        self._guard: threading.Lock = threading.Lock()
        self._stop: threading.Event | None = None  # of the thread that listens, if there is one

    def start(self, heard: dict[str, Heard], missed: Callable[[], None]) -> None:
        """Listen from now on: `heard` is called by channel; `missed` after every (re)connection. Once is enough."""
        with self._guard:
            if self._stop is None:
                self._stop = threading.Event()
                arguments = (heard, missed, self._stop)
                threading.Thread(target=_listen, args=arguments, daemon=True, name="listener").start()

    def stop(self) -> None:
        """Hang up, at the latest after the next silence."""
        with self._guard:
            if self._stop is not None:
                self._stop.set()
                self._stop = None


def _listen(heard: dict[str, Heard], missed: Callable[[], None], stop: threading.Event) -> None:
    import psycopg

    wait = FIRST_WAIT
    while not stop.is_set():
        try:
            with psycopg.connect(**parameters(), autocommit=True) as connection:
                for channel in heard:
                    connection.execute(f'LISTEN "{channel}"'.encode())
                wait = FIRST_WAIT
                missed()
                while not stop.is_set():
                    for notice in connection.notifies(timeout=SILENCE):
                        heard[notice.channel](notice.payload)
                    connection.execute(b"SELECT 1")  # says so if nobody is there any more
        except Exception as error:  # whatever it is: a process that hears nothing more is of no use
            if not stop.is_set():
                log.warning("no news from the database: %s; trying again", first_line(error))
                stop.wait(wait)
                wait = min(2 * wait, LONGEST_WAIT)


def parameters() -> dict[str, Any]:
    """How Django connects, for a connection of our own."""
    found: dict[str, Any] = connections["default"].get_connection_params()
    return {name: value for name, value in found.items() if name not in ("cursor_factory", "context")}


LISTENER = Listener()
