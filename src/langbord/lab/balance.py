"""Balance: what is taken how often, and what it does to winning: `langbord balance reykholt`.

A bot plays every seat. A space or a card is counted by the answers that take it (`tally.py` of the game). Its *lift* is
the share of wins of those who took it, less the share that all seats have on average, in points; the error is that of
95 %. A lift says what goes with winning, not what causes it: strong players also take strong cards.
"""

from __future__ import annotations

import importlib
import json
import math
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table as Grid

from langbord import games
from langbord.engine.tally import LineUp
from langbord.lab import selfplay
from langbord.text import Texts

SURE = 1.96  # standard errors on either side that hold 95 %


@dataclass
class Count:
    """How often something was taken, and how those fared who took it."""

    taken: int = 0  # times
    holders: int = 0  # seats in games that took it at least once
    wins: float = 0.0  # of those holders; a shared win counts in parts

    def rate(self) -> float:
        """The share of wins of the holders."""
        return self.wins / self.holders if self.holders else 0.0

    def error(self) -> float:
        """Half the width of the interval that holds the true share with 95 % (Agresti and Coull: never zero)."""
        size = self.holders + 4
        rate = (self.wins + 2) / size
        return SURE * math.sqrt(rate * (1 - rate) / size)


@dataclass
class Report:
    """Everything counted in the games of one line-up."""

    line_up: LineUp
    games: int = 0
    won: int = 0  # games that somebody won
    scores: list[int] = field(default_factory=list)
    places: list[Count] = field(default_factory=list)  # by place in the first turn order
    tables: dict[str, dict[str, Count]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.places = [Count() for _ in range(self.line_up.seats)]

    def even(self) -> float:
        """The share of wins of a seat on average: less than one in so many where games are lost by all."""
        return self.won / self.games / self.line_up.seats if self.games else 0.0

    def add(self, answers: Iterable[tuple[int, str, str]], scores: list[int], winners: list[int], game: str) -> None:
        """One more game. `answers`: seat, prompt and word of each."""
        self.games += 1
        self.won += bool(winners)
        self.scores += scores
        share = {seat: 1 / len(winners) for seat in winners}
        tables = importlib.import_module(f"langbord.games.{game}.tally")
        taken: dict[tuple[int, str, str], int] = {}
        first = -1
        for seat, prompt, word in answers:
            first = seat if first < 0 else first
            table = tables.counted(prompt, word)
            if table:
                taken[seat, table, word] = taken.get((seat, table, word), 0) + 1
        for (seat, table, word), times in taken.items():
            count = self.tables.setdefault(table, {}).setdefault(word, Count())
            count.taken += times
            count.holders += 1
            count.wins += share.get(seat, 0.0)
        for seat in range(self.line_up.seats):
            place = self.places[(seat - first) % self.line_up.seats]
            place.holders += 1
            place.wins += share.get(seat, 0.0)


def line_ups(game: str) -> tuple[LineUp, ...]:
    """The line-ups that the game wants to be judged by."""
    found: tuple[LineUp, ...] = importlib.import_module(f"langbord.games.{game}.tally").LINE_UPS
    return found


def measure(game: str, line_up: LineUp, bot: str, count: int, seed: int, processes: int | None = None) -> Report:
    """Play the games of one line-up and count; a line-up may want fewer than `count`."""
    report = Report(line_up)
    count = min(count, line_up.games or count)
    plan = selfplay.Plan(game, line_up.seats, seed, line_up.options, (bot,), keep_answers=True)
    for played in selfplay.games_of(plan, count, processes):
        report.add(played.answers, played.scores, played.winners, game)
    return report


# --- telling it -----------------------------------------------------------------------------------------------------


def as_json(report: Report) -> dict[str, Any]:
    """The figures, for programs."""
    even = report.even()
    return {
        "line_up": report.line_up.title,
        "games": report.games,
        "won": report.won,
        "mean_score": sum(report.scores) / len(report.scores) if report.scores else 0.0,
        "places": [
            {"lift": round(place.rate() - even, 4), "error": round(place.error(), 4)} for place in report.places
        ],
        "tables": {
            table: {
                word: {
                    "per_game": round(count.taken / report.games, 3),
                    "holders": count.holders,
                    "lift": round(count.rate() - even, 4),
                    "error": round(count.error(), 4),
                }
                for word, count in sorted(counts.items())
            }
            for table, counts in sorted(report.tables.items())
        },
    }


def as_markdown(game: str, report: Report) -> list[str]:
    """The figures as a chapter of docs/balance.md."""
    figures = as_json(report)
    options = games.meta(game).complete(report.line_up.seats, report.line_up.options)
    texts = Texts("en", games.load(game), options)
    lines = [f"### {report.line_up.title}", ""]
    won = f"{report.won / report.games:.0%} of them won" if report.won < report.games else "all of them won by somebody"
    lines += [f"{report.games:,} games, {won}; mean score {figures['mean_score']:.1f}.", ""]
    if report.line_up.seats > 1:
        places = [
            f"{place + 1}: {entry['lift'] * 100:+.1f} ± {entry['error'] * 100:.1f}"
            for place, entry in enumerate(figures["places"])
        ]
        lines += [f"Lift by place in the first turn order, in points: {'; '.join(places)}.", ""]
    for table, counts in figures["tables"].items():
        lines += [f"| {table} | | per game | lift, points |", "|---|---|---|---|"]
        for word, entry in sorted(counts.items(), key=lambda item: -float(item[1]["lift"])):
            lift = f"{entry['lift'] * 100:+.1f} ± {entry['error'] * 100:.1f}"
            lines.append(f"| {word} | {_name(texts, word)} | {entry['per_game']:.2f} | {lift} |")
        lines.append("")
    return lines


def _name(texts: Texts, word: str) -> str:
    """The name of a card, where the word is one."""
    try:
        return texts.card(word).name
    except Exception:  # a space or a thing without a card
        return ""


def show(console: Console, report: Report) -> None:
    """The figures on a terminal."""
    figures = as_json(report)
    console.print(
        f"{report.line_up.title}: {report.games:,} games, {report.won:,} won, mean {figures['mean_score']:.1f}"
    )
    for place, entry in enumerate(figures["places"]):
        console.print(f"  place {place + 1}: {entry['lift'] * 100:+.1f} ± {entry['error'] * 100:.1f}", highlight=False)
    for table, counts in figures["tables"].items():
        grid = Grid(table, "per game", "lift", "±", box=None, padding=(0, 2, 0, 0))
        for word, entry in sorted(counts.items(), key=lambda item: -float(item[1]["lift"])):
            lift, error = f"{entry['lift'] * 100:+.1f}", f"{entry['error'] * 100:.1f}"
            grid.add_row(word, f"{entry['per_game']:.2f}", lift, error)
        console.print(grid)


def write(path: Path, game: str, reports: list[Report], how: str) -> None:
    """Put the chapter of a game between its markers; the rest of the page stays."""
    begin, end = f"<!-- {game}: begin -->", f"<!-- {game}: end -->"
    chapter = [begin, "", f"## {games.meta(game).title}", "", f"Measured by `{how}`.", ""]
    for report in reports:
        chapter += as_markdown(game, report)
    text = path.read_text(encoding="utf-8") if path.exists() else "# Balance\n"
    before, found, rest = text.partition(begin)
    _, found_end, after = rest.partition(end)
    if not found or not found_end:
        before, after = text.rstrip("\n") + "\n\n", "\n"
    path.write_text(before + "\n".join([*chapter, end]) + after, encoding="utf-8")


def dump(reports: list[Report]) -> str:
    """All reports as JSON text."""
    return json.dumps([as_json(report) for report in reports], indent=1)
