"""Every space of both sides of the board, used once, with what it changes."""

from __future__ import annotations

import pytest

from langbord.engine.position import Position
from langbord.games.reykholt.rules.moves import GOOD_WORDS
from langbord.games.reykholt.rules.state import State
from tests.games.reykholt.table import (
    asked,
    cards,
    give_card,
    give_goods,
    give_house,
    goods,
    houses,
    play,
    show_cards,
    table,
    tables,
    workers,
)
from tests.rules import rule

GREENHOUSES = {"G01": "2 carrot", "G05": "2 lettuce", "G15": "4 tomato", "G16": "", "G10": ""}


def situation(state: State) -> None:
    """Seat 0 can use every space: two of each good, greenhouses planted and empty, cards to take and to share."""
    give_goods(state, 0, ", ".join(f"2 {word}" for word in GOOD_WORDS))
    for word, growing in GREENHOUSES.items():
        give_house(state, 0, word, growing)
    show_cards(state, "A03 A04 A05 A06 A07")
    if len(state.players) > 2:
        give_card(state, 1, "B01")


def changes(before: Position[State], after: Position[State]) -> dict[str, object]:
    """All that is different for seat 0."""
    found: dict[str, object] = {}
    stock = {word: goods(after).get(word, 0) - goods(before).get(word, 0) for word in GOOD_WORDS}
    found |= {word: change for word, change in stock.items() if change}
    old, new = houses(before), houses(after)
    if gone := sorted(set(old) - set(new)):
        found["gone"] = gone
    if taken := sorted(set(new) - set(old)):
        found["taken"] = taken
    for word in sorted(set(old) & set(new)):
        if old[word] != new[word]:
            found[word] = sum(new[word].values()) - sum(old[word].values())
    if tables(before)[0] != tables(after)[0]:
        found["tables"] = tables(after)[0] - tables(before)[0]
    if cards(before) != cards(after):
        found["cards"] = cards(after)
    return found


#: Space and answers → everything that changes.
SMALL_SIDE: dict[str, dict[str, object]] = {
    "P1 size-3": {"tomato": 1, "taken": ["G02"]},
    "P2 size-5": {"lettuce": 1, "taken": ["G11"]},
    "P3 first": {"tomato": 1, "taken": ["G19"]},
    "P3 second tomato carrot size-4": {"carrot": -1, "taken": ["G06"]},
    "F1 G16 tomato": {"G16": 6},
    "F2 first G16 lettuce stop G01 G05": {"carrot": 1, "G16": 6, "G01": -1, "G05": -1},
    "F2 second G15 G01 G16 tomato G10 mushroom": {
        "mushroom": -1,
        "carrot": 1,
        "G16": 6,
        "G10": 5,
        "G15": -1,
        "G01": -1,
    },
    "F3 first G01 G05": {"lettuce": 1, "carrot": 1, "G01": -1, "G05": -1},
    "F3 second G16 tomato G10 tomato": {"tomato": -2, "G16": 6, "G10": 5},
    "M1 first": {"tomato": 2},
    "M1 second": {"lettuce": 2},
    "M2": {"tomato": 1, "mushroom": 1},
    "M3 first": {"cauliflower": 1},
    "M3 second": {"carrot": 1},
    "T1 A07": {"cards": ["A07"]},
    "T2 first G10": {"gone": ["G10"], "tables": 1},
    "T2 second": {"cauliflower": 1},
    "T3 tomato G01 G10": {
        "tomato": -2,
        "mushroom": 1,
        "cauliflower": 1,
        "carrot": 1,
        "gone": ["G01", "G10"],
        "tables": 1,
    },
}
LARGE_SIDE: dict[str, dict[str, object]] = {
    "P1 size-5": {"tomato": 1, "taken": ["G11"]},
    "P2 size-3": {"taken": ["G02"]},
    "P3 size-4": {"taken": ["G06"]},
    "P4 size-6": {"lettuce": 1, "taken": ["G17"]},
    "P5": {"tomato": 1, "taken": ["G19"]},
    "P6 first": {"taken": ["G19"]},
    "P6 second tomato tomato size-3": {"tomato": -2, "taken": ["G02"]},
    "F1 G16 tomato stop": {"tomato": -1, "G16": 6},
    "F1 G16 tomato G10 lettuce": {"tomato": -1, "lettuce": -1, "G16": 6, "G10": 5},
    "F2 G16 tomato": {"G16": 6},
    "F3 first G16 tomato G10 tomato G01 G05": {
        "tomato": -2,
        "lettuce": 1,
        "carrot": 1,
        "G16": 6,
        "G10": 5,
        "G01": -1,
        "G05": -1,
    },
    "F4 first G16 lettuce stop G01": {"lettuce": -1, "carrot": 1, "G16": 6, "G01": -1},
    "F5 G01 G05 G15": {"tomato": 1, "lettuce": 1, "carrot": 1, "G01": -1, "G05": -1, "G15": -1},
    "F6 G01 G01": {"lettuce": 1, "carrot": 2, "G01": -2},
    "M1": {"tomato": 1, "lettuce": 1},
    "M2 first": {"tomato": 2},
    "M2 second": {"lettuce": 2},
    "M3": {"lettuce": 1, "mushroom": 1},
    "M4 first": {"cauliflower": 1},
    "M4 second": {"carrot": 1},
    "M5": {"tomato": 1, "mushroom": 1},
    "M6 first": {"lettuce": 2},
    "M6 second tomato mushroom": {"tomato": -1, "mushroom": -1, "carrot": 2},
    "T1 G10": {"gone": ["G10"], "tables": 1},
    "T2 A07": {"cards": ["A07"]},
    "T3 first A07": {"cards": ["A07"]},
    "T3 second B01": {"cards": ["B01"]},
    "T4 G10": {"gone": ["G10"], "tables": 1},
    "T5 tomato G01 G10": {
        "tomato": -2,
        "mushroom": 1,
        "cauliflower": 1,
        "carrot": 1,
        "gone": ["G01", "G10"],
        "tables": 1,
    },
    "T6 first B01": {"cards": ["B01"]},
    "T6 second G10": {"gone": ["G10"], "tables": 1},
}


def every_space(seats: int) -> set[str]:
    return {space["word"] for space in table(seats).view(None)["spaces"]}


def test_no_space_is_left_out() -> None:
    assert {line.split()[0] for line in SMALL_SIDE} == every_space(2)
    assert {line.split()[0] for line in LARGE_SIDE} == every_space(4)


def check(seats: int, line: str, expected: dict[str, object]) -> None:
    before = table(seats, situation)
    after = play(table(seats, situation), line)
    assert changes(before, after) == expected
    assert workers(after) == {line.split()[0]: 0}
    assert asked(after) == (1, "place-worker")


@rule("R3.1")
@pytest.mark.parametrize(("line", "expected"), list(SMALL_SIDE.items()), ids=list(SMALL_SIDE))
def test_the_side_for_one_and_two(line: str, expected: dict[str, object]) -> None:
    check(2, line, expected)


@rule("R3.1")
@pytest.mark.parametrize(("line", "expected"), list(LARGE_SIDE.items()), ids=list(LARGE_SIDE))
def test_the_side_for_three_and_four(line: str, expected: dict[str, object]) -> None:
    check(4, line, expected)


@rule("R1.2")
@pytest.mark.parametrize(
    ("line", "expected"), [(line, LARGE_SIDE[line]) for line in LARGE_SIDE if line.split()[0][1] != "1"]
)
def test_with_three_seats_the_same_spaces_below_the_covered_row(line: str, expected: dict[str, object]) -> None:
    check(3, line, expected)
