"""A bot that hangs at one table keeps the bots of the other tables waiting no longer than it takes to notice."""

from __future__ import annotations

import pytest

from langbord.server.bots import runner
from langbord.server.bots.compute import think
from langbord.server.bots.runner import RUNNER
from langbord.server.models import Table
from tests.server import slow_bots
from tests.server.bots.test_bots_at_tables import wait_until, waits_for
from tests.server.players import Player, sit_down, words_of

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.usefixtures("known_shuffle")]


@pytest.fixture(autouse=True)
def hanging(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(RUNNER, "pause", 0.0)
    monkeypatch.setattr(runner, "LIMIT", 300.0)
    monkeypatch.setattr(RUNNER, "think", slow_bots.hang_if_steady)


def against(player: Player, level: str) -> Table:
    table = sit_down(player, form={"seats": "2", "seat-1": level})
    assert player.play(table, "gold").ok
    return table


def test_other_tables_go_on_while_bots_hang(monkeypatch: pytest.MonkeyPatch) -> None:
    ada = Player("Ada", confirm=False)
    stuck = [against(ada, "steady") for _ in range(3)]  # more than there are processes at first
    wait_until(lambda: len(RUNNER._thinkers._busy) == 3)
    free = against(ada, "calm")
    wait_until(lambda: waits_for(free, 0))
    assert [words_of(table) for table in stuck] == [["gold"]] * 3
    monkeypatch.setattr(RUNNER, "think", think)
    RUNNER._thinkers.stop()  # and whoever hung is replaced
    for table in [*stuck, free]:
        wait_until(lambda: waits_for(table, 0))  # noqa: B023
        ada.post(table, "do/concede")
