"""A country board of Key Harvest as text: rows of hexes, each set in by half a cell for every cell it lacks."""

from __future__ import annotations

from rich.text import Text

from langbord.games.keyharvest.edition.geometry import bits, neighbours_of
from langbord.games.keyharvest.rules.moves import LONGEST_ROW, REFERENCE_WORDS
from langbord.games.keyharvest.rules.view_model import FieldView, PlayerView, View
from langbord.tui.screen import DIM, Look, seat_style

CELL = 6
CROP_STYLES = {
    "hops": "green",
    "vegetables": "cyan",
    "cider": "light_coral",
    "wine": "medium_purple",
    "wheat": "yellow",
}
IN_REGISTRY, IN_STORE, ON_ITS_WAY, TOO_NEAR = "*", "$", ">", "-"


def letter(look: Look[View], crop: str) -> str:
    """The sign of a crop."""
    return look.say(f"keyharvest-letter-{crop}")


def crop_sign(look: Look[View], crop: str) -> Text:
    """The sign of a crop in its colour."""
    return Text(letter(look, crop), style=CROP_STYLES[crop])


def field_sign(look: Look[View], word: str, *, legal: bool = False) -> Text:
    """A field that lies on no board: its reference and its crop; in brackets if it can be chosen."""
    crop = look.view["crop_of"][word]
    line = Text(f"{word} {letter(look, crop)}", style=CROP_STYLES[crop])
    return bracketed(line) if legal else line


def worker_sign(word: str, value: int) -> str:
    """A worker with its value: E/3, for E3 is a space."""
    return f"{word}/{value}"


def bracketed(inside: Text) -> Text:
    """Something that can be chosen now."""
    line = Text("[", style="bold green")
    line.append_text(inside)
    line.append("]", style="bold green")
    return line


def beside(look: Look[View]) -> list[list[str]]:
    """For each space by its number the references beside it."""
    near = neighbours_of(tuple(look.view["rows"]))
    return [[REFERENCE_WORDS[space] for space in bits(mask)] for mask in near]


def width(look: Look[View]) -> int:
    """How wide a board is."""
    return CELL * int(max(look.view["rows"]))


def country(look: Look[View], seat: int) -> Text:
    """A board: fields with their crop, small letters once harvested; workers with their value; what is free, with
    the number of fields beside it."""
    rows = look.view["rows"]
    player = look.view["players"][seat]
    board = Text(no_wrap=True)
    for row, length in enumerate(rows):
        board.append(" " * ((max(rows) - length) * CELL // 2))
        for space in range(row * LONGEST_ROW, row * LONGEST_ROW + length):
            board.append_text(_cell(look, player, REFERENCE_WORDS[space]))
        board.append("\n" if row + 1 < len(rows) else "")
    return board


def _cell(look: Look[View], player: PlayerView, word: str) -> Text:
    mine = player["seat"] == look.seat
    legal = word in look.numbers and mine
    for field in player["fields"]:
        if field["word"] == word:
            return _framed(_field(look, field), word in look.numbers)
    for worker in player["workers"]:
        if worker["at"] == word:
            inside = Text(worker_sign(worker["word"], worker["value"]), style=f"bold {seat_style(player['seat'])}")
            return _framed(inside, legal or (mine and worker["word"] in look.numbers))
    return _framed(_free(look, player, word), legal)


def _field(look: Look[View], field: FieldView) -> Text:
    sign = letter(look, field["crop"])
    if field["harvested"]:
        return Text(f"{field['word']} {sign.lower()}", style=f"dim {CROP_STYLES[field['crop']]}")
    return Text(f"{field['word']} {sign}", style=f"bold {CROP_STYLES[field['crop']]}")


def _free(look: Look[View], player: PlayerView, word: str) -> Text:
    """A free space: where its field can be had, and how many fields lie beside it (none beside a worker, K5.4)."""
    mark = " "
    if word in look.view["moving"]:
        mark = ON_ITS_WAY
    elif word in look.view["registry"]:
        mark = IN_REGISTRY
    elif any(lot["field"] == word for other in look.view["players"] for lot in other["store"]):
        mark = IN_STORE
    count = player["beside"].get(word)
    sign = TOO_NEAR if word in player["crowded"] else str(count) if count else " "
    return Text(f"{word}{mark}{sign}", style=DIM if mark == " " else "")


def _framed(inside: Text, legal: bool) -> Text:
    """Exactly one cell, in brackets if it can be chosen."""
    line = bracketed(inside) if legal else Text(" ").append_text(inside)
    line.append(" " * (CELL - line.cell_len))
    return line


def group_with(look: Look[View], seat: int, word: str) -> int:
    """How large the group would be in which a field came to lie."""
    player = look.view["players"][seat]
    near = beside(look)[REFERENCE_WORDS.index(word)]
    return 1 + sum(len(group) for group in player["groups"] if set(group) & set(near))
