"""Buildings: what happens when one is built, what they answer to, and how far an effect goes (N8)."""

from __future__ import annotations

import itertools

import pytest

from langbord.engine.position import Position
from langbord.games.nusfjord.rules.game import GAME
from langbord.games.nusfjord.rules.moves import CARDS
from langbord.games.nusfjord.rules.state import State
from tests.games.nusfjord.harbour import CELLS, asked, at_random, mine, owner
from tests.games.nusfjord.table import goods, play, score_line, table, why, words
from tests.rules import rule


def acted(position: Position[State]) -> list[str]:
    """The buildings that answered to something, as the log tells it."""
    return [str(event.value("card")) for event in position.log(0) if event.key == "card-acts"]


# --- now --------------------------------------------------------------------------------------------------------------


@rule("N8.1")
def test_a_now_building_gives_what_it_gives_once_and_unasked() -> None:
    position = play(table(2, owner(shown="A03", wood=2)), "build A03 S1")  # gain 4 fish
    assert mine(position) == (4, 0, 0)
    assert asked(position) == (1, "place-worker")
    play(position, "pass pass pass pass pass")  # into round 2
    assert mine(position) == (6, 0, 0)  # two fish on shares, no more from the building


@rule("N8.1")
def test_of_grown_forests_only_the_place_is_asked() -> None:
    position = play(table(2, owner(shown="A07", wood=2, fish=3)), "build A07 S1")  # grow 2 forests; gain 1 wood
    assert words(position) == ["D4", "D5"]
    play(position, "D4 D5")
    assert position.state.players[0].forests == [0, 0, 0, 2, 2, 2]
    assert mine(position) == (0, 1, 0)


@rule("N8.1")
def test_an_offered_action_can_be_taken_or_declined() -> None:
    position = play(table(2, owner(shown="A13", fish=3)), "build A13 S1")  # action deforest or thin out
    assert words(position) == ["deforest", "thin", "stop"]
    assert mine(play(position.copy(), "deforest D4")) == (0, 5, 0)
    declined = play(position, "stop")
    assert (mine(declined), asked(declined)) == ((0, 0, 0), (1, "place-worker"))


@rule("N8.1")
def test_an_offered_payment_is_asked_each_time_up_to_its_limit() -> None:
    position = play(table(2, owner(shown="A10", wood=2, fish=8)), "build A10 S1")  # pay 2 fish: gain 1 gold, 3 times
    assert words(position) == ["yes", "no"]
    declined = play(position.copy(), "yes no")
    assert (mine(declined), asked(declined)[0]) == ((6, 0, 1), 1)
    all_of_it = play(position, "yes yes yes")
    assert (mine(all_of_it), asked(all_of_it)[0]) == ((2, 0, 3), 1)


@rule("N8.1")
def test_an_upgrade_can_be_taken_or_declined() -> None:
    def change(state: State) -> None:
        owner(shown="A01", wood=2, fish=2)(state)  # pay 2 fish: upgrade
        state.players[0].ships[0] = 1
        state.ships[0] -= 1

    position = play(table(2, change), "build A01 S1")
    assert words(position) == ["sloop", "stop"]
    declined = play(position.copy(), "stop")
    assert (declined.state.players[0].ships, mine(declined)) == ([1, 0, 0], (2, 0, 0))
    play(position, "sloop")
    assert (position.state.players[0].ships, position.state.ships, mine(position)) == ([0, 1, 0], [3, 2, 3], (0, 0, 0))


@rule("N8.1")
@pytest.mark.parametrize(("card", "wood", "fish"), [("A01", 2, 9), ("A10", 2, 1), ("A02", 4, 2)])
def test_what_cannot_be_done_is_not_offered(card: str, wood: int, fish: int) -> None:
    position = play(table(2, owner(shown=card, wood=wood, fish=fish)), f"build {card} S1")
    assert asked(position) == (1, "place-worker")


# --- whenever ---------------------------------------------------------------------------------------------------------


@rule("N8.2")
def test_a_whenever_building_acts_each_time_its_owner_does_it_and_only_then() -> None:
    position = play(table(2, owner("A02"), deck="cod"), "pass")  # when you pass: gain 1 gold
    assert (mine(position), asked(position)) == ((0, 0, 1), (1, "place-worker"))
    play(position, "pass")
    assert (mine(position), goods(position.state.players[1])) == ((0, 0, 1), (0, 0, 0))
    assert mine(play(position, "pass pass issue")) == (0, 0, 4)


@rule("N8.2")
def test_the_event_counts_wherever_it_comes_from() -> None:
    position = table(2, owner("A06", shown="A13", fish=3))  # when you deforest: gain 2 fish
    assert mine(play(position, "build A13 S1 deforest D4")) == (2, 5, 0)


@rule("N8.2")
def test_only_a_payment_can_be_declined() -> None:
    position = play(table(2, owner("B07")), "deforest D4")  # pay 2 wood: gain 1 gold, up to 2 times
    assert (asked(position), words(position)) == ((0, "exchange"), ["yes", "no"])
    assert mine(play(position.copy(), "no")) == (0, 5, 0)
    play(position, "yes yes")
    assert (mine(position), asked(position)) == ((0, 1, 2), (1, "place-worker"))


@rule("N8.2")
def test_a_building_does_not_see_its_own_building_but_every_later_one() -> None:
    position = table(2, owner(shown="A06 A02", wood=6), deck="cod")  # when you build a building: gain 1 wood
    assert mine(play(position, "build A06 S1")) == (0, 1, 0)
    assert mine(play(position, "pass build-2 A02 D1")) == (0, 1, 0)
    assert acted(position) == ["A06"]


@rule("N8.2")
def test_the_others_act_before_the_effect_of_the_new_building() -> None:
    position = table(2, owner("A14", shown="A05", wood=1, fish=1), deck="mackerel")  # 1 wood per 3 forests
    play(position, "build A05 S1 D4 D5")  # four Forests before its effect, six after it
    assert (sum(position.state.players[0].forests), mine(position)) == (6, (0, 1, 0))


# --- how long and how far ---------------------------------------------------------------------------------------------


@rule("N8.7")
def test_what_one_has_built_nobody_can_build_again() -> None:
    def change(state: State) -> None:
        owner(shown="A03", wood=4)(state)
        state.players[1].wood = 4

    position = play(table(2, change), "build A03 S1 build-2")
    assert why(position, "A03") == "card-not-there N5.4"


@rule("N8.7")
@pytest.mark.parametrize("seats", [2, 5])
def test_buildings_stay_and_exist_once_in_a_whole_game(seats: int) -> None:
    before: list[list[int]] = [[] for _ in range(seats)]
    for position in at_random(GAME.new(seats, seed=seats), seed=seats):
        state = position.state
        for player, built in zip(state.players, before, strict=True):
            assert player.cards[: len(built)] == built
        before = [player.cards[:] for player in state.players]
        lying = [state.open_a, state.open_b, state.open_c, state.pile_a.cards, state.pile_b.cards, state.pile_c.cards]
        held = [cards for player in state.players for cards in (player.cards, player.hand.cards)]
        site = [] if state.site < 0 else [state.site]
        assert sorted(itertools.chain(*lying, *held, site)) == list(range(CARDS))
    assert sum(len(built) for built in before) > seats


@rule("N8.8")
@pytest.mark.parametrize(("filled", "after"), [(4, 6), (6, 7), (7, 7)])
def test_plates_that_are_not_there_are_not_filled(filled: int, after: int) -> None:
    def change(state: State) -> None:
        owner(shown="A08", wood=2, fish=1)(state)  # fill 2 plates; gain 1 gold
        state.plates = filled

    position = play(table(2, change), "build A08 S1")
    assert (position.state.plates, mine(position)) == (after, (0, 0, 1))


@rule("N8.8")
@pytest.mark.parametrize(
    ("supply", "forests", "line", "after"),
    [
        (1, [0, 0, 0, 2, 1, 1], "D5", [0, 0, 0, 2, 1, 2]),
        (0, [0, 0, 0, 2, 1, 1], "", [0, 0, 0, 2, 1, 1]),
        (9, [0, 0, 0, 2, 2, 1], "D5", [0, 0, 0, 2, 2, 2]),
        (9, [0, 0, 0, 2, 2, 2], "", [0, 0, 0, 2, 2, 2]),
        (9, [0, 0, 0, 0, 0, 0], "", [0, 0, 0, 0, 0, 0]),
    ],
    ids=str,
)
def test_only_tiles_of_the_supply_grow_and_only_on_single_forests(
    supply: int, forests: list[int], line: str, after: list[int]
) -> None:
    def change(state: State) -> None:
        owner(shown="A05", wood=1, fish=1)(state)  # grow 2 forests
        state.forest_supply = supply
        state.players[0].forests = forests[:]

    position = play(table(2, change, deck="mackerel"), f"build A05 S1 {line}")
    assert (position.state.players[0].forests, asked(position)[0]) == (after, 1)


@rule("N8.8")
def test_a_forest_grows_only_where_exactly_one_lies() -> None:
    position = play(table(2, owner(shown="A05", wood=1, fish=1), deck="mackerel"), "build A05 S1")
    assert why(position, "D3") == why(position, "D1") == "no-single-forest N8.8"


@rule("N8.8")
@pytest.mark.parametrize(
    ("supply", "fleet", "better"),
    [
        ([0, 3, 3], [1, 1, 0], ["sloop", "cutter"]),
        ([0, 0, 3], [1, 1, 0], ["cutter"]),
        ([0, 3, 0], [1, 1, 0], ["sloop"]),
        ([0, 0, 0], [1, 1, 0], []),
        ([3, 3, 3], [0, 0, 1], []),
        ([3, 3, 3], [0, 1, 3], []),  # the track is full
    ],
    ids=str,
)
def test_no_upgrade_to_a_ship_that_is_not_there(supply: list[int], fleet: list[int], better: list[str]) -> None:
    def change(state: State) -> None:
        owner(shown="A01", wood=2, fish=2)(state)  # pay 2 fish: upgrade
        state.ships = supply[:]
        state.players[0].ships = fleet[:]

    position = play(table(2, change), "build A01 S1")
    assert asked(position) == ((0, "upgrade") if better else (1, "place-worker"))
    if better:
        assert words(position) == [*better, "stop"]
        assert [why(position, ship) for ship in ("sloop", "cutter") if ship not in better] == [
            "no-better-ship N8.8"
        ] * (2 - len(better))


@rule("N8.8")
def test_wood_beyond_the_limit_is_lost() -> None:
    position = play(table(2, owner("A05", wood=11, fish=2)), "ship sloop")  # when you build a ship: gain 3 wood
    assert mine(position) == (0, 12, 0)


@rule("N8.9")
@pytest.mark.parametrize(
    ("card", "before", "after"),
    [
        ("A02", (0, 0, 0), (0, 0, 0)),  # 1 wood, now nothing
        ("A02", (0, 5, 0), (0, 5, 0)),
        ("A16", (0, 0, 0), (0, 0, 0)),  # 3 wood
        ("A06", (0, 2, 0), (0, 0, 0)),  # 5 wood
        ("A12", (4, 0, 0), (0, 0, 0)),  # 4 fish: no wood in it, so nothing is saved
        ("A15", (2, 0, 0), (0, 0, 0)),  # 2 wood, 2 fish: one wood too many is not paid out
    ],
    ids=str,
)
def test_a_cheaper_building_never_costs_less_than_nothing(
    card: str, before: tuple[int, int, int], after: tuple[int, int, int]
) -> None:
    fish, wood, gold = before
    position = table(2, owner(shown=f"B01 {card}", fish=fish, wood=wood + 3, gold=gold + 2), deck="cod")
    play(position, f"build B01 S1 build {card} D1")  # action build, 3 wood cheaper
    assert mine(position) == after


@rule("N8.9")
@pytest.mark.parametrize(
    ("before", "line", "after"),
    [
        ((2, 0, 0), "sloop", (0, 0, 0)),  # 2 wood, 1 and 2 cheaper
        ((0, 3, 1), "cutter", (0, 0, 0)),
        ((0, 1, 4), "schooner-gold", (0, 1, 0)),  # no wood in it, so nothing is saved
    ],
    ids=str,
)
def test_discounts_on_a_ship_add_up_but_not_below_nothing(
    before: tuple[int, int, int], line: str, after: tuple[int, int, int]
) -> None:
    fish, wood, gold = before
    position = table(2, owner("A11", shown="A02", fish=fish + 1, wood=wood + 4, gold=gold))
    play(position, f"build A02 S1 ship {line}")  # action ship, 2 wood cheaper; ships cost 1 wood less
    assert mine(position) == after


@rule("N8.10")
def test_a_moored_building_lies_with_the_ships() -> None:
    position = table(2, owner(shown="C07", wood=7, gold=1))
    play(position, "build C07")
    assert asked(position) == (1, "place-worker")  # no place was asked for
    player = position.state.players[0]
    assert player.places == [[], [], [], [], [], []]
    assert position.view(1)["players"][0]["moored"] == ["C07"]
    assert (score_line(position, 0, "buildings"), score_line(position, 0, "empty")) == (4, -5)


@rule("N8.10")
def test_only_a_moored_building_can_be_built_without_a_free_space() -> None:
    built = ("A01", "A02", "A03", "A04", "A06")
    assert len(built) == len(CELLS)
    full = table(2, owner(*built, shown="A10", wood=12, gold=1))
    assert why(full, "build") == "no-room N5.4"
    position = play(table(2, owner(*built, shown="A10 C07", wood=12, gold=1)), "build")
    assert (words(position), why(position, "A10")) == (["C07"], "no-room N5.4")
    play(position, "C07")
    assert len(position.state.players[0].cards) == 6
    poor = table(2, owner(*built, shown="A10 C07", wood=6, gold=1))
    assert why(poor, "build") == "no-room N5.4"
