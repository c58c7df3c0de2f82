"""Greenhouses: taking, discarding and giving away (R4)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from langbord.engine.ask import NOTHING_ASKED, Ask, Choice, Reason, Turn
from langbord.engine.log import number, seat, thing
from langbord.games.reykholt.rules.choices import decide_freely
from langbord.games.reykholt.rules.compiled import Deed
from langbord.games.reykholt.rules.moves import (
    GOOD_WORDS,
    HOUSE,
    HOUSE_CARDS,
    HOUSE_WORDS,
    PILE,
    PILES,
    PLOTS,
    RANDOM_PILE,
)
from langbord.games.reykholt.rules.reasons import HOUSE_ON_CARD, NO_HOUSE, NOT_HERE, OTHER_SIZE, PILE_EMPTY
from langbord.games.reykholt.rules.seeding import OwnHouses
from langbord.games.reykholt.rules.state import Player, State
from langbord.games.reykholt.rules.supply import gain_good, tell, tell_thing
from langbord.games.reykholt.rules.triggers import DISCARDED_HOUSE, RIVAL_DISCARDED, TOOK_HOUSE

TOMATO: Final = GOOD_WORDS.index("tomato")
SMALLEST: Final = 3  # parcels of the greenhouses in the first pile


def lay_down(state: State, player: Player, house: int) -> None:
    """A greenhouse comes to a player, empty."""
    player.houses.append(house)
    player.beds.append(0)
    state.happened[TOOK_HOUSE] += 1
    if state.log.on:
        state.log.tell(
            "takes-house", seat(player.seat), thing("house", HOUSE_WORDS[house]), number(state.book.size[house])
        )


def take_from(state: State, player: Player, pile: int) -> None:
    """The top greenhouse of a face-up pile (R4.3)."""
    lay_down(state, player, state.piles[pile].pop())


def take_random(state: State, player: Player) -> None:
    """The top card of the random pile, or a tomato (R4.4)."""
    if state.marked:
        lay_down(state, player, state.marked.pop())
    elif len(state.random):
        lay_down(state, player, state.random.draw(state, "random-greenhouse"))
    elif state.returned:
        lay_down(state, player, state.returned.pop(0))
    else:
        tell(state, "random-empty", player)
        gain_good(state, player, TOMATO, 1)


def give_up(state: State, player: Player, house: int) -> int:
    """A greenhouse leaves a player; what grew in it (R4.5)."""
    place = player.houses.index(house)
    del player.houses[place]
    state.happened[DISCARDED_HOUSE] += 1
    state.happened[RIVAL_DISCARDED] += 1
    return player.beds.pop(place)


def discard(state: State, player: Player, house: int) -> None:
    """Back to its pile, the goods in it to the supply (R4.5)."""
    give_up(state, player, house)
    pile = state.book.pile[house]
    if pile == RANDOM_PILE:
        state.returned.append(house)
    else:
        state.piles[pile].append(house)
    tell_thing(state, "discards-house", player, "house", HOUSE_WORDS[house])


def greenhouse_cards(player: Player) -> int:
    """How many greenhouses could be discarded (R4.8)."""
    houses = player.houses
    return len(houses) - PLOTS if HOUSE_CARDS in houses else len(houses)


class TakeGreenhouse(Deed):
    """A greenhouse of your choice from the face-up piles of some sizes (R4.3)."""

    declinable = True

    def __init__(self, least: int, most: int) -> None:
        self.piles: list[int] = list(range(least - SMALLEST, most - SMALLEST + 1))
        self.choice: Piles = Piles(self.piles)

    def why_not(self, state: State, player: Player) -> Reason | None:
        for pile in self.piles:
            if state.piles[pile]:
                return None
        return PILE_EMPTY

    def act(self, state: State, player: Player) -> Iterable[Ask]:
        if len(self.piles) > 1:
            return self._choose(state, player)
        take_from(state, player, self.piles[0])  # the one pile that is named
        return NOTHING_ASKED

    def _choose(self, state: State, player: Player) -> Turn:
        take_from(state, player, (yield from decide_freely(state, player, "take-house", self.choice)) - PILE)


class Piles(Choice[State]):
    """Face-up piles with a greenhouse in them."""

    def __init__(self, piles: list[int]) -> None:
        self.piles: list[int] = piles

    def among(self, state: State, seat: int) -> list[int]:
        return [PILE + pile for pile in self.piles if state.piles[pile]]

    def why_not(self, state: State, seat: int, move: int) -> Reason | None:
        if not PILE <= move < PILE + PILES:
            return NOT_HERE
        if move - PILE not in self.piles:
            return OTHER_SIZE
        return None if state.piles[move - PILE] else PILE_EMPTY


class TakeRandom(Deed):
    """The top random greenhouse, or a tomato (R4.4)."""

    sure = True

    def why_not(self, state: State, player: Player) -> Reason | None:
        return None

    def act(self, state: State, player: Player) -> Iterable[Ask]:
        take_random(state, player)
        return NOTHING_ASKED


class Cards(OwnHouses):
    """The player's greenhouses that are cards of their own (R4.8)."""

    def why_not_house(self, state: State, player: Player, house: int, bed: int) -> Reason | None:
        return None if house < HOUSE_CARDS else HOUSE_ON_CARD


GREENHOUSE_CARDS: Final = Cards()


class Lease(Deed):
    """Give a greenhouse, with what grows in it, to the opponent; then advance (R7.7)."""

    def __init__(self, then: Deed) -> None:
        self.then: Deed = then

    def why_not(self, state: State, player: Player) -> Reason | None:
        return None if len(state.players) == 2 and greenhouse_cards(player) else NO_HOUSE

    def act(self, state: State, player: Player) -> Turn:
        house = (yield from decide_freely(state, player, "give-house", GREENHOUSE_CARDS)) - HOUSE
        rival = state.players[1 - player.seat]
        rival.beds.append(give_up(state, player, house))
        rival.houses.append(house)
        if state.log.on:
            word = thing("house", HOUSE_WORDS[house])
            state.log.tell("gives-house", seat(player.seat), word, seat(rival.seat, "other"))
        yield from self.then.act(state, player)
