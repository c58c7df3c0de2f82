"""Bots at the table: in processes that can be killed; one that hangs, crashes or errs never takes a table down."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import Any

import pytest

from langbord import games
from langbord.server.bots import runner as bots
from langbord.server.bots.compute import think
from langbord.server.bots.runner import RUNNER
from langbord.server.models import Table
from langbord.server.tables import chat
from langbord.server.tables import moves as table_moves
from tests.server import slow_bots
from tests.server.players import Player, draft_of, position_of, sit_down, words_of

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.usefixtures("known_shuffle")]


@pytest.fixture(autouse=True)
def no_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(RUNNER, "pause", 0.0)


def wait_until(what: Callable[[], bool], seconds: float = 30) -> None:
    end = time.monotonic() + seconds
    while not what():
        assert time.monotonic() < end, "it did not happen in time"
        time.sleep(0.02)


def is_over(table: Table) -> bool:
    table.refresh_from_db()
    return table.state == Table.OVER


def waits_for(table: Table, seat: int) -> bool:
    table.refresh_from_db()
    return table.waiting_for == seat


@pytest.mark.both
def test_bots_play_a_whole_game_by_themselves() -> None:
    table = sit_down(Player("Ada"), form={"seats": "2", "seat-0": "calm", "seat-1": "calm"})
    wait_until(lambda: is_over(table), 300)
    position = position_of(table)
    assert position.ask is None
    assert table.scores == position.scores()
    assert games.replay(position.record()).words() == words_of(table)


def test_a_person_and_a_bot_take_turns() -> None:
    ada = Player("Ada", confirm=False)
    table = sit_down(ada, bots=1)
    for _ in range(3):
        wait_until(lambda: waits_for(table, 0))
        ada.play(table, "pass" if "gold" not in ada.buttons(table) else "gold")
    wait_until(lambda: waits_for(table, 0))
    seats = set(table.moves.values_list("seat", flat=True))
    assert seats == {0, 1}
    ada.post(table, "do/concede")


@pytest.mark.both
@pytest.mark.parametrize("broken", [slow_bots.hang, slow_bots.crash, slow_bots.err])
def test_a_broken_bot_is_replaced_and_the_table_goes_on(
    broken: Callable[[str, dict[str, Any], int], str], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(bots, "LIMIT", 0.3)
    monkeypatch.setattr(RUNNER, "think", broken)
    ada = Player("Ada", confirm=False)
    with caplog.at_level(logging.WARNING):
        table = sit_down(ada, bots=1)
        ada.play(table, "gold")
        wait_until(lambda: waits_for(table, 0))
    assert "a calm bot did not answer" in caplog.text
    assert set(table.moves.values_list("seat", flat=True)) == {0, 1}
    wait_until(lambda: table.chat.exists())
    assert "Calm Bodil: the bot found no answer, so the calm one moved instead." in ada.page(table)
    ada.post(table, "do/concede")
    monkeypatch.setattr(RUNNER, "think", think)
    monkeypatch.setattr(bots, "LIMIT", 10.0)
    other = sit_down(ada, bots=1)
    ada.play(other, "gold")
    wait_until(lambda: waits_for(other, 0))
    ada.post(other, "do/concede")


def test_a_bot_that_answers_with_an_illegal_word_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(RUNNER, "think", slow_bots.cheat)
    ada = Player("Ada", confirm=False)
    table = sit_down(ada, bots=1)
    ada.play(table, "gold")
    wait_until(lambda: waits_for(table, 0) and table.chat.exists(), 10)
    assert "Calm Bodil: the bot found no answer, so the calm one moved instead." in ada.page(table)
    ada.post(table, "do/concede")


def test_what_the_house_says_is_read_in_the_own_language() -> None:
    ada, bo = Player("Ada"), Player("Бо", language="ru")
    table = sit_down(ada, bo)
    ada.post(table, "chat", text="bot-replaced 1")  # people cannot speak for the house
    chat.tell(table, chat.BOT_REPLACED, 0)
    assert "Ada: бот не нашёл ответа, за него сходил спокойный." in bo.page(table)
    assert "<b>Ada</b> bot-replaced 1" in bo.page(table)
    said = bo.client.get(f"/api/tables/{table.name}", headers={"accept-language": "ru"}).json()["chat"]
    assert [line["name"] for line in said] == ["Ada", ""]
    assert said[1]["text"].startswith("Ada: ")


def test_a_sharp_bot_sits_down_and_moves() -> None:
    ada = Player("Ada", confirm=False)
    table = sit_down(ada, form={"seats": "2", "seat-1": "sharp"})
    ada.play(table, "gold")
    wait_until(lambda: waits_for(table, 0), 60)
    assert "Sharp Bodil" in ada.page(table)
    assert not table.chat.exists()  # it was not replaced
    ada.post(table, "do/concede")


def test_a_stand_in_goes_on_with_the_draft_and_hands_back() -> None:
    ada, bo = Player("Ada"), Player("Bo")
    table = sit_down(ada, bo)
    ada.play(table, "deforest")
    ada.post(table, "do/standin", level="calm")
    wait_until(lambda: waits_for(table, 1))
    assert words_of(table)[0] == "deforest"
    assert draft_of(table) == []
    ada.post(table, "do/standin", level="")
    bo.play(table, "gold")
    bo.settle(table)
    time.sleep(0.2)
    assert waits_for(table, 0)
    assert ada.play(table, "pass").ok
    ada.post(table, "do/agree")
    bo.post(table, "do/agree")


@pytest.mark.both
@pytest.mark.usefixtures("quiet_bots")
def test_a_bot_does_not_move_for_whoever_came_back_while_it_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    ada, bo = Player("Ada"), Player("Bo")
    table = sit_down(ada, bo)
    runner = bots.Runner()

    def slow(level: str, saved: dict[str, Any], legal: frozenset[str], crowd: str) -> tuple[str, bool]:
        assert ada.post(table, "do/standin", level="").ok
        return "gold", False

    monkeypatch.setattr(runner, "_think", slow)
    assert ada.post(table, "do/standin", level="calm").ok
    runner._maybe_move(table.name)
    assert (draft_of(table), words_of(table)) == ([], [])
    assert ada.play(table, "gold").ok


def test_a_stand_in_confirms_the_turn_that_its_person_left_behind() -> None:
    ada, bo = Player("Ada"), Player("Bo")
    table = sit_down(ada, bo)
    ada.play(table, "gold")
    assert position_of(table).held == 0
    ada.post(table, "do/standin", level="calm")
    wait_until(lambda: waits_for(table, 1))
    assert words_of(table) == ["gold"]
    ada.post(table, "do/agree")
    bo.post(table, "do/agree")


@pytest.mark.both
def test_after_a_restart_waiting_bots_are_woken(monkeypatch: pytest.MonkeyPatch) -> None:
    from langbord.server.ops.serve import prepare, wake_bots

    ada = Player("Ada", confirm=False)
    with monkeypatch.context() as patch:
        patch.setattr(RUNNER, "look_at", lambda name: None)
        table = sit_down(ada, bots=1)
        ada.play(table, "gold")
    assert waits_for(table, 1)
    prepare()
    wake_bots()
    wait_until(lambda: waits_for(table, 0))
    ada.post(table, "do/concede")
    assert table_moves.drafting_seat(position_of(table)) is None
