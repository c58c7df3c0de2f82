"""The log: one line for each request, by its route; and no secrets, whoever logs them."""

from __future__ import annotations

import json
import logging
import logging.config
import sys

import pytest
from django.conf import settings
from django.test import Client

from langbord.server import metrics
from langbord.server.logs import JsonLines, Lines, logging_settings, sieved
from tests.server.players import Player, sit_down


def record(message: str, *args: object) -> logging.LogRecord:
    return logging.LogRecord("some.where", logging.ERROR, __file__, 1, message, args, None)


@pytest.mark.parametrize(
    ("text", "secret"),
    [
        ("Not Found: /i/abcdefghjk23456789mnpqrs", "abcdefghjk23456789mnpqrs"),
        ("Internal Server Error: /i/abcdefghjk23456789mnpqrs/accept", "abcdefghjk23456789mnpqrs"),
        ("/s/abcdefghjkmn was asked for", "abcdefghjkmn"),
        ("POST /api/join/abcdefghjk23456789mnpqrs", "abcdefghjk23456789mnpqrs"),
        ("Authorization: Bearer xyzzy-plugh_1234", "xyzzy-plugh_1234"),
        ("connecting to postgresql://ada:hunter22@db/games failed", "hunter22"),
        ("{'sessionid': 'k3k3k3k3k3k3k3k3'}", "k3k3k3k3k3k3k3k3"),
        ("password=hunter2222", "hunter2222"),
    ],
)
def test_secrets_do_not_come_through(text: str, secret: str) -> None:
    for form in (Lines(), JsonLines()):
        line = form.format(record("%s", text))
        assert secret not in line
        assert "…" in line


def test_what_is_no_secret_comes_through() -> None:
    text = "the bot at table abcdefghjk failed: /t/abcdefghjk/play"
    assert sieved(text) == text


def test_a_line_is_one_object_with_its_trace() -> None:
    try:
        raise ValueError("two\nlines")
    except ValueError:
        error = logging.LogRecord("some.where", logging.ERROR, __file__, 1, "it broke", (), sys.exc_info())
    line = JsonLines().format(error)
    assert "\n" not in line
    told = json.loads(line)
    assert (told["level"], told["logger"], told["message"]) == ("error", "some.where", "it broke")
    assert "ValueError" in told["trace"]


@pytest.mark.django_db
@pytest.mark.usefixtures("quiet_bots")
def test_every_request_is_told_by_its_route(caplog: pytest.LogCaptureFixture) -> None:
    ada, bo = Player("Ada"), Player("Bo")
    table = sit_down(ada, bo)
    with caplog.at_level(logging.INFO, "langbord.requests"):
        ada.page(table)
        Client().get(f"/i/{table.invite}")
        Client().get("/there/is/nothing")
        lines = [JsonLines().format(entry) for entry in caplog.records if entry.name == "langbord.requests"]
    told = [json.loads(line) for line in lines]
    assert [(line["method"], line["route"], line["status"], line.get("table")) for line in told] == [
        ("GET", "/t/<slug:name>", 200, table.name),
        ("GET", "/i/<slug:token>", 200, None),
        ("GET", "nowhere", 404, None),
    ]
    assert all(line["ms"] >= 0 for line in told)
    assert not any(table.invite in line for line in lines)


@pytest.mark.django_db
def test_what_visitors_do_wrong_raises_no_alarm(capfd: pytest.CaptureFixture[str]) -> None:
    logging.config.dictConfig(logging_settings(""))
    try:
        counted = metrics.ERRORS.labels("django.security.DisallowedHost")._value.get()
        answer = Client().get("/", headers={"host": "elsewhere.example"})
        assert answer.status_code == 400
        told = capfd.readouterr().err
        assert "elsewhere.example" in told
        assert "Traceback" not in told
        assert metrics.ERRORS.labels("django.security.DisallowedHost")._value.get() == counted
    finally:
        logging.config.dictConfig(settings.LOGGING)
