"""The edge cases of the fact sheet, by their numbers there."""

from __future__ import annotations

import pytest

from langbord.engine.position import Position
from langbord.games.nusfjord.rules.moves import SPACE_WORDS
from langbord.games.nusfjord.rules.state import FISHING, OVER, WORK, State
from tests.games.nusfjord.table import (
    Change,
    give_building,
    give_elder,
    give_hand,
    goods,
    lay_open,
    play,
    reserve,
    rich,
    table,
    why,
    words,
)
from tests.rules import rule

Amounts = tuple[int, int, int]


def scene(
    seats: int = 2,
    *,
    held: Amounts = (0, 0, 0),
    kept: Amounts = (0, 0, 0),
    plates: int | None = None,
    elders: tuple[str, ...] = (),
    full: tuple[str, ...] = (),
    also: Change | None = None,
) -> Position[State]:
    """Seat 0 has fish, wood and gold in the supply and in the Reserve, and elders; some spaces are full."""

    def change(state: State) -> None:
        player = state.players[0]
        player.fish, player.wood, player.gold = held
        player.reserve_fish, player.reserve_wood, player.reserve_gold = kept
        state.plates = state.plates if plates is None else plates
        for word in elders:
            give_elder(state, 0, word)
        for space in map(SPACE_WORDS.index, full):
            state.workers[space] = [1] * state.capacity[space]
        if also is not None:
            also(state)

    return table(seats, change)


def asked(position: Position[State]) -> tuple[int, str]:
    """Whom, and what."""
    assert position.ask is not None
    return (position.ask.seat, position.ask.prompt)


@rule("N5.2")
@pytest.mark.parametrize("kept", [(1, 0, 0), (0, 1, 0), (0, 0, 1), (0, 1, 1)])
def test_edge_01_an_empty_reserve_is_not_transferred_but_one_without_fish_is(kept: Amounts) -> None:
    assert why(scene(), "transfer") == "reserve-empty N5.2"
    assert goods(play(scene(kept=kept), "transfer").state.players[0]) == kept


@rule("N5.3")
def test_edge_02_plates_are_served_in_order_as_far_as_the_server_likes() -> None:
    position = play(scene(held=(19, 0, 0), plates=2), "serve")
    left = []
    for _ in range(5):
        assert set(words(position)) <= {"plate", "stop"}  # no word skips a plate
        play(position, "plate")
        left.append(position.state.players[0].fish)
    assert left == [16, 13, 9, 5, 0]
    assert goods(play(scene(held=(19, 0, 0), plates=2), "serve plate plate stop").state.players[0]) == (13, 0, 2)


@rule("N5.3")
@pytest.mark.parametrize(
    ("plates", "fish", "reason"),
    [(2, 2, "plate-too-dear N5.3"), (2, 3, None), (6, 4, "plate-too-dear N5.3"), (7, 20, "table-full N5.3")],
)
def test_edge_02_a_full_table_or_too_dear_a_plate_cannot_be_served(plates: int, fish: int, reason: str | None) -> None:
    assert why(scene(held=(fish, 0, 0), plates=plates), "serve") == reason


@rule("N6.1", "N5.12")
def test_edge_03_with_an_empty_table_elders_are_taken_but_not_used() -> None:
    position = scene(held=(9, 0, 0), plates=0, elders=("E03",))
    assert why(position, "E03") == "table-empty N6.1"
    play(position, "elder E05")
    assert position.state.players[0].elder_fish == [0, 0]
    assert asked(position) == (1, "place-worker")


@rule("N3.7")
def test_edge_04_a_third_fish_in_the_fishing_phase_empties_the_elder() -> None:
    def change(state: State) -> None:
        state.phase = FISHING
        give_elder(state, 0, "E03", 2)
        give_elder(state, 0, "E04", 1)

    player = scene(also=change).state.players[0]
    assert player.elder_fish == [0, 2]
    assert goods(player) == (1 + 1, 0, 0)  # from the elder, and from the one own share the haul still reached
    assert reserve(player) == (0, 0, 0)


@rule("N3.7", "N6.2")
def test_edge_04_a_third_fish_by_use_empties_the_elder() -> None:
    position = play(scene(plates=4, also=lambda state: give_elder(state, 0, "E04", 2)), "E04 thin")
    assert position.state.players[0].elder_fish == [0]
    assert goods(position.state.players[0]) == (1 + 2, 4, 0)
    assert position.state.plates == 3


@rule("N6.3", "N5.12")
def test_edge_05_a_new_elder_is_used_at_once_and_again_with_a_worker() -> None:
    position = play(scene(plates=3), "elder E03 use D3 pass E03 D4")
    assert position.state.players[0].elder_fish == [2]
    assert goods(position.state.players[0]) == (2, 10, 0)


@rule("N5.12")
def test_edge_06_a_council_of_five_takes_nobody_more() -> None:
    assert why(scene(elders=("E01", "E02", "E03", "E04")), "elder") is None
    assert why(scene(elders=("E01", "E02", "E03", "E04", "E05")), "elder") == "council-full N5.12"


def sell(state: State, owner: int, holder: int, count: int) -> None:
    """Let shares of the owner's colour lie in the holder's supply."""
    state.players[owner].unissued -= count
    state.players[holder].shares[owner] += count


@rule("N3.1", "N3.2", "N3.3", "N3.4")
def test_edge_07_a_short_haul_goes_to_elders_then_to_the_board_and_nobody_is_owed_the_rest() -> None:
    def change(state: State) -> None:
        state.phase = FISHING
        state.players[0].unissued -= 1
        state.market[0] = 1
        sell(state, owner=0, holder=1, count=1)
        sell(state, owner=0, holder=2, count=1)

    position = scene(3, elders=("E03", "E04"), also=change)
    assert position.state.players[0].elder_fish == [1, 1]
    assert [player.fish for player in position.state.players] == [0, 2, 2]  # only what the rivals' own shares bring
    play(position, "pass pass pass pass pass pass pass pass pass")
    assert position.state.players[0].elder_fish == [2, 2]
    assert [player.fish for player in position.state.players] == [0, 4, 4]


@rule("N3.3")
@pytest.mark.parametrize(
    ("owner", "fish"),
    [(0, [0, 2 + 2, 2]), (1, [2, 0, 2 + 2]), (2, [2 + 2, 2, 0])],  # one fish to the elder, two to the next seat
)
def test_edge_07_among_rivals_the_next_clockwise_comes_first(owner: int, fish: list[int]) -> None:
    def change(state: State) -> None:
        state.phase = FISHING
        give_elder(state, owner, "E03")
        sell(state, owner, holder=(owner + 1) % 3, count=2)
        sell(state, owner, holder=(owner + 2) % 3, count=1)

    assert [player.fish for player in scene(3, also=change).state.players] == fish


@rule("N3.5")
def test_edge_08_a_reserve_is_filled_to_its_limit_and_the_rest_is_lost() -> None:
    def change(state: State) -> None:
        state.phase = FISHING
        state.players[0].ships = [1, 1, 0]  # a haul of 7

    player = scene(kept=(7, 0, 0), also=change).state.players[0]
    assert (goods(player), reserve(player)) == ((2, 0, 0), (8, 0, 0))


@rule("N2.7", "N2.6")
def test_edge_08_a_reserve_above_its_limit_keeps_its_fish_and_gets_no_more() -> None:
    def change(state: State) -> None:
        state.players[0].wood = state.players[0].gold = 1
        state.players[0].reserve_fish = 7
        lay_open(state, "A13")  # 4 fish and 3 wood in the Reserve

    position = play(table(2, change, deck="cod"), "build A13 S1")
    assert reserve(position.state.players[0]) == (11, 3, 0)
    play(position, "pass pass pass pass pass")
    assert position.state.round == 2
    player = position.state.players[0]
    assert (goods(player), reserve(player)) == ((2, 0, 0), (11, 3, 0))  # the third fish of the haul is lost


@rule("N5.8", "N5.9")
def test_edge_09_with_twelve_wood_forests_are_felled_but_not_thinned() -> None:
    position = scene(held=(0, 12, 0))
    assert why(position, "thin") == "wood-full N5.9"
    play(position, "deforest D5")
    assert position.state.players[0].wood == 12
    assert position.state.players[0].forests == [0, 0, 0, 2, 1, 0]


@rule("N5.10")
@pytest.mark.parametrize(("place", "reason"), [(1, "no-empty-double N5.10"), (2, None)])
def test_edge_10_single_gaps_are_no_room_for_forests(place: int, reason: str | None) -> None:
    def change(state: State) -> None:
        give_building(state, 0, "A18", place=2)
        give_building(state, 0, "A09", place=place)  # on D1 it leaves three single gaps, on D2 all of D1

    assert why(scene(also=change), "reforest") == reason


@rule("N5.6")
def test_edge_11_nobody_issues_a_fourth_share() -> None:
    position = play(table(2), "issue pass pass pass pass pass")
    play(position, "pass issue pass pass pass pass")  # seat 1 begins every other round
    play(position, "issue pass pass pass pass pass pass")
    assert (position.state.round, position.state.market, position.state.players[0].gold) == (4, [3, 0], 6)
    assert why(position, "issue") == "no-unissued N5.6"


@rule("N5.13", "N5.14")
def test_edge_12_only_a_full_action_is_copied_and_at_its_cost() -> None:
    position = play(scene(4, held=(3, 2, 0), full=("ship",)), "copy")
    assert words(position) == ["ship"]
    assert why(position, "gold") == "copy-not-full N5.13"
    assert why(position, "copy") == "copy-of-copy N5.14"
    assert goods(play(position, "ship sloop").state.players[0]) == (1, 0, 0)
    assert why(scene(4, held=(1, 2, 0), full=("ship",)), "copy") == "nothing-to-copy N5.13"


@rule("N5.14")
def test_edge_12_an_elder_with_a_worker_is_not_copied() -> None:
    position = play(scene(4, elders=("E03",), full=("gold",)), "E03 D3 pass pass pass copy")
    assert words(position) == ["gold"]
    assert why(position, "E03") is not None


@rule("N5.13", "N5.15")
@pytest.mark.parametrize(("copy", "space", "other"), [("copy-1", "gold", "thin"), ("copy-3", "elder", "gold")])
def test_edge_12_with_five_seats_each_copy_space_keeps_to_its_column(copy: str, space: str, other: str) -> None:
    position = play(scene(5, full=("gold", "thin", "elder")), copy)
    assert words(position) == [space]
    assert why(position, other) == "copy-other-column N5.13"


@rule("N5.4", "N5.5")
def test_edge_13_with_two_seats_one_player_may_take_both_build_spaces() -> None:
    def change(state: State) -> None:
        rich(state.players[1])
        lay_open(state, "A18", "B12")

    position = play(scene(held=(20, 12, 20), also=change), "build-2 A18 S1")
    assert why(position, "build-2") == "space-full N4.3"
    assert why(position, "build") is None
    play(position, "pass build B12 D1")
    assert len(position.state.players[0].cards) == 2
    assert why(position, "build") == "space-full N4.3"


@rule("N5.11")
def test_edge_14_a_ship_longer_than_the_track_left_or_sold_out_cannot_be_built() -> None:
    def change(state: State) -> None:
        state.players[0].ships, state.players[1].ships = [2, 0, 2], [0, 3, 0]  # 13 of 16 spaces of seat 0
        state.ships = [1, 0, 1]

    position = play(scene(held=(20, 12, 20), also=change), "ship")
    assert words(position) == ["sloop"]
    assert why(position, "cutter") == "sold-out N5.11"
    assert why(position, "schooner") == "track-full N5.11"
    assert why(position, "schooner-gold") == "track-full N5.11"


@rule("N5.4", "N8.10")
def test_edge_15_without_a_free_space_only_a_moored_building_is_built() -> None:
    def no_space_left(state: State) -> None:  # S1, D1 and D2 are built up, D3 to D5 wooded
        for word, place in (("A03", 0), ("A09", 1), ("A10", 1), ("A16", 2), ("A18", 2)):
            give_building(state, 0, word, place)

    def change(state: State) -> None:
        no_space_left(state)
        lay_open(state, "A17", "C07")

    assert why(scene(held=(20, 12, 20), also=no_space_left), "build") == "no-room N5.4"
    position = play(scene(held=(20, 12, 20), also=change), "build")
    assert words(position) == ["C07"]
    assert why(position, "A17") == "no-room N5.4"
    play(position, "C07")  # and nobody asks for its place
    assert asked(position) == (1, "place-worker")
    assert position.view(0)["players"][0]["moored"] == ["C07"]


@rule("N9.6", "N5.4")
def test_edge_16_in_round_six_hands_lie_open_before_anybody_moves() -> None:
    def change(state: State) -> None:
        state.round = 5
        give_hand(state, 0, "C08", "C09")
        give_hand(state, 1, "C12", "C14")

    position = play(scene(held=(20, 12, 20), also=change), "pass pass pass pass pass pass")
    assert (position.state.round, position.state.placed) == (6, 0)
    assert position.view(None)["open"]["C"] == ["C08", "C09", "C12", "C14"]
    assert [len(player.hand) for player in position.state.players] == [0, 0]
    play(position, "pass build C14 S1")  # by seat 0, once in the hand of seat 1
    assert position.view(None)["open"]["C"] == ["C08", "C09", "C12"]


@rule("N4.5")
def test_edge_17_a_pass_loses_one_worker_and_no_later_turn() -> None:
    position = play(table(2), "pass gold issue pass")
    assert (asked(position), position.state.round) == ((0, "place-worker"), 1)
    play(position, "deforest D3 pass")
    assert position.state.round == 2
    assert position.state.players[0].gold == 2


@rule("N4.5")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_edge_17_everybody_may_pass_to_the_end(seats: int) -> None:
    position = table(seats)
    for number in range(1, 8):
        assert (position.state.round, position.state.phase) == (number, WORK)
        play(position, "pass " * 3 * seats)
    assert (position.ask, position.state.phase) == (None, OVER)


@rule("N8.11", "N8.12")
@pytest.mark.parametrize("order", [("A12", "B05", "B09"), ("B09", "B05", "A12")])
@pytest.mark.parametrize(
    ("before", "supply", "left"),
    [
        (7, (2 + 8, 0, 0), (0, 3, 1)),  # full: transferred, then refilled with 3 wood and a gold, each once
        (6, (2, 0, 0), (7, 0, 0)),  # not full
    ],
)
def test_edge_18_a_full_reserve_is_transferred_and_refilled_within_the_fishing_phase(
    order: tuple[str, ...], before: int, supply: Amounts, left: Amounts
) -> None:
    def change(state: State) -> None:
        state.phase = FISHING
        for place, word in enumerate(order):
            give_building(state, 0, word, place)

    position = scene(kept=(before, 0, 0), also=change)
    assert (goods(position.state.players[0]), reserve(position.state.players[0])) == (supply, left)
    assert position.state.phase == WORK
