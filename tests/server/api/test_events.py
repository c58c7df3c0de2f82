"""Streams of programs: all their tables or one, with the state in each event; they count for the owner of the token."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from asgiref.sync import sync_to_async
from django.contrib.auth.models import User

from langbord.server.accounts import people, tokens
from langbord.server.api import events as program_events
from langbord.server.live import sse
from langbord.server.models import Person
from langbord.server.subscribers import HUB
from tests.server.onlookers import Onlooker, until
from tests.server.programs import Program

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.usefixtures("quiet_bots", "known_shuffle", "nobody_watches"),
]


class Listener(Onlooker):
    """A program that listens."""

    def __init__(self, token: str = "", path: str = "events", address: str = "10.0.0.1") -> None:
        super().__init__(f"/api/v1/{path}", address=address, query=b"")
        if token:
            self.scope["headers"].append((b"authorization", f"Bearer {token}".encode()))

    async def come(self) -> int:
        self.task = asyncio.create_task(program_events.events(self.scope, self._receive, self._send))
        while not self.sent and not self.task.done():
            await asyncio.sleep(0.005)
        return int(self.sent[0]["status"])

    @property
    def events(self) -> list[dict[str, Any]]:
        lines = [line for body in self.told for line in body.decode().splitlines()]
        return [json.loads(line.removeprefix("data: ")) for line in lines if line.startswith("data: ")]

    def last(self, table: str) -> dict[str, Any]:
        return next((event for event in reversed(self.events) if event["name"] == table), {})


def account(name: str) -> Program:
    """A program of an account."""
    program = Program(name)
    person = program.person
    person.user = User.objects.create_user(name)
    person.save()
    return program


def test_a_program_hears_of_its_tables_and_how_they_stand() -> None:
    ada, bo = Program("Ada"), Program("Bo")
    first = ada.table("me", "calm")

    async def visit() -> tuple[dict[str, Any], ...]:
        listener = Listener(ada.token)
        assert await listener.come() == 200
        await until(lambda: listener.last(first))
        asked = listener.last(first)
        played = (await sync_to_async(ada.play)(first, "gold")).data
        await until(lambda: listener.last(first)["number"] == played["number"])
        friend = await sync_to_async(bo.table)("me", "open", listed=True)
        joined = (await sync_to_async(ada.post)(f"tables/{friend}/join")).data
        await until(lambda: listener.last(friend).get("state") == "playing")
        await sync_to_async(bo.post)(f"tables/{friend}/chat", text="hello")
        await until(lambda: listener.last(friend)["chat"])
        await sync_to_async(bo.post)(f"tables/{friend}/concede")
        await until(lambda: listener.last(friend)["event"] == "over")
        await listener.go()
        return asked, listener.last(first), joined, listener.last(friend), await sync_to_async(ada.look)(friend)

    asked, after, joined, over, look = asyncio.run(visit())
    assert (asked["event"], after["event"]) == ("your-turn", "table")
    assert {move["word"] for move in asked["moves"]} >= {"gold"}
    assert joined["state"] == "playing"
    assert {**look, "events": over["events"], "event": "over"} == over  # as if it had asked
    assert HUB.everybody() == 0
    assert sse.OPEN == {}


def test_one_table_can_be_followed_by_anybody_who_may_look() -> None:
    ada = Program("Ada")
    name = ada.table("me", "calm")

    async def visit() -> tuple[dict[str, Any], list[int]]:
        spectator = Listener(path=f"tables/{name}/events")
        assert await spectator.come() == 200
        await until(lambda: spectator.events)
        await sync_to_async(ada.play)(name, "gold")
        await until(lambda: spectator.events[-1]["number"] == 1)
        await spectator.go()
        strangers = [Listener(), Listener("guessed"), Listener(path="tables/none/events")]
        return spectator.events[-1], [await stranger.come() for stranger in strangers]

    seen, statuses = asyncio.run(visit())
    assert (seen["seat"], seen["moves"], seen["invite"]) == (None, [], None)
    assert statuses == [401, 401, 404]


def test_the_stream_ends_with_the_token_and_with_a_ban() -> None:
    ada, bo, cy = Program("Ada"), Program("Bo"), Program("Cy")
    number = bo.person.pk
    names = [ada.table("me", "open", listed=True), bo.table("me", "open", listed=True)]
    _, told = tokens.make(ada.person, "bot", ["read"], None)

    async def visit() -> None:
        listeners = [Listener(told), Listener(bo.token)]
        for listener in listeners:
            await listener.come()
            await until(lambda listener=listener: listener.events)
        await sync_to_async(tokens.forget)(told)
        await sync_to_async(Person.objects.filter(pk=number).update)(banned=True)
        for name in names:
            await sync_to_async(cy.post)(f"tables/{name}/join")
        for listener in listeners:
            assert listener.task is not None
            await asyncio.wait_for(listener.task, 20)

    asyncio.run(visit())
    assert people.by_token(told) is None


def test_two_owners_at_one_address_do_not_share_limits(monkeypatch: pytest.MonkeyPatch, settings: Any) -> None:
    settings.STREAMS_PER_ADDRESS = 1
    monkeypatch.setattr(sse, "MOST_PER_PERSON", 2)
    ada, bo, guest = account("ada"), account("bo"), Program("Cy")

    async def visit() -> list[int]:
        listeners = [Listener(one.token) for one in (ada, ada, ada, bo, bo, bo, guest, guest)]
        statuses = [await listener.come() for listener in listeners]
        for listener in listeners:
            await listener.go()
        return statuses

    assert asyncio.run(visit()) == [200, 200, 429, 200, 200, 429, 200, 429]  # guests share their address
