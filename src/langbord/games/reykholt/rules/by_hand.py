"""Cards and spaces that players carry out themselves, and what they may change (R7.18)."""

from __future__ import annotations

from typing import Final

from langbord.engine.ask import Choice, Reason, Turn
from langbord.engine.by_hand import Changes, carry_out
from langbord.games.reykholt.rules import beds
from langbord.games.reykholt.rules.compiled import Deed
from langbord.games.reykholt.rules.moves import (
    ADD,
    AHEAD,
    GOOD,
    GOODS,
    HOUSE,
    NO,
    PILE,
    PLACES_TO_GROW,
    RANDOM_PILE,
    SEAT,
    STOP,
    TAKE,
    VOCABULARY,
    YES,
)
from langbord.games.reykholt.rules.reasons import NOT_HERE
from langbord.games.reykholt.rules.state import Player, State
from langbord.games.reykholt.rules.tourism import step

LAST_TABLE: Final = 1  # of the track is left to those who pay


class InGreenhouse(Choice[State]):
    """One vegetable more in a greenhouse, or one less."""

    def __init__(self, whose: int, house: int) -> None:
        self.whose: int = whose
        self.house: int = house

    def among(self, state: State, seat: int) -> list[int]:
        player = state.players[self.whose]
        bed = player.beds[player.houses.index(self.house)]
        room = beds.count(bed) < state.book.size[self.house]
        takes = state.book.kinds[self.house]
        planted = [GOOD + good for good in range(GOODS) if room and takes >> good & 1]
        return planted + [TAKE + good for good in beds.kinds(bed)]

    def why_not(self, state: State, seat: int, move: int) -> Reason | None:
        return None if move in self.among(state, seat) else NOT_HERE


class Farm(Changes[State]):
    """Vegetables in stock and in greenhouses, open greenhouses, tables; never a card or a worker."""

    def __init__(self) -> None:
        super().__init__(SEAT, STOP, YES, NO, NOT_HERE)
        self.orders: list[list[int]] = []  # as all stood on the track before each step

    def possible(self, state: State, whose: int) -> list[int]:
        player = state.players[whose]
        moves = [ADD + good for good in range(GOODS)]
        moves += [TAKE + good for good in range(GOODS) if player.goods[good]]
        moves += [PILE + pile for pile in range(RANDOM_PILE) if state.piles[pile]]
        for house, bed in zip(player.houses, player.beds, strict=True):
            if bed or state.book.kinds[house]:
                moves.append(HOUSE + house)
        moves += [AHEAD] * (player.table < state.book.deck.board.tables - LAST_TABLE)
        return moves

    def more(self, state: State, whose: int, move: int) -> Choice[State] | None:
        return InGreenhouse(whose, move - HOUSE) if HOUSE <= move < HOUSE + PLACES_TO_GROW else None

    def make(self, state: State, whose: int, move: int, more: int) -> None:
        player = state.players[whose]
        if ADD <= move < ADD + GOODS:
            player.goods[move - ADD] += 1
        elif TAKE <= move < TAKE + GOODS:
            player.goods[move - TAKE] -= 1
        elif PILE <= move < PILE + RANDOM_PILE:
            player.houses.append(state.piles[move - PILE].pop())
            player.beds.append(0)
        elif move == AHEAD:
            self.orders.append(state.order[:])
            step(state, player)
        else:
            grow(player, move - HOUSE, more)

    def unmake(self, state: State, whose: int, move: int, more: int) -> None:
        player = state.players[whose]
        if ADD <= move < ADD + GOODS:
            player.goods[move - ADD] -= 1
        elif TAKE <= move < TAKE + GOODS:
            player.goods[move - TAKE] += 1
        elif PILE <= move < PILE + RANDOM_PILE:
            state.piles[move - PILE].append(player.houses.pop())
            player.beds.pop()
        elif move == AHEAD:
            player.table -= 1
            state.order = self.orders.pop()
        else:
            grow(player, move - HOUSE, more - GOOD + TAKE if GOOD <= more < GOOD + GOODS else more - TAKE + GOOD)

    def word(self, move: int) -> str:
        return VOCABULARY.word(move)


def grow(player: Player, house: int, move: int) -> None:
    """One vegetable more in a greenhouse, or one less."""
    place = player.houses.index(house)
    if GOOD <= move < GOOD + GOODS:
        player.beds[place] += beds.ONE[move - GOOD]
    else:
        player.beds[place] -= beds.ONE[move - TAKE]


class ByHand(Deed):
    """What stands there as a text."""

    sure = True
    declinable = True

    def __init__(self, kind: str, word: str) -> None:
        self.kind: str = kind
        self.word: str = word

    def why_not(self, state: State, player: Player) -> Reason | None:
        return None

    def act(self, state: State, player: Player) -> Turn:
        yield from carry_out(state, Farm(), player.seat, len(state.players), self.kind, self.word)
