"""The JSON schema of what a seat sees of a game, made from the TypedDicts of its `rules/view_model.py`. They stand in
modules that are never compiled, so the schema is the same on either build; a test holds that."""

from __future__ import annotations

import functools
import inspect
import types
from collections.abc import Mapping, Sequence
from typing import Any, Literal, NotRequired, Required, Union, get_args, get_origin, get_type_hints, is_typeddict

from langbord import games

DIALECT = "https://json-schema.org/draft/2020-12/schema"
PLAIN: dict[object, dict[str, Any]] = {
    int: {"type": "integer"},
    str: {"type": "string"},
    bool: {"type": "boolean"},
    float: {"type": "number"},
    type(None): {"type": "null"},
    Any: {},
    object: {},
}


@functools.cache
def schema_of(game: str) -> dict[str, Any] | None:
    """The schema of a game's view; None if the game does not say what it is."""
    view = games.plugin(game).view
    if view is None:
        return None
    parts: dict[str, dict[str, Any]] = {}
    whole = _schema(view(), parts, {})
    title = games.meta(game).title
    return {"$schema": DIALECT, "title": f"{title}: what a seat sees", **whole, "$defs": dict(sorted(parts.items()))}


def _schema(kind: Any, parts: dict[str, dict[str, Any]], known: dict[str, object]) -> dict[str, Any]:
    """Of one type; TypedDicts become parts, which are referred to."""
    if is_typeddict(kind):
        name = kind.__name__
        if name not in known:
            known[name] = kind
            parts[name] = _object(kind, parts, known)
        elif known[name] is not kind:
            raise TypeError(f"two types of a view are called {name}")
        return {"$ref": f"#/$defs/{name}"}
    if kind in PLAIN:
        return dict(PLAIN[kind])
    origin, of = get_origin(kind), get_args(kind)
    if origin is Literal:
        return {"enum": list(of)}
    if origin in (Union, types.UnionType):
        return {"anyOf": [_schema(each, parts, known) for each in of]}
    if origin in (dict, Mapping):
        return {"type": "object", "additionalProperties": _schema(of[1], parts, known)}
    if origin is tuple and of[-1] is not Ellipsis:
        return {"type": "array", "prefixItems": [_schema(each, parts, known) for each in of], "items": False}
    if origin in (list, tuple, Sequence):
        return {"type": "array", "items": _schema(of[0], parts, known)}
    raise TypeError(f"a view cannot hold {kind!r}")


def _object(kind: Any, parts: dict[str, dict[str, Any]], known: dict[str, object]) -> dict[str, Any]:
    """What its fields are; `ask`, which only pages put beside a view, may be missing as it says."""
    fields: dict[str, dict[str, Any]] = {}
    needed: list[str] = []
    for name, annotated in get_type_hints(kind, include_extras=True).items():
        optional = get_origin(annotated) is NotRequired
        bare = get_args(annotated)[0] if get_origin(annotated) in (NotRequired, Required) else annotated
        fields[name] = _schema(bare, parts, known)
        if not optional and (kind.__total__ or get_origin(annotated) is Required):
            needed.append(name)
    about = inspect.cleandoc(kind.__doc__ or "")
    return {
        "type": "object",
        **({"description": about} if about else {}),
        "properties": fields,
        "required": needed,
        "additionalProperties": False,
    }
