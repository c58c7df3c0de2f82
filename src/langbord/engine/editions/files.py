"""Editions: where the data of a game lies, what it extends, what its hash is, and how its TOML files are read with
mistakes that name file, line, column.

What stands in the files is each game's own business (`edition.py` of the game).

**The hash of an edition** is of its data: of what `tomllib` reads once `extends` has been applied. Left out are the
heading of the board, texts that only people read (`TEXTS`), and `known`; white space in other texts is folded; all is
written as JSON with sorted keys, without spaces and in ASCII, file by file under the names without `.toml`; the hash is
the first 16 hexadecimal digits of its SHA-256. A comment, a layout, a name or a note changes nothing; a price does.
This form is never changed: records name it.

**Released editions** are told in `released.toml` beside them, with the hash that they have for ever and with those by
which older versions named them, which were of the bytes of their files.
"""

from __future__ import annotations

import functools
import hashlib
import json
import re
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from langbord.engine.card_text import CardTexts
from langbord.engine.control_chars import is_plain, plain
from langbord.engine.editions import own
from langbord.engine.errors import EditionError
from langbord.engine.meta import Options

LARGEST = 500_000  # bytes of one file; those of the house have some thousands
GREATEST = 10**12  # number of anything
MOST_DOTS = 40  # outside texts, in one line
DEEPEST = 50  # tables and lists inside one another
ARCHIVE: Final = "archive"
RELEASED: Final = "released.toml"
#: Texts that no rule reads. `story = true` on a card is no text, and counts.
TEXTS: Final = ("name", "note", "story", "advice", "won", "lost")
#: `known = true` says that the effect of an entry is that of the published game: it is never tuned. No rule reads it.
KNOWN: Final = "known"
Stamps = tuple[tuple[str, int, int], ...]


@dataclass(frozen=True)
class Released:
    """An edition that was released, by `released.toml`."""

    name: str
    hash: str  # of its data
    called: str  # what those who played with it called it: an archived one had the name of the one that came after it
    files: tuple[str, ...]  # the hashes of its files that older versions wrote into records


class House:
    """The editions that come with a game: each a folder in `root`, or in its archive if it was changed after people
    had played with it. Archived ones are played by what names them, and offered to nobody."""

    def __init__(self, root: Path, board: str = "board.toml", heading: str = "edition") -> None:
        self.root: Path = root
        self.board: str = board  # the file with the heading
        self.heading: str = heading  # the table in it, which is also what an edition is called in messages
        self._offered: dict[str, Path] | None = None
        self._archived: dict[str, Path] | None = None

    def offered(self) -> dict[str, Path]:
        """Those that can be chosen, with their folders."""
        if self._offered is None:
            self._offered = self.folders_in(self.root)
        return self._offered

    def archived(self) -> dict[str, Path]:
        """Those that only old tables and records name."""
        if self._archived is None:
            self._archived = self.folders_in(self.root / ARCHIVE)
        return self._archived

    def folders_in(self, root: Path) -> dict[str, Path]:
        """The editions that lie side by side in a folder."""
        if not root.is_dir():
            return {}
        return {path.name: path for path in sorted(root.iterdir()) if (path / self.board).is_file()}

    def folder(self, name: str) -> Path | None:
        """Where one of the house lies, or one of a player that the house keeps: those that never change."""
        return self.of_the_house(name) or own.folder(name)

    def of_the_house(self, name: str) -> Path | None:
        """Where one of the house lies."""
        return self.offered().get(name) or self.archived().get(name)

    def folder_of(self, name: str) -> Path:
        """Where an edition lies: with the game, or in a folder of somebody's own."""
        found = self.folder(name)
        if found is not None:
            return found
        if is_folder(name):
            return Path(name)
        known = ", ".join(self.offered())
        raise EditionError(
            f"there is no {self.heading} {name!r}: neither one of the house ({known}) nor a folder of that name"
        )

    def version(self, name: str) -> Stamps:
        """What tells one version of an edition from another: of those of the house there is one."""
        return () if self.folder(name) is not None else stamps(self.folder_of(name))

    # --- what an edition consists of ---

    def lineage(self, folder: Path) -> tuple[Path, ...]:
        """The folder of an edition, and those of what it extends, the nearest first."""
        found, told = [folder], [folder.name]
        while True:
            base = self._base(found[-1])
            if base is None:
                return tuple(found)
            told.append(base.name)
            if base.resolve() in [path.resolve() for path in found]:
                raise EditionError(f"{self._place(found[-1])}: 'extends' goes round in a circle: {' > '.join(told)}")
            found.append(base)

    def _base(self, folder: Path) -> Path | None:
        """What the heading of a folder says that it extends."""
        if not (folder / self.board).is_file():
            return None  # told by whoever reads it
        heading = read_file(folder / self.board).data.get(self.heading)
        if not isinstance(heading, dict) or "extends" not in heading:
            return None
        name, known = heading["extends"], ", ".join(self.offered())
        base = self.of_the_house(name) if isinstance(name, str) else None
        if base is not None:
            return base
        if name and isinstance(name, str) and is_folder(name):
            told = f"extends one of the house ({known}), not a folder of somebody's own: {plain(name)!r}"
            raise EditionError(f"{self._place(folder)}: this {self.heading} {told}")
        there = f"there is no {self.heading} {plain(str(name))!r} of the house to extend: it has {known}"
        raise EditionError(f"{self._place(folder)}: {there}")

    def _place(self, folder: Path) -> str:
        """File, line and column of what it extends."""
        path = folder / self.board
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if line.split("=")[0].strip() == "extends":
                return f"{path}:{number}:{len(line) - len(line.partition('=')[2].lstrip()) + 1}"
        return f"{path}:1"

    def reader(self, folder: Path) -> Reader:
        """Reads the files of an edition one by one."""
        lineage = self.lineage(folder)
        return Reader(lineage, tuple(self._named_as(each) for each in lineage))

    def _named_as(self, folder: Path) -> str:
        """The edition of the house whose names the cards in a folder bear: it, or one that it is a copy of."""
        if not (folder / self.board).is_file():
            return ""
        heading = read_file(folder / self.board).data.get(self.heading)
        name = heading.get("name") if isinstance(heading, dict) else None
        return name if isinstance(name, str) and self.of_the_house(name) is not None else ""

    # --- its hashes ---

    def content_of(self, name: str) -> str:
        """The hash of the data of an edition, found when it is first asked for."""
        return _content(self, self.folder_of(name), self.version(name))

    def content_hash(self, folder: Path) -> str:
        """The hash of the data in a folder as it is now."""
        reader = self.reader(folder)
        data: dict[str, Any] = {}
        for name in reader.names():
            try:
                read = reader.read(name).data
            except EditionError:  # of a deck that is still being written
                data[name] = hashlib.sha256((folder / name).read_bytes()).hexdigest()
                continue
            if name == self.board:
                read = {key: value for key, value in read.items() if key != self.heading}
            data[name.removesuffix(".toml")] = what_counts(read)
        return hash_of(data)

    def file_hash(self, folder: Path) -> str:
        """The hash of the bytes of an edition's files, which versions before hashes of data wrote into records."""
        return hash_of_files({path.name: path for path in folder.glob("*.toml")})

    # --- what was released ---

    def released(self) -> tuple[Released, ...]:
        """All that were ever released, archived ones too, as far as they are known."""
        return _released(self.root / RELEASED)

    def find(self, options: Options, option: str, name: str, content: str) -> Options | None:
        """The options under which the edition is loaded that a record of an older version names."""
        chosen = options[option]
        for edition in self.released():
            if edition.called == name == chosen and content in edition.files:
                return {**options, option: edition.name}
        if self.folder(chosen) is None and is_folder(chosen) and self.file_hash(Path(chosen)) == content:
            return options
        return None


@functools.lru_cache(maxsize=64)
def _content(house: House, folder: Path, _: Stamps) -> str:
    return house.content_hash(folder)


@functools.cache
def _released(path: Path) -> tuple[Released, ...]:
    if not path.is_file():
        return ()
    found = read_file(path).data["edition"]
    return tuple(
        Released(each["name"], each["hash"], each.get("called", each["name"]), tuple(each.get("files", ())))
        for each in found
    )


def hash_of(data: Any) -> str:
    """The hash of data in the form that is written down above."""
    text = json.dumps(data, sort_keys=True, separators=(",", ":"), default=str)
    return hashlib.sha256(text.encode("ascii")).hexdigest()[:16]


def hash_of_files(files: dict[str, Path]) -> str:
    """The hash of bytes, by name; the same on every system."""
    digest = hashlib.sha256()
    for name, path in sorted(files.items()):
        digest.update(name.encode() + b"\0" + path.read_bytes().replace(b"\r\n", b"\n") + b"\0")
    return digest.hexdigest()[:16]


def what_counts(value: Any) -> Any:
    """Data without what only people read, and with single spaces in phrases."""
    if isinstance(value, dict):
        return {
            key: what_counts(each)
            for key, each in value.items()
            if key != KNOWN and (key not in TEXTS or not isinstance(each, (str, dict)))
        }
    if isinstance(value, list):
        return [what_counts(each) for each in value]
    return " ".join(value.split()) if isinstance(value, str) else value


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


# --- reading --------------------------------------------------------------------------------------


class File:
    """A TOML file, with its text kept to find the line of a mistake, and with what it inherits from a `base`."""

    def __init__(
        self, path: Path, text: str, data: dict[str, Any], base: File | None = None, edition: str = ""
    ) -> None:
        self.path: Path = path
        self.edition: str = (
            edition  # of the house, by which the locale files name its cards; "" if it is somebody's own
        )
        self.lines: list[str] = text.splitlines()
        self.own: dict[str, Any] = data
        self.base: File | None = base
        self.data: dict[str, Any] = data if base is None else merged(base.data, data)

    def standing(self, edition: str, base: File | None) -> File:
        """The same file in an edition, with what another one lends it."""
        return File(self.path, "\n".join(self.lines), self.own, base, edition)

    def of(self, key: str, entry: dict[str, Any]) -> File:
        """The file that an entry of the list `[[key]]` is written in: this one, or one that it inherits from."""
        own = self.own.get(key)
        here = isinstance(own, list) and any(each is entry for each in own)
        return self if here or self.base is None else self.base.of(key, entry)

    def place_of(self, key: str) -> str | None:
        """File and line of the first `key =`, in this file or one that it inherits from."""
        for number, line in enumerate(self.lines, 1):
            if line.split("=")[0].strip() == key:
                return f"{self.path}:{number}"
        return self.base.place_of(key) if self.base is not None else None

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


class Reader:
    """Reads the files of an edition. One that is missing is inherited whole; otherwise tables are merged key by key,
    and in lists of entries one takes the place of the one with the same slot or id."""

    def __init__(self, lineage: tuple[Path, ...], editions: tuple[str, ...] = ()) -> None:
        self.lineage: tuple[Path, ...] = lineage  # the folder, and what it extends
        self.editions: tuple[str, ...] = editions or ("",) * len(lineage)  # see File.edition

    def names(self) -> list[str]:
        """Of all files, its own and those that it inherits."""
        return sorted({path.name for folder in self.lineage for path in folder.glob("*.toml")})

    def read(self, name: str) -> File:
        """The file, or an EditionError that says what is wrong with it."""
        found: File | None = None
        for folder, edition in zip(reversed(self.lineage), reversed(self.editions), strict=True):
            if (folder / name).exists():
                found = read_file(folder / name).standing(edition, found)
        return found or read_file(self.lineage[0] / name)  # which says that it is missing


def merged(base: Any, own: Any) -> Any:
    """What an edition says on top of what it inherits."""
    if isinstance(base, dict) and isinstance(own, dict):
        both = {key: merged(base[key], value) if key in base else value for key, value in own.items()}
        return {**base, **both}
    if isinstance(base, list) and isinstance(own, list) and _identified(base) and _identified(own):
        left = {identity(entry): entry for entry in reversed(own)}
        found = [left.pop(identity(entry), entry) for entry in base]
        kept = [id(entry) for entry in found]
        return found + [entry for entry in own if id(entry) not in kept]  # new ones, and ones that stand twice
    return own


def identity(entry: dict[str, Any]) -> str:
    """By what an entry is known: its slot or its id; of a road the two places that it joins."""
    between = entry.get("between")
    if isinstance(between, list):
        return " - ".join(sorted(map(str, between)))
    return str(entry.get("slot", entry.get("id", "")))


def _identified(entries: list[Any]) -> bool:
    return all(isinstance(entry, dict) and identity(entry) for entry in entries)


class Entry:
    """One card of a file."""

    def __init__(self, file: File, data: dict[str, Any]) -> None:
        self.file: File = file
        self.data: dict[str, Any] = data
        self.slot: str = str(data.get("slot", "?"))

    def places(self) -> tuple[str, ...]:
        """Where the locale files speak of this slot: for the edition that it is written in, and those below."""
        found: list[str] = []
        file: File | None = self.file
        while file is not None:
            if file.edition:
                found.append(f"{file.edition}/{file.path.stem}/{self.slot}")
            file = file.base
        return tuple(found)


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


def _must_be_small(data: Any, depth: int = 0) -> None:
    """A number of thousands of digits cannot even be told in a mistake."""
    if depth > DEEPEST:
        raise RecursionError
    if isinstance(data, dict):
        data = list(data.values())
    if isinstance(data, list):
        for value in data:
            _must_be_small(value, depth + 1)
    elif type(data) is int and abs(data) > GREATEST:
        raise ValueError("too great")


def entries(file: File, key: str, problems: Problems) -> list[Entry]:
    """The tables `[[key]]` of a file."""
    found = file.data.get(key)
    if not isinstance(found, list) or not all(isinstance(entry, dict) for entry in found):
        problems.lines.append(f"{file.path}:1: expected a list of [[{key}]]")
        return []
    return [Entry(file.of(key, entry), entry) for entry in found]


def known_keys(entry: Entry, keys: tuple[str, ...], problems: Problems) -> None:
    """Refuse keys that nobody reads: most of them are misspelt."""
    for key, value in entry.data.items():
        if key == KNOWN and not isinstance(value, bool):
            problems.add(entry, key, f"known is true or false, not {value!r}")
        elif key not in keys and key != KNOWN:
            problems.add(entry, key, f"'{key}' is not known here; a card has {', '.join(keys)}")


def card_texts(entry: Entry, problems: Problems, *others: str) -> CardTexts:
    """What people read of a card: its name, an optional note, and `others`. The editions of the house have them in the
    locale files; an entry of somebody's own that has no name keeps that of the slot in the house."""
    places = () if "name" in entry.data else entry.places()
    own: dict[str, dict[str, str]] = {}
    for key in ("name", "note", *others):
        if key in entry.data:
            own[key] = _by_language(entry, key, problems)
        elif not places and key != "note":
            problems.add(entry, key, f"'{key}' is missing: only cards of the house have theirs in the locale files")
    return CardTexts(own, places)


def _by_language(entry: Entry, key: str, problems: Problems) -> dict[str, str]:
    """A text in several languages; a plain text counts as English."""
    value = entry.data.get(key)
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


def counts_are_named(file: File, places: Sequence[str], problems: Problems) -> bool:
    """Whether the numbers that a board must name, each as `table.key`, are numbers. What is none is told, and a one
    stands in for it: where the rules say a number, the compiled engine cannot keep anything else."""
    wrong = []
    for place in places:
        table, _, key = place.partition(".")
        value = file.data[table][key]
        if not value or not is_count(value):
            wrong.append(f"{file.path}: {place} must be a number from 1 to 99")
            file.data[table][key] = 1
    problems.lines += wrong
    return not wrong
