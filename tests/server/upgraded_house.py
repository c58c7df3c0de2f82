"""Opens a house of an older version: `LANGBORD_DATA=FOLDER python -m tests.server.upgraded_house EXPECTED`.

Every table is migrated, shown to everybody who sits there, taken back to its barrier, and played on for a while. What
was found is printed as JSON, a table a line, for test_upgrade.py.
"""

from __future__ import annotations

import json
import os
import random
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import django

ON = 60  # answers that a running table is played on for


def main() -> None:
    os.environ["DJANGO_SETTINGS_MODULE"] = "langbord.server.settings"
    os.environ["LANGBORD_HOSTS"] = "testserver"
    django.setup()
    from django.core.management import call_command

    from langbord.server.bots.runner import RUNNER

    RUNNER.stop()  # bots of the tables would move while they are looked at
    call_command("migrate", verbosity=0)
    for name, expected in json.loads(Path(sys.argv[1]).read_text()).items():
        print(json.dumps({"table": name, "expected": expected, **looked_at(name)}), flush=True)


def looked_at(name: str) -> dict[str, Any]:
    from langbord.engine.codec import state_hash
    from langbord.server.models import Table, TurnStart
    from langbord.server.tables.positions import BOARDS

    table = Table.objects.get(name=name)
    board = BOARDS.get(table)
    position = board.position
    start = TurnStart.objects.filter(table=table).first()
    people = dict.fromkeys(place.person_id for place in table.places.all() if place.person_id)
    found: dict[str, Any] = {
        "edition": table.edition == dict(zip(("name", "hash"), position.game.edition(table.options), strict=True)),
        "words": position.words(),
        "draft": position.draft,
        "prompt": position.ask.prompt if position.ask else None,
        "held": position.held,
        "start": start is not None
        and (start.number, start.hash) == (position.base.answers, state_hash(position.base.state)),
        "pages": [_client(person).get(f"/t/{name}").status_code for person in people],
        "replay": _client(next(iter(people))).get(f"/t/{name}?at=3").status_code,
    }
    if table.state == Table.PLAYING:
        found["back"] = taken_back(table)
        found["on"] = played_on(table)
    else:
        found["scores"] = (position.scores(), position.winners()) == (table.scores, table.winners)
    return found


def taken_back(table: Any) -> bool:
    """The draft to its barrier, and the same again."""
    from langbord.server.tables import moves as table_moves
    from langbord.server.tables.positions import BOARDS

    board = BOARDS.get(table)
    position = board.position
    words = position.words()[board.number :]
    if not words:
        return True
    seat = position.asked()[board.number][0]
    board = table_moves.undo(table, seat, len(words), board.version)
    empty = board.position.draft == 0
    for word in words:
        board = table_moves.play(table, seat, [word], board.version, board.answers)
    return empty and board.position.words() == position.words()


def played_on(table: Any) -> int:
    """How many answers could be given."""
    from langbord.server.models import Table
    from langbord.server.tables import moves as table_moves
    from langbord.server.tables.positions import BOARDS

    rng = random.Random(table.name)
    for count in range(ON):
        board = BOARDS.get(table)
        position = board.position
        if position.held is not None:
            board = table_moves.settle(table, position.held, board.version)
            position = board.position
        if position.ask is None:
            assert Table.objects.get(name=table.name).state == Table.OVER
            return count
        word = position.game.vocabulary.word(rng.choice(position.ask.moves))
        table_moves.play(table, position.ask.seat, [word], board.version, board.answers)
    return ON


def _client(person: int) -> Any:
    from django.conf import settings
    from django.test import Client

    client = Client()
    session = import_module(settings.SESSION_ENGINE).SessionStore()
    session["person"] = person
    session.save()
    client.cookies[settings.SESSION_COOKIE_NAME] = session.session_key
    return client


if __name__ == "__main__":
    main()
