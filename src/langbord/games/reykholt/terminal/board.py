"""The middle of the table in Reykholt: the track, the action board, greenhouses and cards to take, the story."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from langbord.games.reykholt.edition.loader import Deck
from langbord.games.reykholt.edition.phrases import COLUMN_LETTERS, GOODS_WORDS, KINDS
from langbord.games.reykholt.rules.tourism import GOOD_OF, PLATES_OF
from langbord.games.reykholt.rules.view_model import PlayerView, SpaceView, View
from langbord.games.reykholt.terminal.player_area import GOODS_STYLES, kinds
from langbord.games.reykholt.terminal.short_effects import short, sign
from langbord.tui.screen import DIM, Look, grid, heading, joined, one_line, under

COLUMNS = len(COLUMN_LETTERS)
CLOSED = "x"
NEUTRAL = "o"


# --- the track ------------------------------------------------------------------------------------


def good_of(table: int) -> str:
    """What is eaten at a table (R8.1)."""
    return GOODS_WORDS[GOOD_OF[table]]


def plates_of(table: int) -> int:
    """How many of it; after the last table it goes on (R8.2)."""
    return PLATES_OF[table]


def cost_of(look: Look[View], table: int) -> str:
    """What is eaten at a table and how many of it."""
    return look.texts.price(f"{plates_of(table)} {good_of(table)}")


def track(look: Look[View]) -> RenderableType:
    """The blocks of tables from the hindmost manager to the next table of the foremost."""
    players = look.view["players"]
    tables = [player["table"] for player in players]
    first = plates_of(max(1, min(tables)))
    last = plates_of(max(tables) + 1)
    table = grid(3, *[None] * KINDS)
    table.add_row(Text(), *(Text(_good(look, good), style=GOODS_STYLES[good]) for good in GOODS_WORDS))
    for plates in range(first, last + 1):
        cells = [_table(look, (plates - 1) * KINDS + kind + 1) for kind in range(KINDS)]
        table.add_row(Text(f"{plates}{look.marks.times}", style="bold", justify="right"), *cells)
    parts: list[RenderableType] = [heading(look, look.say("reykholt-track"), _next(look)), table]
    start = _standing(look, 0)
    if start:
        parts.append(Text(look.say("reykholt-start-table") + " ").append_text(joined(start, " ")))
    return Group(*parts)


def track_in_a_line(look: Look[View]) -> Text:
    """The next table of the viewer and where the managers stand, from the front; for windows of a few lines."""
    line = Text().append(look.say("reykholt-track") + " ", style="bold")
    for seat in look.view["track"]["order"]:
        line.append_text(look.shape(seat))
        line.append(f"{look.view['players'][seat]['table']} ")
    return one_line(look, line.append(_next(look), style=DIM))


def _good(look: Look[View], good: str) -> str:
    return f"{sign(look, good)} {look.texts.say(f'good-{good}')}"


def _table(look: Look[View], number: int) -> Text:
    """A table with the managers on it, the one in front first; in brackets the viewer's next."""
    mine = look.seat is not None and look.view["players"][look.seat]["next"]["table"] == number
    line = Text().append(f"[{number}]" if mine else f" {number} ", style="bold green" if mine else DIM)
    for shape in _standing(look, number):
        line.append_text(shape)
    return line


def _standing(look: Look[View], number: int) -> list[Text]:
    order = look.view["track"]["order"]
    return [look.shape(seat) for seat in order if look.view["players"][seat]["table"] == number]


def _next(look: Look[View]) -> str:
    """What the viewer's next table costs, and whether the bonus is still there."""
    if look.seat is None:
        return ""
    player = look.view["players"][look.seat]
    ahead = player["next"]
    return look.say(
        "reykholt-next",
        cost=look.texts.price(f"{ahead['plates']} {ahead['good']}"),
        have=player["goods"][ahead["good"]],
    )


# --- the action board -----------------------------------------------------------------------------


def spaces(look: Look[View], deck: Deck, *, wrapped: bool = False, headed: bool = True) -> RenderableType:
    """Four columns of spaces: word, flag or worker, effect in signs. `wrapped`: with all that belongs to it."""
    here = {space.word: space for space in deck.spaces[0 if look.view["seats"] <= 2 else 1]}
    columns = [[each for each in look.view["spaces"] if each["column"] == column] for column in range(COLUMNS)]
    told = [[short(look, here[each["word"]]) for each in column] for column in columns]
    room = look.width - COLUMNS * (4 + 1 + 1 + 1 + 1)
    table = grid(*[each for width in _widths(told, room) for each in (4, 1, width)])
    if wrapped:
        for effects in table.columns[2::3]:
            effects.no_wrap = False
            effects.overflow = "fold"
    if headed:
        table.add_row(*_column_heads(look))
    for line in range(max(len(column) for column in columns)):
        cells: list[Text] = []
        for at, column in enumerate(columns):
            cells += _space(look, column[line], told[at][line]) if line < len(column) else [Text()] * 3
        table.add_row(*cells)
    if not headed:
        return table
    note = look.say("reykholt-actions-note", flag=look.marks.flag, house=look.marks.house)
    return under(heading(look, look.say("reykholt-actions"), note), table)


def _column_heads(look: Look[View]) -> list[Text]:
    heads: list[Text] = []
    for letter in COLUMN_LETTERS:
        heads += [Text(), Text(), Text(look.texts.say(f"column-{letter}"), style="bold")]
    return heads


def _widths(told: list[list[str]], room: int) -> list[int]:
    """How wide each column may be: what it needs, less for the widest until all have room."""
    widths = [max(10, *(len(text) for text in column)) for column in told]
    while sum(widths) > room and max(widths) > 10:
        widths[widths.index(max(widths))] -= 1
    return widths


def _space(look: Look[View], space: SpaceView, told: str) -> list[Text]:
    word = space["word"]
    legal = word in look.numbers
    style = "" if legal else DIM
    name = Text(f"[{word}]" if legal else f" {word} ", style="bold green" if legal else DIM)
    return [name, _mark(look, space), Text(told, style=style)]


def _mark(look: Look[View], space: SpaceView) -> Text:
    """Who stands on a space; or that it is closed; or its flag."""
    if space["worker"] == "neutral":
        return Text(NEUTRAL, style="bold")
    if space["worker"] is not None:
        return look.shape(space["colour"] if space["colour"] is not None else space["worker"])
    if space["closed"]:
        return Text(CLOSED, style="bold")
    return Text(look.marks.flag if space["flag"] else "")


# --- greenhouses and cards ------------------------------------------------------------------------


def piles(look: Look[View], deck: Deck) -> Text:
    """The top greenhouse of each pile, what grows in it, and how many there are."""
    houses = {house.slot: house for house in deck.greenhouses}
    parts: list[Text] = []
    for pile in look.view["piles"]:
        top = pile["cards"][0] if pile["cards"] else pile.get("next")
        name = Text(
            pile["word"], style="bold green" if pile["word"] in look.numbers else "bold" if pile["left"] else DIM
        )
        name.append(f" {look.marks.times}{pile['left']}", style="not bold default")
        if top:
            house = houses[top]
            name.append(f" {top} ", style="not bold default")
            if not pile["cards"]:
                name.append_text(Text(f"{house.size}{look.marks.house} ", style="not bold default"))
            name.append_text(kinds(look, [GOODS_WORDS[kind] for kind in house.kinds]))
        parts.append(name)
    line = Text().append(look.say("reykholt-piles") + " ", style="bold")
    line.append_text(joined(parts, look.marks.dot))
    return line


def display(look: Look[View], *, wrapped: bool) -> RenderableType:
    """The service cards that can be taken, with what they do; the last ones bring a good of the stack (R6.2)."""
    stack = look.view["stack"]
    note = ""
    if stack and len(look.view["display"]) <= len(stack):
        note = look.say("reykholt-stack", good=look.texts.say(f"good-{stack[0]}"))
    elif stack:
        goods = ", ".join(look.texts.say(f"good-{good}") for good in stack)
        note = look.say("reykholt-stack-later", goods=goods)
    head = heading(look, look.say("reykholt-display"), note)
    if not look.view["display"]:
        return under(head, Text(look.say("reykholt-none"), style=DIM))
    return under(head, card_table(look, look.view["display"], wrapped=wrapped))


def card_table(look: Look[View], words: list[str], *, wrapped: bool) -> Table:
    """Cards with what they do."""
    names = [look.texts.card(word).name for word in words]
    table = grid(3, min(max(map(len, names)), 22), None)
    if wrapped:
        table.columns[-1].no_wrap = False
        table.columns[-1].overflow = "fold"
    for word, name in zip(words, names, strict=True):
        style = "bold green" if word in look.numbers else "bold"
        table.add_row(Text(word, style=style), Text(name), _told(look, word))
    return table


def _told(look: Look[View], word: str) -> Text:
    """What a card does; that it acts only once is said before (R6.5)."""
    card = look.texts.card(word)
    line = Text()
    if card.card_class == look.texts.say("class-red"):
        line.append(card.card_class + ": ", style="bold")
    return line.append(card.text)


# --- alone, and in a story ------------------------------------------------------------------------


def alone(look: Look[View]) -> list[Text]:
    """What only a game alone has (R11)."""
    solo = look.view["solo"]
    if solo is None:
        return []
    parts = [look.say("reykholt-colour", shape=look.marks.seats[solo["colour"]])]
    if look.view["scenario"] is None:
        aim = solo["aim"]
        parts.insert(0, look.say("reykholt-aim", cost=cost_of(look, aim), table=aim))
    if solo["blocked"]:
        parts.append(look.say("reykholt-blocked", spaces=" ".join(solo["blocked"])))
    if solo["variant"]:
        parts.append(look.say("reykholt-variant"))
    return [Text(look.marks.dot.join(parts))]


def story(look: Look[View]) -> list[RenderableType]:
    """The scenario, the event of the round, and how far the goals are (R12)."""
    view = look.view
    if view["scenario"] is None:
        return []
    chapter = look.texts.card(view["scenario"])
    lines: list[RenderableType] = [heading(look, chapter.name, look.texts.say("kind-scenario"))]
    lines.append(Text(chapter.text))
    if view["event"]:
        event = look.texts.card(view["event"])
        line = Text(f"{event.name}: ", style="bold")
        lines.append(line.append(event.text, style="not bold"))
    if look.seat is not None:
        lines.append(goals(look, view["players"][look.seat]))
    return lines


def goals(look: Look[View], player: PlayerView) -> Text:
    """What must be reached, and how far it is."""
    parts: list[Text] = []
    for goal in player["goals"]:
        if goal["key"] == "place":
            good, plates = good_of(goal["need"]), plates_of(goal["need"])
        else:
            good, plates = goal["good"] or GOODS_WORDS[0], 0
        name = look.texts.say(
            f"goal-{goal['key'].replace(' ', '-')}",
            number=goal["need"],
            plates=plates,
            good=look.texts.say(f"good-{good}"),
        )
        style = "bold green" if goal["met"] else ""
        parts.append(
            Text(f"{name} ({goal['have']}/{goal['need']}{look.marks.affordable if goal['met'] else ''})", style)
        )
    line = Text().append(look.say("reykholt-goals") + " ", style="bold")
    return line.append_text(joined(parts, look.marks.dot))
