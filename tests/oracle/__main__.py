"""The long form: `python -m tests.oracle --questions 100000`, so many of each game."""

from __future__ import annotations

import argparse
import sys
import time

from tests.oracle.compare import ORACLES, compare
from tests.oracle.faults import FAULTS, found


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.oracle", description=__doc__)
    parser.add_argument("--questions", type=int, default=100_000, help="how many of each game (100000)")
    parser.add_argument("--seed", type=int, default=1, help="of the first game (1)")
    parser.add_argument("--only", choices=ORACLES, help="this game alone")
    parser.add_argument("--faults", action="store_true", help="plant the faults instead, one by one")
    args = parser.parse_args()
    if args.faults:
        caught = 0
        for fault in FAULTS:
            if args.only not in (None, fault.game):
                continue
            sign = found(fault, args.questions)
            caught += bool(sign)
            print(f"{fault.game}: {fault.name}: {sign or 'NOT FOUND'}", flush=True)
        print(f"{caught} faults found")
        return 0
    wrong = 0
    for game in ORACLES:
        if args.only not in (None, game):
            continue
        begun = time.perf_counter()
        tally = compare(game, args.questions, args.seed)
        wrong += len(tally.faults)
        print(f"{game}: {tally.questions:,} questions, {tally.share:.1%} exactly, {time.perf_counter() - begun:.0f} s")
        print(f"  {'question':22}{'exactly':>10}{'subset':>10}{'not':>10}")
        for line in tally.table():
            print(f"  {line}")
        for told in tally.faults:
            print(f"  {told}", flush=True)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
