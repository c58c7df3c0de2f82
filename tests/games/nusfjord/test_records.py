"""Whole recorded games, one for every way a game can end: they replay for ever."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from langbord import games
from tests.games.told_anew import must_be_told_anew

RECORDS = sorted((Path(__file__).parent / "records").glob("*.json"))


def read(path: Path) -> dict[str, Any]:
    record: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return record


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_recorded_game_replays_turn_by_turn(path: Path) -> None:
    record = read(path)
    position = games.replay(record)
    assert position.ask is None
    must_be_told_anew(position, record)


def endings() -> dict[str, tuple[int, list[int], bool]]:
    """Seats, winners and whether it was a campaign, by the name of the record."""
    found: dict[str, tuple[int, list[int], bool]] = {}
    for path in RECORDS:
        record = read(path)
        position = games.replay(record)
        found[path.stem] = (record["seats"], position.winners(), record["options"]["campaign"] == "on")
    return found


def test_there_is_a_game_for_every_number_of_seats_and_every_ending() -> None:
    ends = endings().values()
    assert {seats for seats, _, _ in ends} == {1, 2, 3, 4, 5}
    assert any(seats > 1 and len(winners) == 1 for seats, winners, _ in ends)
    assert any(len(winners) > 1 for _, winners, _ in ends)
    assert any(seats == 1 and not campaign for seats, _, campaign in ends)
    assert any(campaign and not winners for _, winners, campaign in ends)
    assert any(campaign and winners == [0] for _, winners, campaign in ends)
