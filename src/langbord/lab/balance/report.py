"""Balance: what is taken how often, and what it does to winning: `langbord balance GAME`.

A bot plays every seat. A space or a card is counted by the answers that take it (`tally.py` of the game). Its *lift* is
the share of wins of those who took it, less the share that all seats have on average, in points; the error is that of
95 %. A lift says what goes with winning, not what causes it: strong players also take strong cards, and who sits well
may get to them first. So beside it stands how much more often they win than their places in turn order explain (by this
a thing is judged) and how much more often than those who could have taken it and never did.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table as Grid

from langbord import games
from langbord.lab.balance.count import TOO_MUCH, TOO_MUCH_PLACE, Count, Report
from langbord.text import Texts


def as_json(report: Report) -> dict[str, Any]:
    """The figures, for programs."""
    even = report.even()
    return {
        "line_up": report.line_up.title,
        "seats": report.line_up.seats,
        "options": report.line_up.options,
        "games": report.games,
        "won": report.won,
        "mean_score": sum(report.scores) / len(report.scores) if report.scores else 0.0,
        "sd_score": round(report.spread(), 3),
        "places": [
            {
                "lift": round(place.rate() - even, 4),
                "error": round(place.error(), 4),
                "verdict": report.place_verdict(number),
            }
            for number, place in enumerate(report.places)
        ],
        "tables": {
            table: {word: _figures(count, report) for word, count in sorted(counts.items())}
            for table, counts in sorted(report.tables.items())
        },
    }


def _figures(count: Count, report: Report) -> dict[str, Any]:
    rate = count.holders.rate()
    against = count.against()
    return {
        "per_game": round(count.taken / report.games, 3),
        "offered_per_game": round(count.offered / report.games, 3),
        "holders": count.holders.seats,
        "lift": round(rate - report.even(), 4) if count.holders.seats else None,
        "beyond_place": round(rate - report.expected(count.holders), 4) if count.holders.seats else None,
        "error": round(count.holders.error(), 4),
        "passers": count.passers.seats,
        "against_passers": against and round(against[0], 4),
        "against_error": against and round(against[1], 4),
        "verdict": report.verdict(count),
    }


def dump(reports: list[Report]) -> str:
    """All reports as JSON text."""
    return json.dumps([as_json(report) for report in reports], indent=1)


def _strongest_first(counts: dict[str, dict[str, Any]]) -> list[tuple[str, dict[str, Any]]]:
    """What nobody took stands last."""
    return sorted(counts.items(), key=lambda item: (item[1]["lift"] is None, -(item[1]["lift"] or 0.0)))


def _signed(lift: float | None) -> str:
    return "" if lift is None else f"{lift * 100:+.1f}"


def _points(lift: float | None, error: float | None) -> str:
    return "" if lift is None or error is None else f"{lift * 100:+.1f} ± {error * 100:.1f}"


# --- on a terminal --------------------------------------------------------------------------------------------------


def show(console: Console, report: Report) -> None:
    """The figures on a terminal."""
    figures = as_json(report)
    console.print(
        f"{report.line_up.title}: {report.games:,} games, {report.won:,} won, mean {figures['mean_score']:.1f}"
    )
    for place, entry in enumerate(figures["places"]):
        told = f"  place {place + 1}: {_points(entry['lift'], entry['error'])}  {entry['verdict']}"
        console.print(told.rstrip(), highlight=False)
    for table, counts in figures["tables"].items():
        columns = (table, "offered", "taken", "lift", "beyond place", "against passers", "")
        grid = Grid(*columns, box=None, padding=(0, 2, 0, 0))
        for word, entry in _strongest_first(counts):
            grid.add_row(
                word,
                f"{entry['offered_per_game']:.2f}",
                f"{entry['per_game']:.2f}",
                _points(entry["lift"], entry["error"]),
                _points(entry["beyond_place"], entry["error"]),
                _points(entry["against_passers"], entry["against_error"]),
                entry["verdict"],
            )
        console.print(grid)


# --- as a page ------------------------------------------------------------------------------------------------------


def as_markdown(game: str, report: Report) -> list[str]:
    """The figures as a chapter of docs/balance.md."""
    figures = as_json(report)
    texts = _texts(game, report)
    lines = [f"### {report.line_up.title}", ""]
    won = f"{report.won / report.games:.0%} of them won" if report.won < report.games else "all of them won by somebody"
    lines += [f"{report.games:,} games, {won}; mean score {figures['mean_score']:.1f}.", ""]
    if report.line_up.seats > 1:
        places = [
            f"{place + 1}: {_points(entry['lift'], entry['error'])}{_bracketed(entry['verdict'])}"
            for place, entry in enumerate(figures["places"])
        ]
        lines += [f"Lift by place in the first turn order, in points: {'; '.join(places)}.", ""]
    for table, counts in figures["tables"].items():
        lines += [
            f"| {table} | | offered | taken | lift, points | beyond place | against passers | |",
            "|---|---|---|---|---|---|---|---|",
        ]
        for word, entry in _strongest_first(counts):
            often = f"{entry['offered_per_game']:.2f} | {entry['per_game']:.2f}"
            lift = f"{_points(entry['lift'], entry['error'])} | {_points(entry['beyond_place'], entry['error'])}"
            against = _points(entry["against_passers"], entry["against_error"])
            lines.append(f"| {word} | {_name(texts, word)} | {often} | {lift} | {against} | {entry['verdict']} |")
        lines.append("")
    return lines


def _bracketed(verdict: str) -> str:
    return f" ({verdict})" if verdict else ""


def _texts(game: str, report: Report) -> Texts:
    options = games.meta(game).complete(report.line_up.seats, report.line_up.options)
    return Texts("en", games.load(game), options)


def _name(texts: Texts, word: str) -> str:
    """The name of a card, where the word is one."""
    try:
        return texts.card(word).name
    except Exception:  # a space or a thing without a card
        return ""


def summary(game: str, reports: list[Report]) -> list[str]:
    """All line-ups side by side, and whatever stands out."""
    lines = ["| line-up | games | score | places: lift in points | stands out |", "|---|---|---|---|---|"]
    found: list[str] = []
    for report in reports:
        figures = as_json(report)
        places = "; ".join(_points(entry["lift"], entry["error"]) for entry in figures["places"])
        out = outside(game, report)
        score = f"{figures['mean_score']:.1f} (sd {figures['sd_score']:.1f})"
        lines.append(f"| {report.line_up.title} | {report.games:,} | {score} | {places} | {len(out)} |")
        found += [f"- {report.line_up.title}: {line}" for line in out]
    limits = f"{TOO_MUCH * 100:.0f} points, a place in turn order beyond {TOO_MUCH_PLACE * 100:.0f}"
    return [
        *lines,
        "",
        f"Too strong or too weak: beyond its error by more than {limits}. Hardly taken: less than once in 50 games.",
        "",
        *(found or ["- nothing"]),
        "",
    ]


def outside(game: str, report: Report) -> list[str]:
    """The things and places of a line-up that stand out, a line each."""
    figures = as_json(report)
    texts = _texts(game, report)
    lines = [
        f"place {place + 1} {entry['verdict']}: {_points(entry['lift'], entry['error'])}"
        for place, entry in enumerate(figures["places"])
        if entry["verdict"]
    ]
    for table, counts in figures["tables"].items():
        for word, entry in _strongest_first(counts):
            if entry["verdict"]:
                name = f"{word} {_name(texts, word)}".strip()
                lift = f"lift {_points(entry['lift'], entry['error'])}, {_signed(entry['beyond_place'])} beyond place, "
                often = f"taken {entry['per_game']:.2f} times a game, offered {entry['offered_per_game']:.2f}"
                told = often if entry["verdict"].endswith(" taken") else lift + often
                lines.append(f"{table}: {name} {entry['verdict']}: {told}")
    return lines


def page(game: str, reports: list[Report], how: str) -> str:
    """A page of its own."""
    lines = [f"# Balance of {games.meta(game).title}", "", f"Measured by `{how}`.", "", *summary(game, reports)]
    for report in reports:
        lines += as_markdown(game, report)
    return "\n".join(lines)


def write(path: Path, game: str, reports: list[Report], how: str) -> None:
    """Put the chapter of a game between its markers; the rest of the page stays."""
    begin, end = f"<!-- {game}: begin -->", f"<!-- {game}: end -->"
    chapter = [begin, "", f"## {games.meta(game).title}", "", f"Measured by `{how}`.", "", *summary(game, reports)]
    for report in reports:
        chapter += as_markdown(game, report)
    text = path.read_text(encoding="utf-8") if path.exists() else "# Balance\n"
    before, found, rest = text.partition(begin)
    _, found_end, after = rest.partition(end)
    if not found or not found_end:
        before, after = text.rstrip("\n") + "\n\n", "\n"
    path.write_text(before + "\n".join([*chapter, end]) + after, encoding="utf-8")
