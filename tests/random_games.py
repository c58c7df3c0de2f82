"""Random games of every game there is, in every set-up, with the checks: `python -m tests.random_games --games 100000`.

The games are spread over the set-ups by what they cost, so that each title gets about as much of the processor: a month
in one takes twenty times as long as a game of another. So a game of each is timed first. Each game is looked at whole;
at a tenth of its decisions all is checked, and in every second game finished turns are held and some taken back. A
violation is told with the command that plays its game again.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections.abc import Iterator

from langbord import games
from langbord.lab.selfplay import run

SHARE = 0.1  # of the decisions, at which everything is checked
LineUp = tuple[str, int, dict[str, str]]


def line_ups() -> Iterator[LineUp]:
    """Every set-up of every game; once each."""
    for plugin in games.plugins():
        for set_up in plugin.sample_options():
            yield plugin.meta.name, set_up.seats, dict(set_up.options)


def parts() -> dict[str, float]:
    """For each title how many games of it take as long as one of the others."""
    found: dict[str, float] = {}
    for plugin in games.plugins():
        set_up = plugin.sample_options()[-1]
        chance = random.Random(1)
        began = time.process_time()
        position = plugin.rules().new(set_up.seats, seed=1, options=set_up.options)
        while position.ask is not None:
            position.play(chance.choice(position.ask.moves))
        found[plugin.meta.name] = 1 / (time.process_time() - began)
    return found


def shares(count: int) -> Iterator[tuple[LineUp, int]]:
    """How many games each line-up gets; together as many as asked for, and two each at least."""
    by_part = parts()
    for game, part in by_part.items():
        among = [each for each in line_ups() if each[0] == game]
        wanted = int(count * part / sum(by_part.values()))
        for number, each in enumerate(among):
            yield each, max(2, wanted * (number + 1) // len(among) - wanted * number // len(among))


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.random_games", description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="how many in all (1000)")
    parser.add_argument("--seed", type=int, default=1, help="whole number (1)")
    parser.add_argument("--processes", type=int, help="how many at a time (one for each core)")
    parser.add_argument("--only", choices=games.names(), help="of this game alone, its part of the games")
    args = parser.parse_args()
    played = decisions = violations = 0
    for (game, seats, options), count in shares(args.games):
        if args.only not in (None, game):
            continue
        half = count // 2
        for hold, first, part in ((True, 0, half), (False, half, count - half)):
            plan = run.Plan(game, seats, args.seed, options, check=True, share=SHARE, hold=hold)
            summary = run.run(plan, part, first=first, processes=args.processes)
            played, decisions = played + summary.games, decisions + summary.decisions.total
            violations += len(summary.violations)
            told = ", ".join(
                [game, f"{seats} seats", *(f"{name} {value}" for name, value in options.items()), *["held"] * hold]
            )
            print(f"{told}: {part} games, {summary.decisions.total:,} decisions, {summary.seconds:.0f} s", flush=True)
            for violation in summary.violations:
                print(f"  {violation.what}\n  again with: {violation.command}", flush=True)
    print(f"{played:,} games, {decisions:,} decisions, {violations} violations")
    return 1 if violations else 0


if __name__ == "__main__":
    sys.exit(main())
