"""The parts of a game that the pages use where the game has them: a game leaves out what it has no use for."""

from __future__ import annotations

import functools
import importlib
import importlib.util
from types import ModuleType
from typing import Any

from django.conf import settings

from langbord.engine.meta import Options


@functools.cache
def part(game: str, name: str) -> ModuleType | None:
    """A module of a game's folder, if there is one."""
    path = f"langbord.games.{game}.{name}"
    return importlib.import_module(path) if importlib.util.find_spec(path) is not None else None


def has_page(game: str) -> bool:
    """Whether a game can be played in the browser."""
    return (settings.GAMES / game / "page" / "table.html").is_file()


def has_picture(game: str) -> bool:
    """Whether the end of a game can be drawn to share it."""
    page = settings.GAMES / game / "page"
    return (page / "picture.svg").is_file() and (page / "sprite.svg").is_file()


def scripts(game: str) -> list[str]:
    """The script of a game's page, if it has one: page/<game>.js."""
    return [f"{game}/{game}.js"] if (settings.GAMES / game / "page" / f"{game}.js").is_file() else []


def figures(game: str, options: Options) -> dict[str, Any]:
    """The figures of a game's player summary, as its edition has them."""
    summary = part(game, "summary")
    found: dict[str, Any] = summary.figures(options) if summary is not None else {}
    return found
