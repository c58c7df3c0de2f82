"""Turning points of finished games: asked for once, kept, shown to everybody who may look back."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from langbord.bots import turning as study_of
from langbord.server import turning
from langbord.server.bots import RUNNER
from langbord.server.models import Table, Turning
from langbord.server.turning import STUDIES
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
    monkeypatch.setattr(STUDIES, "begin", STUDIES._study)
    for name, number in (("FIRST_LOOK", 5), ("SECOND_LOOK", 4), ("WEIGHED", 6), ("LEAST", 0.001)):
        monkeypatch.setattr(study_of, name, number)
    return bits


def places(page: str) -> list[int]:
    """Where the turning points on a page lead to."""
    return [int(at) for at in re.findall(r'id="slip-\d+" href="[^"]*\?at=(\d+)', page)]


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
    panel = turning.panel(table, *_words(table))
    assert panel is not None
    assert panel.chart is not None
    assert len(panel.chart.lines) == 3
    assert {len(line.cells) for line in panel.chart.lines} == {len(panel.chart.rounds)}
    assert [line.last for line in panel.chart.lines].count("100 %") == 1


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
    assert turning.panel(table, *_words(table)) is None
    assert not turning.fits(Table(game="galzyr", state=Table.OVER, moves_played=9))


def test_how_far_it_has_come_can_be_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    ada = Player("Ada")
    table = put_on_table("won-3-seats", ada)
    Turning.objects.create(table=table, percent=37, rules=turning.RULES)
    monkeypatch.setattr(STUDIES, "at_work", lambda _: True)
    page = ada.page(table)
    assert "37 %" in page
    assert "<progress" in page


def test_a_study_that_fails_can_be_begun_again(monkeypatch: pytest.MonkeyPatch) -> None:
    ada = Player("Ada")
    table = put_on_table("won-3-seats", ada)
    monkeypatch.setattr(STUDIES, "_failed", {table.name})
    page = ada.page(table)
    assert "could not be thought through" in page
    assert 'id="turning-find"' in page


def _words(table: Table) -> tuple[Any, tuple[str, ...]]:
    from langbord.server import refusals

    return refusals.texts_of(table, "en"), ("Ada", "Bo", "Cy")
