"""A picture to share: one SVG that needs nothing around it, no style sheet, no symbol of another file.

The game's picture.svg lays it out; the symbols and the colours are those of its page, taken from the same files.
Colours become attributes, because many programs that show an SVG know neither custom properties nor light-dark().
"""

from __future__ import annotations

import functools
import re
from pathlib import Path
from typing import Any

from django.template.loader import render_to_string
from markupsafe import Markup

from langbord import games
from langbord.engine.position import Position
from langbord.server.editions import store
from langbord.server.models import Table
from langbord.server.pages import table_page
from langbord.server.site_texts import house

Declarations = dict[str, str]
#: Properties that are attributes of SVG too.
PAINT = ("fill", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin", "stroke-dasharray", "opacity")


class Inks:
    """The style sheets of a game by day, as far as a drawing needs them."""

    def __init__(self, folder: Path) -> None:
        self._rules: dict[str, Declarations] = {}
        self._families: dict[str, Declarations] = {}  # of all classes that begin alike, by how they begin
        for path in sorted(folder.glob("*.css")):
            text = re.sub(r"/\*.*?\*/", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
            for before, block in re.findall(r"([^{}]*)\{([^{}]*)\}", text):
                selector = before.rsplit(";", 1)[-1]
                for family in re.findall(r'\[class\^="([\w-]+)"\]\s*(?=,|$)', selector):
                    self._families.setdefault(family, {}).update(_declarations(block))
                for name in re.findall(r"(?:^|,)\s*(?:\.game-\w+ ?)?\.?([\w-]+)?\s*(?=,|$)", selector):
                    self._rules.setdefault(name, {}).update(_declarations(block))

    def attributes(self, classes: str, scope: tuple[str, ...]) -> str:
        """What the classes of an element mean, as attributes; the classes around it give the custom properties."""
        known = dict(self._rules.get("", {}))
        for name in scope:
            known.update(self._rules.get(name, {}))
        found: Declarations = {}
        for name in classes.split():
            for family, declarations in self._families.items():
                if name.startswith(family):
                    found.update(declarations)
            found.update(self._rules.get(name, {}))
        font = re.match(r"(\d+) ([\d.]+px) (.+)", found.get("font", ""))
        said = {key: self.value(value, known) for key, value in found.items() if key in PAINT}
        if font:
            said |= {"font-weight": font[1], "font-size": font[2], "font-family": font[3]}
        return "".join(f' {key}="{value}"' for key, value in said.items())

    def value(self, value: str, known: Declarations) -> str:
        """A value by day, with its custom properties filled in."""
        for _ in range(8):
            value = re.sub(r"light-dark\(((?:[^(),]|\([^()]*\))+),(?:[^()]|\([^()]*\))+\)", r"\1", value)
            value = re.sub(r"var\((--[\w-]+)(?:,([^()]*))?\)", lambda found: known.get(found[1], found[2] or ""), value)
        return "#3f4c56" if value == "currentcolor" else value.strip()

    def colour(self, name: str, *scope: str) -> str:
        """A custom property by day."""
        known = dict(self._rules.get("", {}))
        for part in scope:
            known.update(self._rules.get(part, {}))
        return self.value(f"var(--{name})", known)


def _declarations(block: str) -> Declarations:
    pairs = (part.split(":", 1) for part in block.split(";") if ":" in part)
    return {key.strip(): " ".join(value.split()) for key, value in pairs}


class Pencil:
    """Draws the symbols of a game into a picture."""

    def __init__(self, game: str) -> None:
        self.inks: Inks = Inks(games.plugin(game).static)
        sprite = render_to_string(f"{game}/sprite.svg", {}, using="jinja2")
        self._symbols: dict[str, tuple[str, str]] = {
            name: (box, markup)
            for name, box, markup in re.findall(
                r'<symbol id="(?:i|gz)-([\w-]+)" viewBox="([^"]+)"[^>]*>(.*?)</symbol>', sprite, re.DOTALL
            )
        }

    def draw(self, name: str, x: float, y: float, width: float, height: float, *scope: str, fit: str = "") -> Markup:
        """A symbol at its place; `scope` are the classes that would stand around it on the page."""
        box, markup = self._symbols[name]
        painted = re.sub(r' class="([^"]*)"', lambda found: self.inks.attributes(found[1], scope), markup)
        how = f' preserveAspectRatio="{fit}"' if fit else ""
        place = f'x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}"'
        return Markup(f'<svg {place} viewBox="{box}"{how}>{painted}</svg>')  # made of our own files only

    def colour(self, name: str, *scope: str) -> str:
        """A colour of the game's palette."""
        return self.inks.colour(name, *scope)


@functools.cache
def pencil(game: str) -> Pencil:
    """Reading the style sheets takes a moment."""
    return Pencil(game)


def lines(text: str, letters: int, most: int) -> list[str]:
    """A text in at most so many lines of about so many letters; what does not fit ends with an ellipsis."""
    found = [""]
    for word in text.replace("\u00ad", "").split():
        joined = f"{found[-1]} {word}".strip()
        if len(joined) <= letters or not found[-1]:
            found[-1] = joined
        else:
            found.append(word)
    if len(found) > most:
        found = [*found[: most - 1], " ".join(found[most - 1 :])]
    return [line if len(line) <= letters else f"{line[: letters - 1].rstrip()}…" for line in found]


def picture_of(table: Table, position: Position[Any], names: tuple[str, ...], language: str) -> str:
    """The end of a game as everybody may see it."""
    everybody = table_page.Viewer(
        seat=None, seats=(), language=language, theme="light", confirm=True, sound=False, reads=store.reads(table, None)
    )
    page = table_page.table_page(position, everybody, names, still=True, over=True)
    used = pencil(table.game)
    tools = {"draw": used.draw, "colour": used.colour, "lines": lines, "h": house(language), "table": table}
    return render_to_string(f"{table.game}/picture.svg", {**page, **tools}, using="jinja2")
