"""R8: the Tourism Track."""

from __future__ import annotations

import pytest

from langbord.engine.position import Position
from langbord.games.reykholt.rules.moves import GOOD_WORDS
from langbord.games.reykholt.rules.state import State
from langbord.games.reykholt.rules.tourism import Advance
from langbord.games.reykholt.rules.triggers import ADVANCED
from tests.games.reykholt.table import (
    asked,
    give_goods,
    give_house,
    goods,
    in_tourism,
    play,
    stand,
    table,
    tables,
    words,
)
from tests.rules import rule


def on_track(*places: tuple[int, int], stock: str = "") -> Position[State]:
    """Tourism Time with managers at these places; seat 0 owns this."""

    def change(state: State) -> None:
        stand(state, *places)
        give_goods(state, 0, stock)
        in_tourism(state)

    return table(len(places), change)


@rule("R8.1")
def test_thirty_tables_in_six_blocks_of_five_kinds() -> None:
    priced = table(2).view(None)["track"]["tables"]
    assert [(step["good"], step["plates"]) for step in priced] == [
        (good, plates) for plates in range(1, 7) for good in GOOD_WORDS
    ]
    assert [step["table"] for step in priced] == list(range(1, 31))


@rule("R8.1")
@pytest.mark.parametrize("step", range(30))
def test_each_table_costs_its_plates(step: int) -> None:
    good, plates = GOOD_WORDS[step % 5], step // 5 + 1
    short = on_track((0, step), (1, 0), stock=f"{plates - 1} {good}" if plates > 1 else "")
    assert "pay" not in words(short)
    position = play(on_track((0, step), (1, 0), stock=f"{plates} {good}"), "pay")
    assert (tables(position), goods(position)) == ([step + 1, 0], {})


@rule("R8.1", "R1.10")
def test_the_start_table_costs_nothing_and_comes_before_the_first() -> None:
    position = play(on_track((0, 0), (1, 0), stock="1 tomato"), "pay")
    assert tables(position) == [1, 0]


@rule("R8.2")
@pytest.mark.parametrize(
    ("step", "good", "plates"), [(30, "tomato", 7), (34, "carrot", 7), (59, "carrot", 12), (60, "tomato", 13)]
)
def test_a_second_lap_costs_six_more_and_passes_over_the_start_table(step: int, good: str, plates: int) -> None:
    position = on_track((0, step), (1, 0), stock=f"{plates} {good}")
    ahead = position.view(None)["players"][0]["next"]
    assert (ahead["good"], ahead["plates"], ahead["payable"]) == (good, plates, True)
    play(position, "pay")
    assert (tables(position)[0], goods(position)) == (step + 1, {})
    assert "pay" not in words(on_track((0, step), (1, 0), stock=f"{plates - 1} {good}"))


@rule("R8.2")
def test_the_bonus_of_a_second_lap_gives_its_full_price() -> None:
    position = play(on_track((0, 30), (1, 0)), "bonus")
    assert goods(position) == {"tomato": 7}


@rule("R8.3")
def test_whoever_arrives_stands_in_front() -> None:
    position = play(on_track((1, 3), (2, 3), (0, 2)), "bonus")  # seat 1 leaves for table 4
    play(position, "bonus")  # seat 2 follows and stands in front of it
    assert position.state.order == [2, 1, 0]
    play(position, "bonus")
    assert (position.state.order, tables(position)) == ([2, 1, 0], [3, 4, 4])


@rule("R8.3")
def test_a_manager_far_behind_stays_behind() -> None:
    position = play(on_track((1, 9), (2, 5), (0, 1)), "bonus bonus bonus")
    assert (position.state.order, tables(position)) == ([1, 2, 0], [2, 10, 6])


@rule("R8.4")
def test_a_free_advance_costs_nothing_gives_nothing_and_is_not_the_bonus() -> None:
    def change(state: State) -> None:
        give_house(state, 0, "G01", "3 carrot")
        stand(state, (1, 7), (0, 6))

    position = play(table(2, change), "T2 first G01")
    assert (tables(position), goods(position)) == ([7, 7], {})
    assert position.state.order == [0, 1]  # in front of the one already there
    assert not position.state.players[0].bonus


@rule("R8.4")
def test_two_tables_are_two_free_advances() -> None:
    position = table(3)
    Advance(2).act(position.state, position.state.players[1])
    assert (tables(position), goods(position, 1)) == ([0, 2, 0], {})
    assert (position.state.happened[ADVANCED], position.state.order) == (2, [1, 0, 2])


@rule("R8.5")
def test_free_advances_count_at_once_for_the_order_of_this_tourism_time() -> None:
    def change(state: State) -> None:
        give_house(state, 1, "G01")
        stand(state, (0, 3), (1, 3))
        state.placed = 5  # the last worker is seat 1's

    position = table(2, change)
    assert asked(position) == (1, "place-worker")
    play(position, "T2 first G01")
    assert asked(position) == (1, "tourism")  # not seat 0, which stood in front before
