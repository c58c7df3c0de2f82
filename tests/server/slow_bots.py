"""Bots that go wrong, for the tests. They run in processes of their own, so they must stand in a module."""

from __future__ import annotations

import os
import time
from typing import Any

from langbord.server.bots.compute import think


def hang(level: str, record: dict[str, Any], seed: int) -> str:
    """Thinks for ever."""
    while True:
        time.sleep(60)


def hang_if_steady(level: str, record: dict[str, Any], seed: int) -> str:
    """The steady bot thinks for ever, the calm one as always."""
    return hang(level, record, seed) if level == "steady" else think(level, record, seed)


def crash(level: str, record: dict[str, Any], seed: int) -> str:
    """Its process dies."""
    os._exit(1)


def err(level: str, record: dict[str, Any], seed: int) -> str:
    """Has a bug."""
    raise ZeroDivisionError("a bug in a bot")


def cheat(level: str, record: dict[str, Any], seed: int) -> str:
    """Answers with a word that is not legal."""
    return "D5"


def hurry(level: str, record: dict[str, Any], seed: int) -> str:
    """The sharp bot imagines a few worlds only."""
    return think("sharp:6" if level == "sharp" else level, record, seed)
