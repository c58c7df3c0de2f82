"""An arena as a picture: the ratings with their errors, and who finishes before whom."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from langbord import games
from langbord.lab import matplotlib_helpers
from langbord.lab.arena.statistics import Figures


def draw(figures: Figures, path: Path) -> None:
    """Write the picture; what kind it is, the end of the name says."""
    order = figures.best_first()
    figure = matplotlib_helpers.figure(5.0 + 1.6 * len(order), 1.6 + 0.6 * max(3, len(order)))
    left, right = figure.subplots(1, 2)
    plan = figures.outcome.plan
    figure.suptitle(f"{games.meta(plan.game).title}, {plan.seats} seats, {len(figures.whole):,} games")
    _strengths(left, figures, order)
    _pairs(right, figures, order)
    matplotlib_helpers.save(figure, path)


def _strengths(axes: Any, figures: Figures, order: list[str]) -> None:
    """A dot and a bar for each bot, the best on top; alone at a table there is no rating, and wins are shown."""
    rows = range(len(order))
    if figures.ratings:
        middles = [figures.ratings[bot].mu for bot in order]
        errors = [figures.ratings[bot].error for bot in order]
        axes.set_xlabel("rating, with 95 %")
    else:
        middles = [figures.lines[bot].wins.rate * 100 for bot in order]
        errors = [figures.lines[bot].wins.error * 100 for bot in order]
        axes.set_xlabel("games won, %, with 95 %")
    axes.errorbar(middles, list(rows), xerr=errors, fmt="o", capsize=4, color=matplotlib_helpers.INK)
    axes.set_yticks(list(rows), order)
    axes.set_ylim(len(order) - 0.5, -0.5)
    axes.grid(axis="x", alpha=0.3)


def _pairs(axes: Any, figures: Figures, order: list[str]) -> None:
    """A field for each pair, with its share in %; fields of pairs that never met stay empty."""
    shares = [[figures.pairs[bot].get(rival) for rival in order] for bot in order]
    values = [[share.rate * 100 if share and share.of else float("nan") for share in row] for row in shares]
    axes.imshow(values, vmin=0, vmax=100, cmap="RdBu", aspect="auto")
    for row, line in enumerate(values):
        for column, value in enumerate(line):
            if value == value:  # a number
                colour = "white" if abs(value - 50) > 30 else "black"
                axes.text(column, row, f"{value:.0f}", ha="center", va="center", color=colour)
    axes.set_xticks(range(len(order)), order, rotation=30, ha="right")
    axes.set_yticks(range(len(order)), order)
    axes.set_xlabel("row finished before column, %")
