"""Trying an edition out: games by bots among themselves that show cards nobody takes, games that do not end, and cards
whose takers score far from everybody else."""

from __future__ import annotations

import statistics
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Final

from langbord import games
from langbord.engine.errors import OptionError
from langbord.lab import process_map
from langbord.lab.edition_check import game_of
from langbord.lab.selfplay import run
from langbord.lab.selfplay.run import Plan
from langbord.lab.selfplay.summary import Played

BOT: Final = "calm"
FEW: Final = 12  # takers that tell too little about a card
FAR: Final = 3.0  # standard errors from the others
LONG: Final = 4  # times the usual number of answers


@dataclass
class Trial:
    """What came out."""

    games: int = 0
    untaken: dict[str, list[str]] = field(default_factory=dict)  # by deck or set-up
    broken_off: list[str] = field(default_factory=list)
    long: list[str] = field(default_factory=list)
    outliers: list[tuple[str, str, float, int]] = field(default_factory=list)  # set-up, card, points apart, takers

    def lines(self) -> Iterator[str]:
        """The report."""
        yield f"{self.games} games by {BOT} bots"
        for where, cards in self.untaken.items():
            yield f"{where}: never taken: {', '.join(cards)}"
        for where, card, points, takers in self.outliers:
            yield f"{where}: {card}: whoever took it had {points:+.1f} points more than the others ({takers} takers)"
        yield from (f"broken off: {line}" for line in self.broken_off)
        yield from (f"unusually long: {line}" for line in self.long)
        if not (self.untaken or self.outliers or self.broken_off or self.long):
            yield "nothing stands out"


def plans(path: Path) -> list[tuple[str, Plan]]:
    """What is played: every deck of the edition, or every set-up that the game names, with two seats and with three."""
    name = game_of(path)
    plugin = games.plugin(name)
    loader = plugin.editions() if plugin.editions is not None else None
    forms = loader.forms() if loader is not None and loader.forms is not None else None
    if loader is None or forms is None:
        raise OptionError(f"editions of {plugin.meta.title} cannot be tried out")
    option = loader.house.heading
    seats = [count for count in (2, 3) if count in plugin.meta.seats]
    if forms.deck_option:
        heading = loader.house.reader(path).read("board.toml").data.get("edition", {})
        ways = [{forms.deck_option: str(deck)} for deck in heading.get("decks", [])]
    else:
        ways = [dict(set_up.options) for set_up in plugin.sample_options() if set_up.seats == seats[0]]
    found: list[tuple[str, Plan]] = []
    for way in ways:
        told = ", ".join(f"{key} {value}" for key, value in way.items()) or plugin.meta.title
        for count in seats if forms.deck_option else seats[:1]:
            found.append((told, Plan(name, count, 1, {**way, option: str(path)}, (BOT,), keep_answers=True)))
    return found


def tried(path: Path, count: int, processes: int | None = None) -> Trial:
    """Play so many games, spread evenly over all ways to play."""
    ways = plans(path)
    name = ways[0][1].game
    plugin = games.plugin(name)
    counted: Callable[[str, str], str] = plugin.balance().counted if plugin.balance is not None else _nothing
    trial = Trial()
    taken: dict[str, set[str]] = defaultdict(set)
    margins: dict[tuple[str, str], list[float]] = defaultdict(list)
    lengths: list[tuple[int, str]] = []
    for index, (told, plan) in enumerate(ways):
        share = count // len(ways) + (index < count % len(ways))
        if not share:
            continue
        plan.validate()
        with closing(
            process_map.spread(partial(run.play_game, plan), range(share), process_map.processes_for(share, processes))
        ) as played:
            for game in played:
                trial.games += 1
                _note(game, told, plan, trial, counted, taken, margins)
                lengths.append((game.decisions, f"{told}, {plan.seats} seats, game {game.number}"))
    usual = statistics.median(length for length, _ in lengths) if lengths else 0
    trial.long = [line for length, line in lengths if length > LONG * usual]
    _judge(trial, path, taken, margins)
    return trial


def _nothing(prompt: str, word: str) -> str:
    return ""


def _note(
    game: Played,
    told: str,
    plan: Plan,
    trial: Trial,
    counted: Callable[[str, str], str],
    taken: dict[str, set[str]],
    margins: dict[tuple[str, str], list[float]],
) -> None:
    if game.violation is not None:
        trial.broken_off.append(f"{told}, {plan.seats} seats: {game.violation.what}")
        return
    mean = statistics.fmean(game.scores)
    for seat, word in {(seat, word) for seat, prompt, word in game.answers if counted(prompt, word)}:
        taken[told].add(word)
        margins[told, word].append(game.scores[seat] - mean)


def _judge(trial: Trial, path: Path, taken: dict[str, set[str]], margins: dict[tuple[str, str], list[float]]) -> None:
    """Cards of which too little, or too much, was seen."""
    forms_of = games.plugin(game_of(path)).editions
    loader = forms_of() if forms_of is not None else None
    kinds = loader.forms().kinds if loader is not None and loader.forms is not None else ()
    for told, words in taken.items():
        for kind in kinds:
            slots = [slot for slot in kind.slots if slot not in words]
            if not kind.file and slots:  # what is no deck lies in other games
                trial.untaken.setdefault(told, []).extend(slots)
    for (told, word), values in margins.items():
        if len(values) >= FEW and (spread := statistics.stdev(values)):
            apart = statistics.fmean(values)
            if abs(apart) > FAR * spread / len(values) ** 0.5:
                trial.outliers.append((told, word, apart, len(values)))
    trial.outliers.sort(key=lambda each: -abs(each[2]))
