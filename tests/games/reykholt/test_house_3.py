"""House-3: B05 plants carrots, as the published game has it; and two chapters of the story."""

from __future__ import annotations

import dataclasses
from datetime import date, timedelta

import pytest

from langbord.engine.position import Position
from langbord.games.reykholt import daily
from langbord.games.reykholt.edition.loader import EDITIONS, check, load_deck
from langbord.games.reykholt.rules.game import GAME
from langbord.games.reykholt.rules.state import State
from langbord.text import Texts
from tests.games.reykholt.table import (
    after_tourism,
    asked,
    both,
    give_card,
    give_goods,
    give_house,
    goods,
    houses,
    next_event,
    play,
    show_cards,
    stand,
    table,
    tables,
    told,
    words,
)
from tests.games.reykholt.test_fuzz import play_checked
from tests.games.reykholt.test_panels import render
from tests.rules import rule

OLD, NEW = "house-2", "house-3"
BEFORE, NOW = (load_deck(edition, "B") for edition in (OLD, NEW))


def reads(word: str, language: str = "en", seats: int = 2, **options: str) -> str:
    """The text of a card."""
    return Texts(language, GAME, GAME.meta.complete(seats, {"edition": NEW, **options})).card(word).text


# --- what it is -------------------------------------------------------------------------------------------------------


def test_it_is_what_a_table_plays_with_unless_somebody_asks_for_another() -> None:
    assert GAME.new(2, seed=1).options["edition"] == NEW
    assert check(EDITIONS / NEW) == []


def test_nothing_else_differs_that_balance_can_see() -> None:
    named = {field.name for field in dataclasses.fields(NOW)}
    differs = {name for name in named if getattr(NOW, name) != getattr(BEFORE, name)}
    assert differs == {"edition", "cards", "scenarios"}
    changed = {new.slot: new.effect.phrase for old, new in zip(BEFORE.cards, NOW.cards, strict=True) if new != old}
    assert changed == {"B05": "now: plant 1 carrot in each greenhouse"}
    chapters = [new.slot for old, new in zip(BEFORE.scenarios, NOW.scenarios, strict=True) if new != old]
    assert chapters == ["S2", "S4"]


@rule("R7.2")
@pytest.mark.parametrize(("language", "name"), [("en", "Carrot Drill"), ("ru", "Морковная бороздка")])
def test_b05_plants_carrots_and_says_so(language: str, name: str) -> None:
    assert Texts(language, GAME, GAME.meta.complete(2, {"edition": NEW})).card("B05").name == name


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("number", ["2", "4"])
def test_random_games_of_the_changed_chapters_pass_every_check(number: str, seats: int) -> None:
    play_checked(GAME, seats, 3, False, scenario=number, set="B")


# --- the story --------------------------------------------------------------------------------------------------------


@rule("R12.1")
@pytest.mark.parametrize(("story", "told"), [("auto", True), ("on", True), ("off", False)])
def test_a_story_has_its_service_cards_unless_they_are_left_out(story: str, told: bool) -> None:
    later = {f"B{number:02}" for number in (9, 10, 11, 12)}
    shown = {
        card for seed in range(9) for card in table(2, seed=seed, scenario="4", set="B", story=story).view(0)["display"]
    }
    assert bool(shown & later) == told
    plain = {card for seed in range(9) for card in table(2, seed=seed, set="B").view(0)["display"]}
    assert not plain & later


@rule("R12.1")
def test_the_second_chapter_has_a_rule_alone() -> None:
    def change(state: State) -> None:
        next_event(state, "V12")
        give_house(state, 0, "G01")
        give_house(state, 0, "G05")
        give_goods(state, 0, "4 tomato")

    position = play(table(1, change, scenario="2"), "yes T3 tomato G01 G05")
    assert "T2" in words(position)  # though a flag of Town Hall is taken
    assert "Alone: Flags in Town Hall do not bind." in reads("S2")


@rule("R12.1", "R12.5")
def test_with_two_seats_the_fourth_chapter_asks_for_what_both_can_have() -> None:
    chapter = NOW.scenarios[3]
    assert [goal.amount for goal in chapter.possession] == [2, 3, 6, 5]
    on_display = NOW.board.display + chapter.set_up.number
    assert on_display // 2 >= chapter.possession[1].amount
    assert load_deck(NEW, "E").scenarios[3].possession[1].amount * 2 <= 6  # all cards of set E


@rule("R6.8", "R12.1")
def test_the_greenhouse_of_the_second_chapter_may_be_declined() -> None:
    position = table(2, lambda state: next_event(state, "V12"), scenario="2")
    assert asked(position) == (0, "offer")
    play(position, "no yes")
    assert [list(houses(position, seat)) for seat in (0, 1)] == [[], ["G15"]]


@rule("R11.10", "R12.7")
@pytest.mark.parametrize("template", ["table.html", "text.html"])
def test_a_story_alone_tells_of_the_variant(template: str) -> None:
    position = table(1, scenario="1", variant="on")
    assert Texts("en", GAME, position.options).say("page-variant") in render(position, 0, template=template).html


def test_fridays_do_not_all_show_the_same_three_cards() -> None:
    """Set E has only three cards for a game alone."""
    fridays = [date(2026, 1, 2) + timedelta(days=7 * week) for week in range(4)]
    shown = set()
    for seed, day in enumerate(fridays):
        options = daily.options_for(day)
        shown.add(tuple(GAME.new(1, seed=seed, options=options).view(0)["display"]))
    assert len(shown) > 1


# --- any time, and what an action is ----------------------------------------------------------------------------------


@rule("R6.7")
def test_a_card_for_any_time_may_be_used_before_an_event_asks() -> None:
    def change(state: State) -> None:
        next_event(state, "V07")  # discard a tomato to gain a cauliflower
        give_card(state, 0, "B08")  # any good becomes any good
        give_goods(state, 0, "1 carrot")

    position = table(2, both(change, lambda state: setattr(state, "round", 2)), scenario="5", set="B")
    assert asked(position) == (0, "window")
    play(position, "use-B08 carrot tomato")
    assert asked(position) == (0, "offer")
    play(position, "yes")
    assert goods(position) == {"cauliflower": 1}


@rule("R11.4", "R6.6")
@pytest.mark.parametrize("card", ["A11", "D04"])
def test_no_card_answers_to_the_gift_of_a_solo_game(card: str) -> None:
    def change(state: State) -> None:
        give_card(state, 0, card)

    position = table(1, change, set=card[0], story="on")
    assert asked(position) == (0, "place-worker")
    assert (goods(position), houses(position)) == ({"tomato": 1}, {"G19": {}})
    before = table(1, both(change, lambda state: state.play_by(1)), set=card[0], story="on")
    assert goods(before) == {"tomato": 1, "lettuce": 1} if card == "A11" else asked(before) == (0, "offer")


@rule("R6.6", "R7.13")
def test_a_harvest_by_a_red_card_is_no_harvest_by_an_action() -> None:
    def change(state: State) -> None:
        show_cards(state, "C01 C02 C03 C04 C05")
        give_card(state, 0, "E03")
        give_house(state, 0, "G01", "2 carrot")

    position = play(table(2, change, set="C"), "T1 C01 G01")
    assert goods(position) == {"carrot": 1}


# --- the Elder --------------------------------------------------------------------------------------------------------


def elder(seat_0: int, seat_1: int, stock: str, *more: str) -> Position[State]:
    """The end of Tourism Time."""

    def change(state: State) -> None:
        for card in ("A08", *more):
            give_card(state, 0, card)
        give_goods(state, 0, stock)
        stand(state, (1, seat_1), (0, seat_0))
        after_tourism(state)

    return table(2, change)


@rule("R7.15")
def test_on_the_second_lap_the_elder_takes_what_the_table_costs_there() -> None:
    position = play(elder(31, 31, "7 tomato"), "yes" + " tomato" * 7)
    assert tables(position) == [32, 31]
    assert asked(elder(31, 31, "6 tomato"))[1] == "place-worker"
    assert asked(elder(31, 1, "7 tomato"))[1] == "place-worker"  # table 31 is not table 1


@rule("R7.16")
def test_the_step_of_the_elder_may_be_the_first_to_an_occupied_table() -> None:
    def change(state: State) -> None:
        give_card(state, 0, "A08")
        give_card(state, 0, "A05")
        give_goods(state, 0, "1 tomato")
        stand(state, (2, 4), (1, 3), (0, 3))
        after_tourism(state)

    assert goods(play(table(3, change), "yes tomato")) == {"carrot": 1}  # seat 2 stands on the fourth table
    assert goods(play(table(3, both(change, lambda state: state.play_by(1))), "yes tomato")) == {}

    def reached(state: State) -> None:
        change(state)
        state.players[0].met = True

    assert goods(play(table(3, reached), "yes tomato")) == {}  # it was not the first one


# --- texts that say what the rules do ---------------------------------------------------------------------------------

SAID = {
    "T2-2": (
        "Either discard a greenhouse to advance one table at once, or gain 1 cauliflower.",
        "Либо сбросьте 1 теплицу и взамен немедленно продвиньтесь на 1 стол, либо получите 1 цветную капусту.",
    ),
    "T3-2": (
        "Discard 2 greenhouses and 2 goods of one kind to advance one table at once and gain 1 mushroom, 1 cauliflower "
        "and 1 carrot.",
        "Сбросьте 2 теплицы и 2 овоща одного сорта и взамен немедленно продвиньтесь на 1 стол и получите 1 гриб, "
        "1 цветную капусту и 1 морковь.",
    ),
    "T5-4": (
        "Discard 2 greenhouses and 2 goods of one kind to advance one table at once and gain 1 mushroom, 1 cauliflower "
        "and 1 carrot.",
        "Сбросьте 2 теплицы и 2 овоща одного сорта и взамен немедленно продвиньтесь на 1 стол и получите 1 гриб, "
        "1 цветную капусту и 1 морковь.",
    ),
    "P6-4": (
        "Either take the top random greenhouse, or discard any 2 goods to take a greenhouse of your choice.",
        "Либо возьмите верхнюю случайную теплицу, либо сбросьте 2 любых овоща и взамен возьмите любую теплицу.",
    ),
    "P3-2": (
        "Gain 1 tomato; either take the top random greenhouse, or discard any 2 goods to take a greenhouse "
        "of your choice.",
        "Получите 1 помидор; либо возьмите верхнюю случайную теплицу, либо сбросьте 2 любых овоща и взамен "
        "возьмите любую теплицу.",
    ),
    "M6-4": (
        "Either gain 2 lettuces, or discard any 2 goods to gain 2 carrots.",
        "Либо получите 2 салата, либо сбросьте 2 любых овоща и взамен получите 2 моркови.",
    ),
    "T6-4": (
        "Either share a service card of a neighbour, or discard a greenhouse to advance one table at once.",
        "Либо разделите карту услуг с соседом, либо сбросьте 1 теплицу и взамен немедленно продвиньтесь на 1 стол.",
    ),
}


@pytest.mark.parametrize("word", SAID)
def test_the_price_of_a_side_is_for_this_side_alone(word: str) -> None:
    seats = int(word[-1])
    assert (reads(word, "en", seats), reads(word, "ru", seats)) == SAID[word]


@pytest.mark.parametrize(
    ("word", "en", "ru"),
    [
        ("E03", "by an action", "действием"),
        ("B11", "from the supply", "из общего запаса"),
        ("E04", "giving it away", "отдаёт"),
    ],
)
def test_cards_say_what_they_answer_to_and_where_goods_come_from(word: str, en: str, ru: str) -> None:
    assert en in reads(word)
    assert ru in reads(word, "ru")


@rule("R7.5")
def test_the_houses_on_d11_are_called_after_it() -> None:
    for language in ("en", "ru"):
        texts = Texts(language, GAME, GAME.meta.complete(2, {"edition": NEW}))
        names = [texts.card(word).name for word in ("Q1", "Q2")]
        assert all({"en": "Window Maker", "ru": "Оконного мастера"}[language] in name for name in names), names


@rule("R4.4")
def test_the_log_tells_of_an_empty_random_pile() -> None:
    def change(state: State) -> None:
        state.marked, state.random.cards = [], []

    position = table(1, change)
    assert "random-empty" in told(position)
    lines = [Texts("en", GAME, position.options).event(event) for event in position.log(0)]
    assert any("finds no random greenhouse left" in line for line in lines)


@rule("R9.3")
def test_the_log_tells_what_an_advance_cost_and_the_table_by_its_plates() -> None:
    def change(state: State) -> None:
        give_goods(state, 0, "3 mushroom")
        stand(state, (0, 12), (1, 0))
        state.phase, state.waiting = "tourism", 0b11

    position = play(table(2, change), "pay")
    lines = [Texts("en", GAME, position.options).event(event) for event in position.log(0)]
    assert any("pays 3 × mushroom and advances to that table" in line for line in lines), lines
    assert tables(position)[0] == 13
