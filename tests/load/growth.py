"""What a move costs as a game grows longer, and what a table costs that lies idle: `python -m tests.load.growth`.

Measured in one process, in seconds of the processor, so that a busy machine changes little. A move is all that the
server does for it: the click itself with its whole request, the page of the player and that of somebody who watches;
and a bot's move with its thinking, which the server leaves to another process.
"""

from __future__ import annotations

import gc
import json
import os
import random
import re
import shutil
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

#: Games that are long enough, with calm bots in all other seats.
LONG = {"keyharvest": 4, "galzyr": 4}
#: Moves at which it is measured: around each, so many, and so many of them by bots.
MARKS = (10, 100, 400)
AROUND, BY_BOTS = 15, 5
IDLE = {"nusfjord": 3, "reykholt": 2, "keyharvest": 3, "galzyr": 2}
WARM_UP, IDLE_TABLES, IDLE_MOVES = 25, 30, 60  # of each game


class Bench:
    """A house in this process, where bots think at once and in place."""

    def __init__(self) -> None:
        from django.test import Client

        from langbord.server.bots.runner import RUNNER
        from langbord.server.http import rate_limits
        from langbord.server.models import Person

        rate_limits.LIMITS.update(dict.fromkeys(rate_limits.LIMITS, (10**9, 10**9)))
        thinkers: Any = RUNNER._thinkers
        thinkers.ask = lambda think, level, saved, seed, limit, **_: think(level, saved, seed)
        runner: Any = RUNNER
        runner.look_at = lambda table: None  # bots are asked here, one by one
        self.runner: Any = runner
        self.client: Client = Client()
        self.client.post("/settings", {"name": "Ada", "confirm": "no"})
        self.person: Person = Person.objects.get(pk=self.client.session["person"])
        self.chance: random.Random = random.Random(1)

    def table(self, game: str, seats: int) -> Any:
        from langbord.server.tables import lifecycle
        from langbord.server.tables import seats as sitters

        wishes = [sitters.Wish(self.person)] + [sitters.Wish(bot="calm")] * (seats - 1)
        return lifecycle.create(self.person, game, {}, wishes)

    def forward(self, table: Any, number: int) -> None:
        """Go on to so many moves, all seats playing calmly, without a look at what that costs."""
        from langbord.server.tables import moves as table_moves
        from langbord.server.tables.positions import BOARDS, changing

        with changing(table):
            board = BOARDS.get(table)
            twin = board.position.copy()
            while twin.ask is not None and len(twin.words()) < number:
                twin.play(self.choice(twin))
                if twin.held is not None:
                    twin.settle()
            if twin.draft:
                twin.settle()
            table_moves.store(table, twin, board)

    def choice(self, position: Any) -> int:
        """As calm as the bots; but a world that is not packed up goes on for ever."""
        from langbord import bots

        if position.ask.prompt == "month-over":
            return int(position.game.vocabulary.number("go-on"))
        return bots.answer(bots.load("calm"), position, self.chance)

    def move(self, table: Any) -> tuple[str, float] | None:
        """One move of whoever is asked: by whom, and what it cost; None when the game is over."""
        from langbord.server.tables.positions import BOARDS

        table.refresh_from_db()
        board = BOARDS.get(table)
        ask = board.position.ask
        if ask is None:
            return None
        if table.places.get(number=ask.seat).bot:
            return "bot", processor_time(lambda: self.runner._maybe_move(table.name))
        word = board.position.game.vocabulary.word(self.choice(board.position))
        values = {"words": word, "version": board.version, "at": board.answers}
        return "click", processor_time(lambda: self.send(table.name, values))

    def send(self, table: str, values: dict[str, Any]) -> None:
        answer = self.client.post(f"/t/{table}/play", values, headers={"accept": "application/json"})
        assert answer.status_code == 200, answer.content

    def pages(self, table: Any) -> tuple[float, float]:
        """What the page of the player costs, and that of a watcher."""
        from langbord.server.live.payload import newest

        return (
            processor_time(lambda: newest(table.name, self.person.pk, "", None)),
            processor_time(lambda: newest(table.name, None, "", None)),
        )


def processor_time(what: Callable[[], object]) -> float:
    began = time.process_time()
    what()
    return time.process_time() - began


def growth(bench: Bench, game: str) -> dict[str, dict[int, float]]:
    """Milliseconds by kind and move number; the median around it."""
    costs: dict[str, dict[int, list[float]]] = {}
    for mark in MARKS:
        found: dict[str, list[float]] = {}
        # Once is enough, unless a game was over before, or the person had a long turn.
        while len(found.get("watcher's page", ())) < AROUND or len(found.get("bot", ())) < BY_BOTS:
            _measure(bench, game, mark, found)
        for kind, all_ in found.items():
            costs.setdefault(kind, {})[mark] = all_
    return {kind: {mark: statistics.median(all_) * 1000 for mark, all_ in by.items()} for kind, by in costs.items()}


def _measure(bench: Bench, game: str, mark: int, found: dict[str, list[float]]) -> None:
    """A game up to the mark, and what the moves cost that follow."""
    table = bench.table(game, LONG[game])
    bench.forward(table, mark)
    bench.pages(table)
    for _ in range(AROUND):
        made = bench.move(table)
        if made is not None:
            pages = dict(zip(("player's page", "watcher's page"), bench.pages(table), strict=True))
            for kind, cost in {made[0]: made[1], **pages}.items():
                found.setdefault(kind, []).append(cost)


def idle(bench: Bench, game: str) -> float:
    """Kilobytes of one table that was played for a while, whose player and a watcher looked at it, and then left."""
    for _ in range(WARM_UP):  # what is loaded once for all tables, and the sentences that all of them say
        played(bench, game)
    before = resident()
    for _ in range(IDLE_TABLES):
        played(bench, game)
    return (resident() - before) / IDLE_TABLES


def played(bench: Bench, game: str) -> Any:
    from langbord.server.pages import between_turns

    table = bench.table(game, IDLE[game])
    bench.forward(table, IDLE_MOVES - 3)
    for _ in range(3):
        bench.move(table)
        bench.pages(table)
    between_turns.nobody_looks(table.name)  # as when the last stream has ended
    return table


def resident() -> float:
    """Kilobytes of this process, after everything that can be freed is."""
    gc.collect()
    found = re.search(r"VmRSS:\s+(\d+)", Path("/proc/self/status").read_text())
    assert found is not None
    return float(found[1])


def main() -> int:
    folder = tempfile.mkdtemp(prefix="langbord-growth-")
    os.environ.update(LANGBORD_DATA=folder, LANGBORD_BOT_PAUSE="0", DATABASE_URL="", LANGBORD_HOSTS="testserver")
    try:
        from langbord.server.ops import serve

        serve.prepare()
        bench = Bench()
        told = {
            "growth": {game: growth(bench, game) for game in LONG},
            "idle": {game: idle(bench, game) for game in IDLE},
        }
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    print(json.dumps(told))
    return 0


if __name__ == "__main__":
    sys.exit(main())
