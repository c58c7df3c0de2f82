"""Whole numbers from outside: plain ones and those of numpy, never a truth value, a fraction or a text."""

from __future__ import annotations

import operator
from typing import SupportsIndex


def as_int(value: object) -> int | None:
    """The value as a plain whole number; None if it is not one."""
    if type(value) is int:
        return value
    if isinstance(value, bool) or not isinstance(value, SupportsIndex):
        return None
    try:
        return operator.index(value)
    except TypeError:  # numpy's arrays and truth values have the method, but not the number
        return None
