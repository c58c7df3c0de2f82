"""Tables of a game with worlds, played out in a moment."""

from __future__ import annotations

import json
import random
from typing import Any

from django.core.files.uploadedfile import SimpleUploadedFile
from django.http import HttpResponse, HttpResponseRedirect

from langbord.engine.position import Position
from langbord.server.models import Table, World
from langbord.server.tables import moves as table_moves
from langbord.server.tables.positions import BOARDS
from tests.server.players import Player

GAME = "galzyr"


def begin(player: Player, *others: Player, form: dict[str, str] | None = None) -> Table:
    """A new table, in a new world."""
    return _seat_others(_led_to(player.client.post(f"/new/{GAME}/create", _form(len(others), form))), others)


def go_on(player: Player, world: World, *others: Player, form: dict[str, str] | None = None) -> Table:
    """A table that goes on in a world."""
    return _seat_others(_led_to(ask_to_go_on(player, world, len(others), form)), others)


def ask_to_go_on(player: Player, world: World, others: int = 0, form: dict[str, str] | None = None) -> HttpResponse:
    answer: Any = player.client.post(f"/worlds/{world.key}/take-up", _form(others, form))
    return answer  # type: ignore[no-any-return]


def _form(others: int, form: dict[str, str] | None) -> dict[str, str]:
    return {"seats": str(1 + others), "seat-0": "me", **(form or {})}


def _seat_others(table: Table, others: tuple[Player, ...]) -> Table:
    for other in others:
        other.client.post(f"/i/{table.invite}/accept", {})
    table.refresh_from_db()
    return table


def _led_to(answer: object) -> Table:
    assert isinstance(answer, HttpResponseRedirect), getattr(answer, "content", answer)
    return Table.objects.get(name=answer["Location"].rsplit("/", 1)[-1])


def play_on(table: Table, *ends: str, seed: int = 1) -> Position[Any]:
    """Any moves, until as many months are over as there are words for their ends: `go-on`, `pack-up`."""
    rng = random.Random(seed)
    left = list(ends)
    with BOARDS.locked(table.name):
        table.refresh_from_db()
        board = BOARDS.get(table)
        position = board.position.copy()
        while position.ask is not None and left:
            prompt = position.ask.prompt
            if prompt == "month-over" and left[0] == "new-world":
                position.play("leave-world")
            elif prompt in ("month-over", "leave-world"):
                position.play(left.pop(0))
            else:
                position.play(rng.choice(position.ask.moves))
            if position.held is not None:
                position.settle()
        position.settle()
        table_moves.store(table, position, board)
    table.refresh_from_db()
    return position


def packed(player: Player, *others: Player, seed: int = 1) -> World:
    """A world after its first month."""
    table = begin(player, *others)
    play_on(table, "pack-up", seed=seed)
    return world_of(table)


def world_of(table: Table) -> World:
    table.refresh_from_db()
    assert table.world is not None
    return World.objects.get(pk=table.world.pk)


def file_of(player: Player, world: World) -> dict[str, Any]:
    """The file that a browser would get."""
    answer = player.client.get(f"/worlds/{world.key}/export")
    assert answer.status_code == 200, answer.content
    data: dict[str, Any] = json.loads(answer.content)
    return data


def send(player: Player, content: bytes | str | dict[str, Any]) -> HttpResponse:
    """Bring a file in."""
    data = json.dumps(content) if isinstance(content, dict) else content
    file = SimpleUploadedFile("world.json", data.encode() if isinstance(data, str) else data)
    answer: Any = player.client.post("/worlds/bring-in", {"world": file})
    return answer  # type: ignore[no-any-return]


def shelf(player: Player) -> str:
    """The page with a person's worlds."""
    return player.client.get("/worlds").content.decode()
