"""The book: what an edition says, made ready for play. It never changes during a game."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from langbord.engine.ask import Ask, Reason
from langbord.games.reykholt.edition.loader import Deck
from langbord.games.reykholt.edition.phrases import Action

if TYPE_CHECKING:
    from langbord.games.reykholt.rules.state import Player, State


class Deed:
    """One thing that a space, a card or an event lets a player do: when it is possible and what happens."""

    #: A card that offers it leaves the owner free to decline (R6.8).
    declinable: bool = False
    #: It is possible at any time; so nobody need look.
    sure: bool = False
    #: What the edition says, for whoever has to name it.
    told: Action | None = None

    def why_not(self, state: State, player: Player) -> Reason | None:
        """None if the player can do it now."""
        raise NotImplementedError

    def explain(self, state: State, player: Player) -> Reason | None:
        """The same for whoever asks why, told at length."""
        return self.why_not(state, player)

    def act(self, state: State, player: Player) -> Iterable[Ask]:
        """Do it; it was possible a moment ago."""
        raise NotImplementedError

    def act_beside(self, state: State, player: Player) -> Iterable[Ask]:
        """Do it as one of several actions of a space: only a harvest may then be left out (R5.6)."""
        return self.act(state, player)


Deeds = tuple[Deed, ...]


@dataclass(frozen=True)
class Book:
    """Look-up tables over spaces, greenhouses, cards and events; card n is bit 1 << n of a mask."""

    deck: Deck
    seats: int
    workers: int  # placed in a round by all together
    spaces: list[int]  # those in play
    deeds: list[Deeds]  # by space
    sure: list[bool]  # by space: one of its deeds is possible at any time
    flags: list[int]  # by space: 0, or the bit of its column
    rows: list[list[int]]  # the spaces in play of each row
    size: list[int]  # by greenhouse, plots included
    kinds: list[int]  # by greenhouse: the goods it takes, as bits
    golden: list[int]  # by greenhouse
    pile: list[int]  # by greenhouse card: the number of its pile; plots: -1
    card_deeds: list[Deeds]  # by card
    event_deeds: list[Deeds]  # by event
    setup_deeds: list[Deeds]  # by scenario
    watching: list[int]  # by trigger: the cards that answer to it, as bits
    rows_watched: bool  # some card answers to the row of a space
    watched: int  # the cards that answer after a placement to what their user did in it, as bits
    moments: list[int]  # by moment: the cards that act at it, as bits
    bending: list[int]  # by rule: the cards that bend it, as bits
    any_time: int
    by_hand: int  # the cards that their users carry out themselves, as bits
    red: int
    elders: int  # Village Elders, whose users are found before anybody moves (R7.1)
    given: list[list[int]]  # by card: what it gives, for the bots (edition/card_value.py)
    quick_swaps: list[list[int] | None]  # by card: the change of goods of an any-time card that asks nothing
