"""The score sheet and who has won, for every game that counts points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.table import Table
from rich.text import Text

from langbord.plugin import ScoreLine, plugin
from langbord.tui.screen import Look, figure, seat_style

PAST_GAME = "past-game"


def score_sheet(look: Look[Any], order: Sequence[str]) -> Table:
    """Every line of the score, the players side by side; `order`: the keys of the lines from the top."""
    sheets = _sheets(look)
    rows: list[tuple[str, str]] = []
    for sheet in sheets:
        for entry in sheet:
            row = (entry["key"], entry["card"])
            if row not in rows:
                rows.append(row)
    rows.sort(key=lambda row: (order.index(row[0]) if row[0] in order else len(order), row[1]))
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True, overflow="ellipsis", max_width=max(24, look.width - 14 * len(sheets)))
    for _ in sheets:
        table.add_column(justify="right", no_wrap=True, overflow="ellipsis", max_width=12)
    table.add_row(Text(), *(look.tag(seat) for seat in range(len(sheets))))
    for key, card in rows:
        cells = [_points(look, sheet, key, card) for sheet in sheets]
        table.add_row(Text(_name(look, key, card)), *(Text(cell) for cell in cells))
    totals = [sum(entry["points"] for entry in sheet) for sheet in sheets]
    table.add_row(
        Text(look.texts.say("table-total"), style="bold"),
        *(Text(figure(look, total), style=f"bold {seat_style(seat)}") for seat, total in enumerate(totals)),
    )
    return table


def _sheets(look: Look[Any]) -> list[list[ScoreLine]]:
    """The score sheet of each seat, as far as the viewer knows it."""
    return plugin(look.texts.game.meta.name).score_sheets(look.view)


def _name(look: Look[Any], key: str, card: str) -> str:
    """What a line counts; the earlier games of a series stand in one line."""
    games = max(sum(entry["key"] == key for entry in sheet) for sheet in _sheets(look))
    return look.say("past-games", count=games) if key == PAST_GAME else look.texts.score_line(key, card)


def _points(look: Look[Any], sheet: list[ScoreLine], key: str, card: str) -> str:
    """The points of a line, with a question mark where they hang on something still hidden."""
    found = [entry for entry in sheet if (entry["key"], entry["card"]) == (key, card)]
    if not found:
        return ""
    doubtful = any(entry.get("provisional") for entry in found)
    return figure(look, sum(entry["points"] for entry in found)) + ("?" if doubtful else "")


def verdict(look: Look[Any], winners: Sequence[int], scores: Sequence[int]) -> str:
    """Who has won, in one sentence."""
    if len(scores) == 1:
        return look.say("end-alone", points=scores[0])
    names = ", ".join(look.texts.seat(winner) for winner in winners)
    if len(winners) == 1:
        return look.say("winner", name=names, points=scores[winners[0]])
    return look.say("winners", names=names, points=scores[winners[0]])
