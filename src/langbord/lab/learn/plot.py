"""A run of learning as pictures: losses, matches, and whether the chances come true."""

from __future__ import annotations

import json
from pathlib import Path

from langbord import games
from langbord.lab import matplotlib_helpers
from langbord.lab.learn.run import History

LOSSES, MATCHES, CHANCES = "losses.png", "matches.png", "chances.png"


def draw(folder: Path, history: History, run: Path) -> None:
    """Write all of them."""
    folder.mkdir(parents=True, exist_ok=True)
    title = games.meta(history.game).title
    numbers = [each["number"] for each in history.generations]
    figure = matplotlib_helpers.figure(6, 4)
    axes = figure.subplots()
    axes.set_title(f"{title}: log loss on games held out")
    for name, colour in (("hand", matplotlib_helpers.EVEN), ("net", matplotlib_helpers.STRONG)):
        losses = [each["held_out"][name]["log_loss"] for each in history.generations]
        axes.plot(numbers, losses, "o-", color=colour, label=name)
    axes.set_xlabel("generation")
    axes.legend()
    matplotlib_helpers.save(figure, folder / LOSSES)

    figure = matplotlib_helpers.figure(6, 4)
    axes = figure.subplots()
    axes.set_title(f"{title}: against the best so far, with 95 %")
    rates = [100 * each["gate"]["rate"] for each in history.generations]
    limits = [each["gate"]["limits"] for each in history.generations]
    errors = [
        [max(0.0, rate - 100 * low) for rate, (low, _) in zip(rates, limits, strict=True)],
        [max(0.0, 100 * high - rate) for rate, (_, high) in zip(rates, limits, strict=True)],
    ]
    axes.errorbar(numbers, rates, yerr=errors, fmt="o", capsize=4, color=matplotlib_helpers.INK)
    axes.axhline(50, color=matplotlib_helpers.EVEN, linewidth=1)
    axes.set_xlabel("generation")
    axes.set_ylabel("finished before, %")
    matplotlib_helpers.save(figure, folder / MATCHES)

    last = json.loads((run / history.generations[-1]["net"]).read_text(encoding="utf-8"))
    figure = matplotlib_helpers.figure(5, 5)
    axes = figure.subplots()
    axes.set_title(f"{title}: chances given and come true")
    axes.plot([0, 1], [0, 1], color=matplotlib_helpers.EVEN, linewidth=1)
    for name, colour in (("hand", matplotlib_helpers.WEAK), ("net", matplotlib_helpers.STRONG)):
        tenths = last["tenths"][name]
        axes.plot([tenth[1] for tenth in tenths], [tenth[2] for tenth in tenths], "o-", color=colour, label=name)
    axes.set_xlabel("chance given")
    axes.set_ylabel("share of the win")
    axes.legend()
    matplotlib_helpers.save(figure, folder / CHANCES)
