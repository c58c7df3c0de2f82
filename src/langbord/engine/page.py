"""What the pages of all games share: the words they are made of, and pieces that can be a move."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol


class CardWords(Protocol):
    """A card as `langbord.text` reads it."""

    @property
    def name(self) -> str: ...
    @property
    def card_class(self) -> str: ...
    @property
    def cost(self) -> str: ...
    @property
    def text(self) -> str: ...
    @property
    def note(self) -> str: ...


class RuleWords(Protocol):
    """A paragraph of the rules."""

    @property
    def text(self) -> str: ...


class Words(Protocol):
    """What the panels need of `langbord.text.Texts`, which stands above the games."""

    @property
    def language(self) -> str: ...
    def say(self, key: str, **values: int | str) -> str: ...
    def seat(self, seat: int) -> str: ...
    def card(self, word: str) -> CardWords: ...
    def price(self, goods: str) -> str: ...
    def score_line(self, key: str, card: str = "") -> str: ...
    def rule(self, number: str) -> RuleWords: ...


@dataclass(frozen=True)
class Piece:
    """What a tap does: `send` are the words sent, `lit` says that the first of them is legal."""

    word: str = ""  # "" if the piece is no move
    send: str = ""  # "" if it is the word alone
    lit: bool = False


INERT = Piece()
