"""The parts of a game that the pages use where the game has them: a game leaves out what it has no use for."""

from __future__ import annotations

import functools
import importlib
import importlib.util
from collections.abc import Mapping
from types import ModuleType
from typing import Any

from django.conf import settings

from langbord import games
from langbord.engine.editions import House
from langbord.engine.errors import OptionError
from langbord.engine.meta import Option, Options


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


def sheets(game: str) -> list[str]:
    """The style sheets of a game's page."""
    return sorted(f"{game}/{path.name}" for path in (settings.GAMES / game / "page").glob("*.css"))


def figures(game: str, options: Options) -> dict[str, Any]:
    """The figures of a game's player summary, as its edition has them."""
    summary = part(game, "summary")
    found: dict[str, Any] = summary.figures(options) if summary is not None else {}
    return found


def house_of(game: str, option: Option) -> House | None:
    """The editions, or the books, that come with a game, if that is what the option names."""
    for name in ("edition", "books"):
        module = part(game, name)
        house = getattr(module, "HOUSE", None)
        if isinstance(house, House) and house.heading == option.name:
            return house
    return None


def must_be_of_the_house(game: str, options: Mapping[str, object]) -> None:
    """Which folders the server has is nobody's business: visitors, programs and files name what the house has. What is
    in its archive is not offered, but old tables and records go on with it."""
    for option in games.meta(game).options:
        if option.values:
            continue
        house, chosen = house_of(game, option), options.get(option.name, option.default)
        known = tuple(house.offered()) if house is not None else (option.default,)
        if chosen not in known and (house is None or chosen not in tuple(house.archived())):
            raise OptionError(f"only {option.name}s of the house can be chosen: {', '.join(known)}")


def has_story(game: str) -> bool:
    """Whether a game can be read along on a second device."""
    return (settings.GAMES / game / "page" / "story.html").is_file()


def has_chronicle(game: str) -> bool:
    """Whether a game can be told as a story afterwards."""
    return part(game, "chronicle") is not None
