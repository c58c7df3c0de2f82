"""Whoever is measured by `make bench` takes turns, each turn in a process of its own."""

from __future__ import annotations

import importlib.metadata
import json
import os
import statistics
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path

from benchmarks import engines
from langbord import compiled

PLAIN, FAST, INSIDE = "plain Python", "compiled", "compiled, inside a roll-out"


@dataclass
class Runner:
    """One engine, one way to drive it, and what was measured of it, round by round."""

    name: str
    loop: str
    way: str
    source: Path  # where its process finds the house
    rates: list[float] = field(default_factory=list)
    free: list[float] = field(default_factory=list)

    @property
    def title(self) -> str:
        return engines.title(self.name) + (f", {self.way}" if self.way else "")

    def run(self, seconds: float) -> None:
        """Take a turn."""
        found = self.ask(self.loop, seconds)
        self.rates.append(found["rate"])
        self.free.append(found["free"])

    def ask(self, loop: str, seconds: float) -> dict[str, float]:
        """Measure in a process of its own."""
        switch = "0" if self.way == PLAIN else "1"
        done = subprocess.run(
            [sys.executable, "-m", "benchmarks.measure_one", self.name, loop, str(seconds)],
            env={**os.environ, "PYTHONPATH": str(self.source), compiled.SWITCH: switch},
            stdout=subprocess.PIPE,
            text=True,
            check=True,
        )
        found: dict[str, float] = json.loads(done.stdout)
        return found


def ratio(one: Runner, two: Runner) -> float:
    return statistics.median(a / b for a, b in zip(one.rates, two.rates, strict=True))


def installed(name: str) -> bool:
    """Whether a package is there."""
    try:
        importlib.metadata.version(name)
    except importlib.metadata.PackageNotFoundError:
        return False
    return True
