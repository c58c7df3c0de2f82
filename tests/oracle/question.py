"""What a second move generator is told, and what it may say."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

#: JSON data, as a program elsewhere would get it.
View = dict[str, Any]


@dataclass(frozen=True)
class Question:
    """A question as the asked seat meets it."""

    seat: int
    prompt: str
    values: dict[str, Any]  # of the question: a field, a worker, how many are left
    view: View
    #: Answers since the last one to the question that begins a turn's choice: seat, prompt, word. All at the table have
    #: heard them.
    said: list[tuple[int, str, str]]
    told: list[dict[str, Any]] = field(default_factory=list)  # the values of those questions

    @property
    def me(self) -> View:
        """The asked seat's own area."""
        area: View = self.view["players"][self.seat]
        return area

    def before(self, prompt: str | None = None) -> bool:
        """Whether the seat has just answered this question before, so that this is its next part."""
        return bool(self.said) and self.said[-1][:2] == (self.seat, prompt or self.prompt)


@dataclass(frozen=True)
class Moves:
    """What may be answered: exactly these words; or nothing but these, where more than the view would have to be
    known."""

    words: frozenset[str]
    exact: bool = True
    also: frozenset[str] = frozenset()  # cards that may be used with any answer; whether they can be is not looked at

    def agrees(self, legal: set[str]) -> bool:
        """Whether the rules say the same."""
        left = legal - self.also
        return left == self.words if self.exact else left <= self.words


def exactly(*parts: Any) -> Moves:
    """Just these: words, and collections of words."""
    return Moves(_all(parts))


def among(*parts: Any) -> Moves:
    """Nothing but these."""
    return Moves(_all(parts), exact=False)


def _all(parts: tuple[Any, ...]) -> frozenset[str]:
    found: set[str] = set()
    for part in parts:
        found.update([part] if isinstance(part, str) else part)
    return frozenset(found)


#: None: the question is not looked at.
Generator = Callable[[Question], Moves | None]
