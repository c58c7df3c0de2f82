"""Rate limits: a few buckets, each with its size and refill. With PostgreSQL they stand in the database, for there are
several processes; otherwise one memory is enough."""

from __future__ import annotations

import hashlib
import ipaddress
import threading
import time
from contextvars import ContextVar
from dataclasses import dataclass
from datetime import timedelta
from typing import NewType

from django.conf import settings
from django.db import connection
from django.http import HttpRequest
from django.utils import timezone

from langbord.server.models import Bucket, Person, Seat
from langbord.server.tables.errors import TooFast

#: How many at once, and how many a minute, by what is done.
LIMITS = {
    "create": (10, 20),
    "create-from": (40, 40),  # from one network address, which may be a whole family's
    "sign-in": (10, 5),
    "second": (10, 2),  # codes of a moderator
    "chat": (6, 20),
    "move": (60, 300),
    "settle": (60, 300),
    "hurry": (20, 60),
    "join": (20, 60),
    "seat": (10, 20),  # lent to a bot and taken back, an end agreed to and not: the table is told each time
    "edition-new": (10, 20),
    "edition": (60, 240),  # a card saved, checked, undone
    "edition-words": (200, 1200),  # what could stand at a word, asked with every letter
    "score": (30, 60),  # sheets of games on tables of wood
    "position": (10, 20),  # kept under a link, made a lesson, thrown away
    "world": (20, 60),  # renamed, thrown away
    "seat-link": (10, 10),  # links back to a seat made, and used from one network address
    "import": (5, 10),
    "import-from": (20, 30),  # from one network address
    "why": (60, 300),
    "hint": (12, 30),
    "close-hints": (12, 30),  # beside those that are asked for
    "turning": (4, 6),
    "guest": (10, 20),
    "notices": (10, 10),
    "channel": (10, 6),  # made, tried and thrown away; each may have the server send something
    "profile": (60, 120),  # pages about people, which count many tables
    "token": (20, 20),  # made and ended
    "report": (5, 1),  # of other people
    "report-from": (15, 3),  # from one network address
    "data": (3, 1),  # a file of all that is stored of somebody
    "note": (20, 60),
    "guest-from": (60, 60),  # by pages, from one network address, which may be a whole school's
    "invite": (20, 20),  # links that lead nowhere, from one network address
    "story": (20, 20),  # links that lead nowhere, from one network address
    "stream": (3 * settings.STREAMS_PER_ADDRESS, settings.STREAMS_PER_ADDRESS),  # opened, from one network address
    "stream-of": (36, 12),  # opened by the programs of one account
}


def network_of(address: str) -> str:
    """What is counted of an address. Whoever has one of IPv6 has 2⁶⁴ of them: the network they are in is counted. One
    of IPv4 that is written as of IPv6 is itself; what is no address stays as it is."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return address
    return str(found.ipv4_mapped or ipaddress.IPv6Address(int(found) >> 64 << 64))


#: Whose bucket it is, with its kind: an address that is posted as a name must not empty that of the address.
Who = NewType("Who", str)


def by_network(address: object) -> Who:
    """Everybody behind one network address."""
    return Who(f"network {network_of(str(address))[:45]}")


def by_visitor(request: HttpRequest) -> Who:
    """Everybody behind the address that a request comes from."""
    return by_network(request.META.get("REMOTE_ADDR"))


def by_person(person: Person, what: str = "") -> Who:
    """Somebody we know; `what` they do, if others that share the limit are not to suffer from it."""
    return Who(f"person {person.pk} {what}".rstrip())


def by_caller(request: HttpRequest, person: Person | None, what: str = "") -> Who:
    """Somebody we know, or everybody behind the address."""
    return by_person(person, what) if person is not None else Who(f"{by_visitor(request)} {what}".rstrip())


def by_seat(seat: Seat) -> Who:
    """Whoever sits there."""
    return Who(f"seat {seat.pk}")


def by_name(name: str) -> Who:
    """A name that somebody types, as long as they like."""
    return Who(f"name {hashlib.sha256(name.lower().encode()).hexdigest()[:32]}")


@dataclass(frozen=True)
class Spent:
    """What was taken from, and what is left in it."""

    deed: str
    size: int
    per_minute: int
    left: float

    def until(self, amount: float) -> float:
        """Seconds until so much is in it again."""
        missing = max(0.0, min(amount, self.size) - self.left)
        return 0.0 if not missing else missing * 60 / self.per_minute if self.per_minute else NEVER


NEVER = 86_400.0  # seconds: a bucket that is not filled again
#: What the present request has taken from, if somebody wants to know (http/api_headers.py).
SPENT: ContextVar[list[Spent] | None] = ContextVar("spent", default=None)


class Buckets:
    """A bucket per (deed, who)."""

    def __init__(self) -> None:
        self._guard: threading.Lock = threading.Lock()
        self._buckets: dict[tuple[str, Who], tuple[float, float]] = {}

    def spend(self, deed: str, who: Who) -> None:
        """Take one from the bucket, or refuse."""
        size, per_minute = LIMITS[deed]
        if settings.ON_POSTGRESQL:
            _note(Spent(deed, size, per_minute, spend_in_database(deed, who, size, per_minute)))
            return
        now = time.monotonic()
        with self._guard:
            left, since = self._buckets.get((deed, who), (float(size), now))
            left = min(float(size), left + (now - since) * per_minute / 60)
            if left < 1:
                raise _too_fast(Spent(deed, size, per_minute, left))
            self._buckets[deed, who] = (left - 1, now)
            _note(Spent(deed, size, per_minute, left - 1))
            if len(self._buckets) > 50_000:  # forget those that are full again
                self._buckets = {key: value for key, value in self._buckets.items() if now - value[1] < 120}


BUCKETS = Buckets()


def _note(spent: Spent) -> None:
    noted = SPENT.get()
    if noted is not None:
        noted.append(spent)


def _too_fast(spent: Spent) -> TooFast:
    _note(spent)
    return TooFast(spent.until(1))


FULLER = 'LEAST(%(size)s, bucket."left" + EXTRACT(EPOCH FROM now() - bucket.since) * %(rate)s)'
TAKE_ONE = f"""
    INSERT INTO tables_bucket AS bucket (deed, who, "left", since) VALUES (%(deed)s, %(who)s, %(size)s - 1, now())
    ON CONFLICT (deed, who) DO UPDATE SET "left" = {FULLER} - 1, since = now() WHERE {FULLER} >= 1
    RETURNING "left"
"""


def spend_in_database(deed: str, who: Who, size: int, per_minute: int) -> float:
    """The same in one statement, so that all processes take from one bucket; tells what is left."""
    values: dict[str, str | float] = {"deed": deed, "who": who, "size": size, "rate": per_minute / 60}
    with connection.cursor() as cursor:
        cursor.execute(TAKE_ONE, values)
        row = cursor.fetchone()
        if row is None:
            cursor.execute(
                f"SELECT {FULLER} FROM tables_bucket AS bucket WHERE deed = %(deed)s AND who = %(who)s", values
            )
            row = cursor.fetchone()
            raise _too_fast(Spent(deed, size, per_minute, float(row[0]) if row else 0.0))
        return float(row[0])


def forget_the_full() -> None:
    """Buckets that nobody has taken from for a while are full again. What allauth has counted goes with its time, or
    each sign-in would be slowed down by all before it, which the cache counts over."""
    Bucket.objects.filter(since__lt=timezone.now() - timedelta(hours=1)).delete()
    with connection.cursor() as cursor:
        cursor.execute(f"DELETE FROM {settings.CACHES['default']['LOCATION']} WHERE expires < now()")


def spend_on_a_table(person: Person, request: HttpRequest) -> None:
    """A new table costs the person and the network address: guests are made as quickly as tables."""
    BUCKETS.spend("create", by_person(person))
    BUCKETS.spend("create-from", by_visitor(request))
