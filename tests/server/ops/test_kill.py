"""kill -9 of the server at any moment loses no acknowledged click, and every table goes on."""

from __future__ import annotations

import random
import sys
import time
from pathlib import Path

import pytest

from langbord import games
from langbord.engine.record import open_at_origin
from tests.server.clickers import Clicker, Server, StoredTable

CLICKERS = 4
pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there is no kill -9")


def wait_for(clickers: list[Clicker], least: int) -> None:
    """Until each of them has been acknowledged so many clicks more."""
    wanted = [(clicker, clicker.acknowledged + least) for clicker in clickers]
    end = time.monotonic() + 60
    while any(clicker.acknowledged < count for clicker, count in wanted):
        failures = [clicker.failure for clicker in clickers if clicker.failure]
        assert not failures, failures
        assert time.monotonic() < end, "the tables do not go on"
        time.sleep(0.01)


def check(clickers: list[Clicker], server: Server) -> None:
    """Every acknowledged word lies in the file, and what lies there is a game that can be played."""
    stored = server.stored()
    for clicker in clickers:
        assert not clicker.failure, clicker.failure
        for memory in clicker.memories:
            table = stored[memory.name]
            words = table.settled + table.draft
            assert memory.fits(words), f"{memory.name}: {memory.words}, {memory.open_click}, but stored is {words}"
    for table in stored.values():
        replay(table)


def replay(table: StoredTable) -> None:
    position = open_at_origin(games.load("nusfjord"), table.seats, table.options, {"key": table.key}, 1, hold=True)
    for word in table.settled:
        position.play(word)
        if position.held is not None:
            position.settle()
    assert position.draft == 0, "what is settled cannot be taken back"
    for word in table.draft:
        position.play(word)
    assert position.draft == len(table.draft)


def kill_under_load(folder: Path, kills: int, seed: int) -> None:
    chance = random.Random(seed)
    server = Server(folder / "data")
    server.folder.mkdir()
    clickers = [Clicker(server, number, bot=number == 0) for number in range(CLICKERS)]
    try:
        server.start()
        for clicker in clickers:
            clicker.start()
        for _ in range(kills):
            wait_for(clickers, 1)
            time.sleep(chance.random() * 0.7)
            server.kill()
            for clicker in clickers:
                assert clicker.waits.wait(60), f"{clicker.name} did not notice"
            check(clickers, server)
            server.start()
        wait_for(clickers, 3)
        for clicker in clickers:
            clicker.stopped.set()
        for clicker in clickers:
            clicker.join(60)
        check(clickers, server)
        server.kill()
        end = time.monotonic() + 20
        while server.left_behind():
            assert time.monotonic() < end, f"a killed server leaves behind: {server.left_behind()}"
            time.sleep(0.05)
    finally:
        for clicker in clickers:
            clicker.stopped.set()
        server.stop()
        server.up.set()
        for clicker in clickers:
            if clicker.is_alive():
                clicker.join(30)
    told = [(clicker.acknowledged, clicker.resent) for clicker in clickers]
    print("acknowledged and resent clicks:", told)


def test_kills_under_load_lose_no_acknowledged_click(tmp_path: Path) -> None:
    kill_under_load(tmp_path, kills=2, seed=1)


@pytest.mark.soak
def test_twenty_kills_under_load_lose_no_acknowledged_click(tmp_path: Path) -> None:
    kill_under_load(tmp_path, kills=20, seed=2)
