"""The arena: bots against each other: `langbord arena GAME --bots steady calm`.

Game k of seed s with the same bots is always the same game, whatever the number of processes and wherever it is played:
its deal, its seating and each bot's chance are drawn from (s, k) alone. Bots that look at the clock play other games
on a faster machine.
"""

from __future__ import annotations

import functools
import hashlib
import itertools
import random
import time
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, field
from typing import Any

from langbord import bots, games
from langbord.engine.errors import EngineFault, OptionError
from langbord.engine.position import Position
from langbord.lab import process_map
from langbord.lab.arena import ray_backend
from langbord.lab.arena import seating as arena_seating
from langbord.lab.arena.results import Fault, Result
from langbord.lab.arena.seating import Seating
from langbord.lab.arena.store import Folder
from langbord.lab.envs import rewards
from langbord.lab.selfplay.run import ENDLESS


@dataclass(frozen=True)
class Plan:
    """What is played."""

    game: str
    seats: int
    seed: int
    bots: tuple[str, ...]
    options: dict[str, str] = field(default_factory=dict)
    keep_records: bool = False

    def validate(self) -> None:
        """Find what is wrong before any process is started."""
        games.load(self.game).new(self.seats, seed=0, options=self.options, log=False, keep=False)
        for name in self.bots:
            bots.find(name)
        twice = [name for name in self.bots if self.bots.count(name) > 1]
        if twice:
            raise OptionError(f"bot '{twice[0]}' is named twice: an arena tells bots apart by their names")
        if len(self.bots) < 2 and not self.together:
            raise OptionError("an arena needs two bots at least; langbord selfplay lets one play against itself")

    @functools.cached_property
    def together(self) -> bool:
        """Whether nobody plays against anybody: then every bot has all seats of a table, on the same deals."""
        return rewards.together(games.load(self.game).new(self.seats, seed=0, options=self.options, log=False))

    def place(self, number: int) -> tuple[int, Seating]:
        """The deal of a game, and who sits where."""
        rounds = self._rounds()
        cycle, left = divmod(number, sum(map(len, rounds)))
        for index, seatings in enumerate(rounds):
            if left < len(seatings):
                return cycle * len(rounds) + index, seatings[left]
            left -= len(seatings)
        raise AssertionError("a game lies in a round")

    def whole(self, count: int) -> int:
        """So many games or a few more, after which all bots have sat everywhere equally often."""
        ends = itertools.accumulate(itertools.cycle(map(len, self._rounds())))
        return next(end for end in ends if end >= count)

    def _rounds(self) -> list[list[Seating]]:
        return _teams(self.bots, self.seats) if self.together else _rounds(self.bots, self.seats)

    def game_seed(self, deal: int) -> int:
        """Hashed, so that the deals of one seed are not those of the next; short, so that any JSON reader keeps it."""
        return int.from_bytes(hashlib.sha256(f"arena {self.seed} {deal}".encode()).digest()[:6], "big")


@functools.cache
def _rounds(names: tuple[str, ...], seats: int) -> list[list[Seating]]:
    return arena_seating.rounds(names, seats)


def _teams(names: tuple[str, ...], seats: int) -> list[list[Seating]]:
    return [[(name,) * seats for name in names]]


# --- one game -------------------------------------------------------------------------------------------------------


def play_game(plan: Plan, number: int) -> Result:
    """Game `number` of a plan. Whatever a bot throws ends this game and no other."""
    deal, seating = plan.place(number)
    result = Result(number, seating)
    position = games.load(plan.game).new(
        plan.seats, seed=plan.game_seed(deal), options=plan.options, log=False, keep=True
    )
    players = [bots.find(name) for name in seating]
    chances = [random.Random(f"arena {plan.seed} {number} {seat}") for seat in range(plan.seats)]
    seat = 0
    try:
        while position.ask is not None:
            seat = position.ask.seat
            _move(position, players[seat], chances[seat], result)
            if result.decisions >= ENDLESS:
                raise EngineFault(f"no end after {ENDLESS} decisions")
    except Exception as error:  # a finding about this bot, or about the rules; the other games go on
        what = str(error) if isinstance(error, EngineFault) else f"{type(error).__name__}: {error}"
        result.fault = Fault(number, seating, seating[seat], what, plan.game_seed(deal), position.words())
        return result
    result.scores = position.scores()
    result.winners = position.winners()
    result.places = position.places()
    result.record = position.record() if plan.keep_records else None
    return result


def _move(position: Position[Any], bot: bots.Bot, chance: random.Random, result: Result) -> None:
    """One answer, and the time that it took: of this process, so that a busy machine makes no bot look slow."""
    ask = position.ask
    assert ask is not None
    began = time.process_time()
    move = bots.answer(bot, position, chance)
    if len(ask.moves) > 1:  # nobody thinks about what is forced
        result.seconds[ask.seat] += time.process_time() - began
        result.moves[ask.seat] += 1
    position.play(move)
    result.decisions += 1


# --- many games -----------------------------------------------------------------------------------------------------


@dataclass
class Outcome:
    """The games that were played, in the order of their numbers."""

    plan: Plan
    wanted: int
    results: list[Result] = field(default_factory=list)

    @property
    def stopped(self) -> bool:
        """Whether there was no time for all of them."""
        return len(self.results) < self.wanted


def run(
    plan: Plan, count: int, *, processes: int | None = None, folder: Folder | None = None, cluster: str | None = None
) -> Outcome:
    """Play the first `count` games, but for those that the folder holds already; Ctrl-C ends it early.

    `cluster`: play on Ray, at this address; an empty one begins a cluster on this machine.
    """
    plan.validate()
    if count < 1:
        raise OptionError(f"{count} games cannot be played")
    outcome = Outcome(plan, count)
    if folder is not None:
        outcome.results += [result for result in folder.take_up() if result.number < count]
    for result in outcome.results:
        if result.seating != plan.place(result.number)[1]:
            raise OptionError(f"game {result.number} of the folder has others at its seats: it is of an older langbord")
    there = {result.number for result in outcome.results}
    missing = [number for number in range(count) if number not in there]
    try:
        for result in _played(plan, missing, process_map.processes_for(len(missing), processes), cluster):
            if folder is not None:
                folder.add(result)
            result.record = None  # written, or not wanted
            outcome.results.append(result)
    except KeyboardInterrupt:
        pass  # what there is counts
    outcome.results.sort(key=lambda result: result.number)
    return outcome


def _played(plan: Plan, numbers: list[int], processes: int, cluster: str | None) -> Iterator[Result]:
    """The games with these numbers, in their order."""
    if not numbers:
        return
    # Game by game: a bot may think for minutes in one, and what is under way is lost when the arena is stopped.
    work = functools.partial(play_game, plan)
    if cluster is None:
        results = process_map.spread(work, numbers, processes)
    else:
        results = ray_backend.spread(work, numbers, processes, cluster)
    with process_map.progress(len(numbers)) as advance, closing(results):
        for result in results:
            yield result
            advance(1)
