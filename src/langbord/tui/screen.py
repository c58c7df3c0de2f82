"""The frame that every game shares: sections that fit themselves to the window, bars, and the list of moves."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Generic, Protocol, TypeVar

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from langbord.text import Texts

V = TypeVar("V")  # what a seat sees: the view of one game

WIDE = 116  # from this width on there is room for two panels side by side
GUTTER = 3
NEGATIVE = re.compile(r"(?<![\w-])-(?=\d)")  # the hyphen of a number below 0, beside which others have a real minus
DIM = "dim"
HEADING = "bold"
SEAT_COLOURS = ("red", "blue", "magenta", "dark_orange", "grey50")


@dataclass(frozen=True)
class Marks:
    """The signs of the table. Shapes carry what colours carry; letters where the terminal knows no shapes."""

    seats: str
    free: str
    forest: str
    plate: str
    turn: str
    line: str
    final: str
    affordable: str
    dot: str
    times: str
    minus: str
    house: str
    flag: str
    star: str
    full: str
    half: str


SHAPES = Marks("●■▲◆★", "·", "♣", "●", "▶", "─", "!", "+", " · ", "×", "−", "⌂", "⚑", "★", "█", "▒")
LETTERS = Marks("ABCDE", ".", "Y", "o", ">", "-", "!", "+", " | ", "x", "-", "#", "*", "*", "#", "=")


def marks_for(console: Console) -> Marks:
    """Shapes, if the terminal can show them."""
    return SHAPES if console.encoding.lower().startswith("utf") else LETTERS


@dataclass(frozen=True)
class Look(Generic[V]):
    """All that may be drawn from: one seat's view, its legal moves by word, and how wide the window is."""

    view: V
    seat: int | None
    texts: Texts
    marks: Marks
    width: int
    numbers: dict[str, int]  # a legal word → its number in the list of moves
    prompt: str = ""
    values: dict[str, int | str] = field(default_factory=dict)  # of the question
    bots: frozenset[int] = frozenset()  # the seats where nobody sits who could read aloud

    def say(self, key: str, **values: int | str) -> str:
        """A word of the terminal in the language of the table; some are not the same in every game."""
        said = self.texts.say(f"terminal-{key}", **values)
        return NEGATIVE.sub(self.marks.minus, said)

    def narrower(self, width: int) -> Look[V]:
        """The same for a panel that does not fill the window."""
        return replace(self, width=width)

    def tag(self, seat: int) -> Text:
        """A player: shape and name."""
        return Text(f"{self.marks.seats[seat]} {self.texts.seat(seat)}", style=seat_style(seat))

    def shape(self, seat: int, times: int = 1) -> Text:
        """A player's pieces."""
        return Text(self.marks.seats[seat] * times, style=seat_style(seat))


def seat_style(seat: int) -> str:
    """The colour of a player; never that of a good."""
    return SEAT_COLOURS[seat % len(SEAT_COLOURS)]


#: Drawn only if it is needed.
Form = Callable[[], RenderableType]


@dataclass(frozen=True)
class Section:
    """A part of the picture, from its fullest form to its tersest. Each step down has a rank; low ones come first."""

    forms: tuple[Form, ...]
    ranks: tuple[int, ...] = ()


class Painter(Protocol):
    """How one game is drawn. Everything comes from the look; nothing from the state."""

    kinds: tuple[str, ...]  # what can be written behind `cards` to see only some of them

    def headline(self, look: Look[Any]) -> str:
        """Game, round and phase in a few words."""
        ...

    def progress(self, look: Look[Any]) -> str:
        """Which part of a turn this is, such as the second worker of three; empty if there is nothing to say."""
        ...

    def picture(self, look: Look[Any]) -> list[Section]:
        """The whole table."""
        ...

    def close_up(self, look: Look[Any]) -> list[Section]:
        """What a question in the middle of a turn is about."""
        ...

    def detail(self, look: Look[Any], word: str) -> tuple[str, str]:
        """What there is to say of a move beside its meaning, such as the effect of a card: in full and in short."""
        ...

    def area(self, look: Look[Any], seat: int) -> RenderableType:
        """All that lies before one player."""
        ...

    def cards(self, look: Look[Any], kind: str) -> RenderableType:
        """The cards on offer with all they say; `kind` empty: all of them."""
        ...

    def explain(self, look: Look[Any], word: str) -> RenderableType:
        """A card, a space or a piece in full; an OptionError if the word is none of these."""
        ...

    def scores(self, look: Look[Any]) -> RenderableType:
        """The score sheet, everybody side by side."""
        ...

    def verdict(self, look: Look[Any], winners: Sequence[int], scores: Sequence[int]) -> str:
        """How the game has ended, in a sentence or two."""
        ...

    def ways(self, look: Look[Any], word: str) -> tuple[str, ...]:
        """The moves that would lead to the question which a word answers."""
        ...


# --- fitting the window ---------------------------------------------------------------------------


def fit(console: Console, sections: Sequence[Section], height: int | None) -> list[RenderableType]:
    """The fullest forms that together are not higher than the window; None: it has no end."""
    if height is None:
        return [section.forms[0]() for section in sections]
    drawn = [[form() for form in section.forms] for section in sections]
    heights = [[_height(console, form) for form in forms] for forms in drawn]
    chosen = [0] * len(sections)
    steps = sorted((rank, at) for at, section in enumerate(sections) for rank in section.ranks)
    taken: list[int] = []
    for _, at in steps:
        if _total(heights, chosen) <= height:
            break
        chosen[at] += 1
        taken.append(at)
    for at in reversed(taken):  # a large step may have made a small one needless
        chosen[at] -= 1
        if _total(heights, chosen) > height:
            chosen[at] += 1
    return [forms[form] for forms, form in zip(drawn, chosen, strict=True)]


def _total(heights: list[list[int]], chosen: list[int]) -> int:
    return sum(forms[at] for forms, at in zip(heights, chosen, strict=True))


def _height(console: Console, thing: RenderableType) -> int:
    return len(console.render_lines(thing, pad=False))


# --- bars and lists -------------------------------------------------------------------------------


def bar(look: Look[Any], left: Text, right: str = "", style: str = "bold reverse") -> Text:
    """A line from edge to edge."""
    line = Text(" ", no_wrap=True, overflow="ellipsis", end="")
    line.append_text(left)
    room = look.width - line.cell_len - len(right) - 1
    if right and room > 1:
        line.append(" " * room)
        line.append(right)
    line.append(" " * max(0, look.width - line.cell_len))
    line.truncate(look.width, overflow="ellipsis")
    line.stylize(style)
    line.end = "\n"
    return line


def heading(look: Look[Any], words: str, note: str = "") -> Text:
    """The name of a section, with a line behind it."""
    line = Text(no_wrap=True, overflow="ellipsis")
    line.append(look.marks.line * 2 + " ", style=DIM)
    line.append(words, style=HEADING)
    if note:
        line.append("  " + note, style=DIM)
    line.append(" ")
    line.append(look.marks.line * max(0, look.width - line.cell_len), style=DIM)
    line.truncate(look.width, overflow="ellipsis")
    return line


def one_line(look: Look[Any], line: Text) -> Text:
    """A text that does not go on in a second line; what is printed by itself forgets that it may not wrap."""
    line.truncate(look.width, overflow="ellipsis")
    return line


def under(head: Text, *things: RenderableType) -> RenderableType:
    """A section with its heading."""
    return Group(head, *things)


def grid(*columns: int | None, expand: bool = True, gap: int = 1) -> Table:
    """A table without lines: a width for each column, None for one that takes what is left."""
    table = Table.grid(padding=(0, gap, 0, 0), expand=expand)
    table.pad_edge = False
    for width in columns:
        if width is None:
            table.add_column(no_wrap=True, overflow="ellipsis", ratio=1)
        else:
            table.add_column(no_wrap=True, overflow="ellipsis", width=width)
    return table


def side_by_side(left: RenderableType, right: RenderableType, left_width: int) -> Table:
    """Two panels in one line of the picture."""
    table = Table.grid(padding=(0, GUTTER, 0, 0), expand=True)
    table.add_column(width=left_width)
    table.add_column(ratio=1)
    table.add_row(left, right)
    return table


@dataclass(frozen=True)
class Row:
    """A legal move as it is listed."""

    number: int
    word: str
    meaning: str
    detail: str
    short: str  # the same in a few signs
    final: bool


def moves_in_lines(look: Look[Any], rows: Sequence[Row]) -> RenderableType:
    """One move after another, with its details in full."""
    return _moves(look, rows, [row.detail for row in rows], whole=True)


def moves_in_short_lines(look: Look[Any], rows: Sequence[Row]) -> RenderableType:
    """One move a line, with its details in a few signs."""
    return _moves(look, rows, [row.short for row in rows], whole=False)


def _moves(look: Look[Any], rows: Sequence[Row], details: Sequence[str], *, whole: bool) -> RenderableType:
    word_width = max(len(row.word) for row in rows)
    room = look.width - word_width - max(len(detail) for detail in details) - 7  # number and gaps
    meaning_width = min(max(len(row.meaning) for row in rows), max(20, look.width * 2 // 5, room))
    table = grid(4, word_width, meaning_width, None)
    folded = table.columns[-2:] if whole else table.columns[-2:-1]
    for column in folded:  # a price at the end of a meaning must not be lost
        column.no_wrap = False
        column.overflow = "fold"
    for row, detail in zip(rows, details, strict=True):
        table.add_row(_number(look, row), Text(row.word, style="bold"), Text(row.meaning), Text(detail, style=DIM))
    return table


def moves_in_columns(look: Look[Any], rows: Sequence[Row]) -> RenderableType:
    """Several moves a line, read down the columns."""
    word_width = max(len(row.word) for row in rows)
    meaning_width = max(len(row.meaning) for row in rows)
    each = 4 + 1 + word_width + 1 + meaning_width + 2
    count = max(1, min(len(rows), look.width // each))
    if count == 1 and len(rows) > 4 and look.width >= 70:
        count = 2  # rather cut a meaning than fill the window
    lines = -(-len(rows) // count)
    table = grid(*[width for _ in range(count) for width in (4, word_width, None)])
    for line in range(lines):
        cells: list[Text] = []
        for column in range(count):
            at = column * lines + line
            if at < len(rows):
                row = rows[at]
                cells += [_number(look, row), Text(row.word, style="bold"), Text(row.meaning)]
            else:
                cells += [Text(), Text(), Text()]
        table.add_row(*cells)
    return table


def moves_in_words(look: Look[Any], rows: Sequence[Row]) -> RenderableType:
    """Numbers and words only; what they mean stands on the board above."""
    lines = [Text()]
    for row in rows:
        part = _number(look, row).append(f" {row.word}  ", style="not bold default")
        if lines[-1].cell_len + part.cell_len > look.width:
            lines.append(Text())
        lines[-1].append_text(part)
    return Group(*lines)


def _number(look: Look[Any], row: Row) -> Text:
    return Text(f"{row.number:>2}{look.marks.final if row.final else ''}", style="bold green")


# --- words ----------------------------------------------------------------------------------------


def figure(look: Look[Any], number: int) -> str:
    """A number with the same minus as everywhere."""
    return NEGATIVE.sub(look.marks.minus, str(number))


def prose(text: str) -> Text:
    """A paragraph of the rules: its marks of emphasis become styles."""
    made = Text()
    for part in re.split(r"(\*\*.+?\*\*|\*.+?\*|`.+?`)", text):
        if part.startswith("**") and part.endswith("**") and len(part) > 4:
            made.append(part[2:-2], style="bold")
        elif part.startswith("*") and part.endswith("*") and len(part) > 2:
            made.append(part[1:-1], style="italic")
        elif part.startswith("`") and part.endswith("`") and len(part) > 2:
            made.append(part[1:-1], style="bold")
        else:
            made.append(part)
    return made


def indented(thing: RenderableType, by: int = 2) -> Padding:
    """Set in from the left."""
    return Padding(thing, (0, 0, 0, by))


def flowing(look: Look[Any], parts: Sequence[Text], gap: int = 2) -> Group:
    """Several texts a line, as many as there is room for; none of them is broken."""
    lines = [Text()]
    for part in parts:
        if lines[-1].cell_len and lines[-1].cell_len + gap + part.cell_len > look.width:
            lines.append(Text())
        lines[-1].append(" " * gap if lines[-1].cell_len else "").append_text(part)
    return Group(*lines)


def joined(parts: Sequence[Text], between: str) -> Text:
    """Several texts in one line."""
    return Text(between).join(parts)
