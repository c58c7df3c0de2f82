"""What the panels of the game need to know, from what the terminal may draw; and prose as it is set."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from langbord.engine.web import Asked
from langbord.games.galzyr.rules.view_model import View
from langbord.games.galzyr.web.options import Run
from langbord.games.galzyr.web.pieces import Seen
from langbord.tui.screen import Look

PROSE = 66  # columns of prose: longer lines are hard to read
INDENT = 2
#: Terrains and skills by colour; what a colour says, a word says as well.
TERRAIN_STYLES = {"grassland": "green", "forest": "dark_green", "hill": "yellow", "mountain": "grey62"}
SKILL_STYLES = {
    "might": "red",
    "survival": "green",
    "knowledge": "blue",
    "communication": "yellow",
    "perception": "cyan",
    "thievery": "magenta",
}
TONES = {"good": "green", "bad": "red", "": ""}


def seen_by(look: Look[View]) -> Seen:
    """The look of a seat for the panels: they also want to know what is asked."""
    ask: Asked | None = None
    if look.prompt and look.seat is not None:
        ask = {"prompt": look.prompt, "values": look.values, "seat": look.seat, "text": ""}
    return Seen({**look.view, "ask": ask}, look.texts, look.seat, frozenset(look.numbers))


def set_prose(look: Look[View], text: Text | str, style: str = "", indent: int = INDENT) -> RenderableType:
    """A paragraph of the book, no wider than is good to read."""
    made = Text(text, style=style) if isinstance(text, str) else text
    return Padding(made, (0, max(0, look.width - PROSE - indent), 0, indent))


def emphasised(runs: Sequence[Run], style: str = "") -> Text:
    """Prose with its stressed words."""
    made = Text(style=style)
    for run in runs:
        made.append(run.text, style="italic" if run.stressed else "")
    return made


def capital(text: str) -> str:
    """A sentence begins."""
    return text[:1].upper() + text[1:]
