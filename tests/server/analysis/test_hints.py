"""Hints at a table: who may ask, who sees them, when they are thrown away, and what others get to know of it."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from langbord.server import notify
from langbord.server.analysis import hints
from langbord.server.bots import compute_hints
from langbord.server.bots.runner import RUNNER
from langbord.server.models import Hint, Person, Seat, Solo, Table
from langbord.server.tables import clocks
from tests.server import slow_bots
from tests.server.players import Player, position_of, sit_down
from tests.server.solo_games import NOON, alone, daily, play_out, stop_time

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("known_shuffle", "quiet_bots")]


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hints are found here and at once."""

    def think_here(
        think: Callable[[str, dict[str, Any], int], str], what: str, record: Any, seed: int, _: float
    ) -> str:
        return think("0.02", record, seed)

    monkeypatch.setattr(RUNNER, "think_aside", think_here)
    monkeypatch.setattr(hints, "find", hints.find_now)


def nobody_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if the process that was asked had been killed."""
    monkeypatch.setattr(hints, "find", lambda *_: None)


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
    page = ada.page(table)
    words = shown(page)
    assert 1 <= len(words) <= 3
    assert "% to win" in page
    assert "At once:" in page
    rows = re.findall(r'<tr data-point="([^"]+)"><th scope="row">[^<]+</th><td>\d+ %</td><td>± \d+</td></tr>', page)
    assert f"All {len(rows)} moves" in page
    position = position_of(table)
    assert position.ask is not None
    assert set(rows) == {position.game.vocabulary.words[move] for move in position.ask.moves}
    assert ada.play(table, *words[0].split()).ok
    assert position_of(table).words()[: len(words[0].split())] == words[0].split()


def test_what_changes_at_the_table_makes_them_stale() -> None:
    ada = Player("Ada")
    table = sit_down(ada, bots=1)
    ada.post(table, "hint")
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
    assert ada.post(table, "hint/close").ok
    assert 'id="hints"' not in ada.page(table)


def test_while_somebody_thinks_the_page_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    nobody_thinks(monkeypatch)
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
        patch.setattr(compute_hints, "think", slow_bots.err)
        ada.post(table, "hint")
    page = ada.page(table)
    assert "No hint was found" in page
    assert 'id="hint-ask"' in page
    assert ada.post(table, "hint").ok
    assert shown(ada.page(table))


def test_a_process_that_died_leaves_nobody_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever waits is told by another process, and can ask there."""
    ada = Player("Ada")
    table = sit_down(ada, bots=1)
    with monkeypatch.context() as patch:
        nobody_thinks(patch)
        ada.post(table, "hint")
    told: list[str] = []
    with monkeypatch.context() as patch:
        patch.setattr(notify, "tell", told.append)
        hints.tidy()
        assert (told, Hint.objects.get().state) == ([], Hint.THINKING)
        Hint.objects.update(asked=clocks.now() - hints.OVERDUE)
        hints.tidy()
        assert (told, Hint.objects.get().state) == ([table.name], Hint.FAILED)
    page = ada.page(table)
    assert "Thinking…" not in page
    assert "No hint was found" in page
    assert ada.post(table, "hint").ok
    assert shown(ada.page(table))


def test_before_it_is_told_the_page_does_not_wait_for_a_dead_process_either(monkeypatch: pytest.MonkeyPatch) -> None:
    ada = Player("Ada")
    table = sit_down(ada, bots=1)
    with monkeypatch.context() as patch:
        nobody_thinks(patch)
        ada.post(table, "hint")
    Hint.objects.update(asked=clocks.now() - hints.OVERDUE)
    assert "Thinking…" not in ada.page(table)
    assert ada.post(table, "hint").ok
    assert shown(ada.page(table))


def test_a_late_answer_is_no_answer_to_a_new_question(monkeypatch: pytest.MonkeyPatch) -> None:
    late: list[tuple[Hint, dict[str, Any]]] = []
    monkeypatch.setattr(hints, "find", lambda *what: late.append(what))
    ada = Player("Ada")
    table = sit_down(ada, bots=1)
    ada.post(table, "hint")
    assert ada.play(table, "gold").ok
    assert ada.undo(table).ok
    ada.post(table, "hint")
    hints.find_now(*late[0])
    assert Hint.objects.get().state == Hint.THINKING
    hints.find_now(*late[1])
    assert Hint.objects.get().state == Hint.FOUND


def test_asked_at_two_processes_it_is_found_once(monkeypatch: pytest.MonkeyPatch) -> None:
    nobody_thinks(monkeypatch)
    ada = Player("Ada")
    table = sit_down(ada, bots=1)
    for _ in range(2):
        assert ada.post(table, "hint").ok
    assert Seat.objects.get(table=table, number=0).hints == 1


def test_hints_of_an_older_version_of_the_house_can_be_asked_anew() -> None:
    ada = Player("Ada")
    table = sit_down(ada, bots=1)
    ada.post(table, "hint")
    Hint.objects.update(answer=[{"of": "old"}])
    assert 'id="hint-ask"' in ada.page(table)
    assert ada.post(table, "hint").ok
    assert shown(ada.page(table))


def test_old_ones_are_thrown_away() -> None:
    ada = Player("Ada")
    table = sit_down(ada, bots=1)
    ada.post(table, "hint")
    hints.tidy()
    assert Hint.objects.count() == 1
    Hint.objects.update(asked=clocks.now() - hints.KEPT)
    hints.tidy()
    assert not Hint.objects.exists()


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


def test_a_solo_game_with_hints_does_not_come_onto_the_list() -> None:
    ada = Player("Ada")
    with_hints, without = alone(ada, set="A"), alone(ada, set="A")
    assert ada.post(with_hints, "hint").ok
    for table in (with_hints, without):
        play_out(table)
    assert [solo.table_id for solo in Solo.objects.all()] == [without.name]


def test_whoever_is_nobody_here_may_not_ask() -> None:
    table = sit_down(Player("Ada"), bots=1)
    assert hints.why_not(table, list(table.places.all()), None) == "not-your-table"
    stranger = Person.objects.create(name="Cy")
    assert hints.why_not(table, list(table.places.all()), stranger) == "hints-off"
