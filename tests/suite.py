"""`make test` and `make quick`: everything that is checked, in as few minutes as the machine allows.

    python -m tests.suite [--quick] [-n WORKERS] [pytest's own words]

Two tracks run side by side, so that no core waits. The first runs the plain sources. The second lints, compiles the
house where its sources have changed (the copy in build/ is kept by its stamp), runs on it what is marked `compiled`,
and then, on a PostgreSQL server of its own, what is marked `both`. What a step of the second track says is shown when
it is done; all that went wrong is told again at the end. Why it is laid out so: docs/decisions/0011-fast-tests.md
"""

from __future__ import annotations

import argparse
import functools
import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from langbord import compiled
from tools import compiled_copy

ROOT = Path(__file__).parents[1]
BIN = Path(sys.executable).parent
LINT = (("ruff", "check"), ("ruff", "format", "--check"), ("mypy",), ("lint-imports", "--no-logo"))
MOST_WORKERS = 8
NOTHING_CHOSEN = 5  # pytest's code when -k or the like chooses nothing here
PLAIN = "not soak and (plain or twice or not compiled)"
COMPILED = "not soak and compiled and not plain"
QUICK = tuple(f"tests/{room}" for room in ("games", "engine", "bots", "terminal", "lab"))
NOT_QUICK = " and not fuzz"
Environment = Mapping[str, str]
#: Where bytecode is kept if it may not lie beside the sources: without any, each worker compiles all tests for itself.
BYTECODE = ROOT / "build/bytecode"


@dataclass(frozen=True)
class Step:
    """Something that runs in processes of its own; its name, whether it went well, and how long it took."""

    name: str
    well: bool
    seconds: float
    said: str = ""


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Suite:
    """The two tracks, and what has come of their steps."""

    def __init__(self, workers: int, words: Sequence[str], quick: bool) -> None:
        self.workers: int = workers
        self.words: list[str] = list(words)
        self.quick: bool = quick
        self.done: list[Step] = []
        self.no_compiler: str = compiled_copy.missing()

    def run(self) -> int:
        second = threading.Thread(target=self._second_track)
        second.start()
        self._first_track()
        second.join()
        if self.no_compiler:
            print(f"Nothing was compiled, the plain sources were tested throughout: {self.no_compiler}.")
        for step in self.done:
            print(f"{step.name}: {'passed' if step.well else 'FAILED'} in {step.seconds:.0f} s")
        return int(not all(step.well for step in self.done))

    def _first_track(self) -> None:
        which = "not soak" if self.no_compiler else PLAIN
        self._step("plain", lambda: self._pytest(which, self._places(), {compiled.SWITCH: "0"}, aloud=True))

    def _second_track(self) -> None:
        if not self.quick:
            for command in LINT:
                said = functools.partial(call, [BIN / command[0], *command[1:]], os.environ)
                self._step(" ".join(command), said)
        if not self.no_compiler:
            source = self._compiled_copy()
            if source is not None:
                path = os.pathsep.join(filter(None, (str(source), os.environ.get("PYTHONPATH"))))
                own = {compiled.SWITCH: "1", "PYTHONPATH": path, "LANGBORD_LEDGER": "0"}
                self._step("compiled", lambda: self._pytest(COMPILED, self._places(), own))
        if not self.quick:
            own = {compiled.SWITCH: "0", "LANGBORD_TESTS_ON": "postgresql", "LANGBORD_LEDGER": "0"}
            self._step("PostgreSQL", lambda: self._pytest("not soak and both", ["tests"], own))

    def _places(self) -> list[str]:
        return list(QUICK) if self.quick else ["tests"]

    def _compiled_copy(self) -> Path | None:
        found: list[Path] = []

        def build() -> tuple[bool, str]:
            try:
                found.append(compiled_copy.cached(opt=0))
            except compiled_copy.CannotCompile as error:
                return False, str(error)
            return True, ""

        self._step("compile", build)
        return found[0] if found else None

    def _pytest(self, which: str, places: list[str], own: Environment, *, aloud: bool = False) -> tuple[bool, str]:
        fuzz = NOT_QUICK if self.quick else ""
        how = ["-n", str(self.workers), "--dist", "worksteal", "-m", which + fuzz]
        command = [sys.executable, "-m", "pytest", *how, *places, *self.words]
        return call(command, with_bytecode({**os.environ, **own}), aloud=aloud)

    def _step(self, name: str, act: Callable[[], tuple[bool, str]]) -> None:
        began = time.monotonic()
        well, said = act()
        self.done.append(Step(name, well, time.monotonic() - began, said))
        if said:
            print(f"\n--- {name} ---\n{said}", end="", flush=True)


def with_bytecode(environment: Environment) -> dict[str, str]:
    """The same, but what was compiled once is kept."""
    if not environment.get("PYTHONDONTWRITEBYTECODE"):
        return dict(environment)
    return {**environment, "PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": str(BYTECODE)}


def call(command: Sequence[str | Path], environment: Environment, *, aloud: bool = False) -> tuple[bool, str]:
    """Run it from the root; whether it went well, and what it said, if it did not say it aloud."""
    out = None if aloud else subprocess.PIPE
    done = subprocess.run(command, cwd=ROOT, env=environment, stdout=out, stderr=subprocess.STDOUT if out else None)
    text = "" if aloud else done.stdout.decode(errors="replace")
    tested = "pytest" in command
    well = done.returncode == 0 or (tested and done.returncode == NOTHING_CHOSEN)
    return well, text if tested or not well else ""


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.suite", description="All tests, or the quick ones.")
    parser.add_argument("--quick", action="store_true", help="rules, engine, bots, terminal and lab, without fuzz")
    parser.add_argument("-n", "--workers", default="auto", help="processes of each track (as many as there are cores)")
    known, words = parser.parse_known_args()
    workers = min(cores(), MOST_WORKERS) if known.workers == "auto" else int(known.workers)
    return Suite(workers, words, known.quick).run()


if __name__ == "__main__":
    sys.exit(main())
