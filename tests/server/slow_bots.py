"""Bots that go wrong, for the tests. They run in processes of their own, so they must stand in a module."""

from __future__ import annotations

import os
import time
from typing import Any


def hang(level: str, record: dict[str, Any], seed: int) -> str:
    """Thinks for ever."""
    while True:
        time.sleep(60)


def crash(level: str, record: dict[str, Any], seed: int) -> str:
    """Its process dies."""
    os._exit(1)


def err(level: str, record: dict[str, Any], seed: int) -> str:
    """Has a bug."""
    raise ZeroDivisionError("a bug in a bot")


def cheat(level: str, record: dict[str, Any], seed: int) -> str:
    """Answers with a word that is not legal."""
    return "D5"
