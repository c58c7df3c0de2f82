"""Where games are kept: the data folder, the autosave, and records that the player names."""

from __future__ import annotations

import json
import os
import shlex
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from langbord import bots, games
from langbord.engine.errors import LangbordError
from langbord.engine.position import Position

LARGEST = 20_000_000  # bytes; a whole game needs about 20,000
LAST = "last"  # what the game kept last is called
TABLE = "table"  # the part of a file that tells who sits where; records of other origin have none


class FileTrouble(LangbordError):
    """A file that cannot be read or written: what is wrong with it as a message key of the terminal."""

    def __init__(self, key: str, path: Path, detail: str = "") -> None:
        super().__init__(f"{path}: {detail or key}")
        self.key: str = key
        self.path: Path = path
        self.detail: str = detail


@dataclass(frozen=True)
class Seating:
    """Who sits where: a bot's name for each seat, empty for a person."""

    bots: tuple[str, ...]

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return [seat for seat, bot in enumerate(self.bots) if not bot]


def data_folder() -> Path:
    """`LANGBORD_DATA`, or the folder where programs of this user keep their data."""
    own = os.environ.get("LANGBORD_DATA")
    if own:
        return Path(own).expanduser()
    shared = os.environ.get("XDG_DATA_HOME")
    return (Path(shared) if shared else Path.home() / ".local" / "share") / "langbord"


def fresh_autosave(game: str) -> Path:
    """A name in the data folder that is not taken."""
    folder = data_folder()
    stamp = time.strftime("%Y-%m-%d-%H%M")
    number = 1
    while True:
        path = folder / (f"{game}-{stamp}.json" if number == 1 else f"{game}-{stamp}-{number}.json")
        if not os.path.lexists(path):
            return path
        number += 1


def autosave_for(loaded: Path, game: str) -> Path:
    """A game loaded from the data folder goes on in its file; any other file is left as it is."""
    return loaded if loaded.resolve().parent == data_folder().resolve() else fresh_autosave(game)


def find(named: Path) -> Path:
    """The file that is meant: by its path, by its name alone if it lies in the data folder, or the one kept last."""
    if os.path.lexists(named) or len(named.parts) != 1:
        return named
    folder = data_folder()
    if named.name == LAST:
        kept = sorted(folder.glob("*.json"), key=lambda path: path.stat().st_mtime)
        if not kept:
            raise FileTrouble("load-nothing", folder)
        return kept[-1]
    return folder / named if (folder / named).is_file() else named


def called(path: Path) -> str:
    """How a kept game is called when it is to be found again, as a shell takes it: in the data folder by its name."""
    short = path.resolve().parent == data_folder().resolve() and not os.path.lexists(path.name)
    return shlex.quote(path.name if short else str(path))


def is_first_game(game: str) -> bool:
    """Whether this data folder has never seen the game; from now on it has."""
    mark = data_folder() / f"{game}.known"
    try:
        if mark.exists():
            return False
        mark.parent.mkdir(parents=True, exist_ok=True)
        mark.touch()
    except OSError:
        pass  # then the help is shown again next time
    return True


def write(path: Path, position: Position[Any], seating: Seating) -> None:
    """The record of the game so far; the file is whole at every moment, and nothing but a record is written over."""
    try:
        if path.is_dir():
            raise FileTrouble("save-is-folder", path)
        if path.exists() and path.stat().st_size and not _is_record(path):
            raise FileTrouble("save-not-over", path)
        data = position.record()
        data[TABLE] = {"bots": list(seating.bots)}
        beside = path.with_name(path.name + ".part")
        path.parent.mkdir(parents=True, exist_ok=True)
        beside.write_text(json.dumps(data, ensure_ascii=False, indent=1), encoding="utf-8")
        beside.replace(path)
    except (OSError, ValueError) as error:
        raise FileTrouble("save-failed", path, getattr(error, "strerror", None) or str(error)) from None


def read(path: Path) -> tuple[Position[Any], Seating | None]:
    """The game of a file, checked turn by turn, and who sat where, if the file tells."""
    data = _read_json(path)
    try:
        position = games.replay(data, hold=True)
    except LangbordError as error:
        raise FileTrouble("load-not-sound", path, str(error)) from None
    return position, _seating(data.get(TABLE), position.seats)


def _read_json(path: Path) -> dict[str, Any]:
    try:
        if path.stat().st_size > LARGEST:
            raise FileTrouble("load-too-large", path)
        data = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise FileTrouble(unread(error), path, error.strerror or str(error)) from None
    except (ValueError, RecursionError):
        raise FileTrouble("load-not-record", path) from None
    if not isinstance(data, dict):
        raise FileTrouble("load-not-record", path)
    return data


def unread(error: OSError) -> str:
    """Which sentence says why a file could not be read: the commonest reasons in the language of the table."""
    if isinstance(error, FileNotFoundError):
        return "load-missing"
    if isinstance(error, IsADirectoryError):
        return "load-is-folder"
    return "load-forbidden" if isinstance(error, PermissionError) else "load-failed"


def _is_record(path: Path) -> bool:
    try:
        data = _read_json(path)
    except FileTrouble:
        return False
    return "words" in data and "game" in data


def _seating(told: Any, seats: int) -> Seating | None:
    names = told.get("bots") if isinstance(told, dict) else None
    if (
        not isinstance(names, list)
        or len(names) != seats
        or not all(name == "" or bots.is_known(name) for name in names)
    ):
        return None
    return Seating(tuple(names))
