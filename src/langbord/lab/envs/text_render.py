"""A position as plain text, for logs and for the `render` of the adapters: what a spectator sees, and the question."""

from __future__ import annotations

from typing import Any, Final

from langbord import games
from langbord.engine.position import Position

WIDTH: Final = 116


def picture(position: Position[Any]) -> str:
    """Several lines, the question last."""
    view = position.view(None)
    game = position.game
    lines = [
        f"{game.meta.title}, {position.seats} seats, scores {', '.join(map(str, _known_scores(game.meta.name, view)))}"
    ]
    left_out = games.plugin(game.meta.name).texts().long | {"players"}
    lines += _lines({key: value for key, value in view.items() if key not in left_out}, "  ")
    for player in view.get("players", ()):  # those that keep what lies before each seat together have a line for each
        lines.append(f"seat {player['seat']}")
        lines += _lines({key: value for key, value in player.items() if key not in ("seat", "score")}, "  ")
    ask = position.ask
    if ask is None:
        lines.append(f"over; won by {', '.join(f'seat {seat}' for seat in position.winners()) or 'nobody'}")
    else:
        words = " ".join(game.vocabulary.word(move) for move in ask.moves)
        lines.append(f"seat {ask.seat} is asked {ask.prompt}: {words}")
    return "\n".join(lines)


def _known_scores(game: str, view: Any) -> list[int]:
    """As far as everybody knows them."""
    return [sum(line["points"] for line in sheet) for sheet in games.plugin(game).score_sheets(view)]


def _lines(things: dict[str, Any], indent: str) -> list[str]:
    """What is not empty, several on a line."""
    lines: list[str] = []
    line = indent
    for key, value in things.items():
        said = _said(value)
        if said in ("", "0", "no"):
            continue
        part = f"{key} {said}"
        if len(line) + len(part) > WIDTH and line.strip():
            lines.append(line.rstrip("; "))
            line = indent
        line += f"{part}; "
    if line.strip():
        lines.append(line.rstrip("; "))
    return lines


def _said(value: Any) -> str:
    """A value in a few signs; what is empty or nothing is left out."""
    if value is None or value is False:
        return "no"
    if value is True:
        return "yes"
    if isinstance(value, dict):
        inside = [f"{key} {_said(part)}" for key, part in value.items() if _said(part) not in ("", "0", "no")]
        return f"({', '.join(inside)})" if inside else ""
    if isinstance(value, list):
        inside = [_said(part) for part in value]
        return f"[{', '.join(inside)}]" if any(inside) else ""
    return str(value)
