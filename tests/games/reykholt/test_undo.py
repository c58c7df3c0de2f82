"""Taking back: how far, and what has been seen."""

from __future__ import annotations

import pytest

from langbord.engine.codec import state_hash
from langbord.engine.errors import CannotUndo, IllegalMove
from langbord.engine.position import Position
from langbord.games.reykholt.rules.state import State
from tests.games.reykholt.table import (
    asked,
    at_work,
    give_goods,
    give_house,
    in_tourism,
    last_worker,
    owner,
    play,
    stand,
    table,
    words,
)


def mark(position: Position[State]) -> tuple[object, ...]:
    """Everything by which two positions could differ."""
    ask = position.ask
    question = None if ask is None else (ask.seat, ask.prompt, ask.moves)
    logs = [position.log(seat) for seat in range(position.seats)]
    held = (position.held, position.draft, position.barrier_why, position.turns)
    return (state_hash(position.state), position.words(), question, logs, held)


def cannot_undo(position: Position[State], why_not: str) -> None:
    before = mark(position)
    assert position.barrier_why == why_not
    with pytest.raises(CannotUndo, match=why_not):
        position.undo()
    assert mark(position) == before


def test_every_answer_of_a_turn_can_be_taken_back_one_by_one() -> None:
    start = owner("3 tomato, 1 carrot", {"G15": "", "G16": "", "G01": "2 carrot"}, "A03 D10")
    position = table(2, start, hold=True)
    marks = [mark(position)]
    line = ["use-D10", "F2", "first", "G15", "tomato", "G16", "lettuce", "G01", "stop", "yes", "G15"]
    for word in line:
        position.play(word)
        marks.append(mark(position))
    assert (position.held, position.draft) == (0, len(line))
    for _ in line:
        marks.pop()
        position.undo()
        assert mark(position) == marks[-1]
    cannot_undo(position, "start")


def test_a_settled_turn_stays() -> None:
    position = play(table(2), "M2")
    cannot_undo(position, "settled")
    assert asked(position) == (1, "place-worker")


@pytest.mark.parametrize("hold", [False, True])
def test_a_drawn_greenhouse_cannot_be_put_back(hold: bool) -> None:
    def change(state: State) -> None:
        state.marked.clear()

    position = table(2, change, hold=hold)
    assert position.final("P3")
    assert not table(2, change, hold=True).final("P1")
    play(position, "P3")
    cannot_undo(position, "random-greenhouse")


def test_the_marked_greenhouse_is_known_and_can_be_put_back() -> None:
    position = table(2, hold=True)
    before = mark(position)
    assert not position.final("P3")
    play(position, "P3")
    position.undo()
    assert mark(position) == before


def test_the_last_click_before_an_event_is_final() -> None:
    def change(state: State) -> None:
        in_tourism(state)
        state.waiting = 1 << 1
        stand(state, (0, 5), (1, 3))

    position = table(2, change, hold=True, scenario="1")
    assert position.final("bonus")
    play(position, "bonus")
    assert position.state.round == 2
    cannot_undo(position, "event")


def test_a_turn_on_the_track_can_be_taken_back_until_it_is_settled() -> None:
    def change(state: State) -> None:
        stand(state, (0, 0), (1, 0))
        give_goods(state, 0, "1 lettuce, 1 mushroom")
        in_tourism(state)

    position = table(2, change, hold=True)
    before = mark(position)
    play(position, "bonus pay pay")
    assert (position.held, position.draft) == (0, 3)
    position.undo(3)
    assert mark(position) == before


def test_what_harvest_time_did_is_taken_back_with_the_last_worker() -> None:
    def change(state: State) -> None:
        last_worker(state)
        give_house(state, 0, "G01", "2 carrot")
        give_house(state, 1, "G15", "2 tomato")

    position = table(2, change, hold=True)
    before = mark(position)
    play(position, "M2")
    assert position.state.players[0].goods == [0, 0, 0, 0, 1]
    position.undo()
    assert mark(position) == before


def test_alone_turns_can_be_taken_back_across_workers() -> None:
    position = table(1, at_work)
    before = mark(position)
    play(position, "M2 M1 first M3 second")
    assert position.draft == 5
    position.undo(5)
    assert mark(position) == before


def test_alone_the_random_greenhouse_of_the_next_round_has_been_seen() -> None:
    position = play(table(1, at_work), "M2 M1 first M3 second")
    assert asked(position) == (0, "tourism")
    while position.state.round == 1:
        play(position, words(position)[-1])
    assert position.state.marked == []  # the marked one came with the gift: nothing was seen
    while position.state.round == 2:
        play(position, words(position)[0])
    cannot_undo(position, "random-greenhouse")


def test_even_the_end_can_be_held_and_taken_back() -> None:
    def change(state: State) -> None:
        state.round = 7
        in_tourism(state)
        state.waiting = 1 << 1
        stand(state, (0, 5), (1, 3))

    position = table(2, change, hold=True)
    before = mark(position)
    play(position, "bonus")
    assert (position.ask, position.held) == (None, 1)
    position.undo()
    assert mark(position) == before


@pytest.mark.parametrize(
    ("word", "text"),
    [
        ("turnip", "'turnip' is not a word of this game"),
        ("T3", "no-greenhouse"),
        ("pass", "may-not-pass"),
        ("bonus", "not-here"),
    ],
)
def test_an_illegal_word_changes_nothing(word: str, text: str) -> None:
    position = table(2)
    before = mark(position)
    with pytest.raises(IllegalMove, match=text):
        position.play(word)
    assert mark(position) == before
