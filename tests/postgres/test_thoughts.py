"""Hints and turning points belong to no process: asked for at one, seen at the other, and not lost with either."""

from __future__ import annotations

import re
import sys
import urllib.parse
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest

from langbord.server.analysis import hints, turning_points
from langbord.server.live.pg_listener import Listener
from langbord.server.models import Hint
from langbord.server.notify import CHANGED
from langbord.server.tables import clocks
from tests.databases import fresh_database
from tests.postgres.evening import wait_until
from tests.postgres.farm import Farm
from tests.server.clickers import Browser
from tests.server.players import Player, sit_down

LONG = hints.OVERDUE.total_seconds() + turning_points.LEASE + 60  # seconds


@pytest.mark.django_db(transaction=True)
@pytest.mark.usefixtures("known_shuffle", "quiet_bots")
def test_every_process_hears_of_a_hint_that_was_found_or_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    ada = Player("Ada")
    table = sit_down(ada, bots=1)
    later: list[tuple[Hint, dict[str, Any]]] = []
    monkeypatch.setattr(hints, "find", lambda *what: later.append(what))
    monkeypatch.setattr(hints, "_thought", lambda *_: (Hint.FOUND, []))
    heard: list[str] = []
    ready: list[bool] = []
    listener = Listener()
    listener.start({CHANGED: heard.append}, lambda: ready.append(True))
    try:
        wait_until(lambda: ready)
        ada.post(table, "hint")
        wait_until(lambda: heard == [table.name])
        hints.find_now(*later[0])
        wait_until(lambda: heard == 2 * [table.name])
        Hint.objects.update(state=Hint.THINKING, asked=clocks.now() - hints.OVERDUE)
        hints.tidy()
        wait_until(lambda: heard == 3 * [table.name])
    finally:
        listener.stop()


@pytest.fixture
def farm(tmp_path: Path) -> Iterator[Farm]:
    farm = Farm(tmp_path, fresh_database()["DATABASE_URL"])
    farm.start()
    yield farm
    farm.stop()


@pytest.mark.soak
@pytest.mark.skipif(sys.platform == "win32", reason="there is no kill -9")
def test_they_outlive_the_process_that_was_asked(farm: Farm) -> None:
    one, two = farm.webs
    ada = Browser(one, "Ada", confirm=False)
    _, _, address = ada.post("/play/nusfjord", {"seats": "2"})
    path = urllib.parse.urlparse(address).path
    for _ in range(12):
        play_something(ada, path)
    wait_until(lambda: 'id="hint-ask"' in ada.get(path))
    ada.post(f"{path}/hint", {})
    one.kill()  # sooner than a hint can be found
    ada.server = two
    assert "Thinking…" in ada.get(path)
    wait_until(lambda: "Thinking…" not in ada.get(path), LONG)
    ada.post(f"{path}/hint", {})
    wait_until(lambda: 'id="hint-play-1"' in ada.get(path))
    ada.post(f"{path}/do/concede", {})
    ada.post(f"{path}/turning", {})
    wait_until(lambda: study(farm, "until > now()"))
    farm.worker.kill()
    assert study(farm, "state = 'wanted'")
    farm.worker.start()
    wait_until(lambda: 'id="turning-chart"' in ada.get(path), LONG)


def play_something(ada: Browser, path: str) -> None:
    wait_until(lambda: 'data-turn="yes"' in ada.get(path))
    page = ada.get(path)
    marks = {mark: re.findall(rf'data-{name}="(\d+)"', page)[0] for mark, name in MARKS}
    word = re.findall(r'id="move-([\w-]+)"', page)[0]
    status, body, _ = ada.post(f"{path}/play", {"words": word, **marks})
    assert status == 200, body


MARKS = (("version", "version"), ("at", "answers"))


def study(farm: Farm, condition: str) -> bool:
    """Whether it is so with the one study that there is."""
    with psycopg.connect(farm.url) as connection:
        found = connection.execute(f"SELECT {condition} FROM tables_turning".encode()).fetchone()
    return found is not None and bool(found[0])
