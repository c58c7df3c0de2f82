"""N5, first part: how many workers a space takes; gold, Reserve, banquet and buildings."""

from __future__ import annotations

import pytest

from langbord.engine.position import Position
from langbord.games.nusfjord.rules.moves import CARD_WORDS, SPACE_WORDS
from langbord.games.nusfjord.rules.state import State
from tests.games.nusfjord.table import (
    give_building,
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

#: Workers on each space: on the side for one and two seats, and on the other.
WORKERS = {
    "gold": (1, 1),
    "transfer": (1, 1),
    "serve": (1, 1),
    "build": (1, 3),
    "build-2": (1, 0),
    "issue": (1, 2),
    "buy": (1, 1),
    "deforest": (1, 2),
    "thin": (1, 1),
    "reforest": (1, 1),
    "ship": (1, 2),
    "elder": (1, 2),
}


def crowded(seats: int, space: str, workers: int) -> Position[State]:
    """A table at which seat 0 could do anything, with some workers on one space."""

    def change(state: State) -> None:
        rich(state.players[0])
        state.players[0].wood = 10
        state.players[0].reserve_fish = 1
        state.players[-1].unissued -= 1
        state.market[-1] = 1
        state.workers[SPACE_WORDS.index(space)] = [seats - 1] * workers

    return table(seats, change)


@rule("N5.1", "N5.2", "N5.3", "N5.4", "N5.5", "N5.6", "N5.7", "N5.8", "N5.9", "N5.10", "N5.11", "N5.12")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("space", WORKERS)
def test_a_space_takes_as_many_workers_as_its_side_of_the_board_says(space: str, seats: int) -> None:
    room = WORKERS[space][0 if seats <= 2 else 1]
    if room:
        assert why(crowded(seats, space, room - 1), space) is None
        assert why(crowded(seats, space, room), space) == "space-full N4.3"
    else:
        assert why(crowded(seats, space, 0), space) == "space-not-on-board N1.2"


@rule("N5.1")
def test_one_gold_is_taken_and_nobody_can_take_it_after() -> None:
    position = play(table(2), "gold")
    assert goods(position.state.players[0]) == (0, 0, 1)
    assert why(position, "gold") == "space-full N4.3"


# --- the Reserve ------------------------------------------------------------------------------------------------------


def with_reserve(fish: int, wood: int, gold: int, wood_in_supply: int = 1) -> Position[State]:
    """Seat 0 has a fish, some wood and a gold in the supply, and this in the Reserve."""

    def change(state: State) -> None:
        player = state.players[0]
        player.fish, player.wood, player.gold = 1, wood_in_supply, 1
        player.reserve_fish, player.reserve_wood, player.reserve_gold = fish, wood, gold

    return table(2, change)


@rule("N5.2")
def test_everything_in_the_reserve_moves_to_the_supply() -> None:
    position = play(with_reserve(8, 3, 2), "transfer")
    assert goods(position.state.players[0]) == (9, 4, 3)
    assert reserve(position.state.players[0]) == (0, 0, 0)


@rule("N5.2")
@pytest.mark.parametrize(("wood", "kept"), [(6, 11), (7, 12), (8, 12), (12, 12)])
def test_transferred_wood_beyond_twelve_is_lost(wood: int, kept: int) -> None:
    position = play(with_reserve(0, 5, 0, wood_in_supply=wood), "transfer")
    assert goods(position.state.players[0]) == (1, kept, 1)
    assert reserve(position.state.players[0]) == (0, 0, 0)


@rule("N5.2")
@pytest.mark.parametrize("held", [(1, 0, 0), (0, 1, 0), (0, 0, 1)])
def test_any_one_good_in_the_reserve_is_enough_to_transfer(held: tuple[int, int, int]) -> None:
    assert why(with_reserve(*held), "transfer") is None


@rule("N5.2")
def test_an_empty_reserve_cannot_be_transferred() -> None:
    assert why(with_reserve(0, 0, 0), "transfer") == "reserve-empty N5.2"


# --- the banquet table ------------------------------------------------------------------------------------------------


def at_banquet(plates: int, fish: int) -> Position[State]:
    """Seat 0 has fish, and so many plates are filled."""

    def change(state: State) -> None:
        state.plates = plates
        state.players[0].fish = fish

    return table(2, change)


@rule("N5.3")
@pytest.mark.parametrize(("plates", "price"), list(enumerate([1, 2, 3, 3, 4, 4, 5])))
def test_the_lowest_empty_plate_costs_its_fish_and_brings_one_gold(plates: int, price: int) -> None:
    assert why(at_banquet(plates, price - 1), "serve") == "plate-too-dear N5.3"
    position = play(at_banquet(plates, price), "serve plate")
    assert goods(position.state.players[0]) == (0, 0, 1)
    assert position.state.plates == plates + 1


@rule("N5.3")
def test_all_seven_plates_can_be_served_at_once_for_a_gold_each() -> None:
    position = play(at_banquet(0, 23), "serve plate plate plate plate plate plate plate")
    assert goods(position.state.players[0]) == (1, 0, 7)
    assert position.ask is not None
    assert position.ask.seat == 1


@rule("N5.3")
def test_at_least_one_plate_must_be_served() -> None:
    position = play(at_banquet(1, 6), "serve")
    assert words(position) == ["plate"]
    assert why(position, "stop") == "serve-one N5.3"


@rule("N5.3")
def test_the_server_may_stop_after_any_plate() -> None:
    position = play(at_banquet(1, 20), "serve plate")
    assert words(position) == ["plate", "stop"]
    play(position, "plate stop")
    assert goods(position.state.players[0]) == (15, 0, 2)
    assert position.state.plates == 3


@rule("N5.3")
def test_a_full_table_cannot_be_served() -> None:
    assert why(at_banquet(7, 20), "serve") == "table-full N5.3"


# --- buildings --------------------------------------------------------------------------------------------------------


def only_open(state: State, *cards: str) -> None:
    """These buildings lie open and no others."""
    state.pile_a.cards += state.open_a
    state.pile_b.cards += state.open_b
    state.open_a, state.open_b = [], []
    lay_open(state, *cards)


def site(fish: int, wood: int, gold: int, *cards: str) -> Position[State]:
    """Seat 0 has these goods, and only these buildings lie open."""

    def change(state: State) -> None:
        player = state.players[0]
        player.fish, player.wood, player.gold = fish, wood, gold
        only_open(state, *cards)

    return table(2, change)


def places(position: Position[State]) -> list[list[str]]:
    """The buildings of seat 0 by place: S1, D1 to D5."""
    return [[CARD_WORDS[card] for card in place] for place in position.state.players[0].places]


@rule("N5.4")
@pytest.mark.parametrize(
    ("card", "price", "left"),
    [
        ("A18", (0, 2, 0), {"A": ["A17"], "B": ["B12"], "C": ["C05"]}),
        ("B12", (0, 6, 0), {"A": ["A17", "A18"], "B": [], "C": ["C05"]}),
        ("C05", (2, 3, 2), {"A": ["A17", "A18"], "B": ["B12"], "C": []}),
    ],
)
def test_a_building_is_paid_for_leaves_the_display_and_takes_one_space(
    card: str, price: tuple[int, int, int], left: dict[str, list[str]]
) -> None:
    position = play(site(*price, "A17", "A18", "B12", "C05"), f"build {card} D1")
    assert goods(position.state.players[0]) == (0, 0, 0)
    assert places(position) == [[], [card], [], [], [], []]
    assert position.view(0)["open"] == left


@rule("N5.4")
@pytest.mark.parametrize("held", [(1, 12, 9), (9, 2, 9), (9, 12, 1)])
def test_a_building_that_cannot_be_paid_in_full_cannot_be_built(held: tuple[int, int, int]) -> None:
    assert why(site(*held, "C05"), "build") == "nothing-affordable N5.4"
    assert why(play(site(*held, "C05", "A18"), "build"), "C05") == "building-too-dear N5.4"


@rule("N5.4")
def test_only_buildings_that_lie_open_can_be_built_and_one_must_be() -> None:
    position = play(site(20, 12, 20, "A18", "B12"), "build")
    assert words(position) == ["A18", "B12"]
    assert why(position, "A01") == "card-not-there N5.4"
    assert why(position, "C14") == "card-not-there N5.4"
    assert why(position, "stop") == "cannot-decline N4.4"


@rule("N5.4")
def test_from_round_four_a_building_can_come_from_the_own_hand_but_not_from_another() -> None:
    def change(state: State) -> None:
        rich(state.players[0])
        rich(state.players[1])
        state.round, state.first = 4, 1  # seat 0 begins round 4
        give_hand(state, 0, "C08", "C14")
        give_hand(state, 1, "C12")

    position = play(table(2, change), "build")
    assert why(position, "C12") == "card-not-there N5.4"
    play(position, "C14 S1")
    assert goods(position.state.players[0]) == (17, 12, 18)
    assert position.view(0)["players"][0]["hand"] == ["C08"]
    assert places(position)[0] == ["C14"]
    assert why(play(position, "build-2"), "C08") == "card-not-there N5.4"  # the rival, who has C12 only
    assert why(position, "C12") is None


@rule("N5.4")
def test_before_round_four_there_is_no_hand_to_build_from() -> None:
    position = play(table(2), "pass pass pass pass pass pass")
    play(position, "pass pass pass pass pass pass")
    assert (position.state.round, [len(player.hand) for player in position.state.players]) == (3, [0, 0])
    play(position, "pass pass pass pass pass pass")
    assert (position.state.round, [len(player.hand) for player in position.state.players]) == (4, [4, 4])


@rule("N5.4")
def test_a_building_needs_a_space_with_neither_forest_nor_building() -> None:
    def change(state: State) -> None:
        rich(state.players[0])
        give_building(state, 0, "A09", place=0)
        give_building(state, 0, "A10", place=1)
        lay_open(state, "A18")

    position = play(table(2, change), "build A18")
    assert words(position) == ["D1", "D2"]
    assert why(position, "S1") == "place-taken N2.1"
    assert why(position, "D3") == "place-wooded N2.2"
    assert places(play(position, "D1"))[1] == ["A10", "A18"]


@rule("N5.5")
def test_one_player_may_use_both_build_spaces() -> None:
    def change(state: State) -> None:
        rich(state.players[0])
        lay_open(state, "A18", "B12")

    position = play(table(2, change), "build A18 S1 pass build-2 B12 D1 pass")
    assert places(position)[:2] == [["A18"], ["B12"]]
    assert why(position, "build") == "space-full N4.3"
    assert why(position, "build-2") == "space-full N4.3"


@rule("N5.5")
@pytest.mark.parametrize(("used", "other"), [("build", "build-2"), ("build-2", "build")])
def test_a_worker_on_one_build_space_leaves_the_other_open(used: str, other: str) -> None:
    def change(state: State) -> None:
        rich(state.players[0])
        rich(state.players[1])
        lay_open(state, "A18")

    position = play(table(2, change), f"{used} A18 S1")
    assert why(position, used) == "space-full N4.3"
    assert why(position, other) is None
