"""The books there are to play: one of the house, or a folder of somebody's own."""

from __future__ import annotations

import functools

from langbord.games.galzyr.book import reader
from langbord.games.galzyr.book.folders import HOUSE as BOOKS
from langbord.games.galzyr.book.folders import HOUSE_BOOK as HOUSE_BOOK
from langbord.games.galzyr.rules.land import Land


def house_books() -> tuple[str, ...]:
    """The books that come with the game."""
    return tuple(BOOKS.offered())


@functools.cache
def load_land(name: str) -> Land:
    """A book made ready for play."""
    folder = BOOKS.folder_of(name)
    return Land(reader.load(folder if BOOKS.folder(name) is not None else folder.resolve()), name)
