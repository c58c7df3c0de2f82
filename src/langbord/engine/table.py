"""Table: what every state has. Hidden things lie in piles and hands, which move the barrier by themselves."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from langbord.engine.bounds import most
from langbord.engine.chance import DRAWS, Chance
from langbord.engine.log import SILENT, Log
from langbord.engine.open_classes import mypyc_attr

#: Marks a field that belongs to the running program, not to the position: copied by reference, never saved.
STATIC: Final = {"codec": "static"}


#: Compiled classes have a place for each field. A plain object finds its fields a quarter more slowly once it has more
#: than 29: there the rules stand in the class as long as they are the first.
COMPILED: Final = not __file__.endswith(".py")


def formerly(*names: str) -> dict[str, tuple[str, ...]]:
    """Marks a field that has been renamed, with all names it had, the first one first: saves know it by those."""
    return {"formerly": names}


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass
class Table:
    """The base of every game's state.

    `reveals` counts the moments at which somebody learnt something hidden; together with the draws of `chance` it
    tells the position when the barrier has moved. `revealed` says what it was, for the player who wants to undo.
    `rules` is the number of the rules that the game is played by: a change of play is one branch on it, so that games
    of before go on as they began (docs/decisions/0006-what-was-saved-stays-playable.md).
    """

    chance: Chance
    reveals: int = field(default=0, metadata=most(DRAWS))
    revealed: str = ""
    rules: int = 1
    log: Log = field(default=SILENT, metadata=STATIC, compare=False, repr=False)

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.reveals = 0
        self.revealed = ""
        self.log = SILENT
        if COMPILED:
            self.rules = 1

    def play_by(self, rules: int) -> None:
        """From the set-up on, the game is played by the rules of this number."""
        if rules != self.rules:
            self.rules = rules

    def reveal(self, what: str) -> None:
        """Something hidden has been seen: nobody can take back what lies before."""
        self.reveals += 1
        self.revealed = what


@dataclass
class Pile:
    """A face-down pile; the last card of the list is on top."""

    cards: list[int] = field(default_factory=list)

    def __init__(self, cards: list[int] | None = None) -> None:
        self.cards = [] if cards is None else cards

    def copy(self) -> Pile:
        """Another pile of the same cards."""
        return Pile(self.cards[:])

    def draw(self, table: Table, what: str) -> int:
        """Turn up the top card."""
        table.reveal(what)
        return self.cards.pop()

    def draw_several(self, table: Table, count: int, what: str) -> list[int]:
        """Turn up as many cards as there are, up to `count`."""
        count = min(count, len(self.cards))
        if not count:
            return []
        table.reveal(what)
        drawn = self.cards[-count:]
        del self.cards[-count:]
        return drawn

    def deal(self, table: Table, hand: Hand, count: int, what: str) -> list[int]:
        """Move up to `count` cards into a hand, where its owner sees them."""
        table.reveal(what)
        dealt = [self.cards.pop() for _ in range(min(count, len(self.cards)))]
        hand.cards.extend(dealt)
        hand.cards.sort()
        return dealt

    def __len__(self) -> int:
        return len(self.cards)


@dataclass
class Hand:
    """Cards that only their owner sees, kept sorted."""

    cards: list[int] = field(default_factory=list)

    def __init__(self, cards: list[int] | None = None) -> None:
        self.cards = [] if cards is None else cards

    def copy(self) -> Hand:
        """Another hand of the same cards."""
        return Hand(self.cards[:])

    def lay_open(self, table: Table, what: str) -> list[int]:
        """Show the whole hand to everybody and give the cards away."""
        shown = self.cards
        if shown:
            table.reveal(what)
        self.cards = []
        return shown

    def play(self, card: int) -> None:
        """Give away one card. The owner learns nothing by it, and others see it only once the draft is settled,
        so this alone does not move the barrier."""
        self.cards.remove(card)

    def __len__(self) -> int:
        return len(self.cards)
