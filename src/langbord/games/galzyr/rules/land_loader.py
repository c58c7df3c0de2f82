"""The books there are to play: one of the house, or a folder with somebody's own; each also as a gentle one."""

from __future__ import annotations

import functools
from typing import Final

from langbord.engine.meta import Options
from langbord.games.galzyr.book import reader
from langbord.games.galzyr.book.folders import HOUSE as BOOKS
from langbord.games.galzyr.book.folders import HOUSE_BOOK as HOUSE_BOOK
from langbord.games.galzyr.rules.land import Land

#: Before the name of a book that is played gently (G15.6).
GENTLE: Final = "gentle:"


def house_books() -> tuple[str, ...]:
    """The books that come with the game."""
    return tuple(BOOKS.offered())


def shelf_of(options: Options) -> str:
    """The name under which the book of a table is found."""
    return (GENTLE if options.get("gentle") == "on" else "") + options["book"]


@functools.cache
def load_land(shelf: str) -> Land:
    """A book made ready for play."""
    name = shelf.removeprefix(GENTLE)
    folder = BOOKS.folder_of(name)
    found = folder if BOOKS.folder(name) is not None else folder.resolve()
    return Land(reader.load(found, shelf != name), shelf, house_land)


def house_land(shelf: str) -> Land:
    """A book of the house, whichever a packed world names; a KeyError if there is none."""
    if shelf.removeprefix(GENTLE) not in BOOKS.offered():
        raise KeyError(shelf)
    return load_land(shelf)
