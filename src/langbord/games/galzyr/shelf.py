"""The books there are to play: the one of the house, or a folder of somebody's own."""

from __future__ import annotations

import functools
from pathlib import Path
from typing import Final

from langbord.engine.editions import is_folder
from langbord.engine.errors import EditionError
from langbord.games.galzyr import reader
from langbord.games.galzyr.world import Land

#: The book that comes with the game.
HOUSE_BOOK: Final = "house-1"


@functools.cache
def load_land(name: str) -> Land:
    """A book made ready for play."""
    if name == HOUSE_BOOK:
        return Land(reader.load(reader.HOUSE), name)
    if not is_folder(name):
        raise EditionError(f"there is no book '{name}': neither the one of the house ({HOUSE_BOOK}) nor a folder")
    return Land(reader.load(Path(name).resolve()), name)
