"""The games that this tree brings, whatever else is installed: only these are released with it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from langbord import games

FOLDER: Final = Path(games.__file__).parent
NAMES: Final = tuple(plugin.meta.name for plugin in games.plugins() if plugin.folder.parent == FOLDER)
