"""Special buildings: each bends one rule for its owner; some wait for the Reserve (N8.5, N8.11, N8.12)."""

from __future__ import annotations

import pytest

from langbord.engine.position import Position
from langbord.games.nusfjord.rules.state import FISHING, State
from tests.games.nusfjord.harbour import mine, owner
from tests.games.nusfjord.table import give_building, give_elder, goods, play, reserve, score_line, table, why
from tests.rules import rule


def acted(position: Position[State]) -> list[str]:
    """The buildings that answered to something, as the log tells it."""
    return [str(event.value("card")) for event in position.log(0) if event.key == "card-acts"]


@rule("N8.5")
def test_wood_limit_18() -> None:
    position = play(table(3, owner("A12", wood=12), deck="mackerel"), "deforest D3 pass pass")
    assert mine(position)[1] == 17
    play(position, "deforest D3 pass pass")
    assert (mine(position)[1], why(position, "thin")) == (18, "wood-full N5.9")


@rule("N8.5")
def test_reserve_limit_12() -> None:
    def change(state: State) -> None:
        state.phase = FISHING
        give_building(state, 0, "A17")
        for player in state.players:
            player.reserve_fish = 8

    state = table(2, change, deck="mackerel").state
    assert [player.reserve_fish for player in state.players] == [9, 8]


@rule("N8.5")
def test_thin_out_adds_2_but_still_needs_a_forest() -> None:
    assert mine(play(table(2, owner("A18"), deck="mackerel"), "thin")) == (0, 6, 0)

    def felled(state: State) -> None:
        owner("A18")(state)
        state.forest_supply += 4
        state.players[0].forests = [0] * 6

    assert why(table(2, felled, deck="mackerel"), "thin") == "no-forest N5.9"


@rule("N8.5")
@pytest.mark.parametrize(("fish", "plates", "after"), [(1, 0, (1, 0)), (1, 1, (2, 0)), (0, 1, (1, 0))], ids=str)
def test_elders_eat_at_home_when_no_plate_is_filled(fish: int, plates: int, after: tuple[int, int]) -> None:
    def change(state: State) -> None:
        owner("C02", fish=fish)(state)
        give_elder(state, 0, "E03")  # deforest, then one fish
        state.plates = plates

    state = play(table(2, change, deck="mackerel"), "E03 D4").state
    assert (state.players[0].fish, state.plates) == after


@rule("N8.5")
def test_elders_cannot_eat_at_home_without_a_fish_nor_at_the_home_of_another() -> None:
    def change(state: State) -> None:
        give_building(state, 0, "C02")
        give_elder(state, 0, "E03")
        give_elder(state, 1, "E04")
        state.plates = 0
        state.players[1].fish = 5

    position = table(2, change, deck="mackerel")
    assert why(position, "E03") == "table-empty N6.1"
    assert why(play(position, "pass"), "E04") == "table-empty N6.1"


@rule("N8.5")
@pytest.mark.parametrize(("building", "kept"), [("C03", 3), ("A01", 1)])
def test_a_full_elder_keeps_3(building: str, kept: int) -> None:
    def change(state: State) -> None:
        owner(building)(state)
        give_elder(state, 0, "E06", fish=2)  # issue a share, then one wood

    assert mine(play(table(2, change, deck="mackerel"), "E06 issue")) == (kept, 1, 2)


@rule("N8.5")
@pytest.mark.parametrize(
    ("deck", "building", "before", "line", "after"),
    [
        ("herring", "A11", (2, 1, 0), "ship sloop", (0, 0, 0)),
        ("herring", "A11", (0, 5, 1), "ship cutter", (0, 0, 0)),
        ("herring", "A11", (8, 7, 0), "ship schooner", (0, 0, 0)),
        ("herring", "A11", (0, 12, 4), "ship schooner-gold", (0, 12, 0)),
        ("herring", "A17", (0, 0, 3), "ship schooner-gold", (0, 0, 0)),
        ("cod", "A15", (0, 0, 0), "issue", (0, 0, 3)),
        ("cod", "A16", (0, 0, 1), "buy", (0, 0, 0)),
    ],
    ids=str,
)
def test_what_ships_and_shares_cost_and_bring(
    deck: str, building: str, before: tuple[int, int, int], line: str, after: tuple[int, int, int]
) -> None:
    def change(state: State) -> None:
        owner(building, fish=before[0], wood=before[1], gold=before[2])(state)
        state.market[1] = 2
        state.players[1].unissued -= 2

    assert mine(play(table(2, change, deck=deck), line)) == after


@rule("N8.5")
def test_a_special_building_bends_nothing_for_others() -> None:
    def change(state: State) -> None:
        owner("A11", "A17")(state)
        player = state.players[1]
        player.fish, player.wood, player.gold = 8, 7, 3

    position = play(table(2, change), "pass ship")
    assert why(position, "schooner") == why(position, "schooner-gold") == "ship-too-dear N5.11"
    assert goods(play(table(2, owner("A15"), deck="cod"), "pass issue").state.players[1]) == (0, 0, 2)


@rule("N8.5")
@pytest.mark.parametrize(
    ("building", "others", "unissued", "empty"),
    [("C01", 0, 0, -4), ("C03", 0, -3, -1), ("C03", 1, -3, 0), ("C03", 2, -3, 0)],
)
def test_free_shares_and_free_spaces(building: str, others: int, unissued: int, empty: int) -> None:
    position = table(2, owner(building, *["A01", "A02"][:others]), deck="cod")
    assert (score_line(position, 0, "unissued"), score_line(position, 0, "empty")) == (unissued, empty)
    assert (score_line(position, 1, "unissued"), score_line(position, 1, "empty")) == (-3, -5)


# --- the Reserve ------------------------------------------------------------------------------------------------------


@rule("N8.11")
@pytest.mark.parametrize("order", [("A12", "B05"), ("B05", "A12")])
@pytest.mark.parametrize("held", [(8, 0, 0), (0, 1, 0), (0, 0, 1)])
def test_buildings_fill_an_emptied_reserve_in_the_order_they_were_built(
    order: tuple[str, str], held: tuple[int, int, int]
) -> None:
    def change(state: State) -> None:
        owner(*order)(state)
        player = state.players[0]
        player.reserve_fish, player.reserve_wood, player.reserve_gold = held

    position = play(table(2, change), "transfer")
    assert (mine(position), reserve(position.state.players[0])) == (held, (0, 3, 1))
    assert acted(position) == list(order)  # each once


@rule("N8.11")
@pytest.mark.parametrize(("held", "after"), [(0, (0, 0, 0)), (1, (0, 3, 0))])
def test_a_reserve_that_was_empty_is_not_emptied(held: int, after: tuple[int, int, int]) -> None:
    def change(state: State) -> None:
        owner("A12", "C03", fish=3)(state)  # once: transfer; pay 3 fish: gain 1 gold
        state.players[0].reserve_fish = held

    position = play(table(2, change), "use-C03 no")
    assert reserve(position.state.players[0]) == after


def fishing(state: State) -> None:
    """The fishing phase is still to come: a haul of three, two for the shares, one for the Reserve."""
    state.phase = FISHING


@rule("N8.12")
@pytest.mark.parametrize(("held", "fish", "left"), [(6, 2, 7), (7, 10, 0), (8, 10, 0), (9, 11, 0)])
def test_a_reserve_is_full_at_its_limit_or_above_after_fishing(held: int, fish: int, left: int) -> None:
    def change(state: State) -> None:
        fishing(state)
        give_building(state, 0, "B09")  # when your reserve is full: transfer
        state.players[0].reserve_fish = held

    player = table(2, change).state.players[0]
    assert (player.fish, player.reserve_fish) == (fish, left)


@rule("N8.12")
@pytest.mark.parametrize(("held", "gold"), [(7, 0), (10, 0), (11, 1), (12, 1)])
def test_a_greater_limit_is_full_later(held: int, gold: int) -> None:
    def change(state: State) -> None:
        fishing(state)
        owner("A16", "A17")(state)  # when your reserve is full: gain 1 gold; reserve limit 12
        state.players[0].reserve_fish = held

    assert table(2, change, deck="mackerel").state.players[0].gold == gold


@rule("N8.12")
def test_a_reserve_filled_at_another_time_is_not_looked_at() -> None:
    def change(state: State) -> None:
        owner("A16", "A11", wood=2, fish=2)(state)  # when you build a ship: gain 3 fish in reserve
        state.players[0].reserve_fish = 6

    position = play(table(2, change, deck="mackerel"), "ship sloop")
    assert (reserve(position.state.players[0]), mine(position)) == ((9, 0, 0), (0, 0, 0))


@rule("N8.11", "N8.12")
def test_the_whole_chain_in_one_fishing_phase() -> None:
    def change(state: State) -> None:
        fishing(state)
        owner("B09", "A12", "B05", "A16")(state)  # and: when you transfer, gain 2 fish
        state.players[0].reserve_fish = 7

    position = table(2, change)
    assert (mine(position), reserve(position.state.players[0])) == ((12, 0, 0), (0, 3, 1))
    assert acted(position) == ["B09", "A16", "A12", "B05"]
