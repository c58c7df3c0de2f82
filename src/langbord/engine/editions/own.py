"""Editions of players, as a house keeps them: folders named by a hash of what stands in them; they never change.

`own-` and sixteen hexadecimal digits name one; with `-veil` behind it the same without the texts of its cards, for
those who may not read them. Whoever keeps them says where they lie.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from pathlib import Path
from typing import Final

NAME: Final = re.compile(r"own-[0-9a-f]{16}(-veil)?")
VEIL: Final = "-veil"
#: The folder that they lie in; processes that are started inherit it.
PLACE: Final = "LANGBORD_OWN_EDITIONS"

_makers: list[Callable[[str], bool]] = []  # who can lay out one that does not lie there yet


def keep(maker: Callable[[str], bool]) -> None:
    """Ask this one for what does not lie there; it says whether it could lay it out."""
    _makers[:] = [maker]


def is_own(name: str) -> bool:
    """Whether it is the name of such an edition."""
    return NAME.fullmatch(name) is not None


def veiled(name: str) -> str:
    """The same without texts."""
    return name if name.endswith(VEIL) else name + VEIL


def folder(name: str) -> Path | None:
    """Where an edition of a player lies; None if it is none, or not here."""
    place = os.environ.get(PLACE)
    if not place or NAME.fullmatch(name) is None:
        return None
    path = Path(place) / name
    if (path / "board.toml").is_file():
        return path
    for maker in _makers:
        if maker(name):
            return path
    return None
