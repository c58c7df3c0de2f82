"""What an edition consists of, for whoever fills it in: kinds of cards with their fields, told by each game.

The pages that are made of it know no game: they ask for slots, fields, the words of a phrase, and how a card reads.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from langbord.engine.card_text import Message
from langbord.engine.editions.wording import Rule

#: What a field holds.
PHRASE, GOODS, NUMBER, CHOICE, SWITCH, TEXT = "phrase", "goods", "number", "choice", "switch", "text"
#: Fields that every card has: what people read of it.
TEXTS: Final = ("name", "note")


@dataclass(frozen=True)
class Field:
    """One field of a card."""

    name: str
    kind: str = PHRASE
    choices: tuple[str, ...] = ()
    least: int = 0
    most: int = 99
    optional: bool = False


@dataclass(frozen=True)
class CardKind:
    """Cards of one kind: entries `[[name]]` of a file, one for each slot."""

    name: str
    file: str  # without `.toml`; "" stands for each deck
    slots: tuple[str, ...]
    fields: tuple[Field, ...]
    texts: tuple[str, ...] = TEXTS

    def field(self, name: str) -> Field | None:
        """A field by its name."""
        return next((field for field in self.fields if field.name == name), None)


@dataclass(frozen=True)
class Faulty:
    """What is wrong with a field, and at which letter (from 0)."""

    field: str
    message: str
    column: int = 0


Entry = Mapping[str, Any]


@dataclass(frozen=True)
class EditionForms:
    """How the editions of a game are filled in."""

    kinds: tuple[CardKind, ...]
    #: The words of a phrase: from the name of a kind, the field, and what the card says otherwise.
    rule: Callable[[str, str, Entry], Rule]
    #: The sentences of a card; a PhraseError at a phrase that is none.
    sentences: Callable[[str, Entry], tuple[Message, ...]]
    #: What is wrong with the fields of a card.
    faults: Callable[[str, Entry], list[Faulty]]
    #: The entry of a slot without anything that it says, for those who may not read it.
    veil: Callable[[str, Entry], dict[str, Any]]
    decks: bool = False  # whether an edition may have decks of other names
    base: str = ""  # the edition of the house that a new one begins from
    #: The option of a table that chooses a deck, if decks have names of their own.
    deck_option: str = ""
