"""Compile the engine and the rules of the games where they lie, and tell what it has gained: `make fast`.

Without a C compiler nothing happens: the plain sources play the same games.
"""

from __future__ import annotations

import sys

from langbord import compiled, games
from langbord.lab import bench, bench_engines, compiling
from langbord.lab.bench_runner import FAST, PLAIN, Runner

SECONDS = 2.0


def main() -> int:
    reason = compiling.missing()
    if reason:
        print(f"The engine stays as it is, in plain Python, and plays the same games more slowly: {reason}.")
        return 0
    here = compiled.HOUSE.parent
    if not compiling.complete(here):
        print("Compiling the engine and the rules; this takes some minutes.", flush=True)
        try:
            compiling.build(compiling.ROOT, bench.OPT)
        except compiling.CannotCompile as error:
            print(f"{error}; the plain engine is still there", file=sys.stderr)
            return 1
    print("The engine is compiled. Decisions per second at random play:", flush=True)
    for name in games.NAMES:
        plain, fast = (Runner(name, bench.API, way, here) for way in (PLAIN, FAST))
        for runner in (plain, fast):
            runner.run(SECONDS)
        title = bench_engines.title(name)
        print(f"  {title}: {plain.rates[0]:,.0f} before, {fast.rates[0]:,.0f} now", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
