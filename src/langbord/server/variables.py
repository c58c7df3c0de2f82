"""Numbers out of the environment. One that cannot be used is told in a sentence, before anything starts."""

from __future__ import annotations

import os
import re

from langbord.engine.errors import LangbordError


class BadVariable(LangbordError):
    """A variable that says nothing usable."""


def count(name: str, usual: int, least: int) -> int:
    """A whole number from `least` on."""
    said = os.environ.get(name, str(usual))
    if re.fullmatch("[0-9]{1,9}", said) and int(said) >= least:
        return int(said)
    raise BadVariable(f"{name} is '{said}': it must be a number from {least} on")


def seconds(name: str, usual: float) -> float:
    """A time, perhaps with a decimal point."""
    said = os.environ.get(name, str(usual))
    if re.fullmatch(r"[0-9]{1,9}(\.[0-9]{0,9})?", said):
        return float(said)
    raise BadVariable(f"{name} is '{said}': it must be a number of seconds, such as 0.8")
