"""R7: the cards whose effect needs a word."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from langbord.games.reykholt.rules import game
from langbord.games.reykholt.rules.moves import CARD_WORDS
from langbord.games.reykholt.rules.state import State
from langbord.text import Texts
from tests.games.reykholt.table import (
    after_tourism,
    after_work,
    asked,
    both,
    cards,
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
    tables,
    told,
    why,
    words,
    worker_on,
)
from tests.rules import rule


@pytest.mark.parametrize(("language", "file"), [("en", "RULES.md"), ("ru", "RULES.ru.md")])
def test_the_rules_name_the_cards_as_the_edition_does(language: str, file: str) -> None:
    text = (Path(game.__file__).parents[1] / file).read_text(encoding="utf-8")
    named = re.findall(r"\*([^*]+)\* \(([A-E]\d\d)\b", text)
    played = game.GAME
    texts = [Texts(language, played, played.meta.complete(2, {"edition": name})) for name in ("house-3", "house-2")]
    names, before = ({word: said.card(word).name for word in CARD_WORDS} for said in texts)
    assert len(named) == 15
    assert [(name, slot) for name, slot in named if names[slot] != name] == []
    others = {before[slot] for _, slot in named if before[slot] != names[slot]}
    assert others == {name for name in others if f"*{name}*" in text}
    assert len(others) == 1


# --- R7.1 -------------------------------------------------------------------------------------------------------------


@rule("R7.1")
def test_whoever_shares_a_table_may_pay_its_plates_in_any_goods() -> None:
    def change(state: State) -> None:
        give_card(state, 0, "A08")
        give_goods(state, 0, "1 tomato, 1 lettuce, 1 carrot")
        stand(state, (1, 6), (0, 6))  # two plates
        after_tourism(state)

    position = table(2, change)
    assert asked(position) == (0, "offer")
    play(position, "yes tomato carrot")
    assert (tables(position), goods(position)) == ([7, 6], {"lettuce": 1})
    assert position.state.order == [0, 1]


@rule("R7.1")
@pytest.mark.parametrize("places", [((0, 6), (1, 5)), ((1, 7), (0, 6))])
def test_alone_at_a_table_the_elder_offers_nothing(places: tuple[tuple[int, int], tuple[int, int]]) -> None:
    def change(state: State) -> None:
        give_card(state, 0, "A08")
        give_goods(state, 0, "5 tomato")
        stand(state, *places)
        after_tourism(state)

    assert asked(table(2, change))[1] == "place-worker"


@rule("R7.1")
def test_without_enough_goods_the_elder_offers_nothing() -> None:
    def change(state: State) -> None:
        give_card(state, 0, "A08")
        give_goods(state, 0, "1 tomato")
        stand(state, (1, 6), (0, 6))
        after_tourism(state)

    assert asked(table(2, change))[1] == "place-worker"


@rule("R7.1")
def test_two_users_on_one_table_are_both_looked_at_before_either_moves() -> None:
    def change(state: State) -> None:
        give_card(state, 0, "A08", 1)
        give_goods(state, 0, "1 tomato")
        give_goods(state, 1, "1 carrot")
        stand(state, (1, 3), (0, 3), (2, 1))
        after_tourism(state)

    position = table(3, change)
    assert asked(position) == (1, "offer")  # the front one first
    play(position, "yes carrot")
    assert asked(position) == (0, "offer")  # although alone there now
    play(position, "yes tomato")
    assert (tables(position), position.state.order) == ([4, 4, 1], [0, 1, 2])  # lands in front


# --- R7.2, R7.3, R7.9 -------------------------------------------------------------------------------------------------


@rule("R7.2")
@pytest.mark.parametrize(("card", "good"), [("B05", "carrot"), ("B12", "cauliflower")])
def test_one_good_into_each_greenhouse_with_room_allowed_or_not(card: str, good: str) -> None:
    def change(state: State) -> None:
        show_cards(state, f"{card} B01 B02 B03 B06")
        give_house(state, 0, "G15")  # takes neither
        give_house(state, 0, "G16", "6 tomato")  # full
        give_house(state, 0, "G10", "4 lettuce")

    position = play(table(2, change, set="B"), f"T1 {card}")
    assert houses(position) == {
        "G15": {good: 1},
        "G16": {"tomato": 6},
        "G10": {"lettuce": 4, good: 1},
    }
    assert asked(position) == (1, "place-worker")


@rule("R7.2")
def test_there_must_be_an_empty_parcel() -> None:
    def change(state: State) -> None:
        show_cards(state, "B05 B12 B01 B02 B03")
        give_house(state, 0, "G16", "6 tomato")

    position = play(table(2, change, set="B"), "T1")
    assert why(position, "B05") == why(position, "B12") == "red-unusable R6.5"


@rule("R7.3")
def test_a_new_allowed_kind_into_each_greenhouse_with_room() -> None:
    def change(state: State) -> None:
        show_cards(state, "B11 B01 B02 B03 B06")
        give_house(state, 0, "G10", "4 lettuce")  # takes tomato, lettuce, mushroom
        give_house(state, 0, "G15", "2 tomato, 1 lettuce")  # nothing new is allowed
        give_house(state, 0, "G16", "6 tomato")  # full

    position = play(table(2, change, set="B"), "T1 B11")
    assert words(position) == ["tomato", "mushroom"]
    assert why(position, "lettuce") == "no-new-kind R7.3"
    play(position, "mushroom")
    assert houses(position)["G10"] == {"lettuce": 4, "mushroom": 1}
    assert houses(position)["G15"] == {"tomato": 2, "lettuce": 1}
    assert asked(position) == (1, "place-worker")


@rule("R7.3")
def test_without_a_new_kind_the_adviser_cannot_be_taken() -> None:
    def change(state: State) -> None:
        show_cards(state, "B11 B01 B02 B03 B06")
        give_house(state, 0, "G15", "2 tomato, 1 lettuce")

    assert why(play(table(2, change, set="B"), "T1"), "B11") == "red-unusable R6.5"


@rule("R7.9")
def test_one_of_each_kind_into_an_empty_greenhouse_of_five() -> None:
    def change(state: State) -> None:
        show_cards(state, "C03 C05 C06 C07 C10")
        give_house(state, 0, "G10")
        give_house(state, 0, "G11", "1 tomato")
        give_house(state, 0, "G15")

    position = play(table(2, change, set="C"), "T1 C10")
    assert words(position) == ["G10"]
    assert why(position, "G11") == "greenhouse-not-empty R5.2"
    assert why(position, "G15") == "no-greenhouse-of-five R7.9"
    play(position, "G10")
    assert houses(position)["G10"] == {"tomato": 1, "lettuce": 1, "mushroom": 1, "cauliflower": 1, "carrot": 1}


@rule("R7.9")
def test_without_an_empty_greenhouse_of_five_it_cannot_be_taken() -> None:
    def change(state: State) -> None:
        show_cards(state, "C03 C05 C06 C07 C10")
        give_house(state, 0, "G11", "1 tomato")
        give_house(state, 0, "G15")

    assert why(play(table(2, change, set="C"), "T1"), "C10") == "red-unusable R6.5"


# --- R7.4, R7.6, R7.7 -------------------------------------------------------------------------------------------------


@rule("R7.4")
@pytest.mark.parametrize(("house", "filled"), [("G01", 3), ("G05", 3), ("G10", 3), ("G15", 3)])
def test_before_homecoming_three_parcels_may_be_seeded(house: str, filled: int) -> None:
    start = both(owner("1 tomato", {house: ""}, "C12"), after_tourism)
    position = table(2, start)
    assert (asked(position), words(position)) == ((0, "offer"), ["yes", "no"])
    play(position, f"yes {house} tomato")
    assert houses(position)[house] == {"tomato": filled}
    assert goods(position) == {}


@rule("R7.4")
def test_small_plots_get_two_and_kinds_stay_as_they_are() -> None:
    start = both(owner("2 carrot", {"G15": ""}, "C12 D11"), after_tourism)
    position = play(table(2, start), "yes")
    assert words(position) == ["Q1", "Q2"]  # the greenhouse of six takes no carrots even so
    play(position, "Q1 carrot stop")
    assert houses(position)["Q1"] == {"carrot": 2}


@rule("R7.4")
def test_seeding_before_homecoming_may_be_declined_or_go_on() -> None:
    start = both(owner("2 tomato", {"G15": "", "G16": ""}, "C12"), after_tourism)
    declined = play(table(2, start), "no")
    assert houses(declined) == {"G15": {}, "G16": {}}
    twice = play(table(2, start), "yes G15 tomato G16 tomato")
    assert houses(twice) == {"G15": {"tomato": 3}, "G16": {"tomato": 3}}


@rule("R7.6")
@pytest.mark.parametrize(
    ("spaces", "gain"),
    [
        (("P1", "F2", "M3"), {}),  # a worker in every row
        (("P1", "F1", "M1", "T1", "P2", "F2"), {"lettuce": 1, "carrot": 1}),  # the third row is empty
        (("P1",), {"lettuce": 1, "carrot": 1}),  # two rows are empty, paid once
    ],
)
def test_an_empty_row_pays_once(spaces: tuple[str, ...], gain: dict[str, int]) -> None:
    def change(state: State) -> None:
        give_card(state, 0, "E01")
        worker_on(state, 1, *spaces)
        after_work(state)

    assert goods(table(2, change)) == gain


@rule("R7.7", "R7.14")
def test_a_greenhouse_is_given_away_with_its_goods_and_the_manager_advances() -> None:
    def change(state: State) -> None:
        show_cards(state, "E02 E01 E03 E05 E06")
        give_house(state, 0, "G01", "2 carrot")
        give_house(state, 0, "G05")
        give_card(state, 1, "E04")  # the opponent gives up a greenhouse: 1 lettuce

    position = play(table(2, change, set="E"), "T1 E02 G01")
    assert (houses(position, 0), houses(position, 1)) == ({"G05": {}}, {"G01": {"carrot": 2}})
    assert (tables(position), goods(position, 1)) == ([1, 0], {"lettuce": 1})


@rule("R7.7")
def test_without_a_greenhouse_nothing_can_be_given_away() -> None:
    position = play(table(2, lambda state: show_cards(state, "E02 E01 E03 E05 E06"), set="E"), "T1")
    assert why(position, "E02") == "red-unusable R6.5"


# --- R7.8, R7.10, R7.11 -----------------------------------------------------------------------------------------------


@rule("R7.8")
def test_the_pump_harvests_once_however_often_you_seeded() -> None:
    start = owner("2 tomato", {"G15": "", "G16": "", "G01": "2 carrot"}, "A03")
    position = play(table(4, start), "F1 G15 tomato G16 tomato yes")
    assert words(position) == ["G01", "G15", "G16"]
    play(position, "G01")
    assert (goods(position), asked(position)) == ({"carrot": 1}, (1, "place-worker"))


@rule("R7.8")
def test_without_seeding_the_pump_does_nothing() -> None:
    start = owner("", {"G01": "2 carrot"}, "A03")
    assert asked(play(table(4, start), "M1")) == (1, "place-worker")


@rule("R7.10")
def test_a_mushroom_once_per_worker_however_much_is_harvested() -> None:
    start = owner("", {"G01": "2 carrot", "G15": "3 tomato", "G16": "3 tomato"}, "A04")
    position = play(table(4, start), "F5 G01 G15 G16")
    assert goods(position) == {"carrot": 1, "tomato": 2, "mushroom": 1}


@rule("R7.10", "R6.6")
def test_a_harvest_by_another_card_counts_but_still_once() -> None:
    start = owner("1 tomato", {"G15": "", "G01": "2 carrot", "G16": "2 tomato"}, "A03 A04")
    position = play(table(4, start), "F4 first G15 tomato G16 yes G01")  # harvest by the space and by the pump
    assert goods(position) == {"tomato": 1, "carrot": 1, "mushroom": 1}


@rule("R7.10")
def test_harvest_time_brings_no_mushroom() -> None:
    start = both(owner("", {"G01": "2 carrot"}, "A04"), after_work)
    assert goods(table(2, start)) == {"carrot": 1}


@rule("R7.11")
def test_the_hoard_gives_its_top_good_after_seeding_until_it_is_empty() -> None:
    def change(state: State) -> None:
        owner("1 tomato", {"G15": ""}, "D03")(state)
        hoard = state.hoards[next(iter(state.hoards))]
        del hoard[:-1]  # one tomato is left on the card

    position = play(table(4, change), "F1 G15 tomato")
    assert asked(position) == (0, "offer")
    play(position, "yes")
    assert goods(position) == {"tomato": 1}
    assert position.view(None)["players"][0]["cards"][0]["goods"] == []

    def empty(state: State) -> None:
        owner("1 tomato", {"G15": ""}, "D03")(state)
        state.hoards = {card: [] for card in state.hoards}

    assert asked(play(table(4, empty), "F1 G15 tomato")) == (1, "place-worker")


@rule("R7.11")
def test_a_hoard_is_laid_on_the_card_when_it_is_taken() -> None:
    position = play(table(2, lambda state: show_cards(state, "D03 D04 D05 D06 D07"), set="D"), "T1 D03")
    hoard = position.view(None)["players"][0]["cards"][0]["goods"]
    assert hoard == ["tomato", "lettuce", "mushroom", "cauliflower", "carrot"]  # the top one first
    assert goods(position) == {}


@rule("R7.11", "R5.8")
def test_the_hoard_cannot_be_used_in_that_seeding_and_may_be_declined() -> None:
    start = owner("1 tomato", {"G15": "", "G16": ""}, "D03")
    position = play(table(4, start), "F1 G15 tomato no")
    assert (goods(position), houses(position)["G16"]) == ({}, {})


# --- R7.12 to R7.14 ---------------------------------------------------------------------------------------------------


@rule("R7.12")
@pytest.mark.parametrize(("line", "mushrooms"), [("T2 first G01", 1), ("T3 carrot G01 G05", 2 + 1)])
def test_a_mushroom_for_each_greenhouse_discarded(line: str, mushrooms: int) -> None:
    position = play(table(2, owner("2 carrot", {"G01": "", "G05": ""}, "B01")), line)
    assert goods(position)["mushroom"] == mushrooms


@rule("R7.13")
def test_the_first_to_harvest_by_an_action_gets_a_mushroom() -> None:
    def change(state: State) -> None:
        for seat, house in ((0, "G15"), (1, "G16")):
            give_house(state, seat, house, "5 tomato")
        give_card(state, 0, "E03")

    position = play(table(2, change), "F3 G15")
    assert goods(position) == {"tomato": 1, "mushroom": 1}
    play(position, "M2 F2 G15")
    assert goods(position) == {"tomato": 2, "mushroom": 1}  # no longer the first of this Work Time


@rule("R7.13")
def test_after_the_opponent_it_is_too_late() -> None:
    def change(state: State) -> None:
        for seat, house in ((0, "G15"), (1, "G16")):
            give_house(state, seat, house, "5 tomato")
        give_card(state, 1, "E03")

    position = play(table(2, change), "F3 G15 F2 G16")
    assert goods(position, 1) == {"tomato": 1}


@rule("R7.13")
def test_in_the_next_round_the_race_is_on_again() -> None:
    def change(state: State) -> None:
        for seat, house in ((0, "G15"), (1, "G16")):
            give_house(state, seat, house, "6 tomato")
        give_card(state, 0, "E03")

    position = play(table(2, change), "F3 G15")
    while position.state.round == 1:
        play(position, words(position)[-1])
    assert position.state.harvester == -1


@rule("R7.14")
def test_the_neighbour_answers_to_each_greenhouse_the_opponent_discards() -> None:
    def change(state: State) -> None:
        give_goods(state, 0, "2 tomato")
        give_house(state, 0, "G01")
        give_house(state, 0, "G05")
        give_house(state, 1, "G06")
        give_card(state, 1, "E04")

    position = play(table(2, change), "T3 tomato G01 G05")
    assert goods(position, 1) == {"lettuce": 2}
    play(position, "T2 first G06")  # not for one's own
    assert goods(position, 1) == {"lettuce": 2}
    assert cards(position, 1) == ["E04"]
    assert "discards-house" in told(position)
