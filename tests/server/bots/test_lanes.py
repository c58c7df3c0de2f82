"""Who waits for whom: quick bots for no slow ones, a stranger for one thought of a crowd; and bots that nobody looks at
wait until somebody does."""

from __future__ import annotations

import threading
import time
from datetime import timedelta
from typing import Any

import pytest
from django.conf import settings
from django.test import Client
from django.utils import timezone

from langbord.server import dispatch
from langbord.server.bots import looks, process_pool
from langbord.server.bots.process_pool import Thinkers
from langbord.server.bots.runner import OF_ONE_CROWD, RUNNER
from langbord.server.models import Move, Seat, Table
from tests.server.players import Player, board_of, sit_down

# --- lanes ----------------------------------------------------------------------------------------------


class Process:
    """Thinks until it is told to end."""

    def schedule(self, think: Any, args: tuple[Any, ...], timeout: float) -> Any:
        think(*args)
        return self

    def result(self) -> str:
        return "word"


@pytest.fixture
def thinkers(monkeypatch: pytest.MonkeyPatch) -> Thinkers:
    monkeypatch.setattr(process_pool, "_start", Process)
    monkeypatch.setattr(process_pool, "USUAL", 1)
    monkeypatch.setattr(process_pool, "PATIENCE", 60.0)
    return Thinkers()


def test_a_stranger_waits_for_one_thought_of_a_crowd(thinkers: Thinkers) -> None:
    order: list[str] = []
    gate = threading.Event()

    def think(level: str, *_: Any) -> str:
        order.append(level)
        if len(order) == 1:
            gate.wait(10)
        return ""

    def ask(crowd: str) -> threading.Thread:
        asking = threading.Thread(target=lambda: thinkers.ask(think, crowd, {}, 0, 1.0, crowd=crowd))
        asking.start()
        return asking

    asked = [ask("many") for _ in range(40)]
    until(lambda: thinkers.lengths()[0] == 39)
    asked += [ask("stranger"), ask("another")]
    until(lambda: thinkers.lengths()[0] == 41)
    gate.set()
    for one in asked:
        one.join()
    assert order.index("stranger") <= 2
    assert order.index("another") <= 2
    assert order.count("many") == 40


def test_a_quick_bot_stands_behind_no_slow_one(thinkers: Thinkers) -> None:
    gate = threading.Event()

    def hang(*_: Any) -> str:
        gate.wait(10)
        return ""

    slow = [threading.Thread(target=lambda: thinkers.ask(hang, "slow", {}, 0, 9.0)) for _ in range(5)]
    for one in slow:
        one.start()
    until(lambda: thinkers.lengths()[0] == 4)
    try:
        assert thinkers.ask(lambda *_: "", "calm", {}, 0, 1.0, quick=True) == "word"
    finally:
        gate.set()
        for one in slow:
            one.join()


def until(true: Any) -> None:
    end = time.monotonic() + 20
    while not true():
        assert time.monotonic() < end
        time.sleep(0.005)


def test_tables_of_one_crowd_take_not_all_places(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(RUNNER, "_crowds", {f"t{number}": "many" for number in range(20)} | {"mine": "me"})
    monkeypatch.setattr(RUNNER, "_moving", {f"t{number}" for number in range(OF_ONE_CROWD)})
    assert not RUNNER._has_room_for("t19")
    assert RUNNER._has_room_for("mine")
    waiting = [(0.0, "t18"), (0.1, "t19"), (0.2, "mine")]
    assert RUNNER._in_turn(waiting)[0] == (0.2, "mine")


# --- rest -----------------------------------------------------------------------------------------------


def long_ago(table: Table) -> None:
    Table.objects.filter(pk=table.pk).update(created=timezone.now() - timedelta(hours=1), looked=None)


@pytest.mark.django_db(transaction=True)
def test_bots_that_play_alone_rest_until_somebody_looks(quiet_bots: list[str]) -> None:
    ada = Player("Ada", confirm=False)
    table = sit_down(ada, bots=1)
    assert ada.play(table, "gold").ok
    Seat.objects.update(bot="calm")
    assert RUNNER._maybe_move(table.name)  # it is young
    long_ago(table)
    moves = Move.objects.count()
    assert not RUNNER._maybe_move(table.name)
    assert Move.objects.count() == moves
    quiet_bots.clear()
    dispatch.look_at_all()
    assert quiet_bots == []
    changed = Table.objects.get().changed
    looks.note_watched([table.name])
    assert quiet_bots == [table.name]
    assert Table.objects.get().changed == changed
    assert RUNNER._maybe_move(table.name)


@pytest.mark.django_db(transaction=True)
def test_where_a_person_sits_bots_never_rest(quiet_bots: list[str]) -> None:
    ada = Player("Ada", confirm=False)
    table = sit_down(ada, bots=1)
    assert ada.play(table, "gold").ok
    long_ago(table)
    quiet_bots.clear()
    dispatch.look_at_all()
    assert quiet_bots == [table.name]
    before = board_of(table).version
    RUNNER._maybe_move(table.name)
    assert board_of(table).version > before


# --- how many tables ------------------------------------------------------------------------------------


@pytest.mark.django_db(transaction=True)
@pytest.mark.usefixtures("quiet_bots")
def test_nobody_fills_the_house_with_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(settings, "TABLES_PER_PERSON", 2)
    monkeypatch.setattr(settings, "TABLES_PER_ADDRESS", 3)
    ada, bo = Player("Ada"), Player("Bo")
    form = {"seats": "2", "seat-0": "me", "seat-1": "calm"}
    assert [ada.client.post("/new/nusfjord/create", form).status_code for _ in range(3)] == [302, 302, 429]
    assert [bo.client.post("/new/nusfjord/create", form).status_code for _ in range(2)] == [302, 429]
    elsewhere = Client(REMOTE_ADDR="203.0.113.9")
    assert elsewhere.post("/new/nusfjord/create", form).status_code == 302
    Table.objects.update(changed=timezone.now() - timedelta(days=2))  # nobody has done anything there
    assert ada.client.post("/new/nusfjord/create", form).status_code == 302
    assert not any("127.0.0.1" in crowd for crowd in Table.objects.values_list("crowd", flat=True))
