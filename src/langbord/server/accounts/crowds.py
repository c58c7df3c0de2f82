"""Everybody behind one network address, as far as the house keeps it: a word made of the address and the secret of the
server, from which nobody finds the address again. Tables, bots and tries of a day are shared out by it.

The middleware says where a request comes from; whoever makes something for it asks here.
"""

from __future__ import annotations

import hmac
from contextvars import ContextVar
from datetime import timedelta
from typing import Final

from django.conf import settings
from django.db.models import QuerySet
from django.utils import timezone

from langbord.server.models import Person, Table
from langbord.server.tables.errors import Refused

#: A table at which nobody has done anything for so long takes nobody's place.
RUNS: Final = timedelta(days=1)
LETTERS: Final = 32
#: The network of the request that is being answered; empty where nobody asked.
NETWORK: ContextVar[str] = ContextVar("network", default="")


def of(network: str) -> str:
    """The crowd of a network."""
    if not network:
        return ""
    return hmac.digest(settings.SECRET_KEY.encode(), f"langbord crowd {network}".encode(), "sha256").hex()[:LETTERS]


def here() -> str:
    """The crowd from which the present request comes."""
    return of(NETWORK.get())


def must_have_room(owner: Person) -> None:
    """Nobody fills the house with tables: not one person, and not all behind one address."""
    lately = Table.objects.filter(changed__gt=timezone.now() - RUNS, state__in=(Table.OPEN, Table.PLAYING))
    if _as_many_as(lately.filter(owner=owner), settings.TABLES_PER_PERSON):
        raise Refused("too-many-tables", 429)
    crowd = here()
    if crowd and _as_many_as(lately.filter(crowd=crowd), settings.TABLES_PER_ADDRESS):
        raise Refused("too-many-tables-here", 429)


def _as_many_as(tables: QuerySet[Table], most: int) -> bool:
    return tables.order_by().values("pk")[: most + 1].count() >= most
