"""The engines under the clock: random legal play of whole games, their setting up included.

Each engine is driven from Python as its users drive it; `rollout` is the one exception, where the loop itself is part
of the compiled engine.
"""

from __future__ import annotations

import importlib.metadata
import random
from collections.abc import Callable, Sequence
from typing import Any

from langbord import games
from langbord.engine.fast_random import FastRandom
from langbord.engine.rollout import play_out

#: Takes one of the legal moves.
Choose = Callable[[Sequence[Any]], Any]
#: Plays one whole game and tells how many decisions it had.
Play = Callable[[Choose], int]

CATANATRON = "catanatron"
OPEN_SPIEL = ("backgammon", "gin_rummy", "hearts")
ROLLOUT = "rollout"


def seats_of(name: str) -> int:
    """With how many seats a game is measured: three, or alone where that is how one begins."""
    meta = games.meta(name)
    return meta.first_seats if meta.first_seats == 1 else 3


def title(name: str) -> str:
    """How a table names an engine."""
    if name == CATANATRON:
        return f"catanatron {importlib.metadata.version('catanatron')}, 4 players"
    if name in OPEN_SPIEL:
        return f"OpenSpiel {importlib.metadata.version('open_spiel')} {name} (C++)"
    seats = seats_of(name)
    return f"{games.meta(name).title}, {'1 seat' if seats == 1 else f'{seats} seats'}"


def engine(name: str, loop: str) -> Play:
    """An engine by its name; an ImportError where it is not installed."""
    if name == CATANATRON:
        return catanatron()
    if name in OPEN_SPIEL:
        return open_spiel(name)
    return rollouts(name) if loop == ROLLOUT else ours(name)


def ours(name: str) -> Play:
    """A game of the house, through the interface that everybody uses."""
    game, seats = games.load(name), seats_of(name)

    def play(choose: Choose) -> int:
        position = game.new(seats, seed=random.getrandbits(48), log=False, keep=False)
        decisions = 0
        while position.ask is not None:
            position.play(choose(position.ask.moves))
            decisions += 1
        return decisions

    return play


def rollouts(name: str) -> Play:
    """A game of the house, played out by the engine itself, as search bots do."""
    game, seats = games.load(name), seats_of(name)

    def play(choose: Choose) -> int:
        position = game.new(seats, seed=random.getrandbits(48), log=False, keep=False)
        return play_out(position, FastRandom(random.randbytes(8)))

    return play


def catanatron() -> Play:
    """A known engine in pure Python: a decision is one tick."""
    from catanatron import RandomPlayer

    class Chooser(RandomPlayer):  # type: ignore[misc]
        """Takes any move, as its parent does."""

        choose: Choose = staticmethod(random.choice)

        def decide(self, game: Any, playable_actions: list[Any]) -> Any:
            return self.choose(playable_actions)

    def play(choose: Choose) -> int:
        Chooser.choose = staticmethod(choose)
        return catan(Chooser)

    return play


def catan(player: Callable[[Any], Any]) -> int:
    """One game of catanatron among four of a kind; how many ticks it had."""
    from catanatron import Color, Game
    from catanatron.game import TURNS_LIMIT

    game = Game([player(color) for color in Color], seed=random.getrandbits(48) + 1)
    decisions = 0
    while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
        game.play_tick()
        decisions += 1
    return decisions


def open_spiel(name: str) -> Play:
    """A game of OpenSpiel, written in C++: what chance decides is played but not counted."""
    import pyspiel

    game = pyspiel.load_game(name)

    def play(choose: Choose) -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, odds)[0])
            else:
                state.apply_action(choose(state.legal_actions()))
                decisions += 1
        return decisions

    return play
