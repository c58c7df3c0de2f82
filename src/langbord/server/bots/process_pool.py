"""The processes that bots think in. Each thought has one to itself: a bot that hangs keeps nobody else waiting."""

from __future__ import annotations

import multiprocessing
import os
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass
from typing import Any

from pebble import ProcessPool

Thought = Callable[[str, dict[str, Any], int], str]

USUAL = max(1, (os.cpu_count() or 2) // 2)  # processes at work in each lane, as long as none of them hangs
MOST = 12  # processes at all
PATIENCE = 1.0  # seconds; who thinks longer gets no place of the others
REMEMBERED = 5000  # crowds


@dataclass(frozen=True)
class Ticket:
    """Somebody waits for a process."""

    number: int
    crowd: str
    quick: bool


class Thinkers:
    """Processes that wait for work and those at work. More are started only when all at work seem to hang.

    There are two lanes, so that a bot that answers in a moment stands behind none that thinks for long. In each it is
    the turn of whoever was served longest ago: however many tables come from one crowd, another waits for one thought
    of theirs."""

    def __init__(self) -> None:
        self._change: threading.Condition = threading.Condition()
        self._idle: list[ProcessPool] = []
        self._busy: dict[ProcessPool, tuple[float, bool]] = {}  # since when, and in which lane
        self._thoughts: dict[ProcessPool, Future[str]] = {}
        self._waiting: list[Ticket] = []
        self._served: dict[str, int] = {}  # crowds, and which ticket of theirs was the last
        self._tickets: int = 0

    def ask(
        self,
        think: Thought,
        level: str,
        record: dict[str, Any],
        seed: int,
        limit: float,
        *,
        crowd: str = "",
        quick: bool = False,
    ) -> str:
        """A bot's word; raises what went wrong, and a TimeoutError after `limit` seconds."""
        process = self._take(crowd, quick)
        try:
            thought = process.schedule(think, args=(level, record, seed), timeout=limit)
            self._thoughts[process] = thought
            word: str = thought.result()
            return word
        finally:
            self._give_back(process)

    def lengths(self) -> tuple[int, int, int]:
        """How many thoughts wait, are thought, and how many processes there are."""
        with self._change:
            return len(self._waiting), len(self._busy), len(self._busy) + len(self._idle)

    def stop(self) -> None:
        """End all of them."""
        with self._change:
            processes: list[Any] = [*self._idle, *self._busy]  # pebble has no types for these two
            thoughts = list(self._thoughts.values())
            self._idle.clear()
            self._busy.clear()
            self._thoughts.clear()
        for thought in thoughts:
            thought.cancel()  # or whoever waits for it would wait for ever
        for process in processes:
            process.stop()
        for process in processes:
            process.join()

    def _take(self, crowd: str, quick: bool) -> ProcessPool:
        with self._change:
            ticket = Ticket(self._tickets, crowd, quick)
            self._tickets += 1
            self._waiting.append(ticket)
            try:
                while not (self._may_begin(quick) and self._next(quick) is ticket):
                    self._change.wait(0.1)
            finally:
                self._waiting.remove(ticket)
            if len(self._served) >= REMEMBERED:
                self._served.clear()
            self._served[crowd] = self._tickets
            self._tickets += 1
            process = self._idle.pop() if self._idle else _start()
            self._busy[process] = (time.monotonic(), quick)
            self._change.notify_all()  # in the other lane, or behind this one, there may be room
            return process

    def _next(self, quick: bool) -> Ticket:
        """Whose turn it is in a lane."""
        lane = (ticket for ticket in self._waiting if ticket.quick == quick)
        return min(lane, key=lambda ticket: (self._served.get(ticket.crowd, -1), ticket.number))

    def _may_begin(self, quick: bool) -> bool:
        now = time.monotonic()
        at_work = sum(lane == quick and now - since < PATIENCE for since, lane in self._busy.values())
        return at_work < USUAL and len(self._busy) < MOST

    def _give_back(self, process: ProcessPool) -> None:
        with self._change:
            self._thoughts.pop(process, None)
            if self._busy.pop(process, None) is not None:  # otherwise it was stopped
                self._idle.append(process)
            spares: list[Any] = self._idle[2 * USUAL :]
            del self._idle[2 * USUAL :]
            self._change.notify_all()
        for spare in spares:
            spare.stop()
            spare.join()


def _start() -> ProcessPool:
    """Spawned, not forked: a forked child would inherit the locks that other threads hold just then, and the listening
    socket, and keep the port if the server were killed."""
    return ProcessPool(max_workers=1, context=multiprocessing.get_context("spawn"))
