"""The answers to a question of Galzyr, one below the other, with what there is to know about each."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from langbord.engine.log import Event
from langbord.games.galzyr.rules.moves import SPACE_WORDS
from langbord.games.galzyr.rules.view_model import View
from langbord.games.galzyr.terminal import adventurers as people
from langbord.games.galzyr.terminal import map as maps
from langbord.games.galzyr.terminal.reading import options
from langbord.games.galzyr.terminal.seen import PROSE, emphasised, seen_by
from langbord.games.galzyr.web.adventurers import heroes
from langbord.games.galzyr.web.bargains import CARDS, bargain
from langbord.games.galzyr.web.map import Place, map_panel
from langbord.games.galzyr.web.reading import reading
from langbord.tui.screen import DIM, Look, Row, grid, moves_in_columns

#: Log lines of one's own turn that the screen has shown in another way, and what only the box needs to know.
SHOWN = frozenset(
    [
        "plays",
        "scene",
        "block",
        "option",
        "event-drawn",
        "check",
        "pool",
        "rolls",
        "rerolls",
        "successes",
        "bonus",
        "counts",
        "skill-becomes",
        "verb-becomes",
        "card-to",
        "timer",
        "moves",
        "uses",
        "shown",
        "location",
    ]
)
#: What a check that is over has left no picture of.
ROLLED = frozenset({"rolls", "rerolls", "bonus", "counts", "d12", "uses"})
#: What others did on the way to something that is told anyway.
PASSING = frozenset({"plays", "block", "card-to", "timer", "pool", "check", "bonus", "counts", "shown", *ROLLED})
#: What is said of oneself when a day is over.
SUMMED_UP = frozenset({"prestige", "loses-prestige"})
NEW_DAY = frozenset({"day", "month-begins"})


# --- details ----------------------------------------------------------------------------------------


def detail(look: Look[View], word: str) -> str:
    """What there is to say of an answer beside its meaning."""
    if word in SPACE_WORDS:
        place = maps.place_of(look, word)
        return "" if place is None else maps.facts(look, place)
    if word[0] == "h" and word[1:].isdigit():
        return people.hero_line(look, word)
    if word[0] == "n" and word[1:].isdigit():
        return _card(look, word)
    return ""


def _card(look: Look[View], word: str) -> str:
    """What a card says where it is taken; the labels of its scenes where one of them is chosen."""
    if look.prompt in ("travel", "start-quests"):
        return look.texts.card(f"{word}-notice").note if word in look.view["noticeboard"] else ""
    if look.prompt == "story":
        found = [story for story in reading(seen_by(look))["stories"] if story.word == word]
        boxes = [emphasised(box.label).plain for story in found for box in story.boxes]
        return " / ".join(boxes) if len(boxes) > 1 else ""
    if look.prompt in (*CARDS, "trade"):
        return look.texts.card(word).text
    return ""


# --- lists ------------------------------------------------------------------------------------------


def in_full(look: Look[View], rows: Sequence[Row]) -> RenderableType:
    """Every answer with its details; the options of a scene with those that are closed."""
    if look.prompt == "option":
        return options(look, rows, full=True)
    if not any(row.detail for row in rows) and max(len(row.meaning) for row in rows) < look.width // 3:
        return moves_in_columns(look, rows)
    return _listed(look, rows, detailed=True)


def in_short(look: Look[View], rows: Sequence[Row]) -> RenderableType:
    """For windows of a few lines."""
    if look.prompt == "option":
        return options(look, rows, full=False)
    return _listed(look, rows, detailed=False)


def _listed(look: Look[View], rows: Sequence[Row], *, detailed: bool) -> RenderableType:
    far = _farther(look)
    width = max([len(row.word) for row in rows] + [len(place.piece.send) for place in far])
    table = grid(4, width, None)
    table.columns[-1].no_wrap = False
    table.columns[-1].overflow = "fold"
    table.columns[-1].max_width = PROSE + 6
    for row in rows:
        if row.word in SPACE_WORDS:
            _add(look, table, row, detailed=detailed)
    for place in far:
        text = Text(look.say("galzyr-far", space=place.name, number=place.steps))
        table.add_row(Text(), Text(place.piece.send), _with(text, maps.facts(look, place) if detailed else "", "  "))
    for row in rows:
        if row.word not in SPACE_WORDS:
            _add(look, table, row, detailed=detailed)
    for line in _too_dear(look):
        table.add_row(Text(f" {look.marks.minus}", style=DIM), Text(), line)
    return table


def _add(look: Look[View], table: Table, row: Row, *, detailed: bool) -> None:
    number = Text(f"{row.number:>2}{look.marks.final if row.final else ''}", style="bold green")
    between = "  " if row.word in SPACE_WORDS else "\n"
    text = _with(Text(row.meaning, style="bold" if row.detail else ""), row.detail if detailed else "", between)
    table.add_row(number, Text(row.word, style="bold"), text)


def _with(text: Text, more: str, between: str) -> Text:
    return Text().append_text(text).append(between + more, style=DIM) if more else text


def _farther(look: Look[View]) -> list[Place]:
    """Spaces that several words in a row lead to."""
    if look.prompt != "travel":
        return []
    return [place for place in map_panel(seen_by(look)).places if place.steps > 1 and place.piece.send]


def _too_dear(look: Look[View]) -> list[Text]:
    """Goods of a market that cannot be paid for."""
    deal = bargain(seen_by(look)) if look.prompt == "market" else None
    if deal is None:
        return []
    dear = look.texts.say("deal-dear")
    return [
        Text(f"{pick.name}: {look.texts.say('deal-price', number=pick.price or 0)}, {dear}", style=DIM)
        for pick in deal.picks
        if not pick.piece.lit
    ]


# --- names ------------------------------------------------------------------------------------------

SHORTEST = 3  # letters of a name by which something can be called


def meant(look: Look[View], line: str) -> list[str]:
    """The words of the place, adventurer or card that was called by its name, or by a part that no other has."""
    sought = line.lower().strip()
    if len(sought) < SHORTEST:
        return []
    named = _named(look)
    if sought in named:
        return named[sought]
    found = [words for name, words in named.items() if sought in name]
    return found[0] if len(found) == 1 else []


def _named(look: Look[View]) -> dict[str, list[str]]:
    """Everything that can be answered now, by its name."""
    seen = seen_by(look)
    named = {
        place.name.lower(): (place.piece.send or place.word).split()
        for place in map_panel(seen).places
        if place.piece.lit
    }
    named |= {hero.name.lower(): [hero.word] for hero in heroes(seen) if hero.piece.lit}
    cards = [word for word in look.numbers if word[0] == "n" and word[1:].isdigit()]
    return named | {look.texts.card(word).name.lower(): [word] for word in cards}


# --- what is told ----------------------------------------------------------------------------------


def telling(look: Look[View], events: Sequence[Event]) -> list[Event]:
    """After an answer: nothing in the middle of one's own scene, whose text says it all."""
    scene = look.view["scene"]
    if scene is not None and scene["seat"] == look.seat:
        return [event for event in events if event.key in ROLLED] if look.view["check"] is None else []
    return [event for event in events if event.key not in SHOWN or _whose(event) not in (None, look.seat)]


def news(look: Look[View], events: Sequence[Event]) -> list[Event]:
    """At the start of a turn: what others did, what the day brought, and the fame of one's own last scene."""
    newest = max((at for at, event in enumerate(events) if event.key in NEW_DAY), default=-1)
    told: list[Event] = []
    for at, event in enumerate(events):
        own = _whose(event) in (None, look.seat)
        if own and event.key in SHOWN:
            continue
        if _whose(event) == look.seat and at < newest and event.key not in SUMMED_UP:
            continue
        if event.key in PASSING:
            continue
        told.append(event)
    return told


def _whose(event: Event) -> int | None:
    for name, (kind, thing) in event.values:
        if name == "seat" and kind == "seat" and isinstance(thing, int):
            return thing
    return None
