"""How great the numbers of a state can be, so that data from outside cannot keep the rules busy for ever.

Most numbers of a game are small: counts, seats, cards. A field that holds more says so beside its annotation:
`bits(63)` for a set of things as bits, `most(1_000_000)` for any other number. Whatever says nothing is at most `MOST`.
"""

from __future__ import annotations

import dataclasses
import typing
from typing import Any, Final

from langbord.engine.codec_types import of
from langbord.engine.errors import RecordError

MOST: Final = 10_000  # rules shift and count by such numbers
_KEY: Final = "most"
_SET: Final = "set"
Bounds = dict[str, tuple[int, int]]


def most(number: int) -> dict[str, int]:
    """Marks a field whose numbers may be as great as this."""
    return {_KEY: number}


def bits(count: int) -> dict[str, int]:
    """Marks a field that holds a set of so many things as the bits of a number, which is never negative."""
    return {_KEY: (1 << count) - 1, _SET: 1}


def bounds_of(cls: type) -> Bounds:
    """The least and the greatest number of each field that says so, in a class and in those inside it, by name. Two
    fields of one name have the wider bounds of both."""
    found: Bounds = {}
    _gather(cls, found, set())
    return found


def _gather(cls: type, found: Bounds, seen: set[type]) -> None:
    if cls in seen:
        return
    seen.add(cls)
    hints = of(cls)
    for field in dataclasses.fields(cls):
        if field.metadata.get("codec") == "static":
            continue
        marked = field.metadata.get(_KEY)
        if marked is not None:
            least = 0 if _SET in field.metadata else -marked
            for name in (field.name, *field.metadata.get("formerly", ())):
                known = found.get(name, (least, marked))
                found[name] = (min(known[0], least), max(known[1], marked))
        for inner in _classes_in(hints[field.name]):
            _gather(inner, found, seen)


def _classes_in(hint: Any) -> list[type]:
    if isinstance(hint, type) and dataclasses.is_dataclass(hint):
        return [hint]
    return [cls for arg in typing.get_args(hint) for cls in _classes_in(arg)]


def must_be_bounded(data: Any, bounds: Bounds, name: str = "") -> None:
    """A RecordError if a number anywhere in JSON data is beyond its bounds; `name` is the field that it stands in."""
    if isinstance(data, dict):
        for key, value in data.items():
            must_be_bounded(value, bounds, key if isinstance(key, str) and not key.isdigit() else name)
    elif isinstance(data, list):
        for value in data:
            must_be_bounded(value, bounds, name)
    elif type(data) is int:
        least, greatest = bounds.get(name, (-MOST, MOST))
        if not least <= data <= greatest:
            raise RecordError(f"state: a number of {name[:40]!r} is not one that a game gives")
