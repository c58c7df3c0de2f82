"""Try from here: a private table against bots that begins at a point of another game.

It begins from what the viewer's seat knows and nothing else: whatever is hidden from it is dealt anew.
"""

from __future__ import annotations

from typing import Any

from django.db import transaction

from langbord.engine.chance import Chance, fresh_key
from langbord.engine.codec import to_json
from langbord.engine.errors import LangbordError
from langbord.engine.position import Position
from langbord.server.accounts import crowds
from langbord.server.models import Person, Table
from langbord.server.tables import alone
from langbord.server.tables import moves as table_moves
from langbord.server.tables.errors import Refused
from langbord.server.tables.positions import BOARDS, Board, at_origin

DEEPEST = 50  # tables that were tried one from the other


def try_from(table: Table, position: Position[Any], seat: int, person: Person) -> Table:
    """A new table at the running turn of `position`, with its answers so far where nothing was revealed in it."""
    if position.ask is None:
        raise Refused("over-there")
    crowds.must_have_room(person)
    state, words = position.try_from_here(seat, Chance(fresh_key()))
    origin = {"state": to_json(state), "tried": {"table": table.name, "at": len(position.words())}}
    with transaction.atomic():
        new = alone.sit_down(
            person,
            seat,
            game=table.game,
            seats=table.seats,
            options=table.options,
            rules=table.rules,
            edition=table.edition,
            origin=origin,
        )
        with BOARDS.locked(new.name):
            table_moves.store(new, _go_on(new, words), Board(at_origin(new), 0, 0))
    table_moves.progress(new)
    return new


def running_source(table: Table) -> Table | None:
    """The game from which a table was tried, directly or by tables that were tried before, while it is played on."""
    for _ in range(DEEPEST):
        tried = (table.origin or {}).get("tried")
        source = Table.objects.filter(name=tried["table"]).first() if tried else None
        if source is None:
            return None
        if source.state == Table.PLAYING and "tried" not in (source.origin or {}):
            return source
        table = source
    return None


def _go_on(table: Table, words: list[str]) -> Position[Any]:
    """The position at the origin, or after the words; a rival may have played a card that was dealt anew, and then
    the words cannot be said again."""
    position = at_origin(table)
    try:
        for word in words:
            if position.held is not None:
                position.settle()
            position.play(word)
    except LangbordError:
        return at_origin(table)
    return position
