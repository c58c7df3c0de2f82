"""Speed, side by side: `make bench`.

Random play of every game of the house beside catanatron, a known engine in pure Python, in one run on one core. They
take turns, so that a machine that slows down slows all: trust the ratios, not the numbers.
"""

from __future__ import annotations

import argparse
import importlib.metadata
import os
import platform
import random
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table as Grid

from langbord import games
from langbord.engine.chance import Chance
from langbord.engine.position import Position

SEATS = 3
SAMPLE_GAMES = 20  # to find how many decisions are forced, apart from the timing
BEGIN, END = "<!-- measured: begin -->", "<!-- measured: end -->"
PAGE = Path("docs/performance.md")

#: Plays one whole game; with True counts only decisions between several moves, otherwise all of them.
Play = Callable[[bool], int]


@dataclass(frozen=True)
class Engine:
    """One engine under the clock."""

    name: str
    play: Play

    def rate(self, seconds: float) -> float:
        """Decisions per second over whole games, their setting up included."""
        began = time.perf_counter()
        decisions = 0
        while (spent := time.perf_counter() - began) < seconds:
            decisions += self.play(False)
        return decisions / spent

    def free_share(self) -> float:
        """The share of decisions that are between several moves."""
        state = random.getstate()
        free = total = 0
        for seed in range(SAMPLE_GAMES):
            random.seed(seed)
            free += self.play(True)
            random.seed(seed)
            total += self.play(False)
        random.setstate(state)
        return free / total


def ours(name: str) -> Engine:
    """A game of the house, through the interface that everybody uses."""
    game = games.load(name)

    def play(free_only: bool) -> int:
        position = game.new(SEATS, seed=random.getrandbits(48), log=False, keep=False)
        choose = random.choice
        decisions = 0
        while position.ask is not None:
            moves = position.ask.moves
            decisions += not free_only or len(moves) > 1
            position.play(choose(moves))
        return decisions

    return Engine(f"{game.meta.title}, {SEATS} seats", play)


def catanatron() -> Engine | None:
    """The yardstick: a decision is one tick. None where it is not installed."""
    try:
        from catanatron import Color, Game, RandomPlayer
        from catanatron.game import TURNS_LIMIT
    except ImportError:
        return None

    def play(free_only: bool) -> int:
        players = [RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)]
        game = Game(players, seed=random.getrandbits(48) + 1)
        decisions = 0
        while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            decisions += not free_only or len(game.state.playable_actions) > 1
            game.play_tick()
        return decisions

    return Engine(f"catanatron {importlib.metadata.version('catanatron')}, 4 players", play)


def microseconds(action: Callable[[], object], seconds: float) -> float:
    """The median time of an action."""
    times: list[float] = []
    end = time.perf_counter() + seconds
    while not times or time.perf_counter() < end:
        began = time.perf_counter()
        for _ in range(100):
            action()
        times.append((time.perf_counter() - began) * 1e6 / 100)
    return statistics.median(times)


def copying(name: str, seconds: float) -> dict[str, float]:
    """Copy and imagine, in the middle of a game and in the longest turn found: there most answers are given again."""
    middle, longest = _middle(name), _longest(name)
    chance = Chance(bytes(32))
    return {
        "copy(), middle of a game": microseconds(middle.copy, seconds),
        "imagine(), middle of a game": microseconds(lambda: middle.imagine(0, chance), seconds),
        f"copy(), {_since(longest)} answers into a turn": microseconds(longest.copy, seconds),
    }


def _random_games(name: str, count: int) -> Iterator[Position[Any]]:
    """Every position of some random games."""
    for seed in range(count):
        rng = random.Random(seed)
        position = games.load(name).new(SEATS, seed=seed, log=False)
        while position.ask is not None:
            yield position
            position.play(rng.choice(position.ask.moves))


def _middle(name: str) -> Position[Any]:
    game = [position.copy() for position in _random_games(name, 1)]
    return game[len(game) // 2]


def _longest(name: str) -> Position[Any]:
    """The position at which a copy has the most answers to give again."""
    found: list[Position[Any]] = []
    for position in _random_games(name, SAMPLE_GAMES):
        if not found or _since(position) > _since(found[0]):
            found = [position.copy()]
    return found[0]


def _since(position: Position[Any]) -> int:
    """Answers since the state that a copy starts from."""
    return len(position.asked()) - position.base_answers


# --- telling it -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Row:
    """A line of the table."""

    name: str
    median: str
    limits: str
    rounds: str


def measure(rounds: int, seconds: float) -> tuple[list[Row], list[str]]:
    """Take turns; the table, and sentences about it."""
    house = {name: ours(name) for name in games.NAMES if SEATS in games.meta(name).seats}
    theirs = catanatron()
    engines = [*house.values(), *([theirs] if theirs else [])]
    rates: dict[str, list[float]] = {engine.name: [] for engine in engines}
    for _ in range(rounds):
        for engine in engines:
            rates[engine.name].append(engine.rate(seconds))
    rows = [_row(f"decisions/s, {name}", found, "{:,.0f}") for name, found in rates.items()]
    sentences = ["catanatron is not installed, so there is nothing to compare with: `make bench` installs it."]
    if theirs is not None:
        sentences = []
        free = theirs.free_share()
        for engine in house.values():
            ratios = [one / two for one, two in zip(rates[engine.name], rates[theirs.name], strict=True)]
            rows.append(_row(f"ratio, {engine.name}", ratios, "{:.2f}"))
            sentences.append(_compared(engine, rates, theirs, free))
    for name, engine in house.items():
        for what, found in copying(name, min(seconds, 1.0)).items():
            rows.append(Row(f"{engine.name}: {what}", f"{found:,.1f} µs", "", ""))
    return rows, sentences


def _compared(engine: Engine, rates: dict[str, list[float]], theirs: Engine, their_free: float) -> str:
    overall = statistics.median(rates[engine.name]) / statistics.median(rates[theirs.name])
    free = engine.free_share()
    return (
        f"{engine.name}: ratio of the medians {overall:.2f}. Of the decisions {free:.0%} and {their_free:.0%} are "
        f"between several moves, the others are forced; counting only those that are not, the ratio is "
        f"{overall * free / their_free:.2f}."
    )


def _row(name: str, values: list[float], form: str) -> Row:
    limits = f"{form.format(min(values))} – {form.format(max(values))}"
    return Row(name, form.format(statistics.median(values)), limits, "  ".join(form.format(v) for v in values))


def machine() -> list[str]:
    """Facts that matter for speed, and none that tell whose machine it is."""
    model = platform.processor() or platform.machine()
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.is_file():
        for line in cpuinfo.read_text(encoding="utf-8", errors="replace").splitlines():
            if line.startswith("model name"):
                model = line.partition(":")[2].strip()
                break
    return [
        f"CPU: {model}, {os.cpu_count()} cores, of which one is used",
        f"Python: {platform.python_implementation()} {platform.python_version()} on {platform.system()}",
        f"langbord: {importlib.metadata.version('langbord')}",
    ]


def page(rows: list[Row], sentences: list[str], how: str) -> str:
    """The measured part of docs/performance.md."""
    lines = [BEGIN, "", f"Measured by `make bench`: {how}.", ""]
    lines += ["| measured | median | min – max | each round |", "|---|---|---|---|"]
    lines += [f"| {row.name} | {row.median} | {row.limits} | {row.rounds} |" for row in rows]
    lines += ["", *(f"- {sentence}" for sentence in sentences), "", *(f"- {fact}" for fact in machine()), "", END]
    return "\n".join(lines)


def write(path: Path, measured: str) -> None:
    """Put the measured part between its markers; all that was written by hand around them stays."""
    text = path.read_text(encoding="utf-8") if path.exists() else f"# Performance\n\n{BEGIN}\n{END}\n"
    before, begin, rest = text.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        before, after = text.rstrip("\n") + "\n\n", "\n"
    path.write_text(before + measured + after, encoding="utf-8")


def stay_on_one_core() -> None:
    """So that moving between cores costs nobody anything."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m langbord.lab.bench", description="Speed, side by side.")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=2.0, help="for each engine in each round")
    parser.add_argument("--write", type=Path, nargs="?", const=PAGE, metavar="FILE", help=f"write it to {PAGE} too")
    args = parser.parse_args()
    if args.rounds < 1 or not 0 < args.seconds <= 600:
        parser.error("at least one round, and more than 0 and at most 600 seconds")
    stay_on_one_core()
    rows, sentences = measure(args.rounds, args.seconds)
    grid = Grid("measured", "median", "min – max", "each round", box=None, padding=(0, 2, 0, 0))
    for row in rows:
        grid.add_row(row.name, row.median, row.limits, row.rounds)
    console = Console()
    console.print(grid)
    console.print()
    for sentence in sentences:
        console.print(sentence, highlight=False)
    for fact in machine():
        console.print(fact, highlight=False)
    if args.write is not None:
        try:
            write(args.write, page(rows, sentences, f"{args.rounds} rounds of {args.seconds:g} s each, in turns"))
        except OSError as error:
            sys.exit(f"{args.write}: {error.strerror or error}")
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
