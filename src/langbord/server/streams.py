"""Event streams, beside Django: a watcher costs a waiting coroutine, not a thread.

A stream authorises once, then waits on the hub and sends its viewer's newest page whenever the table has changed; to a
program that asks for `?json` it sends only how far the table has come, which is no secret.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable
from typing import Any

from asgiref.sync import sync_to_async
from django.conf import settings
from django.contrib.auth import SESSION_KEY
from django.contrib.sessions.backends.db import SessionStore
from django.core.signals import request_finished
from django.http import parse_cookie

from langbord.server.hub import HUB
from langbord.server.models import Person, Table
from langbord.server.people import GUEST

Send = Callable[[dict[str, Any]], Awaitable[None]]
Receive = Callable[[], Awaitable[dict[str, Any]]]

HEARTBEAT = 15.0  # seconds; also how soon a broken connection is noticed
MOST_PER_PERSON = 12
log = logging.getLogger(__name__)
_open: dict[str, int] = {}


async def stream(scope: dict[str, Any], receive: Receive, send: Send) -> None:
    """GET /stream/<table>, or /stream/<table>?json"""
    name = scope["path"].rsplit("/", 1)[-1]
    who = await sync_to_async(_who)(scope)
    key = str(who) if who is not None else str((scope.get("client") or ("?",))[0])
    found = await sync_to_async(_may_watch)(name, who)
    if not found or _open.get(key, 0) >= MOST_PER_PERSON:
        await _plain(send, 429 if found else 404)
        return
    _open[key] = _open.get(key, 0) + 1
    event = HUB.watch(name)
    gone = asyncio.ensure_future(_gone(receive))
    try:
        await send({"type": "http.response.start", "status": 200, "headers": HEADERS})
        query = scope.get("query_string", b"").decode()
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
            if "json" in query.split("&"):
                news = f"data: {await sync_to_async(_progress)(name)}\n\n".encode()
            else:
                news = _event(await sync_to_async(_page)(name, who, query))
            await send({"type": "http.response.body", "body": news, "more_body": True})
        if not gone.done():
            await send({"type": "http.response.body", "body": b"", "more_body": False})
    finally:
        gone.cancel()
        HUB.forget(name, event)
        _open[key] -= 1
        if not _open[key]:
            del _open[key]


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
        user = session.get(SESSION_KEY)
        if user is not None:
            return Person.objects.filter(user_id=user).values_list("pk", flat=True).first()
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
        return table is not None and daily.may_look(table, person)
    finally:
        request_finished.send(sender=stream)


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
        return live_page(name, person, query)
    finally:
        request_finished.send(sender=stream)
