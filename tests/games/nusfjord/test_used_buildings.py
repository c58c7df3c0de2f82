"""Buildings that are used: any time (N8.3) and once (N8.4)."""

from __future__ import annotations

import pytest
from rich.console import Console

from langbord.engine.position import Position
from langbord.games.nusfjord.edition.loader import load_deck
from langbord.games.nusfjord.rules.evening import only_answer
from langbord.games.nusfjord.rules.game import GAME
from langbord.games.nusfjord.rules.moves import SPACE_WORDS
from langbord.games.nusfjord.rules.state import FISHING, State
from langbord.terminal.game_loop import _forced
from langbord.terminal.saves import Seating
from langbord.terminal.session import Session
from langbord.text import Texts
from tests.games.nusfjord.harbour import asked, last_worker, mine, owner
from tests.games.nusfjord.table import (
    EDITION,
    Change,
    give_building,
    give_elder,
    goods,
    lay_open,
    play,
    reserve,
    rich,
    score_line,
    table,
    why,
    words,
)
from tests.rules import rule


def occupy(state: State, space: str) -> None:
    """A worker of seat 1 lies on a space."""
    state.workers[SPACE_WORDS.index(space)].append(1)


# --- any time ---------------------------------------------------------------------------------------------------------


@rule("N8.3")
def test_an_exchange_can_be_used_as_often_as_it_can_be_paid() -> None:
    position = play(table(2, owner("B02", fish=9)), "use-B02 use-B02")  # pay 4 fish: gain 1 gold
    assert (mine(position), asked(position)) == ((1, 0, 2), (0, "place-worker"))
    assert why(position, "use-B02") == "cannot-pay N4.6"
    assert "use-B02" not in words(position)


@rule("N8.3")
@pytest.mark.parametrize(
    ("deck", "card", "wood", "reason"),
    [
        ("cod", "A12", 11, None),  # pay 1 gold: gain 3 wood
        ("cod", "A12", 12, "gives-nothing N8.3"),
        ("mackerel", "B03", 12, None),  # pay 1 gold: gain 2 fish, 1 wood
        ("herring", "B03", 12, None),  # pay 1 gold: gain 2 wood, 1 fish
    ],
)
def test_an_exchange_must_give_something(deck: str, card: str, wood: int, reason: str | None) -> None:
    position = table(2, owner(card, wood=wood, gold=1), deck=deck)
    assert why(position, f"use-{card}") == reason
    assert (f"use-{card}" in words(position)) == (reason is None)


@rule("N8.3")
def test_goods_paid_into_the_reserve_are_something_even_with_12_wood() -> None:
    position = table(2, owner("A04", wood=12, fish=2), deck="mackerel")  # pay 2 fish: gain 2 wood in reserve
    play(position, "use-A04")
    assert (mine(position), reserve(position.state.players[0])) == ((0, 12, 0), (0, 2, 0))


@rule("N8.3")
@pytest.mark.parametrize(
    ("line", "prompt"),
    [
        ("", "place-worker"),
        ("serve", "serve"),
        ("serve plate", "serve"),
        ("build", "choose-building"),
        ("build A03", "place-building"),
        ("build A10 S1", "exchange"),
        ("build A13 S1", "card-action"),
        ("build A13 S1 deforest", "deforest"),
        ("build A07 S1", "grow-forest"),
        ("build A01 S1", "upgrade"),
        ("reforest", "reforest"),
        ("ship", "choose-ship"),
        ("elder", "take-elder"),
        ("elder E07", "use-new-elder"),
        ("elder E07 use", "elder-action"),
        ("E06", "elder-action"),
        ("copy", "copy"),
    ],
)
def test_it_is_offered_with_each_question_to_its_owner_which_is_then_put_again(line: str, prompt: str) -> None:
    def change(state: State) -> None:
        owner("B02", shown="A01 A03 A07 A10 A13", fish=20, wood=12, gold=4)(state)
        give_elder(state, 0, "E06")
        state.players[0].ships[0] = 1
        occupy(state, "gold")

    position = play(table(4, change), line)
    fish, wood, gold = mine(position)
    assert asked(position) == (0, prompt)
    assert "use-B02" in words(position)
    play(position, "use-B02")
    assert (asked(position), mine(position)) == ((0, prompt), (fish - 4, wood, gold + 1))


@rule("N8.3")
def test_it_is_offered_with_the_question_of_the_fishing_phase() -> None:
    def change(state: State) -> None:
        owner("B02", fish=5)(state)
        for elder in ("E01", "E02", "E03", "E04"):
            give_elder(state, 0, elder)
        state.phase = FISHING

    position = table(2, change)
    assert (asked(position), words(position)) == ((0, "feed-elder"), ["E01", "E02", "E03", "E04", "use-B02"])
    assert mine(play(position, "use-B02")) == (1, 0, 1)


@rule("N8.3")
def test_it_is_not_for_others_nor_in_their_turns() -> None:
    position = play(table(2, owner("B02", fish=8)), "pass")
    not_asked = position.why_not(0, "use-B02")
    assert not_asked is not None
    assert not_asked.key == "not-asked"
    assert why(position, "use-B02") == "card-not-yours N8.3"


@rule("N8.3")
def test_what_it_gives_opens_what_could_not_be_chosen() -> None:
    position = table(2, owner("B03", fish=1, gold=1))  # pay 1 gold: gain 2 wood, 1 fish
    assert why(position, "ship") == "no-ship N5.11"
    assert mine(play(position, "use-B03 ship sloop")) == (0, 0, 0)


@rule("N8.3")
@pytest.mark.parametrize(("fish", "reason"), [(4, "no-answer-left N8.3"), (5, "no-answer-left N8.3"), (6, None)])
def test_the_fish_of_the_first_plate_cannot_be_exchanged_away(fish: int, reason: str | None) -> None:
    position = play(table(2, owner("B02", fish=fish)), "serve")  # the next plate costs 2
    assert why(position, "use-B02") == reason
    assert ("use-B02" in words(position)) == (reason is None)


@rule("N8.3")
@pytest.mark.parametrize(("gold", "reason"), [(1, "no-answer-left N8.3"), (2, "no-answer-left N8.3"), (3, None)])
def test_the_goods_of_the_last_ship_cannot_be_exchanged_away(gold: int, reason: str | None) -> None:
    position = play(table(2, owner("B04", wood=6, gold=gold)), "ship")  # pay 5 wood: gain 1 gold, 1 fish
    assert why(position, "use-B04") == reason  # with a fourth gold there is a Schooner instead of the Cutter
    assert ("use-B04" in words(position)) == (reason is None)


@rule("N8.3")
@pytest.mark.parametrize(("fish", "reason"), [(4, "no-answer-left N8.3"), (7, None)])
def test_the_goods_of_the_last_building_cannot_be_exchanged_away(fish: int, reason: str | None) -> None:
    def change(state: State) -> None:
        owner("B02", fish=fish)(state)
        state.open_a, state.open_b = [], []
        lay_open(state, "A13")  # 3 fish

    position = play(table(2, change), "build")
    assert why(position, "use-B02") == reason
    assert ("use-B02" in words(position)) == (reason is None)


@rule("N8.3")
@pytest.mark.parametrize(("fish", "reason"), [(4, "no-answer-left N8.3"), (6, None)])
def test_the_goods_of_the_last_copy_cannot_be_exchanged_away(fish: int, reason: str | None) -> None:
    def change(state: State) -> None:
        owner("B02", fish=fish)(state)
        occupy(state, "serve")
        state.plates = 1

    position = play(table(4, change), "copy")  # the next plate costs 2
    assert why(position, "use-B02") == reason
    assert ("use-B02" in words(position)) == (reason is None)


@rule("N8.3")
@pytest.mark.parametrize(("wood", "reason"), [(5, "no-answer-left N8.3"), (7, None)])
def test_the_goods_of_the_last_elder_action_cannot_be_exchanged_away(wood: int, reason: str | None) -> None:
    def change(state: State) -> None:
        owner("B04", fish=2, wood=wood)(state)  # pay 5 wood: gain 1 gold, 1 fish
        give_elder(state, 0, "E07")  # build or ship, then two fish
        state.open_a, state.open_b = [], []

    position = play(table(2, change), "E07")
    assert words(position)[0] == "ship"
    assert why(position, "use-B04") == reason
    assert ("use-B04" in words(position)) == (reason is None)


@rule("N8.3")
def test_it_is_offered_to_each_owner_at_the_end_of_the_work_phase() -> None:
    def change(state: State) -> None:
        last_worker(state, of_round=1)
        owner("B02", fish=9)(state)
        give_building(state, 1, "B03")
        state.players[1].gold = 1

    position = play(table(2, change), "pass")
    assert (asked(position), words(position)) == ((0, "evening"), ["use-B02", "stop"])
    play(position, "use-B02 stop")
    assert (asked(position), words(position)) == ((1, "evening"), ["use-B03", "stop"])
    play(position, "stop")
    assert (asked(position), position.state.round) == ((1, "place-worker"), 2)  # no further question in between


@rule("N8.3")
def test_nobody_is_asked_at_the_end_of_the_work_phase_without_something_to_use() -> None:
    def change(state: State) -> None:
        last_worker(state, of_round=1)
        owner("B02", fish=3)(state)

    position = play(table(2, change), "pass")
    assert (asked(position), position.state.round) == ((1, "place-worker"), 2)


@rule("N8.3")
def test_the_last_exchange_counts_in_the_score() -> None:
    def change(state: State) -> None:
        last_worker(state, of_round=7)
        owner("B02", fish=4)(state)

    position = play(table(2, change), "pass use-B02")
    assert (position.ask, score_line(position, 0, "gold")) == (None, 1)


@rule("N8.3", "N9.1")
def test_what_came_home_in_the_last_round_can_be_exchanged() -> None:
    def change(state: State) -> None:
        last_worker(state, of_round=7)
        owner("B10", wood=3)(state)  # any time: pay 4 wood: gain 1 gold
        give_building(state, 0, "B06", 2)  # when you come home: gain 1 wood per 2 forests, at most 2

    position = play(table(2, change, deck="mackerel"), "pass")
    assert asked(position) == (0, "evening")
    play(position, "use-B10")
    assert (position.ask, score_line(position, 0, "gold")) == (None, 1)


@rule("N8.3")
def test_nobody_is_asked_again_if_nothing_came_home() -> None:
    def change(state: State) -> None:
        last_worker(state, of_round=7)
        owner("B10", wood=4)(state)

    position = play(table(2, change, deck="mackerel"), "pass")
    assert asked(position) == (0, "evening")
    assert play(position, "stop").ask is None


# --- once -------------------------------------------------------------------------------------------------------------


@rule("N8.4")
def test_a_once_building_is_used_before_a_worker_and_never_again() -> None:
    position = play(table(2, owner("B02"), deck="cod"), "use-B02")  # once: gain 1 gold per unissued share
    assert (mine(position), asked(position)) == ((0, 0, 3), (0, "place-worker"))
    assert why(position, "use-B02") == "card-used N8.4"
    play(position, "pass pass pass pass pass pass pass")  # round 2
    assert (asked(position), why(position, "use-B02")) == ((0, "place-worker"), "card-used N8.4")
    assert "use-B02" not in words(position)


@rule("N8.4")
def test_a_once_building_waits_until_its_owner_wants_it() -> None:
    position = play(table(2, owner("B02"), deck="cod"), "pass pass pass pass pass pass stop pass")
    assert (position.state.round, mine(play(position, "use-B02"))[2]) == (2, 3)


@rule("N8.4")
def test_a_once_building_is_offered_at_the_end_of_the_work_phase_too() -> None:
    def change(state: State) -> None:
        last_worker(state, of_round=1)
        give_building(state, 0, "B02")

    position = play(table(2, change, deck="cod"), "pass")
    assert (asked(position), words(position)) == ((0, "evening"), ["use-B02", "stop"])
    play(position, "use-B02")
    assert (asked(position), mine(position)[2]) == ((1, "place-worker"), 3)


@rule("N8.4")
def test_a_once_building_can_be_used_at_no_other_moment() -> None:
    position = play(table(2, owner("B02", wood=2, fish=2), deck="cod"), "ship")
    assert why(position, "use-B02") == "not-here N4.2"
    assert words(position) == ["sloop"]


@rule("N8.4")
@pytest.mark.parametrize(
    ("deck", "card", "fish", "held", "unissued", "usable"),
    [
        ("cod", "B02", 0, 0, 1, True),
        ("cod", "B02", 0, 0, 0, False),
        ("herring", "C03", 2, 0, 3, False),  # once: transfer; pay 3 fish: gain 1 gold
        ("herring", "C03", 3, 0, 3, True),
        ("herring", "C03", 0, 1, 3, True),
        ("mackerel", "B09", 0, 0, 3, True),  # once: transfer; gain 1 gold
    ],
)
def test_a_once_building_is_offered_only_if_it_would_do_anything(
    deck: str, card: str, fish: int, held: int, unissued: int, usable: bool
) -> None:
    def change(state: State) -> None:
        owner(card, fish=fish)(state)
        state.players[0].reserve_fish = held
        state.market[0], state.players[0].unissued = 3 - unissued, unissued

    position = table(2, change, deck=deck)
    assert (f"use-{card}" in words(position)) == usable
    assert why(position, f"use-{card}") == (None if usable else "gives-nothing N8.4")


@rule("N8.4")
def test_the_steps_of_a_once_building_follow_each_other_and_payments_can_be_declined() -> None:
    def change(state: State) -> None:
        owner("C03", fish=1)(state)
        state.players[0].reserve_fish = 5

    position = play(table(2, change), "use-C03")
    assert (asked(position), mine(position)) == ((0, "exchange"), (6, 0, 0))
    assert mine(play(position.copy(), "yes yes")) == (0, 0, 2)
    play(position, "yes no")
    assert (mine(position), asked(position)) == ((3, 0, 1), (0, "place-worker"))
    assert why(position, "use-C03") == "card-used N8.4"


@rule("N8.4")
def test_a_once_building_of_another_cannot_be_used() -> None:
    position = play(table(2, owner("B02"), deck="cod"), "pass")
    assert why(position, "use-B02") == "card-not-yours N8.3"
    assert goods(position.state.players[1]) == (0, 0, 0)


# --- after the last round ---------------------------------------------------------------------------------------------


def evening(stock: int, *buildings: str, deck: str = "mackerel", rules: int = 2) -> Position[State]:
    """The end of the last round for an owner of these buildings with so much wood."""

    def change(state: State) -> None:
        state.play_by(rules)
        last_worker(state, of_round=7)
        owner("B10", wood=stock)(state)  # any time: pay 4 wood: gain 1 gold
        for number, card in enumerate(buildings):
            give_building(state, 0, card, 2 + number)

    return play(table(2, change, deck=deck), "pass")


@rule("N8.3")
def test_after_the_last_round_the_question_comes_once_and_says_what_follows() -> None:
    said: dict[int, str] = {}
    for rules in (1, 2):
        position = evening(8, "B06", rules=rules)  # when you come home: gain 1 wood per 2 forests
        count = 0
        texts = Texts("en", GAME, position.options)
        while position.ask is not None:
            assert position.ask.prompt == "evening"
            said.setdefault(rules, texts.prompt(position.ask))
            position.play("stop")
            count += 1
        assert count == {1: 2, 2: 1}[rules]
    assert said[2] == "The last round is over: use a building before the points are counted?"
    assert said[1] == "Work is done: use a building before everyone comes home?"


@rule("N8.3")
def test_a_last_question_that_can_only_lose_points_has_but_one_answer() -> None:
    """B10 makes a gold of four wood; B03 of the herring deck gives wood and fish for gold."""
    gains = evening(4)
    assert gains.ask is not None
    assert only_answer(gains.state, gains.ask) is None

    def change(state: State) -> None:
        last_worker(state, of_round=7)
        owner("B03")(state)
        state.players[0].gold = 2

    loses = play(table(2, change), "pass")
    assert asked(loses) == (0, "evening")  # it stands in the record
    assert loses.ask is not None
    assert "use-B03" in words(loses)
    assert only_answer(loses.state, loses.ask) == "stop"
    session = Session(loses, Seating(("", "")), "en", Console(width=100))
    assert _forced(session) == GAME.vocabulary.number("stop")  # the terminal gives it, too
    early = play(table(2, owner("B03", gold=2)), "pass pass pass pass pass pass")
    assert asked(early) == (0, "evening")
    assert early.ask is not None
    assert only_answer(early.state, early.ask) is None


@rule("N8.2")
def test_a_building_that_gives_nothing_is_not_told_to_be_at_work() -> None:
    def change(wood: int) -> Change:
        def give(state: State) -> None:
            last_worker(state, of_round=1)
            owner("B06", wood=wood)(state)  # when you come home: gain 1 wood per 2 forests, at most 2

        return give

    def told(wood: int) -> bool:
        position = play(table(2, change(wood), deck="mackerel"), "pass")
        return any(event.key == "card-acts" for event in position.log(0))

    assert told(3)
    assert not told(12)


@rule("N8.1")
def test_a_now_building_that_counts_buildings_counts_itself() -> None:
    card = next(card for card in load_deck(EDITION, "cod").buildings if "gold per 3 buildings" in card.effect.phrase)

    def change(state: State) -> None:
        rich(state.players[0])
        lay_open(state, card.slot)
        give_building(state, 0, "A01", 1)
        give_building(state, 0, "A03", 1)

    position = play(table(2, change, deck="cod"), f"build {card.slot} S1")
    assert mine(position)[2] == 20 - card.cost.gold + 1  # the third building is the card itself
