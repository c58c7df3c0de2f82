"""Event streams, beside Django: a watcher costs a waiting coroutine, not a thread.

A stream authorises once, then waits on the hub and sends its viewer's newest page whenever the table has changed; to a
program that asks for `?json` it sends only how far the table has come, which is no secret.
"""

from __future__ import annotations

import asyncio
import json
import logging
import re
from collections.abc import Awaitable, Callable
from typing import Any

from asgiref.sync import sync_to_async
from django.conf import settings
from django.contrib.auth import HASH_SESSION_KEY, SESSION_KEY
from django.contrib.auth.models import User
from django.contrib.sessions.backends.db import SessionStore
from django.core.signals import request_finished
from django.db import Error
from django.http import parse_cookie

from langbord.server import moments, news
from langbord.server.hub import HUB
from langbord.server.listening import LISTENER
from langbord.server.models import Person, Table
from langbord.server.notices_presence import STREAMS
from langbord.server.people import GUEST

Send = Callable[[dict[str, Any]], Awaitable[None]]
Receive = Callable[[], Awaitable[dict[str, Any]]]

HEARTBEAT = 15.0  # seconds; also how soon a broken connection is noticed
AGAIN = 1.0  # seconds until a database that is away is tried again
PATIENCE = 60.0  # seconds that a reader may take to take in what was sent
MOST_PER_PERSON = 12  # in one process; also of all without a session at one network address
NAME = re.compile(r"[0-9a-z]{1,12}")
log = logging.getLogger(__name__)
_open: dict[str, int] = {}


async def stream(scope: dict[str, Any], receive: Receive, send: Send) -> None:
    """GET /stream/<table>, or /stream/<table>?json"""
    name = scope["path"].removeprefix("/stream/")
    if not NAME.fullmatch(name):
        await _plain(send, 404)
        return
    try:
        who = await sync_to_async(_who)(scope)
        found = await sync_to_async(_may_watch)(name, who)
    except Error:
        await _plain(send, 503)
        return
    limits = _limits(who, scope)
    if not found or any(_open.get(key, 0) >= most for key, most in limits.items()):
        await _plain(send, 429 if found else 404)
        return
    for key in limits:
        _open[key] = _open.get(key, 0) + 1
    STREAMS.come(who, name)
    if settings.ON_POSTGRESQL:
        LISTENER.start({news.CHANGED: HUB.wake}, HUB.wake_all)
    event = HUB.watch(name)
    gone = asyncio.ensure_future(_gone(receive))
    try:
        await send({"type": "http.response.start", "status": 200, "headers": HEADERS})
        query = scope.get("query_string", b"").decode("utf-8", "replace")
        event.set()
        while not gone.done():
            try:
                await asyncio.wait_for(_either(event, gone), HEARTBEAT)
            except TimeoutError:
                await send({"type": "http.response.body", "body": b": still here\n\n", "more_body": True})
                continue
            if gone.done() or HUB.closing:
                break
            event.clear()
            try:
                seen = await sync_to_async(_seen)(name, who, query)
            except Error:  # the database is away: look again until it is back
                log.warning("a watcher of table %s waits for the database", name)
                await asyncio.sleep(AGAIN)
                event.set()
                continue
            if not seen:
                break
            await asyncio.wait_for(send({"type": "http.response.body", "body": seen, "more_body": True}), PATIENCE)
        if not gone.done():
            await send({"type": "http.response.body", "body": b"", "more_body": False})
    except TimeoutError:
        log.warning("a watcher of table %s takes nothing in, and is let go", name)
    finally:
        gone.cancel()
        HUB.forget(name, event)
        if not HUB.watching(name):
            moments.nobody_looks(name)
        STREAMS.go(who, name)
        for key in limits:
            _open[key] -= 1
            if not _open[key]:
                del _open[key]


def _limits(who: int | None, scope: dict[str, Any]) -> dict[str, int]:
    """What a stream counts for, and how many of it there may be: guests are made quickly, addresses are not."""
    address = str((scope.get("client") or ("?",))[0])
    person = f"person {who}" if who is not None else f"nobody at {address}"
    return {person: MOST_PER_PERSON, f"all at {address}": settings.STREAMS_PER_ADDRESS}


HEADERS = [
    (b"content-type", b"text/event-stream; charset=utf-8"),
    (b"cache-control", b"no-store"),
    (b"x-accel-buffering", b"no"),
]


async def _gone(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass


async def _either(event: asyncio.Event, gone: asyncio.Future[None]) -> None:
    waiting = asyncio.ensure_future(event.wait())
    try:
        both: set[asyncio.Future[Any]] = {waiting, gone}
        await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
    finally:
        waiting.cancel()


async def _plain(send: Send, status: int) -> None:
    await send({"type": "http.response.start", "status": status, "headers": [(b"content-type", b"text/plain")]})
    await send({"type": "http.response.body", "body": b""})


def _event(body: str) -> bytes:
    lines = "".join(f"data: {line}\n" for line in body.split("\n"))
    return f"event: page\n{lines}\n".encode()


def _who(scope: dict[str, Any]) -> int | None:
    """The person of the session cookie."""
    try:
        headers = dict(scope["headers"])
        cookies = parse_cookie(headers.get(b"cookie", b"").decode("latin-1"))
        session = SessionStore(cookies.get(settings.SESSION_COOKIE_NAME))
        if session.get(SESSION_KEY) is not None:
            user = User.objects.filter(pk=session[SESSION_KEY], is_active=True).first()
            if user is None or session.get(HASH_SESSION_KEY) != user.get_session_auth_hash():  # another password since
                return None
            return Person.objects.filter(user=user).values_list("pk", flat=True).first()
        guest = session.get(GUEST)
        return int(guest) if guest is not None else None
    finally:
        request_finished.send(sender=stream)  # gives the database connection back


def _may_watch(name: str, who: int | None) -> bool:
    """A table that nobody may look at yet is answered like one that is not there."""
    from langbord.server import daily

    try:
        table = Table.objects.filter(name=name).first()
        person = Person.objects.filter(pk=who).first() if who is not None else None
        banned = person is not None and person.banned
        return table is not None and not banned and daily.may_look(table, person)
    finally:
        request_finished.send(sender=stream)


def _seen(name: str, who: int | None, query: str) -> bytes:
    """What a watcher is sent; nothing to those who may not watch any more."""
    if "json" in query.split("&"):
        return f"data: {_progress(name)}\n\n".encode()
    page = _page(name, who, query)
    return _event(page) if page else b""


def _progress(name: str) -> str:
    """How far a table has come."""
    try:
        table = Table.objects.select_related("draft").get(name=name)
        return json.dumps({"number": table.moves_played, "version": table.draft.version, "state": table.state})
    finally:
        request_finished.send(sender=stream)


def _page(name: str, who: int | None, query: str) -> str:
    from langbord.server.views_table import live_page

    try:
        person = Person.objects.filter(pk=who).first() if who is not None else None
        return "" if person is not None and person.banned else live_page(name, person, query)
    finally:
        request_finished.send(sender=stream)
