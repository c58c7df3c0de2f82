"""Plays the recorded games anew, one for each way to end, after an edition has changed that nobody has played yet.

python -m tests.games.reykholt.make_records
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from langbord import bots
from langbord.engine.position import Position
from langbord.games.reykholt.rules.game import GAME
from langbord.games.reykholt.rules.state import State
from tests.games.reykholt.table import EDITION

RECORDS = Path(__file__).parent / "records"
End = Callable[[Position[State]], bool]


@dataclass(frozen=True)
class Wanted:
    """A game to find: its seats, options, the bot that plays it, and how it must end."""

    seats: int
    options: dict[str, str]
    bot: str
    end: End


def won(position: Position[State]) -> bool:
    """Somebody has won, and not by standing in front."""
    return bool(position.winners()) and not tied(position)


def tied(position: Position[State]) -> bool:
    """Two managers stand on the farthest table."""
    best = max(player.table for player in position.state.players)
    return sum(player.table == best for player in position.state.players) > 1


def nobody(position: Position[State]) -> bool:
    """Nobody has won."""
    return not position.winners()


def somebody(position: Position[State]) -> bool:
    """Somebody has won, however."""
    return bool(position.winners())


WANTED = {
    "won-2-seats": Wanted(2, {"set": "E"}, "steady", won),
    "won-3-seats": Wanted(3, {"set": "B"}, "steady", won),
    "won-4-seats": Wanted(4, {"set": "C", "story": "on"}, "steady", won),
    "won-2-seats-random": Wanted(2, {"set": "D", "story": "on"}, "random", won),
    "tie-by-arrival-2-seats": Wanted(2, {}, "steady", tied),
    "tie-by-arrival-4-seats": Wanted(4, {"set": "D"}, "random", tied),
    "solo-won": Wanted(1, {}, "steady", somebody),
    "solo-lost": Wanted(1, {"set": "B"}, "random", nobody),
    "solo-variant": Wanted(1, {"variant": "on", "set": "C"}, "random", nobody),
    "story-won-2-seats": Wanted(2, {"scenario": "1"}, "steady", somebody),
    "story-won-solo": Wanted(1, {"scenario": "2"}, "steady", somebody),
    "story-nobody-3-seats": Wanted(3, {"scenario": "5", "set": "D", "story": "on"}, "random", nobody),
    "story-nobody-solo": Wanted(1, {"scenario": "4"}, "random", nobody),
}


def find(wanted: Wanted) -> Position[State]:
    """The first seed whose game ends as it should."""
    seed = 0
    while True:
        seed += 1
        position = GAME.new(wanted.seats, seed=seed, options={"edition": EDITION, **wanted.options})
        players, rng = bots.line_up([wanted.bot], wanted.seats), random.Random(seed)
        while position.ask is not None:
            position.play(bots.answer(players[position.ask.seat], position, rng))
        if wanted.end(position):
            return position


def main() -> None:
    """Write all of them."""
    for name, wanted in WANTED.items():
        text = json.dumps(find(wanted).record(), indent=1, ensure_ascii=False)
        (RECORDS / f"{name}.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
