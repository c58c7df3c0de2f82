"""Pieces of the page that are seen in several panels: cards, elders, and whatever can be a move."""

from __future__ import annotations

import functools
import re
from dataclasses import dataclass

from langbord.engine.web import Piece, SeenTable, Words
from langbord.games.nusfjord.edition.grammar import Goods, discount_of
from langbord.games.nusfjord.edition.loader import Building, Deck, load_deck
from langbord.games.nusfjord.rules.moves import CARD_WORDS, ELDER_WORDS
from langbord.games.nusfjord.rules.view_model import PlayerView, View
from langbord.games.nusfjord.web import icons
from langbord.games.nusfjord.web.icons import Row

NOBODY = -1


@dataclass(frozen=True)
class Card:
    """A building."""

    word: str
    kind: str  # A, B, C
    key: str  # its class as part of a CSS class
    name: str
    class_name: str
    facts: str  # class, cost and points in one line
    cost: Row
    free: bool
    points: int
    rows: tuple[Row, ...]
    text: str
    note: str
    label: str
    affordable: bool
    used: bool
    piece: Piece


@dataclass(frozen=True)
class Face:
    """The parts of a portrait."""

    hat: str
    hair: str
    beard: str
    extra: str
    tone: int  # colours of skin and hair
    coat: int


@dataclass(frozen=True)
class Elder:
    """An elder, on a place or in a council."""

    word: str
    name: str
    face: Face
    rows: tuple[Row, ...]
    text: str
    note: str
    label: str
    fish: int
    worker: int  # colour of the worker, or NOBODY
    piece: Piece


#: Portraits by number: hat, hair, beard, something else, tone, coat.
FACES = (
    Face("cap", "short", "full", "", 1, 0),
    Face("", "sides", "chin", "brows", 4, 1),
    Face("knit", "short", "moustache", "", 2, 2),
    Face("scarf", "long", "", "cheeks", 3, 3),
    Face("bonnet", "long", "", "cheeks", 1, 4),
    Face("", "bun", "", "collar", 4, 5),
    Face("", "short", "", "glasses", 4, 2),
    Face("broad", "short", "full", "", 4, 0),
    Face("knit", "short", "chin", "pipe", 3, 1),
    Face("broad", "short", "long", "brows", 0, 5),
    Face("", "sides", "moustache", "glasses", 2, 3),
    Face("scarf", "long", "", "collar", 4, 1),
    Face("knit", "short", "full", "", 3, 0),
    Face("southwester", "short", "moustache", "pipe", 0, 2),
    Face("bowler", "short", "moustache", "collar", 1, 5),
    Face("southwester", "braids", "", "cheeks", 3, 4),
    Face("captain", "short", "chin", "pipe", 4, 5),
    Face("", "sides", "long", "brows", 0, 3),
)


class Seen(SeenTable[View, PlayerView]):
    """One view of the table with the means to put it into words and pictures."""

    def __init__(self, view: View, texts: Words, me: int | None, legal: frozenset[str]) -> None:
        super().__init__(view, view["players"], view.get("ask"), texts, me, legal)
        self.deck: Deck = load_deck(view["edition"], view["deck"])
        self.cheaper: Goods = discount_of(self.values)  # by the card that is acting

    @property
    def placing(self) -> bool:
        """Whether the viewer is about to place a worker: only then one may pass."""
        return "pass" in self.legal

    @property
    def payable(self) -> list[str]:
        """The buildings that lie open or in the hand and can be paid for by the viewer."""
        return self.viewer["own"]["payable"] if self.viewer is not None and self.viewer["own"] is not None else []

    def closed(self, space: str, word: str) -> Piece:
        """A piece that could have placed the worker too: it is asked about as if the worker stood there; where none can
        stand, that is the reason."""
        return Piece(f"{space} {word}" if space in self.legal else space)

    def shortcut(self, space: str, *words: str) -> Piece:
        """A piece that places the worker too: several words with one gesture."""
        return Piece(space, " ".join((space, *words)), lit=True)

    def building(self, word: str) -> Building:
        """A building of the deck."""
        return self.deck.buildings[CARD_WORDS.index(word)]


def built(player: PlayerView) -> list[str]:
    """All buildings of a player."""
    return [word for place in player["places"] for word in place["buildings"]] + list(player["moored"])


@functools.cache
def _syllables(vowels: str, hiatus: str, signs: str) -> re.Pattern[str]:
    """Where a word may be broken in a language, by its vowels, by those between two of which it may, and by letters
    that are neither vowels nor consonants."""
    consonant = rf"[^\W\d_{vowels}{signs}]"
    breaks = [
        rf"(?<=\w\w[{vowels}])(?={consonant}[{vowels}]\w)",  # Pla-teau
        rf"(?<=[{vowels}]{consonant})(?={consonant}[{vowels}]\w)",  # Car-pen-ter
        *([rf"(?<=\w\w[{hiatus}])(?=[{hiatus}]\w)"] if hiatus else []),  # постро-ить
    ]
    return re.compile("|".join(breaks), re.IGNORECASE)


def soft(name: str, texts: Words) -> str:
    """A name whose long words may be broken, roughly at syllables: browsers know patterns for few languages."""
    syllables = _syllables(*(texts.say(f"language-{letters}") for letters in ("vowels", "hiatus", "signs")))
    long_word = rf"[^\W\d_]{{{texts.say('language-long-word')},}}"
    return re.sub(long_word, lambda word: syllables.sub("\u00ad", word[0]), name)


def card(seen: Seen, word: str, piece: Piece, offered: bool = False, used: bool = False) -> Card:
    """A building as it lies on the table; `offered` if it could be built."""
    building = seen.building(word)
    words = seen.texts.card(word)
    cost = words.cost or seen.texts.price("nothing")
    points = seen.texts.say("table-points", number=building.points)
    kind = seen.texts.say(f"kind-{word[0]}")
    about = seen.say("card", name=words.name, kind=kind, type=words.card_class, cost=cost, points=points)
    return Card(
        word=word,
        kind=word[0],
        key=building.card_class.replace(" ", "-"),
        name=soft(words.name, seen.texts),
        class_name=words.card_class,
        facts=" · ".join((words.card_class, cost, points)),
        cost=icons.amounts(building.cost),
        free=building.cost == Goods(),
        points=building.points,
        rows=icons.rows(building.effect),
        text=words.text,
        note=words.note,
        label=f"{about} {words.text}",
        affordable=offered and word in seen.payable,
        used=used,
        piece=piece,
    )


def elder(seen: Seen, word: str, piece: Piece, fish: int = 0, worker: int = NOBODY) -> Elder:
    """An elder as it lies on the table."""
    number = ELDER_WORDS.index(word)
    words = seen.texts.card(word)
    return Elder(
        word=word,
        name=soft(words.name, seen.texts),
        face=FACES[number % len(FACES)],
        rows=icons.rows(seen.deck.elders[number].effect),
        text=words.text,
        note=words.note,
        label=f"{words.name}. {words.text}",
        fish=fish,
        worker=worker,
        piece=piece,
    )
