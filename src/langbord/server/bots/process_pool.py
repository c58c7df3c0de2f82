"""The processes that bots think in. Each thought has one to itself: a bot that hangs keeps nobody else waiting."""

from __future__ import annotations

import multiprocessing
import os
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any

from pebble import ProcessPool

Thought = Callable[[str, dict[str, Any], int], str]

USUAL = max(1, (os.cpu_count() or 2) // 2)  # processes at work, as long as none of them hangs
MOST = 12  # processes at all
PATIENCE = 1.0  # seconds; who thinks longer gets no place of the others


class Thinkers:
    """Processes that wait for work and those at work. More are started only when all at work seem to hang."""

    def __init__(self) -> None:
        self._change: threading.Condition = threading.Condition()
        self._idle: list[ProcessPool] = []
        self._busy: dict[ProcessPool, float] = {}  # since when
        self._thoughts: dict[ProcessPool, Future[str]] = {}

    def ask(self, think: Thought, level: str, record: dict[str, Any], seed: int, limit: float) -> str:
        """A bot's word; raises what went wrong, and a TimeoutError after `limit` seconds."""
        process = self._take()
        try:
            thought = process.schedule(think, args=(level, record, seed), timeout=limit)
            self._thoughts[process] = thought
            word: str = thought.result()
            return word
        finally:
            self._give_back(process)

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

    def _take(self) -> ProcessPool:
        with self._change:
            while not self._idle and not self._may_grow():
                self._change.wait(0.1)
            process = self._idle.pop() if self._idle else _start()
            self._busy[process] = time.monotonic()
            return process

    def _may_grow(self) -> bool:
        now = time.monotonic()
        at_work = sum(now - since < PATIENCE for since in self._busy.values())
        return at_work < USUAL and len(self._busy) < MOST

    def _give_back(self, process: ProcessPool) -> None:
        with self._change:
            self._thoughts.pop(process, None)
            if self._busy.pop(process, None) is not None:  # otherwise it was stopped
                self._idle.append(process)
            spares: list[Any] = self._idle[USUAL:]
            del self._idle[USUAL:]
            self._change.notify()
        for spare in spares:
            spare.stop()
            spare.join()


def _start() -> ProcessPool:
    """Spawned, not forked: a forked child would inherit the locks that other threads hold just then, and the listening
    socket, and keep the port if the server were killed."""
    return ProcessPool(max_workers=1, context=multiprocessing.get_context("spawn"))
