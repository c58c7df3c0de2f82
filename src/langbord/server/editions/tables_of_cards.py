"""Cards out of a table: comma-separated values, lines of a text, or a TOML file; and editions as zipped folders."""

from __future__ import annotations

import csv
import io
import re
import zipfile
from pathlib import Path
from typing import Any

from langbord.engine.editions.files import parse
from langbord.engine.errors import EditionError
from langbord.server.editions.drafts import BOARD, Deck, Draft
from langbord.server.tables.errors import Refused

LARGEST = 400_000  # letters of a table or bytes of a file
MOST_ROWS, MOST_COLUMNS = 400, 20
SEPARATORS = "\t;|,"


def rows_of(text: str) -> list[list[str]]:
    """The rows of a pasted table. The separator is the one of which most lines have equally many."""
    if len(text) > LARGEST:
        raise Refused("edition-too-large", 413)
    lines = [line for line in text.replace("\r\n", "\n").replace("\r", "\n").split("\n") if line.strip()]
    separator = max(SEPARATORS, key=lambda sign: (sum(sign in line for line in lines), -SEPARATORS.index(sign)))
    try:
        rows = list(csv.reader(io.StringIO("\n".join(lines)), delimiter=separator))
    except csv.Error:
        raise Refused("no-table", 400) from None
    return [[cell.strip() for cell in row[:MOST_COLUMNS]] for row in rows[:MOST_ROWS]]


def fields_of(deck: Deck) -> list[str]:
    """What a column can be."""
    return ["slot", *deck.kind.texts, *(field.name for field in deck.kind.fields)]


def guessed(deck: Deck, rows: list[list[str]]) -> tuple[list[str], bool]:
    """What each column seems to be, and whether the first row is a heading."""
    known = fields_of(deck)
    width = max((len(row) for row in rows), default=0)
    heading = [cell.lower() for cell in rows[0]] if rows else []
    if any(cell in known for cell in heading):
        return [cell if cell in known else "" for cell in heading] + [""] * (width - len(heading)), True
    guesses: list[str] = []
    for column in range(width):
        cells = [row[column] for row in rows if column < len(row) and row[column]]
        guess = next((name for name in known if name not in guesses and _fits(deck, name, cells)), "")
        guesses.append(guess)
    return guesses, False


def _fits(deck: Deck, name: str, cells: list[str]) -> bool:
    if not cells:
        return False
    if name == "slot":
        return all(cell in deck.kind.slots for cell in cells)
    field = deck.kind.field(name)
    if field is None:
        return name == "name" and not any(re.match(r"-?\d", cell) for cell in cells)
    if field.choices:
        return all(cell in field.choices for cell in cells)
    if field.kind == "number":
        return all(re.fullmatch(r"-?\d+", cell) for cell in cells)
    if field.kind == "goods":
        return all(re.match(r"\d+ \w+|nothing", cell) for cell in cells) and all(len(cell) < 40 for cell in cells)
    return field.kind == "phrase"


def put_rows(draft: Draft, deck: Deck, rows: list[list[str]], columns: list[str]) -> int:
    """Write the rows into cards; a row without a slot goes to the next one that is missing. How many were written."""
    known = fields_of(deck)
    written = 0
    for row in rows:
        entry: dict[str, Any] = {name: cell for name, cell in zip(columns, row, strict=False) if name in known and cell}
        slot = str(entry.pop("slot", ""))
        if slot not in deck.kind.slots:
            slot = next((each for each in deck.kind.slots if draft.is_missing(deck, each)), "")
        if not slot or not entry:
            continue
        before = {key: value for key, value in draft.card(deck.file, slot).items() if key != "slot"}
        draft.put(deck.file, slot, {**before, **entry})
        written += 1
    return written


# --- files ------------------------------------------------------------------------------------------------


def put_toml(draft: Draft, name: str, text: str) -> int:
    """A TOML file of an edition: cards, figures, and what the forms do not know, which is kept as it is."""
    stem = Path(name).stem
    if not re.fullmatch(r"[a-z][a-z0-9-]{0,39}", stem):
        raise Refused("no-table", 400)
    try:
        data = parse(Path(f"{stem}.toml"), text[:LARGEST])
    except EditionError:
        raise Refused("no-table", 400) from None
    if stem == BOARD:
        return _put_board(draft, data)
    lists = {key: given for key, given in data.items() if isinstance(given, list)}
    if stem not in [deck.file for deck in draft.decks()] and _is_deck(draft, lists):
        draft.add_deck(stem)
    decks = {deck.file: deck for deck in draft.decks()}
    written = 0
    for kind, entries in lists.items():
        for entry in (each for each in entries if isinstance(each, dict)):
            slot = str(entry.get("slot", ""))
            deck = decks.get(stem)
            if deck is not None and deck.kind.name == kind and slot in deck.kind.slots:
                draft.put(stem, slot, {key: value for key, value in entry.items() if key != "slot"})
            else:
                draft.data.setdefault("other", {}).setdefault(stem, {}).setdefault(kind, []).append(entry)
            written += 1
    return written


def _is_deck(draft: Draft, lists: dict[str, Any]) -> bool:
    return draft.forms.decks and any(not kind.file and kind.name in lists for kind in draft.forms.kinds)


def _put_board(draft: Draft, data: dict[str, Any]) -> int:
    standing = draft.figures()[BOARD]
    written = 0
    for table, keys in data.items():
        for key, given in keys.items() if table in standing and isinstance(keys, dict) else ():
            if standing[table].get(key) != given:
                draft.put_figure(BOARD, table, key, given)
                written += 1
    return written


def unzipped(content: bytes) -> dict[str, str]:
    """The TOML files of a zipped folder, measured before they are unpacked."""
    try:
        with zipfile.ZipFile(io.BytesIO(content)) as archive:
            members = [info for info in archive.infolist() if info.filename.endswith(".toml") and not info.is_dir()]
            if len(members) > 16 or sum(info.file_size for info in members) > LARGEST:
                raise Refused("edition-too-large", 413)
            return {Path(info.filename).name: archive.read(info)[:LARGEST].decode("utf-8") for info in members}
    except (zipfile.BadZipFile, UnicodeDecodeError, NotImplementedError, RuntimeError, EOFError, OSError):
        raise Refused("no-table", 400) from None


def zipped(files: dict[str, str], folder: str) -> bytes:
    """A folder of files, zipped."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in sorted(files.items()):
            archive.writestr(f"{folder}/{name}", text)
    return made.getvalue()
