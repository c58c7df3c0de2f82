"""Too much of it: bodies, fields, names, words.

Record and world files have their limits in tests/server/tables/test_imports.py and test_world_files.py."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from django.test import Client

from langbord.server.http import body_limit
from langbord.server.models import Chat, Note, Person, Seat
from tests.server.players import Player, sit_down, truth
from tests.server.programs import Program

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.usefixtures("quiet_bots", "known_shuffle")]


def test_a_form_of_a_megabyte_is_refused() -> None:
    ada, bo = Player("Ada"), Player("Bo")
    table = sit_down(ada, bo)
    for kind in ("application/x-www-form-urlencoded", "multipart/form-data; boundary=b"):
        field = (
            b'--b\r\nContent-Disposition: form-data; name="text"\r\n\r\n%s\r\n--b--\r\n'
            if "b" in kind[-1]
            else b"text=%s"
        )
        answer = ada.client.post(f"/t/{table.name}/chat", field % (b"x" * 1_100_000), content_type=kind)
        assert answer.status_code == 400
    assert not Chat.objects.exists()


def test_a_form_with_thousands_of_fields_is_refused() -> None:
    fields = "&".join(f"f{number}=1" for number in range(2_000))
    answer = Client().post("/settings", fields, content_type="application/x-www-form-urlencoded")
    assert answer.status_code == 400


def test_json_of_a_megabyte_is_refused_as_everything_else() -> None:
    body = json.dumps({"name": "x" * 1_100_000})
    answer = Client().post("/api/guest", body, content_type="application/json")
    assert answer.status_code == 413
    assert answer.json()["key"] == "too-large"
    assert not Person.objects.exists()


def test_names_chat_and_notes_are_cut_everywhere() -> None:
    ada, bo = Player("Ä" * 500), Player("Bo")
    table = sit_down(ada, bo)
    ada.post(table, "chat", text="Ж" * 9_000)
    ada.post(table, "note", text="Ж" * 90_000)
    bo.client.post("/settings", {"name": "B" * 500})
    assert {len(name) for name in Person.objects.values_list("name", flat=True)} == {30}
    assert {len(name) for name in Seat.objects.values_list("name", flat=True)} == {30}
    assert len(Chat.objects.get().text) == 500
    assert len(Note.objects.get().text) == 5_000


@pytest.mark.parametrize(
    ("path", "wish"),
    [
        ("guest", {"name": "x" * 31}),
        ("token", {"username": "x" * 151, "password": "x"}),
        ("token", {"username": "x", "password": "x" * 201}),
        ("tables", {"game": "nusfjord", "seats": ["me"] * 11}),
        ("tables/{}/chat", {"text": "x" * 501}),
        ("tables/{}/play", {"words": ["gold"] * 41, "version": 0, "answers": 0}),
        ("tables/{}/always", {"prompt": "x" * 41}),
        ("tables/{}/join", {"invite": "x" * 41}),
    ],
    ids=lambda value: str(value)[:30],
)
def test_the_interface_says_what_is_too_long(path: str, wish: dict[str, Any]) -> None:
    ada = Program("Ada")
    name = ada.table()
    assert ada.post(path.format(name), **wish).refusal == (422, "bad-request")


def test_forty_words_at_once_and_no_more() -> None:
    ada, bo = Player("Ada"), Player("Bo")
    table = sit_down(ada, bo)
    before = truth(table)
    assert ada.post(table, "play", words="gold " * 100_000, version=0, at=0).status == 400
    assert truth(table) == before


# --- before Django reads anything -----------------------------------------------------------------------


def sent(chunks: list[bytes], headers: list[tuple[bytes, bytes]]) -> tuple[int, int]:
    """What the server answers to a request in pieces, and how many bytes of it the application was given."""
    given = 0
    answers: list[dict[str, Any]] = []
    left = list(chunks)

    async def application(scope: dict[str, Any], receive: Any, send: Any) -> None:
        nonlocal given
        while True:
            message = await receive()
            given += len(message.get("body", b""))
            if message["type"] == "http.disconnect":  # as Django does it: the request was broken off
                return
            if not message.get("more_body"):
                break
        await send({"type": "http.response.start", "status": 200, "headers": []})

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": left.pop(0), "more_body": bool(left)}

    async def send(message: dict[str, Any]) -> None:
        answers.append(message)

    asyncio.run(body_limit.no_larger(application, {"type": "http", "path": "/", "headers": headers}, receive, send))
    return answers[0]["status"], given


def test_a_body_that_says_how_large_it_is_is_refused_unread() -> None:
    for length in (body_limit.MOST + 1, 10**12, 10**30):
        assert sent([b"x"], [(b"content-length", b"%d" % length)]) == (413, 0)
    assert sent([b"x"], [(b"content-length", b"-5")]) == (413, 0)
    assert sent([b"xyz"], [(b"content-length", b"3")]) == (200, 3)


def test_a_body_that_does_not_say_it_is_refused_on_the_way() -> None:
    status, given = sent([b"x" * 1_000_000] * 50, [(b"transfer-encoding", b"chunked")])
    assert status == 413
    assert given <= body_limit.MOST
    assert sent([b"x" * 1_000_000] * 2, []) == (200, 2_000_000)
