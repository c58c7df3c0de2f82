"""The log: what happened, as message keys with typed values and an audience.

Events are produced by running a turn. They are never part of the state: a turn that is run again tells them again.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

#: A typed value: its kind ("seat", "card", "good", "number", "space", …) and the thing itself.
Value = tuple[str, int | str]


@dataclass(frozen=True)
class Event:
    """One line of the log."""

    key: str
    values: tuple[tuple[str, Value], ...]
    audience: int | None = None  # the only seat that may read it; None: everybody

    def value(self, name: str) -> int | str:
        """The value called `name`."""
        for known, (_, thing) in self.values:
            if known == name:
                return thing
        raise KeyError(name)

    def as_json(self) -> dict[str, object]:
        """For the wire and for files."""
        return {
            "key": self.key,
            "values": {name: list(value) for name, value in self.values},
            "audience": self.audience,
        }


class Log:
    """Collects the events of a running position; `on` is False in roll-outs."""

    def __init__(self, on: bool) -> None:
        self.on: bool = on
        self.events: list[Event] = []
        self.when: list[int] = []  # for each of them, how many answers had been given
        self.answers: int = 0  # given so far

    def tell(self, key: str, *values: tuple[str, Value], to: int | None = None) -> None:
        """Note an event, for everybody or for one seat."""
        if self.on:
            self.events.append(Event(key, values, to))
            self.when.append(self.answers)


SILENT: Final = Log(on=False)


def seat(number: int, name: str = "seat") -> tuple[str, Value]:
    """A value that names a player."""
    return (name, ("seat", number))


def number(amount: int, name: str = "number") -> tuple[str, Value]:
    """A value that is a plain number."""
    return (name, ("number", amount))


def thing(kind: str, word: str, name: str = "") -> tuple[str, Value]:
    """A value that names a card, a good, a space … by its word."""
    return (name or kind, (kind, word))
