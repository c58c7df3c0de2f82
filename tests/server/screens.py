"""Tables at which all seats belong to one person: people who share a screen."""

from __future__ import annotations

import random
from typing import Any

from langbord import games
from langbord.engine.handover import holds_secrets
from langbord.engine.position import Position
from langbord.server.models import Table
from langbord.server.tables import import_record
from langbord.server.tables.export_record import Ending
from langbord.server.views.import_record import page_of
from tests.server.players import Player, position_of

#: Games in which people hide something from each other, and how to come there soon.
SECRETIVE: dict[str, tuple[int, dict[str, str]]] = {
    "nusfjord": (2, {}),
    "keyharvest": (3, {}),
    "galzyr": (2, {"mode": "competitive", "quests": "closed"}),
}
OPEN: dict[str, tuple[int, dict[str, str]]] = {
    "reykholt": (2, {}),
    "keyharvest": (2, {}),
    "galzyr": (2, {}),
}
NAMES = ["Ann", "Bo", "Cy", "Di"]
SEED = 5


def played(game: str, seats: int, options: dict[str, str], *, secrets: bool = False, words: int = 40) -> Position[Any]:
    """A random game after some words, or at the first question after which all have something to hide."""
    position = games.load(game).new(seats, SEED, options, hold=True)
    rng = random.Random(SEED)
    while position.ask is not None:
        hiding = all(holds_secrets(position, seat) for seat in range(seats))
        if position.draft == 0 and (hiding if secrets else len(position.words()) >= words):
            break
        position.play(_move(position, rng))
        if position.held is not None:
            position.settle()
    assert position.ask is not None
    return position


def _move(position: Position[Any], rng: random.Random) -> int:
    """Any; in Galzyr quests, so that there is soon something in the hands."""
    assert position.ask is not None
    quests = [move for move in position.ask.moves if position.game.vocabulary.word(move)[0] == "n"]
    wanted = position.ask.prompt in ("travel", "start-quests") and position.game.meta.name == "galzyr"
    return rng.choice(quests if quests and wanted else list(position.ask.moves))


def at_one_screen(player: Player, position: Position[Any]) -> Table:
    """The position at a table of which all seats are this person's, under names of their own."""
    ending = Ending("", [], NAMES[: position.seats])
    return import_record.seat(position, {"seed": SEED}, player.person, ending, page_of)


def play_until_another_is_asked(player: Player, table: Table) -> None:
    """Answer with the first move and confirm, until the next seat is asked."""
    seat = asked(table)
    while asked(table) == seat:
        if position_of(table).held is not None:
            assert player.settle(table).ok
        else:
            assert player.play(table, player.buttons(table)[0]).ok


def asked(table: Table) -> int:
    """Whose turn it is."""
    position = position_of(table)
    seat = position.held if position.held is not None else position.ask.seat if position.ask else None
    assert seat is not None
    return seat
