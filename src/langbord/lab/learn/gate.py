"""Who is better? Games one by one, until it is certain enough or there are no more to play.

Deals come in pairs: both players get the same deal from the other seats. What counts is the finishing order between a
seat of the one and a seat of the other, so that tables of any size count alike.
"""

from __future__ import annotations

import functools
import random
import time
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from typing import Any

from langbord import bots, games
from langbord.lab import process_map
from langbord.lab.arena.statistics import Share
from langbord.lab.learn.samples import Work, player_of, table_of

#: A challenger must win so often to be the new champion, and may do so much worse than it against others.
WANTED, LEEWAY = 0.53, 0.02
LEAST_GAMES = 60  # before anything is said


@dataclass
class Match:
    """How often one player finished before the other, and how many games that took."""

    one: str
    other: str
    games: int = 0
    share: Share | None = None

    def add(self, had: float) -> None:
        """The mean of all pairs of seats of one game."""
        if self.share is None:
            self.share = Share()
        self.share.add(had)
        self.games += 1

    @property
    def rate(self) -> float:
        """In how many of them."""
        return self.share.rate if self.share is not None else 0.5

    def limits(self) -> tuple[float, float]:
        """Between these it lies with 95 %."""
        return self.share.limits() if self.share is not None else (0.0, 1.0)

    def as_json(self) -> dict[str, Any]:
        """For the history of a run."""
        low, high = self.limits()
        return {
            "one": self.one,
            "other": self.other,
            "games": self.games,
            "rate": round(self.rate, 4),
            "limits": [round(low, 4), round(high, 4)],
        }


def play(work: Work, other: str, number: int) -> float:
    """One game of `work.player` against another: how many pairs of seats it won, from 0 to 1."""
    chance = random.Random(f"gate {work.seed} {number // 2}")
    seats, options = table_of(work, chance)
    deal = chance.getrandbits(40)
    position = games.load(work.game).new(seats, seed=deal, options=options, log=False, keep=True)
    mine = [seat for seat in range(seats) if seat % 2 == number % 2]  # of three or five seats one has one more, in turn
    one, two = player_of(work.player), player_of(other)
    luck = random.Random(f"gate {work.seed} {number} luck")
    while position.ask is not None:
        bot = one if position.ask.seat in mine else two
        position.play(bots.answer(bot, position, luck))
    places = position.places()
    pairs = [(seat, rival) for seat in mine for rival in range(seats) if rival not in mine]
    won = sum(1.0 if places[a] < places[b] else 0.5 if places[a] == places[b] else 0.0 for a, b in pairs)
    return won / len(pairs)


def match(
    work: Work, other: str, most: int, processes: int, until: float = float("inf"), decide: bool = True
) -> Iterator[Match]:
    """The match as it stands after each game; with `decide` it ends once it is certain, and at a time in any case."""
    found = Match(work.player, other)
    step = functools.partial(play, work, other)
    results = process_map.spread(step, range(most), processes)
    with closing(results):
        for had in results:
            found.add(had)
            yield found
            if time.monotonic() >= until or (decide and found.games % 2 == 0 and decided(found)):
                return


def decided(found: Match) -> bool:
    """Whether more games would hardly change what is said."""
    if found.games < LEAST_GAMES:
        return False
    low, high = found.limits()
    return high < WANTED or (low > 0.5 and found.rate >= WANTED)


def passed(found: Match) -> bool:
    """Whether the challenger is better, and not by luck alone."""
    return found.rate >= WANTED and found.limits()[0] > 0.5
