"""Hints at a table: who may ask, who sees them, when they are thrown away, and what others get to know of it."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Any

import pytest

from langbord.server import hint_thinking, hints
from langbord.server.bots import RUNNER
from langbord.server.hints import HINTS
from langbord.server.models import Person, Solo, Table
from tests.server import slow_bots
from tests.server.players import Player, board_of, position_of, sit_down
from tests.server.solo_games import NOON, alone, daily, play_out, stop_time

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("known_shuffle", "quiet_bots")]


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hints are found here and at once; what was asked in one test is not answered in the next."""

    def think_here(
        think: Callable[[str, dict[str, Any], int], str], what: str, record: Any, seed: int, _: float
    ) -> str:
        return think("0.02", record, seed)

    monkeypatch.setattr(RUNNER, "think_aside", think_here)
    monkeypatch.setattr(HINTS, "_asked", type(HINTS._asked)())


def came(table: Table, seat: int = 0, seconds: float = 30.0) -> None:
    """Wait until the thinking is over."""
    end = time.monotonic() + seconds
    asked = HINTS.of(table.name, seat, board_of(table).version)
    while asked is not None and asked.thinking:
        assert time.monotonic() < end, "no hint came"
        time.sleep(0.01)


def shown(page: str) -> list[str]:
    """The words of the hints on a page."""
    return re.findall(r'id="hint-play-\d" data-word="[^"]+" data-send="([^"]+)"', page)


def test_hints_come_to_the_page_of_whoever_asked_and_can_be_played() -> None:
    ada = Player("Ada", confirm=False)
    table = sit_down(ada, bots=1)
    page = ada.page(table)
    assert 'id="hint-ask"' in page
    assert 'id="hints"' not in page
    assert ada.post(table, "hint").ok
    came(table)
    page = ada.page(table)
    words = shown(page)
    assert 1 <= len(words) <= 3
    assert "% to win" in page
    assert "At once:" in page
    assert ada.play(table, *words[0].split()).ok
    assert position_of(table).words()[: len(words[0].split())] == words[0].split()


def test_what_changes_at_the_table_makes_them_stale() -> None:
    ada = Player("Ada")
    table = sit_down(ada, bots=1)
    ada.post(table, "hint")
    came(table)
    assert shown(ada.page(table))
    assert ada.play(table, "gold").ok
    assert ada.undo(table).ok
    page = ada.page(table)
    assert shown(page) == []
    assert 'id="hint-ask"' in page


def test_they_can_be_put_away() -> None:
    ada = Player("Ada")
    table = sit_down(ada, bots=1)
    ada.post(table, "hint")
    came(table)
    assert ada.post(table, "hint/close").ok
    assert 'id="hints"' not in ada.page(table)


def test_while_somebody_thinks_the_page_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(HINTS, "_find", lambda *_: None)
    ada = Player("Ada")
    table = sit_down(ada, bots=1)
    ada.post(table, "hint")
    page = ada.page(table)
    assert "Thinking…" in page
    assert 'id="move-gold"' in page  # and one may play all the while


def test_a_thought_that_fails_is_told_and_can_be_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    ada = Player("Ada")
    table = sit_down(ada, bots=1)
    with monkeypatch.context() as patch:
        patch.setattr(hint_thinking, "think", slow_bots.err)
        ada.post(table, "hint")
        came(table)
    page = ada.page(table)
    assert "No hint was found" in page
    assert 'id="hint-ask"' in page
    assert ada.post(table, "hint").ok
    came(table)
    assert shown(ada.page(table))


def test_among_people_they_must_have_been_agreed_on() -> None:
    ada, bo = Player("Ada"), Player("Bo")
    table = sit_down(ada, bo)
    assert 'id="hint-ask"' not in ada.page(table)
    answer = ada.post(table, "hint")
    assert (answer.status, answer.key) == (403, "hints-off")
    assert answer.is_one_sentence
    agreed = sit_down(ada, bo, hints="yes")
    assert 'id="hint-ask"' in ada.page(agreed)
    assert ada.post(agreed, "hint").ok
    came(agreed)
    assert shown(ada.page(agreed))


def test_a_rematch_keeps_what_was_agreed_on() -> None:
    ada, bo = Player("Ada"), Player("Bo")
    table = sit_down(ada, bo, hints="yes")
    ada.post(table, "do/concede")
    go = bo.post(table, "do/rematch").data["go"]
    assert Table.objects.get(name=go.rsplit("/", 1)[-1]).hints


def test_a_guest_is_told_before_sitting_down() -> None:
    ada = Player("Ada")
    table = sit_down(ada, form={"seats": "2", "seat-1": "open"}, hints="yes")
    assert "Hints are allowed at this table." in ada.page(table)
    assert "Hints allowed" in Player("Bo").client.get(f"/i/{table.invite}").content.decode()


def test_nobody_else_sees_them() -> None:
    ada, bo = Player("Ada"), Player("Bo")
    table = sit_down(ada, bo, hints="yes")
    ada.post(table, "hint")
    came(table)
    for other in (bo, Player("Cy")):
        page = other.page(table)
        assert 'id="hints"' not in page
        assert shown(page) == []


def test_only_at_ones_own_question() -> None:
    ada, bo = Player("Ada"), Player("Bo")
    table = sit_down(ada, bo, hints="yes")
    assert bo.post(table, "hint").key == "hints-not-now"
    assert Player("Cy").post(table, "hint").key == "not-your-table"
    assert ada.play(table, "gold").ok  # a finished turn is no question
    assert ada.post(table, "hint").key == "hints-not-now"


def test_at_one_screen_everybody_may_ask() -> None:
    ada = Player("Ada", confirm=False)
    table = sit_down(ada, form={"seats": "2", "seat-1": "same"})
    for seat in range(2):
        assert ada.post(table, "hint").ok
        came(table, seat)
        words = shown(ada.page(table))
        assert words
        ada.play(table, *words[0].split())
        while position_of(table).ask.seat == seat:  # type: ignore[union-attr]
            ada.play(table, ada.buttons(table)[-1])


def test_how_often_somebody_asked_is_told_at_the_end_and_not_before() -> None:
    ada = Player("Ada")
    table = sit_down(ada, bots=1)
    for _ in range(2):  # asked again at the same question it counts once
        ada.post(table, "hint")
        came(table)
    assert "Hints asked for" not in ada.page(table)
    ada.post(table, "do/concede")
    assert "Hints asked for: Ada 1." in ada.page(table)


def test_the_deal_of_the_day_is_played_without(monkeypatch: pytest.MonkeyPatch) -> None:
    stop_time(monkeypatch, NOON)
    ada = Player("Ada")
    table = daily(ada)
    assert 'id="hint-ask"' not in ada.page(table)
    answer = ada.post(table, "hint")
    assert (answer.status, answer.key) == (403, "hints-daily")
    play_out(table)
    practice = daily(ada)
    assert ada.post(practice, "hint").ok
    came(practice)


def test_a_solo_game_with_hints_does_not_come_onto_the_list() -> None:
    ada = Player("Ada")
    with_hints, without = alone(ada, set="A"), alone(ada, set="A")
    assert ada.post(with_hints, "hint").ok
    came(with_hints)
    for table in (with_hints, without):
        play_out(table)
    assert [solo.table_id for solo in Solo.objects.all()] == [without.name]


def test_whoever_is_nobody_here_may_not_ask() -> None:
    table = sit_down(Player("Ada"), bots=1)
    assert hints.why_not(table, list(table.places.all()), None) == "not-your-table"
    stranger = Person.objects.create(name="Cy")
    assert hints.why_not(table, list(table.places.all()), stranger) == "hints-off"
