"""Turning points of finished games: asked for once, kept, shown to everybody who may look back."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from datetime import timedelta
from typing import Any

import pytest
from django.conf import settings

from langbord.bots import turning as study_of
from langbord.server.analysis import turning_points
from langbord.server.analysis.turning_points import STUDIES
from langbord.server.bots import compute_turning
from langbord.server.bots.runner import RUNNER
from langbord.server.models import Table, Turning
from langbord.server.pages import turning_panel
from langbord.server.tables import clocks
from tests.server import slow_bots
from tests.server.past_games import put_on_table
from tests.server.players import Player, sit_down

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("quiet_bots")]

Think = Callable[[str, dict[str, Any], int], str]


@pytest.fixture(autouse=True)
def here_and_now(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """A game is thought through at once, in this process; notes how many bits of work there were."""
    bits: list[int] = []

    def think_here(think: Think, what: str, record: dict[str, Any], seed: int, _: float) -> str:
        bits.append(len(what))
        return think(what, record, seed)

    monkeypatch.setattr(RUNNER, "think_aside", think_here)
    monkeypatch.setattr(STUDIES, "start", STUDIES.work)
    for name, number in (("FIRST_LOOK", 5), ("SECOND_LOOK", 4), ("WEIGHED", 6), ("LEAST", 0.001)):
        monkeypatch.setattr(study_of, name, number)
    return bits


def places(page: str) -> list[int]:
    """Where the turning points on a page lead to."""
    return [int(at) for at in re.findall(r'id="slip-\d+" href="[^"]*\?at=(\d+)', page)]


@pytest.mark.both
def test_they_are_found_once_and_kept(here_and_now: list[int]) -> None:
    ada = Player("Ada")
    table = put_on_table("won-3-seats", ada)
    assert 'id="turning-find"' in ada.page(table)
    assert ada.post(table, "turning").ok
    work = len(here_and_now)
    assert work
    page = ada.page(table)
    assert 'id="turning-chart"' in page
    assert 'id="turning-find"' not in page
    assert places(page)
    assert Turning.objects.get(table=table).percent == 100
    assert Player("Bo").post(table, "turning").ok
    assert len(here_and_now) == work


def test_everybody_who_may_look_back_sees_them() -> None:
    ada, bo = Player("Ada"), Player("Bo", language="ru")
    table = put_on_table("won-3-seats", ada)
    bo.post(table, "turning")
    assert places(ada.page(table)) == places(bo.page(table))
    assert "Переломные моменты" in bo.page(table)


def test_each_leads_to_its_point_of_the_replay() -> None:
    ada = Player("Ada")
    table = put_on_table("won-3-seats", ada)
    ada.post(table, "turning")
    page = ada.page(table)
    at = places(page)[0]
    replay = ada.page(table, f"?at={at}")
    assert 'id="slip-here"' in replay
    assert re.search(rf'id="to-turning-1" href="[^"]*\?at={at}"', replay)
    assert 'id="slip-here"' not in ada.page(table, f"?at={at + 1}")


def test_the_chart_has_a_table_with_the_same_figures() -> None:
    ada = Player("Ada")
    table = put_on_table("won-3-seats", ada)
    ada.post(table, "turning")
    panel = turning_panel.panel(table, *_words(table))
    assert panel is not None
    assert panel.chart is not None
    assert len(panel.chart.lines) == 3
    assert {len(line.cells) for line in panel.chart.lines} == {len(panel.chart.rounds)}
    assert [line.last for line in panel.chart.lines].count("100 %") == 1
    assert '<tspan class="race-figure">100 %</tspan>' in ada.page(table)  # first, so that it is never cut


def test_alone_it_is_the_expected_score() -> None:
    ada = Player("Ada")
    table = put_on_table("solo-basic", ada)
    ada.post(table, "turning")
    page = ada.page(table)
    assert "Expected final score along the game" in page
    assert "% to win" not in page


def test_not_before_the_end_and_not_of_a_story() -> None:
    ada = Player("Ada")
    table = sit_down(ada, bots=1)
    answer = ada.post(table, "turning")
    assert (answer.status, answer.key) == (409, "table-not-over")
    assert turning_panel.panel(table, *_words(table)) is None
    assert not turning_points.fits(Table(game="galzyr", state=Table.OVER, moves_played=9))


def test_how_far_it_has_come_can_be_seen() -> None:
    ada = Player("Ada")
    table = put_on_table("won-3-seats", ada)
    Turning.objects.create(table=table, percent=37, rules=turning_points.RULES, state=Turning.WANTED)
    page = ada.page(table)
    assert "37 %" in page
    assert "<progress" in page


@pytest.mark.both
def test_a_study_that_fails_can_be_begun_again(monkeypatch: pytest.MonkeyPatch) -> None:
    ada = Player("Ada")
    table = put_on_table("won-3-seats", ada)
    with monkeypatch.context() as patch:
        patch.setattr(compute_turning, "think_on", slow_bots.err)
        ada.post(table, "turning")
    page = ada.page(table)
    assert "could not be thought through" in page
    assert 'id="turning-find"' in page
    ada.post(table, "turning")
    assert 'id="turning-chart"' in ada.page(table)


# --- several processes -------------------------------------------------------------------------------


def asked_for(monkeypatch: pytest.MonkeyPatch) -> Table:
    """A game that somebody wants to be thought through, and nobody is at it yet."""
    ada = Player("Ada")
    table = put_on_table("won-3-seats", ada)
    with monkeypatch.context() as patch:
        patch.setattr(STUDIES, "start", lambda: None)
        ada.post(table, "turning")
    return table


def time_passes(seconds: float) -> None:
    Turning.objects.update(until=clocks.now() - timedelta(seconds=seconds))


@pytest.mark.both
def test_only_one_process_is_at_it(monkeypatch: pytest.MonkeyPatch, here_and_now: list[int]) -> None:
    asked_for(monkeypatch)
    assert turning_points.claimed() is not None
    assert turning_points.claimed() is None
    turning_points.take_up()
    assert here_and_now == []


@pytest.mark.both
def test_asked_for_again_it_is_not_taken_away_from_whoever_is_at_it(monkeypatch: pytest.MonkeyPatch) -> None:
    table = asked_for(monkeypatch)
    claim = turning_points.claimed()
    assert claim is not None
    turning_points.begin(table)
    assert claim.save(percent=5)


@pytest.mark.both
def test_another_process_goes_on_where_one_died(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compute_turning, "SLICE", 0.0)
    table = asked_for(monkeypatch)
    dead = turning_points.claimed()
    assert dead is not None
    with monkeypatch.context() as patch:
        patch.setattr(turning_points.Claim, "save", once(turning_points.Claim.save))
        turning_points.study(dead)  # which ends after the first bit
    begun = Turning.objects.get(table=table)
    assert begun.study
    assert not begun.study["done"]
    turning_points.take_up()
    assert Turning.objects.get(table=table).study == begun.study  # for it may still live
    time_passes(1)
    seen: list[Any] = []
    monkeypatch.setattr(compute_turning, "think_on", noting(seen, compute_turning.think_on))
    turning_points.take_up()
    assert json.loads(seen[0]) == begun.study
    assert Turning.objects.get(table=table).study["done"]


@pytest.mark.both
def test_who_has_lost_the_claim_writes_nothing_more(monkeypatch: pytest.MonkeyPatch) -> None:
    table = asked_for(monkeypatch)
    slow = turning_points.claimed()
    time_passes(1)
    quick = turning_points.claimed()
    assert slow is not None
    assert quick is not None
    turning_points.study(slow)
    assert Turning.objects.get(table=table).study == {}
    turning_points.study(quick)
    assert Turning.objects.get(table=table).study["done"]


def test_what_an_older_version_has_begun_is_begun_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    table = asked_for(monkeypatch)
    Turning.objects.update(rules=turning_points.RULES - 1, study={"of": "old"})
    turning_points.take_up()
    found = Turning.objects.get(table=table)
    assert (found.rules, found.percent, found.state) == (turning_points.RULES, 100, "")


@pytest.mark.both
def test_where_there_are_workers_the_others_only_ask(monkeypatch: pytest.MonkeyPatch, here_and_now: list[int]) -> None:
    monkeypatch.setattr(settings, "BOTS_BY_WORKERS", True)
    ada = Player("Ada")
    table = put_on_table("won-3-seats", ada)
    ada.post(table, "turning")
    assert here_and_now == []
    assert "<progress" in ada.page(table)
    turning_points.take_up()  # as workers do
    assert 'id="turning-chart"' in ada.page(table)


def once(save: Callable[..., bool]) -> Callable[..., bool]:
    """Saves, and says that the claim is lost: so the process does nothing more."""

    def save_once(claim: turning_points.Claim, **values: Any) -> bool:
        save(claim, **values)
        return False

    return save_once


def noting(seen: list[Any], think: Think) -> Think:
    def think_and_note(what: str, record: dict[str, Any], seed: int) -> str:
        seen.append(what)
        return think(what, record, seed)

    return think_and_note


def _words(table: Table) -> tuple[Any, tuple[str, ...]]:
    from langbord.server.pages import error_texts

    return error_texts.texts_of(table, "en"), ("Ada", "Bo", "Cy")
