"""`langbord turning FILE`: where a finished game turned, as a chart of letters and a list."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import Progress

from langbord.bots import turning
from langbord.bots.hint_words import labels, lines, percent
from langbord.bots.turning import Slip, Study, Turning
from langbord.engine.control_chars import plain as as_seen
from langbord.engine.errors import OptionError
from langbord.lab import records
from langbord.text import Texts

WIDTH, HEIGHT = 64, 11  # of the chart, in letters
SLICE = 0.5  # seconds between two steps of the progress bar


def study(path: Path, record: Any) -> Study:
    """Think the game of a record through; how far it has come stands on stderr, if somebody looks at it."""
    position = records.replay(path, record)
    if not turning.fits(position.game.meta.name):
        raise OptionError(f"{path}: nobody can say where {position.game.meta.title} turns: it is a story")
    found = turning.begin()
    with Progress(console=Console(stderr=True), transient=True, disable=not Console(stderr=True).is_terminal) as bar:
        task = bar.add_task("", total=100)
        while not found["done"]:
            found = turning.go_on(record, found, SLICE)
            bar.update(task, completed=turning.progress(record, found))
    return found


def as_text(path: Path, record: Any, found: Turning, language: str) -> str:
    """The chart, and the moves that cost most."""
    position = records.replay(path, record)
    texts = Texts(language, position.game, position.options, _names(record))
    title = texts.say("turning-chart-alone" if found.alone else "turning-chart")
    told = [title, "", *chart(found, len(record["words"])), ""]
    told += [f"  {seat + 1} {texts.seat(seat)}" for seat in range(position.seats)] if not found.alone else []
    told += ["", texts.say("turning-costly") if found.slips else texts.say("turning-none")]
    for slip in found.of(None):
        told += ["", *_slip(path, record, slip, found.alone, texts)]
    return "\n".join(told)


def _names(record: Any) -> list[str]:
    """The names that a file of a table brings along."""
    beside = record.get("table")
    names = beside.get("names") if isinstance(beside, dict) else None
    return [as_seen(str(name)) for name in names] if isinstance(names, list) else []


def _slip(path: Path, record: Any, slip: Slip, alone: bool, t: Texts) -> list[str]:
    position = records.replay(path, record, slip.at)
    cost = (
        t.say("turning-cost-alone", points=t.decimal(slip.cost))
        if alone
        else t.say("turning-cost", percent=percent(slip.cost))
    )
    return [
        f"{t.seat(slip.seat)}, {t.say('turning-move', number=slip.at + 1)}: {cost}",
        "  " + t.say("turning-played", move=" → ".join(labels(slip.played, position, t))),
        "  " + t.say("turning-better", move=" → ".join(labels(slip.better, position, t))),
        "  " + (t.say("turning-why", lines=lines(slip.lines, t)) if slip.lines else t.say("turning-later")),
    ]


def chart(found: Turning, answers: int) -> list[str]:
    """A digit for each seat: how high it stands is how well; from left to right the game goes by."""
    points = found.points
    if not points:
        return []
    every = [chance for point in points for chance in point.chances]
    low, high = (min(0.0, *every), max(1.0, *every)) if found.alone else (0.0, 1.0)
    cells = [[" "] * WIDTH for _ in range(HEIGHT)]
    for column in range(WIDTH):
        at = answers * column / (WIDTH - 1)
        point = max((point for point in points if point.at <= at), key=lambda one: one.at, default=points[0])
        for seat, chance in enumerate(point.chances):
            row = round((HEIGHT - 1) * (chance - low) / (high - low))
            cells[HEIGHT - 1 - row][column] = str(seat + 1)
    labels = {0: high, (HEIGHT - 1) // 2: (low + high) / 2, HEIGHT - 1: low}
    unit = 1 if found.alone else 100
    return [
        f"{f'{unit * labels[row]:.0f}' if row in labels else '':>5} |{''.join(cells[row]).rstrip()}"
        for row in range(HEIGHT)
    ]
