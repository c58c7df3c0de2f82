"""What options of a book usually bring and cost: the knowledge of somebody who has read a good deal of it.

What the option before one leads to nobody may look at (G7.7); but whoever has played for years knows what a hard check
is worth when it is passed and what it costs when it is not. So these are means over the whole book, in prestige.
"""

from __future__ import annotations

import functools
from dataclasses import dataclass
from typing import Final

from langbord.games.galzyr.book import structure
from langbord.games.galzyr.book.model import ELSE, Option, Scene
from langbord.games.galzyr.book.phrases import Delay, GainCard, Step
from langbord.games.galzyr.rules.land import Land
from langbord.games.galzyr.rules.land_loader import load_land

GOLD, THING, QUEST_LOST, DAY = 0.15, 0.6, 1.2, 0.7
#: How often a check is passed by somebody who takes what they are good at.
LIKELY: Final = {1: 0.9, 2: 0.7, 3: 0.45}
_DEPTH: Final = 4
_KINDS: Final = ("plain", "starry", "paid")


@dataclass(frozen=True)
class Expectations:
    """A success and a failure by difficulty, and options without dice by their kind."""

    checks: dict[str, tuple[float, float]]
    sure: dict[str, float]


@functools.lru_cache(8)
def expected(shelf: str) -> Expectations:
    """Those of a book, by its shelf."""
    return _Means(load_land(shelf)).found()


class _Means:
    def __init__(self, land: Land) -> None:
        self.land: Land = land
        self.losses: structure.Losses = structure.Losses(land.book)
        self.kinds: dict[str, str] = {card.id: card.type for card in land.book.cards.values()}

    def found(self) -> Expectations:
        passed: dict[str, list[float]] = {word: [] for word in ("easy", "medium", "hard", "unknown")}
        failed: dict[str, list[float]] = {word: [] for word in passed}
        sure: dict[str, list[float]] = {kind: [] for kind in _KINDS}
        for scene in self.land.book.scenes.values():
            for block in scene.blocks:
                for option in block.options:
                    check = option.check
                    if check is None:
                        kind = "starry" if option.starry else "paid" if option.cost else "plain"
                        sure[kind].append(self.target(scene, option.target, 0))
                    elif check.outcomes[0].least != ELSE:
                        passed[check.difficulty].append(self.target(scene, check.outcomes[0].target, 0))
                        failed[check.difficulty].append(self.target(scene, structure.failing(check).target, 0))
        pays = {"hard": float(self.land.book.world.hard_pays)}
        checks = {word: (_mean(passed[word]) + pays.get(word, 0.0), _mean(failed[word])) for word in passed}
        return Expectations(checks, {kind: _mean(worths) for kind, worths in sure.items()})

    def target(self, scene: Scene, name: str, depth: int) -> float:
        """A block and what follows it, if the best is chosen."""
        block = structure.blocks_of(scene).get(name)
        if block is None or depth > _DEPTH:
            return 0.0
        worth = self.steps(block.steps) - sum(_COSTS.get(what, 0.0) for what in self.losses.of(block))
        if block.options:
            return worth + max(self.option(scene, option, depth + 1) for option in block.options)
        after = [self.target(scene, way.target, depth + 1) for way in block.exits]
        return worth + (sum(after) / len(after) if after else 0.0)

    def option(self, scene: Scene, option: Option, depth: int) -> float:
        """An option with its price."""
        paid = GOLD * structure.gold(option.cost)
        check = option.check
        if check is None:
            return paid + self.target(scene, option.target, depth)
        likely = LIKELY.get(check.outcomes[0].least, 0.5)
        best = self.target(scene, check.outcomes[0].target, depth)
        return paid + likely * best + (1 - likely) * self.target(scene, structure.failing(check).target, depth)

    def steps(self, steps: tuple[Step, ...]) -> float:
        """Prestige, gold, what comes into one's hands."""
        worth = structure.prestige(steps) + GOLD * structure.gold(steps)
        for step in steps:
            effect = step.effect
            if isinstance(effect, GainCard) and self.kinds.get(effect.card) in ("item", "companion"):
                worth += THING
            elif isinstance(effect, Delay) and effect.days < 0:
                worth -= DAY / 2
        return worth


#: What a loss weighs beside the gold and prestige that are counted already.
_COSTS: Final = {"item": THING, "companion": THING, "quest": QUEST_LOST, "day": DAY}


def _mean(worths: list[float]) -> float:
    return sum(worths) / len(worths) if worths else 0.0
