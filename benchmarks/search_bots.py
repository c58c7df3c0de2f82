"""The bots and the interfaces under the clock, beside those of others: the later tables of `make bench`."""

from __future__ import annotations

import statistics
from pathlib import Path

from benchmarks.adapters import YARDSTICK
from benchmarks.engines import CATANATRON
from benchmarks.measure_one import INTERFACES, ONE_PLY, SEARCH
from benchmarks.report import Sheet
from benchmarks.runner import FAST, PLAIN, Runner, installed, ratio
from benchmarks.search import HEARTS, HEARTS_IN_PYTHON
from langbord import compiled, games

#: Games in which sharp searches; where there are worlds it follows a plan.
SEARCHED = [name for name in games.names() if not games.meta(name).worlds]


def searches(fast: Path | None, rounds: int, seconds: float) -> Sheet:
    """The search of the sharp bot beside OpenSpiel's on hearts: worlds a second, and answers given in them."""
    ways = [(name, *_fastest(fast)) for name in SEARCHED]
    if installed("open_spiel"):
        ways += [(HEARTS, "", compiled.HOUSE.parent), (HEARTS_IN_PYTHON, "", compiled.HOUSE.parent)]
    runners = [Runner(name, SEARCH, way, source) for name, way, source in ways]
    found: list[list[dict[str, float]]] = [[] for _ in runners]
    for _ in range(rounds):
        for place, runner in enumerate(runners):
            found[place].append(runner.ask(SEARCH, seconds))
    others = [place for place, runner in enumerate(runners) if not runner.way]
    columns = ["search", "worlds/s", "answers/world", "answers/s", *(f"× {runners[place].name}" for place in others)]
    rows = []
    for place, runner in enumerate(runners):
        worlds, rate = _median(found[place], "worlds"), _median(found[place], "rate")
        ratios = [f"{rate / _median(found[other], 'rate'):.2f}" for other in others]
        name = _SEARCHES.get(runner.name) or runner.title
        rows.append([name, f"{worlds:,.0f}", f"{rate / worlds:.1f}", f"{rate:,.0f}", *ratios])
    return Sheet(columns, rows)


_SEARCHES = {
    HEARTS: "OpenSpiel hearts, ISMCTS in C++, played out to the end",
    HEARTS_IN_PYTHON: "OpenSpiel hearts, ISMCTS in Python, played out to the end",
}


def _fastest(fast: Path | None) -> tuple[str, Path]:
    return (PLAIN, compiled.HOUSE.parent) if fast is None else (FAST, fast)


def _median(found: list[dict[str, float]], what: str) -> float:
    return statistics.median(entry[what] for entry in found)


def one_ply(fast: Path | None, rounds: int, seconds: float) -> Sheet:
    """Decisions a second of the steady bot, beside catanatron's bot that looks one move ahead."""
    runners = [Runner(name, ONE_PLY, *_fastest(fast)) for name in games.names()]
    if installed(CATANATRON):
        runners.append(Runner(CATANATRON, ONE_PLY, "", compiled.HOUSE.parent))
    for _ in range(rounds):
        for runner in runners:
            runner.rates.append(runner.ask(ONE_PLY, seconds)["rate"])
    theirs = [runner for runner in runners if not runner.way]
    columns = ["looking one answer ahead", "decisions/s", *(f"× {runner.name}" for runner in theirs)]
    rows = []
    for runner in runners:
        name = f"{runner.title}, {'steady' if runner.way else 'VictoryPointPlayer'}"
        ratios = [f"{ratio(runner, other):.2f}" for other in theirs]
        rows.append([name, f"{statistics.median(runner.rates):,.0f}", *ratios])
    return Sheet(columns, rows)


def interfaces(fast: Path | None, seconds: float) -> Sheet:
    """Steps a second of the adapters, beside PettingZoo's hanabi."""
    found = Runner("all", INTERFACES, *_fastest(fast)).ask(INTERFACES, seconds)
    theirs = next((rate for name, rate in found.items() if YARDSTICK in name), 0.0)
    columns = ["adapter", "steps/s", *([f"× {YARDSTICK}"] if theirs else [])]
    rows = [[name, f"{rate:,.0f}", *([f"{rate / theirs:.2f}"] if theirs else [])] for name, rate in found.items()]
    return Sheet(columns, rows)
