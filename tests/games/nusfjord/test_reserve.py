"""N2.5 to N2.7: what the supply and the Reserve hold."""

from __future__ import annotations

import pytest

from langbord.engine.position import Position
from langbord.games.nusfjord.rules.state import FISHING, State
from tests.games.nusfjord.table import Change, goods, lay_open, play, reserve, rich, table, why, words
from tests.rules import rule


def fishing(change: Change) -> Position[State]:
    """A table of two that has just been through a fishing phase."""

    def start(state: State) -> None:
        change(state)
        state.phase = FISHING

    return table(2, start)


# --- wood, fish and gold ----------------------------------------------------------------------------------------------


@rule("N2.5")
@pytest.mark.parametrize(("before", "after"), [(0, 5), (7, 12), (8, 12), (12, 12)])
def test_felled_wood_beyond_twelve_is_lost(before: int, after: int) -> None:
    def change(state: State) -> None:
        state.players[0].wood = before

    assert play(table(2, change), "deforest D4").state.players[0].wood == after


@rule("N2.5")
@pytest.mark.parametrize(("before", "after"), [(0, 4), (8, 12), (9, 12), (11, 12)])
def test_thinned_wood_beyond_twelve_is_lost(before: int, after: int) -> None:
    def change(state: State) -> None:
        state.players[0].wood = before

    assert play(table(2, change), "thin").state.players[0].wood == after


@rule("N2.5")
def test_wood_from_a_building_beyond_twelve_is_lost() -> None:
    def change(state: State) -> None:  # A04: 1 wood per forest
        state.players[0].fish, state.players[0].wood = 2, 10
        lay_open(state, "A04")

    assert goods(play(table(2, change), "build A04 S1").state.players[0]) == (0, 12, 0)


@rule("N2.5", "N2.6")
def test_a_transfer_loses_wood_beyond_twelve_but_neither_fish_nor_gold() -> None:
    def change(state: State) -> None:
        player = state.players[0]
        player.fish, player.wood, player.gold = 50, 7, 50
        player.reserve_fish, player.reserve_wood, player.reserve_gold = 8, 9, 3

    player = play(table(2, change), "transfer").state.players[0]
    assert goods(player) == (58, 12, 53)
    assert reserve(player) == (0, 0, 0)


# --- the Reserve ------------------------------------------------------------------------------------------------------


@rule("N2.6")
def test_nothing_in_the_reserve_can_be_spent() -> None:
    def change(state: State) -> None:
        player = state.players[0]
        player.reserve_fish, player.reserve_wood, player.reserve_gold = 8, 12, 8
        state.players[1].unissued -= 1
        state.market[1] += 1

    position = table(3, change)
    assert why(position, "serve") == "plate-too-dear N5.3"
    assert why(position, "build") == "nothing-affordable N5.4"
    assert why(position, "buy") == "shares-too-dear N5.7"
    assert why(position, "ship") == "no-ship N5.11"
    play(position, "transfer pass pass")
    assert {"serve", "build", "buy", "ship"} < set(words(position))


@rule("N2.6")
def test_spending_leaves_the_reserve_alone() -> None:
    def change(state: State) -> None:
        rich(state.players[0])
        state.players[0].reserve_fish, state.players[0].reserve_wood, state.players[0].reserve_gold = 3, 2, 1

    player = play(table(2, change), "ship sloop").state.players[0]
    assert goods(player) == (18, 10, 20)
    assert reserve(player) == (3, 2, 1)


@rule("N2.6")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (7, 8), (8, 8)])
def test_fishing_fills_the_reserve_up_to_eight(before: int, after: int) -> None:
    def change(state: State) -> None:
        state.players[0].reserve_fish = before

    player = fishing(change).state.players[0]  # a haul of three, two of them to the own shares
    assert reserve(player) == (after, 0, 0)
    assert goods(player) == (2, 0, 0)


@rule("N2.6")
def test_goods_of_other_kinds_take_no_room_from_the_fish() -> None:
    def change(state: State) -> None:
        state.players[0].reserve_fish, state.players[0].reserve_wood, state.players[0].reserve_gold = 7, 9, 9

    assert reserve(fishing(change).state.players[0]) == (8, 9, 9)


@rule("N2.6", "N2.7")
@pytest.mark.parametrize(("before", "after"), [(0, 4), (8, 12)])
def test_buildings_may_put_goods_into_the_reserve(before: int, after: int) -> None:
    def change(state: State) -> None:  # A13 of the cod deck, for 1 wood and 1 gold: 4 fish, 3 wood in reserve
        rich(state.players[0])
        state.players[0].reserve_fish = before
        lay_open(state, "A13")

    player = play(table(2, change, deck="cod"), "build A13 S1").state.players[0]
    assert reserve(player) == (after, 3, 0)
    assert goods(player) == (20, 11, 19)


@rule("N2.7")
@pytest.mark.parametrize("before", [9, 12, 20])
def test_a_reserve_over_its_limit_keeps_its_fish_and_gets_none(before: int) -> None:
    def change(state: State) -> None:
        state.players[0].reserve_fish = before

    position = fishing(change)
    player = position.state.players[0]
    assert reserve(player) == (before, 0, 0)
    assert goods(player) == (2, 0, 0)  # the third fish is lost
    play(position, "transfer")
    assert goods(player) == (2 + before, 0, 0)
