"""A table of each game with sharp bots, played on with hints: whoever thinks does so in a process of its own.

In `make test` it is played on the compiled build, as after `make fast`.
"""

from __future__ import annotations

import json
import time
from typing import Any

import pytest

from langbord import games
from langbord.server.analysis import hints
from langbord.server.bots.runner import RUNNER
from langbord.server.models import Hint, Table
from tests.server import slow_bots
from tests.server.players import Player, position_of, words_of

pytestmark = [pytest.mark.compiled, pytest.mark.django_db(transaction=True), pytest.mark.usefixtures("known_shuffle")]
PATIENCE = 120.0  # seconds for a bot or a hint
HINTS, BY_BOTS = 2, 3  # hints that are asked for and played at each table, and answers of the bots


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(RUNNER, "pause", 0.0)
    monkeypatch.setattr(RUNNER, "think", slow_bots.hurry)
    monkeypatch.setattr(hints, "SECONDS", "0.05")


def sit_down(ada: Player, game: str) -> Table:
    """A table of hers with sharp bots on all other seats."""
    seats = next(seats for seats in games.meta(game).seats if seats > 1)
    form = {"seats": str(seats), "seat-0": "me", **{f"seat-{number}": "sharp" for number in range(1, seats)}}
    made: Any = ada.client.post(f"/new/{game}/create", form)
    assert made.status_code == 302, made.content
    return Table.objects.get(name=made["Location"].rsplit("/", 1)[-1])


def wait_for_her(table: Table) -> None:
    """Until the bots have moved."""
    end = time.monotonic() + PATIENCE
    while table.waiting_for != 0:
        assert time.monotonic() < end, "the bots do not move"
        time.sleep(0.02)
        table.refresh_from_db()


def hint_of(ada: Player, table: Table) -> str:
    """The best word, once the page shows what was found; empty where all are a matter of taste."""
    assert ada.post(table, "hint").ok
    end = time.monotonic() + PATIENCE
    while (hint := Hint.objects.get(table=table, seat=0)).state == Hint.THINKING:
        assert time.monotonic() < end, "nobody finds a hint"
        time.sleep(0.02)
    assert hint.state == Hint.FOUND
    assert 'id="hints"' in ada.page(table)
    best = hint.answer["best"]
    return str(best[0]["words"][0]) if best else ""


def by_bots(table: Table) -> int:
    """Settled answers of the bots."""
    return table.moves.exclude(seat=0).count()


@pytest.mark.parametrize("game", games.names())
def test_sharp_bots_and_hints(game: str) -> None:
    ada = Player("Ada", confirm=False)
    table = sit_down(ada, game)
    asked = followed = 0
    while asked < HINTS or by_bots(table) < BY_BOTS:
        wait_for_her(table)
        ask = position_of(table).ask
        assert ask is not None
        word = position_of(table).game.vocabulary.word(ask.moves[0])
        if asked < HINTS and len(ask.moves) > 1:
            hint = hint_of(ada, table)
            word = hint or word
            asked += 1
            followed += bool(hint)
        assert ada.play(table, word).ok
        table.refresh_from_db()
    assert followed
    wait_for_her(table)
    assert not table.chat.exists()  # where the house would tell that a bot was replaced
    record = json.loads(json.dumps(position_of(table).record()))
    assert games.replay(record).words()[: len(words_of(table))] == words_of(table)
    ada.post(table, "do/concede")
