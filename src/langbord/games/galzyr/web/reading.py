"""The reading pane: the text of the scene, what can be done now, dice and bargains; a quiet page between scenes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from langbord.engine.web import Piece
from langbord.games.galzyr.rules.view_model import NoteView, PassageView, RowView, SceneView, StoryView
from langbord.games.galzyr.web.bargains import bargain, place_line
from langbord.games.galzyr.web.dice_tray import tray
from langbord.games.galzyr.web.options import Run, choices, runs
from langbord.games.galzyr.web.pieces import Seen

#: Notes that are good news, and bad.
GOOD = ("prestige-more", "gains-gold", "gains", "gains-closed", "achieves", "sells")
BAD = ("prestige-less", "loses-gold", "abandons")
#: What stands before a note, where it is not the kind of its card.
ICONS = {
    "gains-gold": "gold",
    "loses-gold": "gold",
    "pays": "gold",
    "prestige": "prestige",
    "gains-closed": "quest",
    "d12": "die",
    "transported": "walk",
    "achieves": "star",
    "mark": "open",
}
#: Notes that name a card first.
ABOUT_CARDS = ("gains", "discards", "abandons", "has-already", "warded", "unavailable", "buys", "sells", "local")
#: Shown where the check is, not among what came of it.
SILENT = ("successes",)


@dataclass(frozen=True)
class NoteLine:
    """Something that came of a block."""

    icon: str
    text: str
    tone: str  # good, bad, or nothing


@dataclass(frozen=True)
class Row:
    """An outcome: what it asked for."""

    text: str
    taken: bool


@dataclass(frozen=True)
class Paragraph:
    """A paragraph with its own name, for whoever reads aloud."""

    id: str
    runs: tuple[Run, ...]


@dataclass(frozen=True)
class PassagePane:
    """A block as it was read."""

    id: str
    title: str  # of the scene, where another one begins
    paragraphs: tuple[Paragraph, ...]
    notes: tuple[NoteLine, ...]
    option: tuple[Run, ...]
    total: str
    rows: tuple[Row, ...]
    after: tuple[NoteLine, ...]
    fresh: bool  # read since the last choice
    first: bool  # of those


@dataclass(frozen=True)
class ScenePane:
    """The scene that goes on."""

    title: str
    number: int
    reader: str
    whose: str
    passages: tuple[PassagePane, ...]
    gathered: str  # prestige so far


@dataclass(frozen=True)
class StoryBox:
    """A scene that a card offers."""

    id: str
    label: tuple[Run, ...]
    must: bool
    partner: bool
    piece: Piece


@dataclass(frozen=True)
class Story:
    """A card with open scenes."""

    word: str
    name: str
    kind: str
    kind_name: str
    must: bool
    boxes: tuple[StoryBox, ...]


@dataclass(frozen=True)
class Quiet:
    """Between scenes: where one is, what day it is, what is asked."""

    place: str
    named: bool  # the place has a name, which is the book's
    line: str
    day: str


def reading(seen: Seen) -> dict[str, Any]:
    """Everything the templates of the pane need."""
    scene = seen.view["scene"]
    ask = seen.view.get("ask")
    asked = seen.texts.seat(ask["seat"]) if ask else ""
    deal = bargain(seen)
    dice = tray(seen)
    told = choices(seen) if dice is None and deal is None and _options_open(scene) else ()
    return {
        "at": "" if scene is None else f"{scene['id']}-{len(scene['passages'])}",
        "scene": None if scene is None else _scene(seen, scene),
        "quiet": _quiet(seen) if scene is None else None,
        "question": ask.get("text", "") if ask else "",
        "waiting": "" if seen.prompt or not asked else seen.texts.say("read-waiting", name=asked),
        "choices": told,
        "stories": _stories(seen),
        "choosing": seen.prompt == "story",
        "tray": dice,
        "bargain": deal,
        "words": _words(seen),
    }


def _options_open(scene: SceneView | None) -> bool:
    """Options are shown until one of them is taken."""
    return scene is not None and scene["option"] is None


def _words(seen: Seen) -> tuple[str, ...]:
    """Plain answers to the questions of the pane itself."""
    if seen.prompt == "travel":
        cards = sorted(word for word in seen.legal if word[0] == "n" and word[1:].isdigit())
        return (*_in(seen, "story"), *cards, *_in(seen, "trade", "abandon", "drop"))
    if seen.prompt == "story":
        return _in(seen, "event", "rest")
    if seen.prompt in ("option", "scene-end"):
        return _in(seen, "end", "ask", "trade")
    return ()


def _in(seen: Seen, *words: str) -> tuple[str, ...]:
    return tuple(word for word in words if word in seen.legal)


# --- the scene ----------------------------------------------------------------------------------------


def _scene(seen: Seen, scene: SceneView) -> ScenePane:
    data = seen.land.scene(scene["id"])
    reader = seen.view["story_master"]
    alone = seen.seats == 1
    whose = seen.texts.seat(scene["seat"])
    if scene["partner"] is not None:
        whose = seen.texts.say("read-whose-two", name=whose, partner=seen.texts.seat(scene["partner"]))
    gathered = scene["prestige"][scene["seat"]]
    fresh = _fresh(scene["passages"])
    return ScenePane(
        title=data.title.source,
        number=data.number,
        reader="" if alone else seen.texts.say("read-reader", name=seen.texts.seat(reader)),
        whose="" if alone else whose,
        passages=tuple(_passage(seen, scene, place, fresh) for place in range(len(scene["passages"]))),
        gathered=seen.texts.say("read-gathered", number=gathered) if gathered > 0 else "",
    )


def _fresh(passages: list[PassageView]) -> int:
    """Where the reader went on after the last choice that led somewhere: blocks may follow each other without one."""
    led = [place + 1 for place, passage in enumerate(passages) if passage["option"] and place + 1 < len(passages)]
    return led[-1] if led else 0


def _passage(seen: Seen, scene: SceneView, place: int, fresh: int) -> PassagePane:
    given = scene["passages"][place]
    before = scene["passages"][place - 1]["scene"] if place else given["scene"]
    totals = [int(note["things"][0]) for note in given["after"] if note["key"] == "successes"]
    key = f"read-{place + 1}"
    return PassagePane(
        id=key,
        title=seen.land.scene(given["scene"]).title.source if before != given["scene"] else "",
        paragraphs=tuple(
            Paragraph(f"{key}-{number}", runs(text)) for number, text in enumerate(given["paragraphs"], start=1)
        ),
        notes=_notes(seen, scene, given["notes"]),
        option=runs(given["option"]),
        total=seen.texts.say("read-total", number=totals[-1]) if totals else "",
        rows=tuple(_row(seen, row) for row in given["rows"]),
        after=_notes(seen, scene, given["after"]),
        fresh=place >= fresh,
        first=place == fresh,
    )


def _row(seen: Seen, row: RowView) -> Row:
    least = row["least"]
    text = seen.texts.say("read-row", number=least) if least > 0 else seen.texts.say("read-row-else")
    return Row(text, row["taken"])


def _notes(seen: Seen, scene: SceneView, notes: list[NoteView]) -> tuple[NoteLine, ...]:
    return tuple(_note(seen, scene, note) for note in notes if note["key"] not in SILENT)


def _note(seen: Seen, scene: SceneView, note: NoteView) -> NoteLine:
    """`+2 gold`; with the name of whoever it concerns, if that is not the scene's own adventurer."""
    key, things = note["key"], note["things"]
    values: dict[str, int | str] = {}
    icon = ICONS.get(key, "must")
    if key in ABOUT_CARDS:
        values["card"] = seen.texts.card(things[0]).name
        icon = seen.data(things[0]).type
        if key in ("buys", "sells"):
            values["number"] = int(things[1])
        elif key == "local":
            values["space"] = seen.spaces[things[1]]["name"]
    elif key == "replaces":
        values = {"old": seen.texts.card(things[0]).name, "new": seen.texts.card(things[1]).name}
        icon = seen.data(things[1]).type
    elif key == "mark":
        values = {"from": seen.name("skill", things[0]), "to": seen.name("skill", things[1])}
    elif key == "transported":
        values["space"] = seen.spaces[things[0]]["name"]
    elif key == "achieves":
        values["achievement"] = dict(seen.land.book.world.achievements)[things[0]]
    elif things:
        values["number"] = int(things[0])
    if key == "prestige":
        key = "prestige-more" if int(things[0]) > 0 else "prestige-less"
        values["number"] = abs(int(things[0]))
    said = seen.texts.say(f"read-note-{key}", **values)
    if note["seat"] is not None and note["seat"] != scene["seat"]:
        said = seen.texts.say("read-note-of", name=seen.texts.seat(note["seat"]), note=said)
    return NoteLine(icon, said, _tone(key))


def _tone(key: str) -> str:
    return "good" if key in GOOD else "bad" if key in BAD else ""


# --- between scenes -------------------------------------------------------------------------------------


def _quiet(seen: Seen) -> Quiet:
    view = seen.view
    player = seen.viewer or seen.players[view["active"]]
    space = seen.spaces.get(player["space"])
    day = ""
    if view["phase"] in ("placing", "adventure", "calendar"):
        weekday = seen.name("weekday", view["weekday"])
        day = seen.texts.say("read-day", weekday=weekday, number=view["day"] + 1, last=view["last_day"])
    return Quiet(
        place=space["name"] if space is not None else seen.texts.say("read-nowhere"),
        named=space is not None,
        line=place_line(seen, space) if space is not None else "",
        day=day,
    )


def _stories(seen: Seen) -> tuple[Story, ...]:
    """The scenes that can be chosen, mandatory ones first; while one travels, those of the space one stands in."""
    stories = [_story(seen, given) for given in seen.view["stories"]]
    return tuple(sorted(stories, key=lambda story: not story.must))


def _story(seen: Seen, given: StoryView) -> Story:
    word = given["card"]
    lit = seen.prompt == "story" and word in seen.legal
    several = len(given["boxes"]) > 1
    boxes = tuple(
        StoryBox(
            id=f"story-{word}-{box['word']}",
            label=runs(box["label"]),
            must=box["must"],
            partner=box["partner"],
            piece=Piece(word, f"{word} {box['word']}" if several and lit else "", lit=lit),
        )
        for box in given["boxes"]
    )
    words = seen.texts.card(word)
    return Story(word, words.name, seen.data(word).type, words.card_class, given["must"], boxes)
