"""Bots at the table: they think in processes that can be killed, and move at a pace a person can follow."""

from __future__ import annotations

import contextlib
import logging
import queue
import random
import threading
import time
from collections import Counter
from collections.abc import Iterator
from typing import Any

from django.conf import settings
from django.db import close_old_connections, connection, transaction

from langbord.engine.errors import LangbordError
from langbord.engine.position import Position
from langbord.server import dispatch
from langbord.server.bots.compute import think
from langbord.server.bots.pacing import Pacing, slowest
from langbord.server.bots.process_pool import MOST, REMEMBERED, Thinkers, Thought
from langbord.server.http import metrics
from langbord.server.models import Seat, Table
from langbord.server.tables.positions import BOARDS, DoesNotFit, look

LIMIT = 10.0  # seconds a bot may think
AT_A_TIME = 20.0  # seconds that a worker stays at one table
#: Tables of one crowd at which this process moves at a time; where it has more, a worker goes on after each move.
OF_ONE_CROWD = 8
#: Bots that answer in a moment. They have a lane of their own (process_pool.py).
QUICK = ("random", "calm", "curious", "steady")
HURRY = 60.0  # seconds that a hurry lasts at most: it is told to every process, and one of them meets its end
log = logging.getLogger(__name__)


def _public(position: Position[Any]) -> tuple[object, int]:
    """What those who only look on see of a table."""
    shown = position.settled() if position.draft else position
    return shown.view(None), len(shown.log(None))


def _pace(table: str) -> float:
    """How long its people want the pauses of a table to be."""
    people = Seat.objects.filter(table_id=table, bot="", person__isnull=False)
    return slowest(people.values_list("person__pace", flat=True))


class Runner:
    """One thread that waits until it may be a bot's turn at some table, and some that move there, a table each."""

    def __init__(self) -> None:
        self.think: Thought = think  # what runs in the other process
        self.pause: float = settings.BOT_PAUSE
        self._queue: queue.Queue[tuple[float, str]] = queue.Queue()
        self._thinkers: Thinkers = Thinkers()
        self._thread: threading.Thread | None = None
        self._guard: threading.Lock = threading.Lock()
        self._pending: set[str] = set()  # tables to look at soon
        self._moving: set[str] = set()  # tables where a bot is thinking or moves
        self._crowds: dict[str, str] = {}  # where tables come from, as far as it was seen here
        self._at: Counter[str] = Counter()  # how many tables of a crowd a worker stays at
        self._hurry: dict[str, float] = {}  # tables without pauses, and until when
        self.pacing: Pacing = Pacing()
        self._hurried: threading.Condition = threading.Condition()  # or the house closes
        self._stopped: bool = False

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
        now = time.monotonic()
        for name, until in list(self._hurry.items()):
            if until < now:
                self._hurry.pop(name, None)
        self._hurry[table] = now + HURRY
        with self._hurried:
            self._hurried.notify_all()

    def move_at(self, table: str) -> bool:
        """Move at a table, each time after the pause, until no bot is asked there. For workers, whose next job for a
        table is not begun before this one has ended. It ends after a while all the same, for other tables: then it says
        that there is something left to do."""
        end = time.monotonic() + AT_A_TIME
        self.pacing.wish(table, _pace(table))
        with self._staying(table) as crowd:
            while time.monotonic() < end:
                with self._hurried:
                    self._hurried.wait_for(lambda: self._hurries(table) or self._stopped, self._pause(table))
                if self._stopped or not self._maybe_move(table):
                    return self._stopped  # another worker goes on
                if self.is_crowded(crowd):
                    break
        return True

    @contextlib.contextmanager
    def _staying(self, table: str) -> Iterator[str]:
        """While a worker stays at a table; where it comes from."""
        crowd = Table.objects.filter(pk=table).values_list("crowd", flat=True).first() or ""
        with self._guard:
            self._note_crowd(table, crowd)
            self._at[crowd] += 1
        try:
            yield crowd
        finally:
            with self._guard:
                self._at[crowd] -= 1
                if self._at[crowd] <= 0:
                    del self._at[crowd]

    def is_crowded(self, crowd: str) -> bool:
        """Whether a worker has more tables of this crowd than one should have: others shall not wait for them."""
        return crowd != "" and self._at[crowd] > OF_ONE_CROWD

    def after_the_others(self, table: str) -> bool:
        """Whether the next job of a table comes after those of other crowds."""
        return self._at[self._crowds.get(table, "")] >= OF_ONE_CROWD and self._crowds.get(table, "") != ""

    def queues(self) -> tuple[int, int, int, int]:
        """Tables that wait for this process; thoughts that wait, are thought; and processes."""
        return (len(self._pending), *self._thinkers.lengths())

    def think_aside(self, think: Thought, what: str, record: dict[str, Any], seed: int, limit: float) -> str:
        """Something else to think about in the same processes: hints, turning points."""
        return self._thinkers.ask(think, what, record, seed, limit)

    @property
    def stopped(self) -> bool:
        """Whether the house is closing."""
        return self._stopped

    def stop(self) -> None:
        """End the thinking processes; no bot moves any more."""
        self._stopped = True
        with self._hurried:
            self._hurried.notify_all()
        self._thinkers.stop()

    def _hurries(self, table: str) -> bool:
        return self._hurry.get(table, 0.0) > time.monotonic()

    def _pause(self, table: str) -> float:
        """Seconds to wait at a table."""
        return 0.0 if self._hurries(table) else self.pause * self.pacing.pauses(table)

    def _run(self) -> None:
        waiting: list[tuple[float, str]] = []
        while not self._stopped:
            with contextlib.suppress(queue.Empty):
                waiting.append(self._queue.get(timeout=0.02 if waiting else None))
            now = time.monotonic()
            for entry in self._in_turn(waiting):
                since, table = entry
                if now - since >= self._pause(table) and table not in self._moving and self._has_room_for(table):
                    waiting.remove(entry)
                    with self._guard:
                        self._pending.discard(table)
                        self._moving.add(table)
                    threading.Thread(target=self._move, args=(table,), daemon=True, name="bot").start()

    def _in_turn(self, waiting: list[tuple[float, str]]) -> list[tuple[float, str]]:
        """Tables that wait, those first of whose crowd the fewest are moved at."""
        moved = Counter(self._crowds.get(table, "") for table in list(self._moving))
        return sorted(waiting, key=lambda entry: moved[self._crowds.get(entry[1], "")])

    def _has_room_for(self, table: str) -> bool:
        """Whether a bot may begin at a table: not all places are for one crowd."""
        crowd = self._crowds.get(table, "")
        own = sum(self._crowds.get(other, "") == crowd for other in list(self._moving)) if crowd else 0
        return len(self._moving) < MOST and own < OF_ONE_CROWD

    def _note_crowd(self, table: str, crowd: str) -> None:
        if len(self._crowds) >= REMEMBERED:
            self._crowds.clear()
        self._crowds[table] = crowd

    def _move(self, table: str) -> None:
        try:
            self._maybe_move(table)
        except DoesNotFit as misfit:
            log.warning("no bot moves at a table: %s", misfit)
        except Exception:  # a broken table must not stop the bots of the others
            log.exception("the bot at table %s failed", table)
        finally:
            close_old_connections()
            with self._guard:
                self._moving.discard(table)

    def _maybe_move(self, name: str) -> bool:
        """Answer one question at a table, if a bot is asked there; whether a bot may be asked again."""
        from langbord.server.bots import looks
        from langbord.server.tables import chat, guided, learning
        from langbord.server.tables import moves as table_moves

        connection.ensure_connection()  # before the table (payload.py)
        with BOARDS.locked(name):
            table, draft = look(name)
            if table is None or table.state != Table.PLAYING or self._stopped:
                self._rest(name)
                return False
            board = BOARDS.at(table, draft)
            position = board.position
            if position.draft:
                drafting = table_moves.drafting_seat(position)
                if drafting is None or not table.places.get(number=drafting).bot:
                    self._rest(name)
                    return False
                if position.held is not None:  # its person finished the turn and left the rest to a bot
                    table_moves.settle(table, drafting, board.version)
                    return True
            ask = position.ask
            if ask is None:
                return False
            self._note_crowd(name, table.crowd)
            places = list(table.places.values_list("number", "bot", "person__pace"))
            bots = {number: bot for number, bot, _ in places if bot}
            if len(bots) == len(places) and looks.rests(table):
                self._rest(name)
                return False
            self.pacing.wish(name, slowest(pace for _, bot, pace in places if pace and not bot))
            if ask.seat not in bots:
                self._rest(name)
                return False
            saved = position.save()  # not the record: that is played through twice, and grows with the game
            legal = frozenset(position.game.vocabulary.word(move) for move in ask.moves)
            public = _public(position)
            number, version, answers = board.number, board.version, board.answers
            prepared = learning.reply(table, position) or guided.reply(table, position)
        close_old_connections()  # others can do something with it meanwhile
        if prepared is not None:
            word, replaced = prepared, False
        else:
            with metrics.thinking(bots[ask.seat]):
                word, replaced = self._think(bots[ask.seat], saved, legal, table.crowd or name)
        if self._stopped:
            return False
        try:
            after = table_moves.play(table, ask.seat, [word], version, answers, bot=bots[ask.seat])
        except LangbordError as error:
            log.warning("the bot at table %s was refused: %s", name, error)
            dispatch.look_at(name)
            return True
        if replaced:
            chat.tell(table, chat.BOT_REPLACED, ask.seat)
            table_moves.changed(table)
        with BOARDS.locked(name):
            asked = after.position.ask
            goes_on = after.position.held is not None or (asked is not None and asked.seat in bots)
            if goes_on:
                self.pacing.answered(name, shown=_public(after.position) != public)
            else:
                self.pacing.person_asked(name)
        if after.number == number:  # its turn goes on; whatever is settled makes somebody look by itself
            dispatch.look_at(name)
        return goes_on

    def _rest(self, name: str) -> None:
        """No bot is asked at a table."""
        self._hurry.pop(name, None)
        self.pacing.person_asked(name)

    def _think(self, level: str, saved: dict[str, Any], legal: frozenset[str], crowd: str) -> tuple[str, bool]:
        """The bot's word; the calm bot's, here and now, if it crashed, was too slow or made no sense; and if so."""
        seed = random.SystemRandom().getrandbits(64)
        try:
            quick = level in QUICK
            word = self._thinkers.ask(self.think, level, saved, seed, LIMIT, crowd=crowd, quick=quick)
        except Exception as error:
            log.warning("a %s bot did not answer: %r", level, error)
            return think("calm", saved, seed), True
        if word not in legal:
            log.warning("a %s bot answered '%s', which is not possible", level, word)
            return think("calm", saved, seed), True
        return word, False


RUNNER = Runner()
metrics.watch_queues(RUNNER.queues)


class AtHome:
    """The thread of this process sees to the bots of a table (dispatch.py)."""

    def look_at(self, table: str) -> None:
        transaction.on_commit(lambda: RUNNER.look_at(table))

    def hurry(self, table: str) -> None:
        RUNNER.hurry(table)
