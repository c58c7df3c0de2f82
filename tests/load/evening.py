"""One evening in a full house: people click, others watch, and in the end everything is looked at."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from tests.load.house import House
from tests.load.people import Book, Player, Seen, look_on

PATIENCE = 90.0  # seconds, for a busy machine
RUSH = 30.0  # seconds, at least, in which those who all came at once settle down
LONGEST_RUSH = 120.0  # seconds in which the bots make all the moves that no person waits for any more
Troubles = Callable[["Evening"], Awaitable[None]]


@dataclass
class Outcome:
    """The figures of an evening."""

    tables: int
    watchers: int
    seconds: float
    clicks: int
    moves: int  # of people and bots together
    resent: int
    over: int
    delays: list[float]  # seconds from the sending of a move to each watcher's page with it, sorted
    after: list[float]  # the same from its acknowledgement on
    processor: float  # seconds of the processor per second
    memory: float  # megabytes
    wire: float = 0.0  # bytes that the streams brought, for each move
    rush: float = 0.0  # seconds until people began to click
    catching_up: list[float] = field(default_factory=list)

    def share(self, part: float) -> float:
        """Milliseconds that so many of the delays stay below."""
        return _share(self.delays, part)

    def told(self) -> str:
        return (
            f"{self.tables} tables, {self.watchers} watchers, {self.seconds:.0f} s after a rush of {self.rush:.0f} s:"
            f" {self.clicks} clicks,"
            f" {self.moves} moves with those of the bots ({self.moves / self.seconds:.1f} a second);"
            f" from click to watcher: median {self.share(0.5):.0f} ms, p95 {self.share(0.95):.0f} ms,"
            f" p99 {self.share(0.99):.0f} ms (from the acknowledgement: p95 {_share(self.after, 0.95):.0f} ms);"
            f" {self.resent} sent again; {self.over} games over;"
            f" processor {self.processor:.2f} cores, {self.wire / 1000:.1f} kB a move on the wire,"
            f" memory {self.memory:.0f} MB"
        )


def _share(values: list[float], part: float) -> float:
    return values[min(int(len(values) * part), len(values) - 1)] * 1000 if values else 0.0


class Evening:
    """Players and watchers at a house that runs."""

    def __init__(self, house: House, tables: int, watchers: int, pace: float) -> None:
        self.house: House = house
        self.book: Book = Book()
        self.stop: asyncio.Event = asyncio.Event()
        self.catching_up: list[float] = []
        self.told = house.seed(tables, 1)
        self.players: list[Player] = [
            Player(house, table["name"], table["player"], pace, self.book, number)
            for number, table in enumerate(self.told)
        ]
        self.others: list[Seen] = [
            Seen(self.told[number % tables]["name"]) for number in range(max(0, watchers - tables))
        ]

    @property
    def watchers(self) -> list[Seen]:
        return [player.seen for player in self.players] + self.others

    async def run(self, seconds: float, troubles: Troubles | None = None) -> Outcome:
        """Measure once everybody has come; then let all clicks be answered, and look at everything."""
        tasks = [
            asyncio.create_task(look_on(self.house, table["player"], player.seen, player.read))
            for table, player in zip(self.told, self.players, strict=True)
        ]
        sessions = [self.told[number % len(self.told)]["watcher"] for number in range(len(self.others))]
        for session, seen in zip(sessions, self.others, strict=True):
            tasks.append(asyncio.create_task(look_on(self.house, session, seen, lambda page: None)))
        await self.until(lambda: all(seen.came for seen in self.watchers))
        rush = await self.rush(seconds)
        versions = sum(seen.version for seen in self.of_each_table())
        clicking = [asyncio.create_task(player.play(self.stop)) for player in self.players]
        began, spent = time.perf_counter(), self.house.spent()
        wire = sum(seen.wire for seen in self.watchers)
        if troubles is not None:
            await troubles(self)
        await asyncio.sleep(max(0.0, seconds - (time.perf_counter() - began)))
        lasted = time.perf_counter() - began
        processor = max(0.0, self.house.spent() - spent) / lasted  # the killed do not count any more
        moves = sum(seen.version for seen in self.of_each_table()) - versions
        memory = self.house.memory()
        wire = sum(seen.wire for seen in self.watchers) - wire
        self.stop.set()
        await self.until(lambda: not any(player.busy for player in self.players))  # all clicks are answered
        await self.catch_up()
        for task in [*clicking, *tasks]:
            if task.done() and not task.cancelled():
                task.result()  # whatever went wrong there
            task.cancel()
        await asyncio.gather(*clicking, *tasks, return_exceptions=True)
        return self._outcome(lasted, moves, processor, memory, rush, wire)

    async def rush(self, seconds: float) -> float:
        """Everybody came at once, and at many tables bots are asked: until it is a person's turn at all of them. Tells
        how long that took; a short evening does not wait for the slowest."""
        began = time.perf_counter()
        await asyncio.sleep(min(RUSH, seconds / 4))
        end = began + min(LONGEST_RUSH, seconds)
        while time.perf_counter() < end and not all(player.asked or player.over for player in self.players):
            await asyncio.sleep(0.1)
        return time.perf_counter() - began

    def of_each_table(self) -> list[Seen]:
        return [player.seen for player in self.players]

    async def go_on(self, least: int) -> None:
        """Until so many clicks more have been acknowledged; tables may be over, and others slow."""
        wanted = len(self.book.clicks) + least
        await self.until(lambda: len(self.book.clicks) >= wanted or all(player.over for player in self.players))

    async def catch_up(self) -> None:
        """Every watcher comes to what was acknowledged at its table."""
        newest: dict[str, int] = {}
        for click in self.book.clicks:
            newest[click.table] = max(newest.get(click.table, -1), click.version)
        began = time.perf_counter()
        await self.until(lambda: all(seen.version >= newest.get(seen.table, -1) for seen in self.watchers))
        self.catching_up.append(time.perf_counter() - began)

    async def until(self, what: Callable[[], object]) -> None:
        end = time.perf_counter() + PATIENCE
        while not what():
            assert time.perf_counter() < end, "it did not happen in time"
            await asyncio.sleep(0.02)

    def _outcome(self, seconds: float, moves: int, processor: float, memory: float, rush: float, wire: int) -> Outcome:
        delays, after = [], []
        watching: dict[str, list[Seen]] = {}
        for seen in self.watchers:
            watching.setdefault(seen.table, []).append(seen)
        for click in self.book.clicks:
            for seen in watching[click.table]:
                _, at, page = next(came for came in seen.came if came[0] >= click.version)
                if page:  # in the middle of a turn there is nothing to see for the others
                    delays.append(at - click.sent)
                    after.append(max(0.0, at - click.acknowledged))
        return Outcome(
            tables=len(self.players),
            watchers=len(self.watchers),
            seconds=seconds,
            clicks=len(self.book.clicks),
            moves=moves,
            resent=self.book.resent,
            over=sum(player.over for player in self.players),
            delays=sorted(delays),
            after=sorted(after),
            processor=processor,
            memory=memory,
            wire=wire / moves if moves else 0.0,
            rush=rush,
            catching_up=self.catching_up,
        )

    def check(self) -> str:
        """Nothing that was acknowledged is lost, nothing was played twice, and every game can be played again."""
        assert not self.book.refused, self.book.refused[:5]
        assert not any(seen.backwards for seen in self.watchers), "a stream went back to an older page"
        stored = self.house.stored()
        for click in self.book.clicks:
            table = stored[click.table]
            words = (table.settled + table.draft)[click.at : click.at + len(click.words)]
            assert tuple(words) == click.words, f"{click.table} at {click.at}: {click.words} became {words}"
        places: dict[str, list[int]] = {}
        for click in self.book.clicks:
            if click.words:
                places.setdefault(click.table, []).append(click.at)
        for name, own in places.items():
            assert own == sorted(set(own)), f"a click at {name} was acknowledged twice"
        return self.house.verify()
