"""What a seat sees as one row of numbers, for programs that learn."""

from __future__ import annotations

from typing import Final

from langbord.engine.ask import Ask
from langbord.engine.observation_layout import Field, Layout, Question, question_fields, small
from skerry.rules.game import CARDS, VOCABULARY, State

SEATS: Final = 3
PROMPTS: Final = ("act", "help", "show", "again")
LAYOUT: Final = Layout(
    [
        *question_fields(SEATS, PROMPTS, len(VOCABULARY)),
        Field("turn", 1, 30, "turns that are over"),
        Field("sea", CARDS, 1, "cards that were drawn for all to see"),
        Field("own", CARDS, 1, "cards in the own hand"),
        Field("pile", 1, CARDS, "cards in the pile"),
    ],
    [
        Field("coins", 1, 20, "coins"),
        Field("stars", 1, 10, "stars"),
        Field("cards", 1, CARDS, "cards in hand"),
    ],
    SEATS,
)
QUESTION: Final = Question(LAYOUT, PROMPTS)


def observe(state: State, ask: Ask | None, seat: int) -> bytearray:
    """The row of a seat."""
    row = bytearray(LAYOUT.size)
    seats = len(state.boats)
    if ask is not None:
        QUESTION.fill(row, ask, seat, seats)
    row[LAYOUT.at("turn")] = state.turn
    row[LAYOUT.at("pile")] = len(state.pile)
    for card in state.sea:
        row[LAYOUT.at("sea") + card] = 1
    for card in state.boats[seat].hand.cards:
        row[LAYOUT.at("own") + card] = 1
    for step in range(seats):
        boat = state.boats[(seat + step) % seats]
        at = LAYOUT.players + step * LAYOUT.block
        row[at : at + 3] = bytes((small(boat.coins), small(boat.stars), len(boat.hand)))
    return row
