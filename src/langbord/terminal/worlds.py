"""Worlds in a file: a game with worlds is packed up there, and the next table goes on from it."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from langbord import games
from langbord.engine.chance import Chance
from langbord.engine.codec import to_json
from langbord.engine.errors import LangbordError, OptionError, first_line
from langbord.engine.game import Game
from langbord.engine.meta import Options
from langbord.engine.position import Position
from langbord.engine.record import UNPLAYABLE
from langbord.terminal.saves import LARGEST, FileTrouble, unread

FORMAT = 1
NO_KEY = bytes(32)  # of a packed world: every table that takes it up shuffles with a key of its own


@dataclass(frozen=True)
class Packed:
    """A world of a file."""

    state: Any
    options: Options


def begin(game: Game[Any], path: Path, seats: int, options: Options, seed: int | None) -> Position[Any]:
    """A table in the world of a file, or in a new one if there is no such file yet."""
    if not game.meta.worlds:
        raise OptionError(f"{game.meta.title} has no worlds: each game of it begins anew")
    if not path.exists():
        return game.new(seats, seed, options, hold=True)
    packed = read(game, path)
    told = games.plugin(game.meta.name).saved_worlds
    own = told() if told is not None else None
    kept = {}
    for option in game.meta.options:
        if own.stays(option) if own is not None else not option.values:
            kept[option.name] = options.get(option.name, packed.options[option.name])
    for name, wanted in kept.items():
        value = packed.options[name]
        if wanted != value and not (own is not None and own.may_go_on(packed.options, name, wanted)):
            raise FileTrouble("load-not-sound", path, f"the world was played with {name} {value}, which stays as it is")
    try:
        position = game.next_table(packed.state, seats, {**options, **kept}, seed)
    except UNPLAYABLE:
        raise FileTrouble("load-not-sound", path, "the world cannot be played on") from None
    return games.replay(position.record(), hold=True)


def read(game: Game[Any], path: Path) -> Packed:
    """The world of a file; a FileTrouble if it is none of this game, these rules and this book."""
    data = _json(path)
    if data.get("format") != FORMAT or data.get("game") != game.meta.name or not isinstance(data.get("options"), dict):
        raise FileTrouble("load-not-world", path)
    if type(data.get("rules")) is not int or not 1 <= data["rules"] <= game.meta.rules:
        raise FileTrouble("load-not-sound", path, "the world was played by other rules")
    try:
        seats = game.meta.check_seats(data.get("seats"))
        options = game.meta.complete(seats, data["options"])
        found = game.find_told(options, data.get("edition"))
        if found is None:
            name, _ = game.edition(options)
            raise FileTrouble("load-not-sound", path, f"the world was played with another version of {name}")
        options = found
        state = game.read_state(data.get("state"), seats, options)
        packed = game.packed(state)
    except FileTrouble:
        raise
    except (LangbordError, *UNPLAYABLE) as error:
        raise FileTrouble("load-not-sound", path, first_line(error)) from None
    if not packed or state.rules != data["rules"]:
        raise FileTrouble("load-not-world", path)
    return Packed(state, options)


def write(path: Path, position: Position[Any]) -> None:
    """Pack the world up; the file is whole at every moment, and nothing but a world is written over."""
    game = position.game
    try:
        if path.is_dir():
            raise FileTrouble("save-is-folder", path)
        if path.exists() and path.stat().st_size and _json(path).get("format") != FORMAT:
            raise FileTrouble("save-not-over", path)
        state = game.copy_state(position.state)
        state.chance = Chance(NO_KEY)
        name, content = game.edition(position.options)
        data = {
            "format": FORMAT,
            "world": path.stem,
            "game": game.meta.name,
            "rules": position.rules,
            "edition": {"name": name, "hash": content},
            "seats": position.seats,
            "options": position.options,
            "state": to_json(state),
            "records": [],
        }
        beside = path.with_name(path.name + ".part")
        path.parent.mkdir(parents=True, exist_ok=True)
        beside.write_text(json.dumps(data, ensure_ascii=False, indent=1), encoding="utf-8")
        beside.replace(path)
    except (OSError, ValueError) as error:
        raise FileTrouble("save-failed", path, getattr(error, "strerror", None) or str(error)) from None


def _json(path: Path) -> dict[str, Any]:
    try:
        if path.stat().st_size > LARGEST:
            raise FileTrouble("load-too-large", path)
        data = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise FileTrouble(unread(error), path, error.strerror or str(error)) from None
    except (ValueError, RecursionError):
        raise FileTrouble("load-not-world", path) from None
    if not isinstance(data, dict):
        raise FileTrouble("load-not-world", path)
    return data
