"""Editions: where the data of a game lies, and how its TOML files are read with mistakes that name file, line, column.

What stands in the files is each game's own business (`edition.py` of the game).
"""

from __future__ import annotations

import hashlib
import re
import tomllib
from pathlib import Path
from typing import Any

from langbord.engine.errors import EditionError
from langbord.engine.plain import is_plain, plain

LARGEST = 500_000  # bytes of one file; those of the house have some thousands
GREATEST = 10**12  # number of anything
MOST_DOTS = 40  # outside texts, in one line
Stamps = tuple[tuple[str, int, int], ...]


def house_editions(editions: Path) -> tuple[str, ...]:
    """The editions that come with a game."""
    return tuple(sorted(path.name for path in editions.iterdir() if (path / "board.toml").is_file()))


def folder_of(editions: Path, edition: str) -> Path:
    """Where an edition lies: with the game, or in a folder of somebody's own."""
    known = house_editions(editions)
    if edition in known:
        return editions / edition
    if is_folder(edition):
        return Path(edition)
    raise EditionError(
        f"there is no edition {edition!r}: neither one of the house ({', '.join(known)}) nor a folder of that name"
    )


def is_folder(name: str) -> bool:
    """Whether there is a folder of that name; a name that none can have is no mistake of ours."""
    try:
        return Path(name).is_dir()
    except (OSError, ValueError):
        return False


def stamps(folder: Path) -> Stamps:
    """Tells one version of a folder's files from another: a folder of your own may change while we run."""
    stats = [(path.name, path.stat()) for path in sorted(folder.glob("*.toml"))]
    return tuple((name, stat.st_mtime_ns, stat.st_size) for name, stat in stats)


def content_hash(folder: Path) -> str:
    """A fingerprint of all files of an edition."""
    digest = hashlib.sha256()
    for path in sorted(folder.glob("*.toml")):
        digest.update(path.name.encode() + b"\0" + path.read_bytes().replace(b"\r\n", b"\n") + b"\0")
    return digest.hexdigest()[:16]


# --- reading --------------------------------------------------------------------------------------


class File:
    """A TOML file, with its text kept to find the line of a mistake."""

    def __init__(self, path: Path, text: str, data: dict[str, Any]) -> None:
        self.path: Path = path
        self.lines: list[str] = text.splitlines()
        self.data: dict[str, Any] = data

    def line_of(self, slot: object, key: str) -> int:
        """The line (from 1) of a key of the entry with this slot; the slot's own line if the key is missing."""
        start = 0
        for number, line in enumerate(self.lines):
            if line.split("#")[0].replace(" ", "").startswith(f'slot="{slot}"'):
                start = number
                break
        for number in range(start, len(self.lines)):
            if number > start and self.lines[number].startswith("["):
                break
            if self.lines[number].split("=")[0].strip() == key:
                return number + 1
        return start + 1


class Entry:
    """One card of a file."""

    def __init__(self, file: File, data: dict[str, Any]) -> None:
        self.file: File = file
        self.data: dict[str, Any] = data
        self.slot: str = str(data.get("slot", "?"))


class Problems:
    """Collects mistakes, so that all are told at once."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def add(self, entry: Entry, key: str, message: str, column: int | None = None) -> None:
        """A mistake at a key of a card; `column` counts from the start of its text."""
        line = entry.file.line_of(entry.slot, key)
        place = f"{entry.file.path}:{line}"
        if column is not None:
            place += f":{entry.file.lines[line - 1].find(chr(34)) + 2 + column}"
        self.lines.append(f"{place}: {entry.slot}: {message}")

    def check_slots(self, file: File, found: list[str], wanted: list[str]) -> None:
        """Every slot once, in order."""
        if found != wanted:
            missing = [slot for slot in wanted if slot not in found]
            extra = [slot for slot in found if slot not in wanted or found.count(slot) > 1]
            what = (
                f"missing {', '.join(missing)}"
                if missing
                else f"too many: {', '.join(extra)}"
                if extra
                else "not in order"
            )
            self.lines.append(
                f"{file.path}:1: the slots must be {wanted[0]} to {wanted[-1]}, each once, in order: {what}"
            )

    def report(self) -> None:
        """Raise if there was any."""
        if self.lines:
            raise EditionError(plain("\n".join(self.lines)))


def read_file(path: Path) -> File:
    """The file, or an EditionError that says what is wrong with it."""
    try:
        if path.stat().st_size > LARGEST:
            raise EditionError(f"{path}: the file is larger than {LARGEST} bytes")
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise EditionError(f"{path}: the file is not UTF-8 text") from None
    except (OSError, ValueError):  # a name that no file can have is a ValueError
        raise EditionError(f"{plain(str(path))}: the file is missing or cannot be read") from None
    return File(path, text, parse(path, text))


def parse(path: Path, text: str) -> dict[str, Any]:
    """What the text of a file says. A key of thousands of parts would take the parser for ever."""
    for number, line in enumerate(text.splitlines(), 1):
        if line.count(".") > MOST_DOTS and re.sub(r'"[^"]*"|#.*', "", line).count(".") > MOST_DOTS:
            raise EditionError(f"{path}: a key has too many parts (at line {number}, column 1)")
    try:
        data = tomllib.loads(text)
        _must_be_small(data)
    except tomllib.TOMLDecodeError as error:
        raise EditionError(plain(f"{path}: {error}")) from None
    except RecursionError:
        raise EditionError(f"{path}: there are too many brackets inside one another") from None
    except (ValueError, OverflowError):  # thousands of digits, a day that no calendar has
        raise EditionError(f"{path}: there is a number that is none") from None
    return data


def _must_be_small(data: Any) -> None:
    """A number of thousands of digits cannot even be told in a mistake."""
    if isinstance(data, dict):
        data = list(data.values())
    if isinstance(data, list):
        for value in data:
            _must_be_small(value)
    elif type(data) is int and abs(data) > GREATEST:
        raise ValueError("too great")


def entries(file: File, key: str, problems: Problems) -> list[Entry]:
    """The tables `[[key]]` of a file."""
    found = file.data.get(key)
    if not isinstance(found, list) or not all(isinstance(entry, dict) for entry in found):
        problems.lines.append(f"{file.path}:1: expected a list of [[{key}]]")
        return []
    return [Entry(file, entry) for entry in found]


def known_keys(entry: Entry, keys: tuple[str, ...], problems: Problems) -> None:
    """Refuse keys that nobody reads: most of them are misspelt."""
    for key in entry.data:
        if key not in keys:
            problems.add(entry, key, f"'{key}' is not known here; a card has {', '.join(keys)}")


def names(entry: Entry, key: str, problems: Problems) -> dict[str, str]:
    """A text in several languages; a plain text counts as English. Only `note` may be missing."""
    value = entry.data.get(key)
    if value is None and key == "note":
        return {}
    if isinstance(value, str):
        value = {"en": value}
    if not isinstance(value, dict) or "en" not in value or not all(isinstance(text, str) for text in value.values()):
        problems.add(entry, key, f"'{key}' must be a text, or texts by language with 'en' among them")
        return {"en": "?"}
    if not all(is_plain(text) and is_plain(language) for language, text in value.items()):
        problems.add(entry, key, f"'{key}' has letters in it that nobody would see")
    return value


def is_count(value: object) -> bool:
    """A number that a board may name: prices and amounts are looked up in lists of a hundred."""
    return type(value) is int and 0 <= value <= 99
