"""What the players of Key Harvest hold: counters, stores with their bids, groups, points."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from langbord.games.keyharvest.rules.moves import CROP_WORDS
from langbord.games.keyharvest.rules.view_model import LotView, PlayerView, View
from langbord.games.keyharvest.terminal.country_board import (
    CROP_STYLES,
    bracketed,
    country,
    crop_sign,
    field_sign,
    letter,
    width,
    worker_sign,
)
from langbord.games.keyharvest.terminal.town import came
from langbord.tui.screen import DIM, GUTTER, WIDE, Look, grid, heading, joined, one_line, side_by_side

LONGEST_NAME = 12
COUNTERS = 23  # columns that the names of the crops and two figures need


# --- one player -----------------------------------------------------------------------------------


def area(look: Look[View], seat: int) -> RenderableType:
    """A board with what its owner holds beside it."""
    player = look.view["players"][seat]
    title = look.say("keyharvest-mine") if seat == look.seat else look.texts.seat(seat)
    head = heading(look, title, points_told(look, player))
    right = look.narrower(look.width - width(look) - GUTTER)
    if right.width < COUNTERS:
        return Group(head, country(look, seat), counters_in_a_line(look, seat))
    return Group(head, side_by_side(country(look, seat), _beside(right, seat), width(look)))


def key_to_signs(look: Look[View]) -> Text:
    """What the signs on a board mean."""
    said = look.say("keyharvest-signs")
    if len(said) > look.width:
        said = said.replace(" · ", ", ")  # in eighty columns every letter counts
    return one_line(look, Text(said, style=DIM))


def points_told(look: Look[View], player: PlayerView) -> str:
    """The score so far and what it comes from (K14)."""
    points = {entry["key"]: entry["points"] for entry in player["score"]}
    return look.say(
        "keyharvest-points",
        total=player["total"],
        workers=points.get("workers", 0),
        largest=points.get("largest", 0),
        second=points.get("second", 0),
        crops=f"{points.get('crops', 0)}{'?' if doubtful(player) else ''}",
    )


def doubtful(player: PlayerView) -> bool:
    """Whether the score hangs on counters that the viewer does not know."""
    return any(entry["provisional"] for entry in player["score"])


def _beside(look: Look[View], seat: int) -> RenderableType:
    """Counters in hand and in stock, line by line; in wide windows the latest events too."""
    player = look.view["players"][seat]
    table = grid(1, LONGEST_NAME, 3, 3, expand=False)
    for crop in CROP_WORDS:
        legal = seat == look.seat and crop in look.numbers
        name = Text(look.texts.say(f"crop-{crop}"), style=f"bold {CROP_STYLES[crop]}" if legal else CROP_STYLES[crop])
        held = player["crops"][crop]
        table.add_row(
            crop_sign(look, crop),
            name,
            Text(str(held) if held else look.marks.free, style="bold", justify="right"),
            Text(str(look.view["stock"][crop]), style=DIM, justify="right"),
        )
    counters = Group(Text(look.say("keyharvest-held"), style="bold"), table, _hidden(look, player))
    if look.width < 2 * COUNTERS + GUTTER or seat != look.seat:
        return counters
    return side_by_side(counters, Group(*came(look, len(CROP_WORDS) + 1)), COUNTERS)


def _hidden(look: Look[View], player: PlayerView) -> Text:
    """What others do not know, or what the viewer does not; nothing if all is open."""
    if player["unknown"]:
        return Text(look.say("keyharvest-unknown", count=player["unknown"]), no_wrap=True, overflow="ellipsis")
    if player["secret"]:
        signs = " ".join(letter(look, crop) for crop in player["secret"])
        return Text(look.say("keyharvest-secret", crops=signs), style=DIM, no_wrap=True, overflow="ellipsis")
    return Text()


def counters_in_a_line(look: Look[View], seat: int) -> Text:
    """What a player can pay with."""
    player = look.view["players"][seat]
    line = Text().append(look.say("keyharvest-counters") + " ", style="bold")
    parts: list[Text] = []
    for crop in CROP_WORDS:
        text = Text(f"{look.texts.say(f'crop-{crop}')} {player['crops'][crop]}", style=CROP_STYLES[crop])
        parts.append(text)
    line.append_text(joined(parts, look.marks.dot))
    if player["unknown"]:
        line.append(look.marks.dot + look.say("keyharvest-unknown", count=player["unknown"]), style="not bold")
    return line


def store_in_a_line(look: Look[View], seat: int) -> Text:
    """What a player has on offer, with the bids."""
    line = Text().append(look.say("keyharvest-store") + " ", style="bold")
    return line.append_text(_store(look, look.view["players"][seat]))


# --- all players ----------------------------------------------------------------------------------


def players(look: Look[View], *, fields: bool) -> RenderableType:
    """Everybody in a line: points, groups, tiles, workers, counters, store with bids; `fields`: their fields too."""
    seats = look.view["players"]
    names = [look.tag(player["seat"]) for player in seats]
    name_width = min(18, max(name.cell_len for name in names))
    columns = ("total", "groups", "tiles", "workers", "held")
    cells = [_figures(look, player) for player in seats]
    heads = [Text(look.say(f"keyharvest-column-{column}"), style=DIM) for column in columns]
    widths = [max(row[at].cell_len for row in [heads, *cells]) for at in range(len(columns))]
    table = grid(name_width, *widths, None)
    for head in (heads[0], heads[2]):
        head.justify = "right"
    table.add_row(
        Text(look.say("keyharvest-players"), style="bold"), *heads, Text(look.say("keyharvest-column-store"), style=DIM)
    )
    for player, name, row in zip(seats, names, cells, strict=True):
        if player["seat"] == look.view["active"]:
            name.stylize("bold reverse")
        table.add_row(name, *row, _store(look, player))
    if not fields:
        return table
    rivals = [_fields(look, player) for player in seats if player["seat"] != look.seat]
    return Group(table, *rivals)


def _figures(look: Look[View], player: PlayerView) -> list[Text]:
    groups = "+".join(str(len(group)) for group in player["groups"][:2])
    return [
        Text(f"{player['total']}{'?' if doubtful(player) else ''}", style="bold", justify="right"),
        Text(groups or look.marks.free),
        Text(str(player["tiles"]), justify="right"),
        Text(" ".join(worker_sign(worker["word"], worker["value"]) for worker in player["workers"]) or look.marks.free),
        _held(look, player),
    ]


def _held(look: Look[View], player: PlayerView) -> Text:
    """Counters in short: 2H 1V, and a question mark for those nobody else has seen."""
    parts = [
        Text(f"{amount}{letter(look, crop)}", style=CROP_STYLES[crop])
        for crop, amount in player["crops"].items()
        if amount
    ]
    if player["unknown"]:
        parts.append(Text(f"{player['unknown']}?"))
    return joined(parts, " ") if parts else Text(look.marks.free)


def bid(look: Look[View], amounts: dict[str, int]) -> Text:
    """What was bid, in short."""
    parts = [
        Text(f"{amount}{letter(look, crop)}", style=CROP_STYLES[crop]) for crop, amount in amounts.items() if amount
    ]
    return joined(parts, " ") if parts else Text(look.marks.free)


def _store(look: Look[View], player: PlayerView) -> Text:
    """Fields on offer with their bids; a sign where the viewer could pay, brackets where it can be chosen."""
    lots: list[Text] = []
    for lot in player["store"]:
        sign = field_sign(look, lot["field"])
        sign.append(": ", style="default")
        sign.append_text(bid(look, lot["bid"]))
        if lot["field"] in look.numbers:
            sign = bracketed(sign)
        elif _payable(look, lot):
            sign.append(look.marks.affordable, style="bold green")
        lots.append(sign)
    return joined(lots, "  ") if lots else Text(look.marks.free)


def _payable(look: Look[View], lot: LotView) -> bool:
    """Whether the viewer has the counters that were bid; the own bid is paid already (K6.2, K6.3)."""
    starts = None if look.seat is None else look.view["players"][look.seat]["starts"]
    return starts is not None and lot["field"] in starts["transfer"]


def _fields(look: Look[View], player: PlayerView) -> Text:
    """A rival's fields; unconnected ones, which can be taken away, in round brackets (K2.4)."""
    line = Text(no_wrap=True, overflow="ellipsis")
    line.append_text(look.shape(player["seat"]))
    line.append(" " + look.say("keyharvest-fields") + " ", style=DIM)
    parts: list[Text] = []
    for field in player["fields"]:
        sign = letter(look, field["crop"])
        shown = f"{field['word']}{look.marks.free}{sign.lower() if field['harvested'] else sign}"
        if field["word"] in player["unconnected"]:
            shown = f"({shown})"
        style = CROP_STYLES[field["crop"]]
        part = Text(shown, style=f"dim {style}" if field["harvested"] else style)
        parts.append(bracketed(part) if field["word"] in look.numbers else part)
    line.append_text(joined(parts, " ") if parts else Text(look.say("keyharvest-none")))
    return line


def boards(look: Look[View], seats: list[int]) -> list[RenderableType]:
    """Some players' boards, two in a line where they fit."""
    shown = [Group(heading(look.narrower(width(look)), look.texts.seat(seat)), country(look, seat)) for seat in seats]
    if look.width < WIDE or len(shown) < 2:
        return list(shown)
    table = Table.grid(padding=(0, GUTTER, 0, 0))
    for at in range(0, len(shown), 2):
        table.add_row(*shown[at : at + 2])
    return [table]
