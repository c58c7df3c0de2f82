"""R12: scenarios and events."""

from __future__ import annotations

import pytest

from langbord.engine.position import Position
from langbord.games.reykholt.edition.loader import load_deck
from langbord.games.reykholt.rules.game import GAME
from langbord.games.reykholt.rules.moves import EVENT_WORDS, GOOD_WORDS, HOUSE_CARDS
from langbord.games.reykholt.rules.state import NOBODY, State
from tests.games.reykholt.table import (
    EDITION,
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
    in_tourism,
    next_event,
    play,
    stand,
    table,
    tables,
    told,
    why,
    words,
)
from tests.rules import rule

SCENARIOS = load_deck(EDITION, "A").scenarios
EVERY_SCENARIO = pytest.mark.parametrize("number", [1, 2, 3, 4, 5])


def event(word: str, seats: int = 2, scenario: str = "1", change: object = None) -> Position[State]:
    """Round 2 of a story, beginning with this event; everybody's stock is empty."""

    def begin(state: State) -> None:
        state.round = 2
        next_event(state, word)
        if callable(change):
            change(state)

    return table(seats, begin, scenario=scenario)


# --- scenarios (R12.1) ------------------------------------------------------------------------------------------------


@rule("R12.1")
@EVERY_SCENARIO
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_scenario_sets_the_rounds_also_for_one_seat(number: int, seats: int) -> None:
    scenario = SCENARIOS[number - 1]
    position = table(seats, scenario=str(number))
    assert position.state.rounds == scenario.rounds[seats - 1]
    assert 5 < position.state.rounds <= 8
    assert position.view(None)["scenario"] == f"S{number}"


@rule("R12.1")
def test_a_game_with_a_scenario_lasts_its_rounds() -> None:
    position = table(2, scenario="4")
    while position.ask is not None:
        position.play(position.ask.moves[-1])
    assert position.state.round == 8
    assert told(position).count("event") == 8


@rule("R12.1")
def test_the_first_scenario() -> None:
    """A tomato and a lettuce to begin with; the bonus gives one more."""
    position = table(2, lambda state: next_event(state, "V10"), scenario="1")
    assert [goods(position, seat) for seat in (0, 1)] == [{"tomato": 1, "lettuce": 1}] * 2

    def change(state: State) -> None:
        in_tourism(state)
        stand(state, (0, 0), (1, 0))

    assert goods(play(table(2, change, scenario="1"), "bonus")) == {"tomato": 2}


@rule("R12.1")
def test_the_second_scenario() -> None:
    """A greenhouse of six to begin with; no flags in Property."""
    position = table(2, lambda state: next_event(state, "V12"), scenario="2")
    assert asked(position) == (0, "offer")  # a greenhouse of your choice may be declined (R6.8)
    play(position, "yes yes")
    assert [list(houses(position, seat)) for seat in (0, 1)] == [["G15"], ["G16"]]
    play(position, "P1 size-3 M1 first")
    assert "P2" in words(position)


@rule("R12.1")
def test_the_third_scenario() -> None:
    """No greenhouses of three; those of four take every kind."""

    def change(state: State) -> None:
        next_event(state, "V12")
        give_house(state, 0, "G05")
        give_goods(state, 0, "1 carrot")

    position = table(2, change, scenario="3")
    assert position.view(None)["piles"][0]["left"] == 0
    play(position, "F2 G05 carrot")
    assert houses(position)["G05"] == {"carrot": 4}


@rule("R12.1")
def test_the_fourth_scenario() -> None:
    """Two more service cards; seeding leaves a parcel empty."""

    def change(state: State) -> None:
        next_event(state, "V12")
        give_house(state, 0, "G05")
        give_goods(state, 0, "1 tomato")

    position = table(2, change, scenario="4")
    assert len(position.state.display) == 7
    assert len(table(1, scenario="4").state.display) == 5
    play(position, "F2 G05 tomato")
    assert houses(position)["G05"] == {"tomato": 3}


@rule("R12.1")
def test_the_fifth_scenario() -> None:
    """All start at the table of one mushroom; the bonus gives one less."""
    position = table(3, scenario="5")
    assert tables(position) == [3, 3, 3]

    def change(state: State) -> None:
        stand(state, (0, 5), (1, 5))
        in_tourism(state)

    assert goods(play(table(2, change, scenario="5"), "bonus")) == {"tomato": 1}  # 2 less 1


@rule("R12.1")
@EVERY_SCENARIO
def test_everybody_sees_goals_and_how_far_they_are_met(number: int) -> None:
    position = table(2, scenario=str(number))
    for player in position.view(None)["players"]:
        place, possession = player["goals"]
        assert (place["key"], place["have"], place["met"]) == ("place", player["table"], False)
        assert place["need"] == SCENARIOS[number - 1].place[1]
        assert possession["need"] == SCENARIOS[number - 1].possession[1].amount


# --- events (R12.2 to R12.4) ------------------------------------------------------------------------------------------


@rule("R12.2")
def test_thirteen_events_in_a_secret_order() -> None:
    position = table(2, lambda state: setattr(state, "round", 1), scenario="1")
    left = position.state.events.cards
    assert len(left) == 12  # one has been revealed
    assert len({*left, HOUSE_CARDS + position.state.event}) == 13
    assert position.view(0)["events_left"] == 12
    orders = {tuple(GAME.new(2, seed=seed, options={"scenario": "1"}).state.events.cards) for seed in range(10)}
    assert len(orders) == 10


@rule("R12.2")
def test_without_a_scenario_there_are_no_events() -> None:
    position = table(2)
    assert (position.state.event, len(position.state.events)) == (NOBODY, 0)
    assert position.view(0)["events_left"] is None


@rule("R12.3")
def test_each_work_time_reveals_a_new_event() -> None:
    position = table(2, scenario="1")
    seen: list[int] = []
    while position.ask is not None:
        if position.state.event != NOBODY and (not seen or seen[-1] != position.state.event):
            seen.append(position.state.event)
        position.play(position.ask.moves[-1])
    assert len(seen) == len(set(seen)) == 7
    assert position.state.event == NOBODY  # discarded


@rule("R12.3")
def test_the_event_comes_before_the_gift_and_before_cards() -> None:
    def change(state: State) -> None:
        next_event(state, "V09")  # 1 good of your choice
        state.round = 2
        give_card(state, 0, "C08")  # start of Work Time, no goods: 1 carrot

    position = table(1, change, scenario="1")
    assert (asked(position), goods(position)) == ((0, "choose-good"), {})
    play(position, "mushroom")
    assert goods(position) == {"mushroom": 1, "tomato": 1}  # the gift after it; and goods are owned, so no carrot


@rule("R12.4")
def test_what_an_event_asks_is_answered_in_turn_order() -> None:
    position = event("V06", seats=3)  # 2 lettuce or 1 carrot; round 2 starts with seat 1
    order = []
    while asked(position)[1] == "which-option":
        order.append(asked(position)[0])
        play(position, "second")
    assert order == [1, 2, 0]
    assert [goods(position, seat) for seat in range(3)] == [{"carrot": 1}] * 3


@rule("R12.4")
def test_a_ban_ends_with_the_round() -> None:
    position = event("V12")  # M2 is closed
    assert why(position, "M2") == "forbidden-this-round R12.4"
    while position.state.round == 2:
        play(position, words(position)[0])
    assert why(position, "M2") != "forbidden-this-round R12.4"


GIFTS = {"V01": {"tomato": 2}, "V02": {"mushroom": 1}, "V03": {"cauliflower": 1}, "V05": {"carrot": 1}}


@rule("R12.4")
@pytest.mark.parametrize("word", sorted(GIFTS))
def test_gifts_for_all(word: str) -> None:
    position = event(word, seats=3)
    assert [goods(position, seat) for seat in range(3)] == [GIFTS[word]] * 3
    assert asked(position) == (1, "place-worker")


def with_a_crop(state: State) -> None:
    give_house(state, 0, "G01", "2 carrot")
    give_house(state, 1, "G15", "2 tomato")


@rule("R12.4")
def test_a_harvest_for_all() -> None:
    position = event("V04", change=with_a_crop)
    play(position, "yes G15 no")
    assert (goods(position, 1), goods(position, 0)) == ({"tomato": 1}, {})


@rule("R12.4")
def test_an_event_nobody_can_use_asks_nobody() -> None:
    assert asked(event("V04")) == (1, "place-worker")
    assert asked(event("V07")) == (1, "place-worker")
    assert asked(event("V08")) == (1, "place-worker")


@rule("R12.4")
def test_swaps_may_be_declined() -> None:
    def change(state: State) -> None:
        for seat in (0, 1):
            give_goods(state, seat, "1 tomato")

    position = play(event("V07", change=change), "yes no")
    assert (goods(position, 1), goods(position, 0)) == ({"cauliflower": 1}, {"tomato": 1})


@rule("R12.4")
def test_a_greenhouse_for_a_mushroom_and_a_carrot() -> None:
    position = play(event("V08", change=with_a_crop), "yes G15 no")
    assert (goods(position, 1), houses(position, 1)) == ({"mushroom": 1, "carrot": 1}, {})
    assert houses(position, 0) == {"G01": {"carrot": 2}}


@rule("R12.4")
@pytest.mark.parametrize("good", GOOD_WORDS)
def test_a_good_of_your_choice(good: str) -> None:
    position = play(event("V09"), f"{good} tomato")
    assert goods(position, 1) == {good: 1}


@rule("R12.4")
def test_a_round_of_single_harvests() -> None:
    def change(state: State) -> None:
        for word in ("G01", "G02", "G05"):
            give_house(state, 1, word, "2 tomato")

    position = play(event("V10", change=change), "F3 G01")
    assert asked(position) == (0, "place-worker")
    assert goods(position, 1) == {"tomato": 1}


@rule("R12.4")
def test_a_round_in_which_seeding_leaves_a_parcel_empty() -> None:
    def change(state: State) -> None:
        give_house(state, 1, "G15")
        give_goods(state, 1, "1 tomato")

    position = play(event("V11", change=change), "F2 G15 tomato")
    assert houses(position, 1) == {"G15": {"tomato": 5}}


@rule("R12.4")
def test_a_round_with_a_smaller_bonus() -> None:
    def change(state: State) -> None:
        after_work(state)
        state.event = EVENT_WORDS.index("V13")
        state.events.cards.remove(HOUSE_CARDS + state.event)
        state.bent |= 1 << 3  # the bonus gives less
        stand(state, (0, 6), (1, 0))

    position = play(table(2, change, scenario="3"), "bonus")  # a table of two lettuce
    assert goods(position) == {"lettuce": 1}
    smallest = play(table(2, both(change, lambda state: stand(state, (0, 0), (1, 0))), scenario="3"), "bonus")
    assert goods(smallest) == {}  # never below nothing


# --- winning (R12.5 to R12.7) -----------------------------------------------------------------------------------------


HOUSES = ("G01", "G05", "G06", "G10", "G11", "G15")


def give(state: State, seat: int, number: int, less: int = 0) -> None:
    """What a scenario wants a player to have in the end, or a little less of it."""
    goal = SCENARIOS[number - 1].possession[len(state.players) - 1]
    amount = goal.amount - less
    if goal.thing == "good":
        give_goods(state, seat, f"{amount} {GOOD_WORDS[goal.good]}")
    elif goal.thing == "kind":
        give_goods(state, seat, ", ".join(f"1 {word}" for word in GOOD_WORDS[:amount]))
    elif goal.thing == "service card":
        for word in ("A03", "A04", "A05", "A06")[:amount]:
            give_card(state, seat, word)
    else:
        for word in HOUSES[:amount]:
            give_house(state, seat, word, "1 tomato")


def ended(number: int, *places: tuple[int, int], owners: tuple[int, ...] = (), less: int = 0) -> Position[State]:
    """The end of a scenario with managers there; the owners have what it wants, or a little less."""

    def change(state: State) -> None:
        stand(state, *places)
        for seat in owners:
            give(state, seat, number, less)
        after_tourism(state)
        state.round = state.rounds

    return table(len(places), change, scenario=str(number))


@rule("R12.5", "R12.6")
@EVERY_SCENARIO
def test_place_and_possession_are_both_needed(number: int) -> None:
    need = SCENARIOS[number - 1].place[1]
    assert ended(number, (0, need), (1, 1), owners=(0,)).winners() == [0]
    assert ended(number, (0, need), (1, 1), owners=(0,), less=1).winners() == []  # one is missing
    assert ended(number, (0, need - 1), (1, 1), owners=(0,)).winners() == []  # not far enough


@rule("R12.5")
def test_whoever_meets_the_goals_wins_before_one_who_is_farther() -> None:
    need = SCENARIOS[0].place[1]
    assert ended(1, (1, need + 3), (0, need), owners=(0,)).winners() == [0]


@rule("R12.5")
def test_of_several_the_farthest_wins_and_on_one_table_the_one_in_front() -> None:
    need = SCENARIOS[0].place[1]
    assert ended(1, (1, need + 1), (0, need), owners=(0, 1)).winners() == [1]
    assert ended(1, (1, need), (0, need), owners=(0, 1)).winners() == [1]


@rule("R12.6")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_if_nobody_meets_them_nobody_wins(seats: int) -> None:
    position = ended(1, *[(seat, 29 - seat) for seat in range(seats)])
    assert (position.ask, position.winners()) == (None, [])


@rule("R12.7")
@EVERY_SCENARIO
def test_alone_the_goals_of_the_scenario_decide(number: int) -> None:
    need = SCENARIOS[number - 1].place[0]
    assert ended(number, (0, need), owners=(0,)).winners() == [0]
    assert ended(number, (0, max(need, 25))).winners() == []  # beyond the table of five tomatoes


@rule("R12.7")
def test_a_story_alone_keeps_the_rest_of_the_solo_rules() -> None:
    position = table(1, lambda state: next_event(state, "V12"), scenario="3")
    assert (goods(position), list(houses(position))) == ({"tomato": 1}, ["G19"])
    assert why(position, "P1") == "space-taken R3.2"
    assert (len(position.state.display), cards(position)) == (3, [])
