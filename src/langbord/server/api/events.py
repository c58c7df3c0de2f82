"""Event streams for programs, beside Django as those of pages: `/api/v1/events`, all that happens at the tables of
whoever asks, and `/api/v1/tables/<name>/events`, one table as their seat sees it.

Each event is a whole table as `GET /api/v1/tables/<name>` tells it, so a program needs to ask for nothing. It comes
when the stream is opened, and whenever the table has changed. A stream of a token counts for the owner of the token.
"""

from __future__ import annotations

import asyncio
import json
import logging
import re
from dataclasses import dataclass
from typing import Any

from asgiref.sync import sync_to_async
from django.conf import settings
from django.core.serializers.json import DjangoJSONEncoder
from django.core.signals import request_finished
from django.db import Error, connection
from django.db.models import Max, Q

from langbord.locales import BASE, spoken
from langbord.plugin import NotInstalled
from langbord.server import notify
from langbord.server.accounts import people, tokens
from langbord.server.api import responses as bodies
from langbord.server.http.rate_limits import BUCKETS, Who, by_network
from langbord.server.leaderboards import daily
from langbord.server.live import sse
from langbord.server.live.sse import Receive, Send
from langbord.server.models import Person, Table
from langbord.server.subscribers import HUB, Watcher
from langbord.server.tables.errors import Refused
from langbord.server.tables.positions import DoesNotFit

PATH = re.compile(r"/api/v1/(?:events|tables/(?P<name>[0-9a-z]{1,12})/events)")
MOST_TABLES = 200  # in one stream, the latest
HEADERS = [*sse.HEADERS, (b"access-control-allow-origin", b"*")]
STILL_HERE = b": still here\n\n"
WORDS = {401: "who-are-you", 403: "banned", 404: "no-such-table", 429: "too-fast", 503: "database-away"}
Mark = tuple[object, ...]  # what is another after each change of a table
log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Listener:
    """Who asks, for which table (None: all of theirs), in which language; and how they are let in."""

    person: int | None
    token: str | None
    table: str | None
    language: str
    limits: dict[str, int]


class Stopped(Exception):
    """The stream ends, or is not opened."""

    def __init__(self, status: int) -> None:
        super().__init__(status)
        self.status: int = status


async def events(scope: dict[str, Any], receive: Receive, send: Send) -> None:
    """GET, one of PATH."""
    found = PATH.fullmatch(scope["path"])
    assert found is not None
    sse.listen_if_needed()
    try:
        listener = await sync_to_async(_enter)(scope, found["name"])
    except Stopped as stopped:
        await _refuse(send, stopped.status)
        return
    for key in listener.limits:
        sse.OPEN[key] = sse.OPEN.get(key, 0) + 1
    watcher = HUB.watch(listener.table or notify.channel_of(listener.person or 0))
    watcher.every = True
    watched = {listener.table or notify.channel_of(listener.person or 0)}
    try:
        await _show(receive, send, listener, watcher, watched)
    except TimeoutError:
        log.warning("a program takes nothing in, and is let go")
    finally:
        for name in watched:
            HUB.forget(name, watcher)
        for key in listener.limits:
            sse.OPEN[key] -= 1
            if not sse.OPEN[key]:
                del sse.OPEN[key]


async def _show(receive: Receive, send: Send, listener: Listener, watcher: Watcher, watched: set[str]) -> None:
    """For as long as they listen."""
    gone = asyncio.ensure_future(sse.until_gone(receive))
    marks: dict[str, Mark] = {}
    try:
        await send({"type": "http.response.start", "status": 200, "headers": HEADERS})
        await sse.tell(send, STILL_HERE)
        watcher.wake()
        while not gone.done():
            try:
                await asyncio.wait_for(sse.either_of(watcher.event, gone), sse.HEARTBEAT)
            except TimeoutError:
                await sse.tell(send, STILL_HERE)
                continue
            if gone.done() or HUB.closing or watcher.leaves:
                break
            watcher.event.clear()
            try:
                names, told = await sync_to_async(_news)(listener, marks)
            except Error:  # the database is away: look again until it is back
                await asyncio.sleep(sse.AGAIN)
                watcher.wake()
                continue
            except Stopped:
                break
            for name in names - watched:
                HUB.watch_also(name, watcher)
                watched.add(name)
                watcher.wake()  # it may have changed before it was watched
            for event in told:
                await sse.tell(send, event)
        if not gone.done():
            await asyncio.wait_for(send(sse.END), sse.PATIENCE)
    finally:
        gone.cancel()


def _enter(scope: dict[str, Any], name: str | None) -> Listener:
    """Who comes, and whether they may. A program of an account counts for its owner alone; whoever has none shares the
    limits of their address too, since guests are made quickly."""
    headers = {key.decode("latin-1"): value.decode("latin-1") for key, value in scope["headers"]}
    scheme, _, rest = headers.get("authorization", "").partition(" ")
    token = rest.strip() if scheme.lower() == "bearer" else None
    try:
        person = people.by_token(token) if token is not None else sse.person_of(scope)
        if person is None and (token is not None or name is None):
            raise Stopped(401)
        if person is not None and person.banned:
            raise Stopped(403)
        if person is not None and token is not None:
            tokens.must_allow(person, token, tokens.READ)
        if name is not None:
            table = Table.objects.filter(name=name).first()
            if table is None or not daily.may_look(table, person):
                raise Stopped(404)
        address = sse.network(scope)
        owner = f"person {person.pk}" if person is not None else f"nobody at {address}"
        limits = {owner: sse.MOST_PER_PERSON}
        if person is None or person.user_id is None or token is None:
            limits[f"all at {address}"] = settings.STREAMS_PER_ADDRESS
            BUCKETS.spend("stream", by_network(address))
        else:
            BUCKETS.spend("stream-of", Who(owner))
        if any(sse.OPEN.get(key, 0) >= most for key, most in limits.items()):
            raise Stopped(429)
        asked = spoken(headers.get("accept-language", "").split(",")) or BASE
        return Listener(person.pk if person else None, token, name, person.language if person else asked, limits)
    except Refused as refused:
        raise Stopped(refused.status) from None
    except Error:
        raise Stopped(503) from None
    finally:
        request_finished.send(sender=events)  # gives the database connection back


def _news(listener: Listener, marks: dict[str, Mark]) -> tuple[set[str], list[bytes]]:
    """The tables to watch, and the events of those that have changed since `marks`, which are brought up to date."""
    try:
        connection.ensure_connection()
        person = Person.objects.filter(pk=listener.person).first() if listener.person is not None else None
        if listener.person is not None and (person is None or person.banned):
            raise Stopped(403)
        if listener.token is not None and people.by_token(listener.token) != person:
            raise Stopped(401)
        found = _tables(listener, person, marks)
        told: list[bytes] = []
        for name, *rest in found:
            mark = tuple(rest)
            if marks.get(name) != mark:
                event = _event(name, person, listener)
                if event is not None:
                    told.append(event)
                marks[name] = mark
        return {str(row[0]) for row in found}, told
    finally:
        request_finished.send(sender=events)


def _tables(listener: Listener, person: Person | None, marks: dict[str, Mark]) -> list[tuple[Any, ...]]:
    """The tables of a stream, each with all that tells one state of it from the next: those that go on, and those
    whose end has to be told."""
    if listener.table is not None:
        asked = Q(name=listener.table)
    else:
        going = Q(state__in=(Table.OPEN, Table.PLAYING))
        asked = (
            (Q(places__person=person) | Q(places__invited=person)) & (going | Q(name__in=list(marks))) & Q(lesson="")
        )
    rows = Table.objects.filter(asked).annotate(said=Max("chat__id")).order_by("-changed")
    columns = ("name", "state", "draft__version", "moves_played", "taken_back", "changed", "rematch", "said")
    return list(dict.fromkeys(rows.values_list(*columns)[:MOST_TABLES]))


def _event(name: str, person: Person | None, listener: Listener) -> bytes | None:
    """A table as an event: what it says first is what a program does with it."""
    table = Table.objects.filter(name=name).first()
    if table is None or not daily.may_look(table, person):
        return None
    try:
        body = bodies.table_body(table, person, listener.language, screen=listener.token is None, events=True)
    except (DoesNotFit, NotInstalled):  # its page says so
        return None
    told = bodies.TableBody.model_validate(body).model_dump(mode="json")
    kind = "your-turn" if told["moves"] or told["held"] else "over" if table.state == Table.OVER else "table"
    data = json.dumps({"event": kind, **told}, cls=DjangoJSONEncoder, ensure_ascii=False)
    return f"id: {name}.{told['version']}\nevent: {kind}\ndata: {data}\n\n".encode()


async def _refuse(send: Send, status: int) -> None:
    """One sentence, as everywhere."""
    from langbord.server.site_texts import house

    key = WORDS.get(status, "bad-request")
    text = await sync_to_async(lambda: house(BASE).say(f"refused-{key}"))()
    headers = [(b"content-type", b"application/json"), (b"cache-control", b"no-store")]
    if status == 401:
        headers.append((b"www-authenticate", b'Bearer realm="langbord"'))
    if status in (429, 503):
        headers.append((b"retry-after", b"2"))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": json.dumps({"key": key, "text": text}).encode()})
