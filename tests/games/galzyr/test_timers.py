"""Timers and the calendar (G4, G12)."""

from __future__ import annotations

import pytest

from langbord.games.galzyr.rules.game import GAME
from langbord.games.galzyr.rules.land_loader import HOUSE_BOOK
from langbord.games.galzyr.rules.state import END_SCENE, NOBODY, State
from tests.games.galzyr.table import begin, cards, do, give, lay, month, number, play, player, prompt, stand, word
from tests.rules import rule


def rest(state: State) -> None:
    """Everybody in the meadow with nothing to do, so that `story rest` is a day."""
    state.library = sorted(state.library + state.event_deck.cards)
    state.event_deck.cards = []
    for adventurer in state.players:
        stand(state, adventurer.seat, "meadow")


def days(state: State, card: str) -> list[int]:
    return [timer.day - state.day for timer in state.timers if timer.card == number(card)]


@rule("G4.1", "G4.2")
def test_everybody_has_a_turn_then_the_day_moves_on() -> None:
    state = month(2)
    rest(state)
    position = begin(state)
    play(position, "story", "rest")
    assert (position.state.active, position.state.day) == (1, 0)
    play(position, "story", "rest")
    assert (position.state.active, position.state.day, position.state.weekday) == (0, 1, 1)


@rule("G12.1", "G12.3", "G4.2")
def test_timers_act_on_their_day() -> None:
    state = month()
    rest(state)
    do(state, "gain winded; gain hurt; gain line")
    position = begin(state)
    play(position, "story", "rest")
    assert cards(position.state, player(position).statuses) == ["hurt"]
    play(position, "story", "rest")
    assert (player(position).statuses, player(position).gold) == ([], 11)


@rule("G12.3")
@pytest.mark.parametrize("moved", [False, True])
def test_of_one_day_the_last_placed_acts_first(moved: bool) -> None:
    state = month()
    rest(state)
    give(state, 0, "osk", "candle")  # two days each; osk asks for a gold, the candle burns down
    if moved:
        do(state, "delay osk 1; hasten osk 1")
    position = begin(state)
    play(position, "story", "rest", "story", "rest")
    assert prompt(position) == "may"
    assert cards(position.state, player(position).items) == (["candle"] if moved else [])


@rule("G12.2")
def test_timers_are_delayed_and_hastened() -> None:
    state = month()
    give(state, 0, "candle", "hurt")
    do(state, "delay candle 2")
    assert days(state, "candle") == [4]
    do(state, "hasten a timer 1", word("candle"))
    assert days(state, "candle") == [3]
    do(state, "hasten candle 3")
    assert (player_items(state), days(state, "candle")) == ([], [])
    do(state, "delay candle 1, else gain 1 prestige")
    assert state.players[0].prestige == 1


def player_items(state: State) -> list[str]:
    return cards(state, state.players[0].items)


@rule("G12.4")
def test_a_timer_sets_itself_again() -> None:
    state = month()
    rest(state)
    give(state, 0, "osk")
    lay(state, "wanderer", "quay")
    position = begin(state)
    play(position, "story", "rest")
    assert position.state.locals[0].space == state.land.index["mill"]
    assert days(position.state, "wanderer") == [1]
    play(position, "story", "rest", "yes")
    assert days(position.state, "osk") == [2]
    do(state, "hasten osk 1; restart osk")
    assert days(state, "osk") == [2]


@rule("G4.3", "G4.4")
@pytest.mark.parametrize(("seats", "mode", "length"), [(1, "coop", 4), (2, "coop", 3), (4, "competitive", 2)])
def test_the_month_ends_after_its_last_day(seats: int, mode: str, length: int) -> None:
    state = month(seats, mode=mode)
    rest(state)
    assert [timer.day for timer in state.timers if state.land.cards[timer.card].mode] == [length]
    position = begin(state)
    for _ in range(length * seats):
        assert position.state.phase == "adventure"
        play(position, "story", "rest")
    assert (position.state.phase, position.state.day) == (END_SCENE, length - 1)


HOUSE_LENGTHS = {"coop": {1: 8, 2: 7, 3: 6, 4: 5}, "competitive": {2: 7, 3: 6, 4: 5}}


@rule("G4.3")
@pytest.mark.parametrize(
    ("mode", "seats", "length"),
    [(mode, seats, length) for mode, lengths in HOUSE_LENGTHS.items() for seats, length in lengths.items()],
)
def test_a_month_of_the_house_book_lasts_so_many_days(mode: str, seats: int, length: int) -> None:
    position = GAME.new(seats, seed=1, options={"book": HOUSE_BOOK, "mode": mode}, log=False)
    while position.state.phase != END_SCENE:
        assert position.ask is not None
        position.play(position.ask.moves[0])
    assert position.state.day == length - 1  # the first day is 0


@rule("G4.4", "G12.2")
def test_the_length_is_a_timer_too() -> None:
    state = month()
    rest(state)
    do(state, "hasten mode.coop 9")
    assert state.ending
    position = begin(state)
    play(position, "story", "rest")
    assert position.state.phase == END_SCENE


@rule("G3.8")
def test_timers_of_the_table_belong_to_nobody() -> None:
    state = month()
    lay(state, "line")
    assert [(timer.seat, timer.day) for timer in state.timers if timer.card == number("line")] == [(NOBODY, 2)]
