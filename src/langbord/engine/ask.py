"""Asking: how a turn puts a question, and how a question knows its answers."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar

from langbord.engine.errors import EngineFault, IllegalMove
from langbord.engine.log import Value
from langbord.engine.open_classes import mypyc_attr
from langbord.engine.table import Table

S = TypeVar("S", bound=Table)
NONE_YET: Final[list[int]] = []


@dataclass(frozen=True)
class Reason:
    """Why a move is not legal: a message key, the paragraph of the rules, and values for the message."""

    key: str
    paragraph: str
    values: tuple[tuple[str, Value], ...] = ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Generic[S]):
    """The legal answers to a question, and the reason why any other is not one. Holds public facts only."""

    def among(self, state: S, seat: int) -> list[int]:
        """All legal moves; never empty."""
        raise NotImplementedError

    def why_not(self, state: S, seat: int, move: int) -> Reason | None:
        """None if the move is legal, otherwise the reason."""
        raise NotImplementedError


class Ask:
    """A question to exactly one seat. Who is asked, and with which prompt, depends on public facts only."""

    def __init__(self, seat: int, prompt: str, choice: Choice[Any], values: tuple[tuple[str, Value], ...] = ()) -> None:
        self.seat: int = seat
        self.prompt: str = prompt
        self.choice: Choice[Any] = choice
        self.values: tuple[tuple[str, Value], ...] = values
        self.moves: list[int] = NONE_YET  # the legal moves, sorted
        self.state: Table | None = None  # the state that they were found in

    def __repr__(self) -> str:
        return f"<Ask '{self.prompt}' to seat {self.seat}: {len(self.moves)} moves>"

    def list_moves(self, state: Table) -> None:
        """Find the legal moves, for whoever is to answer."""
        moves = self.choice.among(state, self.seat)
        if not moves:
            raise EngineFault(f"the question '{self.prompt}' to seat {self.seat} has no answer")
        for place in range(1, len(moves)):
            if moves[place - 1] > moves[place]:  # most lists are in order as they come
                moves.sort()
                break
        self.moves = moves
        self.state = state


#: A stretch of play that asks whenever somebody must decide and is sent the chosen move.
Turn = Generator[Ask, int, None]
#: A part of a turn that hands a result back to its caller.
T = TypeVar("T")
Part = Generator[Ask, int, T]
#: What a part of a turn hands back that asks nothing. It has ended already, so one serves all.
NOTHING_ASKED: Final[Iterator[Ask]] = iter(())


class Vocabulary:
    """The fixed list of words of a game: a move is an index into it."""

    def __init__(self, words: list[str], aliases: dict[str, str] | None = None) -> None:
        self.words: list[str] = words
        self._numbers: dict[str, int] = {word: number for number, word in enumerate(words)}
        if len(self._numbers) != len(words):
            raise ValueError("a word stands twice in the vocabulary")
        for old, new in (aliases or {}).items():
            self._numbers[old] = self._numbers[new]

    def __len__(self) -> int:
        return len(self.words)

    def number(self, word: str) -> int:
        """The move that a word stands for."""
        number = self._numbers.get(word)
        if number is None:
            number = self._numbers.get(word.strip().lower(), self._numbers.get(word.strip().upper()))
        if number is None:
            raise IllegalMove(f"{word!r} is not a word of this game")
        return number

    def word(self, move: int) -> str:
        """The word of a move."""
        return self.words[move]

    def knows(self, word: str) -> bool:
        """Whether the word, or an older form of it, is in the vocabulary."""
        return word in self._numbers
