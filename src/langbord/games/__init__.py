"""The games of the house, loaded by name."""

from __future__ import annotations

import importlib
from typing import Any, SupportsIndex

from langbord.engine import record as records
from langbord.engine.errors import OptionError, RecordError
from langbord.engine.game import Game
from langbord.engine.meta import Meta
from langbord.engine.position import Position

#: Every game that can be played; a folder of this package each.
NAMES = ("nusfjord", "reykholt", "keyharvest", "galzyr")


def meta(name: str) -> Meta:
    """What the lobby needs of a game, without loading its rules."""
    found: Meta = importlib.import_module(f"langbord.games.{_known(name)}.meta").META
    return found


def load(name: str) -> Game[Any]:
    """A game by its name."""
    found: Game[Any] = importlib.import_module(f"langbord.games.{_known(name)}.game").GAME
    return found


def replay(record: Any, at: SupportsIndex | None = None, *, hold: bool = False) -> Position[Any]:
    """The position after `at` words of a record; all of them if None."""
    return records.replay(_game_of(record), record, at, hold=hold)


def go_on(record: Any, *, hold: bool = False) -> tuple[Position[Any], str]:
    """The position of a record to play on with, and, if its words cannot be played again as they were, why: then the
    game goes on from the last turn start that the record holds."""
    return records.go_on(_game_of(record), record, hold=hold)


def resume(saved: Any) -> Position[Any]:
    """The position of a save."""
    return records.resume(_game_of(saved), saved)


def _game_of(record: Any) -> Game[Any]:
    if not isinstance(record, dict) or not isinstance(record.get("game"), str):
        raise RecordError("this is not a record: it names no game")
    return load(record["game"])


def _known(name: str) -> str:
    if name not in NAMES:
        raise OptionError(f"there is no game {name!r}; there is {', '.join(NAMES)}")
    return name
