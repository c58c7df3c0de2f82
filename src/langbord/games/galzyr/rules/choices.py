"""Choices that list their answers and explain the others with the same few lines."""

from __future__ import annotations

from typing import Final

from langbord.engine.ask import Ask, Choice, Part, Reason
from langbord.games.galzyr.book.phrases import Step
from langbord.games.galzyr.rules.moves import NO, YES
from langbord.games.galzyr.rules.reasons import NOT_HERE
from langbord.games.galzyr.rules.state import State


class Offer(Choice[State]):
    """Answers that come near, each with the reason why it is not possible, if there is one."""

    def near(self, state: State, seat: int) -> list[int]:
        """All moves that this question is about, possible or not; each once."""
        raise NotImplementedError

    def reason(self, state: State, seat: int, move: int) -> Reason | None:
        """Why a move that comes near is not possible."""
        raise NotImplementedError

    def among(self, state: State, seat: int) -> list[int]:
        return [move for move in self.near(state, seat) if self.reason(state, seat, move) is None]

    def why_not(self, state: State, seat: int, move: int) -> Reason | None:
        return self.reason(state, seat, move) if move in self.near(state, seat) else NOT_HERE


class OneOf(Offer):
    """These answers and no others; they are public."""

    def __init__(self, *moves: int) -> None:
        self.moves: tuple[int, ...] = moves

    def near(self, state: State, seat: int) -> list[int]:
        return list(self.moves)

    def reason(self, state: State, seat: int, move: int) -> Reason | None:
        return None


class Ways(OneOf):
    """Answers that stand for steps of the book, by the answer, so that each can be put into words."""

    def __init__(self, ways: dict[int, tuple[Step, ...]], *others: int) -> None:
        super().__init__(*ways, *others)
        self.ways: dict[int, tuple[Step, ...]] = ways


YES_OR_NO: Final = OneOf(YES, NO)


def agrees(seat: int, prompt: str) -> Part[bool]:
    """Ask for a yes or a no."""
    return (yield Ask(seat, prompt, YES_OR_NO)) == YES
