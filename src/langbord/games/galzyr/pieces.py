"""Pieces that are seen in several panels: cards, places, adventurers, and what a tap on them does."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from langbord.engine.page import INERT, Piece, Words
from langbord.games.galzyr.book import Adventurer, Space
from langbord.games.galzyr.book import Card as CardData
from langbord.games.galzyr.card_text import RULES
from langbord.games.galzyr.messages import bare, house_words
from langbord.games.galzyr.moves import CARD_WORDS
from langbord.games.galzyr.shelf import HOUSE_BOOK, load_land
from langbord.games.galzyr.world import Land

#: Questions whose card words name goods on offer or the scene's own lines, not the cards that lie on the table.
ELSEWHERE = ("market", "keep-one")


@dataclass(frozen=True)
class Tag:
    """A tag of a card or an adventurer."""

    word: str
    name: str


@dataclass(frozen=True)
class Card:
    """A card as it lies on the table, its private side up."""

    word: str
    kind: str  # words.CARD_TYPES
    number: int
    name: str
    kind_name: str
    tags: tuple[Tag, ...]
    text: str
    note: str
    label: str
    piece: Piece
    days: int | None = None  # until its timer comes, if it has one
    days_label: str = ""
    must: bool = False  # has a scene that cannot be refused
    scenes: tuple[str, ...] = ()  # what its scene boxes are called
    closed: bool = False  # held secretly: others know only that there is one


class Seen:
    """One view of the table with the means to put it into words and pictures."""

    def __init__(self, view: dict[str, Any], texts: Words, me: int | None, legal: frozenset[str]) -> None:
        self.view: dict[str, Any] = view
        self.texts: Words = texts
        self.me: int | None = me
        self.legal: frozenset[str] = legal
        self.land: Land = load_land(view.get("shelf", HOUSE_BOOK))
        self.players: list[dict[str, Any]] = view["players"]
        self.seats: int = len(self.players)
        ask = view.get("ask") if legal else None
        self.prompt: str = ask["prompt"] if ask else ""  # "" if the viewer is not asked
        self.values: dict[str, int | str] = ask["values"] if ask else {}
        self.spaces: dict[str, dict[str, Any]] = {space["word"]: space for space in view["spaces"]}

    @property
    def viewer(self) -> dict[str, Any] | None:
        """The viewer's own player, if there is one."""
        return None if self.me is None else self.players[self.me]

    def say(self, key: str, **values: int | str) -> str:
        """A text of the page."""
        return self.texts.say(f"page-{key}", **values)

    def name(self, kind: str, word: str) -> str:
        """The name of a skill, terrain, season, weekday, tag … (`skill-might`)."""
        return self.texts.say(f"{kind}-{word}")

    def piece(self, word: str, *prompts: str) -> Piece:
        """A piece that is a move where one of these questions is asked (or any, if none is given)."""
        return Piece(word, lit=word in self.legal and (not prompts or self.prompt in prompts))

    def gesture(self, words: list[str]) -> Piece:
        """A piece that says several words at once."""
        return Piece(words[0], " ".join(words) if len(words) > 1 else "", lit=True)

    def data(self, word: str) -> CardData:
        """A card of the book."""
        return self.land.cards[CARD_WORDS.index(word) + 1]

    def place(self, word: str) -> Space:
        """A space of the book."""
        return next(space for space in self.land.spaces if space.slot == word)

    def adventurer(self, hero: str) -> Adventurer:
        """An adventurer of the book."""
        return next(found for found in self.land.book.world.adventurers if found.id == hero)

    def days(self, word: str, seat: int | None) -> int | None:
        """Days until the timer on a card comes; None without one. Cards of one number may lie with several seats."""
        found = [
            timer["days"] for timer in self.view["timers"] if timer["card"] == word and timer["seat"] in (seat, None)
        ]
        return min(found) if found else None

    def tags(self, words: Iterable[str]) -> tuple[Tag, ...]:
        """Tags by name; those of other books than the house's are shown as they are written."""
        known = house_words()[0]
        return tuple(Tag(word, self.name("tag", word) if word in known else word) for word in words)

    def card(self, word: str, piece: Piece = INERT, seat: int | None = None, closed: bool = False) -> Card:
        """A card in words; `seat` is its owner."""
        data, words = self.data(word), self.texts.card(word + RULES)  # the tags are shown apart
        days = self.days(word, seat)
        said = "" if days is None else self.say("timer-days", number=days)
        tags = self.tags(data.tags)
        parts = (f"{words.name}, {words.card_class}.", ", ".join(tag.name for tag in tags), words.text, said)
        return Card(
            word=word,
            kind=data.type,
            number=data.number,
            name=words.name,
            kind_name=words.card_class,
            tags=tags,
            text=words.text,
            note=words.note,
            label=" ".join(part for part in parts if part),
            piece=piece,
            days=days,
            days_label=said,
            must=any(box.must for box in data.scenes),
            scenes=tuple(bare(box.label) for box in data.scenes),
            closed=closed,
        )

    def table_card(self, word: str, seat: int | None = None, closed: bool = False) -> Card:
        """A card that lies on the table: lit wherever its word is an answer that means this card here."""
        lit = word in self.legal and self.prompt not in ELSEWHERE
        return self.card(word, Piece(word, lit=lit), seat, closed)


def capital(name: str) -> str:
    """A name that stands alone."""
    return name[:1].upper() + name[1:]
