"""Hints at a table: who may ask for them, and what has come of it.

They are found in the processes that bots think in, kept in memory for one version of the table and shown to the seat
that asked; whatever changes at the table makes them stale. Among people they must have been agreed on beforehand.
"""

from __future__ import annotations

import json
import logging
import secrets
import threading
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from django.db.models import F

from langbord.bots import hints as found_by
from langbord.bots.hint_words import Told, told
from langbord.server import hint_thinking, pages
from langbord.server.boards import BOARDS, Board
from langbord.server.bots import RUNNER
from langbord.server.hub import HUB
from langbord.server.models import Person, Seat, Solo, Table
from langbord.server.tables import Refused

SECONDS = "1.0"  # of thinking
LIMIT = 10.0  # seconds until nobody waits any more
MOST = 300  # answers kept in memory
log = logging.getLogger(__name__)


@dataclass
class Asked:
    """A question that was asked, and the hints once they are there; `failed` if none could be found."""

    version: int
    thinking: bool = True
    failed: bool = False
    hints: list[found_by.Hint] = field(default_factory=list)


@dataclass(frozen=True)
class Panel:
    """What the page shows: a button, that somebody thinks, or the hints."""

    may_ask: bool = False
    thinking: bool = False
    failed: bool = False
    asked: bool = False
    planned: bool = False  # they come from a game's own planner
    hints: list[Told] = field(default_factory=list)


class Hints:
    """The hints of this process, by table and seat; the oldest fall out."""

    def __init__(self) -> None:
        self._guard: threading.Lock = threading.Lock()
        self._asked: OrderedDict[tuple[str, int], Asked] = OrderedDict()

    def of(self, table: str, seat: int, version: int) -> Asked | None:
        """What a seat has asked at this version of the table; what it asked before is forgotten."""
        asked = self._asked.get((table, seat))
        return asked if asked is not None and asked.version == version else None

    def ask(self, table: str, seat: int, version: int, record: dict[str, Any]) -> None:
        """Let somebody think."""
        asked = Asked(version)
        with self._guard:
            self._asked[table, seat] = asked
            self._asked.move_to_end((table, seat))
            while len(self._asked) > MOST:
                self._asked.popitem(last=False)
        threading.Thread(target=self._find, args=(table, asked, record), daemon=True, name="hints").start()

    def forget(self, table: str, seat: int) -> None:
        """The seat has read enough."""
        with self._guard:
            self._asked.pop((table, seat), None)

    def _find(self, table: str, asked: Asked, record: dict[str, Any]) -> None:
        seed = secrets.randbits(64)
        try:
            answer = RUNNER.think_aside(hint_thinking.think, SECONDS, record, seed, LIMIT)
            asked.hints = [found_by.from_json(data) for data in json.loads(answer)]
        except Exception as error:  # a hint is a comfort: whatever goes wrong, the table goes on
            log.warning("no hint at table %s: %r", table, error)
            asked.failed = True
        asked.thinking = False
        HUB.wake(table)


HINTS = Hints()


# --- who may ask --------------------------------------------------------------------------------------


def why_not(table: Table, places: Sequence[Seat], person: Person | None) -> str:
    """The key of the refusal; empty if this person may have hints here."""
    if person is None:
        return "not-your-table"
    if table.daily is not None and Solo.objects.filter(table=table, day__isnull=False).exists():
        return "hints-daily"
    others = any(place.person_id not in (None, person.pk) for place in places)
    return "hints-off" if others and not table.hints else ""


def ask(table: Table, seat: int, person: Person) -> None:
    """A person asks for hints at the question that is put to their seat."""
    with BOARDS.locked(table.name):
        table.refresh_from_db()
        refusal = why_not(table, list(table.places.all()), person)
        if refusal:
            raise Refused(refusal, 403)
        board = BOARDS.get(table) if table.state == Table.PLAYING else None
        if board is None or not _is_asked(board, seat):
            raise Refused("hints-not-now")
        before = HINTS.of(table.name, seat, board.version)
        if before is not None and not before.failed:
            return
        table.places.filter(number=seat).update(hints=F("hints") + 1)
        HINTS.ask(table.name, seat, board.version, board.position.record())
    HUB.wake(table.name)


def _is_asked(board: Board, seat: int) -> bool:
    position = board.position
    return position.ask is not None and position.ask.seat == seat and position.held is None


# --- what the page shows ------------------------------------------------------------------------------


def panel(table: Table, places: Sequence[Seat], board: Board, page: dict[str, Any], person: Person | None) -> Panel:
    """`page` is the page so far, as its viewer sees it."""
    seat = page["viewer"].seat
    if not page["mine"] or len(page["choices"]) < 2 or why_not(table, places, person):
        return Panel()
    asked = HINTS.of(table.name, seat, board.version)
    if asked is None:
        return Panel(may_ask=True)
    position = pages.seen_by(board.position, seat)
    return Panel(
        may_ask=asked.failed,
        thinking=asked.thinking,
        failed=asked.failed,
        asked=True,
        planned=any(hint.told for hint in asked.hints),
        hints=[told(hint, position, page["t"]) for hint in asked.hints],
    )
