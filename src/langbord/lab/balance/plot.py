"""Balance as pictures: how everything stands out, with its error, one picture for each line-up."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from langbord import games
from langbord.lab import matplotlib_helpers
from langbord.lab.balance.count import TOO_MUCH, TOO_MUCH_PLACE, Count, Report

ROW = 0.2  # inches


@dataclass(frozen=True)
class Row:
    """A dot and its error."""

    name: str
    lift: float
    error: float
    verdict: str


def draw(folder: Path, game: str, report: Report) -> Path:
    """Write the picture of a line-up and tell where."""
    folder.mkdir(parents=True, exist_ok=True)
    tables = sorted(report.tables.items())
    rows = max([report.line_up.seats, *(len(counts) for _, counts in tables)])
    drawn = matplotlib_helpers.figure(3.4 * (len(tables) + 1), 1.4 + ROW * rows)
    drawn.suptitle(f"{games.meta(game).title}, {report.line_up.title}, {report.games:,} games")
    panels = drawn.subplots(1, len(tables) + 1, squeeze=False)[0]
    _places(panels[0], report)
    for panel, (table, counts) in zip(panels[1:], tables, strict=True):
        _table(panel, table, counts, report)
    slug = re.sub(r"[^a-z0-9]+", "-", f"{game} {report.line_up.title}".lower()).strip("-")
    path = folder / f"{slug}.png"
    matplotlib_helpers.save(drawn, path)
    return path


def _places(panel: Any, report: Report) -> None:
    rows = [
        Row(str(number + 1), place.rate() - report.even(), place.error(), report.place_verdict(number))
        for number, place in enumerate(report.places)
    ]
    _lifts(panel, "place in turn order", rows, TOO_MUCH_PLACE)


def _table(panel: Any, title: str, counts: dict[str, Count], report: Report) -> None:
    rows = [
        Row(word, fared.rate() - report.expected(fared), fared.error(), report.verdict(count))
        for word, count in counts.items()
        if (fared := count.holders).seats
    ]
    _lifts(panel, title, sorted(rows, key=lambda row: -row.lift), TOO_MUCH)


def _lifts(panel: Any, title: str, rows: list[Row], limit: float) -> None:
    """A dot with its error for each; what stands out has a colour of its own, and the limits are lines."""
    colours = {"too strong": matplotlib_helpers.STRONG, "too weak": matplotlib_helpers.WEAK}
    for number, row in enumerate(rows):
        lift, error = row.lift * 100, row.error * 100
        panel.errorbar(
            [lift],
            [number],
            xerr=[error],
            fmt="o",
            markersize=3,
            capsize=2,
            color=colours.get(row.verdict, matplotlib_helpers.EVEN),
        )
    for line in (-limit * 100, 0, limit * 100):
        panel.axvline(
            line, color=matplotlib_helpers.INK, alpha=0.5, linewidth=1 if line else 0.6, linestyle="--" if line else "-"
        )
    panel.set_yticks(range(len(rows)), [row.name for row in rows], fontsize=7)
    panel.set_ylim(len(rows) - 0.5, -0.5)
    panel.set_title(title, fontsize=9)
    panel.set_xlabel("wins beyond the expected, points", fontsize=8)
