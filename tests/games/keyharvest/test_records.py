"""Whole recorded games, one for every way a game can end and every way events nest: they replay for ever."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from langbord import games
from langbord.games.keyharvest.rules.state import TRACK
from tests.games.keyharvest.make_records import stack
from tests.games.told_anew import must_be_told_anew

RECORDS = {path.stem: path for path in sorted((Path(__file__).parent / "records").glob("*.json"))}


def read(name: str) -> dict[str, Any]:
    record: dict[str, Any] = json.loads(RECORDS[name].read_text(encoding="utf-8"))
    return record


@pytest.mark.parametrize("name", RECORDS)
def test_a_recorded_game_replays_turn_by_turn(name: str) -> None:
    record = read(name)
    position = games.replay(record)
    assert position.ask is None
    assert position.game.faults(position.state) == []
    must_be_told_anew(position, record)


@pytest.mark.parametrize(
    ("name", "seats", "full_track", "winners"),
    [
        ("won-2-seats", 2, True, 1),
        ("won-3-seats", 3, True, 1),
        ("won-4-seats", 4, True, 1),
        ("shared", 2, True, 2),
        ("stalled", 2, False, 1),
        ("stalled-shared", 2, False, 2),
        ("tenth-out-of-turn", 3, True, 1),
    ],
)
def test_there_is_a_game_for_every_ending(name: str, seats: int, full_track: bool, winners: int) -> None:
    position = games.replay(read(name))
    assert (position.seats, len(position.state.track) == TRACK) == (seats, full_track)
    assert len(position.winners()) == winners


@pytest.mark.parametrize(
    ("name", "wanted"),
    [
        ("event-in-quick-sale", ("T0", "Z0")),  # by a worker placed anew, in the own turn
        ("event-in-give-away", ("O0", "Z1")),  # the same out of turn
        ("three-events-deep", ("O0", "M1", "Z0")),
    ],
)
def test_there_is_a_game_for_every_way_events_nest(name: str, wanted: tuple[str, ...]) -> None:
    assert wanted in stacks(read(name))


def test_there_is_a_game_where_a_replacement_draws_events() -> None:
    assert any(
        len(events) > 1 and events[-2][0] == "W" and events[-1][-1] == "-"
        for events in stacks(read("event-in-replacement"))
    )


def test_there_is_a_game_where_events_go_back_from_the_track() -> None:
    state = games.replay(read("events-back-from-the-track")).state
    assert len(state.seen) > len(state.track) == TRACK


def stacks(record: dict[str, Any]) -> set[tuple[str, ...]]:
    """The stacks of events that were going on at some moment of a game."""
    position = games.replay(record, 0)
    found: set[tuple[str, ...]] = set()
    for word in record["words"]:
        position.play(word)
        found.add(stack(position))
    return found
