"""Copies and JSON of states, derived from the annotations of their dataclasses.

For each dataclass some functions are made once: a copy and two JSON writers as straight-line code (as fast as written
by hand), and a reader that checks every value and names the place of the first wrong one. Fields marked STATIC are
copied by reference and left out of JSON. A class with a `copy` of its own, for speed once it is compiled, is copied by
that.

What was saved stays readable: a field that is missing in what is read begins as its class says, and a field that has
been renamed is known by its former names (`metadata=formerly("old_name")`). Fingerprints are of a canonical form, which
neither a new field with a default, nor a renamed field or class, nor another order of fields changes.
"""

from __future__ import annotations

import dataclasses
import hashlib
import json
import types
import typing
from collections.abc import Callable
from typing import Any, Final

from langbord.engine import codec_types
from langbord.engine.errors import RecordError

_SCALARS: Final = (int, str, bool, bytes)
_copiers: dict[type, Callable[[Any], Any]] = {}
_writers: dict[type, Callable[[Any], dict[str, Any]]] = {}
_canonical: dict[type, Callable[[Any], dict[str, Any]]] = {}
_hints: dict[type, dict[str, Any]] = {}

#: The fields of a class in their order, with those of the classes inside them; None for what has no fields.
Layout = dict[str, Any]


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
    read: set[str] = set()
    for field in wanted:
        for name in (field.name, *_former_names(field)):
            if name in data:
                values[field.name] = _read(_annotations(cls)[field.name], data[name], f"{where}.{name}")
                read.add(name)
                break
        else:
            if _is_required(field):
                raise RecordError(f"{where}: '{field.name}' is missing")
    for name in data:
        if name not in read:
            raise RecordError(f"{where}: {name!r} is not known here")
    thing = cls(**{field.name: values[field.name] for field in wanted if _is_required(field)})
    for field in wanted:
        if field.name in values and not _is_required(field) and getattr(thing, field.name) != values[field.name]:
            setattr(thing, field.name, values[field.name])
    return thing


def canonical(thing: Any) -> dict[str, Any]:
    """A dataclass as JSON data of which no change of the code takes anything: fields under the first names they had,
    without those that are as they begin."""
    cls = type(thing)
    if cls not in _canonical:
        _build(cls)
    return _canonical[cls](thing)


def state_hash(thing: Any) -> str:
    """A short fingerprint of a state: equal states and only they have the same."""
    return canonical_hash(canonical(thing))


def canonical_hash(data: dict[str, Any]) -> str:
    """The fingerprint of a state whose canonical form this is."""
    return _fingerprint(json.dumps(data, separators=(",", ":"), ensure_ascii=False, sort_keys=True))


def pinned_hash(thing: Any, layout: Layout) -> str:
    """The fingerprint as records of format 1 have it: of these fields, in this order, whatever has come since."""
    data = _pinned(type(thing), to_json(thing), layout)
    return _fingerprint(json.dumps(data, separators=(",", ":"), ensure_ascii=False))


def layout_of(cls: type) -> Layout:
    """The fields that are saved of a class, as they stand in the code today."""
    return {
        field.name: _layout_inside(_annotations(cls)[field.name])
        for field in dataclasses.fields(cls)
        if not _is_static(field)
    }


def _layout_inside(hint: Any) -> Layout | None:
    inner = _class_inside(hint)
    return None if inner is None else layout_of(inner)


def _class_inside(hint: Any) -> type | None:
    """The dataclass that a field holds, or holds a list, a dict or an option of."""
    if dataclasses.is_dataclass(hint) and isinstance(hint, type):
        return hint
    found = [inner for inner in map(_class_inside, typing.get_args(hint)) if inner is not None]
    return found[0] if found else None


def _pinned(hint: Any, data: Any, layout: Layout | None) -> Any:
    """JSON of today in the form of a layout."""
    inner = _class_inside(hint)
    if layout is None or inner is None or data is None:
        return data
    if hint is not inner:
        args = typing.get_args(hint)
        if isinstance(data, list):
            return [_pinned(args[0], item, layout) for item in data]
        if typing.get_origin(hint) is dict:
            return {key: _pinned(args[1], item, layout) for key, item in data.items()}
        return _pinned(inner, data, layout)
    today = {name: field.name for field in dataclasses.fields(inner) for name in (field.name, *_former_names(field))}
    return {
        name: _pinned(_annotations(inner)[today[name]], data[today[name]], inside) for name, inside in layout.items()
    }


def _fingerprint(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def _annotations(cls: type) -> dict[str, Any]:
    if cls not in _hints:
        _hints[cls] = codec_types.of(cls)
    return _hints[cls]


def _is_static(field: dataclasses.Field[Any]) -> bool:
    return field.metadata.get("codec") == "static"


def _former_names(field: dataclasses.Field[Any]) -> tuple[str, ...]:
    """What the field was called before, the first name first."""
    names: tuple[str, ...] = field.metadata.get("formerly", ())
    return names


def _begins_as(field: dataclasses.Field[Any]) -> Any:
    """What a field that need not be given begins as."""
    if field.default_factory is not dataclasses.MISSING:
        return field.default_factory()
    return field.default


def _is_required(field: dataclasses.Field[Any]) -> bool:
    """Whether nothing of the class can be made without it; the other fields are set afterwards."""
    return field.default is dataclasses.MISSING and field.default_factory is dataclasses.MISSING


def _build(cls: type) -> None:
    """Write the source of the copier and the JSON writer of `cls` and compile it."""
    scope: dict[str, Any] = {"cls": cls}
    given: list[str] = []
    later: list[str] = []
    writes: list[str] = []
    tells: list[str] = []
    for field in dataclasses.fields(cls):
        place = f"x.{field.name}"
        copied = place
        if not _is_static(field):
            hint = _annotations(cls)[field.name]
            copied = _expression(hint, place, scope, "copy")
            writes.append(f"{field.name!r}: {_expression(hint, place, scope, 'write')}")
            name = (*_former_names(field), field.name)[0]
            told = f"told[{name!r}] = {_expression(hint, place, scope, 'canonical')}\n"
            if _is_required(field):
                tells.append(f"    {told}")
            else:
                scope[f"begins_{field.name}"] = _begins_as(field)
                tells.append(f"    if {place} != begins_{field.name}: {told}")
        if _is_required(field) and field.init:
            given.append(copied)
        else:
            later.append(f"    y.{field.name} = {copied}\n")
    source = f"def copy(x):\n    y = cls({', '.join(given)})\n{''.join(later)}    return y\n"
    source += f"def write(x): return {{{', '.join(writes)}}}\n"
    source += f"def canonical(x):\n    told = {{}}\n{''.join(tells)}    return told\n"
    exec(source, scope)
    _copiers[cls] = getattr(cls, "copy", scope["copy"])
    _writers[cls] = scope["write"]
    _canonical[cls] = scope["canonical"]


def _expression(hint: Any, place: str, scope: dict[str, Any], mode: str, depth: int = 0) -> str:
    """The source text that copies or writes the value at `place`; `mode` is copy, write or canonical."""
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
        made = copier(hint)
        scope[name] = made if mode == "copy" else _writers[hint] if mode == "write" else _canonical[hint]
        return f"{name}({place})"
    raise TypeError(f"{place}: states are made of numbers, words, lists, dicts and dataclasses, not {hint!r}")


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
