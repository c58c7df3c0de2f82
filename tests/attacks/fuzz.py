"""Spoilt data at every door, as many cases as asked for: `python -m tests.attacks.fuzz --cases 100000 --seed 1`.

Every case is made from its seed and number alone. A finding is whatever is not a refusal: another exception, or more
time or memory than any honest piece of data takes. It is told with the words that bring it back:
`python -m tests.attacks.fuzz --seed 1 --only 4711`.
"""

from __future__ import annotations

import argparse
import os
import random
import resource
import signal
import sys
import tempfile
import time
import traceback
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.attacks.loaders import Door

SECONDS = 5.0  # of the processor, for one case
BYTES = 1_500_000_000  # more than the process had at the start
CHUNK = 2_000  # cases that one process does before it looks for more


class TooLong(BaseException):
    """A case took more time than it may; not an Exception, so that nobody takes it for a bad file."""


@dataclass(frozen=True)
class Finding:
    """A case whose answer was no refusal."""

    seed: int
    case: int
    door: str
    error: str
    where: str

    def __str__(self) -> str:
        again = f"python -m tests.attacks.fuzz --seed {self.seed} --only {self.case}"
        return f"{self.door}: {self.error} ({self.where}); again with: {again}"


def doors() -> list[tuple[Door, int]]:
    """All doors with their weights, in an order that never changes."""
    from tests.attacks import loaders, requests

    return [*loaders.DOORS.items(), *requests.DOORS.items()]


def run(seed: int, cases: range) -> list[Finding]:
    """What was found."""
    from tests.attacks import requests

    requests.house()  # takes longer than any case may
    ways, weights = zip(*doors(), strict=True)
    found: list[Finding] = []
    with _little_memory():
        for case in cases:
            rng = random.Random(f"{seed} {case}")
            (way,) = rng.choices(ways, weights)
            try:
                with _little_time():
                    _feed(way, rng)
            except (Exception, TooLong) as error:
                found.append(Finding(seed, case, way.__name__, _short(repr(error)), _where(error)))
    return found


def _feed(way: Door, rng: random.Random) -> None:
    from tests.attacks.loaders import REFUSALS

    try:
        way(rng)
    except REFUSALS as refused:
        str(refused)


@contextmanager
def _little_time() -> Iterator[None]:
    """The processor's time, not the wall clock's: the machine may be busy."""
    signal.setitimer(signal.ITIMER_PROF, SECONDS)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


def _ring(number: int, frame: FrameType | None) -> None:
    raise TooLong(f"more than {SECONDS:.0f} seconds")


@contextmanager
def _little_memory() -> Iterator[None]:
    before = signal.signal(signal.SIGPROF, _ring)
    limits = resource.getrlimit(resource.RLIMIT_AS)
    pages = int(Path("/proc/self/statm").read_text().split()[0]) if Path("/proc/self/statm").exists() else None
    if pages is not None:
        resource.setrlimit(resource.RLIMIT_AS, (pages * resource.getpagesize() + BYTES, limits[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_AS, limits)
        signal.signal(signal.SIGPROF, before)


def _short(text: str) -> str:
    line = " ".join(text.split())
    return line if len(line) <= 200 else line[:199] + "…"


def _where(error: BaseException) -> str:
    """The innermost line of ours."""
    lines = [frame for frame in traceback.extract_tb(error.__traceback__) if "langbord" in frame.filename]
    return f"{Path(lines[-1].filename).name}:{lines[-1].lineno}" if lines else "?"


# --- as a program --------------------------------------------------------------------------------------


def _begin(folder: str) -> None:
    """A house of its own for this process: no data of the user is touched."""
    os.environ.update(
        LANGBORD_DATA=tempfile.mkdtemp(dir=folder),
        DJANGO_SETTINGS_MODULE="langbord.server.settings",
        LANGBORD_BOT_PAUSE="0",
    )
    os.environ.pop("DATABASE_URL", None)
    os.environ.setdefault("LANGBORD_COMPILED", "0")
    import logging

    from langbord.server.ops import serve

    serve.prepare()
    logging.disable(logging.CRITICAL)
    from tests.attacks import requests

    requests.no_limits_and_no_bots()


def _chunk(seed: int, cases: range) -> tuple[list[Finding], float]:
    start = time.process_time()
    found = run(seed, cases)
    return found, time.process_time() - start


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.attacks.fuzz", description=__doc__)
    parser.add_argument("--cases", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", type=int, metavar="CASE", help="this case alone, with its traceback")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    args = parser.parse_args()
    memory = "/dev/shm" if Path("/dev/shm").is_dir() else None
    with tempfile.TemporaryDirectory(prefix="langbord-fuzz-", dir=memory) as folder:
        return _alone(args, folder) if args.only is not None else _many(args, folder)


def _alone(args: argparse.Namespace, folder: str) -> int:
    """One case, whatever comes of it."""
    _begin(folder)
    ways, weights = zip(*doors(), strict=True)
    rng = random.Random(f"{args.seed} {args.only}")
    (way,) = rng.choices(ways, weights)
    print(f"{way.__name__}:")
    with _little_memory(), _little_time():
        way(rng)
    return 0


def _many(args: argparse.Namespace, folder: str) -> int:
    chunks = [range(first, min(first + CHUNK, args.cases)) for first in range(0, args.cases, CHUNK)]
    found: list[Finding] = []
    spent = 0.0
    with ProcessPoolExecutor(args.jobs, initializer=_begin, initargs=(folder,)) as pool:
        for findings, seconds in pool.map(_chunk, [args.seed] * len(chunks), chunks):
            found += findings
            spent += seconds
            for finding in findings:
                print(finding, flush=True)
    rate = args.cases / spent if spent else 0
    print(f"{args.cases} cases, seed {args.seed}: {len(found)} findings, {rate:.0f} cases a second of one processor")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
