"""Where books lie: the one of the house, those that may come after it, and what a folder extends."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from langbord.engine.editions.files import House, hash_of_files

HERE: Final = Path(__file__).parents[1]
#: The book that comes with the game, and where it lies; others of the house lie in `editions/`, each under its name.
HOUSE_BOOK: Final = "house-1"
FIRST: Final = HERE / "data" / HOUSE_BOOK
WORLD: Final = "world.toml"
PLAYED: Final = (".scene", ".cards", ".toml")  # a better word in the encyclopedia made no other book


class Books(House):
    """The books of the house."""

    def offered(self) -> dict[str, Path]:
        return {HOUSE_BOOK: FIRST, **super().offered()}

    def after(self, name: str) -> str:
        """The book of the house that comes after one: it extends it; the last of several."""
        found = [each for each, folder in self.offered().items() if self._base(folder) == self.of_the_house(name)]
        return found[-1] if found and self.of_the_house(name) is not None else ""

    def file_hash(self, folder: Path) -> str:
        found = [path for path in folder.rglob("*") if path.suffix in PLAYED and path.is_file()]
        return hash_of_files({path.relative_to(folder).as_posix(): path for path in found})


HOUSE: Final = Books(HERE / "editions", WORLD, "book")
