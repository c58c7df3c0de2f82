"""Streams: who is shown a page at once, who a little later, and who is sent to another process."""

from __future__ import annotations

import asyncio
import gc
import re
import zlib
from typing import Any

import pytest
from asgiref.sync import sync_to_async
from django.template import engines

from langbord import games
from langbord.server import notify, subscribers
from langbord.server.live import sse
from langbord.server.live.compression import accepted
from langbord.server.models import Table
from langbord.server.ops import warm_up
from langbord.server.subscribers import HUB, Hub
from tests.server.onlookers import Onlooker, until
from tests.server.players import Player, board_of, sit_down

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.usefixtures("quiet_bots", "known_shuffle", "nobody_watches"),
]


def version_of(table: Table) -> int:
    return board_of(table).version


def a_move(table: Table, *players: Player) -> None:
    """Whoever is asked takes the gold, or passes if it is taken, and leaves it at that."""
    ask = board_of(table).position.ask
    assert ask is not None
    word = "gold" if "gold" in players[ask.seat].buttons(table) else "pass"
    assert players[ask.seat].play(table, word).ok
    if board_of(table).position.held is not None:
        assert players[ask.seat].settle(table).ok


def returning(table: Table, version: int, player: Player | None = None) -> Onlooker:
    """Somebody whose stream broke off."""
    looker = Onlooker(f"/stream/{table.name}", player.client if player else None, query=b"lang=en")
    looker.scope["headers"].append((b"last-event-id", str(version).encode()))
    return looker


async def a_first_one(table: Table) -> Onlooker:
    """The first of a process may be shown a page more, for news may have been missed before; later ones are not."""
    looker = Onlooker(f"/stream/{table.name}", query=b"lang=en")
    await looker.come()
    await asyncio.sleep(0.3)
    return looker


def test_whoever_knows_the_page_gets_the_next_move_and_no_page_before() -> None:
    ada, bo = Player("Ada"), Player("Bo")
    table = sit_down(ada, bo)
    a_move(table, ada, bo)
    version = version_of(table)

    async def visit() -> tuple[int, int, bytes]:
        earlier = await a_first_one(table)
        looker = returning(table, version)
        await looker.come()
        await asyncio.sleep(0.3)
        before = looker.pages
        await sync_to_async(a_move)(table, ada, bo)
        await until(lambda: looker.pages)
        await earlier.go()
        await looker.go()
        return before, looker.pages, looker.told[-1]

    before, after, page = asyncio.run(visit())
    assert (before, after) == (0, 1)
    assert page.startswith(f"id: {version + 2}\n".encode())  # she took it, and confirmed that


@pytest.mark.parametrize("told", ["0", "", "-1", "x", "9" * 30])
def test_whoever_knows_another_page_or_none_is_shown_this_one_at_once(told: str) -> None:
    ada, bo = Player("Ada"), Player("Bo")
    table = sit_down(ada, bo)
    a_move(table, ada, bo)

    async def visit() -> int:
        looker = Onlooker(f"/stream/{table.name}", query=b"lang=en")
        looker.scope["headers"].append((b"last-event-id", told.encode()))
        await looker.come()
        await until(lambda: looker.pages)
        await looker.go()
        return looker.pages

    assert asyncio.run(visit()) == 1


def test_what_stands_on_the_page_already_is_drawn_anew_some_time_later(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(subscribers, "LATER", [0.2])
    table = sit_down(Player("Ada"), Player("Bo"))

    async def visit() -> int:
        looker = Onlooker(f"/stream/{table.name}", query=f"lang=en&seen={version_of_now}".encode())
        await looker.come()
        assert looker.pages == 0
        await until(lambda: looker.pages)
        await looker.go()
        return looker.pages

    version_of_now = version_of(table)
    assert asyncio.run(visit()) == 1


def test_where_nobody_plays_yet_the_page_comes_at_once() -> None:
    """Somebody may have sat down since it was drawn, which is no move."""
    table = sit_down(Player("Ada"), form={"seats": "2", "seat-1": "open"})

    async def visit() -> int:
        earlier = await a_first_one(table)
        looker = returning(table, 0)
        await looker.come()
        await until(lambda: looker.pages)
        await earlier.go()
        await looker.go()
        return looker.pages

    assert asyncio.run(visit()) == 1


def test_a_game_that_began_meanwhile_is_shown_at_once() -> None:
    """Whoever waited for it knows the number already: nobody has moved."""
    ada, bo = Player("Ada"), Player("Bo")
    table = sit_down(ada, form={"seats": "2", "seat-1": "open"})

    async def visit() -> tuple[str, int]:
        await sync_to_async(bo.client.post)(f"/i/{table.invite}/accept", {})
        looker = returning(table, 0, ada)
        await looker.come()
        await until(lambda: looker.pages)
        await looker.go()
        await sync_to_async(table.refresh_from_db)()
        return table.state, looker.pages

    assert asyncio.run(visit()) == (Table.PLAYING, 1)


def test_nobody_s_first_page_is_drawn_before_a_move() -> None:
    """Who opens streams again and again stands in a queue; a move at another table does not."""
    ada, bo = Player("Ada"), Player("Bo")
    table, other = sit_down(ada, bo), sit_down(Player("Cy"), Player("Di"))
    a_move(table, ada, bo)

    version = version_of(table)

    async def visit() -> list[int]:
        looker = returning(table, version)
        await looker.come()
        await HUB.gap.acquire()  # somebody else
        crowd = [watching(other) for _ in range(3)]
        for one in crowd:
            await one.come()
        await sync_to_async(a_move)(table, ada, bo)
        await until(lambda: looker.pages)
        seen = [sum(one.pages for one in crowd)]
        HUB.gap.release()
        await until(lambda: all(one.pages for one in crowd))
        for one in (looker, *crowd):
            await one.go()
        return [*seen, sum(one.pages for one in crowd)]

    assert asyncio.run(visit()) == [0, 3]
    assert not HUB.gap.locked()


def test_who_leaves_the_queue_holds_nobody_up() -> None:
    table = sit_down(Player("Ada"), Player("Bo"))

    async def visit() -> int:
        drawn, gone, waits = watching(table), watching(table), watching(table)
        await drawn.come()
        await until(lambda: drawn.pages)
        await HUB.gap.acquire()
        for one in (gone, waits):
            await one.come()
        await asyncio.sleep(0.1)
        await gone.go()
        HUB.gap.release()
        await until(lambda: waits.pages)
        for one in (drawn, waits):
            await one.go()
        return gone.pages

    assert asyncio.run(visit()) == 0
    assert not HUB.gap.locked()


def test_a_move_does_not_wait_behind_pages_that_bring_none(monkeypatch: pytest.MonkeyPatch) -> None:
    """While somebody else draws in the gaps, a move is shown; and what was to be drawn then is not forgotten."""
    ada, bo = Player("Ada"), Player("Bo")
    table = sit_down(ada, bo)
    a_move(table, ada, bo)
    version = version_of(table)

    async def visit() -> list[int]:
        looker = returning(table, version)
        await looker.come()
        await HUB.gap.acquire()  # somebody else
        HUB.wake(table.name)  # a word in the chat, say
        await asyncio.sleep(0.3)
        seen = [looker.pages]
        await sync_to_async(a_move)(table, ada, bo)
        await until(lambda: looker.pages)
        HUB.wake(table.name)
        await asyncio.sleep(0.2)
        seen.append(looker.pages)
        HUB.gap.release()
        await until(lambda: looker.pages == 2)
        await looker.go()
        return seen

    assert asyncio.run(visit()) == [0, 1]
    assert not HUB.gap.locked()


# --- in the middle of a turn ----------------------------------------------------------------------------


def watching(table: Table, player: Player | None = None, query: bytes = b"lang=en") -> Onlooker:
    return Onlooker(f"/stream/{table.name}", player.client if player else None, query=query)


def test_a_turn_that_is_not_over_is_drawn_for_its_player_alone() -> None:
    ada, bo = Player("Ada"), Player("Bo")
    table = sit_down(ada, bo)
    version = version_of(table)

    async def visit() -> tuple[list[int], list[bytes], list[int]]:
        lookers = [watching(table, ada), watching(table, bo), watching(table), watching(table, None, b"json")]
        for looker in lookers:
            await looker.come()
            await until(lambda one=looker: one.pages)
        assert (await sync_to_async(ada.play)(table, "gold")).ok  # and could take it back
        await until(lambda: all(len(looker.told) == 2 for looker in lookers))
        drawn = [looker.pages for looker in lookers]
        said = [lookers[1].told[-1], lookers[2].told[-1]]
        assert (await sync_to_async(ada.undo)(table)).ok
        assert (await sync_to_async(ada.play)(table, "gold")).ok
        assert (await sync_to_async(ada.settle)(table)).ok
        await until(lambda: f"id: {version + 4}\n".encode() in lookers[1].told[-1])
        await until(lambda: f"id: {version + 4}\n".encode() in lookers[2].told[-1])
        after = [looker.pages for looker in lookers[1:3]]
        for looker in lookers:
            await looker.go()
        return drawn, said, after

    drawn, said, after = asyncio.run(visit())
    assert drawn == [2, 1, 1, 2]
    assert said == [f"id: {version + 1}\nevent: version\ndata: {version + 1}\n\n".encode()] * 2
    assert after == [2, 2]


def test_a_bot_in_the_middle_of_its_turn_is_drawn_for_whoever_it_stands_in_for() -> None:
    async def hear() -> dict[str, tuple[bool, int]]:
        own = Hub()
        watchers = {name: own.watch("a") for name in ("away", "other", "nobody", "program", "new")}
        for name, watcher in watchers.items():
            watcher.version = None if name == "new" else 4
            watcher.person = {"away": 7, "other": 8}.get(name)
            watcher.every = name == "program"
            watcher.looks = False
        own.pass_over("a", 5, 7)
        await asyncio.sleep(0.05)
        return {name: (watcher.looks, watcher.passed) for name, watcher in watchers.items()}

    assert asyncio.run(hear()) == {
        "away": (True, 0),
        "other": (False, 5),
        "nobody": (False, 5),
        "program": (True, 0),
        "new": (True, 0),
    }


def test_what_is_new_is_not_passed_over_with_a_turn_that_is_not_over() -> None:
    ada, bo = Player("Ada"), Player("Bo")
    table = sit_down(ada, bo)
    version = version_of(table)

    async def visit() -> list[bytes]:
        looker = watching(table, bo)
        await looker.come()
        await until(lambda: looker.pages == 1)
        HUB.wake(table.name)  # a word in the chat, say
        HUB.pass_over(table.name, version + 1, None)
        await until(lambda: looker.pages == 2)
        HUB.pass_over(table.name, version, None)  # late, and told already
        HUB.pass_over(table.name, version + 2, None)
        await until(lambda: len(looker.told) == 3)
        await looker.go()
        return looker.told[2:]

    assert asyncio.run(visit()) == [f"id: {version + 2}\nevent: version\ndata: {version + 2}\n\n".encode()]


def test_a_new_name_is_seen_at_once() -> None:
    ada, bo = Player("Ada"), Player("Bo")
    table = sit_down(ada, bo)

    async def visit() -> bytes:
        looker = Onlooker(f"/stream/{table.name}", query=b"lang=en")
        await looker.come()
        await until(lambda: looker.pages == 1)
        await sync_to_async(ada.client.post)("/settings", {"name": "Astrid"})
        await until(lambda: looker.pages == 2)
        await looker.go()
        return bytes(looker.sent[2]["body"])

    assert b"Astrid" in asyncio.run(visit())


def test_that_a_game_is_over_is_seen_although_the_news_were_missed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Giving up is no move, so the number alone does not tell."""
    ada, bo = Player("Ada"), Player("Bo")
    table = sit_down(ada, bo)
    a_move(table, ada, bo)

    async def visit() -> int:
        earlier = await a_first_one(table)
        looker = watching(table, bo)
        await looker.come()
        await until(lambda: looker.pages == 1)
        with monkeypatch.context() as lost:
            lost.setattr(notify, "tell", lambda table: None)
            assert (await sync_to_async(ada.post)(table, "do/concede")).ok
        await sync_to_async(sse._missed)()
        await until(lambda: looker.pages == 2)
        await earlier.go()
        await looker.go()
        return looker.pages

    assert asyncio.run(visit()) == 2


def test_those_who_are_behind_come_first_when_news_were_missed() -> None:
    async def hear() -> dict[str, bool]:
        own = Hub()
        watchers = {name: own.watch(name[0]) for name in ("a1", "a2", "b", "c")}
        for name, version in {"a1": 4, "a2": 5, "b": 7, "c": None}.items():
            watchers[name].version = version
        own.wake_behind({"a": 5, "b": 7, "c": 0})
        await asyncio.sleep(0.05)
        return {name: watcher.event.is_set() for name, watcher in watchers.items()}

    assert asyncio.run(hear()) == {"a1": True, "a2": False, "b": False, "c": True}


def test_every_second_watcher_goes_to_a_process_that_has_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(subscribers, "LEAVING", 0.1)
    table = sit_down(Player("Ada"), Player("Bo"))

    async def visit() -> tuple[int, list[bytes]]:
        lookers = [Onlooker(f"/stream/{table.name}", address=f"10.0.0.{number}") for number in range(4)]
        for looker in lookers:
            await looker.come()
            await until(lambda one=looker: one.pages)
        notify.heard_opened(notify.OURSELVES)  # our own voice
        await asyncio.sleep(0.3)
        assert HUB.everybody() == 4
        notify.heard_opened("somebody else")
        await until(lambda: HUB.everybody() == 2)
        said = [looker.sent[-2]["body"] for looker in lookers if looker.task is not None and looker.task.done()]
        for looker in lookers:
            await looker.go()
        return len(said), said

    assert asyncio.run(visit()) == (2, [sse.ELSEWHERE] * 2)


def test_the_only_watcher_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    async def hear() -> bool:
        own = Hub()
        watcher = own.watch("a")
        own.make_room()
        await asyncio.sleep(0.05)
        return watcher.leaves

    assert not asyncio.run(hear())


def test_all_tables_share_one_book_which_the_collector_leaves_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    before: Any = gc.get_threshold()
    try:
        warm_up.read_ahead()
        assert gc.get_freeze_count() > 50_000
        game = games.load("galzyr")
        assert game.new(seats=1, seed=1).state.land is game.new(seats=2, seed=2).state.land
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()


def test_whoever_comes_first_to_a_new_process_waits_no_longer_than_others() -> None:
    before: Any = gc.get_threshold()
    engine: Any = engines["jinja2"]
    templates = engine.env
    assert templates.cache is not None
    templates.cache.clear()
    try:
        warm_up.draw_ahead()
        read = set(templates.list_templates(extensions=["html"]))
        assert {"live.html", *(f"{name}/table.html" for name in games.names())} < read
        assert {name for _, name in templates.cache} >= read
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()


def test_a_stream_in_gzip_says_the_same_event_by_event() -> None:
    """Browsers read the first member of a body only, so all of it is one; and each event arrives whole, at once."""
    ada, bo = Player("Ada"), Player("Bo")
    table = sit_down(ada, bo)
    a_move(table, ada, bo)

    async def visit() -> tuple[list[bytes], list[bytes]]:
        plain, zipped = (Onlooker(f"/stream/{table.name}", query=b"lang=en") for _ in range(2))
        zipped.scope["headers"].append((b"accept-encoding", b"br;q=1.0, gzip"))
        await plain.come()
        await zipped.come()
        await until(lambda: plain.told and len(zipped.told) > 1)  # the head, and a page
        await sync_to_async(a_move)(table, ada, bo)
        await until(lambda: len(plain.told) > 1 and len(zipped.told) > 2)
        await plain.go()
        await zipped.go()
        assert (b"content-encoding", b"gzip") in zipped.sent[0]["headers"]
        assert all(name != b"content-encoding" for name, _ in plain.sent[0]["headers"])
        return plain.told, zipped.told

    plain, zipped = asyncio.run(visit())
    reader = zlib.decompressobj(wbits=16 + zlib.MAX_WBITS)
    events = [reader.decompress(part) for part in zipped]
    assert events[0] == b""
    assert events[1] == plain[0]
    assert all(event.endswith(b"\n\n") for event in events[1:])  # none waits for the next one
    assert len(zipped[1]) * 5 < len(plain[0])


@pytest.mark.parametrize(("said", "takes"), [(b"", False), (b"br", False), (b"gzip;q=0", False), (b"GZIP, br", True)])
def test_gzip_is_sent_to_whoever_takes_it(said: bytes, takes: bool) -> None:
    assert accepted({"headers": [(b"accept-encoding", said)]}) is takes


# --- in parts -----------------------------------------------------------------------------------------


def brought(told: list[bytes]) -> list[str]:
    """The kinds of events."""
    return [line[7:] for body in told for line in body.decode().split("\n") if line.startswith("event: ")]


def test_after_the_first_page_only_what_is_new_comes() -> None:
    ada, bo = Player("Ada", confirm=False), Player("Bo", confirm=False)
    table = sit_down(ada, bo)

    async def visit() -> tuple[list[bytes], list[bytes], int]:
        knows, old = watching(table, None, b"lang=en&parts"), watching(table)
        for one in (knows, old):
            await one.come()
            await until(lambda one=one: one.pages == 1)
        await sync_to_async(a_move)(table, ada, bo)
        await until(lambda: knows.pages == 2 and old.pages == 2)
        HUB.wake(table.name)  # nothing has changed
        await until(lambda: old.pages == 3)
        await asyncio.sleep(0.1)
        for one in (knows, old):
            await one.go()
        return knows.told, old.told, knows.pages

    knows, old, pages = asyncio.run(visit())
    assert (brought(knows), brought(old), pages) == (["page", "part"], ["page"] * 3, 2)
    assert len(knows[1]) < len(knows[0]) / 3


def test_the_page_that_was_loaded_is_not_sent_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(subscribers, "LATER", [0.05])
    ada, bo = Player("Ada", confirm=False), Player("Bo", confirm=False)
    table = sit_down(ada, bo)
    page = bo.client.get(f"/t/{table.name}").content.decode()
    drawn = re.search(r'data-drawn="(\w+)"', page)
    assert drawn is not None
    query = f"lang=en&parts&seen={version_of(table)}&drawn="

    async def visit() -> tuple[int, list[str]]:
        loaded, other = (watching(table, bo, f"{query}{digest}".encode()) for digest in (drawn[1], "0"))
        for one in (loaded, other):
            await one.come()
        await until(lambda: other.pages == 1)
        await asyncio.sleep(0.2)
        before = loaded.pages
        await sync_to_async(a_move)(table, ada, bo)
        await until(lambda: loaded.pages == 1)
        for one in (loaded, other):
            await one.go()
        return before, brought(loaded.told)

    assert asyncio.run(visit()) == (0, ["page"]), "and there was nothing to put parts to"
