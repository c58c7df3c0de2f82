"""Pieces of the page that are seen in several panels: fields, workers, counters, and what a tap on them does."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from langbord.engine.page import INERT, Piece, Words
from langbord.games.keyharvest import hexes
from langbord.games.keyharvest.moves import CROP_WORDS, WORKER_WORDS
from langbord.games.keyharvest.placing import VALUE

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


class Seen:
    """One view of the table with the means to put it into words and pictures."""

    def __init__(self, view: dict[str, Any], texts: Words, me: int | None, legal: frozenset[str]) -> None:
        self.view: dict[str, Any] = view
        self.texts: Words = texts
        self.me: int | None = me
        self.legal: frozenset[str] = legal
        self.players: list[dict[str, Any]] = view["players"]
        self.seats: int = len(self.players)
        self.rows: hexes.Rows = tuple(view["rows"])
        ask = view.get("ask") if legal else None
        self.prompt: str = ask["prompt"] if ask else ""  # "" if the viewer is not asked
        self.values: dict[str, int | str] = ask["values"] if ask else {}

    @property
    def viewer(self) -> dict[str, Any] | None:
        """The viewer's own player, if there is one."""
        return None if self.me is None else self.players[self.me]

    def say(self, key: str, **values: int | str) -> str:
        """A text of the page."""
        return self.texts.say(f"page-{key}", **values)

    def crop(self, word: str) -> str:
        """The name of the crop that grows on a field."""
        return self.texts.say(f"crop-{self.view['crop_of'][word]}")

    def piece(self, word: str, *prompts: str) -> Piece:
        """A piece that is one move where one of these questions is asked, and otherwise can be asked about."""
        return Piece(word, lit=self.prompt in prompts and word in self.legal)

    def unlit(self, action: str, word: str) -> Piece:
        """A piece that cannot be played now; before an action is chosen it is asked about as part of its action."""
        if self.prompt != "action":
            return Piece(word)
        return Piece(f"{action} {word}" if action in self.legal else action)

    def shortcut(self, *words: str) -> Piece:
        """A piece that chooses the action too: several words with one gesture."""
        return Piece(words[0], " ".join(words), lit=True)

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


def legal_spaces(seen: Seen, player: dict[str, Any], word: str) -> list[str]:
    """Where a worker could be placed on a board (K5.3 to K5.5)."""
    fields = {field["word"] for field in player["fields"]}
    standing = {worker["at"]: worker["value"] for worker in player["workers"]}
    return [
        space
        for space in hexes.spots(seen.rows)
        if space not in fields
        and standing.get(space, 0) < VALUES[word]
        and not any(beside in standing for beside in hexes.neighbours(seen.rows, space))
        and fields_beside(seen, player, space) >= VALUES[word]
    ]


def fields_beside(seen: Seen, player: dict[str, Any], space: str) -> int:
    """How many fields lie beside a space (K5.3)."""
    fields = {field["word"] for field in player["fields"]}
    return sum(beside in fields for beside in hexes.neighbours(seen.rows, space))
