"""Random games in which every question is put to a second move generator as well."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import count, cycle
from types import ModuleType
from typing import Any

from langbord import games
from langbord.engine.position import Position
from langbord.plugin import plugin
from tests.oracle import galzyr, keyharvest, nusfjord, reykholt
from tests.oracle.question import Question

ORACLES: dict[str, ModuleType] = {
    "nusfjord": nusfjord,
    "reykholt": reykholt,
    "keyharvest": keyharvest,
    "galzyr": galzyr,
}
#: Games that last for ever are left; others come sooner to what they are about.
MOST = 1500


@dataclass
class Tally:
    """How the questions of a game were compared, by prompt, and where the two did not agree."""

    exact: Counter[str] = field(default_factory=Counter)
    subset: Counter[str] = field(default_factory=Counter)
    unseen: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)
    prompts: list[str] = field(default_factory=list)  # the questions at which those were

    @property
    def questions(self) -> int:
        """All that were asked."""
        return self.exact.total() + self.subset.total() + self.unseen.total()

    @property
    def share(self) -> float:
        """Of the questions, those compared exactly."""
        return self.exact.total() / max(1, self.questions)

    def how(self, prompt: str) -> str:
        """How the questions with a prompt were compared."""
        ways = {"exactly": self.exact, "as a subset": self.subset, "not at all": self.unseen}
        return " or ".join(way for way, counted in ways.items() if counted[prompt])

    def table(self) -> Iterator[str]:
        """Prompt by prompt, as rows of Markdown."""
        for prompt in sorted({*self.exact, *self.subset, *self.unseen}):
            numbers = (self.exact[prompt], self.subset[prompt], self.unseen[prompt])
            yield f"| `{prompt}` | {self.how(prompt)} | " + " | ".join(f"{number:,}" for number in numbers) + " |"


def compare(
    game: str,
    questions: int,
    seed: int = 1,
    most_faults: int = 20,
    tally: Tally | None = None,
    options: Mapping[str, str] | None = None,
) -> Tally:
    """So many questions of random games in all set-ups, with these options besides."""
    tally = Tally() if tally is None else tally
    set_ups = cycle(plugin(game).sample_options())
    for number in count(seed):
        set_up = next(set_ups)
        position = games.load(game).new(set_up.seats, seed=number, options={**set_up.options, **(options or {})})
        _play(position, ORACLES[game], tally, questions, random.Random(number), most_faults)
        if tally.questions >= questions or len(tally.faults) >= most_faults:
            return tally
    raise AssertionError


def _play(
    position: Position[Any], oracle: ModuleType, tally: Tally, questions: int, chance: random.Random, most_faults: int
) -> None:
    said: list[tuple[int, str, str]] = []
    told: list[dict[str, Any]] = []
    for _ in range(MOST):
        ask = position.ask
        if ask is None or tally.questions >= questions or len(tally.faults) >= most_faults:
            return
        words = position.game.vocabulary.words
        values = {name: thing for name, (_, thing) in ask.values}
        look(position, Question(ask.seat, ask.prompt, values, position.view(ask.seat), said, told), oracle, tally)
        if len(tally.faults) >= most_faults:
            return
        move = chance.choice(ask.moves)
        if ask.prompt == oracle.BEGINS:
            said, told = [], []
        said.append((ask.seat, ask.prompt, words[move]))
        told.append(values)
        position.play(move)


def look(position: Position[Any], question: Question, oracle: ModuleType, tally: Tally) -> None:
    """Compare one question."""
    assert position.ask is not None
    words = position.game.vocabulary.words
    legal = {words[move] for move in position.ask.moves}
    found = oracle.moves(question)
    if found is None:
        tally.unseen[question.prompt] += 1
        return
    (tally.exact if found.exact else tally.subset)[question.prompt] += 1
    if not found.agrees(legal):
        more, less = sorted(legal - found.words - found.also), sorted(found.words - legal) if found.exact else []
        tally.prompts.append(question.prompt)
        tally.faults.append(
            f"{position.game.meta.name}, {position.seats} seats, {position.options}, {position.origin}, after "
            f"{len(position.words())} answers: '{question.prompt}' to seat {question.seat} {question.values} allows "
            f"{more} too, and not {less}"
        )
