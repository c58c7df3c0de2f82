"""The turning points of finished games: found once, bit by bit, in the processes that bots think in, and then kept."""

from __future__ import annotations

import json
import logging
import queue
import threading
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from django.db import close_old_connections

from langbord.bots import turning as study_of
from langbord.bots.hint_words import labels, lines, percent, plain
from langbord.bots.turning import Slip
from langbord.server import turning_thinking
from langbord.server.boards import BOARDS
from langbord.server.bots import RUNNER
from langbord.server.films import Film, film_of
from langbord.server.hub import HUB
from langbord.server.models import Table, Turning
from langbord.server.tables import Refused
from langbord.server.turning_chart import Chart, chart
from langbord.text import Texts

LIMIT = 60.0  # seconds for one bit of it
RULES = 1  # a study of other rules is made anew
MOST = 100  # panels kept in memory
log = logging.getLogger(__name__)


class Studies:
    """Games that are being thought through, one after another."""

    def __init__(self) -> None:
        self._queue: queue.Queue[str] = queue.Queue()
        self._guard: threading.Lock = threading.Lock()
        self._thread: threading.Thread | None = None
        self._at_work: set[str] = set()
        self._failed: set[str] = set()

    def begin(self, table: str) -> None:
        """Think a game through, unless somebody does already."""
        with self._guard:
            if table in self._at_work:
                return
            self._at_work.add(table)
            self._failed.discard(table)
            if self._thread is None:
                self._thread = threading.Thread(target=self._run, daemon=True, name="turning")
                self._thread.start()
        self._queue.put(table)

    def at_work(self, table: str) -> bool:
        """Whether a game is being thought through, or waits for its turn."""
        return table in self._at_work

    def failed(self, table: str) -> bool:
        """Whether that was tried in vain."""
        return table in self._failed

    def _run(self) -> None:
        while True:
            table = self._queue.get()
            try:
                self._study(table)
            except Exception as error:  # one game that cannot be judged does not keep others waiting
                log.warning("no turning points for table %s: %r", table, error)
                self._failed.add(table)
            finally:
                with self._guard:
                    self._at_work.discard(table)
                close_old_connections()
                HUB.wake(table)

    def _study(self, name: str) -> None:
        table = Table.objects.get(name=name)
        with BOARDS.locked(name):
            record = BOARDS.get(table).position.record()
        row, _ = Turning.objects.get_or_create(table=table)
        study = row.study if row.study and row.rules == RULES else study_of.begin()
        while not study["done"]:
            study = json.loads(RUNNER.think_aside(turning_thinking.think_on, json.dumps(study), record, 0, LIMIT))
            row.study, row.percent, row.rules = study, study_of.progress(record, study), RULES
            row.save()
            HUB.wake(name)


STUDIES = Studies()


def begin(table: Table) -> None:
    """Somebody wants to know where a finished game turned."""
    if not fits(table):
        raise Refused("table-not-over")
    row = Turning.objects.filter(table=table).first()
    if row is None or row.rules != RULES or not row.study.get("done"):
        STUDIES.begin(table.name)


def fits(table: Table) -> bool:
    """Whether there is something to be found: the game is over, some of it was played, and it can be judged."""
    return table.state == Table.OVER and table.moves_played > 0 and study_of.fits(table.game)


# --- what the page shows ------------------------------------------------------------------------------


@dataclass(frozen=True)
class Line:
    """A move that cost something, as it is read."""

    at: int
    seat: int
    name: str
    played: str
    better: str
    cost: str
    why: str


@dataclass(frozen=True)
class Panel:
    """A button, how far it has come, or the chart and the moves."""

    running: bool = False
    failed: bool = False
    percent: int = 0
    alone: bool = False
    chart: Chart | None = None
    slips: list[Line] = field(default_factory=list)
    dearest: list[int] = field(default_factory=list)  # places in `slips` of the dearest of all


_panels: OrderedDict[tuple[object, ...], Panel] = OrderedDict()


def panel(table: Table, t: Texts, names: Sequence[str]) -> Panel | None:
    """What a page of the finished game shows; none where nothing can be found."""
    if not fits(table):
        return None
    row = Turning.objects.filter(table=table, rules=RULES).first()
    if row is not None and row.study.get("done"):
        key = (table.name, t.language, tuple(names))
        if key not in _panels:
            _panels[key] = _found(row.study, film_of(table), t, names)
            while len(_panels) > MOST:
                _panels.popitem(last=False)
        return _panels[key]
    if STUDIES.at_work(table.name):
        return Panel(running=True, percent=row.percent if row is not None else 0)
    return Panel(failed=STUDIES.failed(table.name))


def _found(study: dict[str, Any], film: Film, t: Texts, names: Sequence[str]) -> Panel:
    turning = study_of.result(study)
    dearest = turning.of(None)
    return Panel(
        percent=100,
        alone=turning.alone,
        chart=chart(turning, film.rounds, len(film.words), names, t.language),
        slips=[_line(slip, film, turning.alone, t, names) for slip in turning.slips],
        dearest=[turning.slips.index(slip) for slip in dearest],
    )


def _line(slip: Slip, film: Film, alone: bool, t: Texts, names: Sequence[str]) -> Line:
    position = film.at(slip.at)
    if alone:
        cost = t.say("turning-cost-alone", points=plain(slip.cost, t.language))
    else:
        cost = t.say("turning-cost", percent=percent(slip.cost))
    return Line(
        at=slip.at,
        seat=slip.seat,
        name=names[slip.seat],
        played=" → ".join(labels(slip.played, position, t)),
        better=" → ".join(labels(slip.better, position, t)),
        cost=cost,
        why=t.say("turning-why", lines=lines(slip.lines, t)) if slip.lines else t.say("turning-later"),
    )
