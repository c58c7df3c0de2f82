"""Rules that meet: cards with cards, cards with stories, the order of small things."""

from __future__ import annotations

from langbord.games.reykholt.rules.moves import EVENT_WORDS, HOUSE_CARDS
from langbord.games.reykholt.rules.rule_modifiers import bend_for_all
from langbord.games.reykholt.rules.state import State
from tests.games.reykholt.table import (
    after_tourism,
    after_work,
    asked,
    both,
    give_card,
    give_goods,
    give_house,
    goods,
    houses,
    in_tourism,
    next_event,
    owner,
    play,
    show_cards,
    stand,
    table,
    tables,
    why,
    words,
)
from tests.rules import rule


def event_of_this_round(state: State, word: str) -> None:
    """An event that has been revealed already."""
    state.event = EVENT_WORDS.index(word)
    state.events.cards.remove(HOUSE_CARDS + state.event)
    bend_for_all(state)


# --- actions and answers (R6.6) ---------------------------------------------------------------------------------------


@rule("R6.6")
def test_what_a_red_card_does_is_no_action_of_a_space() -> None:
    def change(state: State) -> None:
        show_cards(state, "A10 A04 A05 A06 A07")  # seed once from the supply
        give_card(state, 0, "A03")  # after an action with seeding: harvest once
        give_house(state, 0, "G15")
        give_house(state, 0, "G01", "2 carrot")

    position = play(table(2, change, story="on"), "T1 A10 G15 tomato")
    assert asked(position) == (1, "place-worker")  # the pump answers to the seeding of a space only
    assert goods(position) == {}


@rule("R6.6")
def test_by_rules_1_it_belonged_to_the_action_that_took_the_card() -> None:
    def change(state: State) -> None:
        state.play_by(1)
        show_cards(state, "A10 A04 A05 A06 A07")
        give_card(state, 0, "A03")
        give_house(state, 0, "G15")
        give_house(state, 0, "G01", "2 carrot")

    position = play(table(2, change, story="on"), "T1 A10 G15 tomato")
    assert asked(position) == (0, "offer")
    play(position, "yes G01")
    assert goods(position) == {"carrot": 1}


@rule("R6.6", "R7.11")
def test_a_seeding_that_a_card_answers_with_is_no_action() -> None:
    def change(state: State) -> None:
        give_card(state, 0, "D03")  # after an action with seeding: the top good of the hoard
        give_card(state, 0, "D04")  # whenever you take a greenhouse: seed once

    position = play(table(2, change, set="D"), "P1 size-6 yes G15 tomato")  # the tomato of the space
    assert houses(position) == {"G15": {"tomato": 6}}
    assert asked(position) == (1, "place-worker")
    assert goods(position) == {}


@rule("R6.6", "R7.13")
def test_a_harvest_by_a_card_does_not_make_you_the_first_harvester() -> None:
    def change(state: State) -> None:
        give_card(state, 0, "A03")
        give_card(state, 0, "E03")
        give_goods(state, 0, "1 tomato")
        give_house(state, 0, "G15")
        give_house(state, 0, "G01", "2 carrot")

    position = play(table(2, change), "F1 G15 tomato yes G01")
    assert goods(position) == {"tomato": 1, "carrot": 1}
    assert position.state.harvester == -1


# --- taking the last cards (R6.2) -------------------------------------------------------------------------------------


@rule("R6.2", "R6.5")
def test_the_good_of_the_stack_comes_before_the_effect_of_a_red_card() -> None:
    def change(state: State) -> None:
        show_cards(state, "D01 D05 D06")  # the third last: a tomato
        give_goods(state, 0, "3 carrot")

    position = play(table(2, change, set="D"), "T1 D01")
    assert (asked(position), words(position)) == ((0, "discard"), ["tomato", "carrot"])
    play(position, "tomato carrot carrot")
    assert (goods(position), tables(position)) == ({"carrot": 1}, [1, 0])


# --- arrows and greenhouses (R3.7, R4.5) ------------------------------------------------------------------------------


@rule("R1.12", "R4.5")
def test_goods_in_a_discarded_greenhouse_do_not_pay_for_its_own_arrow() -> None:
    crop = {"G01": "3 carrot", "G05": "4 tomato"}
    assert why(table(2, owner("", crop)), "T3") == "not-alike R3.10"
    position = play(table(2, owner("2 lettuce", crop)), "T3 lettuce G01 G05")
    assert (goods(position), tables(position)) == ({"mushroom": 1, "cauliflower": 1, "carrot": 1}, [1, 0])


@rule("R3.7", "R4.3")
def test_a_greenhouse_discarded_in_a_round_can_be_taken_by_the_next_worker() -> None:
    def change(state: State) -> None:
        state.piles[0] = []
        give_house(state, 0, "G01")

    position = play(table(2, change), "T2 first G01 P1 size-3")
    assert houses(position, 1) == {"G01": {}}


@rule("R3.5", "R4.3")
def test_a_choice_between_a_random_greenhouse_and_a_paid_one() -> None:
    position = play(table(2, owner("1 tomato")), "P3")  # with the tomato of the space two goods are there
    assert words(position) == ["first", "second"]
    play(position, "second tomato tomato size-3")
    assert (goods(position), list(houses(position))) == ({}, ["G01"])
    poor = play(table(2), "P3")
    assert list(houses(poor)) == ["G19"]  # one good is not enough: no question


# --- stories and cards (R12) ------------------------------------------------------------------------------------------


@rule("R12.1", "R9.4")
def test_what_changes_the_bonus_adds_up() -> None:
    def change(state: State) -> None:
        state.event = EVENT_WORDS.index("V13")  # the bonus gives one less
        state.events.cards.remove(HOUSE_CARDS + state.event)
        bend_for_all(state)
        stand(state, (0, 10), (1, 0))
        in_tourism(state)

    assert goods(play(table(2, change, scenario="1"), "bonus")) == {"tomato": 3}  # one more of the story, and one less
    assert goods(play(table(2, change, scenario="5"), "bonus")) == {"tomato": 1}  # one less twice


@rule("R12.4", "R9.4")
def test_the_bonus_never_takes_goods_away() -> None:
    def change(state: State) -> None:
        event_of_this_round(state, "V13")  # one less, and one less by the scenario
        stand(state, (0, 0), (1, 0))
        give_goods(state, 0, "3 tomato")
        in_tourism(state)

    position = play(table(2, change, scenario="5"), "bonus")
    assert (tables(position)[0], goods(position)) == (1, {"tomato": 3})


@rule("R12.4", "R7.4")
def test_a_seeding_before_homecoming_also_leaves_a_parcel_empty() -> None:
    def change(state: State) -> None:
        owner("1 tomato", {"G15": ""}, "C12")(state)
        after_tourism(state)

    position = play(table(2, change, scenario="4"), "yes G15 tomato")
    assert houses(position)["G15"] == {"tomato": 2}


@rule("R12.4", "R5.1")
def test_one_parcel_is_always_seeded() -> None:
    def change(state: State) -> None:
        owner("1 tomato", cards="D11")(state)
        event_of_this_round(state, "V11")  # leaves one parcel empty, and so does the scenario
        state.phase = "work"

    position = play(table(2, change, scenario="4"), "F2 Q1 tomato")
    assert houses(position)["Q1"] == {"tomato": 1}


@rule("R12.4", "R9.1")
def test_single_harvests_are_a_matter_of_work_time_only() -> None:
    def change(state: State) -> None:
        event_of_this_round(state, "V10")
        for word in ("G01", "G05", "G15"):
            give_house(state, 0, word, "2 tomato")
        after_work(state)

    assert goods(table(2, change, scenario="3")) == {"tomato": 3}


@rule("R12.4", "R5.7")
def test_single_harvests_also_hold_for_one_greenhouse() -> None:
    def change(state: State) -> None:
        event_of_this_round(state, "V10")
        give_house(state, 0, "G15", "4 tomato")
        state.phase = "work"

    position = play(table(4, change, scenario="3"), "F6 G15")
    assert asked(position) == (1, "place-worker")
    assert goods(position) == {"tomato": 1, "lettuce": 1}


@rule("R12.4", "R7.14")
def test_a_greenhouse_given_up_for_an_event_is_discarded() -> None:
    def change(state: State) -> None:
        next_event(state, "V08")
        give_house(state, 0, "G01")
        give_card(state, 0, "B01")  # a mushroom for each greenhouse you discard

    position = play(table(2, change, scenario="3"), "yes G01")
    assert goods(position) == {"mushroom": 2, "carrot": 1}


# --- the end of the last round (R10.3) --------------------------------------------------------------------------------


@rule("R10.1", "R10.3")
def test_the_last_homecoming_still_has_its_cards() -> None:
    def change(state: State) -> None:
        owner("1 tomato", {"G15": ""}, "C12")(state)
        after_tourism(state)
        state.round = 7

    position = table(2, change)
    assert asked(position) == (0, "offer")
    play(position, "no")
    assert position.ask is None


@rule("R7.1", "R10.5")
def test_the_elder_can_decide_the_game() -> None:
    def change(state: State) -> None:
        give_card(state, 0, "A08")
        give_goods(state, 0, "5 carrot")
        stand(state, (1, 21), (0, 21))
        after_tourism(state)
        state.round = 7

    waits = play(table(2, change), "no")
    moves = play(table(2, change), "yes" + " carrot" * 5)
    assert (waits.winners(), moves.winners()) == ([1], [0])


@rule("R6.7", "R9.6")
def test_an_any_time_card_may_pay_for_one_more_table() -> None:
    def change(state: State) -> None:
        give_goods(state, 0, "2 tomato")
        give_card(state, 0, "D10")
        stand(state, (0, 0), (1, 0))
        in_tourism(state)

    position = play(table(2, both(change)), "bonus")  # three tomatoes, no lettuce for the next table
    assert words(position) == ["use-D10", "stop"]
    play(position, "use-D10 pay")
    assert tables(position) == [2, 0]
