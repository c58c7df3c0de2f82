"""Hints at a table: who may ask for them, and what has come of it.

They are found in the processes that bots think in, by the process that was asked, and kept in the database for one
version of the table, since any process may have to show them; whatever changes at the table makes them stale. If that
process dies nothing comes, and after a while the seat may ask again. Among people they must have been agreed on
beforehand.
"""

from __future__ import annotations

import json
import logging
import secrets
import threading
from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Any

from django.db import Error, close_old_connections, transaction
from django.db.models import F

from langbord.bots import hints as found_by
from langbord.server import notify
from langbord.server.bots import compute_hints
from langbord.server.bots.runner import RUNNER
from langbord.server.editions import store
from langbord.server.models import Hint, Person, Seat, Solo, Table
from langbord.server.tables import clocks, fork
from langbord.server.tables.errors import Refused
from langbord.server.tables.positions import BOARDS, Board, changing

SECONDS = "1.0"  # of thinking
LIMIT = 10.0  # seconds for it, in a process that is busy or hangs
OVERDUE = timedelta(seconds=20)  # whoever should find them is gone
THREAD = "hints"
MOST_WAITING = 16  # in this process; whoever came behind them would be overdue before anybody thought
KEPT = timedelta(days=1)
log = logging.getLogger(__name__)


# --- who may ask --------------------------------------------------------------------------------------


def why_not(table: Table, places: Sequence[Seat], person: Person | None) -> str:
    """The key of the refusal; empty if this person may have hints here."""
    if person is None:
        return "not-your-table"
    if store.by_hand(table.options):
        return "hints-by-hand"
    if of_use_elsewhere(table, person):
        return "hints-elsewhere"
    if table.daily is not None and Solo.objects.filter(table=table, day__isnull=False).exists():
        return "hints-daily"
    others = any(place.person_id not in (None, person.pk) for place in places)
    return "hints-off" if others and not table.hints else ""


def of_use_elsewhere(table: Table, person: Person | None) -> bool:
    """Whether a table was tried from a game that is still played, and played without hints."""
    source = fork.running_source(table) if table.origin else None
    return source is not None and bool(why_not(source, list(source.places.all()), person))


def ask(table: Table, seat: int, person: Person) -> None:
    """A person asks for hints at the question that is put to their seat."""
    with changing(table):
        refusal = why_not(table, list(table.places.all()), person)
        if refusal:
            raise Refused(refusal, 403)
        board = BOARDS.get(table) if table.state == Table.PLAYING else None
        if board is None or not _is_asked(board, seat):
            raise Refused("hints-not-now")
        before = asked_by(table, seat, board)
        if before is not None and not failed(before):
            return
        _must_have_room()
        table.places.filter(number=seat).update(hints=F("hints") + 1)
        values = {"version": board.version, "state": Hint.THINKING, "answer": [], "asked": clocks.now()}
        hint, _ = Hint.objects.update_or_create(table=table, seat=seat, defaults=values)
        record = board.position.record()
        notify.tell(table.name)
    find(hint, record)


def forget(table: Table, seat: int) -> None:
    """The seat has read enough."""
    with transaction.atomic():
        if Hint.objects.filter(table=table, seat=seat).delete()[0]:  # otherwise nobody has anything new to see
            notify.tell(table.name)


def _must_have_room() -> None:
    """A thread waits for each of them until a process is free to think: there is an end to those that may wait."""
    if sum(thread.name == THREAD for thread in threading.enumerate()) >= MOST_WAITING:
        raise Refused("hints-busy", 503)


def _is_asked(board: Board, seat: int) -> bool:
    position = board.position
    return position.ask is not None and position.ask.seat == seat and position.held is None


# --- what has come of it ------------------------------------------------------------------------------


def asked_by(table: Table, seat: int, board: Board) -> Hint | None:
    """What a seat has asked at this version of the table; what it asked before counts no more."""
    return Hint.objects.filter(table=table, seat=seat, version=board.version).first()


def failed(hint: Hint) -> bool:
    """Nothing was found, nobody is there who could, or what was found is of an older version of the house."""
    return (
        hint.state == Hint.FAILED or found_of(hint) is None or (hint.state == Hint.THINKING and hint.asked < _overdue())
    )


def found_of(hint: Hint) -> found_by.Study | None:
    """What was found, if this version of the house can read it."""
    if hint.state != Hint.FOUND:
        return found_by.Study([], [])
    try:
        return found_by.study_from_json(hint.answer)
    except (AttributeError, KeyError, TypeError, ValueError):
        return None


def _overdue() -> datetime:
    return clocks.now() - OVERDUE


def find(hint: Hint, record: dict[str, Any]) -> None:
    """Let somebody think, while the page goes on."""
    threading.Thread(target=_find_aside, args=(hint, record), daemon=True, name=THREAD).start()


def _find_aside(hint: Hint, record: dict[str, Any]) -> None:
    """In a thread with a connection of its own."""
    try:
        find_now(hint, record)
    except Error as error:  # the database is away: the hint will be overdue
        log.warning("a hint at table %s is lost: %s", hint.table_id, error)
    finally:
        close_old_connections()


def find_now(hint: Hint, record: dict[str, Any]) -> None:
    """Think, and keep what has come of it."""
    _note(hint, *_thought(hint, record))


def _thought(hint: Hint, record: dict[str, Any]) -> tuple[str, Any]:
    try:
        seed = secrets.randbits(64)
        return Hint.FOUND, json.loads(RUNNER.think_aside(compute_hints.think, SECONDS, record, seed, LIMIT))
    except Exception as error:  # a hint is a comfort: whatever goes wrong, the table goes on
        log.warning("no hint at table %s: %r", hint.table_id, error)
        return Hint.FAILED, []


def _note(hint: Hint, state: str, answer: Any) -> None:
    """Unless the seat has asked anew, or wants no hint any more."""
    with transaction.atomic():
        if Hint.objects.filter(pk=hint.pk, asked=hint.asked).update(state=state, answer=answer):
            notify.tell(hint.table_id)


def tidy() -> None:
    """Tell those who wait in vain, and throw away what is old. Any process may do that, from time to time."""
    overdue = Hint.objects.filter(state=Hint.THINKING, asked__lt=_overdue())
    for key, table in overdue.values_list("pk", "table_id"):
        with transaction.atomic():
            if overdue.filter(pk=key).update(state=Hint.FAILED):
                notify.tell(table)
    old = Hint.objects.filter(asked__lt=clocks.now() - KEPT)
    if old.exists():  # to look costs less than to write
        old.delete()
