"""Pieces of the page that are seen in several panels: fields, workers, counters, and what a tap on them does."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from langbord.engine.web import INERT, Piece, SeenTable, Words
from langbord.games.keyharvest.rules.moves import CROP_WORDS, WORKER_WORDS
from langbord.games.keyharvest.rules.placing import VALUE
from langbord.games.keyharvest.rules.view_model import PlayerView, View
from langbord.games.keyharvest.web import hexes

CROPS = tuple(CROP_WORDS)
FARMHANDS = "ABCDEF"
TOWNSFOLK = "GHIJKL"
VALUES = dict(zip(WORKER_WORDS, VALUE, strict=True))
#: Compulsory ones carry a scroll, all others a bell (K5.8, K11.2).
SCROLLS = frozenset("FOSWZ")
#: Where the rules speak of a worker or an event.
PARAGRAPHS = {letter: f"K9.{number}" for number, letter in enumerate(FARMHANDS + TOWNSFOLK, 1)} | {
    letter: f"K12.{number}"
    for letter, number in zip("MNOPQRSTUVWXYZ", (1, 2, 3, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15), strict=True)
}
NO_PAIR = -1
Action = Literal["harvest", "worker", "transfer", "offer"]


@dataclass(frozen=True)
class Sheet:
    """Counters to be chosen before a tap is sent: `words` come first, `last` comes after them."""

    kind: str  # bid, pay
    words: str
    count: int  # exactly so many; 0: at least one
    last: str
    title: str


@dataclass(frozen=True)
class Field:
    """A field that lies outside the boards, or on one."""

    word: str
    crop: str
    pair: int  # the starting pair it belongs to, or NO_PAIR
    label: str
    piece: Piece
    sheet: Sheet | None = None
    note: str = ""


@dataclass(frozen=True)
class Folk:
    """A worker tile."""

    word: str
    name: str
    value: int
    sign: str  # bell, scroll
    text: str
    label: str
    piece: Piece
    at: str = ""  # where it stands; "" if it is free
    seat: int = -1  # whose board that is


@dataclass(frozen=True)
class Counter:
    """How many counters of a crop lie somewhere."""

    crop: str
    number: int
    label: str
    piece: Piece


class Seen(SeenTable[View, PlayerView]):
    """One view of the table with the means to put it into words and pictures."""

    def __init__(self, view: View, texts: Words, me: int | None, legal: frozenset[str]) -> None:
        super().__init__(view, view["players"], view.get("ask"), texts, me, legal)
        self.rows: hexes.Rows = tuple(view["rows"])

    def crop(self, word: str) -> str:
        """The name of the crop that grows on a field."""
        return self.texts.say(f"crop-{self.view['crop_of'][word]}")

    def unlit(self, action: Action, word: str) -> Piece:
        """A piece that cannot be played now; before an action is chosen it is asked about as part of its action."""
        if self.prompt != "action":
            return Piece(word)
        return Piece(f"{action} {word}" if action in self.legal else action)

    def start(self, action: Action, word: str) -> Piece | None:
        """A piece that chooses an action and what it begins with: several words with one gesture. None if they would
        not be accepted now."""
        starts = None if self.viewer is None else self.viewer["starts"]
        if self.prompt != "action" or action not in self.legal or starts is None or word not in starts[action]:
            return None
        return Piece(action, " ".join((action, *starts[action][word])), lit=True)

    def goods(self, crops: dict[str, int]) -> str:
        """Counters in words: `2 hops, 1 wheat`."""
        return self.texts.price(", ".join(f"{number} {crop}" for crop, number in crops.items() if number) or "nothing")

    def pair(self, word: str) -> int:
        """The starting pair of a field."""
        return next((number for number, pair in enumerate(self.view["pairs"]) if word in pair), NO_PAIR)


def field(seen: Seen, word: str, piece: Piece, sheet: Sheet | None = None, note: str = "") -> Field:
    """A field in the registry, in a store, or fallow."""
    label = seen.say("field", field=word, crop=seen.crop(word))
    return Field(word, seen.view["crop_of"][word], seen.pair(word), label, piece, sheet, note)


def folk(seen: Seen, word: str, piece: Piece, at: str = "", seat: int = -1) -> Folk:
    """A worker tile, on a board or beside it."""
    name, value = seen.texts.say(f"worker-{word}"), VALUES[word]
    sign = "scroll" if word in SCROLLS else "bell"
    text = rule(seen, word)
    where = seen.say("worker-at", field=at) if at else seen.say("worker-free")
    label = seen.say("worker", worker=name, letter=word, value=value, where=where)
    return Folk(word, name, value, sign, text, label, piece, at, seat)


def rule(seen: Seen, letter: str) -> str:
    """What a worker or an event does, as the rules say it after its name."""
    text = seen.texts.rule(PARAGRAPHS[letter]).text.replace("*", "")
    _, _, does = text.partition(": ")
    return does[:1].upper() + does[1:]


def counters(seen: Seen, crops: dict[str, int], key: str, *prompts: str) -> list[Counter]:
    """Counters crop by crop; a tap on one answers these questions."""
    return [
        Counter(
            crop,
            crops[crop],
            seen.say(key, goods=seen.texts.price(f"{crops[crop]} {crop}")),
            seen.piece(crop, *prompts) if prompts else INERT,
        )
        for crop in CROPS
    ]
