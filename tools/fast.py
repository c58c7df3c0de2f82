"""Compile the engine and the rules of the games where they lie, and tell what it has gained: `make fast`.

Without a C compiler nothing happens: the plain sources play the same games.
"""

from __future__ import annotations

import sys

from benchmarks import engines, run
from benchmarks.runner import FAST, PLAIN, Runner
from langbord import compiled, games
from tools import compiled_copy

SECONDS = 2.0


def main() -> int:
    reason = compiled_copy.missing()
    if reason:
        print(f"The engine stays as it is, in plain Python, and plays the same games more slowly: {reason}.")
        return 0
    here = compiled.HOUSE.parent
    if not compiled_copy.complete(here):
        print("Compiling the engine and the rules; this takes some minutes.", flush=True)
        try:
            compiled_copy.build(compiled_copy.ROOT, run.OPT)
        except compiled_copy.CannotCompile as error:
            print(f"{error}; the plain engine is still there", file=sys.stderr)
            return 1
    print("The engine is compiled. Decisions per second at random play:", flush=True)
    for name in games.names():
        plain, fast = (Runner(name, run.API, way, here) for way in (PLAIN, FAST))
        for runner in (plain, fast):
            runner.run(SECONDS)
        title = engines.title(name)
        print(f"  {title}: {plain.rates[0]:,.0f} before, {fast.rates[0]:,.0f} now", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
