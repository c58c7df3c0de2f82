"""What people may be called: not like those who look after the house, nor like its bots; and at one table no two alike,
however the letters are made.

Two names are alike if they look so: letters of other alphabets that are drawn in the same way, capitals, accents,
spaces and dots count for nothing (`plain`).
"""

from __future__ import annotations

import functools
import re
import unicodedata
from typing import Final

from langbord.server.http.sanitize import one_line
from langbord.server.models import Person
from langbord.server.site_texts import called, given
from langbord.server.tables import seats
from langbord.server.tables.errors import Refused
from langbord.server.tables.seats import plain

#: Words of whoever looks after a house, also beside other words. They are compared as they look: "M0derator" is one.
RESERVED: Final = (
    *("admin", "administrator", "moderator", "langbord"),
    *("админ", "администратор", "модератор", "лангборд"),
)
#: These alone.
RESERVED_ALONE: Final = ("mod", "root", "staff", "support", "system", "server", "система", "сервер", "поддержка")


@functools.cache
def _reserved() -> frozenset[str]:
    return frozenset(plain(word) for word in RESERVED)


@functools.cache
def _reserved_alone() -> frozenset[str]:
    return frozenset(plain(word) for word in RESERVED_ALONE)


@functools.cache
def _of_bots() -> frozenset[str]:
    """What the house calls its bots, in all languages."""
    own = {name for (name, _), key in given().items() if key.startswith("bot-")}
    return frozenset(plain(name) for name in own | set(called()))


def is_reserved(name: str) -> bool:
    """Whether a name is, or has in it, the word of somebody who looks after the house; or is that of a bot."""
    whole = plain(name)
    words = {plain(word) for word in re.split(r"[\W_]+", unicodedata.normalize("NFKC", name)) if word}
    numbered = {plain(re.sub(r"\d+$", "", name)), whole}
    return whole in _of_bots() or bool(numbered & _reserved_alone()) or bool((words | numbered) & _reserved())


def must_be_free(name: str, person: Person | None = None) -> None:
    """Refuse what nobody may be called but moderators."""
    user = person.user if person is not None else None
    if is_reserved(name) and not (user is not None and user.is_staff):
        raise Refused("name-reserved")


def call(person: Person, wanted: str) -> bool:
    """Another name, here and wherever they sit; whether it is one. Whoever may not write in the chat does not write by
    their name either."""
    name = one_line(wanted, seats.LONGEST_NAME)
    if not name or name == person.name:
        return False
    if person.muted:
        raise Refused("muted-name", 403)
    must_be_free(name, person)
    before, person.name = person.name, name
    person.save(update_fields=["name"])
    seats.rename(person, before)
    return True
