"""Cards that players carry out themselves, and what they may change (N8.18)."""

from __future__ import annotations

from typing import Final

from langbord.engine.ask import Turn
from langbord.engine.by_hand import Changes, carry_out
from langbord.games.nusfjord.rules.moves import (
    ADJUST,
    ADJUST_WORDS,
    FELL,
    NO,
    PLACE,
    PLACE_WORDS,
    SEAT,
    STOP,
    VOCABULARY,
    YES,
)
from langbord.games.nusfjord.rules.reasons import NOT_HERE
from langbord.games.nusfjord.rules.state import Player, State
from langbord.games.nusfjord.rules.supply import free_cells, track_taken, wood_room

ADD_FISH, TAKE_FISH, ADD_WOOD, TAKE_WOOD, ADD_GOLD, TAKE_GOLD = range(ADJUST, ADJUST + 6)
STORE_FISH, FETCH_FISH, STORE_WOOD, FETCH_WOOD, STORE_GOLD, FETCH_GOLD = range(ADJUST + 6, ADJUST + 12)
ADD_SHIP: Final = ADJUST + 12  # sloop, cutter, schooner
TAKE_SHIP: Final = ADJUST + 15
ADD_PLATE, TAKE_PLATE, ADD_POINT, TAKE_POINT = range(ADJUST + 18, ADJUST + 22)
#: Each change of goods with its opposite.
OPPOSITE: Final = {
    **{move: move + 1 if (move - ADJUST) % 2 == 0 else move - 1 for move in range(ADJUST, ADJUST + 12)},
    **{ADD_SHIP + kind: TAKE_SHIP + kind for kind in range(3)},
    **{TAKE_SHIP + kind: ADD_SHIP + kind for kind in range(3)},
    ADD_PLATE: TAKE_PLATE,
    TAKE_PLATE: ADD_PLATE,
    ADD_POINT: TAKE_POINT,
    TAKE_POINT: ADD_POINT,
    **{PLACE + place: FELL + place for place in range(len(PLACE_WORDS))},
    **{FELL + place: PLACE + place for place in range(len(PLACE_WORDS))},
}
MOST_POINTS: Final = 30  # by hand, of one player


class Harbour(Changes[State]):
    """Goods, ships, forests, plates and points; never a card, a share or a worker."""

    def possible(self, state: State, whose: int) -> list[int]:
        player, board = state.players[whose], state.deck.board
        moves = [ADD_FISH, ADD_GOLD]
        fish, wood, gold = player.fish, player.wood, player.gold
        if wood_room(state, player):
            moves.append(ADD_WOOD)
            moves += [FETCH_WOOD] * (player.reserve_wood > 0)
        moves += [TAKE_FISH, STORE_FISH] * (fish > 0) + [TAKE_WOOD, STORE_WOOD] * (wood > 0)
        moves += [TAKE_GOLD, STORE_GOLD] * (gold > 0)
        moves += [FETCH_FISH] * (player.reserve_fish > 0) + [FETCH_GOLD] * (player.reserve_gold > 0)
        room = board.track - track_taken(state, player)
        for kind in range(3):
            if state.ships[kind] and board.ships[kind].length <= room:
                moves.append(ADD_SHIP + kind)
            if player.ships[kind]:
                moves.append(TAKE_SHIP + kind)
        moves += [ADD_PLATE] * (state.plates < len(board.plates)) + [TAKE_PLATE] * (state.plates > 0)
        moves += [ADD_POINT] * (player.hand_points < MOST_POINTS) + [TAKE_POINT] * (player.hand_points > -MOST_POINTS)
        for place, tiles in enumerate(player.forests):
            if tiles:
                moves.append(FELL + place)
            grows = tiles == 1 or (not tiles and board.cells[place] == 2 and free_cells(state, player, place) == 2)
            if grows and state.forest_supply:
                moves.append(PLACE + place)
        return moves

    def make(self, state: State, whose: int, move: int, more: int) -> None:
        change(state, state.players[whose], move)

    def unmake(self, state: State, whose: int, move: int, more: int) -> None:
        change(state, state.players[whose], OPPOSITE[move])

    def word(self, move: int) -> str:
        return VOCABULARY.word(move)


def change(state: State, player: Player, move: int) -> None:
    """One thing more or less."""
    if ADJUST <= move < ADJUST + 12:
        change_goods(player, move)
    elif ADD_SHIP <= move < ADD_SHIP + 3:
        player.ships[move - ADD_SHIP] += 1
        state.ships[move - ADD_SHIP] -= 1
    elif TAKE_SHIP <= move < TAKE_SHIP + 3:
        player.ships[move - TAKE_SHIP] -= 1
        state.ships[move - TAKE_SHIP] += 1
    elif move in (ADD_PLATE, TAKE_PLATE):
        state.plates += 1 if move == ADD_PLATE else -1
    elif move in (ADD_POINT, TAKE_POINT):
        player.hand_points += 1 if move == ADD_POINT else -1
    elif PLACE <= move < PLACE + len(PLACE_WORDS):
        player.forests[move - PLACE] += 1
        state.forest_supply -= 1
    else:
        player.forests[move - FELL] -= 1
        state.forest_supply += 1


def change_goods(player: Player, move: int) -> None:
    """A good gained or paid, put into the Reserve or fetched from it."""
    at, less = divmod(move - ADJUST, 2)
    step = -1 if less else 1
    good, stored = at % 3, at >= 3
    if good == 0:
        player.fish += -step if stored else step
        player.reserve_fish += step if stored else 0
    elif good == 1:
        player.wood += -step if stored else step
        player.reserve_wood += step if stored else 0
    else:
        player.gold += -step if stored else step
        player.reserve_gold += step if stored else 0


HARBOUR: Final = Harbour(SEAT, STOP, YES, NO, NOT_HERE)
assert len(ADJUST_WORDS) == 22 + len(PLACE_WORDS)


def use(state: State, player: Player, word: str) -> Turn:
    """A card is carried out by hand (N8.18)."""
    yield from carry_out(state, HARBOUR, player.seat, len(state.players), "card", word)
