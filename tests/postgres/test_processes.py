"""Several processes on one database: whichever is killed, and if the database goes away for a while, no acknowledged
click is lost, none is played twice, the bots go on, and every watcher catches up.

How quickly they do is asserted in the long forms only: `make test` may share its machine. The figures are printed
(`pytest -rP`). LANGBORD_KILLS says how many kills the long form has."""

from __future__ import annotations

import os
import random
import re
import sys
import time
import urllib.request
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.databases import Postgres, fresh_database
from tests.postgres.evening import Evening, wait_until
from tests.postgres.farm import Farm
from tests.server.clickers import Server

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there is no kill -9")
CATCH_UP = 5.0  # seconds
MANY = int(os.environ.get("LANGBORD_KILLS", "12"))


@pytest.fixture
def evening(tmp_path: Path) -> Iterator[Evening]:
    evening = Evening(Farm(tmp_path, fresh_database()["DATABASE_URL"]))
    yield evening
    evening.stop()


def kill_at_random(evening: Evening, kills: int, seed: int) -> None:
    """Each process at least once, if there are as many kills as processes."""
    chance = random.Random(seed)
    processes = evening.farm.processes
    victims = chance.sample(processes, len(processes)) + chance.choices(processes, k=kills)
    evening.begin()
    for victim in victims[:kills]:
        time.sleep(chance.random())
        victim.kill()
        time.sleep(chance.random() / 2)
        victim.start()
        evening.catch_up()
        evening.go_on(1)
        evening.catch_up()  # with what was clicked since
        evening.follow()
    wait_until(lambda: all(moves_served(web) > 0 for web in evening.farm.webs))  # the load is spread
    evening.end()
    assert evening.moves_by_bots() > 0
    killed = Counter("worker" if victim is evening.farm.worker else "web" for victim in victims[:kills])
    print(f"{kills} kills at random moments ({killed['web']} web, {killed['worker']} worker): {evening.figures()}")


def test_whichever_process_is_killed_the_evening_goes_on(evening: Evening) -> None:
    kill_at_random(evening, 4, seed=1)


@pytest.mark.soak
def test_many_kills_at_random_moments(evening: Evening) -> None:
    kill_at_random(evening, MANY, seed=2)
    assert max(evening.catching_up) < CATCH_UP


def moves_served(web: Server) -> float:
    return figure(web.address, "langbord_move_seconds_count")


def figure(address: str, name: str) -> float:
    """As Prometheus would read it."""
    with urllib.request.urlopen(f"{address}/metrics", timeout=10) as answer:
        found = re.search(rf"^{re.escape(name)} (\S+)$", answer.read().decode(), re.MULTILINE)
    assert found is not None
    return float(found[1])


def test_one_web_process_serves_everybody_while_the_other_is_away(evening: Evening) -> None:
    evening.begin()
    evening.farm.webs[0].kill()
    evening.go_on(3)
    evening.farm.webs[0].start()
    evening.go_on(1)
    worker = evening.farm.worker
    with urllib.request.urlopen(f"{worker.address}/ready", timeout=10) as answer:
        assert answer.read() == b"ready"
    assert figure(worker.address, 'langbord_bot_thinking_seconds_count{level="calm"}') > 0
    evening.end()


def cut_the_database(folder: Path, seconds: float) -> Evening:
    database = Postgres()
    database.execute("postgres", "CREATE DATABASE langbord")
    evening = Evening(Farm(folder, database.url("langbord")))
    try:
        evening.begin()
        database.stop()
        time.sleep(seconds)
        database.start()
        evening.catch_up()
        evening.go_on(1)
        evening.catch_up()  # with what was clicked since
        evening.go_on(2)
        assert evening.farm.worker.lives(), evening.farm.worker.log()
        evening.end()
        print(f"the database was away for {seconds:g} s: {evening.figures()}")
    finally:
        evening.stop()
        database.end()
    return evening


def test_a_database_that_goes_away_comes_back_to_the_same_evening(tmp_path: Path) -> None:
    cut_the_database(tmp_path, 3)


@pytest.mark.soak
def test_a_database_that_is_away_for_long(tmp_path: Path) -> None:
    assert max(cut_the_database(tmp_path, 10).catching_up) < CATCH_UP
