"""What a card shows, in no language yet: messages to be put into words, and the facts printed on it."""

from __future__ import annotations

from dataclasses import dataclass

from langbord.engine.log import Value


@dataclass(frozen=True)
class Message:
    """A key of the texts with its values; a value may itself be a message."""

    key: str
    values: tuple[tuple[str, Value | Message], ...] = ()


@dataclass(frozen=True)
class CardTexts:
    """The name of a card, and what else of it only people read: `name`, `note`, the `story` of a scenario …"""

    #: What an edition of somebody's own, or a book, says itself: each text by language.
    own: dict[str, dict[str, str]]
    #: Where the locale files of the game say it: `house-2/herring/B02`, the slot in its edition; behind it the same
    #: slot in those that this one extends.
    places: tuple[str, ...] = ()
    key: str = ""  # or a message of the game that is the name


@dataclass(frozen=True)
class CardFace:
    """One card as a player reads it."""

    word: str
    kind: str  # a message key: "A", "B", "C", "elder" …
    card_class: str
    texts: CardTexts
    cost: str = ""
    points: int = 0
    effect: tuple[Message, ...] = ()
    note: str = "note"  # which of the texts stands below
