"""The hub: wakes whoever watches a table. A wake-up carries nothing and may be lost; a watcher always looks anew."""

from __future__ import annotations

import asyncio
from collections import defaultdict


class Hub:
    """Watchers by table, all in the one event loop of this process."""

    def __init__(self) -> None:
        self._loop: asyncio.AbstractEventLoop | None = None
        self._watchers: dict[str, set[asyncio.Event]] = defaultdict(set)
        self.closing: bool = False

    def watch(self, table: str) -> asyncio.Event:
        """An event that is set whenever the table changes. Called inside the loop."""
        self._loop = asyncio.get_running_loop()
        event = asyncio.Event()
        self._watchers[table].add(event)
        return event

    def forget(self, table: str, event: asyncio.Event) -> None:
        """A watcher has gone."""
        self._watchers[table].discard(event)
        if not self._watchers[table]:
            del self._watchers[table]

    def wake(self, table: str) -> None:
        """The table has changed, and the change is committed. Called from any thread."""
        loop = self._loop
        if loop is not None and not loop.is_closed():
            loop.call_soon_threadsafe(self._wake, table)

    def wake_all(self) -> None:
        """Something may have changed somewhere."""
        for table in list(self._watchers):
            self.wake(table)

    def close(self) -> None:
        """The server stops: let every stream end by itself."""
        self.closing = True
        self.wake_all()

    def everybody(self) -> int:
        """How many watch, at all tables of this process."""
        return sum(len(events) for events in list(self._watchers.values()))

    def watching(self, table: str) -> int:
        """How many watch a table."""
        return len(self._watchers.get(table, ()))

    def _wake(self, table: str) -> None:
        for event in self._watchers.get(table, ()):
            event.set()


HUB = Hub()
