"""What the server asks of the games that are installed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from langbord import games
from langbord.engine.editions import own
from langbord.engine.editions.files import House
from langbord.engine.errors import OptionError
from langbord.engine.meta import Option, Options
from langbord.plugin import Chronicle, ScoreLine
from langbord.text import Texts


def has_page(game: str) -> bool:
    """Whether a game is there and can be played in the browser."""
    return game in games.names() and games.plugin(game).web is not None


def score_forms() -> list[str]:
    """The games that can be scored after they were played on a table of wood."""
    return [plugin.meta.name for plugin in games.plugins() if plugin.score_form is not None]


def has_picture(game: str) -> bool:
    """Whether the end of a game can be drawn to share it."""
    plugin = games.plugin(game)
    return plugin.has_template("picture.svg") and plugin.has_template("sprite.svg")


def scripts(game: str) -> list[str]:
    """The script of a game's page, if it has one: web/static/<game>.js."""
    return [f"{game}/{game}.js"] if (games.plugin(game).static / f"{game}.js").is_file() else []


#: The style sheet of a game's picture in the lobby; not for its table.
LOBBY = "lobby.css"


def sheets(game: str) -> list[str]:
    """The style sheets of a game's page."""
    return sorted(f"{game}/{path.name}" for path in games.plugin(game).static.glob("*.css") if path.name != LOBBY)


def lobby_sheets() -> list[str]:
    """The style sheets of the pictures of all games."""
    return [f"{plugin.meta.name}/{LOBBY}" for plugin in games.plugins() if (plugin.static / LOBBY).is_file()]


def cover() -> str:
    """The picture that stands for the whole house: that of the first game that has one."""
    drawn = [plugin.meta.name for plugin in games.plugins() if plugin.has_template("lobby.svg")]
    return f"{drawn[0]}/lobby.svg"


def figures(game: str, options: Options) -> dict[str, Any]:
    """The figures of a game's player summary, as its edition has them."""
    web = games.plugin(game).web
    return web().figures(options) if web is not None else {}


def house_of(game: str, option: Option) -> House | None:
    """The editions, or the books, that come with a game, if that is what the option names."""
    editions = games.plugin(game).editions
    house = editions().house if editions is not None else None
    return house if house is not None and house.heading == option.name else None


def loader_house(game: str) -> House:
    """The editions of a game that has any."""
    editions = games.plugin(game).editions
    if editions is None:
        raise OptionError(f"{games.meta(game).title} has no editions")
    return editions().house


def must_be_of_the_house(
    game: str, options: Mapping[str, object], may_use: Callable[[str, str], bool] | None = None
) -> None:
    """Which folders the server has is nobody's business: visitors, programs and files name what the house has. What is
    in its archive is not offered, but old tables and records go on with it. Of editions that players wrote, those
    that may be used: from the name and the game."""
    for option in games.meta(game).options:
        if option.values:
            continue
        house, chosen = house_of(game, option), options.get(option.name, option.default)
        if isinstance(chosen, str) and own.is_own(chosen) and house is not None and not chosen.endswith(own.VEIL):
            if may_use is not None and may_use(chosen, game):
                continue
        known = tuple(house.offered()) if house is not None else (option.default,)
        if chosen not in known and (house is None or chosen not in tuple(house.archived())):
            raise OptionError(f"only {option.name}s of the house can be chosen: {', '.join(known)}")


def has_story(game: str) -> bool:
    """Whether a game can be read along on a second device."""
    return games.plugin(game).has_template("story.html")


def has_chronicle(game: str) -> bool:
    """Whether a game can be told as a story afterwards."""
    return games.plugin(game).chronicle is not None


def standing(sheets: list[list[ScoreLine]]) -> list[int]:
    """Everybody's points as far as they can be seen; the true ones may hang on what is hidden until the end."""
    return [sum(line["points"] for line in sheet) for sheet in sheets]


def chronicle_of(game: str, state: Any, texts: Texts) -> Chronicle | None:
    """The chronicle of a state; None if the game tells none."""
    of_game = games.plugin(game).chronicle
    return None if of_game is None else of_game()(state, texts)
