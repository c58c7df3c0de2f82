"""Running positions of this process: a cache over the stored moves, with one lock per table."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from langbord import games
from langbord.engine.position import Position
from langbord.engine.record import open_at_origin
from langbord.server.gestures import fit
from langbord.server.models import Draft, Move, Table

MOST = 500  # positions kept in memory


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
        draft = Draft.objects.filter(table=table).first()
        version = draft.version if draft else 0
        board = self._boards.get(table.name)
        if board is None or board.number != table.moves_played or board.version != version:
            board = self._build(table, draft)
        self.put(table.name, board)
        return board

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

    @staticmethod
    def _build(table: Table, draft: Draft | None) -> Board:
        position = at_origin(table)
        for word in Move.objects.filter(table=table).values_list("word", flat=True):
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
    return open_at_origin(games.load(table.game), table.seats, table.options, origin, hold=True)


BOARDS = Boards()
