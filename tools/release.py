"""`make release VERSION=0.2.0`: what a release leaves behind for those that come after it.

Each step is one function of `STEPS`; it gives a line for whoever runs it, and raises a `NotReleased` with a sentence
if the tree is not fit to be released. Nothing is committed: look at what it wrote, and commit it.
"""

from __future__ import annotations

import argparse
import datetime
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

from langbord import games
from langbord.engine.editions.files import RELEASED, House
from tools import corpus, own_games

CORPUS: Final = Path("tests/corpus")
CHANGELOG: Final = Path("CHANGELOG.md")
UNRELEASED: Final = "## [Unreleased]"
FROZEN: Final = "a released edition does not change: make a new one, with `extends` and what differs (docs/editions.md)"


class NotReleased(Exception):
    """Why there is no release."""


def house_of(game: str) -> House:
    """The editions of a game, or its books."""
    editions = games.plugin(game).editions
    assert editions is not None
    return editions().house


# --- the steps ------------------------------------------------------------------------------------------------------


def pin_editions(version: str) -> str:
    """The hashes of editions and books that are new are written into the `released.toml` of their game."""
    new = [f"{game} {name}" for game in own_games.NAMES for name in pin(house_of(game))]
    return f"new editions: {', '.join(new) or 'none'}"


def write_heading(version: str) -> str:
    """What stood under *Unreleased* in the changelog is what this version brings."""
    today = datetime.datetime.now(datetime.UTC).date()
    CHANGELOG.write_text(with_heading(CHANGELOG.read_text(encoding="utf-8"), version, today), encoding="utf-8")
    return f"{CHANGELOG}: {version}"


def write_corpus(version: str) -> str:
    """Games of this version, which every later one plays again."""
    return "\n".join(corpus.write(CORPUS / version, game) for game in own_games.NAMES)


#: In this order: what takes minutes, and may fail, before the changelog is touched.
STEPS: Final[tuple[Callable[[str], str], ...]] = (pin_editions, write_corpus, write_heading)

# --- how ------------------------------------------------------------------------------------------------------------


def pin(house: House) -> list[str]:
    """Write down the editions of a house that are new, and give their names; a changed one is refused."""
    pinned = {edition.name: edition.hash for edition in house.released()}
    new: list[str] = []
    lines: list[str] = []
    for name, folder in {**house.offered(), **house.archived()}.items():
        found = house.content_hash(folder)
        if name not in pinned:
            new.append(name)
            lines += ["", "[[edition]]", f'name = "{name}"', f'hash = "{found}"']
        elif pinned[name] != found:
            raise NotReleased(f"{folder}: its hash is {found}, and was {pinned[name]}: {FROZEN}")
    if new:
        path = house.root / RELEASED
        text = path.read_text(encoding="utf-8") if path.is_file() else "# Every edition that was released.\n"
        path.write_text(text + "\n".join(lines) + "\n", encoding="utf-8")
    return new


def with_heading(text: str, version: str, day: datetime.date) -> str:
    """The changelog with a heading for a version."""
    if not re.fullmatch(r"\d+\.\d+\.\d+", version):
        raise NotReleased(f"a version is three numbers, such as 0.2.0, not {version!r}")
    if f"## [{version}]" in text:
        raise NotReleased(f"{CHANGELOG} has a heading for {version} already")
    before, found, after = text.partition(f"{UNRELEASED}\n")
    if not found or not after.partition("\n## [")[0].strip():
        raise NotReleased(f"{CHANGELOG} says nothing under {UNRELEASED!r}: what does the release bring?")
    return f"{before}{UNRELEASED}\n\n## [{version}] - {day.isoformat()}\n{after}"


def main() -> int:
    parser = argparse.ArgumentParser(prog="make release", description="Prepare a release.")
    parser.add_argument("version", help="such as 0.2.0")
    version = parser.parse_args().version
    try:
        with_heading(CHANGELOG.read_text(encoding="utf-8"), version, datetime.date.min)  # before anything is written
        for step in STEPS:
            print(step(version))
    except NotReleased as error:
        print(f"not released: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
