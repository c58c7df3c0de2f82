"""The server knows bots by their levels alone: no form, no program and no file can make it import anything."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from langbord import bots, games
from langbord.engine.errors import OptionError
from langbord.server.bots.compute import think
from langbord.server.models import Seat
from langbord.server.tables import lifecycle, stand_ins
from langbord.server.tables.errors import Refused
from tests.server.players import Player, sit_down
from tests.server.programs import Program, table_of

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.usefixtures("quiet_bots", "known_shuffle", "trap")]
SPEC = "trap_for_servers:Bot"
TRAP = """
class Bot:
    name = "trap"
    looks = False

    def choose(self, position, seat, rng):
        return 0
"""


@pytest.fixture
def trap(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A bot that could be found by its place, if anybody looked there."""
    (tmp_path / "trap_for_servers.py").write_text(TRAP, encoding="utf-8")
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])
    yield
    sys.modules.pop("trap_for_servers", None)


def test_the_trap_is_one() -> None:
    assert bots.find(SPEC).name == "trap"


def test_a_form_cannot_seat_such_a_bot() -> None:
    table = sit_down(Player("Ada"), Player("Bo"), form={"seats": "2", "seat-0": "me", "seat-1": SPEC, "listed": "on"})
    assert not Seat.objects.exclude(bot="").exists()
    with pytest.raises(Refused):
        stand_ins.stand_in(table, 0, SPEC)
    assert "trap_for_servers" not in sys.modules


def test_a_program_cannot_seat_such_a_bot() -> None:
    ada, bo = Program("Ada"), Program("Bo")
    body = {"game": "nusfjord", "seats": ["me", SPEC]}
    assert ada.post("tables", **body).refusal == (400, "option-error")
    name = ada.table("me", "open", "open", listed=True)
    assert ada.post(f"tables/{name}/fill", level=SPEC).refusal == (400, "option-error")
    with pytest.raises(Refused):
        lifecycle.fill(table_of(name), ada.person, SPEC)
    for _ in range(2):
        bo.post(f"tables/{name}/join")
    assert ada.post(f"tables/{name}/standin", level=SPEC).refusal[0] == 400
    assert "trap_for_servers" not in sys.modules


def test_a_process_that_thinks_knows_levels_only() -> None:
    saved = games.load("nusfjord").new(2, seed=1).save()
    with pytest.raises(OptionError, match=f"there is no bot '{SPEC}'"):
        think(SPEC, saved, 1)
    assert "trap_for_servers" not in sys.modules


def test_a_record_that_names_such_a_bot_seats_nobody() -> None:
    record = games.load("nusfjord").new(2, seed=1).record()
    games.replay({**record, "bots": [SPEC, SPEC]})
    assert "trap_for_servers" not in sys.modules
