"""Games to learn from: what the features said of positions, and how the game ended.

Game k of a seed and generation is always the same game for the same player: deal, table and all chance are drawn from
them alone. Bots now and then answer at random, so that the net sees more than what they think best.
"""

from __future__ import annotations

import functools
import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from langbord import bots, games
from langbord.bots import nets
from langbord.bots.judge import Judge, judge_by_hand, knowledge_of
from langbord.bots.search import Budget, think
from langbord.engine.errors import OptionError
from langbord.engine.position import Position
from langbord.lab import optional_imports
from langbord.plugin import Features, find, plugin

#: How often a bot answers at random, among what is sensible.
WHIMS: Final = 0.04
#: How often a table has two seats, and of the others each; and the edition that is not the usual one.
TWO_SEATS, OTHER_EDITION = 0.45, 0.25
#: Answers after which a game is under way: somebody may have to name the start player first.
BEGINNING: Final = 4
NET: Final = "net:"  # begins the name of a player who judges by the net in a file: net:FILE:60


@dataclass(frozen=True)
class Work:
    """What is played: by whom, and from which seed."""

    game: str
    player: str
    seed: str
    whims: float = WHIMS
    seats: tuple[int, ...] = ()  # only these numbers of seats; empty: all


@dataclass
class Played:
    """The positions of one game that were looked at, and its end."""

    number: int
    seats: int
    stages: list[int] = field(default_factory=list)
    rests: list[bool] = field(default_factory=list)  # whether all seats were equally far
    rows: list[list[bytes]] = field(default_factory=list)
    by_hand: list[list[float]] = field(default_factory=list)  # the outlook that people wrote
    chances: list[float] = field(default_factory=list)  # how the win was shared in the end
    worths: list[float] = field(default_factory=list)  # and what the end was worth to each


class Trial:
    """The sharp bot with the net of a file."""

    looks: bool = True

    def __init__(self, name: str) -> None:
        self.name: str = name
        self.path, _, worlds = name.removeprefix(NET).rpartition(":")
        self.budget = Budget(iterations=int(worlds))

    def choose(self, position: Position[Any], seat: int, rng: random.Random) -> int:
        """As `Sharp`."""
        judge = judge_with(position.game.meta.name, self.path)
        return think(position, seat, rng, self.budget, judge, with_parts=False)[0].move


@functools.cache
def judge_with(game: str, path: str) -> Judge:
    """The judge of a game with the net of a file."""
    return Judge(games.load(game), nets.read(Path(path), features_of(game)))


def player_of(name: str) -> bots.Bot:
    """A bot by its name, or one with the net of a file."""
    return Trial(name) if name.startswith(NET) else bots.find(name)


def features_of(game: str) -> Features[Any]:
    """What a net of this game is told."""
    installed = find(game)
    features = None if installed is None or installed.bots is None else knowledge_of(game).features
    if features is None:
        raise OptionError(f"nothing of '{game}' can be learned: it declares no features")
    return features


@functools.cache
def tables(game: str) -> dict[int, list[dict[str, str]]]:
    """By the number of seats every set-up in which the seats play against each other."""
    features = features_of(game)
    found: dict[int, list[dict[str, str]]] = {}
    for set_up in plugin(game).sample_options():
        options = dict(set_up.options)
        position = games.load(game).new(set_up.seats, seed=1, options=options, log=False, keep=False)
        for _ in range(BEGINNING):
            if position.ask is not None and not features.covers(position.state):
                position.play(position.ask.moves[0])
        if set_up.seats > 1 and features.covers(position.state):
            found.setdefault(set_up.seats, []).append(options)
    return found


def table_of(work: Work, chance: random.Random) -> tuple[int, dict[str, str]]:
    """A number of seats and options, drawn."""
    known = tables(work.game)
    seats = [number for number in known if not work.seats or number in work.seats]
    if not seats:
        raise OptionError(
            f"there is no table of '{work.game}' with {', '.join(map(str, work.seats))} seats to learn from"
        )
    others = [number for number in seats if number != 2]
    two = 2 in seats and (not others or chance.random() < TWO_SEATS)
    number = 2 if two else chance.choice(others)
    options = dict(chance.choice(known[number]))
    loader = plugin(work.game).editions
    if loader is not None and chance.random() < OTHER_EDITION:
        options["edition"] = chance.choice(sorted(loader().house.offered()))
    return number, options


def play(work: Work, number: int) -> Played:
    """One game. In each stage the first position of rest is looked at, and one somewhere in it."""
    chance = random.Random(f"learn {work.seed} {number}")
    seats, options = table_of(work, chance)
    position = games.load(work.game).new(seats, seed=chance.getrandbits(40), options=options, log=False, keep=True)
    features, knowledge = features_of(work.game), knowledge_of(work.game)
    judge = judge_by_hand(position.game)
    bot = player_of(work.player)
    found = Played(number, seats)
    rested: set[int] = set()
    looked: set[int] = set()
    while position.ask is not None:
        state, ask = position.state, position.ask
        if features.covers(state):
            stage = features.stage(state)
            at_rest = knowledge.at_rest is None or knowledge.at_rest(state)
            fresh = at_rest and stage not in rested
            if fresh or (stage not in looked and chance.random() < 0.1):
                (rested if fresh else looked).add(stage)
                found.stages.append(stage)
                found.rests.append(fresh)
                found.rows.append([bytes([min(255, each) for each in row]) for row in features.read(state)])
                found.by_hand.append(judge.outlook(state))
        if chance.random() < work.whims:
            move = chance.choice(judge.sensible(state, ask.seat, ask.prompt, ask.moves))
        else:
            move = bots.answer(bot, position, chance)
        position.play(move)
    found.chances = judge.result(position.state)
    found.worths = judge.ended(position.state)
    return found


# --- as arrays ------------------------------------------------------------------------------------------------------


def numpy() -> Any:
    """The one package that a fit needs."""
    return optional_imports.load("numpy", "langbord learn")


class Samples:
    """Positions as arrays: by position and seat the numbers, the chances and the worths; what is no seat is 0."""

    def __init__(self, arrays: dict[str, Any]) -> None:
        self.arrays = arrays

    def __getattr__(self, name: str) -> Any:
        try:
            return self.__dict__["arrays"][name]
        except KeyError:
            raise AttributeError(name) from None

    def __len__(self) -> int:
        return len(self.arrays["seats"])

    def save(self, path: Path) -> None:
        """Write them; a file that is half written is never found."""
        half = path.with_suffix(".half.npz")
        numpy().savez_compressed(half, **self.arrays)
        half.replace(path)

    def where(self, chosen: Any) -> Samples:
        """Only some of the positions."""
        return Samples({name: array[chosen] for name, array in self.arrays.items()})


def load(path: Path) -> Samples:
    """What was saved."""
    with numpy().load(path) as held:
        return Samples({name: held[name] for name in held.files})


def gather(played: Iterable[Played], game: str) -> Samples:
    """The positions of many games."""
    np = numpy()
    most = max(tables(game))
    numbers = len(features_of(game).names)
    rows: list[Any] = []
    for found in played:
        for place, stage in enumerate(found.stages):
            table = np.zeros((most, numbers), np.uint8)
            for seat, row in enumerate(found.rows[place]):
                table[seat] = np.frombuffer(row, np.uint8)
            fill = [0.0] * (most - found.seats)
            rows.append(
                (
                    table,
                    found.seats,
                    stage,
                    found.rests[place],
                    found.number,
                    found.by_hand[place] + fill,
                    found.chances + fill,
                    found.worths + fill,
                )
            )
    names = ("numbers", "seats", "stage", "rest", "game", "by_hand", "chances", "worths")
    kinds = (np.uint8, np.int8, np.int16, np.bool_, np.int64, np.float32, np.float32, np.float32)
    columns = zip(*rows, strict=True) if rows else [[] for _ in names]
    return Samples(
        {name: np.array(list(column), kind) for name, column, kind in zip(names, columns, kinds, strict=True)}
    )


def together(parts: Sequence[Samples]) -> Samples:
    """Several as one; games of different parts are told apart."""
    np = numpy()
    joined = {name: np.concatenate([part.arrays[name] for part in parts]) for name in parts[0].arrays}
    numbers, next_free = [], 0
    for part in parts:
        numbers.append(part.game + next_free)
        next_free = (int(numbers[-1].max(initial=next_free)) // 10 + 1) * 10  # what is held out stays so
    joined["game"] = np.concatenate(numbers)
    return Samples(joined)
