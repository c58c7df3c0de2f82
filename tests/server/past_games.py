"""Recorded games put on a table, as if they had been played there."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from langbord import games
from langbord.engine.position import Position
from langbord.server.models import Draft, Seat, Table
from langbord.server.tables.moves import store
from langbord.server.tables.positions import Board, at_origin
from tests.server.players import Player

GAMES = Path(__file__).parent.parent / "games"
RECORDS = GAMES / "nusfjord/records"


def recorded(name: str, game: str = "nusfjord") -> dict[str, Any]:
    path = GAMES / game / "records" / f"{name}.json"
    data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return data


def put_on_table(name: str, *players: Player, words: int | None = None, game: str = "nusfjord") -> Table:
    """A recorded game up to a number of words; the players take the first seats, calm bots the others."""
    record = recorded(name, game)
    table = Table.objects.create(
        game=game,
        seats=record["seats"],
        options=record["options"],
        key="00" * 32,
        origin=record["origin"],
        rules=record["rules"],
        edition=record["edition"],
        state=Table.PLAYING,
    )
    for number in range(table.seats):
        person = players[number].person if number < len(players) else None
        who = {"person": person, "name": person.name} if person else {"bot": "calm"}
        Seat.objects.create(table=table, number=number, **who)
    Draft.objects.create(table=table)
    store(table, after(record, words), Board(at_origin(table), 0, 0))
    return table


def after(record: dict[str, Any], words: int | None = None) -> Position[Any]:
    """The position after so many words, all of them settled."""
    position = games.replay(record, words, hold=True)
    position.settle()
    return position
