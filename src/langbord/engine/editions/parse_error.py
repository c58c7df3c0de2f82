"""Phrases in the files of editions and books: how a mistake is told, and how a number is read."""

from __future__ import annotations

from typing import Final

#: Of a number in a phrase, at most. Python itself refuses to read thousands of digits, and no card needs so many.
DIGITS: Final = 4


class PhraseError(Exception):
    """What is wrong with a phrase, and at which column of its line (from 0)."""

    def __init__(self, message: str, column: int) -> None:
        super().__init__(message)
        self.message: str = message
        self.column: int = column


def parse_int(digits: str, column: int) -> int:
    """A whole number out of its digits."""
    if len(digits) > DIGITS:
        raise PhraseError(f"a number of {len(digits)} digits is too long", column)
    return int(digits)
