"""Fields: how what a seat sees is laid out as one row of small whole numbers, for programs that learn.

A row holds the fields of the table, then one block of fields for each seat a game can have: the observer's first, the
others as they sit, empty ones left at 0. Every number is a count from 0 to 255; divided by the field's `most` it lies
between 0 and about 1.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from langbord.engine.ask import Ask

CEILING: Final = 255  # what one place of a row can hold


@dataclass(frozen=True)
class Field:
    """Some places of a row that belong together."""

    name: str
    length: int
    most: int  # the value that stands for 1.0
    meaning: str


class Layout:
    """Where each field of a game begins."""

    def __init__(self, table: list[Field], player: list[Field], seats: int) -> None:
        self.table: list[Field] = table
        self.player: list[Field] = player
        self.seats: int = seats
        self.players: int = sum(field.length for field in table)  # where the block of the observer begins
        self.block: int = sum(field.length for field in player)
        self.size: int = self.players + seats * self.block

    def __deepcopy__(self, memo: dict[int, Any]) -> Layout:
        """It never changes, so that a copy of what holds it can share it."""
        return self

    def at(self, name: str) -> int:
        """Where a field of the table begins."""
        return _begins(self.table, name)

    def length(self, name: str) -> int:
        """How many places a field of the table has."""
        return next(field.length for field in self.table if field.name == name)

    def within(self, name: str) -> int:
        """Where a field of a player begins within the player's block."""
        return _begins(self.player, name)

    def most(self) -> list[int]:
        """What each place of a row is to be divided by."""
        table = [field.most for field in self.table for _ in range(field.length)]
        return table + self.seats * [field.most for field in self.player for _ in range(field.length)]


def question_fields(seats: int, prompts: tuple[str, ...], moves: int) -> list[Field]:
    """Who is asked what, in every game alike."""
    return [
        Field("asked", seats, 1, "who is asked, by seat from the observer on; all 0 when the game is over"),
        Field("prompt", len(prompts), 1, "the question: one place is 1"),
        Field("legal", moves, 1, "the legal moves, if the observer is asked"),
    ]


class Question:
    """Fills the fields of the question."""

    def __init__(self, layout: Layout, prompts: tuple[str, ...]) -> None:
        self.asked: int = layout.at("asked")
        self.prompt: int = layout.at("prompt")
        self.legal: int = layout.at("legal")
        self.moves: int = layout.length("legal")
        self.numbers: dict[str, int] = {prompt: number for number, prompt in enumerate(prompts)}

    def fill(self, row: bytearray, ask: Ask, seat: int, seats: int) -> None:
        """Who is asked what; the moves only for who is asked."""
        row[self.asked + (ask.seat - seat) % seats] = 1
        number = self.numbers.get(ask.prompt)  # a question that only cards of somebody's own ask has no place
        if number is not None:
            row[self.prompt + number] = 1
        if ask.seat == seat:
            for move in ask.moves:
                if move < self.moves:  # those of cards that are carried out by hand have no place
                    row[self.legal + move] = 1


def small(count: int) -> int:
    """A count that no rule limits, as far as a place can hold it."""
    if count < CEILING:  # twice as fast as min
        return count
    return CEILING


def _begins(fields: list[Field], name: str) -> int:
    start = 0
    for field in fields:
        if field.name == name:
            return start
        start += field.length
    raise KeyError(name)
