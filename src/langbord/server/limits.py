"""Rate limits: a few buckets in memory, each with its size and refill. One process, so one memory is enough."""

from __future__ import annotations

import threading
import time

from django.http import HttpRequest

from langbord.server.models import Person
from langbord.server.tables import Refused

#: How many at once, and how many a minute, by what is done.
LIMITS = {
    "create": (10, 20),
    "create-from": (40, 40),  # from one network address, which may be a whole family's
    "sign-in": (10, 5),
    "chat": (6, 20),
    "move": (60, 300),
    "join": (20, 60),
    "import": (5, 10),
    "why": (60, 300),
    "hint": (12, 30),
    "turning": (4, 6),
    "guest": (10, 20),
    "story": (20, 20),  # links that lead nowhere, from one network address
}


class Buckets:
    """A bucket per (deed, who)."""

    def __init__(self) -> None:
        self._guard: threading.Lock = threading.Lock()
        self._buckets: dict[tuple[str, str], tuple[float, float]] = {}

    def spend(self, deed: str, who: str) -> None:
        """Take one from the bucket, or refuse."""
        size, per_minute = LIMITS[deed]
        now = time.monotonic()
        with self._guard:
            left, since = self._buckets.get((deed, who), (float(size), now))
            left = min(float(size), left + (now - since) * per_minute / 60)
            if left < 1:
                raise Refused("too-fast", 429)
            self._buckets[deed, who] = (left - 1, now)
            if len(self._buckets) > 50_000:  # forget those that are full again
                self._buckets = {key: value for key, value in self._buckets.items() if now - value[1] < 120}


BUCKETS = Buckets()


def spend_on_a_table(person: Person, request: HttpRequest) -> None:
    """A new table costs the person and the network address: guests are made as quickly as tables."""
    BUCKETS.spend("create", str(person.pk))
    BUCKETS.spend("create-from", str(request.META.get("REMOTE_ADDR")))
