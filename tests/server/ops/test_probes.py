"""/health, /ready and /metrics: what those ask who look after a server."""

from __future__ import annotations

import asyncio
import re
from typing import Any

import pytest
from django.conf import settings
from django.db import OperationalError
from django.db.migrations.recorder import MigrationRecorder

from langbord.server.asgi import application
from langbord.server.http import health
from langbord.server.subscribers import HUB
from tests.server.players import Player, sit_down

pytestmark = pytest.mark.both


def ask(path: str, authorization: str = "") -> tuple[int, str]:
    """Status and body of what the application itself answers."""
    sent: list[dict[str, Any]] = []

    async def send(message: dict[str, Any]) -> None:
        sent.append(message)

    async def receive() -> dict[str, Any]:
        raise AssertionError("a probe has no body")

    headers = [(b"authorization", authorization.encode())] if authorization else []
    scope = {"type": "http", "method": "GET", "path": path, "headers": headers, "query_string": b""}
    asyncio.run(application(scope, receive, send))
    return sent[0]["status"], sent[1]["body"].decode()


def test_health_touches_no_database() -> None:
    """This test may not use any: it would fail."""
    assert ask("/health") == (200, "ok")


@pytest.mark.django_db(transaction=True)
def test_ready_when_the_database_answers_and_has_its_newest_form(monkeypatch: pytest.MonkeyPatch) -> None:
    assert ask("/ready") == (200, "ready")
    monkeypatch.setattr(health, "_migrated", set())
    newest = MigrationRecorder.Migration.objects.filter(app="tables").latest("name")
    newest.delete()
    try:
        assert ask("/ready") == (503, "the database must be migrated")
    finally:
        newest.save()
    assert ask("/ready") == (200, "ready")


def test_not_ready_while_the_database_is_away(monkeypatch: pytest.MonkeyPatch) -> None:
    class Away:
        def cursor(self) -> None:
            raise OperationalError("gone")

    monkeypatch.setattr(health, "connection", Away())
    assert ask("/ready") == (503, "the database does not answer")


def test_not_ready_when_about_to_stop(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(HUB, "closing", True)
    assert ask("/ready") == (503, "stopping")


def test_figures_are_not_for_everybody(monkeypatch: pytest.MonkeyPatch) -> None:
    assert ask("/metrics") == (404, "")
    monkeypatch.setattr(settings, "METRICS_TOKEN", "let-me-in")
    assert ask("/metrics", "Bearer let-me-out") == (404, "")


@pytest.mark.django_db(transaction=True)
@pytest.mark.usefixtures("quiet_bots", "known_shuffle")
def test_the_figures_tell_of_requests_moves_and_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(settings, "METRICS_TOKEN", "let-me-in")
    ada, bo = Player("Ada"), Player("Bo")
    table = sit_down(ada, bo)
    before = figures()
    assert ada.play(table, "gold").ok
    assert ada.play(table, "gold").status == 409
    after = figures()
    route = 'langbord_requests_total{method="POST",route="/t/<slug:name>/play",status="%d"}'
    for status in (200, 409):
        assert after[route % status] == before.get(route % status, 0) + 1
    assert after["langbord_move_seconds_count"] == before["langbord_move_seconds_count"] + 1
    assert after['langbord_tables{state="playing"}'] == 1
    assert after["langbord_watchers"] == 0
    for queue in (
        "langbord_reports_open",
        "langbord_letter_wait_seconds",
        "langbord_bot_tables_waiting",
        "langbord_thinkers",
    ):
        assert after[queue] == before[queue], queue
    assert not any(secret in name for name in after for secret in (table.name, table.invite, "Ada"))


def figures() -> dict[str, float]:
    status, body = ask("/metrics", "Bearer let-me-in")
    assert status == 200
    return {name: float(value) for name, value in re.findall(r"^(langbord_\S+(?: \S+)*) (\S+)$", body, re.MULTILINE)}
