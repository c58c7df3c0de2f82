"""Random games of all four games, in every line-up, with the checks: `python -m tests.random_games --games 100000`.

The games are spread over the line-ups by what they cost, so that each of the four gets about as much of the processor:
a month in Galzyr takes twenty times as long as a game of Nusfjord. Each game is looked at whole; at a tenth of its
decisions all is checked, and in every second game finished turns are held and some taken back. A violation is told with
the command that plays its game again.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator

from langbord.lab.selfplay import run

SHARE = 0.1  # of the decisions, at which everything is checked
PARTS = {"nusfjord": 45, "reykholt": 40, "keyharvest": 12, "galzyr": 3}  # of a hundred games
LineUp = tuple[str, int, dict[str, str]]


def line_ups() -> Iterator[LineUp]:
    """Every number of seats, deck, set and way to play; once each."""
    for deck in ("herring", "mackerel", "cod"):
        for seats in range(2, 6):
            yield "nusfjord", seats, {"deck": deck}
        for solo in ("basic", "advanced"):
            yield "nusfjord", 1, {"deck": deck, "solo": solo}
    for letter in "ABCDE":
        for seats in range(1, 3 if letter == "E" else 5):
            yield "reykholt", seats, {"set": letter}
            yield "reykholt", seats, {"set": letter, "story": "on"}
    for scenario in "12345":
        for seats in range(1, 5):
            yield "reykholt", seats, {"scenario": scenario}
    yield "reykholt", 1, {"variant": "on"}
    for seats in range(2, 5):
        yield "keyharvest", seats, {}
    for seats in range(1, 5):
        yield "galzyr", seats, {}
    for seats in range(2, 5):
        yield "galzyr", seats, {"mode": "competitive"}


def shares(games: int) -> Iterator[tuple[LineUp, int]]:
    """How many games each line-up gets; together as many as asked for, and two each at least."""
    by_game = {game: [each for each in line_ups() if each[0] == game] for game in PARTS}
    for game, part in PARTS.items():
        wanted, among = games * part // sum(PARTS.values()), by_game[game]
        for number, each in enumerate(among):
            yield each, max(2, wanted * (number + 1) // len(among) - wanted * number // len(among))


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.random_games", description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="how many in all (1000)")
    parser.add_argument("--seed", type=int, default=1, help="whole number (1)")
    parser.add_argument("--processes", type=int, help="how many at a time (one for each core)")
    parser.add_argument("--only", choices=PARTS, help="of this game alone, its part of the games")
    args = parser.parse_args()
    games = decisions = violations = 0
    for (game, seats, options), count in shares(args.games):
        if args.only not in (None, game):
            continue
        half = count // 2
        for hold, first, part in ((True, 0, half), (False, half, count - half)):
            plan = run.Plan(game, seats, args.seed, options, check=True, share=SHARE, hold=hold)
            summary = run.run(plan, part, first=first, processes=args.processes)
            games, decisions = games + summary.games, decisions + summary.decisions.total
            violations += len(summary.violations)
            told = ", ".join(
                [game, f"{seats} seats", *(f"{name} {value}" for name, value in options.items()), *["held"] * hold]
            )
            print(f"{told}: {part} games, {summary.decisions.total:,} decisions, {summary.seconds:.0f} s", flush=True)
            for violation in summary.violations:
                print(f"  {violation.what}\n  again with: {violation.command}", flush=True)
    print(f"{games:,} games, {decisions:,} decisions, {violations} violations")
    return 1 if violations else 0


if __name__ == "__main__":
    sys.exit(main())
