"""The turning points of a finished game, as its page and its replay show them."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from langbord.bots import turning as study_of
from langbord.bots.hint_words import labels, lines, percent
from langbord.bots.turning import Slip
from langbord.server.analysis import turning_points
from langbord.server.models import Table, Turning
from langbord.server.pages.turning_chart import Chart, chart
from langbord.server.tables.replay import Film, film_of
from langbord.text import Texts

MOST = 100  # panels kept in memory


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
    words: str = ""  # of the better move, so that its piece is marked on the board


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
    if not turning_points.fits(table):
        return None
    row = Turning.objects.filter(table=table, rules=turning_points.RULES).first()
    if row is not None and row.study.get("done"):
        key = (table.name, t.language, tuple(names), *sorted(t.options.items()))
        if key not in _panels:
            _panels[key] = _found(row.study, film_of(table), t, names)
            while len(_panels) > MOST:
                _panels.popitem(last=False)
        return _panels[key]
    if row is None:
        return Panel()
    return Panel(running=row.state == Turning.WANTED, failed=row.state == Turning.FAILED, percent=row.percent)


def _found(study: dict[str, Any], film: Film, t: Texts, names: Sequence[str]) -> Panel:
    turning = study_of.result(study)
    dearest = turning.of(None)
    return Panel(
        percent=100,
        alone=turning.alone,
        chart=chart(turning, film.rounds, len(film.words), names, t),
        slips=[_line(slip, film, turning.alone, t, names) for slip in turning.slips],
        dearest=[turning.slips.index(slip) for slip in dearest],
    )


def _line(slip: Slip, film: Film, alone: bool, t: Texts, names: Sequence[str]) -> Line:
    position = film.at(slip.at)
    if alone:
        cost = t.say("turning-cost-alone", points=t.decimal(slip.cost))
    else:
        cost = t.say("turning-cost", percent=percent(slip.cost))
    return Line(
        at=slip.at,
        seat=slip.seat,
        name=names[slip.seat],
        played=" → ".join(labels(slip.played, position, t)),
        better=" → ".join(labels(slip.better, position, t)),
        cost=cost,
        words=" ".join(slip.better),
        why=t.say("turning-why", lines=lines(slip.lines, t)) if slip.lines else t.say("turning-later"),
    )
