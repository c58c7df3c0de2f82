"""Editions: the shape of the country board, the crop of each field and the starting pairs, read from TOML."""

from __future__ import annotations

import functools
import itertools
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from langbord.engine.editions.files import File, House, Problems, Stamps, stamps
from langbord.engine.errors import EditionError
from langbord.games.keyharvest.edition.geometry import neighbours_of, spaces_of
from langbord.games.keyharvest.rules.moves import CROPS, LONGEST_ROW, REFERENCE_WORDS, ROWS, SPACES

EDITIONS: Final = Path(__file__).parents[1] / "editions"
HOUSE: Final = House(EDITIONS)
BOARD: Final = "board.toml"
FILES: Final = (BOARD,)
CROP_LETTERS: Final = "BGORY"  # by the colour of the counters, in the order of the crops
FIELDS: Final = 56
PAIRS: Final = 4
NO_CROP: Final = -1


@dataclass(frozen=True)
class Land:
    """What never changes in a game: the board and the fields that belong on it."""

    edition: str
    rows: tuple[int, ...]
    spaces: int  # all of them, as bits
    neighbours: list[int]
    crop: list[int]  # by space
    growing: list[int]  # by crop: the spaces whose fields grow it, as bits
    pairs: list[tuple[int, int]]

    @property
    def content(self) -> str:
        """The hash of the edition."""
        return HOUSE.content_of(self.edition)


def house_editions() -> tuple[str, ...]:
    """The editions that come with the game."""
    return tuple(HOUSE.offered())


def load_land(edition: str) -> Land:
    """An edition by its name, or from a folder of somebody's own, which may change while we run."""
    if HOUSE.folder(edition) is not None:
        return _house_land(edition)
    folder = HOUSE.folder_of(edition)
    return _load(folder, edition, stamps(folder))


@functools.lru_cache(maxsize=128)
def _house_land(edition: str) -> Land:
    """Found by its name: faster than by a path."""
    return _load(HOUSE.folder_of(edition), edition, ())


@functools.lru_cache(maxsize=16)
def _load(folder: Path, edition: str, _: Stamps) -> Land:
    file = HOUSE.reader(folder).read(BOARD)
    problems = Problems()
    rows = _rows(file, problems)
    crop = _crops(file, rows, problems)
    pairs = _pairs(file, rows, problems)
    problems.report()
    growing = [sum(1 << space for space in range(SPACES) if crop[space] == each) for each in range(CROPS)]
    return Land(edition, rows, spaces_of(rows), neighbours_of(rows), crop, growing, pairs)


def check(folder: Path) -> list[str]:
    """Everything that is wrong with the edition in a folder, one sentence each."""
    try:
        _load(folder, str(folder), stamps(folder))
    except EditionError as error:
        return str(error).splitlines()
    return []


def _rows(file: File, problems: Problems) -> tuple[int, ...]:
    """Seven rows, each one longer or shorter than the one before, with 56 spaces in all."""
    rows = _part(file, "board", "rows", problems)
    if isinstance(rows, list) and len(rows) == len(ROWS) and all(type(length) is int for length in rows):
        steps = [abs(one - two) for one, two in itertools.pairwise(rows)]
        if min(rows) >= 1 and max(rows) <= LONGEST_ROW and sum(rows) == FIELDS and set(steps) == {1}:
            return tuple(rows)
    message = (
        f"there are {len(ROWS)} rows of 1 to {LONGEST_ROW} spaces, {FIELDS} in all; neighbouring ones differ by one"
    )
    _wrong(file, "rows", message, problems)
    return tuple(len(str(_part(file, "crops", row, Problems())).split()) for row in ROWS)  # to read the rest by


def _crops(file: File, rows: tuple[int, ...], problems: Problems) -> list[int]:
    """A letter for each space of each row."""
    crop = [NO_CROP] * SPACES
    for row, length in enumerate(rows):
        text = _part(file, "crops", ROWS[row], problems)
        letters = text.split() if isinstance(text, str) else []
        if len(letters) != length or any(letter not in CROP_LETTERS for letter in letters):
            message = f"row {ROWS[row]} needs {length} letters, each one of {', '.join(CROP_LETTERS)}"
            _wrong(file, ROWS[row], message, problems)
            continue
        for number, letter in enumerate(letters[:LONGEST_ROW]):
            crop[row * LONGEST_ROW + number] = CROP_LETTERS.index(letter)
    return crop


def _pairs(file: File, rows: tuple[int, ...], problems: Problems) -> list[tuple[int, int]]:
    """Four pairs of different fields."""
    found = _part(file, "start", "pairs", problems)
    words = [f"{row}{number}" for row, length in zip(ROWS, rows, strict=True) for number in range(1, length + 1)]
    shaped = isinstance(found, list) and all(isinstance(pair, list) and len(pair) == 2 for pair in found)
    flat = [word for pair in found for word in pair] if shaped else []
    if len(flat) != 2 * PAIRS or any(flat.count(word) > 1 or word not in words for word in flat):
        message = f"start.pairs must be {PAIRS} pairs of references of this board, none of them twice"
        _wrong(file, "pairs", message, problems)
        return []
    spaces = [REFERENCE_WORDS.index(word) for word in flat if word in REFERENCE_WORDS]
    return list(zip(spaces[::2], spaces[1::2], strict=False))


def _part(file: File, table: str, key: str, problems: Problems) -> Any:
    found = file.data.get(table)
    if isinstance(found, dict) and key in found:
        return found[key]
    problems.lines.append(f"{file.path}:1: '{key}' is missing in [{table}]")
    return None


def _wrong(file: File, key: str, message: str, problems: Problems) -> None:
    """A mistake, with the line of its key; a key that is missing has been told already."""
    place = file.place_of(key)
    if place is not None:
        problems.lines.append(f"{place}: {message}")
