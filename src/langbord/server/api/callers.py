"""Who asks the API, and of which table.

A program sends a bearer token; a page of ours sends the session cookie, and with it the CSRF token. Whoever only looks
needs neither.
"""

from __future__ import annotations

from typing import Any, cast

from django.conf import settings
from django.http import HttpRequest
from ninja.security import APIKeyCookie, HttpBearer

from langbord.server.accounts import tokens
from langbord.server.accounts.people import Visit
from langbord.server.api import responses as bodies
from langbord.server.api.requests import is_v1
from langbord.server.commands.command import Caller
from langbord.server.leaderboards import daily
from langbord.server.models import Person, Table
from langbord.server.tables.errors import Refused

ANYBODY = object()


class Bearer(HttpBearer):
    """`Authorization: Bearer …`: the middleware has looked up whose token it is."""

    def authenticate(self, request: HttpRequest, token: str) -> Person:
        person = cast(Visit, request).person
        if person is None:
            raise Refused("unknown-token", 401)
        tokens.must_allow(person, token, tokens.needed(str(request.method), request.path))
        return person


class Cookie(APIKeyCookie):
    """The session of a browser; what changes something needs the CSRF token too, which ninja checks."""

    param_name = settings.SESSION_COOKIE_NAME

    def authenticate(self, request: HttpRequest, key: str | None) -> Person | None:
        return cast(Visit, request).person


class Looker(Cookie):
    """Looking is free for everybody."""

    def authenticate(self, request: HttpRequest, key: str | None) -> Any:
        return cast(Visit, request).person or ANYBODY


KNOWN = [Bearer(), Cookie()]
ANYONE = [Bearer(), Looker()]
#: The refusals an operation may answer with; 413 is too large a body, 422 one of the wrong form, 503 a
#: database that is away.
REFUSALS = {frozenset({400, 401, 403, 404, 409, 413, 422, 429, 503}): bodies.Refusal}


def person_of(request: HttpRequest) -> Person:
    """The caller, where the operation lets in only those we know."""
    person = cast(Visit, request).person
    assert person is not None
    return person


def table_of(request: HttpRequest, name: str) -> Table:
    """A table that the caller may look at."""
    table = Table.objects.filter(name=name).first()
    if table is None:
        raise Refused("no-such-table", 404)
    daily.must_be_open(table, cast(Visit, request).person)
    return table


def by_page(request: HttpRequest) -> bool:
    """Whether a page asks, with its session: several people may look at it. A program with a token is one alone."""
    return "Authorization" not in request.headers


def caller_of(request: HttpRequest) -> Caller:
    """The same, as commands want it."""
    return Caller.of(cast(Visit, request))


def body_of(request: HttpRequest, table: Table) -> dict[str, Any]:
    """A table as the caller sees it."""
    visit = cast(Visit, request)
    return bodies.table_body(table, visit.person, visit.language, screen=by_page(request), events=is_v1(request))
