"""What lies before a player of Reykholt: goods, greenhouses with their parcels, service cards; rivals as strips."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from langbord.games.reykholt.edition.phrases import COLUMN_LETTERS, GOODS_WORDS
from langbord.games.reykholt.rules.view_model import HouseView, PlayerView, View
from langbord.games.reykholt.terminal.short_effects import sign
from langbord.tui.screen import DIM, WIDE, Look, grid, heading, joined, one_line

GOODS_STYLES = {
    "tomato": "light_coral",
    "lettuce": "green",
    "mushroom": "tan",
    "cauliflower": "white",
    "carrot": "yellow",
}


# --- goods and greenhouses ------------------------------------------------------------------------


def kinds(look: Look[View], goods: list[str]) -> Text:
    """What may grow in a greenhouse, in letters."""
    line = Text()
    for good in goods:
        line.append(sign(look, good), style=GOODS_STYLES[good])
    return line


def beds(look: Look[View], house: HouseView) -> Text:
    """The parcels of a greenhouse: a letter for what grows there, a dot for an empty one."""
    line = Text("[", style=DIM)
    for good, amount in house["beds"].items():
        line.append(sign(look, good) * amount, style=f"bold not dim {GOODS_STYLES[good]}")
    line.append(look.marks.free * (house["size"] - house["filled"]), style="not dim")
    line.append("]")
    return line


def goods(look: Look[View], player: PlayerView) -> Text:
    """What a player owns, kind by kind."""
    line = Text().append(look.say("reykholt-goods") + " ", style="bold")
    parts = []
    for good in GOODS_WORDS:
        amount = player["goods"][good]
        style = GOODS_STYLES[good] if amount else DIM
        parts.append(Text(f"{look.texts.say(f'good-{good}')} {amount}", style=f"bold {style}" if amount else style))
    return line.append_text(joined(parts, look.marks.dot))


def in_short(look: Look[View], amounts: dict[str, int]) -> Text:
    """The same in letters."""
    parts = [Text(f"{amount}{sign(look, good)}", GOODS_STYLES[good]) for good, amount in amounts.items() if amount]
    return joined(parts, " ") if parts else Text(look.marks.free)


def houses(look: Look[View], player: PlayerView) -> RenderableType:
    """A player's greenhouses: parcels, what they take, and their names where there is room."""
    if not player["houses"]:
        return Text(look.say("reykholt-no-houses"), style=DIM)
    in_a_line = 3 if look.width >= WIDE else 2
    widest = max(house["size"] for house in player["houses"]) + 2
    table = grid(*[width for _ in range(in_a_line) for width in (5, widest, 5, None)])
    for at in range(0, len(player["houses"]), in_a_line):
        cells: list[Text] = []
        for house in player["houses"][at : at + in_a_line]:
            word = house["word"]
            legal = player["seat"] == look.seat and word in look.numbers
            cells += [
                Text(f"[{word}]" if legal else f" {word} ", style="bold green" if legal else "bold"),
                beds(look, house),
                kinds(look, house["allowed"]),
                Text(look.texts.card(word).name, style=DIM),
            ]
        table.add_row(*cells)
    return table


# --- one player -----------------------------------------------------------------------------------


def area(look: Look[View], seat: int, *, wrapped: bool) -> RenderableType:
    """All that lies before a player. `wrapped`: the texts of cards in as many lines as they need."""
    player = look.view["players"][seat]
    title = look.say("reykholt-mine") if seat == look.seat else look.texts.seat(seat)
    parts: list[RenderableType] = [
        heading(look, title, _notes(look, player)),
        goods(look, player),
        houses(look, player),
    ]
    if player["cards"]:
        parts.append(_cards(look, player, wrapped=wrapped))
    return Group(*parts)


def brief(look: Look[View], seat: int) -> RenderableType:
    """The same in a line for each part, for windows of a few lines."""
    player = look.view["players"][seat]
    parts = [
        Text(house["word"] + " ", style="bold")
        .append_text(beds(look, house))
        .append_text(kinds(look, house["allowed"]))
        for house in player["houses"]
    ]
    lines = [goods(look, player), joined(parts, "  ") if parts else Text(look.say("reykholt-no-houses"), style=DIM)]
    if player["cards"]:
        lines.append(
            Text(", ".join(f"{card['word']} {look.texts.card(card['word']).name}" for card in player["cards"]))
        )
    return Group(
        heading(look, look.say("reykholt-mine"), _notes(look, player)), *(one_line(look, line) for line in lines)
    )


def _notes(look: Look[View], player: PlayerView) -> str:
    """The table reached, workers left, columns whose flag is taken, the bonus."""
    notes = [look.say("reykholt-at-table", table=player["table"])]
    if len(look.view["players"]) > 1:
        notes.append(look.say("reykholt-rank", rank=player["rank"]))
    if look.view["phase"] == "work":
        notes.append(look.say("reykholt-workers-left", count=player["workers"]))
        if player["flags"]:
            columns = ", ".join(look.texts.say(f"column-{COLUMN_LETTERS[column]}") for column in player["flags"])
            notes.append(f"{look.marks.flag} {columns}")
    if look.view["phase"] == "tourism":
        notes.append(look.say("reykholt-bonus-used" if player["bonus_used"] else "reykholt-bonus-left"))
    return look.marks.dot.join(notes)


def _cards(look: Look[View], player: PlayerView, *, wrapped: bool) -> Table:
    """The cards that work for a player, their own and shared ones."""
    table = grid(3, min(22, max(len(look.texts.card(card["word"]).name) for card in player["cards"])), None)
    if wrapped:
        table.columns[-1].no_wrap = False
        table.columns[-1].overflow = "fold"
    for card in player["cards"]:
        text = look.texts.card(card["word"])
        done = card["used"] or card["red"]
        told = Text(text.text, style=DIM if done else "")
        if card["shared_with"] is not None:
            told = Text(look.say("reykholt-shared", seat=look.texts.seat(card["shared_with"])) + " ", DIM).append_text(
                told
            )
        if card["goods"]:
            told.append(" [" + " ".join(sign(look, good) for good in card["goods"]) + "]")
        if card["used"]:
            told.append(" " + look.say("reykholt-used"), style=DIM)
        table.add_row(Text(card["word"], style="bold"), Text(text.name, style=DIM if done else ""), told)
    return table


# --- rivals ---------------------------------------------------------------------------------------


def rivals(look: Look[View], seats: list[int], *, wrapped: bool) -> Table:
    """The others: table, goods, workers left, cards, greenhouses. `wrapped`: in as many lines as all of them need."""
    names = [_name(look, seat) for seat in seats]
    rows = [_rival(look, look.view["players"][seat]) for seat in seats]
    heads = [
        Text(look.say(f"reykholt-column-{column}"), style=DIM)
        for column in ("table", "goods", "workers", "cards", "houses")
    ]
    widths = [max(row[at].cell_len for row in [heads, *rows]) for at in range(len(heads) - 1)]
    table = grid(min(20, max(name.cell_len for name in names)), *widths, None)
    table.columns[-1].no_wrap = not wrapped
    heads[0].justify = "right"
    table.add_row(Text(look.say("reykholt-rivals"), style="bold"), *heads)
    for name, row in zip(names, rows, strict=True):
        table.add_row(name, *row)
    return table


def rivals_in_a_line(look: Look[View], seats: list[int]) -> Text:
    """Their goods, for windows of a few lines; where they stand is told by the track."""
    parts = [
        look.tag(seat).append(" ").append_text(in_short(look, look.view["players"][seat]["goods"])) for seat in seats
    ]
    return one_line(look, joined(parts, look.marks.dot))


def _name(look: Look[View], seat: int) -> Text:
    name = look.tag(seat)
    name.stylize("bold")
    if seat == look.view["start"]:
        name.append(" " + look.say("reykholt-first"), style="not bold")
    return name


def _rival(look: Look[View], player: PlayerView) -> list[Text]:
    workers = look.shape(player["seat"], player["workers"]) if look.view["phase"] == "work" else Text(look.marks.free)
    cards = [f"({card['word']})" if card["owner"] != player["seat"] else card["word"] for card in player["cards"]]
    glass = [beds(look, house) for house in player["houses"]]
    return [
        Text(str(player["table"]), style="bold", justify="right"),
        in_short(look, player["goods"]),
        workers if workers.plain else Text(look.marks.free),
        Text(" ".join(cards) or look.marks.free),
        joined(glass, " ") if glass else Text(look.marks.free),
    ]
