"""Tips for a first game: the moment at which a player decides, and what may be said then. Each game has its lessons."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Moment:
    """A decision of one seat: what it sees, what it is asked, and what it has answered before, as (prompt, word)."""

    view: Any  # of the game's own type
    seat: int
    prompt: str  # "" if it is not asked
    held: bool  # its finished turn waits for a confirmation
    legal: frozenset[str]
    answered: list[tuple[str, str]]
    text_only: bool = False  # the table is read, not seen

    @property
    def player(self) -> dict[str, Any]:
        """The player's own area."""
        player: dict[str, Any] = self.view["players"][self.seat]
        return player

    def first_time(self, prompt: str) -> bool:
        """Whether this question is asked, and was never answered before."""
        return self.prompt == prompt and all(asked != prompt for asked, _ in self.answered)


@dataclass(frozen=True)
class Tip:
    """What is said, the id of the piece it points at, and whether it is the last of the tips."""

    key: str
    target: str
    values: dict[str, int] = field(default_factory=dict)
    last: bool = False


def no_values(moment: Moment) -> dict[str, int]:
    """Most tips need no figures."""
    return {}


@dataclass(frozen=True)
class Lesson:
    """A tip, the moment it is for, and the piece it points at."""

    key: str
    when: Callable[[Moment], bool]
    target: Callable[[Moment], str]
    read: bool = False  # has words of its own for a table that is read
    values: Callable[[Moment], dict[str, int]] = no_values


def at(target: str) -> Callable[[Moment], str]:
    """A lesson that always points at the same piece."""
    return lambda _: target


def tips_of(lessons: Sequence[Lesson], moment: Moment) -> list[Tip]:
    """What there is to say at this moment, the most useful first; the last lesson ends the coaching."""
    last = lessons[-1]
    return [
        Tip(_key(lesson, moment), lesson.target(moment), lesson.values(moment), lesson is last)
        for lesson in lessons
        if lesson.when(moment)
    ]


def _key(lesson: Lesson, moment: Moment) -> str:
    return f"tip-{lesson.key}-read" if lesson.read and moment.text_only else f"tip-{lesson.key}"
