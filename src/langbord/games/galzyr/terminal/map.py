"""The map of Galzyr in text: a drawing made from the places of the spaces, and what lies where."""

from __future__ import annotations

from dataclasses import dataclass

from rich.console import Group, RenderableType
from rich.text import Text

from langbord.engine.errors import OptionError
from langbord.games.galzyr.rules.view_model import View
from langbord.games.galzyr.terminal.seen import TERRAIN_STYLES, capital, seen_by
from langbord.games.galzyr.web.map import Map, Place, map_panel
from langbord.tui.screen import DIM, Look, heading, indented, under

WIDEST = 110
LINES = 23
#: What lies in a space, as signs behind its word: a quest of one's own, a notice, a local card.
SIGNS = {"quest": "*", "notice": "!", "local": "+"}


@dataclass(frozen=True)
class Spot:
    """Where the word of a space begins."""

    line: int
    column: int
    text: str


class Canvas:
    """Signs in lines and columns, each with its style."""

    def __init__(self, width: int, height: int) -> None:
        self.signs: list[list[str]] = [[" "] * width for _ in range(height)]
        self.styles: list[list[str]] = [[""] * width for _ in range(height)]

    def free(self, line: int, column: int, length: int) -> bool:
        """Whether a word can stand there, with air on both sides; over the dots of a path it may."""
        if not 0 <= line < len(self.signs) or column < 0 or column + length > len(self.signs[line]):
            return False
        around = self.signs[line][max(0, column - 1) : column + length + 1]
        return all(sign in " ·." for sign in around)

    def write(self, line: int, column: int, text: str, style: str = "") -> None:
        """A word over whatever is there."""
        for at, sign in enumerate(text, column):
            if 0 <= at < len(self.signs[line]):
                self.signs[line][at] = sign
                self.styles[line][at] = style

    def text(self) -> Text:
        """All of it."""
        lines: list[Text] = []
        for signs, styles in zip(self.signs, self.styles, strict=True):
            made = Text(no_wrap=True)
            for sign, style in zip(signs, styles, strict=True):
                made.append(sign, style=style)
            made.rstrip()
            lines.append(made)
        return Text("\n").join(lines)


def drawn_map(look: Look[View]) -> RenderableType:
    """The whole country; paths are dots, a bracket is where one can go now."""
    panel = map_panel(seen_by(look))
    width = min(look.width, WIDEST) - 1
    canvas = Canvas(width, LINES)
    spots = {place.word: _spot(look, panel, place, width) for place in panel.places}
    for space in look.view["spaces"]:
        for other in space["roads"]:
            if space["word"] < other:
                _path(canvas, look, spots[space["word"]], spots[other])
    for place in panel.places:
        spot = spots[place.word]
        style = TERRAIN_STYLES.get(place.terrain, "")
        canvas.write(spot.line, spot.column, spot.text, f"bold {style}".strip())
    for place in panel.places:
        _name(canvas, spots[place.word], place)
    head = heading(
        look, look.texts.say("page-map"), look.marks.dot.join(part for part in (panel.month, panel.steps) if part)
    )
    notes: list[RenderableType] = [indented(Text(said, style=DIM)) for said in panel.away]
    return under(
        head,
        canvas.text(),
        *notes,
        Text(look.say("galzyr-map-signs", you=look.marks.seats[look.seat or 0], dot=look.marks.dot), style=DIM),
    )


def _spot(look: Look[View], panel: Map, place: Place, width: int) -> Spot:
    """The word with its signs, set where the space lies."""
    figures = "".join(
        look.marks.seats[figure.seat] for figure in panel.figures if _stands(look, figure.seat, place.word)
    )
    word = f"[{place.word}]" if place.piece.lit else place.word
    text = (
        figures + word + "".join(sign for kind, sign in SIGNS.items() if any(find.kind == kind for find in place.finds))
    )
    lefts = [other.x for other in panel.places]
    tops = [other.y for other in panel.places]
    across = (place.x - min(lefts)) / max(1, max(lefts) - min(lefts))
    down = (place.y - min(tops)) / max(1, max(tops) - min(tops))
    column = round(across * (width - 8))
    return Spot(round(down * (LINES - 2)), min(column, width - len(text)), text)


def _stands(look: Look[View], seat: int, word: str) -> bool:
    return bool(look.view["players"][seat]["space"] == word)


def _path(canvas: Canvas, look: Look[View], first: Spot, second: Spot) -> None:
    """Dots from the middle of one word to the middle of another."""
    x1, x2 = first.column + len(first.text) // 2, second.column + len(second.text) // 2
    y1, y2 = first.line, second.line
    count = max(abs(x2 - x1) // 2, abs(y2 - y1), 1)
    for at in range(count + 1):
        line, column = round(y1 + (y2 - y1) * at / count), round(x1 + (x2 - x1) * at / count)
        if canvas.signs[line][column] == " ":
            canvas.write(line, column, look.marks.free, DIM)


def _name(canvas: Canvas, spot: Spot, place: Place) -> None:
    """The name beside the word, below or above it: wherever there is room."""
    name, length = place.name, len(place.name)
    right, left = spot.column + len(spot.text) + 1, spot.column - length - 1
    middle = max(0, spot.column + len(spot.text) // 2 - length // 2)
    tries = [
        (spot.line, right),
        (spot.line + 1, middle),
        (spot.line - 1, middle),
        (spot.line, left),
        (spot.line + 1, spot.column),
        (spot.line - 1, spot.column),
        (spot.line + 1, max(0, spot.column + len(spot.text) - length)),
        (spot.line - 1, max(0, spot.column + len(spot.text) - length)),
        (spot.line + 1, len(canvas.signs[0]) - length),
        (spot.line - 1, len(canvas.signs[0]) - length),
    ]
    for line, column in tries:
        beside = line == spot.line
        if canvas.free(line, column + (1 if beside and column == right else 0), length - (1 if beside else 0)):
            for edge in (column - 1, column + length):  # no dot touches a name
                if 0 <= edge < len(canvas.signs[line]) and canvas.signs[line][edge] in " ·.":
                    canvas.write(line, edge, " ")
            canvas.write(line, column, name)
            return


# --- in words ---------------------------------------------------------------------------------------


def place_of(look: Look[View], word: str) -> Place | None:
    """A space as the panel knows it."""
    return next((place for place in map_panel(seen_by(look)).places if place.word == word), None)


def facts(look: Look[View], place: Place) -> str:
    """Terrain, who stands there, what lies there."""
    finds = [
        look.texts.say(f"page-find-{find.kind}", name=find.name).rstrip(".")
        for find in place.finds
        if find.kind != "location" or not find.name.startswith(place.name)  # a quarter of the town itself is no news
    ]
    return look.marks.dot.join(part for part in (capital(place.facts), *finds) if part)


def standing(look: Look[View]) -> RenderableType:
    """Where the viewer is, after a step."""
    word = "" if look.seat is None else look.view["players"][look.seat]["space"]
    place = place_of(look, word)
    if place is None:
        return Group()
    return indented(Text(place.name, style="bold").append(f"  {facts(look, place)}", style="not bold dim"))


def map_page(look: Look[View], rest: list[str]) -> RenderableType:
    """The drawing; behind it the word of a space to read about."""
    if not rest:
        return drawn_map(look)
    place = next((place for place in map_panel(seen_by(look)).places if _meant(place, " ".join(rest))), None)
    if place is None:
        return Text(look.say("galzyr-no-space", word=" ".join(rest)), style="bold")
    return space(look, place.word)


def _meant(place: Place, typed: str) -> bool:
    sought = typed.lower()
    return place.word.lower() == sought or sought in place.name.lower()


def space(look: Look[View], word: str) -> RenderableType:
    """A space in full; an OptionError if there is none of this word."""
    place = place_of(look, word)
    if place is None:
        raise OptionError(f"there is no space {word}")
    lines = [Text(f"{place.word}  {place.name}", style="bold"), Text(facts(look, place))]
    lines.append(Text(look.say("galzyr-paths", names=", ".join(place.ways)), style=DIM))
    return indented(Group(*lines))
