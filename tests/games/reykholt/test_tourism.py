"""R9.2 to R9.8: the turn of a player in Tourism Time, and the bonus with its decision table."""

from __future__ import annotations

import pytest

from langbord.engine.position import Position
from langbord.games.reykholt.rules.moves import GOOD_WORDS
from langbord.games.reykholt.rules.state import State
from tests.games.reykholt.table import (
    asked,
    give_card,
    give_goods,
    goods,
    in_tourism,
    play,
    stand,
    table,
    tables,
    told,
    why,
    words,
)
from tests.rules import rule


def on_track(*places: tuple[int, int], stock: str = "", seat: int = 0) -> Position[State]:
    """Tourism Time with managers at these places; one seat owns this."""

    def change(state: State) -> None:
        stand(state, *places)
        give_goods(state, seat, stock)
        in_tourism(state)

    return table(len(places), change)


@rule("R9.2")
def test_the_farthest_first_and_on_one_table_the_one_in_front() -> None:
    position = on_track((2, 6), (1, 4), (3, 4), (0, 1))
    order = []
    while position.state.phase == "tourism":
        order.append(asked(position)[0])
        play(position, "bonus")
    assert order == [2, 1, 3, 0]


@rule("R9.2")
def test_a_turn_is_finished_before_the_next_begins() -> None:
    position = on_track((0, 3), (1, 3), stock="1 carrot, 1 cauliflower")
    assert asked(position)[0] == 0
    play(position, "pay")
    assert asked(position)[0] == 0
    play(position, "pay")
    assert asked(position)[0] == 0
    play(position, "bonus")
    assert asked(position)[0] == 1


@rule("R9.2")
def test_the_start_player_does_not_matter() -> None:
    def change(state: State) -> None:
        stand(state, (2, 5), (0, 3), (1, 2))
        in_tourism(state)
        state.first = 1

    assert asked(table(3, change)) == (2, "tourism")


@rule("R9.3")
def test_paying_takes_the_goods_of_the_signpost_from_the_stock() -> None:
    position = on_track((0, 6), (1, 0), stock="3 lettuce, 5 tomato")  # next: 2 lettuce
    assert position.view(None)["players"][0]["next"] == {
        "table": 7,
        "good": "lettuce",
        "plates": 2,
        "payable": True,
    }
    play(position, "pay")
    assert goods(position) == {"lettuce": 1, "tomato": 5}


@rule("R9.3")
def test_other_goods_do_not_pay() -> None:
    position = on_track((0, 6), (1, 0), stock="1 lettuce, 5 tomato, 5 carrot")
    assert why(position, "pay") == "cannot-pay-table R9.3"


@rule("R9.4")
@pytest.mark.parametrize("step", range(30))
def test_the_bonus_gives_the_price_of_each_table(step: int) -> None:
    position = play(on_track((0, step), (1, 0)), "bonus")
    assert (tables(position)[0], goods(position)) == (step + 1, {GOOD_WORDS[step % 5]: step // 5 + 1})


@rule("R9.4")
def test_the_bonus_comes_once_a_round() -> None:
    position = play(on_track((0, 0), (1, 0), stock="3 lettuce"), "bonus")
    assert why(position, "bonus") == "bonus-used R9.4"
    while position.state.round == 1:
        play(position, words(position)[-1])
    assert not any(player.bonus for player in position.state.players)


@rule("R9.5")
def test_bonus_unused_and_able_to_pay_pay_or_bonus_but_no_stop() -> None:
    position = on_track((0, 0), (1, 0), stock="1 tomato")
    assert words(position) == ["pay", "bonus"]
    assert why(position, "stop") == "bonus-due R9.5"


@rule("R9.5")
def test_bonus_unused_and_unable_to_pay_bonus() -> None:
    position = on_track((0, 0), (1, 0), stock="3 carrot")
    assert words(position) == ["bonus"]


@rule("R9.5")
def test_after_paying_the_bonus_is_still_due() -> None:
    position = play(on_track((0, 0), (1, 0), stock="1 tomato"), "pay")
    assert (asked(position), words(position)) == ((0, "tourism"), ["bonus"])


@rule("R9.6")
def test_bonus_used_and_able_to_pay_pay_or_stop() -> None:
    position = play(on_track((0, 0), (1, 0), stock="1 lettuce"), "bonus")
    assert words(position) == ["pay", "stop"]
    play(position, "stop")
    assert (tables(position), goods(position)) == ([1, 0], {"tomato": 1, "lettuce": 1})
    assert asked(position)[0] == 1


@rule("R9.6")
def test_bonus_used_and_unable_to_pay_ends_the_turn_unasked() -> None:
    position = play(on_track((0, 0), (1, 0)), "bonus")
    assert asked(position) == (1, "tourism")
    assert "stops" in told(position)


@rule("R9.7")
@pytest.mark.parametrize(
    ("line", "left"),
    [
        ("bonus pay pay", {"cauliflower": 2}),  # before: a cauliflower more, a carrot and two tomatoes paid
        ("pay bonus pay", {"carrot": 1}),  # between
        ("pay pay bonus", {"tomato": 4}),  # after
    ],
)
def test_the_bonus_before_between_and_after(line: str, left: dict[str, int]) -> None:
    """From the table of one mushroom, three tables on."""
    stock = {"bonus pay pay": "1 cauliflower, 1 carrot, 2 tomato", "pay bonus pay": "1 cauliflower, 2 tomato"}
    position = on_track((0, 3), (1, 0), stock=stock.get(line, "1 cauliflower, 1 carrot, 2 tomato"))
    play(position, line)
    assert tables(position)[0] == 6
    assert goods(position) == left


@rule("R9.7", "R9.4")
def test_goods_of_the_bonus_are_spent_in_the_same_turn() -> None:
    def change(state: State) -> None:
        give_card(state, 0, "C05")  # with the bonus: 1 lettuce more
        stand(state, (0, 0), (1, 0))
        in_tourism(state)

    position = play(table(2, change), "bonus pay")  # the lettuce pays for the second table
    assert (tables(position), goods(position)) == ([2, 0], {"tomato": 1})
    far = play(on_track((0, 0), (1, 0), stock="1 lettuce, 1 mushroom, 1 cauliflower, 1 carrot, 1 tomato"), "bonus")
    play(far, "pay pay pay pay pay")  # the tomato of the bonus is one of the two for the sixth table
    assert (tables(far), goods(far)) == ([6, 0], {})


@rule("R9.8")
@pytest.mark.parametrize(("step", "shared"), [(3, False), (4, True)])
def test_the_end_of_tourism_time_comes_after_all_turns(step: int, shared: bool) -> None:
    def change(state: State) -> None:
        give_card(state, 0, "A08")
        give_goods(state, 0, "9 mushroom")
        stand(state, (0, 4), (1, step))
        in_tourism(state)

    position = play(table(2, change), "bonus")  # to table 5
    assert asked(position) == (1, "tourism")  # not before the others have moved
    play(position, "bonus")
    assert asked(position) == ((0, "offer") if shared else (1, "place-worker"))
