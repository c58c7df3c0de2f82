"""R10: Homecoming Time, the end of the game and ties."""

from __future__ import annotations

import pytest

from langbord.engine.position import Position
from langbord.games.reykholt.rules.state import OVER, State
from tests.games.reykholt.table import (
    after_tourism,
    asked,
    both,
    give_goods,
    give_house,
    houses,
    in_tourism,
    owner,
    play,
    stand,
    table,
    told,
    words,
    worker_on,
    workers,
)
from tests.rules import rule


@rule("R10.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_workers_come_home(seats: int) -> None:
    def change(state: State) -> None:
        for seat in range(seats):
            worker_on(state, seat, *[f"{column}{seat + 2 if seats > 2 else seat + 1}" for column in "PFM"])
        after_tourism(state)

    position = table(seats, change)
    assert workers(position) == {}
    assert [player["workers"] for player in position.view(None)["players"]] == [3] * seats


@rule("R10.1")
def test_cards_act_before_the_workers_go_home() -> None:
    def change(state: State) -> None:
        owner("1 tomato", {"G15": ""}, "C12")(state)
        worker_on(state, 0, "M2")
        after_tourism(state)

    position = table(2, change)
    assert asked(position) == (0, "offer")
    assert workers(position) == {"M2": 0}
    play(position, "no")
    assert workers(position) == {}


@rule("R10.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_start_passes_to_the_left(seats: int) -> None:
    position = table(seats, start="1")
    starts: dict[int, int] = {}
    while position.ask is not None:
        if position.ask.prompt == "place-worker":
            starts.setdefault(position.state.round, position.ask.seat)
        position.play(position.ask.moves[-1])
    assert list(starts.values()) == [(1 + number) % seats for number in range(7)]


@rule("R10.3")
def test_the_game_ends_with_the_seventh_homecoming() -> None:
    sixth = table(2, both(after_tourism, lambda state: setattr(state, "round", 6)))
    assert (sixth.state.round, asked(sixth)[1]) == (7, "place-worker")
    seventh = table(2, both(after_tourism, lambda state: setattr(state, "round", 7)))
    assert (seventh.ask, seventh.state.phase) == (None, OVER)


def finished(*places: tuple[int, int]) -> list[int]:
    return over(*places).winners()


def over(*places: tuple[int, int]) -> Position[State]:
    def change(state: State) -> None:
        stand(state, *places)
        after_tourism(state)
        state.round = 7

    return table(len(places), change)


@rule("R10.4")
@pytest.mark.parametrize(
    ("places", "winner"),
    [
        (((1, 20), (0, 19)), 1),
        (((2, 31), (0, 30), (1, 29)), 2),  # the second lap counts on
        (((3, 62), (0, 31), (1, 30), (2, 1)), 3),
    ],
)
def test_the_farthest_wins(places: tuple[tuple[int, int], ...], winner: int) -> None:
    assert finished(*places) == [winner]


@rule("R10.5")
def test_on_one_table_the_one_in_front_wins() -> None:
    assert finished((1, 20), (0, 20)) == [1]
    assert finished((0, 20), (1, 20)) == [0]
    assert finished((2, 20), (0, 20), (1, 20)) == [2]


@rule("R10.4", "R10.5")
def test_nobody_shares_a_place() -> None:
    assert over((2, 21), (0, 20), (1, 20)).places() == [2, 3, 1]


@rule("R10.5", "R8.3")
def test_in_front_is_who_arrived_last() -> None:
    def change(state: State) -> None:
        stand(state, (0, 12), (1, 11))
        in_tourism(state)
        state.round = 7

    position = play(table(2, change), "bonus")  # seat 0 to table 13
    play(position, "bonus")  # seat 1 to table 12
    if position.ask is not None:
        play(position, "stop")
    assert (position.scores(), position.winners()) == ([13, 12], [0])

    def close(state: State) -> None:
        change(state)
        stand(state, (0, 12), (1, 12))

    tied = play(table(2, close), "bonus bonus")
    assert (tied.ask, tied.scores(), tied.winners()) == (None, [13, 13], [1])


@rule("R10.6")
def test_what_is_left_over_counts_for_nothing() -> None:
    def change(state: State) -> None:
        stand(state, (1, 20), (0, 20))
        give_goods(state, 0, "9 carrot, 9 cauliflower")
        give_house(state, 0, "G01", "3 carrot")
        after_tourism(state)
        state.round = 7

    position = table(2, change)
    assert (position.scores(), position.winners()) == ([20, 20], [1])
    assert houses(position) == {"G01": {"carrot": 3}}
    assert "phase-begins" in told(position)


@rule("R10.2", "R10.1")
def test_a_new_round_begins_with_work() -> None:
    position = table(2, after_tourism)
    assert (position.state.round, asked(position)) == (2, (1, "place-worker"))
    assert "M2" in words(position)
