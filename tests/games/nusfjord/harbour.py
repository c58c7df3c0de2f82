"""More helpers for tests about seat 0: its buildings and goods, the last worker of a round, random play."""

from __future__ import annotations

import random
from collections.abc import Iterator

from langbord.engine.position import Position
from langbord.games.nusfjord.rules.moves import CARD_WORDS
from langbord.games.nusfjord.rules.state import State
from tests.games.nusfjord.table import Change, give_building, goods, lay_open

CELLS = (1, 1, 2, 2, 0)  # the places of the five open building spaces: D1, D1, D2, D2, S1


def owner(*buildings: str, shown: str = "", fish: int = 0, wood: int = 0, gold: int = 0) -> Change:
    """Seat 0 has these buildings, S1 last, and these goods; the buildings `shown` lie open."""

    def change(state: State) -> None:
        for place, word in zip(CELLS, buildings, strict=False):
            give_building(state, 0, word, place)
        lay_open(state, *shown.split())
        player = state.players[0]
        player.fish, player.wood, player.gold = fish, wood, gold

    return change


def last_worker(state: State, *, of_round: int) -> None:
    """Only the last worker of a round is still to be placed."""
    state.round = of_round
    state.placed = 3 * len(state.players) - 1


def mine(position: Position[State]) -> tuple[int, int, int]:
    """Fish, wood and gold of seat 0."""
    return goods(position.state.players[0])


def asked(position: Position[State]) -> tuple[int, str]:
    """Who is asked, and what."""
    assert position.ask is not None
    return (position.ask.seat, position.ask.prompt)


def names(cards: list[int]) -> list[str]:
    """Buildings by their words."""
    return [CARD_WORDS[card] for card in cards]


def at_random(position: Position[State], seed: int) -> Iterator[Position[State]]:
    """Random legal moves to the end; the position before each of them, and the one at the end."""
    chance = random.Random(seed)
    while position.ask is not None:
        yield position
        position.play(chance.choice(position.ask.moves))
    yield position
