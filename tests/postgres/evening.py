"""People who click at a farm whose processes are killed and whose database goes away, and what they must find then."""

from __future__ import annotations

import itertools
import time
from collections.abc import Callable

import psycopg

from tests.postgres.farm import Farm, FarmClicker, Watcher
from tests.server.ops.test_kill import replay

PATIENCE = 90.0  # seconds, for a busy machine
BY_BOTS = """
    SELECT count(*) FROM tables_move m JOIN tables_seat s ON s.table_id = m.table_id AND s.number = m.seat
    WHERE s.bot <> ''
"""


class Evening:
    """Clickers at the farm, the first against a bot, and two watchers for each of their tables, one at each process."""

    def __init__(self, farm: Farm) -> None:
        self.farm: Farm = farm
        self.clickers: list[FarmClicker] = [FarmClicker(farm, number, bot=number == 0) for number in range(3)]
        self.watchers: list[Watcher] = []
        self.catching_up: list[float] = []  # seconds that the slowest watcher took, each time

    def begin(self) -> None:
        self.farm.start()
        for clicker in self.clickers:
            clicker.start()
        self.go_on(1)
        self.follow()

    def follow(self) -> None:
        """The clickers begin a new table when one is over, and the watchers come along."""
        tables = [clicker.memories[-1].name for clicker in self.clickers]
        for watcher in self.watchers:
            if watcher.table not in tables:
                watcher.stopped.set()
        self.watchers = [watcher for watcher in self.watchers if watcher.table in tables]
        watched = {watcher.table for watcher in self.watchers}
        for table, web in itertools.product(tables, self.farm.webs):
            if table not in watched:
                self.watchers.append(Watcher(web, table))
                self.watchers[-1].start()

    def go_on(self, least: int) -> None:
        """Until each clicker has been acknowledged so many clicks more."""
        wanted = [(clicker, clicker.acknowledged + least) for clicker in self.clickers]
        wait_until(lambda: self.failures() or all(clicker.acknowledged >= count for clicker, count in wanted))
        assert not self.failures(), self.failures()

    def failures(self) -> list[str]:
        return [clicker.failure for clicker in self.clickers if clicker.failure]

    def end(self) -> None:
        """All clicks are answered; then everything is looked at."""
        for clicker in self.clickers:
            clicker.stopped.set()
        for clicker in self.clickers:
            clicker.join(PATIENCE)
        assert not self.failures(), self.failures()
        self.check_words()
        self.catch_up()

    def check_words(self) -> None:
        """No acknowledged click is lost, and none was played twice."""
        stored = self.farm.stored()
        for clicker in self.clickers:
            for memory in clicker.memories:
                table = stored[memory.name]
                words = table.settled + table.draft
                assert memory.fits(words), f"{memory.name}: {memory.words}, {memory.open_click}, but stored is {words}"
        for table in stored.values():
            replay(table)

    def catch_up(self) -> None:
        """Every watcher comes to where the tables are now; others may move on meanwhile."""
        there, began = versions(self.farm.url), time.monotonic()
        wait_until(lambda: all(watcher.version >= there[watcher.table] for watcher in self.watchers))
        self.catching_up.append(time.monotonic() - began)

    def stop(self) -> None:
        for clicker in self.clickers:
            clicker.stopped.set()
        for watcher in self.watchers:
            watcher.stopped.set()
        self.farm.stop()

    def moves_by_bots(self) -> int:
        with psycopg.connect(self.farm.url) as connection:
            found = connection.execute(BY_BOTS).fetchone()
        assert found is not None
        return int(found[0])

    def figures(self) -> str:
        return (
            f"{sum(clicker.acknowledged for clicker in self.clickers)} clicks acknowledged, none lost, none twice;"
            f" {sum(clicker.resent for clicker in self.clickers)} sent again;"
            f" {self.moves_by_bots()} moves by bots;"
            f" the slowest watcher caught up after {max(self.catching_up):.1f} s"
            f" (usually {sorted(self.catching_up)[len(self.catching_up) // 2]:.1f} s)"
        )


def versions(url: str) -> dict[str, int]:
    with psycopg.connect(url) as connection:
        return dict(connection.execute("SELECT table_id, version FROM tables_draft").fetchall())


def wait_until(what: Callable[[], object], seconds: float = PATIENCE) -> None:
    end = time.monotonic() + seconds
    while not what():
        assert time.monotonic() < end, "it did not happen in time"
        time.sleep(0.02)
