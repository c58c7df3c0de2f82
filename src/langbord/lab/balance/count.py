"""Counting for the balance of a game: who could take what, who took it, and how they fared."""

from __future__ import annotations

import functools
import math
from collections.abc import Iterable
from dataclasses import dataclass, field

from langbord import games
from langbord.engine.balance import LineUp
from langbord.engine.errors import OptionError
from langbord.lab.selfplay.run import Plan
from langbord.plugin import Balance

SURE = 1.96  # standard errors on either side that hold 95 %
TOO_MUCH = 0.10  # beyond its error, the lift of a thing that stands out
TOO_MUCH_PLACE = 0.04  # and that of a place in turn order
FEW = 30  # seats that tell too little about a thing, whatever they won
HARDLY = 0.02  # times a game
ALWAYS = 0.9  # of those who take a thing have one place: then the worth of the two cannot be told apart

#: Seat, table and word.
Thing = tuple[int, str, str]


def tally_of(game: str) -> Balance:
    """What the game says about its counting."""
    of_game = games.plugin(game).balance
    if of_game is None:
        raise OptionError(f"{games.meta(game).title} has no balance that could be counted this way")
    return of_game()


# --- one game -------------------------------------------------------------------------------------------------------


@dataclass
class Sheet:
    """What is counted of one game."""

    scores: list[int]
    winners: list[int]
    first: int = 0  # the seat that was asked first
    taken: dict[Thing, int] = field(default_factory=dict)  # how often
    offered: dict[Thing, int] = field(default_factory=dict)  # at how many questions it could have been taken


def sheet_of(plan: Plan, number: int, words: Iterable[str]) -> Sheet:
    """Play a game again, word by word, and see what was there to be taken."""
    position = games.load(plan.game).new(
        plan.seats, seed=plan.game_seed(number), options=plan.options, log=False, keep=False
    )
    sheet = Sheet([], [], position.ask.seat if position.ask else 0)
    for word in words:
        ask = position.ask
        assert ask is not None
        for move in ask.moves:
            found = _found(plan.game, ask.prompt, move)
            if found:
                thing = (ask.seat, *found)
                sheet.offered[thing] = sheet.offered.get(thing, 0) + 1
        taken = _found(plan.game, ask.prompt, position.game.vocabulary.number(word))
        if taken:
            thing = (ask.seat, *taken)
            sheet.taken[thing] = sheet.taken.get(thing, 0) + 1
        position.play(word)
    sheet.scores = position.scores()
    sheet.winners = position.winners()
    return sheet


@functools.cache
def _found(game: str, prompt: str, move: int) -> tuple[str, str] | None:
    """The table that a move is counted in, and its word."""
    word = games.load(game).vocabulary.word(move)
    table = tally_of(game).counted(prompt, word)
    return (table, word) if table else None


# --- many games -----------------------------------------------------------------------------------------------------


@dataclass
class Fared:
    """Seats in games, and what they won."""

    seats: int = 0
    wins: float = 0.0  # a shared win counts in parts
    sat: dict[int, int] = field(default_factory=dict)  # how many of them had which place in turn order

    def add(self, win: float, place: int) -> None:
        """One more."""
        self.seats += 1
        self.wins += win
        self.sat[place] = self.sat.get(place, 0) + 1

    def rate(self) -> float:
        """The share of wins."""
        return self.wins / self.seats if self.seats else 0.0

    def error(self) -> float:
        """Half the width of the interval that holds the true share with 95 % (Agresti and Coull: never zero)."""
        size = self.seats + 4
        rate = (self.wins + 2) / size
        return SURE * math.sqrt(rate * (1 - rate) / size)

    def verdict(self, expected: float, limit: float) -> str:
        """Whether it stands out from the expected share by more than the limit, with 95 %."""
        lift, error = self.rate() - expected, self.error()
        if self.seats < FEW or abs(lift) - error <= limit:
            return ""
        return "too strong" if lift > 0 else "too weak"


@dataclass
class Count:
    """How often something could be taken and was; how those fared who took it, and those who could and never did."""

    taken: int = 0  # times
    offered: int = 0  # questions
    holders: Fared = field(default_factory=Fared)
    passers: Fared = field(default_factory=Fared)

    def against(self) -> tuple[float, float] | None:
        """How much more often holders win than those who passed it up, and the error; None if there are none."""
        if not self.holders.seats or not self.passers.seats:
            return None
        return self.holders.rate() - self.passers.rate(), math.hypot(self.holders.error(), self.passers.error())


@dataclass
class Report:
    """Everything counted in the games of one line-up."""

    line_up: LineUp
    games: int = 0
    won: int = 0  # games that somebody won
    scores: list[int] = field(default_factory=list)
    places: list[Fared] = field(default_factory=list)  # by place in the first turn order
    tables: dict[str, dict[str, Count]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.places = [Fared() for _ in range(self.line_up.seats)]

    def even(self) -> float:
        """The share of wins of a seat on average: less than one in so many where games are lost by all."""
        return self.won / self.games / self.line_up.seats if self.games else 0.0

    def spread(self) -> float:
        """The standard deviation of the scores."""
        if len(self.scores) < 2:
            return 0.0
        mean = sum(self.scores) / len(self.scores)
        return math.sqrt(sum((score - mean) ** 2 for score in self.scores) / (len(self.scores) - 1))

    def add(self, sheet: Sheet) -> None:
        """One more game."""
        self.games += 1
        self.won += bool(sheet.winners)
        self.scores += sheet.scores
        share = {seat: 1 / len(sheet.winners) for seat in sheet.winners}
        places = [(seat - sheet.first) % self.line_up.seats for seat in range(self.line_up.seats)]
        for thing in dict.fromkeys([*sheet.offered, *sheet.taken]):
            seat, table, word = thing
            count = self.tables.setdefault(table, {}).setdefault(word, Count())
            count.offered += sheet.offered.get(thing, 0)
            count.taken += sheet.taken.get(thing, 0)
            fared = count.holders if thing in sheet.taken else count.passers
            fared.add(share.get(seat, 0.0), places[seat])
        for seat, place in enumerate(places):
            self.places[place].add(share.get(seat, 0.0), place)

    def expected(self, fared: Fared) -> float:
        """The share of wins that those seats would have by their places in turn order alone."""
        return sum(self.places[place].rate() * times for place, times in fared.sat.items()) / max(1, fared.seats)

    def verdict(self, count: Count) -> str:
        """What the figures say of a thing, whatever the places are worth; nothing where they say too little."""
        if count.taken < HARDLY * self.games:
            return "hardly taken" if count.taken else "never taken"
        holders = count.holders
        found = holders.verdict(self.expected(holders), TOO_MUCH)
        place, most = max(holders.sat.items(), key=lambda item: item[1])
        if not found and most >= ALWAYS * holders.seats and holders.verdict(self.even(), TOO_MUCH):
            return f"goes with place {place + 1}"
        return found

    def place_verdict(self, place: int) -> str:
        """Whether a place in turn order wins too much; alone there is only one."""
        return self.places[place].verdict(self.even(), TOO_MUCH_PLACE) if self.line_up.seats > 1 else ""
