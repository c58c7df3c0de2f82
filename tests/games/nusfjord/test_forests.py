"""N5, second part: deforest, thin out and reforest."""

from __future__ import annotations

import pytest

from langbord.engine.position import Position
from langbord.games.nusfjord.rules.state import State
from tests.games.nusfjord.table import give_building, goods, play, table, why, words
from tests.rules import rule


def in_woods(forests: list[int], wood: int = 0, supply: int = 20) -> Position[State]:
    """Seat 0 has these Forest tiles on S1, D1 to D5, and wood."""

    def change(state: State) -> None:
        state.players[0].forests = forests
        state.players[0].wood = wood
        state.forest_supply = supply

    return table(2, change)


AT_START = [0, 0, 0, 2, 1, 1]


@rule("N5.8")
@pytest.mark.parametrize(("place", "left"), [("D3", [0, 0, 0, 1, 1, 1]), ("D5", [0, 0, 0, 2, 1, 0])])
def test_deforesting_removes_one_tile_for_five_wood(place: str, left: list[int]) -> None:
    position = play(in_woods(AT_START), f"deforest {place}")
    assert position.state.players[0].forests == left
    assert goods(position.state.players[0]) == (0, 5, 0)
    assert position.state.forest_supply == 21


@rule("N5.8")
@pytest.mark.parametrize(("wood", "after"), [(7, 12), (8, 12), (12, 12)])
def test_deforesting_is_possible_up_to_twelve_wood_and_what_does_not_fit_is_lost(wood: int, after: int) -> None:
    position = play(in_woods(AT_START, wood), "deforest D4")
    assert position.state.players[0].wood == after
    assert position.state.players[0].forests == [0, 0, 0, 2, 0, 1]


@rule("N5.8")
def test_only_a_forest_of_ones_own_can_be_removed() -> None:
    assert why(in_woods([0, 0, 0, 0, 0, 0]), "deforest") == "no-forest N5.8"
    assert why(play(in_woods(AT_START), "deforest"), "D1") == "no-forest N5.8"


@rule("N5.9")
@pytest.mark.parametrize(("forests", "wood"), [(AT_START, 4), ([0, 0, 0, 0, 1, 0], 1), ([0, 2, 2, 2, 2, 2], 10)])
def test_thinning_out_brings_a_wood_for_each_tile_and_leaves_the_tiles(forests: list[int], wood: int) -> None:
    position = play(in_woods(forests), "thin")
    assert goods(position.state.players[0]) == (0, wood, 0)
    assert position.state.players[0].forests == forests


@rule("N5.9")
def test_thinning_out_needs_forests_and_room_for_wood() -> None:
    assert why(in_woods([0, 0, 0, 0, 0, 0]), "thin") == "no-forest N5.9"
    assert why(in_woods(AT_START, 12), "thin") == "wood-full N5.9"
    assert play(in_woods(AT_START, 11), "thin").state.players[0].wood == 12


@rule("N5.10")
def test_reforesting_puts_two_tiles_on_one_empty_double_space() -> None:
    position = play(in_woods([0, 0, 0, 2, 0, 1], supply=2), "reforest")
    assert words(position) == ["D1", "D2", "D4"]
    play(position, "D4")
    assert position.state.players[0].forests == [0, 0, 0, 2, 2, 1]
    assert position.state.forest_supply == 0


@rule("N5.10")
def test_reforesting_needs_a_printed_double_space_without_building_or_forest() -> None:
    def change(state: State) -> None:
        give_building(state, 0, "A18", place=1)

    position = play(table(2, change), "reforest")
    assert words(position) == ["D2"]
    assert why(position, "S1") == "not-double N5.10"
    assert why(position, "D1") == "no-empty-double N5.10"  # a building
    assert why(position, "D4") == "no-empty-double N5.10"  # a Forest
    assert why(in_woods([0, 1, 2, 2, 1, 1]), "reforest") == "no-empty-double N5.10"


@rule("N5.10")
@pytest.mark.parametrize("supply", [0, 1])
def test_reforesting_needs_two_tiles_in_the_supply(supply: int) -> None:
    assert why(in_woods(AT_START, supply=supply), "reforest") == "no-tiles N2.4"
