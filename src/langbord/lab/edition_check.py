"""Checking an edition that somebody wrote: every mistake as `file:line:column: sentence`.

The game whose cards they are is named in `board.toml`; its `EditionLoader` knows how to read them.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from langbord import games
from langbord.engine.control_chars import plain
from langbord.engine.editions.files import parse
from langbord.engine.errors import EditionError
from langbord.plugin import EditionLoader

BOARD = "board.toml"
WORLD = "world.toml"


def mistakes(path: Path) -> list[str]:
    """All that is wrong with an edition: a folder, or one file of it. A file's own mistakes come alone."""
    folder = path if path.is_dir() else path.parent
    if not path.exists():
        raise EditionError(f"{path}: there is no such folder or file")
    if path.is_file() and path.suffix != ".toml":
        raise EditionError(f"{path}: an edition is a folder of .toml files; this is something else")
    if (folder / WORLD).is_file() and not (folder / BOARD).is_file():
        raise EditionError(f"{folder}: this is a book, not an edition: try 'langbord book lint --book {folder}'")
    if not (folder / BOARD).is_file():
        raise EditionError(f"{folder}: this is not an edition: there is no {BOARD} in it")
    edition = _edition_loader(folder / BOARD)[1]
    found = edition.check(folder) if edition.check is not None else []
    if path.is_file():
        if path.name not in edition.files and edition.load_deck is not None:  # some games have no decks
            found += _of_deck(edition.load_deck, folder, path.stem)
        found = [line for line in found if line.startswith(f"{path}:")] or found
    return [_placed(line) for line in dict.fromkeys(found)]


def contents(path: Path) -> str:
    """What lies in an edition without mistakes, in one line."""
    files = sorted(path.glob("*.toml")) if path.is_dir() else [path]
    parts = []
    for file in files:
        tables = {key: value for key, value in _read(file).items() if isinstance(value, list)}
        counts = ", ".join(f"{len(value)} × {key}" for key, value in tables.items())
        parts.append(f"{file.name} ({counts})" if counts else file.name)
    return plain(f"{path}: no mistakes in " + ", ".join(parts))


def game_of(folder: Path) -> str:
    """The game whose edition lies in a folder."""
    return _edition_loader(folder / BOARD)[0]


def _edition_loader(board: Path) -> tuple[str, EditionLoader]:
    """The game that the board belongs to, and its reader."""
    heading = _read(board).get("edition")
    name = heading.get("game") if isinstance(heading, dict) else None
    checked = {plugin.meta.name: plugin.editions for plugin in games.plugins() if plugin.editions is not None}
    known = {each: load() for each, load in checked.items() if load().check is not None}
    if name not in known:
        raise EditionError(f"{board}:1:1: [edition] must name its game, one of: {', '.join(known)}; not {name!r}")
    return str(name), known[name]


def _of_deck(load_deck: Callable[[str, str], object], folder: Path, deck: str) -> list[str]:
    """The mistakes of a deck, whether or not the board names it already."""
    try:
        load_deck(str(folder), deck)
    except EditionError as error:
        return str(error).splitlines()
    return []


def _read(file: Path) -> dict[str, Any]:
    try:
        return parse(file, file.read_text(encoding="utf-8"))
    except OSError as error:
        raise EditionError(f"{file}: {error.strerror or error}") from None
    except UnicodeDecodeError:
        raise EditionError(f"{file}: the file is not UTF-8 text") from None
    except EditionError as error:
        raise EditionError(_placed(str(error))) from None


def _placed(line: str) -> str:
    """The mistake with line and column, as editors and terminals can jump to them."""
    toml = re.fullmatch(r"(.+?\.toml): (.+) \(at line (\d+), column (\d+)\)", line)
    if toml:
        return f"{toml[1]}:{toml[3]}:{toml[4]}: {toml[2]}"
    place = re.match(r"(.+?\.toml)(:\d+)?(:\d+)?: ", line)
    if not place:
        return line
    return f"{place[1]}{place[2] or ':1'}{place[3] or ':1'}: {line[place.end() :]}"
