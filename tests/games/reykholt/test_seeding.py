"""R5.1 to R5.4 and R5.8: seeding."""

from __future__ import annotations

import pytest

from langbord.games.reykholt.rules.state import State
from tests.games.reykholt.table import (
    asked,
    both,
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


@rule("R5.1")
def test_one_good_from_the_stock_the_rest_from_the_supply() -> None:
    position = play(table(2, owner("2 lettuce", {"G15": ""})), "F2 G15 lettuce")
    assert goods(position) == {"lettuce": 1}
    assert houses(position) == {"G15": {"lettuce": 6}}


@rule("R5.1")
def test_a_kind_must_be_owned_and_allowed() -> None:
    position = play(table(2, owner("1 tomato, 1 carrot", {"G15": ""})), "F2 G15")
    assert words(position) == ["tomato"]
    assert why(position, "lettuce") == "good-not-owned R5.1"
    assert why(position, "carrot") == "kind-not-taken R5.1"


@rule("R5.1")
def test_greenhouses_of_others_cannot_be_seeded() -> None:
    def change(state: State) -> None:
        give_goods(state, 0, "3 tomato")
        give_house(state, 0, "G15")
        give_house(state, 1, "G16")

    position = play(table(2, change), "F2")
    assert words(position) == ["G15"]
    assert why(position, "G16") == "greenhouse-not-yours R4.5"


@rule("R5.2")
def test_a_half_harvested_greenhouse_cannot_be_seeded() -> None:
    position = play(table(2, owner("2 tomato", {"G15": "1 tomato", "G16": ""})), "F2 first")
    assert words(position) == ["G16"]
    assert why(position, "G15") == "greenhouse-not-empty R5.2"


@rule("R5.3")
def test_at_least_one_allows_any_number() -> None:
    houses_of_six = {"G15": "", "G16": "", "G10": "", "G11": ""}
    position = play(table(2, owner("4 tomato", houses_of_six)), "F2 G15 tomato")
    assert "stop" in words(position)
    play(position, "G16 tomato G10 tomato G11 tomato")
    assert all(growing for growing in houses(position).values())


@rule("R5.3")
def test_at_least_two_may_not_stop_after_one() -> None:
    position = play(table(2, owner("3 tomato", {"G15": "", "G16": "", "G10": ""})), "F3 G15 tomato")
    assert words(position) == ["G10", "G16"]
    assert why(position, "stop") == "seed-more R5.3"
    play(position, "G16 tomato")
    assert words(position) == ["G10", "stop"]
    play(position, "stop")
    assert asked(position) == (1, "place-worker")


@rule("R5.3")
def test_a_plain_number_is_a_maximum() -> None:
    four = owner("3 tomato", {"G15": "", "G16": "", "G10": ""})
    position = play(table(4, four), "F1")  # seed 1 or 2 times
    assert "stop" not in words(position)
    play(position, "G15 tomato")
    assert "stop" in words(position)
    play(position, "G16 tomato")
    assert asked(position) == (1, "place-worker")  # two at most
    one = play(table(2, four), "F1 G15 tomato")  # 1 tomato; seed 1
    assert asked(one) == (1, "place-worker")


@rule("R5.4")
@pytest.mark.parametrize(
    ("stock", "houses_owned"),
    [
        ("5 tomato", {"G15": ""}),  # one empty greenhouse
        ("1 tomato", {"G15": "", "G16": ""}),  # one good
        ("1 tomato, 4 carrot", {"G15": "", "G16": ""}),  # one good that fits
        ("5 tomato", {"G15": "", "G16": "1 tomato"}),  # one of them is not empty
        ("3 carrot, 3 tomato", {"G15": "", "G20": "1 carrot"}),
    ],
)
def test_at_least_two_needs_two_possible_seedings(stock: str, houses_owned: dict[str, str]) -> None:
    start = owner(stock, {**houses_owned, "G01": "1 carrot"})
    position = play(table(2, start), "F3")  # harvest up to 3 or seed at least 2
    assert asked(position) == (0, "harvest")


@rule("R5.4")
def test_a_space_that_asks_for_two_seedings_cannot_be_taken_for_one() -> None:
    position = table(2, owner("5 tomato", {"G15": ""}))
    assert why(position, "F3") == "neither-side R3.6"  # and nothing to harvest
    reason = position.why_not(0, "F3")
    assert reason is not None
    assert [value for _, (_, value) in reason.values] == ["nothing-to-harvest", "too-few-seedings"]
    assert "F3" not in words(position)
    assert "F2" in words(position)  # one is enough there


@rule("R5.4")
def test_a_seeding_that_puts_the_number_out_of_reach_is_not_offered() -> None:
    start = owner("1 tomato, 1 carrot", {"G01": "", "G15": ""})  # G15 takes no carrots
    position = play(table(2, start), "F3")
    assert set(words(position)) == {"G01", "G15"}
    play(position, "G01")
    assert words(position) == ["carrot"]
    assert why(position, "tomato") == "too-few-seedings R5.4"
    play(position, "carrot G15 tomato")
    assert houses(position) == {"G01": {"carrot": 3}, "G15": {"tomato": 6}}


@rule("R5.4")
def test_a_greenhouse_that_would_use_up_the_only_fitting_good_is_not_offered() -> None:
    start = owner("2 tomato, 1 mushroom", {"G15": "", "G16": "", "G22": ""})
    position = play(table(2, start), "F3 G15 tomato")
    assert set(words(position)) == {"G16", "G22"}


@rule("R5.8")
def test_cards_answer_after_all_seeding_is_done() -> None:
    start = owner("2 tomato", {"G15": "", "G16": ""}, "A03")  # after seeding you may harvest once
    position = play(table(4, start), "F1 G15 tomato")
    assert asked(position) == (0, "seed")  # not yet
    play(position, "G16 tomato")
    assert asked(position) == (0, "offer")
    play(position, "yes G15")
    assert goods(position) == {"tomato": 1}
    assert asked(position) == (1, "place-worker")  # and no seeding after it


@rule("R5.8")
def test_what_a_card_brings_cannot_be_used_in_the_same_seeding() -> None:
    start = owner("1 tomato", {"G15": "", "G16": ""}, "C03")  # after seeding: 1 tomato
    position = play(table(4, start), "F1 G15 tomato")
    assert goods(position) == {"tomato": 1}
    assert asked(position) == (1, "place-worker")
    assert houses(position)["G16"] == {}


@rule("R5.8")
def test_harvest_cards_answer_once_the_action_is_done() -> None:
    start = both(owner("", {"G15": "3 tomato", "G16": "3 tomato"}, "A04"))  # harvest in Work Time: 1 mushroom
    position = play(table(4, start), "F5 G15")
    assert goods(position) == {"tomato": 1}
    play(position, "stop")
    assert goods(position) == {"tomato": 1, "mushroom": 1}
