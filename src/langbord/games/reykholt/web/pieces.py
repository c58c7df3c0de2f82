"""Pieces that are seen in several panels: goods, service cards, and what a tap on them does."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from langbord.engine.web import INERT, Piece, SeenTable, Words
from langbord.games.reykholt.edition.loader import Card as CardData
from langbord.games.reykholt.edition.loader import Deck, Greenhouse, Space, load_deck
from langbord.games.reykholt.rules.moves import CARD_WORDS, GOOD_WORDS, HOUSE_WORDS
from langbord.games.reykholt.rules.tourism import GOOD_OF, PLATES_OF
from langbord.games.reykholt.rules.view_model import CardView, Gestures, PlayerView, View
from langbord.games.reykholt.web import icons
from langbord.games.reykholt.web.icons import Row

NOBODY = -1
PLACING = "place-worker"


@dataclass(frozen=True)
class Good:
    """How many goods of a kind lie somewhere."""

    word: str
    number: int
    label: str
    piece: Piece = INERT


@dataclass(frozen=True)
class Card:
    """A service card, on display or in use."""

    word: str
    kind: str  # red, any, lasting
    name: str
    class_name: str
    rows: tuple[Row, ...]
    text: str
    note: str
    label: str
    piece: Piece
    used: bool = False
    asks: bool = False  # the question is about it
    shared: int = NOBODY  # the neighbour who uses it too
    shared_label: str = ""
    hoard: tuple[str, ...] = ()


class Seen(SeenTable[View, PlayerView]):
    """One view of the table with the means to put it into words and pictures."""

    def __init__(self, view: View, texts: Words, me: int | None, legal: frozenset[str]) -> None:
        super().__init__(view, view["players"], view.get("ask"), texts, me, legal)
        self.deck: Deck = load_deck(view["edition"], view["set"])

    @property
    def gestures(self) -> Gestures | None:
        """What one tap may say, if the viewer is about to place a worker."""
        return self.viewer["gestures"] if self.viewer is not None and self.prompt == PLACING else None

    def good(self, word: str) -> str:
        """The name of a good."""
        return self.texts.say(f"good-{word}")

    def goods(self, amounts: Mapping[str, int]) -> str:
        """Goods in words: `2 tomatoes, 1 carrot`."""
        said = ", ".join(f"{number} {good}" for good, number in amounts.items() if number)
        return self.texts.price(said or "nothing")

    def table(self, number: int) -> str:
        """The name of a table of the track."""
        if number == 0:
            return self.say("start-table")
        return self.texts.say("table-named", good=self.good(GOOD_WORDS[GOOD_OF[number]]), number=PLATES_OF[number])

    def space(self, word: str) -> Space:
        """An action space of this side of the board."""
        side = self.deck.spaces[0 if self.seats < 3 else 1]
        return next(space for space in side if space.word == word)

    def card(self, word: str) -> CardData:
        """A service card of the edition."""
        return self.deck.cards[CARD_WORDS.index(word)]

    def greenhouse(self, word: str) -> Greenhouse:
        """A greenhouse card of the edition."""
        return self.deck.greenhouses[HOUSE_WORDS.index(word)]


def capital(name: str) -> str:
    """A name that stands alone."""
    return name[:1].upper() + name[1:]


def stock(seen: Seen, amounts: Mapping[str, int], *prompts: str) -> list[Good]:
    """Goods kind by kind; a tap on one answers these questions."""
    return [
        Good(
            word,
            amounts[word],
            seen.texts.price(f"{amounts[word]} {word}"),
            seen.piece(word, *prompts) if prompts else INERT,
        )
        for word in GOOD_WORDS
    ]


def card(seen: Seen, word: str, piece: Piece, used: CardView | None = None) -> Card:
    """A service card as it lies on the table; `used` is what the view says of one that is in use."""
    data, words = seen.card(word), seen.texts.card(word)
    partner = used["shared_with"] if used is not None else None
    shared = NOBODY if partner is None else partner
    said = seen.say("shared-with", seat=seen.texts.seat(shared)) if shared != NOBODY else ""
    hoard = tuple(used["goods"]) if used is not None else tuple(GOOD_WORDS[good] for good in data.hoard)
    label = " ".join(part for part in (f"{words.name}, {words.card_class}.", words.text, said) if part)
    return Card(
        word=word,
        kind="red" if data.red else "any" if data.effect.kind == "any" else "lasting",
        name=words.name,
        class_name=words.card_class,
        rows=icons.rows(data.effect),
        text=words.text,
        note=words.note,
        label=label,
        piece=piece,
        used=used is not None and (used["used"] or data.red),
        asks=seen.values.get("source") == word,
        shared=shared,
        shared_label=said,
        hoard=hoard,
    )
