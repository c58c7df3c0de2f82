"""Sets tables in a database before a server is started on it: `python -m tests.load.seed 300 1` (tables, seed).

Over HTTP a server lets one network address open only some tables a minute. What is set here is what it would have
stored: people with sessions, tables some moves into their game. Told as JSON, one line, for evening.py.
"""

from __future__ import annotations

import json
import random
import sys
from typing import Any

from langbord import games

DEEPEST = 40  # moves that were made before


def seed(count: int, number: int) -> list[dict[str, Any]]:
    """Tables, each with the session of its player and of somebody who watches."""
    from langbord.server.models import Person

    chance = random.Random(number)
    names = games.names()
    told = []
    for table in range(count):
        player = Person.objects.create(name=f"P{table}", confirm=table % 2 == 0)
        watcher = Person.objects.create(name=f"W{table}")
        name = set_table(player, names[table % len(names)], chance)
        told.append({"name": name, "player": session_of(player), "watcher": session_of(watcher)})
    return told


def set_table(player: Any, game: str, chance: random.Random) -> str:
    """A table some moves into its game: a person on the first seat, calm bots on the others."""
    from langbord.server.tables import lifecycle, seats
    from langbord.server.tables import moves as table_moves
    from langbord.server.tables.positions import BOARDS, changing

    wishes = [seats.Wish(player)] + [seats.Wish(bot="calm")] * (games.meta(game).first_seats - 1)
    table = lifecycle.create(player, game, {}, wishes)
    with changing(table):
        board = BOARDS.get(table)
        twin = board.position.copy()
        for _ in range(chance.randrange(DEEPEST)):
            if twin.ask is None:
                break
            twin.play(chance.choice(twin.ask.moves))
            if twin.held is not None:
                twin.settle()
        if twin.draft:
            twin.settle()
        table_moves.store(table, twin, board)
    BOARDS.drop(table.name)
    return str(table.name)


def session_of(person: Any) -> str:
    """The cookie of a guest."""
    from django.contrib.sessions.backends.db import SessionStore

    from langbord.server.accounts.people import GUEST

    session = SessionStore()
    session[GUEST] = person.pk
    session.save()
    return str(session.session_key)


def main() -> int:
    from langbord.server.ops import serve

    serve.prepare()
    from langbord.server.bots.runner import RUNNER

    RUNNER.stop()  # whoever is asked now is for the server to find out
    from django.db import transaction

    with transaction.atomic():  # for thousands of small writes take their time
        told = seed(int(sys.argv[1]), int(sys.argv[2]))
    print(json.dumps(told))
    return 0


if __name__ == "__main__":
    sys.exit(main())
