"""Searches and one-ply bots under the clock: ours, OpenSpiel's information set search on hearts, catanatron's bot.

A search is measured by the answers that it gives in its imagined worlds, for those differ in length: worlds per second
times answers in each. A one-ply bot is measured by its decisions. A search is asked in the middle of a game that was
played at random up to there.
"""

from __future__ import annotations

import functools
import random
import time
from collections.abc import Callable
from typing import Any, Final

from benchmarks.engines import CATANATRON, catan, seats_of
from langbord import bots, games
from langbord.bots.search import Search

WORLDS: Final = 200  # imagined at each question
HEARTS: Final = "hearts"
HEARTS_IN_PYTHON: Final = "hearts-python"
DEALT: Final = 53 + 12  # before the first card of hearts: who passes to whom, 52 cards dealt, 12 passed on
EXPLORE: Final = 2.0  # as OpenSpiel's own examples have it

#: Worlds imagined at one question, and answers given in them.
Question = Callable[[], tuple[int, int]]


def searches(name: str, seconds: float) -> dict[str, float]:
    """Worlds per second and answers per second of a search."""
    ask = hearts(name) if name in (HEARTS, HEARTS_IN_PYTHON) else ours(name)
    worlds = answers = 0
    spent = 0.0
    while spent < seconds:
        more, given, took = ask_once(ask)
        worlds, answers, spent = worlds + more, answers + given, spent + took
    return {"worlds": worlds / spent, "rate": answers / spent}


def ask_once(ask: Question) -> tuple[int, int, float]:
    began = time.process_time()
    worlds, answers = ask()
    return worlds, answers, time.process_time() - began


def ours(name: str) -> Question:
    """The search of the sharp bot, at a question that leaves something to think about."""
    game, seats = games.load(name), seats_of(name)

    def ask() -> tuple[int, int]:
        position = game.new(seats, seed=random.getrandbits(48), log=False)
        asked = random.randrange(30, 120)
        while position.ask is not None:
            asked -= 1
            if asked < 0 and len(position.ask.moves) > 1:
                search = Search(position, position.ask.seat, random.Random(asked))
                if not search.forced():
                    for _ in range(WORLDS):
                        search.imagine_once()
                    return WORLDS, search.answered
            position.play(random.choice(position.ask.moves))
        return 0, 0  # the game was over before; its time counts against us

    return ask


def hearts(name: str) -> Question:
    """OpenSpiel's search on hearts: each world is played out to the end, so its answers are the cards that are left."""
    import pyspiel

    game = pyspiel.load_game(HEARTS)
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)  # kept here: the bot in C++ does not keep it alive
    bot = in_python(game) if name == HEARTS_IN_PYTHON else pyspiel.ISMCTSBot(1, evaluator, EXPLORE, WORLDS)

    def ask() -> tuple[int, int]:
        state = game.new_initial_state()
        played = DEALT + random.randrange(4, 32)
        while len(state.history()) < played or state.is_chance_node() or len(state.legal_actions()) < 2:
            if state.is_terminal():
                return 0, 0
            state.apply_action(random.choice(state.legal_actions()))
        left = 0
        twin = state.clone()
        while not twin.is_terminal():
            twin.apply_action(twin.legal_actions()[0])
            left += 1
        bot.step(state)
        assert evaluator is not None
        return WORLDS, WORLDS * left

    return ask


def in_python(game: Any) -> Any:
    from open_spiel.python.algorithms import ismcts, mcts  # type: ignore[import-untyped]

    evaluator = mcts.RandomRolloutEvaluator(1)
    return ismcts.ISMCTSBot(game=game, evaluator=evaluator, uct_c=EXPLORE, max_simulations=WORLDS, random_state=None)


# --- bots that look one answer ahead ----------------------------------------------------------------------------------


def one_ply(name: str, seconds: float) -> dict[str, float]:
    """Decisions per second of the steady bot against itself, or of catanatron's greedy bot."""
    play = victory_points() if name == CATANATRON else steady(name)
    decisions = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        decisions += play()
    return {"rate": decisions / spent}


def steady(name: str) -> Callable[[], int]:
    game, seats, bot = games.load(name), seats_of(name), bots.load("steady")

    def play() -> int:
        position = game.new(seats, seed=random.getrandbits(48), log=False)
        rng = random.Random(1)
        decisions = 0
        while position.ask is not None:
            position.play(bots.answer(bot, position, rng))
            decisions += 1
        return decisions

    return play


def victory_points() -> Callable[[], int]:
    from catanatron.players.search import VictoryPointPlayer

    return functools.partial(catan, VictoryPointPlayer)
