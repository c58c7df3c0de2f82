"""How often the chapters of Reykholt's story are won: by anybody, and by whoever starts, beside what they aim at.

python -m tools.chapters --bot steady --games 60
python -m tools.chapters --bot sharp:100 --games 20 --scenarios 45 --seats 34 --edition my-folder
"""

from __future__ import annotations

import argparse
import random

from langbord import bots, games

#: The share of games that anybody wins, by scenario: for three and four seats and the bot `sharp`.
AIMS = {4: (0.25, 0.40), 5: (0.15, 0.30)}


def play(bot: str, seats: int, options: dict[str, str], seed: int) -> tuple[list[int], int]:
    """The winners of a game, and who began it."""
    position = games.load("reykholt").new(seats, seed=seed, options=options, log=False)
    first = position.state.first
    player, chance = bots.find(bot), random.Random(f"chapters {bot} {seed}")
    while position.ask is not None:
        position.play(bots.answer(player, position, chance))
    return position.winners(), first


def row(bot: str, scenario: int, seats: int, seeds: range, options: dict[str, str]) -> str:
    """One line of the table."""
    won = first_won = 0
    count = len(seeds)
    for seed in seeds:
        winners, first = play(bot, seats, {**options, "scenario": str(scenario)}, seed)
        won += bool(winners)
        first_won += first in winners
    least, most = AIMS.get(scenario, (0.0, 1.0))
    aim = f"{least:.0%}–{most:.0%}" if scenario in AIMS and seats > 2 else "–"
    return f"| {scenario} | {seats} | {bot} | {count} | {won / count:.0%} | {first_won} : {won - first_won} | {aim} |"


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bot", default="steady")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", type=int, default=0, help="of the first game: to go on where another run stopped")
    parser.add_argument("--scenarios", default="12345")
    parser.add_argument("--seats", default="1234")
    parser.add_argument("--set", default="A")
    parser.add_argument("--edition", default="house-3")
    given = parser.parse_args()
    options = {"set": given.set, "edition": given.edition}
    print("| chapter | seats | bot | games | won by anybody | by the start player : by others | aim |")
    print("|---|---|---|---|---|---|---|")
    for scenario in map(int, given.scenarios):
        for seats in map(int, given.seats):
            print(row(given.bot, scenario, seats, range(given.seed, given.seed + given.games), options), flush=True)


if __name__ == "__main__":
    main()
