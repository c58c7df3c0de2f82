"""Event streams as an attack: too many, from too few; readers who do not read; names and questions that are none.

That streams show nothing hidden is in tests/server/live/test_no_leak.py, and that they wait out a database in
test_away.py.
"""

from __future__ import annotations

import asyncio

import pytest
from asgiref.sync import sync_to_async
from django.contrib.auth.models import User
from django.test import Client
from pytest_django import Settings

from langbord.server.http import rate_limits
from langbord.server.live import sse
from langbord.server.models import Person
from langbord.server.subscribers import HUB
from tests.server.onlookers import Onlooker, until
from tests.server.players import Player, sit_down

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.usefixtures("quiet_bots", "known_shuffle", "nobody_watches"),
]
PASSWORD = "far-too-long-to-guess"


def statuses(*watchers: Onlooker) -> list[int]:
    """All come, one after the other, and stay until the last has come; nothing is left of them afterwards."""

    async def visit() -> list[int]:
        found = [await watcher.come() for watcher in watchers]
        for watcher in watchers:
            await watcher.go()
        return found

    found = asyncio.run(visit())
    assert sse.OPEN == {}
    assert HUB.everybody() == 0
    return found


def test_one_person_opens_no_more_than_some() -> None:
    ada, bo = Player("Ada"), Player("Bo")
    table = sit_down(ada, bo)
    path = f"/stream/{table.name}"
    hers = [Onlooker(path, ada.client, f"10.0.0.{number}") for number in range(sse.MOST_PER_PERSON + 2)]
    assert statuses(*hers, Onlooker(path, bo.client)) == [200] * sse.MOST_PER_PERSON + [429, 429, 200]


def test_who_is_nobody_counts_by_address() -> None:
    table = sit_down(Player("Ada"), Player("Bo"))
    path = f"/stream/{table.name}"
    many = [Onlooker(path) for _ in range(sse.MOST_PER_PERSON + 1)]
    assert statuses(*many, Onlooker(path, address="10.0.0.2")) == [200] * sse.MOST_PER_PERSON + [429, 200]


def test_who_is_nobody_counts_by_network() -> None:
    table = sit_down(Player("Ada"), Player("Bo"))
    path = f"/stream/{table.name}"
    many = [Onlooker(path, address=f"2001:db8::{number}") for number in range(sse.MOST_PER_PERSON + 1)]
    other = Onlooker(path, address="2001:db8:0:1::1")
    assert statuses(*many, other) == [200] * sse.MOST_PER_PERSON + [429, 200]


def test_one_address_opens_no_more_than_some_whoever_they_say_they_are(settings: Settings) -> None:
    settings.STREAMS_PER_ADDRESS = 5
    table = sit_down(Player("Ada"), Player("Bo"))
    path = f"/stream/{table.name}"
    guests = [Onlooker(path, Player(f"Guest {number}").client) for number in range(7)]
    other = Onlooker(path, Player("Far").client, "10.0.0.2")
    assert statuses(*guests, other) == [200] * 5 + [429, 429, 200]


@pytest.mark.parametrize(
    "path", ["/stream/", "/stream/nowhere", "/stream/a\x00b", "/stream/../x", "/stream/" + "x" * 999]
)
def test_what_is_no_table_is_not_found(path: str) -> None:
    assert statuses(Onlooker(path)) == [404]


@pytest.mark.parametrize(
    "query", [b"\xff\xfe", b"json&\xff", b"&" * 5_000, b"lang=" + b"x" * 9_000, b"text&story&lang=%00"]
)
def test_whatever_is_asked_for_a_stream_does_not_break(query: bytes) -> None:
    table = sit_down(Player("Ada"), Player("Bo"))
    assert statuses(Onlooker(f"/stream/{table.name}", query=query)) == [200]


def test_the_banned_watch_nothing_and_are_shown_nothing_more() -> None:
    ada, bo = Player("Ada"), Player("Bo")
    table = sit_down(ada, bo)
    path = f"/stream/{table.name}"

    async def visit() -> int:
        watcher = Onlooker(path, ada.client, query=b"")
        await watcher.come()
        await until(lambda: watcher.pages == 1)
        await sync_to_async(Person.objects.filter(pk=ada_pk).update)(banned=True)
        HUB.wake(table.name)
        assert watcher.task is not None
        await asyncio.wait_for(watcher.task, 20)
        return watcher.pages

    ada_pk = ada.person.pk
    assert asyncio.run(visit()) == 1
    assert statuses(Onlooker(path, ada.client)) == [404]


def test_another_password_ends_what_the_old_session_may_watch() -> None:
    ada = Client()
    user = User.objects.create_user("ada", password=PASSWORD)
    Person.objects.create(user=user, name="ada")
    ada.force_login(user)
    scope = Onlooker("/stream/x", ada).scope
    before = sse.person_of(scope)
    user.set_password("another-far-too-long")
    user.save()
    assert (before, sse.person_of(scope)) == (user.person, None)


def test_another_password_ends_a_stream_that_is_open(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sse, "TRUST", 0.0)
    ada = Client()
    user = User.objects.create_user("ada", password=PASSWORD)
    Person.objects.create(user=user, name="ada")
    ada.force_login(user)
    table = sit_down(Player("Bo"), Player("Cy"))

    async def visit() -> int:
        thief = Onlooker(f"/stream/{table.name}", ada, query=b"lang=en")
        await thief.come()
        await until(lambda: thief.pages == 1)
        user.set_password("another-far-too-long")
        await sync_to_async(user.save)()
        HUB.wake(table.name)
        assert thief.task is not None
        await asyncio.wait_for(thief.task, 20)
        return thief.pages

    assert asyncio.run(visit()) == 1


def test_streams_are_not_opened_again_and_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(rate_limits.LIMITS, "stream", (3, 1))
    path = f"/stream/{sit_down(Player('Ada'), Player('Bo')).name}"
    found = [status for _ in range(4) for status in statuses(Onlooker(path))]
    assert found == [200, 200, 200, 429]
    assert statuses(Onlooker(path, address="10.0.0.2")) == [200]


def test_a_reader_who_takes_in_no_heartbeat_is_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sse, "HEARTBEAT", 0.05)
    monkeypatch.setattr(sse, "PATIENCE", 0.2)
    table = sit_down(Player("Ada"), Player("Bo"))

    async def visit() -> None:
        watcher = Onlooker(f"/stream/{table.name}")
        await watcher.come()
        await until(lambda: watcher.pages)
        watcher.reads.clear()
        assert watcher.task is not None
        await asyncio.wait_for(watcher.task, 20)

    asyncio.run(visit())
    assert HUB.everybody() == 0


def test_a_reader_who_does_not_read_is_sent_the_newest_and_no_queue() -> None:
    table = sit_down(Player("Ada"), Player("Bo"))

    async def visit() -> int:
        watcher = Onlooker(f"/stream/{table.name}")
        watcher.reads.clear()
        await watcher.come()
        await until(lambda: watcher.pages == 1)
        for _ in range(500):
            HUB.wake(table.name)
        await asyncio.sleep(0.05)
        waiting = watcher.pages
        watcher.reads.set()
        await until(lambda: watcher.pages == 2)
        await asyncio.sleep(0.1)
        assert waiting == 1
        await watcher.go()
        return watcher.pages

    assert asyncio.run(visit()) == 2


def test_a_reader_who_never_reads_is_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    table = sit_down(Player("Ada"), Player("Bo"))
    monkeypatch.setattr(sse, "PATIENCE", 0.05)

    async def visit() -> None:
        watcher = Onlooker(f"/stream/{table.name}")
        watcher.reads.clear()
        await watcher.come()
        assert watcher.task is not None
        await asyncio.wait_for(watcher.task, 20)

    asyncio.run(visit())
    assert sse.OPEN == {}
    assert HUB.everybody() == 0
