"""Bots at the table: they think in processes that can be killed, and move at a pace a person can follow."""

from __future__ import annotations

import contextlib
import logging
import multiprocessing
import os
import queue
import random
import threading
import time
from collections.abc import Callable
from concurrent.futures import TimeoutError as TooSlow
from typing import Any

from django.db import close_old_connections
from pebble import ProcessPool

from langbord.engine.errors import LangbordError
from langbord.server.boards import BOARDS
from langbord.server.models import Table
from langbord.server.thinking import think

LIMIT = 10.0  # seconds a bot may think
log = logging.getLogger(__name__)


class Runner:
    """One thread that looks at tables where it may be a bot's turn."""

    def __init__(self) -> None:
        self.think: Callable[[str, dict[str, Any], int], str] = think  # what runs in the other process
        self.pause: float = float(os.environ.get("LANGBORD_BOT_PAUSE", "0.8"))
        self._queue: queue.Queue[tuple[float, str]] = queue.Queue()
        self._pool: ProcessPool | None = None
        self._thread: threading.Thread | None = None
        self._guard: threading.Lock = threading.Lock()
        self._pending: set[str] = set()
        self._hurry: set[str] = set()

    def look_at(self, table: str) -> None:
        """See soon whether a bot is asked at this table."""
        with self._guard:
            if table in self._pending:
                return
            self._pending.add(table)
            if self._thread is None:
                self._thread = threading.Thread(target=self._run, daemon=True, name="bots")
                self._thread.start()
        self._queue.put((time.monotonic(), table))

    def hurry(self, table: str) -> None:
        """Somebody at the table does not want to wait for the pauses."""
        self._hurry.add(table)

    def stop(self) -> None:
        """End the thinking processes."""
        if self._pool is not None:
            pool: Any = self._pool  # pebble has no types for these two
            self._pool = None
            pool.stop()
            pool.join()

    def _run(self) -> None:
        waiting: list[tuple[float, str]] = []
        while True:
            with contextlib.suppress(queue.Empty):
                waiting.append(self._queue.get(timeout=0.02 if waiting else None))
            now = time.monotonic()
            for entry in list(waiting):
                since, table = entry
                if now - since >= self.pause or table in self._hurry:
                    waiting.remove(entry)
                    with self._guard:
                        self._pending.discard(table)
                    try:
                        self._maybe_move(table)
                    except Exception:  # a broken table must not stop the bots of the others
                        log.exception("the bot at table %s failed", table)
                    finally:
                        close_old_connections()

    def _maybe_move(self, name: str) -> None:
        from langbord.server import tables

        table = Table.objects.filter(name=name, state=Table.PLAYING).first()
        if table is None:
            self._hurry.discard(name)
            return
        with BOARDS.locked(name):
            table.refresh_from_db()
            board = BOARDS.get(table)
            position = board.position
            if position.draft:
                drafting = tables.drafting_seat(position)
                if drafting is None or not table.places.get(number=drafting).bot:
                    self._hurry.discard(name)
                    return
                if position.held is not None:  # its person finished the turn and left the rest to a bot
                    tables.settle(table, drafting, board.version)
                    return
            ask = position.ask
            if ask is None:
                return
            place = table.places.get(number=ask.seat)
            if not place.bot:
                self._hurry.discard(name)
                return
            record = position.record()
            legal = frozenset(position.game.vocabulary.word(move) for move in ask.moves)
            version, answers = board.version, board.answers
        word = self._think(place.bot, record, legal)
        try:
            tables.play(table, ask.seat, [word], version, answers)
        except LangbordError as error:
            log.warning("the bot at table %s was refused: %s", name, error)
        self.look_at(name)

    def _think(self, level: str, record: dict[str, Any], legal: frozenset[str]) -> str:
        """The bot's word; the calm bot's, here and now, if it crashed, was too slow or made no sense."""
        seed = random.SystemRandom().getrandbits(64)
        if self._pool is None:
            # Spawned, not forked: a forked child would inherit the locks that other threads hold just then, and the
            # listening socket, and keep the port if the server were killed.
            spawn = multiprocessing.get_context("spawn")
            self._pool = ProcessPool(max_workers=max(1, (os.cpu_count() or 2) // 2), context=spawn)
        try:
            word: str = self._pool.schedule(self.think, args=(level, record, seed), timeout=LIMIT).result()
        except (TooSlow, Exception) as error:
            log.warning("a %s bot did not answer: %r", level, error)
            return think("calm", record, seed)
        if word not in legal:
            log.warning("a %s bot answered '%s', which is not possible", level, word)
            return think("calm", record, seed)
        return word


RUNNER = Runner()
