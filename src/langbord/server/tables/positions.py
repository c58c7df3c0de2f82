"""Running positions of this process: a cache over the stored moves, with one lock per table."""

from __future__ import annotations

import logging
import threading
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from django.db import transaction

from langbord import games
from langbord.engine.codec import canonical, canonical_hash, state_hash
from langbord.engine.errors import EditionError, LangbordError, first_line
from langbord.engine.position import Position
from langbord.engine.record import UNPLAYABLE, open_at_origin, resume_at_turn_start
from langbord.plugin import NotInstalled
from langbord.server.models import Draft, Move, Table, TurnStart
from langbord.server.tables.clicks import fit

log = logging.getLogger(__name__)
MOST = 500  # positions kept in memory
TRIES = 5  # looks at a table that others move on at the same time


class DoesNotFit(LangbordError):
    """The stored moves of a table cannot be played with this version, and not all that was settled can be kept.
    `start` is the number of moves up to the turn start from which the table can go on; None if there is none."""

    def __init__(self, table: Table, start: int | None, why: str) -> None:
        kept = "nothing of it can be played on" if start is None else f"it can go on from move {start}"
        super().__init__(f"table {table.name} ({table.game}) does not fit this version, {kept}: {why}")
        self.table: Table = table
        self.start: int | None = start
        self.why: str = why


class GameGone(DoesNotFit):
    """The game of a table is not installed here, or cannot be loaded."""

    def __init__(self, table: Table, why: str) -> None:
        super().__init__(table, None, why)


@dataclass
class Board:
    """A position as stored: its settled moves and its draft."""

    position: Position[Any]
    number: int  # settled moves in the database
    version: int  # of the draft
    gestures: list[int] = field(default_factory=list)  # of the draft: how many answers each click gave
    lost: str = ""  # why the table goes on from a stored turn start: the way to there cannot be played again
    taken_back: int = 0  # how often settled moves had been taken back: its moves are the first of those stored now

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
            fits = board is not None and board.taken_back == table.taken_back
            board = _brought_up(table, draft, board if fits else None)
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
        position, lost = known.position.settled(), known.lost
        _play_settled(position, _words(table, known.number))
    else:
        position, lost = _rebuilt(table)
    drafted = draft.words if draft else []
    try:
        for word in drafted:
            position.play(word)
    except (LangbordError, *UNPLAYABLE) as error:
        # Of a draft nobody else has seen anything: it is left out, and overwritten by the next click.
        log.warning("the draft of table %s cannot be played any more: %s", table.name, first_line(error))
        position = position.settled()
    if draft is None:
        return Board(position, table.moves_played, 0, lost=lost)
    gestures = fit(draft.gestures, position.draft)
    return Board(position, table.moves_played, draft.version, gestures, lost, table.taken_back)


def _words(table: Table, first: int) -> list[str]:
    """The settled words from a number on."""
    moves = Move.objects.filter(table=table, number__gte=first, number__lt=table.moves_played)
    return list(moves.order_by("number").values_list("word", flat=True))


def _play_settled(position: Position[Any], words: list[str]) -> None:
    for word in words:
        position.play(word)
        if position.held is not None:
            position.settle()
    if position.draft:
        position.settle()


def _rebuilt(table: Table) -> tuple[Position[Any], str]:
    """The settled position from its origin. If this version cannot play all its words again, or comes to another turn
    start than the stored one, the table goes on from that; then it is told why."""
    words = _words(table, 0)
    start = TurnStart.objects.filter(table=table).first()
    position: Position[Any] | None = None
    try:
        position = at_origin(table)
        _play_settled(position, words)
        if start is None or start.number != position.base.answers or start.hash == state_hash(position.base.state):
            return position, ""
        why = f"played again, the turn that began with move {start.number + 1} begins otherwise"
    except NotInstalled as error:
        raise GameGone(table, str(error)) from None
    except EditionError:  # it is the cards that cannot be read, of all tables
        raise
    except (LangbordError, *UNPLAYABLE) as error:
        why = first_line(error)
    if start is None:
        log.error("table %s (%s) does not fit this version: %s", table.name, table.game, why)
        raise DoesNotFit(table, None, why)
    try:
        position = resumed(table, start, words[: start.number])
    except (LangbordError, *UNPLAYABLE) as error:
        raise DoesNotFit(table, None, f"{why}; nor its last turn start: {first_line(error)}") from None
    try:
        _play_settled(position, words[start.number :])
    except (LangbordError, *UNPLAYABLE):
        raise DoesNotFit(table, start.number, why) from None
    log.warning("table %s (%s) goes on from move %s: %s", table.name, table.game, start.number, why)
    return position, why


def resumed(table: Table, start: TurnStart, words: list[str]) -> Position[Any]:
    """The position at a stored turn start, with the words that led to it, which are not played again."""
    game = games.load(table.game)
    seats = list(
        Move.objects.filter(table=table, number__lt=start.number).order_by("number").values_list("seat", flat=True)
    )
    return resume_at_turn_start(
        game, table.seats, table.options, origin_of(table), start.rules, start.state, start.turns, words, seats
    )


def keep_turn_start(table: Table, position: Position[Any]) -> None:
    """Store the last settled turn start. It belongs into the transaction that stores the moves before it."""
    base = position.base
    name, content = position.game.edition(position.options)
    state = canonical(base.state)
    values = {
        "number": base.answers,
        "turns": base.turns,
        "state": state,
        "hash": canonical_hash(state),
        "rules": position.rules,
        "edition": {"name": name, "hash": content},
    }
    if not TurnStart.objects.filter(table=table).update(**values):  # in one statement: the table is locked
        TurnStart.objects.create(table=table, **values)


def at_origin(table: Table) -> Position[Any]:
    """The position of a table before its first move."""
    return open_at_origin(games.load(table.game), table.seats, table.options, origin_of(table), table.rules, hold=True)


def origin_of(table: Table) -> dict[str, Any]:
    """Where a table began: its shuffle, or the state that it was given."""
    return table.origin or {"key": table.key}


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
