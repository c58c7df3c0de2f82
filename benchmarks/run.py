"""Speed, side by side: `make bench`.

Random play of every game of the house, plain and compiled, beside catanatron (Python) and games of OpenSpiel (C++), in
one run on one core. They take turns, each turn in a process of its own, so that a machine that slows down slows all:
trust the ratios, not the numbers.
"""

from __future__ import annotations

import argparse
import importlib.metadata
import importlib.util
import statistics
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from rich.console import Console
from rich.table import Table as Grid

import langbord
from benchmarks import engines, report, search_bots
from benchmarks.engines import CATANATRON, OPEN_SPIEL, ROLLOUT
from benchmarks.measure_one import COPIES
from benchmarks.report import Sheet
from benchmarks.runner import FAST, INSIDE, PLAIN, Runner, installed, ratio
from langbord import compiled, games
from tools import compiled_copy

API = "api"
OPT = 2  # as `make fast` compiles


def line_up(names: tuple[str, ...], fast: Path | None) -> list[Runner]:
    """Who takes part: the games of the house, and the yardsticks that are installed."""
    here = compiled.HOUSE.parent
    runners = []
    for name in names:
        runners.append(Runner(name, API, PLAIN, here))
        if fast is not None:
            runners += [Runner(name, API, FAST, fast), Runner(name, ROLLOUT, INSIDE, fast)]
    return runners + [Runner(name, API, "", here) for name in yardsticks()]


def yardsticks() -> list[str]:
    """The engines of others that are installed."""
    found = [CATANATRON] if importlib.util.find_spec("catanatron") else []
    return [*found, *OPEN_SPIEL] if importlib.util.find_spec("pyspiel") else found


def fast_house() -> tuple[Path | None, str]:
    """Where a compiled house lies (it is built when there is none), or why there is none."""
    if langbord.COMPILED:
        return compiled.HOUSE.parent, ""
    try:
        return compiled_copy.cached(OPT), ""
    except compiled_copy.CannotCompile as reason:
        return None, f"Only the plain engine is measured: {reason}."


def measure(runners: list[Runner], rounds: int, seconds: float) -> None:
    """In turns."""
    for _ in range(rounds):
        for runner in runners:
            runner.run(seconds)


# --- telling it -----------------------------------------------------------------------------------------------------


def speeds(runners: list[Runner]) -> Sheet:
    """Decisions per second, and how many times that of each yardstick: the median of the ratios of the rounds."""
    others = [runner for runner in runners if runner.way == ""]
    columns = ["decisions/s", "median", "min – max", *(f"× {runner.name}" for runner in others), "each round"]
    rows = []
    for runner in runners:
        limits = f"{min(runner.rates):,.0f} – {max(runner.rates):,.0f}"
        rounds = "  ".join(f"{rate:,.0f}" for rate in runner.rates)
        ratios = [f"{ratio(runner, other):.2f}" for other in others]
        rows.append([runner.title, f"{statistics.median(runner.rates):,.0f}", limits, *ratios, rounds])
    return Sheet(columns, rows)


def copies(runners: list[Runner], seconds: float) -> Sheet:
    """Copy and imagine, plain and compiled."""
    measured = [(runner, runner.ask(COPIES, seconds)) for runner in runners if runner.way in (PLAIN, FAST)]
    rows = [[f"{runner.title}: {what}", f"{found:,.1f}"] for runner, all_ in measured for what, found in all_.items()]
    return Sheet(["copies", "µs"], rows)


def sentences(runners: list[Runner]) -> Iterator[str]:
    """What the table does not say by itself."""
    by_way = {(runner.name, runner.way): runner for runner in runners}
    theirs = by_way.get((CATANATRON, ""))
    for runner in runners:
        if runner.way != PLAIN:
            continue
        title = engines.title(runner.name)
        fast, inside = by_way.get((runner.name, FAST)), by_way.get((runner.name, INSIDE))
        if fast is not None and inside is not None:
            gains = ratio(fast, runner), ratio(inside, runner)
            yield f"{title}: compiled {gains[0]:.1f} times plain, inside a roll-out {gains[1]:.1f} times."
        if theirs is not None:
            free, their_free = statistics.median(runner.free), statistics.median(theirs.free)
            yield (
                f"{title}: of the decisions {free:.0%} are between several moves, of catanatron's {their_free:.0%}, "
                f"the others are forced; counting only those that are not, plain is "
                f"{ratio(runner, theirs) * free / their_free:.2f} times catanatron."
            )
    if theirs is None:
        yield "catanatron is not installed, so there is nothing to compare with: `make bench` installs it."


def versions() -> list[str]:
    """What else matters for the numbers."""
    packages = ("mypy", "catanatron", "open_spiel", "pettingzoo", "gymnasium", "numpy")
    return [f"{name} {importlib.metadata.version(name)}" for name in packages if installed(name)]


def show(console: Console, sheet: Sheet) -> None:
    grid = Grid(*sheet.columns, box=None, padding=(0, 2, 0, 0))
    for row in sheet.rows:
        grid.add_row(*row)
    console.print(grid)
    console.print()


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.run", description="Speed, side by side.")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=2.0, help="for each engine in each round")
    where = report.PAGE
    parser.add_argument("--write", type=Path, nargs="?", const=where, metavar="FILE", help=f"write it to {where} too")
    args = parser.parse_args()
    if args.rounds < 1 or not 0 < args.seconds <= 600:
        parser.error("at least one round, and more than 0 and at most 600 seconds")
    print("Compiling the engine takes some minutes where it has not been done yet.", file=sys.stderr)
    fast, reason = fast_house()
    runners = line_up(games.names(), fast)
    measure(runners, args.rounds, args.seconds)
    sheets = [
        speeds(runners),
        copies(runners, args.seconds),
        search_bots.searches(fast, args.rounds, args.seconds),
        search_bots.one_ply(fast, args.rounds, args.seconds),
        search_bots.interfaces(fast, args.seconds),
    ]
    said = [*([reason] if reason else []), *sentences(runners)]
    facts = report.machine(versions())
    console = Console()
    for sheet in sheets:
        show(console, sheet)
    for sentence in (*said, *facts):
        console.print(sentence, highlight=False)
    if args.write is not None:
        how = f"{args.rounds} rounds of {args.seconds:g} s of processor time each, in turns"
        try:
            report.write(args.write, report.page(sheets, said, how, facts))
        except OSError as error:
            sys.exit(f"{args.write}: {error.strerror or error}")
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except subprocess.CalledProcessError as error:
        sys.exit(f"a measurement failed: {' '.join(error.cmd[1:])}")
    except KeyboardInterrupt:
        sys.exit(130)
