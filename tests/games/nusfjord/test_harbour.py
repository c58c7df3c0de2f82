"""N2.1 to N2.4 and N2.8: building spaces, Forests and the fishing track."""

from __future__ import annotations

import pytest

from langbord.engine.position import Position
from langbord.games.nusfjord.rules.state import FISHING, Player, State
from tests.games.nusfjord.table import (
    Change,
    give_building,
    goods,
    lay_open,
    play,
    rich,
    score_line,
    table,
    why,
    words,
)
from tests.rules import rule

PLACES = ["S1", "D1", "D2", "D3", "D4", "D5"]
SINGLE_AND_DOUBLES = [("S1", 1), ("D1", 2), ("D2", 2), ("D3", 2), ("D4", 2), ("D5", 2)]


def clear(state: State, player: Player) -> None:
    """Take all Forests away."""
    state.forest_supply += sum(player.forests)
    player.forests = [0] * 6


def builder(state: State) -> None:
    """Seat 0 can build A03 (2 wood: 4 fish, no question asked) and has no Forest."""
    rich(state.players[0])
    clear(state, state.players[0])
    lay_open(state, "A03")


def wooded_builder(state: State) -> None:
    """The same with the Forests of the start."""
    rich(state.players[0])
    lay_open(state, "A03")


def fishing(change: Change, seats: int = 2) -> Position[State]:
    """A table that has just been through a fishing phase."""

    def start(state: State) -> None:
        change(state)
        state.phase = FISHING

    return table(seats, start)


# --- building spaces --------------------------------------------------------------------------------------------------


@rule("N2.1")
@pytest.mark.parametrize(("place", "spaces"), SINGLE_AND_DOUBLES)
def test_a_double_space_holds_two_buildings_and_the_single_space_one(place: str, spaces: int) -> None:
    def nearly_full(state: State) -> None:
        builder(state)
        for word in ["A01", "A02"][: spaces - 1]:
            give_building(state, 0, word, PLACES.index(place))

    def full(state: State) -> None:
        nearly_full(state)
        give_building(state, 0, "A04", PLACES.index(place))

    assert place in words(play(table(2, nearly_full), "build A03"))
    position = play(table(2, full), "build A03")
    assert place not in words(position)
    assert why(position, place) == "place-taken N2.1"


@rule("N2.1")
def test_a_harbour_has_eleven_building_spaces() -> None:
    def ten_buildings(state: State) -> None:
        builder(state)
        others = ["A01", "A02", "A04", "A05", "A06", "A07", "A08", "A09", "A10", "A11"]
        for word, place in zip(others, [0, 1, 1, 2, 2, 3, 3, 4, 4, 5], strict=True):
            give_building(state, 0, word, place)
        lay_open(state, "A18")

    def eleven_buildings(state: State) -> None:
        ten_buildings(state)
        give_building(state, 0, "A12", 5)

    assert score_line(table(2, builder), 0, "empty") == -11
    position = play(table(2, ten_buildings), "build A03")
    assert words(position) == ["D5"]
    assert score_line(play(position, "D5"), 0, "empty") == 0
    assert why(table(2, eleven_buildings), "build") == "no-room N5.4"


@rule("N2.1")
def test_a_building_takes_one_space_only() -> None:
    position = play(table(2, builder), "build A03 D1")
    assert [place["buildings"] for place in position.view(0)["players"][0]["places"]] == [[], ["A03"], [], [], [], []]
    assert score_line(position, 0, "empty") == -10


@rule("N2.2")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_at_the_start_the_right_side_is_wooded(seats: int) -> None:
    for harbour in table(seats).view(None)["players"]:
        assert [place["word"] for place in harbour["places"]] == PLACES
        assert [place["forests"] for place in harbour["places"]] == [0, 0, 0, 2, 1, 1]


@rule("N2.2")
def test_nothing_is_built_where_a_forest_lies() -> None:
    position = play(table(2, wooded_builder), "build A03")
    assert words(position) == ["S1", "D1", "D2"]
    for place in ("D3", "D4", "D5"):
        assert why(position, place) == "place-wooded N2.2"


@rule("N2.2")
@pytest.mark.parametrize("place", ["D4", "D5"])
def test_a_cleared_double_space_can_be_built_on(place: str) -> None:
    position = play(table(2, wooded_builder), f"deforest {place} pass build A03")
    assert words(position) == ["S1", "D1", "D2", place]


@rule("N2.2")
def test_spaces_under_forests_are_no_room() -> None:
    def change(state: State) -> None:
        wooded_builder(state)
        for word, place in zip(["A01", "A02", "A04", "A05", "A06"], [0, 1, 1, 2, 2], strict=True):
            give_building(state, 0, word, place)

    assert why(table(2, change), "build") == "no-room N5.4"
    assert why(play(table(2, change), "deforest D4 pass"), "build") is None


# --- forests ----------------------------------------------------------------------------------------------------------


@rule("N2.3")
def test_thin_out_counts_stacked_tiles_one_by_one() -> None:
    assert play(table(2), "thin").state.players[0].wood == 4
    assert play(table(2), "deforest D3 pass thin").state.players[0].wood == 5 + 3
    assert play(table(2), "reforest D1 pass thin").state.players[0].wood == 6


@rule("N2.3")
def test_buildings_count_stacked_tiles_one_by_one() -> None:
    def corduroy_road(state: State) -> None:  # 1 wood per forest, at most 5
        state.players[0].fish = 2
        lay_open(state, "A04")

    assert play(table(2, corduroy_road), "build A04 S1").state.players[0].wood == 4
    points = table(2, lambda state: give_building(state, 0, "C14"))  # 1 point per forest, at most 4
    assert score_line(points, 0, "building-points") == 4
    assert score_line(play(points, "deforest D3"), 0, "building-points") == 3


@rule("N2.3")
def test_a_tile_removed_from_a_stack_leaves_the_space_wooded() -> None:
    position = play(table(3, wooded_builder), "deforest D3 pass pass build A03")
    assert position.state.players[0].forests == [0, 0, 0, 1, 1, 1]
    assert why(position, "D3") == "place-wooded N2.2"
    position = play(table(3, wooded_builder), "deforest D3 pass pass reforest")
    assert why(position, "D3") == "no-empty-double N5.10"
    position = play(table(3, wooded_builder), "deforest D3 pass pass deforest D3 pass pass build A03")
    assert words(position) == ["S1", "D1", "D2", "D3"]


@rule("N2.4")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_there_are_thirty_forest_tiles(seats: int) -> None:
    assert table(seats).view(0)["forest_supply"] == 30 - 4 * seats


@rule("N2.4")
@pytest.mark.parametrize(("reforested", "reason"), [(4, None), (5, "no-tiles N2.4")])
def test_reforesting_ends_with_the_tiles(reforested: int, reason: str | None) -> None:
    def change(state: State) -> None:
        for player in state.players[:reforested]:
            player.forests[1] = 2
            state.forest_supply -= 2

    position = table(5, change)
    assert why(position, "reforest") == reason
    assert ("reforest" in words(position)) is (reason is None)


@rule("N2.4")
def test_one_tile_is_too_few_and_a_felled_one_comes_back() -> None:
    def change(state: State) -> None:
        state.forest_supply = 1

    assert why(table(2, change), "reforest") == "no-tiles N2.4"
    position = play(table(2, change), "deforest D4")
    assert position.state.forest_supply == 2
    assert play(position, "reforest D1").state.forest_supply == 0


@rule("N2.4")
def test_a_building_grows_no_more_forests_than_there_are_tiles() -> None:
    def change(state: State) -> None:  # A07: grow 2 forests; gain 1 wood
        rich(state.players[0])
        lay_open(state, "A07")
        state.forest_supply = 1

    position = play(table(2, change), "build A07 S1 D4")
    assert position.state.players[0].forests == [0, 0, 0, 2, 2, 1]
    assert position.state.forest_supply == 0
    assert position.ask is not None
    assert position.ask.seat == 1


@rule("N2.4")
def test_fish_wood_and_gold_never_run_out() -> None:
    def change(state: State) -> None:  # far more than any box holds
        for player in state.players:
            player.fish, player.wood, player.gold = 100, 12, 100
        state.players[0].wood = 0

    position = play(fishing(change, 5), "gold pass pass pass pass deforest D3")
    assert [goods(player) for player in position.state.players] == [(102, 5, 101)] + [(102, 12, 100)] * 4


# --- the fishing track ------------------------------------------------------------------------------------------------


def fleet(state: State, ships: list[int]) -> None:
    """Sloops, Cutters and Schooners of seat 0, from the supply."""
    state.players[0].ships = ships
    state.ships = [left - taken for left, taken in zip(state.ships, ships, strict=True)]


@rule("N2.8")
@pytest.mark.parametrize(
    ("ships", "taken", "haul"),
    [
        ([0, 0, 0], 1, 3),
        ([1, 0, 0], 3, 5),
        ([0, 1, 0], 4, 6),
        ([0, 0, 1], 5, 6),
        ([2, 0, 0], 5, 6),
        ([1, 1, 0], 6, 7),
        ([0, 2, 0], 7, 8),
        ([0, 1, 1], 8, 8),
        ([0, 0, 2], 9, 9),
        ([0, 3, 0], 10, 10),
        ([1, 0, 2], 11, 10),
        ([0, 1, 2], 12, 11),
        ([0, 0, 3], 13, 11),
        ([0, 3, 1], 14, 12),
        ([1, 0, 3], 15, 12),
        ([0, 1, 3], 16, 12),
    ],
)
def test_the_haul_depends_on_the_spaces_taken(ships: list[int], taken: int, haul: int) -> None:
    position = fishing(lambda state: fleet(state, ships))
    assert position.view(0)["players"][0]["track"] == {"taken": taken, "length": 16}
    assert position.view(0)["players"][0]["haul"] == haul
    caught = [event.value("number") for event in position.log(0) if event.key == "fishes"]
    assert caught == [haul, 3]
    player = position.state.players[0]
    assert player.fish + player.reserve_fish == min(haul, 2 + 8)  # shares, then the Reserve


@rule("N2.8")
def test_two_spaces_taken_haul_three() -> None:
    assert table(2).state.deck.board.haul[2 - 1] == 3  # no ships of the box leave it at two


@rule("N2.8")
@pytest.mark.parametrize(
    ("ships", "fitting"),
    [
        ([0, 1, 2], ["sloop", "cutter", "schooner", "schooner-gold"]),
        ([0, 0, 3], ["sloop", "cutter"]),
        ([0, 3, 1], ["sloop"]),
        ([1, 0, 3], []),
    ],
)
def test_the_track_ends_after_sixteen_spaces(ships: list[int], fitting: list[str]) -> None:
    def change(state: State) -> None:
        rich(state.players[0])
        fleet(state, ships)

    position = table(5, change)
    if not fitting:
        assert why(position, "ship") == "no-ship N5.11"
        return
    assert words(play(position, "ship")) == fitting
    for word in {"cutter", "schooner", "schooner-gold"} - set(fitting):
        assert why(position, word) == "track-full N5.11"
