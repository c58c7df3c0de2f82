"""The score sheet and who has won, for every game that counts points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.table import Table
from rich.text import Text

from langbord.tui.screen import Look, figure, seat_style

PAST_GAME = "past-game"


def score_sheet(look: Look, order: Sequence[str]) -> Table:
    """Every line of the score, the players side by side; `order`: the keys of the lines from the top."""
    players = look.view["players"]
    rows: list[tuple[str, str]] = []
    for player in players:
        for entry in player["score"]:
            row = (entry["key"], entry["card"])
            if row not in rows:
                rows.append(row)
    rows.sort(key=lambda row: (order.index(row[0]) if row[0] in order else len(order), row[1]))
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True, overflow="ellipsis", max_width=max(24, look.width - 14 * len(players)))
    for _ in players:
        table.add_column(justify="right", no_wrap=True, overflow="ellipsis", max_width=12)
    table.add_row(Text(), *(look.tag(player["seat"]) for player in players))
    for key, card in rows:
        cells = [_points(look, player, key, card) for player in players]
        table.add_row(Text(_name(look, key, card)), *(Text(cell) for cell in cells))
    totals = [sum(entry["points"] for entry in player["score"]) for player in players]
    table.add_row(
        Text(look.texts.say("table-total"), style="bold"),
        *(
            Text(figure(look, total), style=f"bold {seat_style(player['seat'])}")
            for player, total in zip(players, totals, strict=True)
        ),
    )
    return table


def _name(look: Look, key: str, card: str) -> str:
    """What a line counts; the earlier games of a series stand in one line."""
    games = max(sum(entry["key"] == key for entry in player["score"]) for player in look.view["players"])
    return look.say("past-games", count=games) if key == PAST_GAME else look.texts.score_line(key, card)


def _points(look: Look, player: dict[str, Any], key: str, card: str) -> str:
    """The points of a line, with a question mark where they hang on something still hidden."""
    found = [entry for entry in player["score"] if (entry["key"], entry["card"]) == (key, card)]
    if not found:
        return ""
    doubtful = any(entry.get("provisional") for entry in found)
    return figure(look, sum(entry["points"] for entry in found)) + ("?" if doubtful else "")


def verdict(look: Look, winners: Sequence[int], scores: Sequence[int]) -> str:
    """Who has won, in one sentence."""
    if len(scores) == 1:
        return look.say("end-alone", points=scores[0])
    names = ", ".join(look.texts.seat(winner) for winner in winners)
    if len(winners) == 1:
        return look.say("winner", name=names, points=scores[winners[0]])
    return look.say("winners", names=names, points=scores[winners[0]])
