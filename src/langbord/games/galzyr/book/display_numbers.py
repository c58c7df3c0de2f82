"""Display numbers: given once to every scene and card, kept in `numbers.toml`, never given again to another."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from langbord.engine.editions.files import read_file
from langbord.engine.errors import EditionError
from langbord.games.galzyr.book.folders import HOUSE as BOOKS

NAME: Final = "numbers.toml"
MOST_CARDS, MOST_SCENES = 999, 9999


@dataclass
class Numbers:
    """The number of each id, also of ids that are gone."""

    cards: dict[str, int]
    scenes: dict[str, int]


def read(folder: Path) -> Numbers:
    """The numbers of a book, with those of what it extends; none if there is no file yet."""
    return of(BOOKS.lineage(folder))


def of(lineage: Sequence[Path]) -> Numbers:
    """The same for a folder and what it extends."""
    found = Numbers({}, {})
    for folder in lineage[::-1]:
        path = folder / NAME
        if not path.is_file():
            continue
        try:
            data = read_file(path).data
        except EditionError as error:
            raise EditionError(f"{path}:1:1: {str(error).removeprefix(f'{path}: ')}") from None
        found.cards.update(_table(data.get("cards")))
        found.scenes.update(_table(data.get("scenes")))
        for kind, table in (("cards", found.cards), ("scenes", found.scenes)):
            if len(set(table.values())) != len(table):
                raise EditionError(f"{path}:1:1: two {kind} have the same number")
    return found


def _table(value: object) -> dict[str, int]:
    if not isinstance(value, dict):
        return {}
    return {str(key): number for key, number in value.items() if type(number) is int}


def complete(numbers: Numbers, cards: Iterable[str], scenes: Iterable[str]) -> Numbers:
    """The same numbers, and the next free ones for ids without."""
    return Numbers(_more(numbers.cards, cards, MOST_CARDS), _more(numbers.scenes, scenes, MOST_SCENES))


def _more(known: dict[str, int], ids: Iterable[str], most: int) -> dict[str, int]:
    found = dict(known)
    free = max(known.values(), default=0) + 1
    for id_ in ids:
        if id_ not in found:
            found[id_] = free
            free += 1
    if free > most + 1:
        raise EditionError(f"there are only {most} display numbers, and {free - 1} are needed")
    return found


def write(folder: Path, numbers: Numbers) -> None:
    """Write the file, in the order of the numbers, without those that are inherited."""
    inherited = of(BOOKS.lineage(folder)[1:])
    lines = ["# Given once, never changed: `langbord book number` adds the new ones."]
    for kind, table, others in (
        ("cards", numbers.cards, inherited.cards),
        ("scenes", numbers.scenes, inherited.scenes),
    ):
        own = sorted((number, id_) for id_, number in table.items() if others.get(id_) != number)
        lines += ["", f"[{kind}]", *(f'"{id_}" = {number}' for number, id_ in own)]
    (folder / NAME).write_text("\n".join(lines) + "\n", encoding="utf-8")
