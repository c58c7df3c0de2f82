"""R3: placing workers, doing all one can, or, arrows, flags, the forced pass."""

from __future__ import annotations

import pytest

from langbord.games.reykholt.rules.moves import SPACE_WORDS
from langbord.games.reykholt.rules.state import State
from tests.games.reykholt.table import (
    asked,
    at_work,
    cards,
    give_card,
    give_goods,
    give_house,
    goods,
    houses,
    owner,
    play,
    show_cards,
    table,
    tables,
    why,
    words,
    worker_on,
    workers,
)
from tests.rules import rule

# --- turns and free spaces --------------------------------------------------------------------------------------------


@rule("R3.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_players_place_clockwise_from_the_start_player_three_times(seats: int) -> None:
    for start in range(seats):
        position = table(seats, start=str(start))
        order = []
        while position.state.phase == "work":
            seat, prompt = asked(position)
            if prompt == "place-worker":
                order.append(seat)
            assert position.ask is not None
            position.play(position.ask.moves[0])
        assert order == [(start + turn) % seats for turn in range(3 * seats)]


@rule("R3.1")
def test_the_action_is_carried_out_at_once() -> None:
    position = play(table(2), "M2")
    assert goods(position) == {"tomato": 1, "mushroom": 1}
    assert workers(position) == {"M2": 0}
    assert asked(position) == (1, "place-worker")


@rule("R3.1")
def test_nobody_places_out_of_turn() -> None:
    reason = table(2).why_not(1, "M2")
    assert reason is not None
    assert reason.key == "not-asked"


@rule("R3.2")
def test_a_space_with_a_worker_is_not_free() -> None:
    position = play(table(2), "M2")
    assert "M2" not in words(position)
    assert why(position, "M2") == "space-taken R3.2"
    play(position, "M3 first")
    assert why(position, "M2") == "space-taken R3.2"  # not for its own owner either
    assert why(position, "tomato") == "not-here R3.1"


# --- what must be possible, what must be done -------------------------------------------------------------------------


@rule("R3.3")
def test_a_space_needs_one_possible_action() -> None:
    position = table(2)
    assert why(position, "F2") == "nothing-to-seed-or-harvest R3.3"  # neither seeding nor harvesting
    assert why(position, "T3") == "no-greenhouse R4.5"
    assert "F1" in words(position)  # the tomato is possible, the seeding is not


@rule("R3.3")
def test_one_possible_action_of_two_is_enough() -> None:
    position = play(table(2), "F1")  # 1 tomato; seed 1
    assert goods(position) == {"tomato": 1}
    assert asked(position) == (1, "place-worker")
    seeded = play(table(2, owner("1 tomato", {"G15": ""})), "F2 G15 tomato")  # nothing grew before
    assert "harvest" in asked(seeded)[1]  # now something does: it is looked at anew


@rule("R3.4")
def test_all_that_is_possible_must_be_done() -> None:
    position = play(table(2, owner("", {"G15": ""})), "F1")  # 1 tomato; seed 1
    assert (asked(position), words(position)) == ((0, "seed"), ["G15"])
    assert why(position, "stop") == "seed-more R5.3"


@rule("R3.4")
@pytest.mark.parametrize(
    ("order", "left"),
    [
        ("first G01 carrot G01", {"tomato": 1, "carrot": 1}),  # seed first, then harvest the new carrot
        ("second G05 stop G01 carrot", {"tomato": 1, "lettuce": 1}),  # harvest first
    ],
)
def test_the_order_is_free(order: str, left: dict[str, int]) -> None:
    start = owner("1 tomato, 1 carrot", {"G01": "", "G05": "2 lettuce", "G15": "1 tomato"})
    position = table(2, start)
    play(position, "F2")
    assert words(position) == ["first", "second"]
    play(position, order)
    got = goods(position)
    assert {word: got[word] for word in left} == left


@rule("R3.5")
def test_what_one_action_makes_possible_must_be_done() -> None:
    position = play(table(2, owner("1 carrot", {"G01": ""})), "F2")  # seed at least 1; harvest up to 2
    assert asked(position) == (0, "seed")  # only seeding is possible, so nobody asks which
    play(position, "G01 carrot")
    assert (asked(position)[1], "G01" in words(position)) == ("harvest", True)


@rule("R3.5")
def test_what_one_action_makes_impossible_is_left_out() -> None:
    start = owner("1 tomato", {"G01": "1 carrot"})
    position = play(table(2, start), "F2")
    assert asked(position) == (0, "harvest")  # nothing to seed yet
    play(position, "G01")
    assert asked(position) == (0, "seed")  # the harvest emptied the greenhouse
    alone = play(table(2, owner("1 tomato", {"G01": "2 carrot"})), "F2 G01")
    assert asked(alone) == (1, "place-worker")  # still not empty: nothing to seed


@rule("R3.6")
def test_or_is_one_of_them() -> None:
    position = play(table(2), "M1")
    assert (asked(position), words(position)) == ((0, "which-option"), ["first", "second"])
    play(position, "second")
    assert goods(position) == {"lettuce": 2}
    assert asked(position) == (1, "place-worker")


@rule("R3.6")
def test_an_impossible_side_cannot_be_chosen() -> None:
    position = play(table(2, owner("", {"G01": "3 carrot"})), "F3")  # harvest up to 2 or seed at least 2
    assert asked(position) == (0, "harvest")
    assert why(table(2, owner("2 tomato")), "F3") is not None
    both_sides = play(table(2, owner("2 tomato", {"G01": "3 carrot", "G05": "", "G15": ""})), "F3")
    assert words(both_sides) == ["first", "second"]
    assert why(both_sides, "third") == "not-an-option R3.6"


@rule("R3.6")
def test_without_the_price_of_one_side_the_other_is_done_unasked() -> None:
    position = play(table(2), "T2")  # 1 greenhouse for a table, or 1 cauliflower
    assert (goods(position), tables(position)) == ({"cauliflower": 1}, [0, 0])
    assert asked(position) == (1, "place-worker")
    owning = play(table(2, owner("", {"G01": ""})), "T2")
    assert words(owning) == ["first", "second"]


@rule("R3.7")
def test_an_arrow_asks_its_price_in_full() -> None:
    one_house = owner("2 carrot", {"G01": ""})
    assert why(table(2, one_house), "T3") == "no-greenhouse R4.5"
    not_alike = owner("1 carrot, 1 tomato", {"G01": "", "G05": ""})
    assert why(table(2, not_alike), "T3") == "not-alike R3.10"
    position = play(table(3, owner("1 carrot, 2 tomato", {"G01": "", "G05": ""})), "T5 tomato G01 G05")
    assert goods(position) == {"mushroom": 1, "cauliflower": 1, "carrot": 2}
    assert (houses(position), tables(position)) == ({}, [1, 0, 0])


@rule("R3.7")
def test_an_arrow_to_nothing_is_impossible() -> None:
    def no_greenhouses(state: State) -> None:
        give_goods(state, 0, "2 tomato")
        state.piles = [[], [], [], []]

    position = table(4, no_greenhouses)  # P6: a random greenhouse, or 2 goods for one of your choice
    play(position, "P6")
    assert list(houses(position)) == ["G19"]
    assert goods(position) == {"tomato": 2}


@rule("R3.10")
def test_identical_goods_are_of_one_kind_of_your_choice() -> None:
    start = owner("2 tomato, 3 lettuce, 1 carrot", {"G01": "", "G05": ""})
    position = play(table(2, start), "T3")
    assert (asked(position)[1], words(position)) == ("discard-alike", ["tomato", "lettuce"])
    assert why(position, "carrot") == "not-alike R3.10"


@rule("R3.10")
def test_any_goods_may_be_of_different_kinds() -> None:
    start = owner("1 tomato, 1 carrot")
    position = play(table(4, start), "M6 second tomato carrot")  # 2 goods for 2 carrots
    assert goods(position) == {"carrot": 2}
    alike = play(table(4, owner("3 tomato")), "M6 second tomato tomato")
    assert goods(alike) == {"tomato": 1, "carrot": 2}


# --- flags ------------------------------------------------------------------------------------------------------------


def rich(state: State) -> None:
    for seat in range(len(state.players)):
        give_goods(state, seat, "5 tomato, 5 lettuce, 5 mushroom, 5 cauliflower, 5 carrot")


@rule("R3.8")
def test_one_flagged_property_space_a_round() -> None:
    position = play(table(2, rich), "P1 size-3 M2")
    assert why(position, "P2") == "flag-used R3.8"
    assert "P3" in words(position)  # unflagged: not limited
    play(position, "P3 first P2 size-5")  # the opponent still may
    assert position.view(None)["players"][1]["flags"] == [0]


@rule("R3.8")
def test_one_flagged_town_hall_space_a_round_and_each_column_for_itself() -> None:
    def change(state: State) -> None:
        rich(state)
        for word in ("G01", "G02", "G05"):
            give_house(state, 0, word)

    position = play(table(2, change), "T2 first G01 M2")
    assert why(position, "T3") == "flag-used R3.8"
    assert {"P1", "P2", "T1"} <= set(words(position))  # another column, and an unflagged space
    play(position, "P1 size-3 M3 first")
    assert position.view(None)["players"][0]["flags"] == [0, 3]


@rule("R3.8")
def test_flags_are_free_again_in_the_next_round() -> None:
    position = play(table(2), "P1 size-3")
    while position.state.round == 1:
        assert position.ask is not None
        position.play(position.ask.moves[-1])
    assert position.state.players[0].flags == 0
    play(position, "M2")  # seat 1 starts round 2
    assert {"P1", "P2"} <= set(words(position))


@rule("R3.8")
@pytest.mark.parametrize("seats", [2, 4])
def test_only_property_and_town_hall_have_flags(seats: int) -> None:
    flagged = [space["word"] for space in table(seats).view(None)["spaces"] if space["flag"]]
    assert {word[0] for word in flagged} == {"P", "T"}
    if seats == 2:
        assert [word[0] for word in flagged] == ["P", "P", "T", "T"]


# --- passing ----------------------------------------------------------------------------------------------------------


def board_full_but(*free: str) -> list[str]:
    return [column + row for column in "PFMT" for row in "123" if column + row not in free]


@rule("R3.9")
def test_nobody_may_pass_while_a_space_is_possible() -> None:
    position = table(2, lambda state: worker_on(state, 1, *board_full_but("M2")))
    assert words(position) == ["M2"]
    assert why(position, "pass") == "may-not-pass R3.9"


@rule("R3.9")
def test_a_worker_with_no_possible_space_passes_and_the_next_one_has_its_turn() -> None:
    def change(state: State) -> None:
        worker_on(state, 1, *board_full_but("T3"))  # free, but impossible without greenhouses
        at_work(state)

    position = table(2, change)
    assert words(position) == ["pass"]
    play(position, "pass")
    assert workers(position).get("T3") is None
    assert asked(position) == (1, "place-worker")
    play(position, "pass")
    assert asked(position) == (0, "place-worker")  # the second worker is asked all the same
    assert position.view(None)["players"][0]["workers"] == 2


@rule("R3.2", "R3.9")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_in_round_one_nobody_has_to_pass(seats: int) -> None:
    position = table(seats)
    while position.state.round == 1:
        assert position.ask is not None
        assert "pass" not in words(position)
        position.play(position.ask.moves[0])
    assert position.state.round == 2


@rule("R3.3", "R6.3")
def test_the_town_hall_without_usable_cards_is_impossible() -> None:
    def change(state: State) -> None:
        show_cards(state, "C10")  # red, needs an empty greenhouse of five

    position = table(2, change)
    assert why(position, "T1") == "no-card R6.3"
    assert cards(position) == []


@rule("R3.1")
def test_every_space_word_belongs_to_a_column() -> None:
    assert {word[0] for word in SPACE_WORDS} == set("PFMT")


@rule("R3.8")
def test_a_card_can_free_the_flags_of_a_column() -> None:
    def change(state: State) -> None:
        rich(state)
        give_card(state, 0, "C09")  # flags in Property are free
        for word in ("G01", "G02", "G05"):
            give_house(state, 0, word)

    position = play(table(2, change), "P1 size-4 M2")
    assert "P2" in words(position)
    play(position, "T2 first G01 M3 first")
    assert why(position, "T3") == "flag-used R3.8"  # the other column still binds
