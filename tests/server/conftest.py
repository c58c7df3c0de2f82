"""The server's tests: limits start full, shuffles are known, and bots move only where a test wants them to."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest
from django.core.cache import cache

from langbord.engine.chance import key_from_seed
from langbord.server.bots.runner import RUNNER
from langbord.server.http.rate_limits import BUCKETS
from langbord.server.live import sse
from langbord.server.live.pg_listener import LISTENER
from langbord.server.subscribers import HUB
from langbord.server.tables import clocks, lifecycle
from tests.databases import ON_POSTGRESQL
from tests.server.letterbox import Watch

PATIENCE = 20.0  # seconds for bots to come to rest


@pytest.fixture(autouse=True)
def full_buckets(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """What one test spends is not missed by the next."""
    monkeypatch.setattr(BUCKETS, "_buckets", {})
    marker = request.node.get_closest_marker("django_db")
    if ON_POSTGRESQL and marker is not None and marker.kwargs.get("databases") != []:
        request.getfixturevalue("transactional_db" if marker.kwargs.get("transaction") else "db")
        cache.clear()  # the sign-in limits live there; with PostgreSQL in the database
    elif not ON_POSTGRESQL:
        cache.clear()


@pytest.fixture
def known_shuffle(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every table is dealt in the same way."""
    monkeypatch.setattr(lifecycle, "fresh_key", lambda: key_from_seed(7))


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> Watch:
    """The clock of the server, in the hands of the test."""
    made = Watch()
    monkeypatch.setattr(clocks, "now", lambda: made.at)
    return made


@pytest.fixture
def quiet_bots(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Bots do not move; the tables that they should look at are noted."""
    noted: list[str] = []
    monkeypatch.setattr(RUNNER, "look_at", noted.append)
    return noted


@pytest.fixture(autouse=True)
def bots_at_rest(request: pytest.FixtureRequest) -> Iterator[None]:
    """A bot that still moves when its test is over would find the database shut, and spoil the next test."""
    marker = request.node.get_closest_marker("django_db")
    if marker is not None and marker.kwargs.get("transaction"):
        request.getfixturevalue("transactional_db")  # so that this ends before that does
    yield
    end = time.monotonic() + PATIENCE
    while (RUNNER._moving or RUNNER._pending) and time.monotonic() < end:
        time.sleep(0.01)


@pytest.fixture(scope="session", autouse=True)
def stop_bots() -> Iterator[None]:
    """The thinking processes end with the run."""
    yield
    RUNNER.stop()
    LISTENER.stop()


@pytest.fixture
def nobody_watches(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(sse, "OPEN", {})
    monkeypatch.setattr(HUB, "closing", False)
    yield
    HUB._loop = None
