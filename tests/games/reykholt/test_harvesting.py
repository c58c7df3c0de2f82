"""R5.5 to R5.7 and R9.1: harvesting by actions and in Harvest Time."""

from __future__ import annotations

from langbord.games.reykholt.rules.state import State
from tests.games.reykholt.table import (
    after_work,
    asked,
    give_goods,
    give_house,
    goods,
    houses,
    owner,
    play,
    table,
    why,
    words,
)
from tests.rules import rule

THREE = {"G01": "2 carrot", "G05": "1 lettuce", "G15": "3 tomato", "G16": ""}


@rule("R5.5")
def test_one_good_from_one_greenhouse() -> None:
    position = play(table(2, owner("", {"G01": "2 carrot"})), "F3 G01")
    assert goods(position) == {"carrot": 1}
    assert houses(position) == {"G01": {"carrot": 1}}


@rule("R5.5")
def test_an_empty_greenhouse_gives_nothing() -> None:
    position = play(table(2, owner("", THREE)), "F3")
    assert words(position) == ["G01", "G05", "G15"]
    assert why(position, "G16") == "nothing-to-harvest R5.5"


@rule("R5.6")
def test_different_greenhouses_one_good_each() -> None:
    position = play(table(2, owner("", THREE)), "F3 G01")
    assert why(position, "G01") == "harvested-already R5.6"
    play(position, "G15")
    assert goods(position) == {"tomato": 1, "carrot": 1}
    assert asked(position) == (1, "place-worker")


@rule("R5.6")
def test_more_are_not_offered() -> None:
    position = play(table(2, owner("", {**THREE, "G16": "2 tomato"})), "F3 G01 G05")
    assert asked(position) == (1, "place-worker")
    assert houses(position)["G16"] == {"tomato": 2}


@rule("R5.6")
def test_fewer_are_allowed_but_not_none() -> None:
    position = play(table(2, owner("", THREE)), "F3")
    assert why(position, "stop") == "harvest-one R5.6"
    play(position, "G05")
    assert "stop" in words(position)
    play(position, "stop")
    assert goods(position) == {"lettuce": 1}


@rule("R5.6")
def test_beside_another_action_the_harvest_may_be_left_out() -> None:
    position = play(table(2, owner("1 tomato", {"G15": "", "G01": "2 carrot"})), "F2 first G15 tomato")
    assert asked(position) == (0, "harvest")
    assert "stop" in words(position)
    play(position, "stop")
    assert houses(position)["G01"] == {"carrot": 2}
    assert asked(position) == (1, "place-worker")


@rule("R5.6")
def test_a_space_of_which_only_the_harvest_is_possible_takes_one() -> None:
    position = play(table(2, owner("", {"G01": "2 carrot"})), "F2")  # seed at least 1; harvest up to 1
    assert (asked(position), words(position)) == ((0, "harvest"), ["G01"])


@rule("R5.7")
def test_all_from_one_greenhouse() -> None:
    position = play(table(4, owner("", THREE)), "F6 G15")  # 1 lettuce; up to 2 from one greenhouse
    assert why(position, "G01") == "other-greenhouse R5.7"
    assert set(words(position)) == {"G15", "stop"}
    play(position, "G15")
    assert goods(position) == {"tomato": 2, "lettuce": 1}
    assert asked(position) == (1, "place-worker")


@rule("R5.7")
def test_one_greenhouse_may_be_left_after_the_first_or_run_out() -> None:
    stopped = play(table(4, owner("", THREE)), "F6 G15 stop")
    assert goods(stopped) == {"tomato": 1, "lettuce": 1}
    out = play(table(4, owner("", THREE)), "F6 G05")  # a single lettuce grows there
    assert goods(out) == {"lettuce": 2}
    assert asked(out) == (1, "place-worker")


@rule("R5.7")
def test_from_one_mixed_greenhouse_each_good_is_chosen() -> None:
    position = play(table(4, owner("", {"G10": "1 carrot, 2 tomato"})), "F6 G10 carrot G10")
    assert goods(position) == {"carrot": 1, "tomato": 1, "lettuce": 1}


@rule("R9.1")
def test_harvest_time_takes_one_from_each_planted_greenhouse_of_everybody() -> None:
    def change(state: State) -> None:
        give_house(state, 0, "G01", "3 carrot")
        give_house(state, 0, "G05", "1 lettuce")
        give_house(state, 0, "G06")
        give_house(state, 1, "G15", "6 tomato")
        give_goods(state, 1, "1 tomato")
        after_work(state)

    position = table(2, change)
    assert (goods(position, 0), goods(position, 1)) == ({"carrot": 1, "lettuce": 1}, {"tomato": 2})
    assert houses(position, 0) == {"G01": {"carrot": 2}, "G05": {}, "G06": {}}
    assert asked(position) == (0, "tourism")


@rule("R9.1", "R4.7")
def test_in_harvest_time_too_the_owner_of_a_mixed_greenhouse_chooses_but_must() -> None:
    def change(state: State) -> None:
        give_house(state, 0, "G10", "4 tomato, 1 carrot")
        give_house(state, 1, "G11", "4 lettuce, 1 carrot")
        after_work(state)

    position = table(2, change)
    assert (asked(position), words(position)) == ((0, "harvest-good"), ["tomato", "carrot"])
    assert why(position, "stop") is not None
    play(position, "carrot")
    assert (asked(position), words(position)) == ((1, "harvest-good"), ["lettuce", "carrot"])
    play(position, "carrot")
    assert (goods(position, 0), goods(position, 1)) == ({"carrot": 1}, {"carrot": 1})
