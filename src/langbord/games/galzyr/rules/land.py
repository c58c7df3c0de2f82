"""The book made ready for play: cards by number, spaces by index, dice as numbers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from langbord.games.galzyr.book.canonical_form import book_hash
from langbord.games.galzyr.book.model import Book, Card, Scene, Space
from langbord.games.galzyr.book.phrases import GainPrestige, Step
from langbord.games.galzyr.book.vocabulary import SKILLS
from langbord.games.galzyr.rules.moves import SPACE_WORDS

#: Between the shelf of a book and a scene of it.
IN_BOOK: Final = "@"
#: An advanced die shows its own skill, or a neighbour in the ring.
STEP: Final = {"own": 0, "before": -1, "after": 1}


class Land:
    """What never changes while a book is played."""

    def __init__(self, book: Book, shelf: str = "", others: Callable[[str], Land] | None = None) -> None:
        self.book: Book = book
        self.shelf: str = shelf  # the name under which shelf.load_land finds it
        self.others: Callable[[str], Land] | None = others  # books in which a world was before: by their shelf
        self._content: str = ""
        self.cards: dict[int, Card] = {card.number: card for card in book.cards.values()}
        self.number: dict[str, int] = {card.id: card.number for card in book.cards.values()}
        self.stacks: dict[str, tuple[int, ...]] = {
            name: tuple(self.number[card] for card in cards) for name, cards in book.stacks.items()
        }
        self.spaces: list[Space] = sorted(book.world.spaces, key=_slot)
        self.index: dict[str, int] = {space.id: index for index, space in enumerate(self.spaces)}
        self.moves: list[int] = [_slot(space) for space in self.spaces]
        self.by_move: dict[int, int] = {move: index for index, move in enumerate(self.moves)}
        self.summer: tuple[int, ...] = book.world.summer
        self.summer_roads: list[list[int]] = [
            sorted(self.index[other] for other in space.summer) for space in self.spaces
        ]
        self.winter_roads: list[list[int]] = [
            sorted(self.index[other] for other in space.winter) for space in self.spaces
        ]
        self.location_spaces: dict[int, int] = self._location_spaces()
        self.month_cards: dict[int, int] = {card.month: card.number for card in book.cards.values() if card.month}
        self.mode_cards: dict[str, int] = {card.mode: card.number for card in book.cards.values() if card.mode}
        pays = book.world.hard_pays
        #: What a hard check that is passed gives, whatever its outcome says (G8.15).
        self.hard_pays: tuple[Step, ...] = (Step(GainPrestige(pays)),) if pays else ()
        self.heroes: list[str] = [adventurer.id for adventurer in book.world.adventurers]
        #: The symbols on each face: the base die first, then the advanced dice by skill.
        self.faces: list[list[tuple[int, ...]]] = [[(SKILLS.index(word),) for word in book.world.base_die]]
        for own in range(len(SKILLS)):
            self.faces.append([_symbols(face, own) for face in book.world.advanced_die])

    def content(self) -> str:
        """The hash of the book, found when it is first asked for."""
        if not self._content:
            self._content = book_hash(self.book)
        return self._content

    def _location_spaces(self) -> dict[int, int]:
        """Where the location cards of each number lie (G10.12)."""
        spaces: dict[int, int] = {}
        for card in self.book.cards.values():
            if card.nr and card.place is not None and card.place.kind == "space":
                spaces.setdefault(card.nr, self.index[card.place.word])
        return spaces

    def scene(self, name: str) -> Scene:
        """A scene by its id; `house-1@ferry.toll` is one as it was read in another book (new_book.py)."""
        shelf, _, id_ = name.rpartition(IN_BOOK)
        if shelf and self.others is not None:
            return self.others(shelf).book.scenes[id_]
        return self.book.scenes[name]

    def symbols(self, die: int, face: int) -> tuple[int, ...]:
        """What a face of a die shows; NOBODY is a base die."""
        return self.faces[die + 1][face]

    def copies(self) -> dict[int, int]:
        """How many cards of each number there are."""
        return {number: card.copies for number, card in self.cards.items()}


def bare_id(scene: str) -> str:
    """The id of a scene, whichever book it was read in."""
    return scene.rpartition(IN_BOOK)[2]


def _slot(space: Space) -> int:
    """The move that names the space."""
    return SPACE_WORDS.index(space.slot)


def _symbols(face: str, own: int) -> tuple[int, ...]:
    return tuple((own + STEP[word]) % len(SKILLS) for word in face.split() if word != "blank")
