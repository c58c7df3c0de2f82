"""N6: the use of elders."""

from __future__ import annotations

import pytest

from langbord.engine.position import Position
from langbord.games.nusfjord.rules.moves import SPACE_WORDS
from langbord.games.nusfjord.rules.state import NOBODY, State
from tests.games.nusfjord.table import give_elder, give_hand, goods, lay_open, play, table, why, words
from tests.rules import rule


def council(
    *elders: str, fish: int = 0, wood: int = 0, gold: int = 0, plates: int = 1, on_elder: int = 0, seats: int = 2
) -> Position[State]:
    """Seat 0 has these elders, with so many fish on each, and these goods."""

    def change(state: State) -> None:
        player = state.players[0]
        player.fish, player.wood, player.gold = fish, wood, gold
        state.plates = plates
        for word in elders:
            give_elder(state, 0, word, on_elder)

    return table(seats, change)


def show_only(state: State, *cards: str) -> None:
    """These buildings lie open and no others."""
    state.pile_a.cards += state.open_a
    state.pile_b.cards += state.open_b
    state.open_a, state.open_b = [], []
    lay_open(state, *cards)


@rule("N6.1")
def test_a_worker_on_an_elder_feeds_it_from_the_table_and_carries_out_its_action() -> None:
    position = play(council("E03"), "E03 D3")  # deforest, then a fish
    player = position.state.players[0]
    assert goods(player) == (1, 5, 0)
    assert (player.elder_fish, player.elder_worker) == ([1], [0])
    assert position.state.plates == 0


@rule("N6.1")
@pytest.mark.parametrize(("plates", "price"), list(enumerate([1, 2, 3, 3, 4, 4, 5], start=1)))
def test_the_fish_comes_from_the_highest_filled_plate(plates: int, price: int) -> None:
    position = play(council("E03", plates=plates), "E03 D3")
    assert position.state.plates == plates - 1
    assert position.view(0)["players"][0]["next_plate"] == price  # of the plate that was emptied


@rule("N6.1")
def test_without_a_fish_on_the_table_no_elder_can_be_used() -> None:
    assert why(council("E03", fish=9, plates=0), "E03") == "table-empty N6.1"


@rule("N6.1")
def test_the_last_fish_on_the_table_is_gone_for_everybody() -> None:
    def change(state: State) -> None:
        give_elder(state, 0, "E03")
        give_elder(state, 1, "E04")

    position = play(table(2, change), "E03 D3")
    assert why(position, "E04") == "table-empty N6.1"
    assert why(position, "E03") == "elder-not-yours N4.2"


@rule("N6.2")
@pytest.mark.parametrize(("before", "after", "brought"), [(0, 1, 1), (1, 2, 1), (2, 0, 2)])
def test_a_third_fish_empties_the_elder_and_brings_its_owner_one(before: int, after: int, brought: int) -> None:
    position = play(council("E03", on_elder=before), "E03 D3")
    assert position.state.players[0].elder_fish == [after]
    assert goods(position.state.players[0]) == (brought, 5, 0)  # one fish is the elder's own gift
    assert position.state.plates == 0


@rule("N6.2", "N6.4")
def test_the_fish_of_a_full_elder_is_there_before_its_action() -> None:
    position = play(council("E05", plates=3, on_elder=2), "E05 plate")  # 2 fish and one more, and a plate for 3
    assert goods(position.state.players[0]) == (0, 0, 1)
    assert position.state.plates == 3
    assert why(council("E05", plates=3, on_elder=1), "E05") == "elder-cannot-act N6.4"


@rule("N6.3")
def test_an_elder_takes_one_worker_a_round() -> None:
    position = play(council("E03", "E04", plates=7), "E03 D3 pass")
    assert why(position, "E03") == "elder-busy N6.3"
    play(position, "E04 thin pass")  # another elder is another matter
    assert why(position, "E03") == "elder-busy N6.3"
    assert why(position, "E04") == "elder-busy N6.3"
    play(position, "pass pass pass")  # round 2 has begun, and seat 1 has passed
    assert position.state.round == 2
    assert why(position, "E03") is None


@rule("N6.3", "N5.12")
def test_a_new_elder_can_act_twice_in_its_first_round_but_not_three_times() -> None:
    position = play(council(plates=7), "elder E03 use D3 pass E03 D3")
    assert goods(position.state.players[0]) == (2, 10, 0)
    assert position.state.players[0].elder_fish == [2]
    assert position.state.plates == 5
    assert why(play(position, "pass"), "E03") == "elder-busy N6.3"


@rule("N6.3")
def test_a_new_elder_left_unused_still_takes_only_one_worker() -> None:
    position = play(council(plates=7), "elder E03 stop pass E03 D3 pass")
    assert why(position, "E03") == "elder-busy N6.3"


@rule("N6.4")
@pytest.mark.parametrize(
    ("elder", "fish", "wood", "gold"),
    [
        ("E02", 9, 1, 3),  # a ship
        ("E03", 9, 12, 9),  # deforest
        ("E06", 9, 12, 9),  # issue or buy
        ("E07", 0, 1, 0),  # build or ship
    ],
)
def test_an_elder_whose_action_is_impossible_cannot_be_used(elder: str, fish: int, wood: int, gold: int) -> None:
    def change(state: State) -> None:
        player = state.players[0]
        player.fish, player.wood, player.gold = fish, wood, gold
        player.forests = [0] * 6
        player.shares[0], player.unissued = 5, 0
        show_only(state, "A18")  # for 2 wood
        give_elder(state, 0, elder)

    assert why(table(2, change), elder) == "elder-cannot-act N6.4"


@rule("N6.4")
def test_what_an_elder_gives_before_its_action_may_be_spent_on_it() -> None:
    position = play(council("E02", wood=2), "E02 sloop")  # 2 fish, then a ship
    assert goods(position.state.players[0]) == (0, 0, 0)
    assert position.state.players[0].ships == [1, 0, 0]


@rule("N6.4")
def test_what_an_elder_gives_after_its_action_may_not_be_spent_on_it() -> None:
    def change(state: State) -> None:
        state.players[0].wood = 2
        show_only(state, "B02")  # which nobody could pay
        give_elder(state, 0, "E07")

    assert why(table(2, change), "E07") == "elder-cannot-act N6.4"  # 2 fish, but after the ship


@rule("N6.4")
@pytest.mark.parametrize(("wood", "reason"), [(0, "elder-cannot-act N6.4"), (1, None)])
def test_wood_given_before_helps_to_pay_for_a_building(wood: int, reason: str | None) -> None:
    def change(state: State) -> None:
        state.players[0].wood = wood
        show_only(state, "A18")  # for 2 wood
        give_elder(state, 0, "E01")

    assert why(table(2, change), "E01") == reason


@rule("N6.4")
def test_a_building_in_the_own_hand_makes_a_building_elder_usable() -> None:
    def change(state: State) -> None:
        state.round, state.first = 4, 1  # seat 0 begins round 4
        state.players[0].wood = 7
        show_only(state, "A04")  # for fish
        give_hand(state, 0, "C09")  # for 8 wood
        give_elder(state, 0, "E01")

    position = play(table(2, change), "E01 C09 S1")
    assert goods(position.state.players[0]) == (0, 0, 0)


@rule("N6.4")
def test_the_fish_taken_makes_room_on_a_full_table_for_the_action() -> None:
    position = play(council("E05", fish=3, plates=7), "E05 plate")  # 2 more fish; the seventh plate costs 5
    assert goods(position.state.players[0]) == (0, 0, 1)
    assert position.state.plates == 7


@rule("N6.4")
def test_only_the_possible_one_of_two_actions_is_offered_and_it_must_be_done() -> None:
    position = play(council("E06"), "E06")
    assert words(position) == ["issue"]
    assert why(position, "buy") == "no-shares N5.7"
    assert why(position, "stop") == "cannot-decline N4.4"
    assert goods(play(position, "issue").state.players[0]) == (0, 1, 2)


@rule("N6.4")
def test_an_elder_offers_only_its_own_actions() -> None:
    position = play(council("E04"), "E04")
    assert words(position) == ["thin", "reforest"]
    assert why(position, "deforest") == "not-here N4.2"
    assert why(position, "stop") == "cannot-decline N4.4"


@rule("N6.4")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_an_elder_needs_no_room_on_the_action_board_and_fills_none(seats: int) -> None:
    space = SPACE_WORDS.index("thin")

    def full(state: State) -> None:
        give_elder(state, 0, "E04")
        state.workers[space] = [1]

    assert goods(play(table(seats, full), "E04 thin").state.players[0]) == (2, 4, 0)
    position = play(council("E04", seats=seats), "E04 thin")
    assert position.state.workers == [[] for _ in SPACE_WORDS]
    assert why(position, "thin") is None


@rule("N6.4")
def test_an_elder_used_when_taken_fills_no_space_but_the_one_of_taking() -> None:
    position = play(council(), "elder E03 use D3")
    assert why(position, "deforest") is None
    assert why(position, "elder") == "space-full N4.3"
    assert position.state.players[0].elder_worker == [NOBODY]
