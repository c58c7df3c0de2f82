"""What a card shows, in no language yet: messages to be put into words, and the facts printed on it."""

from __future__ import annotations

from dataclasses import dataclass, field

from langbord.engine.log import Value


@dataclass(frozen=True)
class Message:
    """A key of the texts with its values; a value may itself be a message."""

    key: str
    values: tuple[tuple[str, Value | Message], ...] = ()


@dataclass(frozen=True)
class CardFace:
    """One card as a player reads it."""

    word: str
    kind: str  # a message key: "A", "B", "C", "elder" …
    card_class: str
    names: dict[str, str]  # by language
    cost: str = ""
    points: int = 0
    effect: tuple[Message, ...] = ()
    notes: dict[str, str] = field(default_factory=dict)
