"""Daily and other solo games of Reykholt, played out in a moment."""

from __future__ import annotations

import random
from datetime import UTC, datetime

import pytest
from django.http import HttpResponseRedirect
from django.utils import timezone

from langbord.server.models import Table
from langbord.server.tables import moves as table_moves
from langbord.server.tables.positions import BOARDS
from tests.server.players import Player

NOON = datetime(2026, 3, 4, 12, 0, tzinfo=UTC)  # a Wednesday


def stop_time(monkeypatch: pytest.MonkeyPatch, moment: datetime) -> None:
    """From now on it is this moment."""
    monkeypatch.setattr(timezone, "now", lambda: moment)


def daily(player: Player) -> Table:
    """The table that a click on the deal of the day leads to."""
    return _led_to(player.client.post("/daily/reykholt"))


def alone(player: Player, **options: str) -> Table:
    """An ordinary solo game."""
    form = {f"option-{name}": value for name, value in options.items()}
    return _led_to(player.client.post("/new/reykholt/create", {"seats": "1", "seat-0": "me", **form}))


def play_out(table: Table, seed: int = 1) -> None:
    """Any legal moves until the game is over."""
    rng = random.Random(seed)
    with BOARDS.locked(table.name):
        table.refresh_from_db()
        board = BOARDS.get(table)
        position = board.position.copy()
        while position.ask is not None:
            position.play(rng.choice(position.ask.moves))
            if position.held is not None:
                position.settle()
        table_moves.store(table, position, board)
    table.refresh_from_db()


def _led_to(answer: object) -> Table:
    assert isinstance(answer, HttpResponseRedirect), answer
    return Table.objects.get(name=answer["Location"].rsplit("/", 1)[-1])
