"""Speed of the adapters, beside a known environment: `python -m benchmarks.adapters`.

A step is one decision of random legal play, with the observation and the legal moves that a program would need for
it; new games are part of it. Time is that of the processor, and the adapters take turns.
"""

from __future__ import annotations

import argparse
import importlib.metadata
import random
import statistics
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Final

from langbord import games
from langbord.engine.errors import OptionError

SEATS: Final = 3
TABLES: Final = 64
YARDSTICK: Final = "hanabi_v5"
MISSING: Final = (
    f"PettingZoo's {YARDSTICK} is not installed, so there is nothing to compare with: pip install pettingzoo shimmy "
    "open_spiel."
)

#: Goes on for ever; each item is a number of steps done since the last.
Steps = Iterator[int]


@dataclass(frozen=True)
class Row:
    """An adapter under the clock: steps per second in each round."""

    name: str
    rates: list[float]

    @property
    def median(self) -> float:
        """The middle one."""
        return statistics.median(self.rates)


def rows(rounds: int = 3, seconds: float = 1.0) -> list[Row]:
    """Every adapter that can be measured here, in turns; the yardstick comes last where it is installed."""
    under_clock = {name: make() for name, make in contestants().items()}
    found: dict[str, list[float]] = {name: [] for name in under_clock}
    for steps in under_clock.values():
        next(steps)  # what is loaded with the first step belongs to none
    for _ in range(rounds):
        for name, steps in under_clock.items():
            found[name].append(_rate(steps, seconds))
    return [Row(name, rates) for name, rates in found.items()]


def contestants() -> dict[str, Callable[[], Steps]]:
    """By name, what makes the steps of an adapter; only those whose libraries are installed."""
    found: dict[str, Callable[[], Steps]] = {}
    for name in games.names():
        title = games.meta(name).title
        _add(found, f"{title}, {SEATS} seats, PettingZoo AEC", aec, name)
        _add(found, f"{title}, {SEATS} seats, {TABLES} tables as arrays", tables, name)
        if not games.meta(name).worlds:
            _add(found, f"{title}, {SEATS} seats, Gymnasium against random", seat, name)
    _add(found, f"PettingZoo {YARDSTICK}, {SEATS} seats, AEC", hanabi, "")
    return found


def _add(found: dict[str, Callable[[], Steps]], title: str, steps: Callable[[str], Steps], game: str) -> None:
    try:
        next(steps(game))
    except (ImportError, OptionError):
        return  # its library is not installed
    found[title] = lambda: steps(game)


def _rate(steps: Steps, seconds: float) -> float:
    done = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        done += next(steps)
    return done / spent


# --- the adapters, driven as their users drive them -----------------------------------------------


def aec(game: str) -> Steps:
    """One agent after another, through PettingZoo's usual wrappers."""
    from langbord.lab.envs.pettingzoo_env import env

    return _agents(env(game=game, seats=SEATS))


def hanabi(_: str) -> Steps:
    """PettingZoo's environment of about the same kind: hidden cards, legal moves as a mask; its rules are in C++."""
    import shimmy  # type: ignore[import-not-found,import-untyped,unused-ignore]  # noqa: F401 (it needs this)
    from pettingzoo.classic.hanabi.hanabi import env  # type: ignore[import-not-found,import-untyped,unused-ignore]

    return _agents(env(players=SEATS))


def _agents(env: Any) -> Steps:
    chance = random.Random(1)
    env.reset(seed=1)
    while True:
        for _ in env.agent_iter():
            seen, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
            else:
                env.step(chance.choice(seen["action_mask"].nonzero()[0]))
                yield 1
        env.reset()


def tables(game: str) -> Steps:
    """Many tables at once; a step at each of them."""
    import numpy as np

    from langbord.lab.envs.vector import Tables

    chance = np.random.default_rng(1)
    many = Tables(game, TABLES, seats=SEATS, seed=1)
    while True:
        many.step((chance.random(many.masks.shape, dtype=np.float32) * many.masks).argmax(axis=1))
        yield TABLES


def seat(game: str) -> Steps:
    """One seat against random; only the learner's steps count."""
    from langbord.lab.envs.gymnasium_env import SeatEnv

    chance = random.Random(1)
    env = SeatEnv(game, seats=SEATS)
    env.reset(seed=1)
    while True:
        over = env.step(chance.choice(env.action_masks().nonzero()[0]))[2]
        yield 1
        if over:
            env.reset()


def versions() -> str:
    """What was measured with."""
    found = []
    for package in ("numpy", "pettingzoo", "gymnasium", "shimmy", "open_spiel"):
        try:
            found.append(f"{package} {importlib.metadata.version(package)}")
        except importlib.metadata.PackageNotFoundError:
            continue
    return ", ".join(found)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.adapters", description="Adapters, measured.")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=1.0, help="for each adapter in each round")
    args = parser.parse_args()
    if args.rounds < 1 or not 0 < args.seconds <= 600:
        parser.error("at least one round, and more than 0 and at most 600 seconds")
    measured = rows(args.rounds, args.seconds)
    theirs = next((row.median for row in measured if YARDSTICK in row.name), 0.0)
    width = max((len(row.name) for row in measured), default=0)
    for row in measured:
        ratio = f"  {row.median / theirs:6.2f} × {YARDSTICK}" if theirs else ""
        print(f"{row.name:{width}}  {row.median:9,.0f} steps/s{ratio}")
    if not theirs:
        print(MISSING)
    print(f"Versions: {versions()}")


if __name__ == "__main__":
    main()
