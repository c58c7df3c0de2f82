"""Writing the TOML files of an edition."""

from __future__ import annotations

import json
import re
from typing import Any


def value(given: Any) -> str:
    """A value as TOML has it."""
    if isinstance(given, bool):
        return "true" if given else "false"
    if isinstance(given, int | float):
        return str(given)
    if isinstance(given, list):
        return f"[{', '.join(value(each) for each in given)}]"
    if isinstance(given, dict):
        inner = ", ".join(f"{key(name)} = {value(each)}" for name, each in given.items())
        return f"{{ {inner} }}" if inner else "{}"
    return json.dumps(str(given), ensure_ascii=False).replace("\x7f", "\\u007f")


def key(name: str) -> str:
    """A key, in quotes where it needs them."""
    return name if re.fullmatch(r"[A-Za-z0-9_-]+", name) else value(name)


def entry(kind: str, fields: dict[str, Any]) -> str:
    """One `[[kind]]`."""
    lines = [f"{key(name)} = {value(each)}" for name, each in fields.items()]
    return "\n".join([f"[[{key(kind)}]]", *lines]) + "\n"


def table(name: str, fields: dict[str, Any]) -> str:
    """One `[name]`."""
    lines = [f"{key(each)} = {value(given)}" for each, given in fields.items()]
    return "\n".join([f"[{key(name)}]", *lines]) + "\n"
