"""The hub: wakes whoever watches a table. A wake-up carries nothing and may be lost; a watcher always looks anew.

Half of all answers and more are given in the middle of a turn, where only whoever gives them sees them. The others are
not woken for these: they are told that the table has gone on, and keep their page.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass, field

LATER = range(10, 60)  # seconds until somebody is shown anew what they know already: a word in the chat may be new
LEAVING = 3.0  # seconds in which those who are sent on leave, one after another


@dataclass(eq=False)
class Watcher:
    """Somebody who watches a table, and how far it had come in what they were sent last; None if they know nothing."""

    event: asyncio.Event = field(default_factory=asyncio.Event)
    version: int | None = None
    person: int | None = None
    looks: bool = True  # at the table, when the event comes; otherwise `passed` is all there is to tell
    passed: int = 0  # how far the table has come without anything that they see
    every: bool = False  # wants to know of everything
    leaves: bool = False  # and is to look on at another process

    def wake(self) -> None:
        """There may be something to see."""
        self.looks = True
        self.event.set()

    def pass_over(self, version: int, person: int | None) -> None:
        """The table has come so far by answers that only this person sees."""
        if self.every or self.version is None or (person is not None and person == self.person):
            self.wake()
        else:
            self.passed = version
            self.event.set()

    def leave(self) -> None:
        """Go and look on elsewhere."""
        self.leaves = True
        self.event.set()

    def wake_later(self) -> None:
        """Some time, and not all at the same."""
        asyncio.get_running_loop().call_later(secrets.choice(LATER), self.wake)


class Hub:
    """Watchers by table, all in the one event loop of this process."""

    def __init__(self) -> None:
        self._loop: asyncio.AbstractEventLoop | None = None
        self._watchers: dict[str, set[Watcher]] = defaultdict(set)
        self.gap: asyncio.Lock = asyncio.Lock()  # for whoever draws a page that nobody waits for
        self.closing: bool = False

    def watch(self, table: str) -> Watcher:
        """A watcher whose event is set whenever the table changes. Called inside the loop."""
        loop = asyncio.get_running_loop()
        if loop is not self._loop:
            self._loop, self.gap = loop, asyncio.Lock()
        watcher = Watcher()
        self._watchers[table].add(watcher)
        return watcher

    def watch_also(self, table: str, watcher: Watcher) -> None:
        """The same watcher is woken whenever this table changes too. Called inside the loop, as all these."""
        self._watchers[table].add(watcher)

    def forget(self, table: str, watcher: Watcher) -> None:
        """A watcher has gone."""
        self._watchers[table].discard(watcher)
        if not self._watchers[table]:
            del self._watchers[table]

    def wake(self, table: str) -> None:
        """The table has changed, and the change is committed. Called from any thread."""
        loop = self._loop
        if loop is not None and not loop.is_closed():
            loop.call_soon_threadsafe(self._wake, table)

    def pass_over(self, table: str, version: int, person: int | None) -> None:
        """The table has come so far by answers that only this person sees. Called from any thread."""
        loop = self._loop
        if loop is not None and not loop.is_closed():
            loop.call_soon_threadsafe(self._pass_over, table, version, person)

    def wake_all(self) -> None:
        """Something may have changed somewhere."""
        for table in self.tables():
            self.wake(table)

    def wake_behind(self, versions: Mapping[str, int]) -> None:
        """Something may have changed somewhere, and these tables have come so far: whoever knows that comes later."""
        loop = self._loop
        if loop is not None and not loop.is_closed():
            loop.call_soon_threadsafe(self._wake_behind, versions)

    def make_room(self) -> None:
        """Another process has opened, where nobody is yet: every second watcher goes there."""
        loop = self._loop
        if loop is not None and not loop.is_closed():
            loop.call_soon_threadsafe(self._make_room, loop)

    def tables(self) -> list[str]:
        """All tables that somebody watches."""
        return list(self._watchers)

    def close(self) -> None:
        """The server stops: let every stream end by itself."""
        self.closing = True
        self.wake_all()

    def everybody(self) -> int:
        """How many watch, at all tables of this process."""
        return len(set().union(*[list(watchers) for watchers in list(self._watchers.values())]))

    def watching(self, table: str) -> int:
        """How many watch a table."""
        return len(self._watchers.get(table, ()))

    def _wake(self, table: str) -> None:
        for watcher in self._watchers.get(table, ()):
            watcher.wake()

    def _pass_over(self, table: str, version: int, person: int | None) -> None:
        for watcher in self._watchers.get(table, ()):
            watcher.pass_over(version, person)

    def _wake_behind(self, versions: Mapping[str, int]) -> None:
        for table, watchers in self._watchers.items():
            version = versions.get(table)  # None: it cannot be told by the number
            for watcher in watchers:
                if version is not None and watcher.version == version:
                    watcher.wake_later()
                else:
                    watcher.wake()

    def _make_room(self, loop: asyncio.AbstractEventLoop) -> None:
        everybody = [watcher for watchers in self._watchers.values() for watcher in watchers]
        leaving = everybody[::2] if len(everybody) > 1 else []
        for number, watcher in enumerate(leaving):
            loop.call_later(LEAVING * number / len(leaving), watcher.leave)


HUB = Hub()
