"""The games there are, loaded by name. What a game is and how games are found: `langbord.plugin`."""

from __future__ import annotations

from typing import Any, SupportsIndex

from langbord.engine import record as records
from langbord.engine.errors import RecordError
from langbord.engine.game import Game
from langbord.engine.meta import Meta
from langbord.engine.position import Position
from langbord.plugin import loaded, names, plugin, plugins

__all__ = ["go_on", "load", "meta", "names", "plugin", "plugins", "replay", "resume"]


def meta(name: str) -> Meta:
    """What the lobby needs of a game, without loading its rules."""
    return plugin(name).meta


def load(name: str) -> Game[Any]:
    """A game by its name."""
    found = plugin(name)
    rules: Game[Any] = loaded(found, found.rules)
    return rules


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
