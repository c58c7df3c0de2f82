"""What a run of self-play adds up to."""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass, field

from rich.console import Console
from rich.table import Table as Grid

SHOWN = 5  # violations told in full; the rest are counted


@dataclass
class Tally:
    """Numbers, of which only count, mean, spread and limits are kept."""

    count: int = 0
    total: int = 0
    squares: int = 0
    least: int = 0
    most: int = 0

    def add(self, value: int) -> None:
        """One more number."""
        self.least = min(self.least, value) if self.count else value
        self.most = max(self.most, value) if self.count else value
        self.count += 1
        self.total += value
        self.squares += value * value

    @property
    def mean(self) -> float:
        return self.total / self.count if self.count else 0.0

    @property
    def sd(self) -> float:
        """The standard deviation of the sample."""
        if self.count < 2:
            return 0.0
        return math.sqrt(max(0.0, (self.squares - self.total * self.total / self.count) / (self.count - 1)))


@dataclass(frozen=True)
class Violation:
    """Something that must not happen: what, after which words, and the command that makes it happen again."""

    game: int
    what: str
    words: str
    command: str

    def __str__(self) -> str:
        return f"game {self.game}: {self.what}\n  words: {self.words or '(none)'}\n  again: {self.command}"


@dataclass(frozen=True)
class Played:
    """One game, as far as it came."""

    number: int
    decisions: int
    scores: list[int]
    winners: list[int]
    ending: str
    record: dict[str, object] | None = None
    violation: Violation | None = None
    answers: list[tuple[int, str, str]] = field(default_factory=list)  # seat, prompt and word; kept where asked for


@dataclass
class Summary:
    """All games of a run. Games that were broken off count in `endings` only."""

    seats: int
    games: int = 0
    decisions: Tally = field(default_factory=Tally)
    scores: list[Tally] = field(default_factory=list)
    wins: list[int] = field(default_factory=list)
    endings: Counter[str] = field(default_factory=Counter)
    violations: list[Violation] = field(default_factory=list)
    seconds: float = 0.0

    def __post_init__(self) -> None:
        self.scores = [Tally() for _ in range(self.seats)]
        self.wins = [0] * self.seats

    def add(self, played: Played) -> None:
        """One more game."""
        self.games += 1
        self.endings[played.ending] += 1
        if played.violation is not None:
            self.violations.append(played.violation)
            return
        self.decisions.add(played.decisions)
        for tally, score in zip(self.scores, played.scores, strict=True):
            tally.add(score)
        for seat in played.winners:
            self.wins[seat] += 1

    def show(self, console: Console, bots: list[str]) -> None:
        """Print it."""
        rate = self.decisions.total / self.seconds if self.seconds else 0.0
        spread = self.decisions
        facts = Grid.grid(padding=(0, 2))
        facts.add_row("games", f"{self.games:,}")
        facts.add_row("decisions", f"{spread.total:,}")
        facts.add_row("per game", f"{spread.mean:.1f} ({spread.least} to {spread.most})")
        facts.add_row("ended", ", ".join(f"{ending} {count:,}" for ending, count in sorted(self.endings.items())))
        facts.add_row("violations", f"{len(self.violations):,}")
        facts.add_row("wall time", f"{self.seconds:.2f} s")
        facts.add_row("decisions/s", f"{rate:,.0f}")
        console.print(facts)
        seats = Grid("seat", "bot", "mean", "sd", "min", "max", "wins", box=None, padding=(0, 2, 0, 0))
        for column in seats.columns[2:]:
            column.justify = "right"
        for seat, tally in enumerate(self.scores):
            numbers = (f"{tally.mean:.2f}", f"{tally.sd:.2f}", str(tally.least), str(tally.most))
            seats.add_row(str(seat), bots[seat], *numbers, f"{self.wins[seat]:,}")
        console.print()
        console.print(seats)
        for violation in self.violations[:SHOWN]:
            console.print()
            console.print(str(violation), markup=False, highlight=False, soft_wrap=True)
        if len(self.violations) > SHOWN:
            console.print(f"\nand {len(self.violations) - SHOWN} more")
