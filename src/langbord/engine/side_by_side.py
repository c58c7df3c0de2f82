"""Many positions at once, one answer at each: what a set of tables does most. Compiled together with the rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from langbord.engine.ask import Ask
from langbord.engine.position import Position


def first_wrong(positions: list[Position[Any]], moves: list[int]) -> int:
    """The first table at which the move is not possible; −1 if all are."""
    for table in range(len(positions)):
        ask = positions[table].ask
        if ask is None or moves[table] not in ask.moves:
            return table
    return -1


def answer_all(positions: list[Position[Any]], moves: list[int]) -> list[int]:
    """Answer at each table; at which of them the game is over. The moves are known to be possible."""
    over: list[int] = []
    for table in range(len(positions)):
        position = positions[table]
        position.answer(moves[table])
        if position.ask is None:
            over.append(table)
    return over


def look_at_all(
    positions: list[Position[Any]], observe: Callable[[Any, Ask | None, int], bytearray], asked: list[int]
) -> list[bytearray]:
    """What the seats to move see; who they are is written into `asked`."""
    rows: list[bytearray] = []
    for table in range(len(positions)):
        position = positions[table]
        ask = position.ask
        assert ask is not None
        seat = ask.seat
        asked[table] = seat
        rows.append(observe(position.state, ask, seat))
    return rows
