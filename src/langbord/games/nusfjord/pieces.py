"""Pieces of the page that are seen in several panels: cards, elders, and whatever can be a move."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from langbord.engine.page import Piece, Words
from langbord.games.nusfjord import icons
from langbord.games.nusfjord.edition import Building, Deck, load_deck
from langbord.games.nusfjord.grammar import RULES, Goods
from langbord.games.nusfjord.icons import Row
from langbord.games.nusfjord.moves import CARD_WORDS, ELDER_WORDS

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


class Seen:
    """One view of the table with the means to put it into words and pictures."""

    def __init__(self, view: dict[str, Any], texts: Words, me: int | None, legal: frozenset[str]) -> None:
        self.view: dict[str, Any] = view
        self.texts: Words = texts
        self.me: int | None = me
        self.legal: frozenset[str] = legal
        self.deck: Deck = load_deck(view["edition"], view["deck"])
        self.players: list[dict[str, Any]] = view["players"]
        self.seats: int = len(self.players)

    @property
    def viewer(self) -> dict[str, Any] | None:
        """The viewer's own player, if there is one."""
        return None if self.me is None else self.players[self.me]

    @property
    def placing(self) -> bool:
        """Whether the viewer is about to place a worker: only then one may pass."""
        return "pass" in self.legal

    def say(self, key: str, **values: int | str) -> str:
        """A text of the page."""
        return self.texts.say(f"page-{key}", **values)

    def piece(self, word: str) -> Piece:
        """A piece that is one move."""
        return Piece(word, lit=word in self.legal)

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


def built(player: dict[str, Any]) -> list[str]:
    """All buildings of a player."""
    return [word for place in player["places"] for word in place["buildings"]] + list(player["moored"])


def bent(seen: Seen, player: dict[str, Any] | None, rule: str, normal: int) -> int:
    """The number of a rule for a player, as `supply.bent` has it."""
    effects = [seen.building(word).effect for word in built(player)] if player else []
    return max((effect.number for effect in effects if effect.rule == RULES.index(rule)), default=normal)


def can_pay(player: dict[str, Any] | None, cost: Goods) -> bool:
    """Whether a player's supply holds a price."""
    return player is not None and all(
        player[good] >= amount for good, amount in (("fish", cost.fish), ("wood", cost.wood), ("gold", cost.gold))
    )


VOWELS, CONSONANTS = "aeiouyаеёиоуыэюя", "bcdfghjklmnpqrstvwxzбвгджзклмнпрстфхцчшщ"
SYLLABLES = re.compile(
    rf"(?<=\w\w[{VOWELS}])(?=[{CONSONANTS}][{VOWELS}]\w)"  # Pla-teau
    rf"|(?<=[{VOWELS}][{CONSONANTS}])(?=[{CONSONANTS}][{VOWELS}]\w)"  # Car-pen-ter
    r"|(?<=\w\w[аеиоуыэюя])(?=[аеиоуыэюя]\w)"  # постро-ить
)
LONG_WORD = re.compile(r"[a-z']{10,}|[а-яё]{8,}", re.IGNORECASE)


def soft(name: str) -> str:
    """A name whose long words may be broken, roughly at syllables: browsers know patterns for few languages."""
    return LONG_WORD.sub(lambda word: SYLLABLES.sub("\u00ad", word[0]), name)


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
        name=soft(words.name),
        class_name=words.card_class,
        facts=" · ".join((words.card_class, cost, points)),
        cost=icons.amounts(building.cost),
        free=building.cost == Goods(),
        points=building.points,
        rows=icons.rows(building.effect),
        text=words.text,
        note=words.note,
        label=f"{about} {words.text}",
        affordable=offered and can_pay(seen.viewer, building.cost),
        used=used,
        piece=piece,
    )


def elder(seen: Seen, word: str, piece: Piece, fish: int = 0, worker: int = NOBODY) -> Elder:
    """An elder as it lies on the table."""
    number = ELDER_WORDS.index(word)
    words = seen.texts.card(word)
    return Elder(
        word=word,
        name=soft(words.name),
        face=FACES[number % len(FACES)],
        rows=icons.rows(seen.deck.elders[number].effect),
        text=words.text,
        note=words.note,
        label=f"{words.name}. {words.text}",
        fish=fish,
        worker=worker,
        piece=piece,
    )
