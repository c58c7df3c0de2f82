"""Whether the engine and the rules run compiled: `make fast` compiles them, this module guards it.

A compiled module lies beside its source, and Python prefers it without a look at the source. After a change of the
rules that would silently go on playing the old ones. So the build leaves a stamp that says what it was made from, and
where the sources are no longer those, the sources are played.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Sequence
from hashlib import sha256
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType
from typing import Any

SWITCH = "LANGBORD_COMPILED"  # 0 in the environment: play the sources, whatever is compiled
LIBRARY = "langbord__mypyc"  # holds all the compiled code; the modules themselves only lead there
STAMP = "compiled.json"
OLD = "langbord: the compiled engine is older than its sources and is not used; run make fast"
HOUSE = Path(__file__).parent


class SourcesOnly:
    """Finds the modules of this house as if nothing were compiled."""

    def __init__(self) -> None:
        self.finders: dict[str, FileFinder] = {}

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not fullname.startswith("langbord.") or path is None:
            return None
        for entry in path:
            if entry not in self.finders:
                self.finders[entry] = FileFinder(entry, (SourceFileLoader, SOURCE_SUFFIXES))
            found = self.finders[entry].find_spec(fullname, target)
            if found is not None:
                return found
        return None

    def invalidate_caches(self) -> None:
        for finder in self.finders.values():
            finder.invalidate_caches()


def choose(house: Path = HOUSE) -> bool:
    """Settle, before the first module is loaded, whether the compiled ones are used; False without any."""
    if not (house.parent / f"{LIBRARY}{EXTENSION_SUFFIXES[0]}").exists():
        return False
    if os.environ.get(SWITCH) != "0":
        if fresh(house):
            return True
        print(OLD, file=sys.stderr)
        os.environ[SWITCH] = "0"  # processes started from here play the same rules and do not say it again
    sys.meta_path.insert(0, SourcesOnly())
    return False


def fresh(house: Path) -> bool:
    """Whether every source is still what was compiled; a build that was broken off has left no stamp."""
    try:
        stamp = json.loads((house / STAMP).read_text(encoding="utf-8"))
        return all(_same(house / name, *made) for name, made in stamp.items())
    except (OSError, ValueError, TypeError, AttributeError):
        return False


def _same(source: Path, size: int, changed: int, content: str) -> bool:
    """Size and time of the last change are quickly looked at; where only the time differs, the content decides."""
    facts = source.stat()
    if facts.st_size != size:
        return False
    return facts.st_mtime_ns == changed or sha256(source.read_bytes()).hexdigest() == content


def stamped(house: Path) -> set[str]:
    """The paths in the house of what was compiled."""
    return set(json.loads((house / STAMP).read_text(encoding="utf-8")))


def stamp(house: Path, sources: Sequence[Path]) -> dict[str, Any]:
    """What the build writes down of its sources, by their paths in the house."""
    return {
        source.relative_to(house).as_posix(): (
            source.stat().st_size,
            source.stat().st_mtime_ns,
            sha256(source.read_bytes()).hexdigest(),
        )
        for source in sorted(sources)
    }
