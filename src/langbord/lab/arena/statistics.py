"""What the games of an arena add up to: shares of wins, pairs, ratings; as JSON and as tables."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import Any

from rich.console import Console
from rich.table import Table as Grid

from langbord import games
from langbord.lab import optional_imports
from langbord.lab.arena.results import Fault, Result
from langbord.lab.arena.run import Outcome

SURE = 1.96  # standard errors on either side that hold 95 %
SHOWN = 5  # faults told one by one; the rest are counted


@dataclass
class Share:
    """How much of what could be had was had: wins of games, or games finished before somebody."""

    had: float = 0.0
    of: int = 0

    def add(self, part: float) -> None:
        """One more."""
        self.had += part
        self.of += 1

    @property
    def rate(self) -> float:
        return self.had / self.of if self.of else 0.0

    def limits(self) -> tuple[float, float]:
        """Between these the true share lies with 95 % (Wilson)."""
        if not self.of:
            return 0.0, 1.0
        square = SURE * SURE
        middle = (self.had + square / 2) / (self.of + square)
        half = SURE * math.sqrt(self.rate * (1 - self.rate) * self.of + square / 4) / (self.of + square)
        return max(0.0, middle - half), min(1.0, middle + half)

    @property
    def error(self) -> float:
        """Half of what lies between the limits."""
        low, high = self.limits()
        return (high - low) / 2


@dataclass
class Line:
    """One bot. A bot that has two seats at a table plays two games there."""

    wins: Share = field(default_factory=Share)
    places: list[int] = field(default_factory=list)  # how often it sat in each
    score: float = 0.0
    finish: float = 0.0  # the sum of its places in the end
    seconds: float = 0.0
    moves: int = 0

    def add(self, result: Result, seat: int) -> None:
        """One more game, from this seat."""
        self.wins.add(1 / len(result.winners) if seat in result.winners else 0.0)
        self.places[seat] += 1
        self.score += result.scores[seat]
        self.finish += result.finish(seat)
        self.seconds += result.seconds[seat]
        self.moves += result.moves[seat]

    @property
    def worth(self) -> tuple[float, float]:
        """For comparing: wins, and the mean score where these are the same."""
        return self.wins.rate, _mean(self.score, self.wins.of)

    def add_together(self, result: Result) -> None:
        """One more game in which this bot had all seats, and nobody played against anybody."""
        self.wins.add(1.0 if result.winners else 0.0)
        self.places = [count + 1 for count in self.places]
        self.score += _mean(sum(result.scores), len(result.scores))
        self.finish += 1
        self.seconds += sum(result.seconds)
        self.moves += sum(result.moves)


@dataclass
class Rating:
    """Plackett and Luce: how likely who finishes before whom; 25 at the start, a point more is better."""

    mu: float
    sigma: float

    @property
    def error(self) -> float:
        """Half of what holds the true one with 95 %, as the model sees it."""
        return SURE * self.sigma


class Figures:
    """All of it."""

    def __init__(self, outcome: Outcome) -> None:
        plan = outcome.plan
        self.outcome = outcome
        self.bots = plan.bots
        self.whole: list[Result] = [result for result in outcome.results if result.fault is None]
        self.faults: list[Fault] = [result.fault for result in outcome.results if result.fault is not None]
        self.lines = {bot: Line(places=[0] * plan.seats) for bot in plan.bots}
        self.pairs = {bot: {other: Share() for other in plan.bots if other != bot} for bot in plan.bots}
        for result in self.whole:
            if plan.together:
                self.lines[result.seating[0]].add_together(result)
            else:
                self._add(result)
        self.ratings = {} if plan.together else rate(plan.bots, self.whole)

    def _add(self, result: Result) -> None:
        for seat, bot in enumerate(result.seating):
            self.lines[bot].add(result, seat)
            for other, rival in enumerate(result.seating):
                if rival != bot:
                    self.pairs[bot][rival].add(result.against(seat, other))

    def best_first(self) -> list[str]:
        """The bots, by rating; where nobody plays against anybody by wins and score."""
        if self.ratings:
            return sorted(self.bots, key=lambda bot: -self.ratings[bot].mu)
        return sorted(self.bots, key=lambda bot: self.lines[bot].worth, reverse=True)


def new_model() -> Any:
    """The model that rates, before any game; asked for early, so that nobody plays for hours without it."""
    return optional_imports.load("openskill.models", "the arena").PlackettLuce()


def rate(bots: tuple[str, ...], results: list[Result]) -> dict[str, Rating]:
    """The ratings after all games, one after the other."""
    model = new_model()
    now = {bot: Rating(model.mu, model.sigma) for bot in bots}
    for result in results:
        teams = [[model.rating(mu=now[bot].mu, sigma=now[bot].sigma)] for bot in result.seating]
        better = [
            sum(result.against(other, seat) == 1 for other in range(len(teams))) for seat in range(len(result.seating))
        ]
        # A bot on two seats learns from both: their steps are added to what all of them began with.
        before = {bot: Rating(now[bot].mu, now[bot].sigma) for bot in result.seating}
        for bot, (after,) in zip(result.seating, model.rate(teams, ranks=better), strict=True):
            now[bot].mu += after.mu - before[bot].mu
            now[bot].sigma *= after.sigma / before[bot].sigma
    return now


def _mean(total: float, count: int) -> float:
    return total / count if count else 0.0


# --- telling it -----------------------------------------------------------------------------------------------------


def as_json(figures: Figures) -> dict[str, Any]:
    """The figures, for programs. Everything but the seconds is the same in every run."""
    plan = figures.outcome.plan
    lines = figures.lines
    return {
        "game": plan.game,
        "seats": plan.seats,
        "options": games.meta(plan.game).complete(plan.seats, plan.options),
        "seed": plan.seed,
        "bots": list(plan.bots),
        "games": len(figures.whole),
        "stopped": figures.outcome.stopped,
        "faults": [
            {"game": fault.number, "bot": fault.bot, "what": fault.what, "seed": fault.seed, "words": fault.words}
            for fault in figures.faults
        ],
        "played": {bot: line.wins.of for bot, line in lines.items()},
        "places": {bot: line.places for bot, line in lines.items()},
        "win_rate": {bot: round(line.wins.rate, 4) for bot, line in lines.items()},
        "win_limits": {bot: _rounded(line.wins) for bot, line in lines.items()},
        "mean_score": {bot: round(_mean(line.score, line.wins.of), 3) for bot, line in lines.items()},
        "mean_place": {bot: round(_mean(line.finish, line.wins.of), 3) for bot, line in lines.items()},
        "ratings": {
            bot: {"mu": round(rating.mu, 3), "sigma": round(rating.sigma, 3), "error": round(rating.error, 3)}
            for bot, rating in figures.ratings.items()
        },
        "pairs": {
            bot: {
                rival: {"rate": round(share.rate, 4), "limits": _rounded(share), "games": share.of}
                for rival, share in rivals.items()
            }
            for bot, rivals in figures.pairs.items()
        },
        "seconds_per_move": {bot: round(_mean(line.seconds, line.moves), 6) for bot, line in lines.items()},
    }


def _rounded(share: Share) -> list[float]:
    return [round(limit, 4) for limit in share.limits()]


def show(console: Console, figures: Figures) -> None:
    """The figures on a terminal."""
    plan = figures.outcome.plan
    options = games.meta(plan.game).complete(plan.seats, plan.options)
    told = ", ".join(f"{name} {value}" for name, value in options.items())
    seats = f"{plan.seats} seats" if plan.seats > 1 else "1 seat"
    console.print(f"{games.meta(plan.game).title}, {seats}, {told}; seed {plan.seed}", highlight=False, soft_wrap=True)
    console.print(f"{len(figures.whole):,} games{_remarks(figures)}", highlight=False)
    console.print()
    console.print(_bots(figures))
    if not plan.together:
        console.print("\nFinished before, in % of the games against each other (a tie counts half):", highlight=False)
        console.print(_pairs(figures))
    for fault in figures.faults[:SHOWN]:
        console.print(f"fault: {fault}", markup=False, highlight=False, soft_wrap=True)
    if len(figures.faults) > SHOWN:
        console.print(f"and {len(figures.faults) - SHOWN} more faults", highlight=False)


def _remarks(figures: Figures) -> str:
    outcome = figures.outcome
    remarks = ""
    if figures.faults:
        remarks += f", {len(figures.faults):,} broken off by faults"
    if outcome.stopped:
        remarks += f"; stopped before all {outcome.wanted:,} were played"
    elif (whole := outcome.plan.whole(outcome.wanted)) != outcome.wanted:
        remarks += f"; the places would be quite even after {whole:,}"
    return remarks


def _bots(figures: Figures) -> Grid:
    against = ("place", "rating", "±") if figures.ratings else ()
    columns = ("games", "wins %", "±", "score", *against, "ms/move")
    grid = _grid("bot", columns)
    for bot in figures.best_first():
        line = figures.lines[bot]
        count = line.wins.of
        cells = [f"{count:,}", f"{line.wins.rate * 100:.1f}", f"{line.wins.error * 100:.1f}"]
        cells += [f"{_mean(line.score, count):.2f}"]
        if figures.ratings:
            cells += [f"{_mean(line.finish, count):.2f}"]
            cells += [f"{figures.ratings[bot].mu:.1f}", f"{figures.ratings[bot].error:.1f}"]
        grid.add_row(bot, *cells, f"{_mean(line.seconds, line.moves) * 1000:.1f}")
    return grid


def _pairs(figures: Figures) -> Grid:
    order = figures.best_first()
    grid = _grid("", order)
    for bot in order:
        cells = [_pair(figures.pairs[bot].get(rival)) for rival in order]
        grid.add_row(bot, *cells)
    return grid


def _pair(share: Share | None) -> str:
    return "" if share is None else f"{share.rate * 100:.1f} ± {share.error * 100:.1f}" if share.of else "–"


def _grid(first: str, columns: tuple[str, ...] | list[str]) -> Grid:
    grid = Grid(first, box=None, padding=(0, 2, 0, 0))
    for column in columns:
        grid.add_column(column, justify="right", no_wrap=True)
    return grid
