"""Event streams, beside Django: a watcher costs a waiting coroutine, not a thread.

A stream authorises once, then waits on the hub and sends its viewer's newest page whenever the table has changed; to a
program that asks for `?json` it sends only how far the table has come, which is no secret.

Pages that bring a move are drawn as they come; answers in the middle of a turn bring none to those who do not see them
yet. All others (a first one, a word in the chat, a database that was away) are drawn one at a time; and whoever comes
back to what they have seen already is only drawn anew when some seconds have passed: when a process ends, hundreds come
to another one at once, and nobody who waits for a move shall stand in that queue.
"""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any
from urllib.parse import parse_qs

from asgiref.sync import sync_to_async
from django.conf import settings
from django.contrib.sessions.backends.db import SessionStore
from django.core.signals import request_finished
from django.db import Error, connection
from django.http import parse_cookie

from langbord.server import notify
from langbord.server.accounts import people
from langbord.server.http import refusals
from langbord.server.http.rate_limits import BUCKETS, by_network, network_of
from langbord.server.live.compression import HEAD, accepted, packed
from langbord.server.live.parts import Shown, difference, shown
from langbord.server.live.payload import Sight, event, for_program, newest
from langbord.server.live.pg_listener import LISTENER
from langbord.server.models import Draft, Person, Table
from langbord.server.notifications.presence import STREAMS
from langbord.server.pages import between_turns
from langbord.server.pages.jinja_env import digest_of
from langbord.server.subscribers import HUB, Watcher
from langbord.server.tables.errors import Refused

Send = Callable[[dict[str, Any]], Awaitable[None]]
Receive = Callable[[], Awaitable[dict[str, Any]]]

HEARTBEAT = 15.0  # seconds; also how soon a broken connection is noticed
AGAIN = 1.0  # seconds until a database that is away is tried again
PATIENCE = 60.0  # seconds that a reader may take to take in what was sent
TRUST = 120.0  # seconds for which a session is taken to be what it was
PARTS = "parts"  # says a page that can put together what comes in parts
MOST_PER_PERSON = 12  # in one process; also of all without a session at one network address
NAME = re.compile(r"[0-9a-z]{1,12}")
VERSION = re.compile(r"[0-9]{1,9}")
log = logging.getLogger(__name__)
OPEN: dict[str, int] = {}  # streams, by what they count for


@dataclass(frozen=True)
class Entry:
    """Who came to which table, whether they may see it, and how far it has come; None if it is not being played, or has
    only just begun: then much may have changed that is no move."""

    table: str
    who: int | None
    found: bool
    version: int | None


@dataclass(frozen=True)
class Last:
    """What a watcher has before them: the page that this stream has brought, or else the digest of one they loaded."""

    shown: Shown | None
    digest: str


async def stream(scope: dict[str, Any], receive: Receive, send: Send) -> None:
    """GET /stream/<table>, or /stream/<table>?json"""
    name = scope["path"].removeprefix("/stream/")
    if not NAME.fullmatch(name):
        await _plain(send, 404)
        return
    listen_if_needed()
    watcher = HUB.watch(name)  # before it is seen how far the table has come, so that nothing is missed
    try:
        entry = await sync_to_async(_enter)(scope, name)
        limits = _limits(entry.who, scope)
        if not entry.found or any(OPEN.get(key, 0) >= most for key, most in limits.items()):
            await _plain(send, 429 if entry.found else 404)
        else:
            await _show(scope, receive, send, watcher, entry, limits)
    except Refused:
        await _plain(send, 429)
    except Error:
        await _plain(send, 503)
    finally:
        HUB.forget(name, watcher)
        if not HUB.watching(name):
            between_turns.nobody_looks(name)


def listen_if_needed() -> None:
    """Hear from the other processes, where there are any."""
    if settings.ON_POSTGRESQL:
        heard = {notify.CHANGED: HUB.wake, notify.DRAFTED: notify.heard_drafted, notify.OPENED: notify.heard_opened}
        LISTENER.start(heard, _missed)


async def _show(
    scope: dict[str, Any], receive: Receive, send: Send, watcher: Watcher, entry: Entry, limits: dict[str, int]
) -> None:
    """Show a table to somebody who may see it, for as long as they look."""
    name, who, woken = entry.table, entry.who, watcher.event
    for key in limits:
        OPEN[key] = OPEN.get(key, 0) + 1
    STREAMS.come(who, name)
    gone = asyncio.ensure_future(until_gone(receive))
    try:
        in_gzip = accepted(scope)
        query = scope.get("query_string", b"").decode("utf-8", "replace")
        last = Last(None, _loaded(scope, query))
        headers = [*HEADERS, (b"content-encoding", b"gzip")] if in_gzip else HEADERS
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        if in_gzip:
            await tell(send, HEAD)
        watcher.version, watcher.person, watcher.every = _known(scope, query), who, for_program(query)
        comes_back = entry.version is not None and watcher.version == entry.version
        if comes_back:
            watcher.looks = woken.is_set()  # or a move came just now
            watcher.wake_later()
        else:
            watcher.wake()
        first, trusted = not comes_back, time.monotonic()
        while not gone.done():
            try:
                await asyncio.wait_for(either_of(woken, gone), HEARTBEAT)
            except TimeoutError:
                await tell(send, packed(b": still here\n\n", in_gzip))
                continue
            if watcher.leaves:
                await tell(send, packed(ELSEWHERE, in_gzip))
            if gone.done() or HUB.closing or watcher.leaves:
                break
            woken.clear()
            if not watcher.looks:
                await _pass_over(send, watcher, in_gzip)
                continue
            watcher.looks = False
            try:
                doubted = scope if time.monotonic() - trusted > TRUST else None
                if doubted:
                    trusted = time.monotonic()
                sight = None if first else await sync_to_async(_seen)(name, who, query, watcher.version, doubted)
                if sight is None:
                    if not await (_turn(gone) if first else _gap(watcher, gone)):
                        continue
                    try:
                        sight = await sync_to_async(_seen)(name, who, query, None, None)
                    finally:
                        HUB.gap.release()
            except Error:  # the database is away: look again until it is back
                log.warning("a watcher of table %s waits for the database", name)
                await asyncio.sleep(AGAIN)
                watcher.wake()
                continue
            if sight is None or not sight.said:
                break
            first = False
            watcher.version = sight.version
            body, last = await sync_to_async(_worded)(sight, last, query, in_gzip)
            if body:
                await tell(send, body)
        if not gone.done():
            await asyncio.wait_for(send(END), PATIENCE)
    except TimeoutError:
        log.warning("a watcher of table %s takes nothing in, and is let go", name)
    finally:
        gone.cancel()
        STREAMS.go(who, name)
        for key in limits:
            OPEN[key] -= 1
            if not OPEN[key]:
                del OPEN[key]


def _limits(who: int | None, scope: dict[str, Any]) -> dict[str, int]:
    """What a stream counts for, and how many of it there may be: guests are made quickly, addresses are not."""
    address = network(scope)
    person = f"person {who}" if who is not None else f"nobody at {address}"
    return {person: MOST_PER_PERSON, f"all at {address}": settings.STREAMS_PER_ADDRESS}


def network(scope: dict[str, Any]) -> str:
    """Where a stream is opened from."""
    return network_of(str((scope.get("client") or ("?",))[0]))


ELSEWHERE = b"event: elsewhere\ndata: \n\n"  # open the stream anew at once: there is room at another process
END = {"type": "http.response.body", "body": b"", "more_body": False}
HEADERS = [
    (b"content-type", b"text/event-stream; charset=utf-8"),
    (b"cache-control", b"no-store"),
    (b"vary", b"accept-encoding"),
    (b"x-accel-buffering", b"no"),
]


async def until_gone(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass


async def either_of(event: asyncio.Event, gone: asyncio.Future[None]) -> None:
    waiting = asyncio.ensure_future(event.wait())
    try:
        both: set[asyncio.Future[Any]] = {waiting, gone}
        await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
    finally:
        waiting.cancel()


async def _gap(watcher: Watcher, gone: asyncio.Future[None]) -> bool:
    """Wait for one's turn to be drawn in the gaps. False if the table changes meanwhile, or the watcher goes away: then
    there is none, and whoever called looks anew."""
    ours = asyncio.ensure_future(HUB.gap.acquire())
    either = asyncio.ensure_future(either_of(watcher.event, gone))
    try:
        await asyncio.wait({ours, either}, return_when=asyncio.FIRST_COMPLETED)
        return ours.done()
    finally:
        either.cancel()
        if not ours.done():
            ours.cancel()
            watcher.wake()  # what was to be drawn here still is


async def _turn(gone: asyncio.Future[None]) -> bool:
    """Wait for one's turn to be drawn for the first time, whatever happens at the table; False if the watcher goes.
    Whoever opens streams again and again stands in their own queue, and not before everybody's moves."""
    ours = asyncio.ensure_future(HUB.gap.acquire())
    try:
        either: set[asyncio.Future[Any]] = {ours, gone}
        await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
        return ours.done()
    finally:
        if not ours.done():
            ours.cancel()


async def _pass_over(send: Send, watcher: Watcher, in_gzip: bool) -> None:
    """Tell how far the table has come, for there is nothing else to tell; a page never comes after a later number."""
    if watcher.version is not None and watcher.version < watcher.passed:
        watcher.version = watcher.passed
        await tell(send, packed(event("version", str(watcher.passed), watcher.passed), in_gzip))


async def tell(send: Send, body: bytes) -> None:
    """Whoever takes nothing in for too long is let go."""
    await asyncio.wait_for(send({"type": "http.response.body", "body": body, "more_body": True}), PATIENCE)


async def _plain(send: Send, status: int) -> None:
    if refusals.is_refusal(status):
        refusals.count({}, "/stream", status)
    await send({"type": "http.response.start", "status": status, "headers": [(b"content-type", b"text/plain")]})
    await send({"type": "http.response.body", "body": b""})


def _known(scope: dict[str, Any], query: str) -> int | None:
    """The version that a watcher has before them already, if they say so: in a stream, or on the page it stands on."""
    last = dict(scope["headers"]).get(b"last-event-id", b"").decode("latin-1")
    told = last or parse_qs(query).get("seen", [""])[0]
    return int(told) if VERSION.fullmatch(told) else None


def _enter(scope: dict[str, Any], name: str) -> Entry:
    """Who comes, by their session cookie, and what they find. A table that nobody may look at yet is answered like one
    that is not there."""
    from langbord.server.leaderboards import daily

    try:
        BUCKETS.spend("stream", by_network(network(scope)))
        person = person_of(scope)
        table = Table.objects.select_related("draft").filter(name=name).first()
        banned = person is not None and person.banned
        found = table is not None and not banned and daily.may_look(table, person)
        version = (table.draft.version or None) if table is not None and table.state == Table.PLAYING else None
        return Entry(name, person.pk if person is not None else None, found, version)
    finally:
        request_finished.send(sender=stream)  # gives the database connection back


def person_of(scope: dict[str, Any]) -> Person | None:
    headers = dict(scope["headers"])
    cookies = parse_cookie(headers.get(b"cookie", b"").decode("latin-1"))
    return people.in_session(SessionStore(cookies.get(settings.SESSION_COOKIE_NAME)))


def _is_still(scope: dict[str, Any], who: int | None) -> bool:
    """Whether the session still is that of whoever came: with another password, or signed out, it is not."""
    person = person_of(scope)
    return (person.pk if person is not None else None) == who


def _seen(name: str, who: int | None, query: str, known: int | None, doubted: dict[str, Any] | None) -> Sight | None:
    """What is to be sent, looked up in a thread: nothing if the session that is doubted has ended."""
    try:
        if doubted is not None and not _is_still(doubted, who):
            return Sight("", 0)
        return newest(name, who, query, known)
    finally:
        request_finished.send(sender=stream)  # gives the database connection back


def _loaded(scope: dict[str, Any], query: str) -> str:
    """The digest of the page that a watcher has loaded, as long as no stream has brought anything since."""
    told = parse_qs(query).get("drawn", [""])[0]
    return "" if b"last-event-id" in dict(scope["headers"]) else told


def _worded(sight: Sight, last: Last, query: str, in_gzip: bool) -> tuple[bytes, Last]:
    """What goes over the wire, made in a thread, and what the watcher has then: nothing twice, and of a page only what
    is new, for whoever can put it together."""
    if not sight.page or PARTS not in query.split("&"):
        return packed(sight.body, in_gzip), last
    digest = digest_of(sight.said)
    if digest == last.digest:
        return b"", last
    part = difference(last.shown, sight.said) if last.shown is not None else sight.said
    shorter = event("part", part, sight.version) if len(part) < len(sight.said) else sight.body
    return packed(shorter, in_gzip), Last(shown(sight.said), digest)


def _missed() -> None:
    """News may have been missed. All tables are asked for at once: whoever is behind comes before those who are not; at
    a table that is not being played, or has only just begun, nobody can tell by its number."""
    try:
        drafts = Draft.objects.filter(table__in=HUB.tables(), table__state=Table.PLAYING, version__gt=0)
        HUB.wake_behind(dict(drafts.values_list("table_id", "version")))
    except Error:
        HUB.wake_all()
    finally:
        connection.close()
