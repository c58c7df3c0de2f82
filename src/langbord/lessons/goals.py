"""Goals: conditions over what the learner sees, in a small language of their own.

A condition is `path operator value`. The operators are `>=`, `<=`, `>`, `<`, `=`, `!=`, and for lists `has` and
`lacks`. A path begins with

- `me`: the learner's own area, the entry of `players` in the view;
- `rival`: that of the next seat;
- `table`: the whole view;
- `score`: the learner's score, or with a further step one of its lines, `score.ships`.

The steps after it are names and numbers of the view; `*` goes through a whole list, and numbers found in that way are
added up. `count(path)` is how many things there are. A value is a number or a word.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from langbord.engine.errors import LangbordError
from langbord.plugin import plugin

COMPARED: Final[dict[str, Callable[[float, float], bool]]] = {
    ">=": lambda found, wanted: found >= wanted,
    "<=": lambda found, wanted: found <= wanted,
    ">": lambda found, wanted: found > wanted,
    "<": lambda found, wanted: found < wanted,
}
FORM: Final = re.compile(r"(count\()?([a-z][\w.*-]*)(\))?\s+(>=|<=|>|<|=|!=|has|lacks)\s+(\S+)", re.ASCII)
HEADS: Final = ("me", "rival", "table", "score")


class GoalError(LangbordError):
    """A condition that cannot be read, or that asks for what no view of the game has."""


@dataclass(frozen=True)
class Condition:
    """One condition, as it was written and in its parts."""

    text: str
    counted: bool
    path: tuple[str, ...]
    operator: str
    value: str

    def met(self, game: str, view: Any, seat: int) -> bool:
        """Whether it holds for a seat that sees this."""
        found = self._found(game, view, seat)
        if self.operator in ("has", "lacks"):
            if not isinstance(found, list):
                raise GoalError(f"'{self.text}': there is no list at {'.'.join(self.path)}")
            return (self.value in [str(thing) for thing in found]) == (self.operator == "has")
        if self.operator in ("=", "!="):
            return (_plain(found) == self.value) == (self.operator == "=")
        if isinstance(found, list):
            found = sum(found)
        return COMPARED[self.operator](float(found), float(self.value))

    def progress(self, game: str, view: Any, seat: int) -> float:
        """How near it is, from 0 to 1, for who looks ahead: half of the gold is half the way."""
        if self.met(game, view, seat):
            return 1.0
        if self.operator not in (">=", ">") or int(self.value) <= 0:
            return 0.0
        found = self._found(game, view, seat)
        return max(0.0, float(sum(found) if isinstance(found, list) else found) / (float(self.value) + 1.0))

    def number(self, game: str, view: Any, seat: int) -> int:
        """What is found there, added up."""
        found = self._found(game, view, seat)
        return sum(found) if isinstance(found, list) else int(found)

    def _found(self, game: str, view: Any, seat: int) -> Any:
        try:
            found = self._walk(game, view, seat)
        except (LookupError, ValueError, TypeError):
            raise GoalError(f"'{self.text}': the view of {game} has nothing at {'.'.join(self.path)}") from None
        if self.counted:
            return len(found)
        return found

    def _walk(self, game: str, view: Any, seat: int) -> Any:
        head, *steps = self.path
        if head == "score":
            sheet = plugin(game).score_sheets(view)[seat]
            return sum(line["points"] for line in sheet if not steps or line["key"] == steps[0])
        if head == "table":
            return _follow(view, steps)
        players = view["players"]
        return _follow(players[(seat + (head == "rival")) % len(players)], steps)


@dataclass(frozen=True)
class Figure:
    """A number of a view, for texts that tell it."""

    condition: Condition

    def of(self, game: str, view: Any, seat: int) -> int:
        """What it is for a seat that sees this."""
        return self.condition.number(game, view, seat)


def figure(path: str) -> Figure:
    """A path, as in a condition."""
    return Figure(read(f"{path} >= 0"))


def _follow(thing: Any, steps: list[str]) -> Any:
    for at, step in enumerate(steps):
        if step == "*":
            rest = steps[at + 1 :]
            return [_follow(each, rest) for each in thing if not rest or _has(each, rest)]
        thing = thing[int(step)] if isinstance(thing, list) else thing[step]
    return thing


def _has(thing: Any, steps: list[str]) -> bool:
    """Whether there is something at the end of a path; of a list only what has it counts."""
    try:
        _follow(thing, steps)
    except (LookupError, ValueError, TypeError):
        return False
    return True


def _plain(found: Any) -> str:
    """A value of a view as it is written in a goal."""
    if isinstance(found, list):
        found = sum(found)
    return {True: "yes", False: "no", None: "none"}[found] if found is None or isinstance(found, bool) else str(found)


def read(text: str) -> Condition:
    """A condition from a lesson."""
    form = FORM.fullmatch(text.strip())
    if form is None or bool(form[1]) != bool(form[3]):
        raise GoalError(f"'{text}' is no condition: write path, operator and value, such as me.gold >= 3")
    path = tuple(form[2].split("."))
    if path[0] not in HEADS:
        raise GoalError(f"'{text}': a path begins with {', '.join(HEADS)}")
    if form[4] in COMPARED and not re.fullmatch(r"-?\d+", form[5]):
        raise GoalError(f"'{text}': {form[4]} compares with a whole number")
    return Condition(text, bool(form[1]), path, form[4], form[5])
