"""Where each player left a table: the position after their own last move, which the recap begins with.

It is at hand when the page is drawn that shows them their move, so it costs nothing to keep; it shares most of its
parts with the present position. If it was not kept (another process drew that page, or nobody did), the stored moves
are played once more.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from typing import Any

from langbord.engine.position import Position
from langbord.server.models import Move, Table
from langbord.server.tables.positions import at_origin

MOST = 500  # positions kept in memory


class LastLooks:
    """One for each seat at a table; those that nobody asked for lately fall out."""

    def __init__(self) -> None:
        self._guard: threading.Lock = threading.Lock()
        self._kept: OrderedDict[tuple[str, int], tuple[int, int, Position[Any]]] = OrderedDict()

    def note(self, table: Table, seat: int, number: int, position: Position[Any]) -> None:
        """The seat sees the position after so many settled moves, the last of them its own. Nobody changes it."""
        with self._guard:
            self._kept[table.name, seat] = (table.taken_back, number, position)
            self._kept.move_to_end((table.name, seat))
            while len(self._kept) > MOST:
                self._kept.popitem(last=False)

    def forget(self, table: str) -> None:
        """Nobody is there to be told anything."""
        with self._guard:
            for key in [key for key in self._kept if key[0] == table]:
                del self._kept[key]

    def at(self, table: Table, seat: int, number: int) -> Position[Any]:
        """The position after so many settled moves, to look at."""
        known = self._kept.get((table.name, seat))
        if known is not None and known[:2] == (table.taken_back, number):
            return known[2]
        position = played_again(table, number)
        self.note(table, seat, number, position)
        return position


def played_again(table: Table, number: int) -> Position[Any]:
    """The settled position after so many moves."""
    position = at_origin(table)
    moves = Move.objects.filter(table=table, number__lt=number).order_by("number")
    for word in moves.values_list("word", flat=True):
        position.play(word)
        if position.draft:
            position.settle()
    return position


LAST_LOOKS = LastLooks()
