"""What the pages of all games share: the words they are made of, and pieces that can be a move."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, Protocol, TypedDict, TypeVar

V = TypeVar("V")  # what a seat sees of a game
P = TypeVar("P")  # what it sees of a player


class Asked(TypedDict):
    """The question that stands, as the page puts it beside a view under `ask`."""

    seat: int
    prompt: str
    text: str
    values: dict[str, int | str]


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
    def card_says(self, word: str, what: str) -> str: ...
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


class SeenTable(Generic[V, P]):
    """One view of a table with the means to put it into words and pictures. A game derives its own from it."""

    def __init__(
        self,
        view: V,
        players: list[P],
        ask: Asked | None,
        texts: Words,
        me: int | None,
        legal: frozenset[str],
    ) -> None:
        self.view: V = view
        self.players: list[P] = players
        self.seats: int = len(players)
        self.texts: Words = texts
        self.me: int | None = me
        self.legal: frozenset[str] = legal
        self.prompt: str = ask["prompt"] if ask is not None and legal else ""  # "" if the viewer is not asked
        self.values: dict[str, int | str] = ask["values"] if ask is not None and legal else {}

    @property
    def viewer(self) -> P | None:
        """The viewer's own player, if there is one."""
        return None if self.me is None else self.players[self.me]

    def say(self, key: str, **values: int | str) -> str:
        """A text of the page."""
        return self.texts.say(f"page-{key}", **values)

    def gesture(self, words: list[str]) -> Piece:
        """A piece that says several words at once."""
        return Piece(words[0], " ".join(words) if len(words) > 1 else "", lit=True)

    def piece(self, word: str, *prompts: str) -> Piece:
        """A piece that is one move where one of these questions is asked (or any, if none is given), and otherwise can
        be asked about."""
        return Piece(word, lit=word in self.legal and (not prompts or self.prompt in prompts))
