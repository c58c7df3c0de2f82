"""R4: what greenhouses take, how they come and go."""

from __future__ import annotations

import pytest

from langbord.games.reykholt.rules.greenhouses import take_random
from langbord.games.reykholt.rules.moves import GOOD_WORDS, HOUSE_WORDS
from langbord.games.reykholt.rules.state import State
from tests.games.reykholt.table import (
    after_work,
    asked,
    both,
    give_card,
    give_goods,
    give_house,
    goods,
    houses,
    owner,
    play,
    show_cards,
    stand,
    table,
    told,
    why,
    words,
)
from tests.rules import rule

#: By size: the first greenhouse of that size and how many of the five kinds it takes, the commonest first.
TAKES = {3: ("G01", 5), 4: ("G05", 4), 5: ("G10", 3), 6: ("G15", 2)}
EVERYTHING = "2 tomato, 2 lettuce, 2 mushroom, 2 cauliflower, 2 carrot"


@rule("R4.1")
@pytest.mark.parametrize("size", [3, 4, 5, 6])
def test_what_a_greenhouse_of_a_size_takes(size: int) -> None:
    word, kinds = TAKES[size]
    position = play(table(2, owner(EVERYTHING, {word: ""})), f"F1 {word}")
    assert words(position) == GOOD_WORDS[:kinds]
    for other in GOOD_WORDS[kinds:]:
        assert why(position, other) == "kind-not-taken R5.1"
    play(position, GOOD_WORDS[kinds - 1])
    assert houses(position)[word] == {GOOD_WORDS[kinds - 1]: size}


@rule("R4.1")
@pytest.mark.parametrize(
    ("word", "size", "kinds"),
    [
        ("G19", 4, ["tomato", "lettuce", "mushroom"]),
        ("G20", 3, ["cauliflower", "carrot"]),
        ("G21", 4, GOOD_WORDS),
        ("G22", 5, ["lettuce", "mushroom"]),
        ("G23", 6, ["tomato", "mushroom"]),
    ],
)
def test_what_a_random_greenhouse_takes(word: str, size: int, kinds: list[str]) -> None:
    position = play(table(2, owner(EVERYTHING, {word: ""})), f"F1 {word}")
    assert words(position) == kinds
    play(position, kinds[0])
    assert houses(position)[word] == {kinds[0]: size}


@rule("R4.2")
@pytest.mark.parametrize(
    ("word", "golden"),
    [("G01", "carrot"), ("G05", "cauliflower"), ("G10", "mushroom"), ("G15", "lettuce"), ("G20", "carrot")],
)
def test_the_rarest_kind_is_that_of_the_golden_box(word: str, golden: str) -> None:
    def change(state: State) -> None:
        state.display = []
        give_house(state, 0, word)
        give_card(state, 0, "D11")
        give_goods(state, 0, "1 tomato")  # of the others the player owns less
        give_card(state, 1, "D02")  # the rarest kind of a greenhouse, and something else

    chosen = play(table(3, change), f"T3 D02 {word}")
    other = play(table(3, change), "T3 D02 Q1")  # a plot on a card, whose rarest kind is the carrot
    difference = goods(chosen).get(golden, 0) - goods(other).get(golden, 0)
    assert difference == (0 if golden == "carrot" else 1)
    assert goods(chosen)[golden] > 0


@rule("R4.3")
def test_a_greenhouse_of_your_choice_is_the_top_of_a_pile() -> None:
    position = table(2)
    top = position.view(None)["piles"][1]["cards"][0]
    play(position, "P1 size-4")
    assert houses(position) == {top: {}}
    assert position.view(None)["piles"][1]["left"] == 2


@rule("R4.3")
def test_an_empty_pile_gives_none() -> None:
    def change(state: State) -> None:
        state.piles[0] = []

    position = play(table(2, change), "P1")
    assert words(position) == ["size-4", "size-5", "size-6"]
    assert why(position, "size-3") == "pile-empty R4.3"
    assert why(position, "random") is not None


@rule("R4.3")
def test_with_all_named_piles_empty_the_action_is_impossible() -> None:
    def change(state: State) -> None:
        state.piles[2] = state.piles[3] = []
        state.piles[0] = state.piles[1] = []

    assert why(table(4, change), "P2") == "pile-empty R4.3"
    position = play(table(2, change), "P2")  # greenhouse of 5 or 6, and a lettuce: the lettuce remains
    assert (goods(position), houses(position)) == ({"lettuce": 1}, {})


@rule("R4.3")
def test_a_space_that_names_sizes_gives_only_these() -> None:
    position = play(table(2), "P2")
    assert words(position) == ["size-5", "size-6"]
    assert why(position, "size-3") == "other-size R4.3"


@rule("R4.4")
def test_a_random_greenhouse_is_the_top_of_the_pile() -> None:
    position = play(table(2), "P3")
    assert houses(position) == {"G19": {}}  # the marked one
    hidden = HOUSE_WORDS[position.state.random.cards[-1]]
    play(position, "M2 M1 first")
    follow = table(2, lambda state: state.marked.clear())
    play(follow, "P3")
    assert list(houses(follow)) == [hidden]
    assert "takes-house" in told(follow, 1)  # everybody sees which


@rule("R4.4")
def test_an_empty_random_pile_gives_a_tomato() -> None:
    def change(state: State) -> None:
        state.marked = []
        state.random.cards = []

    position = play(table(2, change), "P3")  # 1 tomato; a random greenhouse
    assert (goods(position), houses(position)) == ({"tomato": 2}, {})


@rule("R4.5")
def test_a_discarded_greenhouse_returns_to_its_pile_and_can_be_taken_again() -> None:
    position = play(table(2, owner("", {"G01": "3 carrot"})), "T2 first G01")
    assert (goods(position), houses(position)) == ({}, {})  # the carrots are gone
    assert position.view(None)["piles"][0]["cards"][0] == "G01"
    play(position, "P1 size-3")
    assert houses(position, 1) == {"G01": {}}


@rule("R4.5")
def test_a_discarded_random_greenhouse_goes_under_its_pile() -> None:
    position = play(table(2, owner("", {"G22": "5 mushroom"})), "T2 first G22")
    pile = position.view(None)["piles"][4]
    assert (pile["left"], pile["next"], pile["bottom"]) == (5, "G19", ["G22"])
    state = position.state
    while state.random_left():
        take_random(state, state.players[1])
    drawn = [HOUSE_WORDS[house] for house in state.players[1].houses]
    assert (drawn[0], drawn[-1]) == ("G19", "G22")


@rule("R4.5")
def test_of_two_greenhouses_under_the_pile_the_first_is_drawn_first() -> None:
    def change(state: State) -> None:
        state.marked = []
        state.random.cards = []
        give_goods(state, 0, "2 tomato")
        give_house(state, 0, "G22")
        give_house(state, 0, "G20")

    position = play(table(2, change), "T3 tomato G22 G20")
    assert position.view(None)["piles"][4]["next"] == "G22"
    play(position, "P3")
    assert list(houses(position, 1)) == ["G22"]


@rule("R4.5")
def test_only_own_greenhouses_can_be_discarded() -> None:
    def change(state: State) -> None:
        give_house(state, 0, "G01")
        give_house(state, 1, "G02")

    position = play(table(2, change), "T2 first")
    assert words(position) == ["G01"]
    assert why(position, "G02") == "greenhouse-not-yours R4.5"


@rule("R4.6")
def test_an_emptied_greenhouse_stays() -> None:
    def change(state: State) -> None:
        give_house(state, 0, "G01", "1 carrot")
        after_work(state)

    position = table(2, change)
    assert (goods(position), houses(position)) == ({"carrot": 1}, {"G01": {}})


@rule("R4.6")
def test_there_is_no_limit_to_greenhouses() -> None:
    def change(state: State) -> None:
        for word in ("G01", "G02", "G05", "G06", "G07", "G10", "G11", "G12", "G15"):
            give_house(state, 0, word)

    position = play(table(2, change), "P1 size-6")
    assert len(houses(position)) == 10


@rule("R4.7")
def test_in_a_mixed_greenhouse_the_owner_chooses() -> None:
    position = play(table(2, owner("", {"G10": "1 tomato, 1 lettuce, 1 carrot"})), "F3 G10")
    assert (asked(position), words(position)) == ((0, "harvest-good"), ["tomato", "lettuce", "carrot"])
    assert why(position, "mushroom") == "not-growing R5.5"
    play(position, "carrot")
    assert goods(position) == {"carrot": 1}


@rule("R4.7")
def test_a_mixed_greenhouse_is_empty_only_when_the_last_good_is_gone() -> None:
    one_left = table(2, owner("1 tomato", {"G10": "1 carrot"}))
    assert why(one_left, "F3") is None  # to harvest
    play(one_left, "F1")
    assert asked(one_left) == (1, "place-worker")  # nothing could be seeded
    assert houses(one_left) == {"G10": {"carrot": 1}}


def with_plots(state: State) -> None:
    give_card(state, 0, "D11")  # two greenhouses of two parcels


@rule("R4.8", "R7.5")
def test_greenhouses_on_a_card_are_seeded_and_harvested() -> None:
    position = play(table(2, both(owner("1 carrot, 1 tomato"), with_plots)), "F2 Q1 carrot Q2 tomato")
    play(position, "Q1")
    assert houses(position) == {"Q1": {"carrot": 1}, "Q2": {"tomato": 2}}
    assert goods(position) == {"carrot": 1}


@rule("R4.8", "R7.5")
@pytest.mark.parametrize("good", GOOD_WORDS)
def test_greenhouses_on_a_card_take_every_kind(good: str) -> None:
    position = play(table(2, both(owner(f"1 {good}"), with_plots)), f"F2 Q2 {good}")
    assert houses(position)["Q2"] == {good: 2}


@rule("R4.8")
def test_greenhouses_on_a_card_can_be_neither_discarded_nor_given_away() -> None:
    two_plots = table(2, both(owner("2 tomato"), with_plots))
    assert why(two_plots, "T3") == "no-greenhouse R4.5"  # the goods are there, and two greenhouses on a card

    def one_more(state: State) -> None:
        with_plots(state)
        give_house(state, 0, "G01")
        show_cards(state, "E02")  # give a greenhouse away

    position = play(table(2, one_more, set="E"), "T1 E02")
    assert words(position) == ["G01"]
    assert why(position, "Q1") == "greenhouse-on-card R4.8"


@rule("R4.8", "R6.10")
def test_each_user_of_a_shared_card_has_greenhouses_of_their_own_on_it() -> None:
    def change(state: State) -> None:
        give_card(state, 0, "D11", 1)
        give_goods(state, 0, "1 carrot")
        give_goods(state, 1, "1 tomato")
        stand(state, (0, 0), (1, 0), (2, 0))

    position = play(table(3, change), "F4 Q1 carrot Q1 F2 Q1 tomato")
    assert houses(position, 0)["Q1"] == {"carrot": 1}
    assert houses(position, 1)["Q1"] == {"tomato": 2}
