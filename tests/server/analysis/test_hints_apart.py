"""Hints are found in the processes that bots think in: the page waits for nobody, and a crash is survived."""

from __future__ import annotations

import time

import pytest

from langbord.server.analysis import hints
from langbord.server.bots import compute_hints
from langbord.server.models import Hint, Table
from tests.server import slow_bots
from tests.server.players import Player, sit_down

pytestmark = [
    pytest.mark.both,
    pytest.mark.django_db(transaction=True),
    pytest.mark.usefixtures("known_shuffle", "quiet_bots"),
]
PATIENCE = 60.0  # seconds


def ask_and_wait(ada: Player, table: Table) -> Hint:
    assert ada.post(table, "hint").ok
    end = time.monotonic() + PATIENCE
    while (hint := Hint.objects.get(table=table, seat=0)).state == Hint.THINKING:
        assert time.monotonic() < end
        time.sleep(0.02)
    return hint


def test_a_hint_is_found_in_another_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "SECONDS", "0.05")
    ada = Player("Ada")
    table = sit_down(ada, bots=1)
    assert ask_and_wait(ada, table).answer
    assert 'id="hint-play-1"' in ada.page(table)


@pytest.mark.parametrize("name", ["hang", "crash"])
def test_a_process_that_hangs_or_dies_costs_nothing_but_the_hint(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "LIMIT", 0.5)
    monkeypatch.setattr(compute_hints, "think", getattr(slow_bots, name))
    ada = Player("Ada")
    table = sit_down(ada, bots=1)
    assert ask_and_wait(ada, table).state == Hint.FAILED
    assert ada.play(table, "gold").ok
