"""Where the languages lie: which there are, and in which files each of them is written.

A language is a folder `locale/<code>/` with a file `language.ftl`, in which it tells its own name; what a game says in
it lies in the same folder of the game. A translation that is not installed may lie elsewhere: in the folder that the
environment variable LANGBORD_TRANSLATIONS names, in a tree like that of this package (`locale/de/`,
`games/<game>/locale/de/`, `games/<game>/RULES.de.md`).
"""

from __future__ import annotations

import functools
import os
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from langbord.plugin import plugin, plugins

HOUSE: Final = Path(__file__).parent
#: What everything is written in first: what another language lacks is said in it.
BASE: Final = "en"
ABOUT: Final = "language.ftl"
LOBBY: Final = "lobby.ftl"  # of a game: what is said of it where none is played
EDITIONS: Final = "editions"  # of a game: its cards, `<edition>/<file>.ftl` beside the data of the editions
CODE: Final = re.compile(r"[a-z]{2}(-[A-Z]{2})?")


@functools.cache
def languages() -> tuple[str, ...]:
    """The codes of all languages, `en` first."""
    found = {path.parent.name for root in _roots(None) for path in root.glob(f"*/{ABOUT}")}
    return tuple(sorted(filter(CODE.fullmatch, found), key=lambda code: (code != BASE, code)))


@functools.cache
def languages_of(game: str) -> tuple[str, ...]:
    """Those that a game is told in. The others show its tables in English, within a frame in their own language."""
    return tuple(code for code in languages() if any((root / code).is_dir() for root in _roots(game)))


def spoken(wished: Iterable[str]) -> str | None:
    """The first that there is of the languages wished for, as browsers and systems name them: `de-AT`, `pt_BR.UTF-8`.
    None if there is none."""
    for wish in wished:
        code, _, region = re.split(r"[;.@]", wish.strip().replace("_", "-"))[0].partition("-")
        for known in (f"{code.lower()}-{region.upper()}", code.lower()):
            if known in languages():
                return known
    return None


def known(language: str) -> str:
    """A language that was chosen once, if there still is such a one."""
    return language if language in languages() else BASE


def about(language: str) -> Path:
    """The file in which a language tells of itself."""
    return next(path for root in _roots(None) if (path := root / language / ABOUT).is_file())


def of_house(language: str) -> list[Path]:
    """What the house says in a language."""
    return [path for root in _roots(None) for path in sorted((root / language).glob("*.ftl"))]


def of_game(language: str, game: str) -> list[Path]:
    """What a game says in it."""
    return [path for root in _roots(game) for path in sorted((root / language).glob("*.ftl"))]


def files(language: str, game: str) -> list[Path]:
    """Where the messages of a language stand: the house's, what other games say of themselves, and the game's own."""
    others = [each.meta.name for each in plugins() if each.meta.name != game]
    lobby = [path for other in others for path in of_game(language, other) if path.name == LOBBY]
    return [*of_house(language), *lobby, *of_game(language, game)]


def of_edition(language: str, game: str, file: str) -> Path | None:
    """Where the cards in a file of an edition, `house-2/herring`, are named."""
    found = (root / language / EDITIONS / f"{file}.ftl" for root in _roots(game))
    return next(filter(Path.is_file, found), None)


def editions_of(language: str, game: str) -> list[Path]:
    """All files that name cards of editions."""
    return [path for root in _roots(game) for path in sorted((root / language / EDITIONS).glob("*/*.ftl"))]


def rules(language: str, game: str) -> Path | None:
    """The rules of a game; None where they are not translated."""
    name = "RULES.md" if language == BASE else f"RULES.{language}.md"
    return next(filter(Path.is_file, (folder / name for folder in _folders(game))), None)


def _roots(game: str | None) -> list[Path]:
    return [folder / "locale" for folder in _folders(game)]


@functools.cache
def _folders(game: str | None) -> list[Path]:
    """The folders of the house, or of a game: where it is installed, and among somebody's own translations."""
    elsewhere = os.environ.get("LANGBORD_TRANSLATIONS")
    own = [Path(elsewhere)] if elsewhere else []
    if game is None:
        return [HOUSE, *own]
    return [plugin(game).folder, *(root / "games" / game for root in own)]


def look_again() -> None:
    """Forget which languages there are: for tests that write one."""
    for each in (languages, languages_of, _folders):
        each.cache_clear()
