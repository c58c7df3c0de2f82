"""What was measured, as the part of docs/reliability.md between its marks."""

from __future__ import annotations

import importlib.metadata
import os
from pathlib import Path
from typing import Any

from benchmarks.report import BEGIN, END, Sheet, machine, write
from tests.load.evening import Outcome
from tests.load.growth import IDLE_MOVES, MARKS

PAGE = Path("docs/reliability.md")
SLOWEST, LARGEST, STEEPEST = 300.0, 200.0, 1.5  # milliseconds, kilobytes, ratio: what is promised


def load_sheet(evenings: dict[str, Outcome]) -> Sheet:
    shares = ["median ms", "p95 ms", "p99 ms"]
    columns = ["house", "tables", "watchers", "rush s", "s", "clicks", "moves/s", *shares, "kB/move", "cores", "MB"]
    rows = [
        [
            name,
            str(found.tables),
            str(found.watchers),
            f"{found.rush:.0f}",
            f"{found.seconds:.0f}",
            str(found.clicks),
            f"{found.moves / found.seconds:.1f}",
            *(f"{found.share(part):.0f}" for part in (0.5, 0.95, 0.99)),
            f"{found.wire / 1000:.1f}",
            f"{found.processor:.2f}",
            f"{found.memory:.0f}",
        ]
        for name, found in evenings.items()
    ]
    return Sheet(columns, rows)


def growth_sheet(growth: dict[str, dict[str, dict[str, float]]]) -> Sheet:
    columns = ["ms of the processor", *(f"move {mark}" for mark in MARKS), "ratio"]
    rows = []
    for game, kinds in growth.items():
        for kind, by in kinds.items():
            cells = [f"{by[str(mark)]:.1f}" if str(mark) in by else "–" for mark in MARKS]
            first, last = by.get(str(MARKS[0])), by.get(str(MARKS[-1]))
            rows.append([f"{game}: {kind}", *cells, f"{last / first:.2f}" if first and last else "–"])
        rows.append([f"**{game}: a bot's move with both pages**", *_whole(kinds), f"**{ratio(kinds):.2f}**"])
    return Sheet(columns, rows)


def _whole(kinds: dict[str, dict[str, float]]) -> list[str]:
    return [f"{whole(kinds, mark):.1f}" for mark in MARKS]


def whole(kinds: dict[str, dict[str, float]], mark: int) -> float:
    """All that a move makes the house do, at a table with one watcher beside the player."""
    return sum(kinds[kind][str(mark)] for kind in ("bot", "player's page", "watcher's page"))


def ratio(kinds: dict[str, dict[str, float]]) -> float:
    return whole(kinds, MARKS[-1]) / whole(kinds, MARKS[0])


def idle_sheet(idle: dict[str, float]) -> Sheet:
    return Sheet(["idle table", "kB"], [[game, f"{size:.0f}"] for game, size in idle.items()])


def verdicts(evenings: dict[str, Outcome], told: dict[str, Any]) -> list[str]:
    """Each promise, and whether it was kept this time."""
    said = [
        _verdict(f"p95 from click to watcher, {name}", found.share(0.95), SLOWEST, "ms")
        for name, found in evenings.items()
    ]
    said += [_verdict(f"idle table of {game}", size, LARGEST, "kB") for game, size in told["idle"].items()]
    said += [
        _verdict(f"move 400 to move 10, {game}", ratio(kinds), STEEPEST, "") for game, kinds in told["growth"].items()
    ]
    return said


def _verdict(what: str, found: float, bound: float, unit: str) -> str:
    number = f"{found:.2f}" if bound < 10 else f"{found:.0f} {unit}"
    return f"{what}: {number}, {'below' if found < bound else '**not below**'} {bound:g} {unit}".rstrip()


def page(evenings: dict[str, Outcome], told: dict[str, Any], pace: float, troubles: list[str]) -> str:
    """The measured part."""
    load = os.getloadavg()[0]
    lines = [BEGIN, "", f"Measured by `make load`; a person clicks every {pace:g} s on average when asked.", ""]
    for sheet in (load_sheet(evenings), growth_sheet(told["growth"]), idle_sheet(told["idle"])):
        lines += [*sheet.lines(), ""]
    lines += [f"- {verdict}" for verdict in verdicts(evenings, told)]
    lines += [f"- {trouble}" for trouble in troubles]
    versions = [
        f"{name} {importlib.metadata.version(name)}" for name in ("django", "uvicorn", "psycopg", "procrastinate")
    ]
    facts = machine(versions)
    facts[0] = facts[0].replace(", of which one is used", "")
    facts += [f"clients and servers on the same machine, whose load was {load:.1f} at the end"]
    facts += [f"idle tables had been played for {IDLE_MOVES} moves and looked at by their player and a watcher"]
    return "\n".join([*lines, "", *(f"- {fact}" for fact in facts), "", END])


def keep(measured: str) -> None:
    write(PAGE, measured)
