"""Those who sit at the tables and those who look on, each with a stream, as a browser has one."""

from __future__ import annotations

import asyncio
import json
import random
import re
import time
from collections.abc import Callable
from dataclasses import dataclass, field

from tests.load.house import House
from tests.load.wire import ELSEWHERE, Lost, Page, post, stream

AGAIN = 0.3  # seconds until a stream that ended is opened anew
WORD = re.compile(rb'id="move-([\w-]+)"')


@dataclass
class Seen:
    """What came to one watcher: each version with the moment of its arrival, and whether it was a page."""

    table: str
    came: list[tuple[int, float, bool]] = field(default_factory=list)
    streams: int = 0  # how often it had to come
    sent_on: int = 0  # how often because there was more room elsewhere
    wire: int = 0  # bytes that its stream brought
    backwards: int = 0  # pages older than the one before, on the same stream

    @property
    def version(self) -> int:
        return self.came[-1][0] if self.came else -1


@dataclass
class Click:
    """What was sent, and what was acknowledged."""

    table: str
    at: int
    words: tuple[str, ...]
    sent: float
    acknowledged: float = 0.0
    version: int = -1


@dataclass
class Book:
    """All that happened."""

    clicks: list[Click] = field(default_factory=list)
    refused: list[str] = field(default_factory=list)
    resent: int = 0


async def look_on(house: House, session: str, seen: Seen, page: Callable[[Page], None]) -> None:
    """Watch a table for ever; a stream that ends is opened again, perhaps at another process."""
    while True:
        seen.streams += 1
        last = -1
        port = house.port()
        house.streams[port] += 1
        try:
            async for came in stream(port, session, seen.table, seen.version):
                if came is ELSEWHERE:
                    seen.sent_on += 1
                    break
                seen.wire += came.wire
                seen.came.append((came.version, time.perf_counter(), bool(came.body)))
                seen.backwards += came.version < last
                last = came.version
                if came.body:
                    page(came)
        finally:
            house.streams[port] -= 1
        await asyncio.sleep(AGAIN)


class Player:
    """Plays at one table, a click now and then, at a person's pace."""

    def __init__(self, house: House, table: str, session: str, pace: float, book: Book, number: int) -> None:
        self.house: House = house
        self.session: str = session
        self.pace: float = pace
        self.book: Book = book
        self.seen: Seen = Seen(table)
        self.chance: random.Random = random.Random(number)
        self.over: bool = False
        self.asked: bool = False  # on the newest page
        self.busy: bool = False  # a click is under way
        self._acted: int = -1  # the version that the last click led to
        self._page: Page | None = None
        self._turned: asyncio.Event = asyncio.Event()

    def read(self, page: Page) -> None:
        """The newest page; older ones do not count."""
        if self._page is None or page.version >= self._page.version:
            self._page = page
            self.over = b'data-deed="rematch"' in page.body
            self.asked = b'data-turn="yes"' in page.body
            if self.asked:
                self._turned.set()

    async def play(self, stop: asyncio.Event) -> None:
        """Whenever asked, think a while and click."""
        await asyncio.sleep(self.chance.random() * self.pace)
        while not stop.is_set() and not self.over:
            await self._turned.wait()
            self._turned.clear()
            if stop.is_set():
                return
            page = self._page
            if page is None or page.version < self._acted or b'data-turn="yes"' not in page.body:
                continue  # what was clicked already, or is somebody else's
            self.busy = True
            await self._click(page)
            self.busy = False
            await asyncio.sleep(self.pace * (0.5 + self.chance.random()))

    async def _click(self, page: Page) -> None:
        at = page.number(b"data-answers")
        values: dict[str, object] = {"version": page.version, "at": at}
        words = [word.decode() for word in WORD.findall(page.body)]
        if b'id="confirm"' in page.body:
            click = Click(self.seen.table, at, (), time.perf_counter())
            path = "settle"
        else:
            click = Click(self.seen.table, at, (self.chance.choice(words),), time.perf_counter())
            path, values = "play", {**values, "words": click.words[0]}
        while not await self._sent(path, values, click):
            self.book.resent += 1
            await asyncio.sleep(AGAIN)

    async def _sent(self, path: str, values: dict[str, object], click: Click) -> bool:
        """Whether it was answered."""
        try:
            status, body = await post(self.house.port(), self.session, f"/t/{click.table}/{path}", values)
        except Lost:
            return False
        if status == 200:
            click.acknowledged = time.perf_counter()
            click.version = json.loads(body)["version"]
            self.book.clicks.append(click)
            self._acted = click.version
        elif status == 503:  # the database is away: nothing is said about the click
            return False
        else:
            self.book.refused.append(f"{path} at {click.table}: {status} {body[:120]!r}")
            self._turned.set()  # another look, and another try
        return True
