"""Self-play: many games by bots on all cores.

Game k of seed s is always the same game, whatever the number of processes and whether it is checked or not: its shuffle
and its moves are drawn from (s, k) alone, and the checks draw from a source of their own.
"""

from __future__ import annotations

import functools
import hashlib
import json
import random
import shlex
import time
from collections.abc import Callable, Generator, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from langbord import bots, games
from langbord.engine.errors import OptionError
from langbord.engine.position import Position
from langbord.lab import process_map
from langbord.lab.selfplay import invariant_checker
from langbord.lab.selfplay.invariant_checker import Checker
from langbord.lab.selfplay.summary import Played, Summary, Violation

ENDLESS = 20_000  # decisions after which a game is broken off: no game of the house has a tenth of that
UNDONE = 0.3  # how often a held turn is taken back instead of settled
ZONE_GAMES = 10  # games after which a hidden zone that was never dealt anew is no accident


@dataclass(frozen=True)
class Plan:
    """What is played."""

    game: str
    seats: int
    seed: int
    options: dict[str, str] = field(default_factory=dict)
    bots: tuple[str, ...] = ("random",)
    check: bool = False
    share: float = 1.0  # with checks: of the decisions at which everything is checked, not only that no piece is lost
    hold: bool = False  # with checks: hold finished turns and take some of them back
    keep_records: bool = False
    keep_answers: bool = False  # who answered what

    def validate(self) -> None:
        """Find what is wrong before any process is started."""
        if self.hold and not self.check:
            raise OptionError("--hold is a part of the checks: it needs --check")
        if self.share != 1.0 and not (self.check and 0.0 < self.share <= 1.0):
            raise OptionError("--share is a part of the checks: it needs --check, and lies above 0 and not above 1")
        game = games.load(self.game)
        if game.by_hand(game.complete(self.seats, self.options)):
            raise OptionError("this edition has cards that players carry out by hand: bots cannot read them")
        games.load(self.game).new(self.seats, seed=0, options=self.options, log=False, keep=False)
        bots.line_up([bots.find(name) for name in self.bots], self.seats)

    def game_seed(self, number: int) -> int:
        """Hashed, so that the games of one seed are not those of the next; short, so that any JSON reader keeps it."""
        return int.from_bytes(hashlib.sha256(f"selfplay {self.seed} {number}".encode()).digest()[:6], "big")

    def command(self, number: int) -> str:
        """The command that plays this one game again."""
        words = ["langbord", "selfplay", self.game, "--seats", str(self.seats), "--seed", str(self.seed)]
        words += ["--first", str(number), "--games", "1", "--bots", ",".join(self.bots)]
        for name, value in self.options.items():
            words += ["--option", f"{name}={value}"]
        words += ["--check"] * self.check + ["--hold"] * self.hold
        words += ["--share", f"{self.share:g}"] if self.share != 1.0 else []
        return shlex.join(words)


@dataclass(frozen=True)
class Batch:
    """Games played in one go by one process, with the hidden zones that their checks met and saw changed."""

    played: list[Played]
    zones_seen: set[tuple[int, int]]
    zones_changed: set[tuple[int, int]]


# --- one game -------------------------------------------------------------------------------------------------------


def play_game(plan: Plan, number: int) -> Played:
    """Game `number` of a plan."""
    return _play(plan, number, Checker(_source(plan, number, "checks"), plan.share) if plan.check else None)


def _source(plan: Plan, number: int, what: str) -> random.Random:
    return random.Random(f"{plan.seed} {number} {what}")


def _play(plan: Plan, number: int, checker: Checker | None, *, keep: bool = False) -> Played:
    """`keep` is set to find the words of a game that failed while none were kept."""
    players = bots.line_up([bots.find(name) for name in plan.bots], plan.seats)
    keep = keep or plan.check or plan.keep_records or plan.keep_answers or any(bot.looks for bot in players)
    position = games.load(plan.game).new(
        plan.seats, seed=plan.game_seed(number), options=plan.options, log=plan.check, keep=keep, hold=plan.hold
    )
    rng = _source(plan, number, "moves")
    decisions = 0
    try:
        if checker is not None:
            checker.check(position)
        while position.ask is not None:
            position.play(bots.answer(players[position.ask.seat], position, rng))
            decisions += 1
            if checker is not None:
                checker.check(position)
            if position.held is not None:
                _settle_or_undo(position, rng)
            if decisions >= ENDLESS:
                raise invariant_checker.Violation(f"no end after {ENDLESS} decisions")
    except Exception as error:  # whatever rules, bot or checks throw is a finding; the other games go on
        if keep:
            return _broken_off(plan, number, decisions, position.words(), error)
        again = _play(plan, number, checker, keep=True)  # the same game, this time with its words
        return again if again.violation else _broken_off(plan, number, decisions, [], error)
    winners = position.winners()
    ending = ("won by nobody", "won by one", "shared")[min(len(winners), 2)]
    record = position.record() if plan.keep_records else None
    played = Played(number, decisions, position.scores(), winners, ending, record)
    if plan.keep_answers:
        pairs = zip(position.asked(), position.words(), strict=True)
        played.answers.extend((seat, prompt, word) for (seat, prompt), word in pairs)
    return played


def _settle_or_undo(position: Position[Any], rng: random.Random) -> None:
    if rng.random() < UNDONE:
        position.undo(1 + rng.randrange(position.draft))
    else:
        position.settle()


def _broken_off(plan: Plan, number: int, decisions: int, words: list[str], error: Exception) -> Played:
    found = isinstance(error, invariant_checker.Violation)
    what = str(error).split(" after: ")[0] if found else f"{type(error).__name__}: {error}"
    violation = Violation(number, what, " ".join(words), plan.command(number))
    return Played(number, decisions, [], [], "violation" if found else "fault", violation=violation)


# --- many games -----------------------------------------------------------------------------------------------------


def play_batch(plan: Plan, numbers: range) -> Batch:
    """Several games, one after the other."""
    batch = Batch([], set(), set())
    for number in numbers:
        checker = Checker(_source(plan, number, "checks"), plan.share) if plan.check else None
        batch.played.append(_play(plan, number, checker))
        if checker is not None:
            batch.zones_seen.update(checker.zones_seen)
            batch.zones_changed.update(checker.zones_changed)
    return batch


def run(plan: Plan, count: int, *, first: int = 0, processes: int | None = None, out: Path | None = None) -> Summary:
    """Play games `first` to `first + count − 1`; with `out`, write one record a line, in order."""
    plan.validate()
    if count < 1:
        raise OptionError(f"{count} games cannot be played")
    if first < 0:
        raise OptionError(f"there is no game {first}: games are counted from 0")
    processes = process_map.processes_for(count, processes)
    summary = Summary(plan.seats)
    seen: set[tuple[int, int]] = set()
    changed: set[tuple[int, int]] = set()
    began = time.perf_counter()
    with (
        _writer(out) as write,
        process_map.progress(count) as advance,
        closing(_batches(plan, range(first, first + count), processes)) as batches,
    ):
        for batch in batches:
            for played in batch.played:
                summary.add(played)
                if played.record is not None:
                    write(json.dumps(played.record, ensure_ascii=False, separators=(",", ":")) + "\n")
            seen |= batch.zones_seen
            changed |= batch.zones_changed
            advance(len(batch.played))
    summary.seconds = time.perf_counter() - began
    if count >= ZONE_GAMES:
        for seat, zone in sorted(seen - changed):
            what = f"hidden zone {zone} of seat {seat} was never dealt anew, in no game"
            summary.violations.append(Violation(first, what, "", plan.command(first)))
    return summary


def _batches(plan: Plan, numbers: range, processes: int) -> Generator[Batch, None, None]:
    """The batches in order, played by as many processes."""
    size = process_map.size_of_pieces(len(numbers), processes)
    parts = [numbers[start : start + size] for start in range(0, len(numbers), size)]
    return process_map.spread(functools.partial(play_batch, plan), parts, processes)


@contextmanager
def _writer(out: Path | None) -> Iterator[Callable[[str], object]]:
    if out is None:
        yield lambda _: None
        return
    with out.open("w", encoding="utf-8") as file:
        yield file.write
