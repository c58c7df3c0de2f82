"""N4.4 and N4.6: which actions are possible, and how they are paid for."""

from __future__ import annotations

import pytest

from langbord.engine.errors import IllegalMove
from langbord.engine.position import Position
from langbord.games.nusfjord.rules.state import State
from tests.games.nusfjord.table import (
    Change,
    give_building,
    give_elder,
    goods,
    lay_open,
    play,
    table,
    why,
    words,
)
from tests.rules import rule

ACTIONS = ["gold", "transfer", "serve", "build", "issue", "buy", "deforest", "thin", "reforest", "ship", "elder"]


def anything_goes(state: State) -> None:
    """Every action is possible for seat 0."""
    player = state.players[0]
    player.fish, player.wood, player.gold, player.reserve_fish = 20, 11, 20, 1
    last = state.players[-1]
    last.unissued -= 1
    state.market[last.seat] += 1


# --- what cannot be done ----------------------------------------------------------------------------------------------


def no_reserve(state: State) -> None:
    state.players[0].reserve_fish = 0


def no_fish(state: State) -> None:
    state.players[0].fish = 0


def full_table(state: State) -> None:
    state.plates = 7


def no_goods(state: State) -> None:
    state.players[0].fish = state.players[0].wood = state.players[0].gold = 0


def full_harbour(state: State) -> None:
    for word, place in zip(["A01", "A02", "A03", "A04", "A05"], [0, 1, 1, 2, 2], strict=True):
        give_building(state, 0, word, place)


def half_built_doubles(state: State) -> None:
    give_building(state, 0, "A01", 1)
    give_building(state, 0, "A02", 2)


def all_issued(state: State) -> None:
    state.players[0].unissued = 0


def no_shares(state: State) -> None:
    state.market = [0] * len(state.players)


def no_gold(state: State) -> None:
    state.players[0].gold = 0


def no_forest(state: State) -> None:
    state.players[0].forests = [0] * 6


def all_the_wood(state: State) -> None:
    state.players[0].wood = 12


def no_tiles(state: State) -> None:
    state.forest_supply = 0


def no_ships(state: State) -> None:
    state.ships = [0, 0, 0]


def full_track(state: State) -> None:
    state.players[0].ships = [1, 0, 3]


def full_council(state: State) -> None:
    for word in ("E02", "E03", "E04", "E05", "E06"):
        give_elder(state, 0, word)


def no_elders(state: State) -> None:
    state.stacks = [[] for _ in state.stacks]


@rule("N4.4")
@pytest.mark.parametrize(
    ("space", "obstacle", "reason"),
    [
        ("transfer", no_reserve, "reserve-empty N5.2"),
        ("serve", no_fish, "plate-too-dear N5.3"),
        ("serve", full_table, "table-full N5.3"),
        ("build", no_goods, "nothing-affordable N5.4"),
        ("build", full_harbour, "no-room N5.4"),
        ("issue", all_issued, "no-unissued N5.6"),
        ("buy", no_shares, "no-shares N5.7"),
        ("buy", no_gold, "shares-too-dear N5.7"),
        ("deforest", no_forest, "no-forest N5.8"),
        ("thin", no_forest, "no-forest N5.9"),
        ("thin", all_the_wood, "wood-full N5.9"),
        ("reforest", half_built_doubles, "no-empty-double N5.10"),
        ("reforest", no_tiles, "no-tiles N2.4"),
        ("ship", no_goods, "no-ship N5.11"),
        ("ship", no_ships, "no-ship N5.11"),
        ("ship", full_track, "no-ship N5.11"),
        ("elder", full_council, "council-full N5.12"),
        ("elder", no_elders, "no-elders N5.12"),
    ],
)
def test_what_changes_nothing_or_cannot_be_done_cannot_be_chosen(space: str, obstacle: Change, reason: str) -> None:
    def hindered(state: State) -> None:
        anything_goes(state)
        obstacle(state)

    assert set(ACTIONS) < set(words(table(2, anything_goes)))
    position = table(2, hindered)
    assert why(position, space) == reason
    assert space not in words(position)
    with pytest.raises(IllegalMove, match=reason.split()[0]):
        position.play(space)


@rule("N4.4")
def test_a_copy_space_with_nothing_to_copy_cannot_be_chosen() -> None:
    assert why(table(4), "copy") == "nothing-to-copy N5.13"
    assert why(play(table(4), "gold"), "copy") is None

    def one_reserve(state: State) -> None:
        state.players[0].reserve_fish = 1

    assert why(play(table(4, one_reserve), "transfer"), "copy") == "nothing-to-copy N5.13"  # full, but not for seat 1


@rule("N4.4")
def test_felling_with_twelve_wood_changes_the_harbour() -> None:
    def change(state: State) -> None:
        state.players[0].wood = 12

    position = play(table(2, change), "deforest D4")
    assert position.state.players[0].forests == [0, 0, 0, 2, 0, 1]


@rule("N4.4")
def test_a_chosen_action_must_be_carried_out() -> None:
    assert why(play(table(2, anything_goes), "build"), "stop") == "cannot-decline N4.4"
    for space in ("build", "serve", "deforest", "reforest", "ship", "elder"):
        position = play(table(2, anything_goes), space)
        assert not {"stop", "pass", "no"} & set(words(position))


# --- paying -----------------------------------------------------------------------------------------------------------


@rule("N4.6")
@pytest.mark.parametrize(
    ("moves", "cost"),
    [
        ("serve plate stop", (2, 0, -1)),
        ("build A05 S1", (0, 3, 1)),
        ("build B03 S1", (4, 0, 1)),
        ("ship sloop", (2, 2, 0)),
        ("ship cutter", (0, 6, 1)),
        ("ship schooner", (8, 8, 0)),
        ("ship schooner-gold", (0, 0, 4)),
        ("buy", (0, 0, 1)),
    ],
)
def test_costs_are_paid_from_the_supply_in_the_goods_printed(moves: str, cost: tuple[int, int, int]) -> None:
    def change(state: State) -> None:
        anything_goes(state)
        lay_open(state, "A05", "B03")

    player = play(table(2, change), moves).state.players[0]
    assert goods(player) == (20 - cost[0], 11 - cost[1], 20 - cost[2])
    assert player.reserve_fish == 1


@rule("N4.6")
@pytest.mark.parametrize(
    ("fish", "wood", "gold", "dear"),
    [
        (20, 1, 3, ["sloop", "cutter", "schooner", "schooner-gold"]),
        (1, 12, 4, ["sloop", "schooner"]),
        (20, 12, 0, ["cutter", "schooner-gold"]),
        (7, 7, 3, ["schooner", "schooner-gold"]),
        (20, 0, 20, ["sloop", "cutter", "schooner"]),
    ],
)
def test_no_good_stands_in_for_another_on_ships(fish: int, wood: int, gold: int, dear: list[str]) -> None:
    def change(state: State) -> None:
        player = state.players[0]
        player.fish, player.wood, player.gold = fish, wood, gold
        player.reserve_fish = player.reserve_wood = player.reserve_gold = 8

    position = table(2, change)
    if len(dear) == 4:
        assert why(position, "ship") == "no-ship N5.11"
        return
    play(position, "ship")
    assert words(position) == [word for word in ["sloop", "cutter", "schooner", "schooner-gold"] if word not in dear]
    assert [why(position, word) for word in dear] == ["ship-too-dear N5.11"] * len(dear)


@rule("N4.6")
def test_no_good_stands_in_for_another_on_plates_shares_and_buildings() -> None:
    def change(state: State) -> None:  # A05: 3 wood, 1 gold; A03: 2 wood; A04: 2 fish
        anything_goes(state)
        lay_open(state, "A03", "A04", "A05")

    def all_but(**goods_left: int) -> Position[State]:
        def without(state: State) -> None:
            change(state)
            for good, amount in goods_left.items():
                setattr(state.players[0], good, amount)

        return table(2, without)

    assert why(all_but(fish=1), "serve") == "plate-too-dear N5.3"
    assert why(all_but(gold=0), "buy") == "shares-too-dear N5.7"
    dear = {"A03": all_but(wood=1), "A04": all_but(fish=1), "A05": all_but(gold=0)}
    for word, position in dear.items():
        assert why(play(position, "build"), word) == "building-too-dear N5.4"


@rule("N4.6")
def test_a_building_may_change_one_good_into_another() -> None:
    def change(state: State) -> None:  # B03, any time: pay 1 gold, gain 2 wood and 1 fish
        state.players[0].fish, state.players[0].wood, state.players[0].gold = 0, 0, 2

    def trading(state: State) -> None:
        change(state)
        give_building(state, 0, "B03")

    assert why(table(2, change), "use-B03") == "card-not-yours N8.3"
    position = play(table(2, trading), "use-B03 use-B03")
    assert why(position, "use-B03") == "cannot-pay N4.6"
    assert goods(play(position, "ship sloop").state.players[0]) == (0, 2, 0)
