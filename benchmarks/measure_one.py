"""One measurement in a process of its own: `python -m benchmarks.measure_one nusfjord rollout 2`.

So no engine inherits the memory, the caches or the warm code of another. What was measured is printed as JSON; an
engine that is not installed is null. Time is that of the processor, so that a busy machine slows nobody down.
"""

from __future__ import annotations

import gc
import json
import os
import random
import sys
import time
from collections.abc import Sequence
from typing import Any

SAMPLE_GAMES = 2
COPIES, SEARCH, ONE_PLY, INTERFACES = "copies", "search", "one-ply", "interfaces"


def main(name: str, loop: str, seconds: float) -> None:
    stay_on_one_core()
    print(json.dumps(measured(name, loop, seconds)))


def measured(name: str, loop: str, seconds: float) -> dict[str, float] | None:
    """By what is to be measured."""
    if loop == COPIES:
        return copies(name, seconds)
    if loop == SEARCH:
        return searches(name, seconds)
    if loop == ONE_PLY:
        return one_ply(name, seconds)
    return interfaces(seconds) if loop == INTERFACES else rate(name, loop, seconds)


def rate(name: str, loop: str, seconds: float) -> dict[str, float] | None:
    """Decisions per second over whole games, and, counted apart from it, the share that is between several moves."""
    from benchmarks.engines import engine

    try:
        play = engine(name, loop)
    except ImportError:
        return None
    random.seed(f"{name} {os.getpid()}")
    free = total = 0

    def counting(moves: Sequence[Any]) -> Any:
        nonlocal free, total
        total += 1
        free += len(moves) > 1
        return random.choice(moves)

    for _ in range(SAMPLE_GAMES):
        play(counting)
    gc.collect()
    began = time.process_time()
    decisions = 0
    while (spent := time.process_time() - began) < seconds:
        decisions += play(random.choice)
    return {"rate": decisions / spent, "free": free / total if total else 0.0}


def copies(name: str, seconds: float) -> dict[str, float]:
    from benchmarks import copies as bench_copies

    return bench_copies.copies(name, min(seconds, 1.0))


def searches(name: str, seconds: float) -> dict[str, float]:
    from benchmarks import search as bench_search

    return bench_search.searches(name, seconds)


def one_ply(name: str, seconds: float) -> dict[str, float]:
    from benchmarks import search as bench_search

    return bench_search.one_ply(name, seconds)


def interfaces(seconds: float) -> dict[str, float]:
    """Steps per second of all adapters, and of the yardstick."""
    from benchmarks import adapters

    return {row.name: row.median for row in adapters.rows(3, seconds / 2)}


def stay_on_one_core() -> None:
    """So that moving between cores costs nobody anything."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], float(sys.argv[3]))
