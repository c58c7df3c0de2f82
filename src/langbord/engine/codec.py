"""Copies and JSON of states, derived from the annotations of their dataclasses.

For each dataclass three functions are made once: a copy and a JSON writer as straight-line code (as fast as written by
hand), and a reader that checks every value and names the place of the first wrong one. Fields marked STATIC are copied
by reference and left out of JSON. A class with a `copy` of its own, for speed once it is compiled, is copied by that.
"""

from __future__ import annotations

import dataclasses
import hashlib
import json
import types
import typing
from collections.abc import Callable
from typing import Any, Final

from langbord.engine import field_types
from langbord.engine.errors import RecordError

_SCALARS: Final = (int, str, bool, bytes)
_copiers: dict[type, Callable[[Any], Any]] = {}
_writers: dict[type, Callable[[Any], dict[str, Any]]] = {}
_hints: dict[type, dict[str, Any]] = {}


def copier(cls: type) -> Callable[[Any], Any]:
    """The function that copies a `cls`."""
    if cls not in _copiers:
        _build(cls)
    return _copiers[cls]


def to_json(thing: Any) -> dict[str, Any]:
    """A dataclass as JSON data."""
    cls = type(thing)
    if cls not in _writers:
        _build(cls)
    return _writers[cls](thing)


def from_json(cls: type, data: Any, where: str = "state") -> Any:
    """A dataclass from JSON data; every value is checked."""
    if not isinstance(data, dict):
        raise RecordError(f"{where}: expected an object, found {_short(data)}")
    values: dict[str, Any] = {}
    wanted = [field for field in dataclasses.fields(cls) if not _is_static(field)]
    for field in wanted:
        if field.name not in data:
            raise RecordError(f"{where}: '{field.name}' is missing")
        values[field.name] = _read(_annotations(cls)[field.name], data[field.name], f"{where}.{field.name}")
    for name in data:
        if name not in values:
            raise RecordError(f"{where}: {name!r} is not known here")
    thing = cls(**{field.name: values[field.name] for field in wanted if _is_required(field)})
    for field in wanted:
        if not _is_required(field):
            setattr(thing, field.name, values[field.name])
    return thing


def state_hash(thing: Any) -> str:
    """A short fingerprint of a state: equal states and only they have the same."""
    text = json.dumps(to_json(thing), separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def _annotations(cls: type) -> dict[str, Any]:
    if cls not in _hints:
        _hints[cls] = field_types.of(cls)
    return _hints[cls]


def _is_static(field: dataclasses.Field[Any]) -> bool:
    return field.metadata.get("codec") == "static"


def _is_required(field: dataclasses.Field[Any]) -> bool:
    """Whether nothing of the class can be made without it; the other fields are set afterwards."""
    return field.default is dataclasses.MISSING and field.default_factory is dataclasses.MISSING


def _build(cls: type) -> None:
    """Write the source of the copier and the JSON writer of `cls` and compile it."""
    scope: dict[str, Any] = {"cls": cls}
    given: list[str] = []
    later: list[str] = []
    writes: list[str] = []
    for field in dataclasses.fields(cls):
        place = f"x.{field.name}"
        copied = place
        if not _is_static(field):
            hint = _annotations(cls)[field.name]
            copied = _expression(hint, place, scope, "copy")
            writes.append(f"{field.name!r}: {_expression(hint, place, scope, 'write')}")
        if _is_required(field) and field.init:
            given.append(copied)
        else:
            later.append(f"    y.{field.name} = {copied}\n")
    source = f"def copy(x):\n    y = cls({', '.join(given)})\n{''.join(later)}    return y\n"
    source += f"def write(x): return {{{', '.join(writes)}}}\n"
    exec(source, scope)
    _copiers[cls] = getattr(cls, "copy", scope["copy"])
    _writers[cls] = scope["write"]


def _expression(hint: Any, place: str, scope: dict[str, Any], mode: str, depth: int = 0) -> str:
    """The source text that copies or writes the value at `place`."""
    if hint is bytes:
        return place if mode == "copy" else f"{place}.hex()"
    if hint in _SCALARS:
        return place
    origin = typing.get_origin(hint)
    args = typing.get_args(hint)
    item = f"v{depth}"
    if origin is types.UnionType or origin is typing.Union:
        inner = _optional(hint, place)
        some = _expression(inner, place, scope, mode, depth)
        return some if some == place else f"(None if {place} is None else {some})"
    if origin is list:
        inside = _expression(args[0], item, scope, mode, depth + 1)
        return f"{place}[:]" if inside == item else f"[{inside} for {item} in {place}]"
    if origin is dict:
        inside = _expression(args[1], item, scope, mode, depth + 1)
        if mode == "copy":
            return f"{place}.copy()" if inside == item else f"{{k: {inside} for k, {item} in {place}.items()}}"
        return f"{{str(k): {inside} for k, {item} in {place}.items()}}"
    if dataclasses.is_dataclass(hint) and isinstance(hint, type):
        if mode == "copy" and hasattr(hint, "copy"):
            return f"{place}.copy()"
        name = f"{mode}_{hint.__name__}"
        scope[name] = copier(hint) if mode == "copy" else _writer(hint)
        return f"{name}({place})"
    raise TypeError(f"{place}: states are made of numbers, words, lists, dicts and dataclasses, not {hint!r}")


def _writer(cls: type) -> Callable[[Any], dict[str, Any]]:
    copier(cls)
    return _writers[cls]


def _optional(hint: Any, place: str) -> Any:
    inner = [arg for arg in typing.get_args(hint) if arg is not type(None)]
    if len(inner) != 1:
        raise TypeError(f"{place}: of unions only 'X | None' can be saved, not {hint!r}")
    return inner[0]


def _read(hint: Any, data: Any, where: str) -> Any:
    """Check and convert one value; what there is most of comes first."""
    if hint in _NAMES:
        if type(data) is not hint:
            raise RecordError(f"{where}: expected {_NAMES[hint]}, found {_short(data)}")
        return data
    origin = typing.get_origin(hint)
    args = typing.get_args(hint)
    if origin is types.UnionType or origin is typing.Union:
        return None if data is None else _read(_optional(hint, where), data, where)
    if hint is bytes:
        try:
            return bytes.fromhex(data)
        except (TypeError, ValueError):
            raise RecordError(f"{where}: expected hexadecimal digits, found {_short(data)}") from None
    if origin is list:
        if not isinstance(data, list):
            raise RecordError(f"{where}: expected a list, found {_short(data)}")
        if args[0] in _NAMES and all(type(item) is args[0] for item in data):
            return data[:]  # nothing is wrong, so no place need be named
        return [_read(args[0], item, f"{where}[{index}]") for index, item in enumerate(data)]
    if origin is dict:
        if not isinstance(data, dict):
            raise RecordError(f"{where}: expected an object, found {_short(data)}")
        try:
            return {args[0](key): _read(args[1], item, f"{where}[{key}]") for key, item in data.items()}
        except ValueError:
            raise RecordError(f"{where}: a key is not {_NAMES[args[0]]}") from None
    return from_json(hint, data, where)


_NAMES: Final[dict[type, str]] = {int: "a whole number", str: "a text", bool: "true or false"}


def _short(data: Any) -> str:
    text = repr(data)
    return text if len(text) <= 40 else text[:37] + "..."
