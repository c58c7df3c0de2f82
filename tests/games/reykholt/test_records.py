"""Whole recorded games, one for every way a game can end: they replay for ever."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from langbord import games
from langbord.engine.position import Position
from langbord.games.reykholt.rules.state import State
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


def ending(position: Position[State], record: dict[str, Any]) -> str:
    """How a game ended, in a word or two."""
    told = record["options"]["scenario"] != "off"
    tables = sorted((player.table for player in position.state.players), reverse=True)
    if told or record["seats"] == 1:
        kind = "story" if told else "solo"
        return f"{kind} {'won' if position.winners() else 'lost'}"
    return "tie by arrival" if tables[0] == tables[1] else "won"


def test_there_is_a_game_for_every_number_of_seats_and_every_ending() -> None:
    records = [read(path) for path in RECORDS]
    assert {record["seats"] for record in records} == {1, 2, 3, 4}
    assert {record["options"]["set"] for record in records} == set("ABCDE")
    assert {ending(games.replay(record), record) for record in records} == {
        "won",
        "tie by arrival",
        "solo won",
        "solo lost",
        "story won",
        "story lost",
    }


def test_a_tie_is_won_by_the_last_to_arrive() -> None:
    position = games.replay(read(Path(__file__).parent / "records/tie-by-arrival-2-seats.json"))
    arrivals = [dict(event.values)["seat"][1] for event in position.log(0) if event.key.startswith("advances")]
    assert position.scores()[0] == position.scores()[1]
    assert position.winners() == [arrivals[-1]]
