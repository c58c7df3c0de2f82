"""What the environment says. What cannot be used is told in a sentence, before anything starts; empty is not said."""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from pathlib import Path

from langbord.engine.errors import LangbordError

YES, NO = ("1", "true", "yes", "on"), ("0", "false", "no", "off")
SHORTEST_KEY = 20  # letters


class BadVariable(LangbordError):
    """A variable that says nothing usable."""


def count(name: str, usual: int, least: int) -> int:
    """A whole number from `least` on."""
    said = os.environ.get(name) or str(usual)
    if re.fullmatch("[0-9]{1,9}", said) and int(said) >= least:
        return int(said)
    raise BadVariable(f"{name} is '{said}': it must be a number from {least} on")


def seconds(name: str, usual: float) -> float:
    """A time, perhaps with a decimal point."""
    said = os.environ.get(name) or str(usual)
    if re.fullmatch(r"[0-9]{1,9}(\.[0-9]{0,9})?", said):
        return float(said)
    raise BadVariable(f"{name} is '{said}': it must be a number of seconds, such as 0.8")


def switch(name: str, *, usual: bool = False) -> bool:
    """On or off; as usual if nothing is said."""
    said = os.environ.get(name, "").strip().lower()
    if not said:
        return usual
    if said in NO:
        return False
    if said in YES:
        return True
    raise BadVariable(f"{name} is '{said}': it must be 1 or 0")


def one_of(name: str, words: Sequence[str]) -> str:
    """One of these words, or nothing."""
    said = os.environ.get(name, "").strip().lower()
    if said in ("", *words):
        return said
    raise BadVariable(f"{name} is '{said}': it must be {' or '.join(words)}")


def names(name: str, usual: str) -> list[str]:
    """Names with commas between them."""
    said = [part.strip() for part in os.environ.get(name, "").split(",")]
    return [part for part in said if part] or usual.split(",")


def address(name: str) -> str:
    """What links begin with, or nothing."""
    said = os.environ.get(name, "").strip().rstrip("/")
    if not said or re.fullmatch(r"https?://[^/\s]+(/\S*)?", said):
        return said
    raise BadVariable(f"{name} is '{said}': it must begin with https:// or http://, such as https://games.example.org")


def text_or_address(name: str) -> str:
    """A file that can be read, or the address of a page; or nothing."""
    said = os.environ.get(name, "").strip()
    if not said or re.fullmatch(r"https?://\S+", said) or Path(said).is_file():
        return said
    raise BadVariable(f"{name} is '{said}': it must be a file that there is, or begin with https://")


def keys(name: str) -> list[str]:
    """Several secrets with commas between them, or none."""
    said = [part.strip() for part in os.environ.get(name, "").split(",") if part.strip()]
    if any(len(part) < SHORTEST_KEY for part in said):
        raise BadVariable(f"{name}: one of them is too short; {SHORTEST_KEY} letters at least")
    return said


def key(name: str) -> str:
    """A secret that nobody can guess, or nothing. It is not repeated: what is told may be read by others."""
    said = os.environ.get(name, "")
    if not said or len(said) >= SHORTEST_KEY:
        return said
    raise BadVariable(f"{name} is too short: {SHORTEST_KEY} letters at least; openssl rand -base64 48 makes a good one")
