"""Pages of a game without a server: its templates, what the frame hands them, and the markup taken apart."""

from __future__ import annotations

from functools import cache
from html.parser import HTMLParser
from typing import Any

from langbord import games
from langbord.engine.position import Position
from langbord.engine.tips import Moment
from langbord.server.pages.jinja_env import environment
from langbord.text import Texts

TEMPLATES = environment(autoescape=True)


class Page(HTMLParser):
    """A page taken apart: its elements with their attributes."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.html: str = html
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.feed(html)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))

    def all(self, attribute: str) -> list[str]:
        """The values of an attribute wherever it stands."""
        return [attributes[attribute] or "" for _, attributes in self.elements if attribute in attributes]

    def lit(self) -> list[dict[str, str]]:
        """The attributes of the pieces that can be pressed."""
        found = [attributes for _, attributes in self.elements if "data-legal" in attributes]
        return [{key: value or "" for key, value in attributes.items()} for attributes in found]

    def at(self, key: str) -> dict[str, str]:
        """The attributes of the element with this id."""
        found = next(attributes for _, attributes in self.elements if attributes.get("id") == key)
        return {name: value or "" for name, value in found.items()}


def texts(language: str, position: Position[Any]) -> Texts:
    """The texts of a table."""
    return _texts(language, position.game.meta.name, tuple(sorted(position.options.items())))


@cache
def _texts(language: str, game: str, options: tuple[tuple[str, str], ...]) -> Texts:
    return Texts(language, games.load(game), dict(options))


def legal_for(position: Position[Any], seat: int | None) -> frozenset[str]:
    """The words that a seat may play."""
    if position.ask is None or position.ask.seat != seat:
        return frozenset()
    return frozenset(position.game.vocabulary.words[move] for move in position.ask.moves)


def asking(position: Position[Any], seat: int | None) -> Any:
    """A view, of the game's own type, with the question, as the frame hands it on."""
    view = position.view(seat)
    view["ask"] = None
    if position.ask is not None:
        values = {name: thing for name, (_, thing) in position.ask.values}
        view["ask"] = {"seat": position.ask.seat, "prompt": position.ask.prompt, "text": "?", "values": values}
    return view


def draw(position: Position[Any], template: str, given: dict[str, Any], language: str) -> Page:
    """A template of the game, filled in; every text it needs must be there."""
    t = texts(language, position)
    t.problems.clear()
    html = TEMPLATES.get_template(f"{position.game.meta.name}/{template}").render(given)
    assert not t.problems
    return Page(html)


def moment(position: Position[Any], seat: int = 0, text_only: bool = False) -> Moment:
    """What the coach is asked about."""
    ask = position.ask
    mine = ask is not None and ask.seat == seat and position.held is None
    asked = zip(position.asked(), position.words(), strict=True)
    return Moment(
        view=position.view(seat),
        seat=seat,
        prompt=ask.prompt if ask is not None and mine else "",
        held=position.held == seat,
        legal=legal_for(position, seat) if mine else frozenset(),
        answered=[(prompt, word) for (who, prompt), word in asked if who == seat],
        text_only=text_only,
    )
