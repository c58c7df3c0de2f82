"""Hints are found in the processes that bots think in: the page waits for nobody, and a crash is survived."""

from __future__ import annotations

import time

import pytest

from langbord.server import hint_thinking, hints
from langbord.server.hints import HINTS, Asked
from langbord.server.models import Table
from tests.server import slow_bots
from tests.server.players import Player, board_of, sit_down

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("known_shuffle", "quiet_bots")]
PATIENCE = 60.0  # seconds


def ask_and_wait(ada: Player, table: Table) -> Asked:
    assert ada.post(table, "hint").ok
    asked = HINTS.of(table.name, 0, board_of(table).version)
    assert asked is not None
    end = time.monotonic() + PATIENCE
    while asked.thinking:
        assert time.monotonic() < end
        time.sleep(0.02)
    return asked


def test_a_hint_is_found_in_another_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "SECONDS", "0.05")
    ada = Player("Ada")
    table = sit_down(ada, bots=1)
    asked = ask_and_wait(ada, table)
    assert asked.hints
    assert 'id="hint-play-1"' in ada.page(table)


@pytest.mark.parametrize("name", ["hang", "crash"])
def test_a_process_that_hangs_or_dies_costs_nothing_but_the_hint(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "LIMIT", 0.5)
    monkeypatch.setattr(hint_thinking, "think", getattr(slow_bots, name))
    ada = Player("Ada")
    table = sit_down(ada, bots=1)
    asked = ask_and_wait(ada, table)
    assert asked.failed
    assert ada.play(table, "gold").ok
