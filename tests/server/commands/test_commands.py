"""Everything that is declared in commands/: who may, how often, who is woken; by a page and by a program alike."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

import pytest
from django.apps import apps
from django.http import HttpResponse
from django.test import Client

from langbord.server import notify
from langbord.server.accounts.people import new_token
from langbord.server.analysis.turning_points import STUDIES
from langbord.server.commands import table as declared
from langbord.server.commands.command import COMMANDS, Limit, May, Per, command
from langbord.server.http import metrics, rate_limits
from langbord.server.models import Table
from langbord.server.tables.errors import Refused
from tests.server.past_games import put_on_table
from tests.server.players import Player, board_of, sit_down

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("quiet_bots", "known_shuffle")]


class Ways(NamedTuple):
    """How a page and a program ask for a command: the end of the address, and what is sent. `…` is filled in."""

    page: str
    form: Mapping[str, Any] = MappingProxyType({})
    program: str = ""
    body: Mapping[str, Any] = MappingProxyType({})
    method: str = "post"


WORDS = {"version": ..., "words": ...}
VERSION = {"version": ...}
WAYS = {
    "play": Ways("play", {**WORDS, "at": ...}, "play", {**WORDS, "answers": ...}),
    "undo": Ways("undo", {"count": 1, **VERSION}, "undo", {"count": 1, **VERSION}),
    "settle": Ways("settle", VERSION, "settle", VERSION),
    "always": Ways("always", {"prompt": "p", "word": "w"}, "always", {"prompt": "p", "word": "w"}),
    "lift": Ways("lift", {"seat": 0}),
    "hurry": Ways("hurry", {}, "hurry"),
    "chat": Ways("chat", {"text": "hello"}, "chat", {"text": "hello"}),
    "note": Ways("note", {"text": "mine"}),
    "nudge": Ways("nudge"),
    "join": Ways("do/join", {}, "join", {}),
    "leave": Ways("do/leave", {}, "leave"),
    "decline": Ways("do/decline", {}, "decline"),
    "unseat": Ways("do/unseat", {"seat": 1}, "unseat", {"seat": 1}),
    "fill": Ways("do/fill", {"level": "calm"}, "fill", {"level": "calm"}),
    "standin": Ways("do/standin", {"level": "calm"}, "standin", {"level": "calm"}),
    "timeout": Ways("do/timeout", {"seat": 1}, "timeout", {"seat": 1}),
    "take-back": Ways("do/take-back", VERSION, "take-back", VERSION),
    "take-back-agree": Ways("do/take-back-agree", {}, "take-back-agree"),
    "take-back-refuse": Ways("do/take-back-refuse", {}, "take-back-refuse"),
    "concede": Ways("do/concede", {}, "concede"),
    "agree": Ways("do/agree", {}, "agree"),
    "play-on": Ways("do/play-on", {}, "play-on"),
    "rematch": Ways("do/rematch", {}, "rematch"),
    "try": Ways("try"),
    "position": Ways("position"),
    "hint": Ways("hint"),
    "close-hints": Ways("hint/close"),
    "turning": Ways("turning"),
    "seat-link": Ways("my-seat", {"deed": "make"}, "seat-link", {}),
    "forget-seat-link": Ways("my-seat", {"deed": "forget"}, "seat-link", {}, "delete"),
    "go-on": Ways("misfit/go-on"),
    "give-up": Ways("misfit/give-up"),
}


class Refusal(NamedTuple):
    """What was said, and what the log tells of it."""

    status: int
    key: str


def filled(values: Mapping[str, Any], table: Table) -> dict[str, Any]:
    """With what somebody sees who looks now, and a word that could be played."""
    if ... not in values.values() or table.state == Table.OPEN:
        return {key: 0 if value is ... else value for key, value in values.items()}
    board = board_of(table)
    ask = board.position.ask
    word = board.position.game.vocabulary.word(ask.moves[0]) if ask is not None else "gold"
    known = {"version": board.version, "answers": board.answers, "at": board.answers, "words": word}
    return {key: known[key] if value is ... else value for key, value in values.items()}


def by_page(player: Player, table: Table, name: str) -> Any:
    ways = WAYS[name]
    return player.client.post(
        f"/t/{table.name}/{ways.page}", filled(ways.form, table), headers={"accept": "application/json"}
    )


def by_program(player: Player, table: Table, name: str) -> Any:
    """The same person, with a token and without a browser."""
    ways = WAYS[name]
    sent = filled(ways.body, table)
    if "words" in sent:
        sent["words"] = sent["words"].split()
    return getattr(Client(), ways.method)(
        f"/api/tables/{table.name}/{ways.program}",
        json.dumps(sent),
        content_type="application/json",
        headers={"Authorization": f"Bearer {new_token(player.person)}"},
    )


def refused(caplog: pytest.LogCaptureFixture, answer: HttpResponse, name: str) -> Refusal | None:
    """What the log tells of a request that was refused; it was told and counted once."""
    lines = [line for line in caplog.records if line.name == "langbord.refusals"]
    caplog.clear()
    if answer.status_code < 400:
        assert not lines
        return None
    assert len(lines) == 1
    told: dict[str, Any] = getattr(lines[0], "told")  # noqa: B009 (extra of the log)
    assert (told["command"], told["status"]) == (name, answer.status_code)
    return Refusal(answer.status_code, told["key"])


@pytest.fixture(autouse=True)
def nobody_studies(monkeypatch: pytest.MonkeyPatch) -> None:
    """The thread behind `turning` would outlive its test, and find the database of the next one shut."""
    monkeypatch.setattr(STUDIES, "start", lambda: None)


@pytest.fixture(autouse=True)
def hear_refusals(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "langbord.refusals")


def test_every_command_is_asked_for_here() -> None:
    assert WAYS.keys() == COMMANDS.keys()


@pytest.mark.parametrize("name", COMMANDS)
def test_who_may_not_is_refused_alike(name: str, caplog: pytest.LogCaptureFixture) -> None:
    table = sit_down(Player("Ada"), Player("Bo"))
    for stranger in (Player("Eve"), Player()):
        said = [refused(caplog, by_page(stranger, table, name), name)]
        if WAYS[name].program and "person" in stranger.client.session:
            said.append(refused(caplog, by_program(stranger, table, name), name))
        assert len(set(said)) == 1
        if COMMANDS[name].may in (May.SITTING, May.ACTING):
            assert said[0] == Refusal(403, "not-your-table")


def empty(bucket: str) -> Callable[[str, rate_limits.Who], None]:
    """A way to spend for which this bucket is empty, whoever takes from it, on either database."""
    honest = rate_limits.BUCKETS.spend

    def spend(deed: str, who: rate_limits.Who) -> None:
        if deed == bucket:
            raise Refused("too-fast", 429)
        honest(deed, who)

    return spend


@pytest.mark.parametrize("name", COMMANDS)
def test_a_limit_that_is_reached_refuses_alike(
    name: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert COMMANDS[name].limits, "unless it is said here why it has none"
    ada = Player("Ada")
    table = sit_down(ada, Player("Bo"))
    for limit in COMMANDS[name].limits:
        with monkeypatch.context() as patched:
            patched.setattr(rate_limits.BUCKETS, "spend", empty(limit.bucket))
            assert refused(caplog, by_page(ada, table, name), name) == Refusal(429, "too-fast")
            if WAYS[name].program:
                assert refused(caplog, by_program(ada, table, name), name) == Refusal(429, "too-fast")


# --- who is woken -------------------------------------------------------------------------------------

UNTOLD = {"changed", "waited_since", "asked_since"}  # of a table: times, that nobody is shown at once
NOBODYS = {"Bucket", "Presence"}


def stored() -> dict[str, list[dict[str, Any]]]:
    """Everything that is stored of tables and people."""
    found = {}
    for model in apps.get_app_config("tables").get_models():
        if model.__name__ not in NOBODYS:
            rows = model._default_manager.order_by("pk").values()
            found[model.__name__] = [{key: row[key] for key in row.keys() - UNTOLD} for row in rows]
    return found


def opened(ada: Player, bo: Player) -> Table:
    """A table that has not begun: the third seat is free."""
    return sit_down(ada, bo, form={"seats": "3", "seat-2": "open"})


def running(ada: Player, bo: Player) -> Table:
    """One where Ada has moved, and Bo is asked."""
    table = sit_down(ada, bo, Player("Cy"))
    while board_of(table).position.ask.seat == 0:  # type: ignore[union-attr]
        assert by_page(ada, table, "play").status_code == 200
        by_page(ada, table, "settle")
    return table


def over(ada: Player, bo: Player) -> Table:
    return put_on_table("won-2-seats", ada, bo)


#: Whether a command found something to change, at one of these tables; of the others it takes more to get there.
WAKE_HERE = {"chat", "nudge", "leave", "unseat", "fill", "standin", "take-back", "concede", "agree", "rematch"}
WAKE_HERE |= {"take-back-refuse", "play-on"}
FIRST = {"take-back-refuse": "take-back", "play-on": "agree"}


@pytest.mark.parametrize("name", COMMANDS)
def test_others_are_woken_only_when_something_has_changed(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also not by the same said again and again."""
    woken: list[str] = []
    monkeypatch.setattr(notify, "tell", woken.append)
    monkeypatch.setattr(rate_limits, "LIMITS", dict.fromkeys(rate_limits.LIMITS, (1000, 1000)))
    woke = False
    for make in (opened, running, over):
        ada, bo = Player("Ada"), Player("Bo")
        table = make(ada, bo)
        if name in FIRST:
            by_page(ada, table, FIRST[name])
        for _ in range(3):
            before = stored()
            woken.clear()
            by_page(ada, table, name)
            if woken:
                woke = True
                assert COMMANDS[name].wakes, "it is declared to wake nobody"
                assert stored() != before, "nothing has changed"
            table.refresh_from_db()
    assert woke or name not in WAKE_HERE


def test_conceding_again_and_again_wakes_once(monkeypatch: pytest.MonkeyPatch) -> None:
    ada, bo, cy = Player("Ada"), Player("Bo"), Player("Cy")
    table = sit_down(ada, bo, cy)
    monkeypatch.setattr(rate_limits, "LIMITS", dict.fromkeys(rate_limits.LIMITS, (1000, 1000)))
    woken: list[str] = []
    monkeypatch.setattr(notify, "tell", woken.append)
    for _ in range(30):
        assert bo.post(table, "do/concede").ok
    assert woken == [table.name]


def test_what_wakes_others_must_have_a_limit() -> None:
    with pytest.raises(AssertionError, match="has no limit"):
        command("shout", May.SITTING)(lambda doing: None)
    with pytest.raises(AssertionError, match="declared twice"):
        command(declared.play.name, May.SITTING, Limit("chat", Per.SEAT))(lambda doing: None)


# --- the log ------------------------------------------------------------------------------------------


def test_the_log_tells_why_a_click_was_refused(caplog: pytest.LogCaptureFixture) -> None:
    ada = Player("Ada")
    table = sit_down(ada, Player("Bo"))
    before = counted("play", "illegal-move")
    assert ada.play(table, "A01").status == 409
    (line,) = [line for line in caplog.records if line.name == "langbord.refusals"]
    assert line.getMessage().startswith(f"refused play: illegal-move, table '{table.name}', seat 0, word 'A01', why ")
    assert counted("play", "illegal-move") == before + 1


def test_the_log_tells_what_was_clicked_while_it_was_not_lit(caplog: pytest.LogCaptureFixture) -> None:
    ada = Player("Ada")
    table = sit_down(ada, Player("Bo"))
    caplog.set_level(logging.DEBUG, "langbord.refusals")
    assert ada.client.get(f"/t/{table.name}/why?word=A01").status_code == 200
    assert ada.client.get(f"/t/{table.name}/why?word=gold").status_code == 200  # which is possible
    (line,) = [line for line in caplog.records if line.name == "langbord.refusals"]
    told: dict[str, Any] = getattr(line, "told")  # noqa: B009 (extra of the log)
    assert (told["table"], told["seat"], told["word"]) == (table.name, 0, "A01")
    assert line.getMessage().startswith(f"refused unlit: {told['key']}, table '{table.name}', seat 0, word 'A01'")
    assert counted("unlit", told["key"]) >= 1


def test_what_a_client_sends_wrongly_is_told_too(caplog: pytest.LogCaptureFixture) -> None:
    ada = Player("Ada")
    table = sit_down(ada, Player("Bo"))
    ada.post(table, "undo", count="many")
    Client(enforce_csrf_checks=True).post(f"/t/{table.name}/play", {})
    Client().get("/nowhere/at/all")
    told = [line.getMessage() for line in caplog.records if line.name == "langbord.refusals"]
    assert len(told) == 2
    assert told[0].startswith("refused /t/<slug:name>/undo: bad-request, table")
    assert told[1].startswith("refused /t/<slug:name>/play: 403")


def counted(command: str, key: str) -> float:
    return float(metrics.REFUSALS.labels(command, key)._value.get())
