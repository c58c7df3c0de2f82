"""Cards that no grammar can say: whoever has one says step by step what it does to what lies open, and everybody else
agrees. Rules know neither the text of the card nor whether the steps are what it says; people do.

Nothing hidden is touched: no step draws, looks or reveals, so what was answered can be taken back as ever, until the
others are asked. Whoever does not agree undoes all of it.
"""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from langbord.engine.ask import Ask, Choice, Part, Reason
from langbord.engine.log import seat, thing
from langbord.engine.open_classes import mypyc_attr
from langbord.engine.table import Table

S = TypeVar("S", bound=Table)
#: Steps for one card, a change of whose things are meant included.
MOST: Final = 12
NOTHING_MORE: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Changes(Generic[S]):
    """What can be changed by hand in a game: a closed list of moves, each with its exact opposite."""

    def __init__(self, first_seat: int, stop: int, yes: int, no: int, not_here: Reason) -> None:
        self.first_seat: int = first_seat
        self.stop: int = stop
        self.yes: int = yes
        self.no: int = no
        self.not_here: Reason = not_here

    def possible(self, state: S, whose: int) -> list[int]:
        """The changes that could be made to what a seat has."""
        raise NotImplementedError

    def more(self, state: S, whose: int, move: int) -> Choice[S] | None:
        """What a change still needs to be told, if anything: into a greenhouse goes some good."""
        return None

    def make(self, state: S, whose: int, move: int, more: int) -> None:
        """Make one."""
        raise NotImplementedError

    def unmake(self, state: S, whose: int, move: int, more: int) -> None:
        """Take it back."""
        raise NotImplementedError

    def word(self, move: int) -> str:
        """Its word."""
        raise NotImplementedError


class Adjustment(Choice[S]):
    """The next change, whose things are meant, or that this was all."""

    def __init__(self, changes: Changes[S], whose: int, seats: int) -> None:
        self.changes: Changes[S] = changes
        self.whose: int = whose
        self.seats: int = seats

    def among(self, state: S, seat: int) -> list[int]:
        first = self.changes.first_seat
        others = [first + other for other in range(self.seats) if other != self.whose]
        return sorted([*self.changes.possible(state, self.whose), *others, self.changes.stop])

    def why_not(self, state: S, seat: int, move: int) -> Reason | None:
        return None if move in self.among(state, seat) else self.changes.not_here


class Agreement(Choice[S]):
    """Yes or no."""

    def __init__(self, changes: Changes[S]) -> None:
        self.changes: Changes[S] = changes

    def among(self, state: S, seat: int) -> list[int]:
        return sorted([self.changes.yes, self.changes.no])

    def why_not(self, state: S, seat: int, move: int) -> Reason | None:
        return None if move in (self.changes.yes, self.changes.no) else self.changes.not_here


def carry_out(state: S, changes: Changes[S], player: int, seats: int, kind: str, word: str) -> Part[bool]:
    """A card is carried out by its owner, with the consent of the others. Whether anything came of it."""
    source = thing(kind, word, "source")
    whose = player
    made: list[tuple[int, int, int]] = []
    for _ in range(MOST):
        values = (source, seat(whose, "whose"))
        move = yield Ask(player, "adjust", Adjustment(changes, whose, seats), values)
        if move == changes.stop:
            break
        if changes.first_seat <= move < changes.first_seat + seats:
            whose = move - changes.first_seat
            continue
        asked = changes.more(state, whose, move)
        more = NOTHING_MORE
        if asked is not None:
            more = yield Ask(player, "adjust-more", asked, (source, thing("change", changes.word(move))))
        changes.make(state, whose, move, more)
        made.append((whose, move, more))
        if state.log.on:
            done = changes.word(move if more == NOTHING_MORE else more)
            state.log.tell("adjusts", source, seat(whose, "whose"), thing("change", done))
    if not made:
        return False
    for step in range(1, seats):
        other = (player + step) % seats
        answer = yield Ask(other, "consent", Agreement(changes), (source, seat(player)))
        if answer == changes.no:
            for owner, change, with_it in reversed(made):
                changes.unmake(state, owner, change, with_it)
            if state.log.on:
                state.log.tell("adjust-refused", seat(other), source)
            return False
    return True
