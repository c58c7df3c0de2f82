"""Short forms for messages, and names of the book as values: what every module that puts Galzyr into words needs."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Final

from langbord.engine.card_text import Message
from langbord.engine.log import Value
from langbord.games.galzyr.book.model import Line
from langbord.games.galzyr.book.prose import FILLED, longest
from langbord.games.galzyr.rules.land import Land
from langbord.games.galzyr.rules.land_loader import HOUSE_BOOK, load_land
from langbord.games.galzyr.rules.moves import card_word

#: What `this` becomes: messages choose their words by it.
THIS: Final = "this"


def message(key: str, **values: Value | Message) -> Message:
    """A message with its values by name."""
    return Message(key, tuple(values.items()))


def number(amount: int) -> Value:
    """A plain number."""
    return ("number", amount)


def counted(amount: int, kind: str) -> Value:
    """So many of something, in the plural and case that the sentence needs (`amount-gold`)."""
    return ("goods", f"{amount} {kind}")


def words_of_book(text: str) -> Value:
    """Words of the book, which are the same in every language."""
    return ("book", text)


def bare(line: Line) -> str:
    """A line of the book outside any table: all its variants, no marks, and nobody's name."""
    text = longest(line).replace("_", "")
    for name in FILLED:
        text = text.replace(name, "…")
    return text


def joined(parts: Sequence[Message], last: str, between: str = "list-comma") -> Message:
    """`a, b and c`: `last` is the message before the last part, `between` the one before the others."""
    whole = parts[0]
    for place, part in enumerate(parts[1:], 2):
        whole = message(last if place == len(parts) else between, first=whole, next=part)
    return whole


def slug(phrase: str) -> str:
    """A phrase or an id of the book as part of a message key."""
    return phrase.replace(" ", "-").replace(".", "-")


# --- names of the book ----------------------------------------------------------------------------


def card_value(card: int) -> Value:
    """A card, which says its name itself."""
    return ("card", card_word(card))


def card_name(land: Land, word: str) -> Value:
    """A card that a phrase names by its id. Its bare name: cards that name each other would never end."""
    return words_of_book(THIS if word == THIS else bare(land.book.cards[word].name))


def space_name(land: Land, word: str) -> Value:
    """A space by its id."""
    return words_of_book(land.spaces[land.index[word]].name)


def scene_title(land: Land, word: str) -> Value:
    """A scene by its id."""
    return words_of_book(THIS if word == THIS else bare(land.scene(word).title))


def achievement_title(land: Land, word: str) -> Value:
    """An achievement by its id."""
    return words_of_book(dict(land.book.world.achievements)[word])


def tag_name(tag: str) -> Value:
    """Tags of the house's book have names in every language; those of other books are shown as they are written."""
    return ("tag", tag) if tag in house_words()[0] else words_of_book(tag)


def stack_name(stack: str) -> Value:
    """Stacks, in the same way."""
    return ("stack", slug(stack)) if stack in house_words()[1] else words_of_book(stack)


@functools.cache
def house_words() -> tuple[frozenset[str], frozenset[str]]:
    """The tags and the stacks of the house's book."""
    book = load_land(HOUSE_BOOK).book
    return frozenset(book.world.tags), frozenset(book.stacks)
