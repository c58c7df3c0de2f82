"""Running positions of this process: a cache over the stored moves, with one lock per table."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from django.db import transaction

from langbord import games
from langbord.engine.position import Position
from langbord.engine.record import open_at_origin
from langbord.server.gestures import fit
from langbord.server.models import Draft, Move, Table

MOST = 500  # positions kept in memory
TRIES = 5  # looks at a table that others move on at the same time


@dataclass
class Board:
    """A position as stored: its settled moves and its draft."""

    position: Position[Any]
    number: int  # settled moves in the database
    version: int  # of the draft
    gestures: list[int] = field(default_factory=list)  # of the draft: how many answers each click gave

    @property
    def answers(self) -> int:
        """Settled moves and draft together."""
        return self.number + self.position.draft


class Boards:
    """Least recently used positions fall out; they are built again from the moves."""

    def __init__(self) -> None:
        self._guard: threading.Lock = threading.Lock()
        self._locks: dict[str, threading.RLock] = {}
        self._boards: OrderedDict[str, Board] = OrderedDict()

    @contextmanager
    def locked(self, table: str) -> Iterator[None]:
        """Only one thread at a time works on a table: a generator cannot be entered twice."""
        with self._guard:
            lock = self._locks.setdefault(table, threading.RLock())
        with lock:
            yield

    def get(self, table: Table) -> Board:
        """The board of a table, as the database has it. Call it inside `locked`."""
        return self.at(table, _draft_of(table))

    def at(self, table: Table, draft: Draft | None) -> Board:
        """The board of a table and a draft that were read at once."""
        version = draft.version if draft else 0
        board = self._boards.get(table.name)
        if board is None or board.number != table.moves_played or board.version != version:
            board = _brought_up(table, draft, board)
        self.put(table.name, board)
        return board

    def known(self, name: str) -> Board | None:
        """The board as it was last seen; the database may have gone on since."""
        return self._boards.get(name)

    def put(self, name: str, board: Board) -> None:
        """Keep a board."""
        with self._guard:
            self._boards[name] = board
            self._boards.move_to_end(name)
            while len(self._boards) > MOST:
                self._boards.popitem(last=False)

    def drop(self, name: str) -> None:
        """Forget a board, after something went wrong with it."""
        with self._guard:
            self._boards.pop(name, None)


def look(name: str) -> tuple[Table | None, Draft | None]:
    """A table and its draft, both as they stand at one moment. Every page that brings a move begins with this."""
    table = Table.objects.select_related("draft").filter(name=name).order_by().first()
    return table, getattr(table, "draft", None)


def _draft_of(table: Table) -> Draft | None:
    """The draft that belongs to the moves that `table` tells of. Another process may have moved between the two looks;
    then `table` is looked at again. (Whoever changes a table holds its row, and nobody moves.)"""
    draft = Draft.objects.filter(table=table).first()
    for _ in range(TRIES):
        if draft is None or draft.number == table.moves_played:
            break
        table.refresh_from_db()
        draft = Draft.objects.filter(table=table).first()
    return draft


def _brought_up(table: Table, draft: Draft | None, known: Board | None) -> Board:
    """The board from its stored words: those after the board that is known already, or all of them."""
    if known is not None and known.number <= table.moves_played:
        position, number = known.position.settled(), known.number
    else:
        position, number = at_origin(table), 0
    news = Move.objects.filter(table=table, number__gte=number, number__lt=table.moves_played)
    for word in news.values_list("word", flat=True):
        position.play(word)
        if position.held is not None:
            position.settle()
    if position.draft:
        position.settle()
    for word in draft.words if draft else []:
        position.play(word)
    if draft is None:
        return Board(position, table.moves_played, 0)
    return Board(position, table.moves_played, draft.version, fit(draft.gestures, position.draft))


def at_origin(table: Table) -> Position[Any]:
    """The position of a table before its first move."""
    origin: dict[str, Any] = table.origin or {"key": table.key}
    return open_at_origin(games.load(table.game), table.seats, table.options, origin, table.rules, hold=True)


BOARDS = Boards()


@contextmanager
def changing(table: Table) -> Iterator[None]:
    """Only one at a time changes a table: in this process by its lock, among processes by its row. What was not
    committed is forgotten here too, or another process could store something else under the same version."""
    with BOARDS.locked(table.name):
        before = BOARDS.known(table.name)
        try:
            with transaction.atomic():
                table.refresh_from_db(from_queryset=Table.objects.select_for_update())
                yield
        except BaseException:
            BOARDS.drop(table.name)
            if before is not None:
                BOARDS.put(table.name, before)
            raise
