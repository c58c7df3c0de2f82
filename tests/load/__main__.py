"""`python -m tests.load`: a full house on SQLite and on PostgreSQL, what a move and a table cost, and the page of
docs/reliability.md with it. Needs a machine that does nothing else."""

from __future__ import annotations

import argparse
import asyncio
import json
import subprocess
import sys
from typing import Any

from tests.load import figures
from tests.load.evening import Evening, Outcome, Troubles
from tests.load.house import AtHome, House, OnPostgres
from tests.load.troubles import APART, cut, kills, one_after_another


def spend(house: House, args: argparse.Namespace, seconds: float, troubles: Troubles | None = None) -> Outcome:
    """One evening, looked at in the end; its figures are printed whatever comes."""
    try:
        evening = Evening(house, args.tables, args.watchers, args.pace)
        house.start()
        outcome = asyncio.run(evening.run(seconds, troubles))
        print(f"{type(house).__name__}: {outcome.told()}", flush=True)
        print(f"    {evening.check()}", flush=True)
        return outcome
    except BaseException:
        print(house.log()[-5000:], file=sys.stderr)
        raise
    finally:
        house.stop()


def costs() -> dict[str, Any]:
    """In a process of its own, so that nothing else is measured."""
    done = subprocess.run([sys.executable, "-m", "tests.load.growth"], stdout=subprocess.PIPE, check=True)
    told: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return told


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.load", description=__doc__)
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--watchers", type=int, default=600, help="the players with their own pages included")
    parser.add_argument("--pace", type=float, default=60.0, help="seconds that a person takes for a click, on average")
    parser.add_argument("--seconds", type=float, default=120.0, help="of each evening")
    parser.add_argument("--kills", type=int, default=6, help="of processes, in the evening with troubles")
    parser.add_argument("--cut", type=float, default=10.0, help="seconds without a database")
    parser.add_argument("--write", action="store_true", help="put the figures into docs/reliability.md")
    args = parser.parse_args()
    told = costs()
    evenings = {
        "SQLite, one process": spend(AtHome(), args, args.seconds),
        "PostgreSQL, two web processes and a worker": spend(OnPostgres(), args, args.seconds),
    }
    troubled = spend(OnPostgres(), args, args.seconds, one_after_another(kills(args.kills, 1, APART), cut(args.cut)))
    slowest = max(troubled.catching_up)
    said = [
        f"{args.kills} kills and {args.cut:g} s without a database, the same load: {troubled.clicks} clicks"
        f" acknowledged, none lost, none twice; {troubled.resent} sent again; the slowest watcher had caught up"
        f" {slowest:.1f} s after everything was there again"
    ]
    for sentence in (*figures.verdicts(evenings, told), *said):
        print(sentence)
    if args.write:
        figures.keep(figures.page(evenings, told, args.pace, said))
    return 0


if __name__ == "__main__":
    sys.exit(main())
