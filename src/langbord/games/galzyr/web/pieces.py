"""Pieces that are seen in several panels: cards, places, adventurers, and what a tap on them does."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from langbord.engine.web import INERT, Piece, SeenTable, Words
from langbord.games.galzyr.book.model import Adventurer, Space
from langbord.games.galzyr.book.model import Card as CardData
from langbord.games.galzyr.rules.land import Land
from langbord.games.galzyr.rules.land_loader import HOUSE_BOOK, load_land
from langbord.games.galzyr.rules.moves import CARD_WORDS
from langbord.games.galzyr.rules.view_model import PlayerView, SceneView, SpaceView, View
from langbord.games.galzyr.texts.cards import RULES
from langbord.games.galzyr.texts.messages import bare, house_words

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


class Seen(SeenTable[View, PlayerView]):
    """One view of the table with the means to put it into words and pictures."""

    def __init__(self, view: View, texts: Words, me: int | None, legal: frozenset[str]) -> None:
        ask = view.get("ask")
        super().__init__(view, view["players"], ask, texts, me, legal)
        self.land: Land = load_land(view.get("shelf", HOUSE_BOOK))
        self.asked: int | None = ask["seat"] if ask else None  # who is asked, whoever that is
        self.spaces: dict[str, SpaceView] = {space["word"]: space for space in view["spaces"]}

    @property
    def scene(self) -> SceneView:
        """The scene that is going on, where there must be one."""
        scene = self.view["scene"]
        assert scene is not None
        return scene

    def name(self, kind: str, word: str) -> str:
        """The name of a skill, terrain, season, weekday, tag … (`skill-might`)."""
        return self.texts.say(f"{kind}-{word}")

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
