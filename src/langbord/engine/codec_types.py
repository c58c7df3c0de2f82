"""The types of the fields of a class, also of a compiled one.

The compiler keeps of `list[Player]` only `list`, so for a compiled class they are read again from its source, which
lies beside it.
"""

from __future__ import annotations

import ast
import functools
import inspect
import sys
from pathlib import Path
from typing import Any


def of(cls: type) -> dict[str, Any]:
    """Field → type, those of its parents included."""
    found: dict[str, Any] = {}
    for base in reversed(cls.__mro__):
        module = sys.modules[base.__module__]
        written: dict[str, Any] = inspect.get_annotations(base)
        file = Path(getattr(module, "__file__", None) or "")
        if written and file.suffix not in ("", ".py"):
            source = file.parent / f"{base.__module__.rpartition('.')[2]}.py"
            written = _fields(source)[base.__name__]
        for name, hint in written.items():
            found[name] = eval(hint, vars(module)) if isinstance(hint, str) else hint
    return found


@functools.cache
def _fields(source: Path) -> dict[str, dict[str, str]]:
    """The annotated names of every class in a source, as they are written."""
    return {
        node.name: {
            line.target.id: ast.unparse(line.annotation)
            for line in node.body
            if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name)
        }
        for node in ast.parse(source.read_text(encoding="utf-8")).body
        if isinstance(node, ast.ClassDef)
    }
