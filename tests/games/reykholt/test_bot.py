"""The judgement of the bots: what they leave alone, when they use a card, and how they end a game."""

from __future__ import annotations

import random

import pytest

from langbord import bots
from langbord.engine.position import Position
from langbord.games.reykholt.bots.evaluation import LEADS, sensible, value
from langbord.games.reykholt.rules.game import GAME
from langbord.games.reykholt.rules.state import State
from tests.games.reykholt.table import asked, give_card, give_goods, in_tourism, play, stand, table, tables
from tests.rules import rule


def steady(position: Position[State], seed: int = 1) -> str:
    """What the steady bot answers."""
    return GAME.vocabulary.word(bots.answer(bots.load("steady"), position, random.Random(seed)))


def sensible_words(position: Position[State]) -> list[str]:
    """What is not plainly foolish."""
    assert position.ask is not None
    seat, prompt = asked(position)
    return [GAME.vocabulary.word(move) for move in sensible(position.state, seat, prompt, position.ask.moves)]


def in_front_of(step: int, stock: str, card: str, *, bonus_used: bool = False) -> Position[State]:
    """The last Tourism Time: seat 0 at this table with these goods and this card, the bonus used or not."""

    def change(state: State) -> None:
        state.round = state.rounds
        stand(state, (0, step), (1, 0))
        give_goods(state, 0, stock)
        give_card(state, 0, card)
        in_tourism(state)
        state.players[0].bonus = bonus_used

    return table(2, change, set=card[0], story="on")


@rule("R6.7")
@pytest.mark.parametrize(
    ("card", "step", "stock"),
    [
        ("B08", 10, "2 tomato, 2 mushroom"),  # a mushroom becomes the third tomato
        ("D10", 6, "2 tomato, 1 lettuce"),  # two tomatoes become the second lettuce, and a cauliflower
    ],
)
def test_a_card_for_any_time_is_used_where_it_carries_a_table_farther(card: str, step: int, stock: str) -> None:
    position = in_front_of(step, stock, card, bonus_used=True)
    while position.ask is not None and asked(position)[0] == 0:
        play(position, steady(position))
    assert tables(position)[0] == step + 1


@rule("R6.7")
def test_a_card_for_any_time_waits_while_goods_carry_on() -> None:
    assert sensible_words(in_front_of(10, "3 tomato, 2 mushroom", "B08")) == ["pay"]


@rule("R6.7")
def test_of_any_goods_the_one_is_chosen_that_the_next_table_lacks() -> None:
    position = play(in_front_of(10, "2 tomato, 2 mushroom", "B08", bonus_used=True), "use-B08 mushroom")
    assert asked(position) == (0, "choose-good")
    assert sensible_words(position) == ["tomato"]


@rule("R10.5", "R9.2")
@pytest.mark.parametrize(("front", "last_round_counts_for"), [(0, 1), (1, 0)])
def test_on_one_table_at_the_end_whoever_sets_out_last_is_ahead(front: int, last_round_counts_for: int) -> None:
    def change(state: State) -> None:
        state.round = state.rounds
        stand(state, (front, 12), (1 - front, 12))  # both have only the bonus: one table more

    state = table(2, change).state
    assert value(state, last_round_counts_for) - value(state, 1 - last_round_counts_for) == LEADS


@rule("R10.5")
def test_before_the_last_round_nobody_is_ahead_on_one_table() -> None:
    def change(state: State) -> None:
        stand(state, (0, 12), (1, 12))

    state = table(2, change).state
    assert value(state, 0) == value(state, 1)
