"""The short form of the load (docs/reliability.md): few tables, and all that is asserted is that nothing is lost. How
quickly it went is printed (`pytest -rP`)."""

from __future__ import annotations

import asyncio
import sys

import pytest

from tests.databases import ON_POSTGRESQL
from tests.load.evening import Evening, Troubles
from tests.load.house import AtHome, OnPostgres
from tests.load.troubles import cut, kills, one_after_another

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there is no kill -9")
SECONDS = 5.0
#: On PostgreSQL `tests/postgres/test_processes.py` shows the same in `make test`; here all four titles are played.
LONG_ON_POSTGRESQL = pytest.mark.soak if ON_POSTGRESQL else pytest.mark.both


def spend(troubles: Troubles | None) -> Evening:
    """Four tables, one of each game, at the pace of somebody who is in a hurry; the same on either database."""
    house = OnPostgres(pause=0.1) if ON_POSTGRESQL else AtHome(pause=0.1)
    try:
        evening = Evening(house, tables=4, watchers=12, pace=1.0)
        house.start()
        print(asyncio.run(evening.run(SECONDS, troubles)).told())
        print(evening.check())
        return evening
    finally:
        house.stop()


async def all_have_clicked(evening: Evening) -> None:
    tables = {seen.table for seen in evening.watchers}
    await evening.until(lambda: {click.table for click in evening.book.clicks} == tables)


def test_every_acknowledged_move_comes_to_every_watcher() -> None:
    evening = spend(all_have_clicked)
    assert all(seen.streams == 1 + seen.sent_on for seen in evening.watchers), "a stream was cut off"


@LONG_ON_POSTGRESQL
def test_kills_lose_nothing_that_was_acknowledged() -> None:
    evening = spend(kills(3, seed=1, apart=1.0))
    assert any(seen.streams > 1 for seen in evening.watchers), "nobody noticed"
    assert evening.book.clicks


@LONG_ON_POSTGRESQL
@pytest.mark.skipif(not ON_POSTGRESQL, reason="a file does not go away")
def test_a_database_that_goes_away_loses_nothing_that_was_acknowledged() -> None:
    assert spend(one_after_another(cut(3.0))).book.clicks
