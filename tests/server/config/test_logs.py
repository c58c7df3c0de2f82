"""The log: one line for each request, by its route; and no secrets, whoever logs them."""

from __future__ import annotations

import json
import logging
import logging.config
import sys
import time

import pytest
from django.conf import settings
from django.test import Client

from langbord.server.config.logging import LONGEST, JsonLines, Lines, logging_settings, sieved
from langbord.server.http import metrics
from tests.server.players import Player, sit_down


def record(message: str, *args: object) -> logging.LogRecord:
    return logging.LogRecord("some.where", logging.ERROR, __file__, 1, message, args, None)


@pytest.mark.parametrize(
    ("text", "secret"),
    [
        ("Not Found: /i/abcdefghjk23456789mnpqrs", "abcdefghjk23456789mnpqrs"),
        ("Internal Server Error: /i/abcdefghjk23456789mnpqrs/accept", "abcdefghjk23456789mnpqrs"),
        ("/s/abcdefghjkmn was asked for", "abcdefghjkmn"),
        ("Not Found: /accounts/password/reset/key/2-cxyz12-0123456789abcdef/", "0123456789abcdef"),
        ("POST /api/join/abcdefghjk23456789mnpqrs", "abcdefghjk23456789mnpqrs"),
        ("Authorization: Bearer xyzzy-plugh_1234", "xyzzy-plugh_1234"),
        ("connecting to postgresql://ada:hunter22@db/games failed", "hunter22"),
        ("connecting to postgresql://ada:hunter/:22@db/games failed", "hunter"),
        ("Not Found: /" + "x" * (LONGEST - 20) + "://ada:hunter22@db", "hunter22"[:4]),
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


def seconds(text: str) -> float:
    """The quickest of some tries: whatever else the machine does only makes them slower."""
    found: list[float] = []
    for _ in range(5):
        began = time.process_time()
        sieved(text)
        found.append(time.process_time() - began)
    return min(found)


@pytest.mark.parametrize("unit", ["://:", "://", "://a:b", "@://:", "/i", "bearer ", "password=", "token....", " :"])
def test_an_address_twice_as_long_takes_twice_as_long_to_sieve(unit: str) -> None:
    """Anybody can ask for one that leads nowhere, and while it is sieved nobody else is served."""
    assert seconds(unit * 8_000) < 24 * seconds(unit * 1_000), "8 times as long, and 64 times as much work"


def test_nobody_writes_long_lines_into_the_log() -> None:
    long = record("Not Found: %s", "/" + "://:" * 15_000)
    assert len(Lines().format(long)) < LONGEST + 10
    assert len(json.loads(JsonLines().format(long))["message"]) < LONGEST + 10


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
