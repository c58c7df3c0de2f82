"""The markup that pages are morphed from: a lint of all templates.

htmx morphs a page into the next one. An element that it cannot match, and that holds something with an id which was on
the page before, it makes anew by its name alone; a `<svg>` so made is no drawing but an unknown HTML element, and shows
nothing. An element with an id of its own is found again instead. So whatever holds something drawn under an id has an
id too, all the way up. (A drawing that has one itself, and none inside it, is never made anew but put in as it is.)
"""

from __future__ import annotations

import re
from functools import cache
from html.parser import HTMLParser
from pathlib import Path

import pytest

from langbord import games
from langbord.server.pages import jinja_env

SERVER = Path(jinja_env.__file__).parents[1] / "templates"
GAMES = Path(games.__file__).parent
ROOTS = {"live.html": "live", "replay.html": "replay", "_story.html": "live"}
#: Elements without an end.
VOID = {"area", "br", "col", "hr", "img", "input", "link", "meta", "wbr"}
DEEPEST = 30
COMMENT = re.compile(r"\{#.*?#\}", re.DOTALL)
INCLUDE = re.compile(r"\{%-?\s*include\s+(.+?)(?:\s+ignore missing)?\s*-?%\}")
MACRO = re.compile(r"\{%-?\s*macro\s+(\w+)\(.*?-?%\}(.*?)\{%-?\s*endmacro\s*-?%\}", re.DOTALL)
SAID = re.compile(r"\{\{(.*?)\}\}", re.DOTALL)
CALL = re.compile(r"\b(\w+)\(")
TAG = re.compile(r"\{%.*?%\}", re.DOTALL)


def source(name: str) -> str:
    """A template by the name under which others include it; nothing if it is not there."""
    game, _, own = name.partition("/")
    of_game = games.plugin(game).templates / own if own and game in games.names() else SERVER / name
    for path in (SERVER / name, of_game):
        if path.is_file():
            return COMMENT.sub("", path.read_text(encoding="utf-8"))
    return ""


@cache
def macros(game: str) -> dict[str, str]:
    """The macros of a game and of the frame, by their names."""
    found: dict[str, str] = {}
    for path in sorted([*SERVER.glob("*.html"), *games.plugin(game).templates.glob("*.html")]):
        found |= dict(MACRO.findall(COMMENT.sub("", path.read_text(encoding="utf-8"))))
    return found


def spread(text: str, game: str, depth: int = 0) -> str:
    """A template with all that it includes and calls written out, every branch of it, without Jinja's own words."""
    if depth > DEEPEST:
        return ""
    text = MACRO.sub("", text)

    def included(match: re.Match[str]) -> str:
        name = match[1].replace("table.game", f'"{game}"').replace("~", "+")
        parts = re.findall(r'"([^"]*)"', name)
        return spread(source("".join(parts)), game, depth + 1)

    def said(match: re.Match[str]) -> str:
        bodies = [macros(game)[name] for name in CALL.findall(match[1]) if name in macros(game)]
        return "".join(spread(body, game, depth + 1) for body in bodies) or "x"

    return TAG.sub("", SAID.sub(said, INCLUDE.sub(included, text)))


class Lint(HTMLParser):
    """Finds, for every element with an id in a drawing, what around it has none."""

    def __init__(self, game: str) -> None:
        super().__init__()
        self.game: str = game
        self.open: list[tuple[str, dict[str, str | None]]] = []
        self.faults: set[str] = set()
        self.drawings: int = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        drawn = any(name == "svg" for name, _ in self.open)
        self.open.append((tag, given))
        if drawn and "id" in given:
            self.drawings += 1
            for name, around in self.open:
                if "id" not in around:
                    self.faults.add(f"<{name} class={around.get('class')!r}> around #{given['id']}")
        if tag in VOID:
            self.open.pop()

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in VOID:
            self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        names = [name for name, _ in self.open]
        if tag in names:  # of two branches, each of which opens something, one is left open
            del self.open[len(names) - 1 - names[::-1].index(tag) :]


def lint(text: str, game: str) -> Lint:
    found = Lint(game)
    found.feed(text)
    found.close()
    return found


@pytest.mark.parametrize("root", ROOTS)
@pytest.mark.parametrize("game", games.names())
def test_whatever_is_drawn_under_an_id_stands_in_elements_with_ids(game: str, root: str) -> None:
    text = spread(source(root), game)
    if root == "replay.html":
        text = text[text.index('<div id="replay"') :]
    assert lint(text, game).faults == set()


def test_the_lint_sees_into_includes_and_macros() -> None:
    drawing = {game for game in games.names() if lint(spread(source("live.html"), game), game).drawings}
    assert drawing >= {"galzyr", "keyharvest", "reykholt"}
    faulty = '<div id="a"><figure><svg id="b">{% if x %}<g id="c"/>{% endif %}</svg></figure></div>'
    assert lint(spread(faulty, "galzyr"), "galzyr").faults == {"<figure class=None> around #c"}
    assert lint(spread(faulty.replace("<figure>", '<figure id="{{ y }}">'), "galzyr"), "galzyr").faults == set()
