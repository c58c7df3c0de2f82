"""While the database is away everybody is told so in one sentence, and that it is worth trying again."""

from __future__ import annotations

from typing import Any

import pytest
from django.db import OperationalError
from django.test import Client

pytestmark = pytest.mark.both


@pytest.fixture
def away(monkeypatch: pytest.MonkeyPatch) -> Client:
    def find(_: object) -> None:
        raise OperationalError("the connection is closed")

    monkeypatch.setattr("langbord.server.accounts.people.find", find)
    monkeypatch.setattr("django.core.handlers.exception.log_response", lambda *_, **__: None)
    return Client(raise_request_exception=False)


@pytest.mark.parametrize(
    ("path", "headers", "keys"),
    [
        ("/api/games", {}, {"key", "text"}),
        ("/t/abc/play", {"accept": "application/json"}, {"ok", "key", "text"}),
    ],
)
def test_programs_and_scripts_are_told(away: Client, path: str, headers: dict[str, str], keys: set[str]) -> None:
    answer: Any = away.get(path, headers=headers)
    assert (answer.status_code, answer["Retry-After"]) == (503, "2")
    assert answer.json().keys() == keys
    assert answer.json()["key"] == "database-away"
    assert answer.json()["text"].startswith("The server has lost its database")


def test_people_are_told(away: Client) -> None:
    answer = away.get("/")
    assert answer.status_code == 503
    assert answer.content.decode().startswith("The server has lost its database")


def test_a_mistake_of_ours_is_something_else(monkeypatch: pytest.MonkeyPatch) -> None:
    def find(_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("langbord.server.accounts.people.find", find)
    monkeypatch.setattr("django.core.handlers.exception.log_response", lambda *_, **__: None)
    assert Client(raise_request_exception=False).get("/").status_code == 500
