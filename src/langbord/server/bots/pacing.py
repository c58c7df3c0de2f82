"""How long the bots of a table wait before they answer: a pause belongs to a change that somebody can see, it is as
long as the slowest person at the table wishes, and all pauses between two questions to people have an end."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

#: What a person can wish (models/people.py), as so many times the pause of the house.
PACES: Final = {"slow": 2.0, "normal": 1.0, "instant": 0.0}
#: All the pauses until a person is asked again, in pauses of the house: with many bots, the later are shorter.
MOST: Final = 5.0
LAST: Final = 3  # of what is left, one pause takes this part at most
REMEMBERED: Final = 2000  # tables


def slowest(paces: Iterable[str]) -> float:
    """How long the pauses of a table are, by those who sit there; as usual where nobody does."""
    return max((PACES.get(pace, 1.0) for pace in paces), default=1.0)


class Pacing:
    """What each table has still to wait."""

    def __init__(self) -> None:
        self._pace: dict[str, float] = {}
        self._next: dict[str, float] = {}  # before the next answer; until something is known, one pause
        self._spent: dict[str, float] = {}

    def wish(self, table: str, pace: float) -> None:
        """So the people at a table want it."""
        if len(self._pace) >= REMEMBERED:
            self._pace.clear()
        self._pace[table] = pace

    def pauses(self, table: str) -> float:
        """How many pauses of the house are to be waited before a bot answers."""
        return self._next.get(table, 1.0) * self._pace.get(table, 1.0)

    def answered(self, table: str, *, shown: bool) -> None:
        """A bot has answered and one is asked again; `shown`: the others saw something change."""
        spent = self._spent.get(table, 0.0) + self._next.get(table, 1.0)
        self._spent[table] = spent
        self._next[table] = min(1.0, (MOST - spent) / LAST) if shown else 0.0

    def person_asked(self, table: str) -> None:
        """No bot is asked any more: what comes then begins anew."""
        self._next.pop(table, None)
        self._spent.pop(table, None)
