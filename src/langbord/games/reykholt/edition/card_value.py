"""What a service card gives, in quarters, read from its phrase: for bots that judge cards by what they do.

So a card of an edition that nobody has played yet is judged like the ones before it.
"""

from __future__ import annotations

from typing import Final

from langbord.games.reykholt.edition.phrases import (
    Action,
    Advance,
    Effect,
    Gain,
    GainAny,
    GainPer,
    GainRarest,
    Harvest,
    HarvestOne,
    PlantEach,
    PlantMissing,
    PlantMore,
    Seed,
    SeedFromSupply,
    ShareCard,
    Step,
    TakeCard,
    TakeGreenhouse,
    TakeRandom,
    Trade,
)

#: What is told apart.
GOODS, SEEDING, HARVESTING, GREENHOUSES, PROGRESS, SWAPS, RULES = range(7)
WORDS: Final = ("goods", "seeding", "harvesting", "greenhouses", "cards and tables", "swaps", "bent rules")
#: Quarters: what surely comes in every round, and what comes every other time.
SURE, NOW_AND_THEN = 4, 2
#: Greenhouses that a step for each of them is counted for.
USUALLY: Final = 3
MOST: Final = 40


def given(effect: Effect) -> list[int]:
    """How many quarters of each, every time the card acts in a round."""
    found = [0] * len(WORDS)
    if effect.kind in ("rule", "special"):
        found[RULES] = SURE
        return found
    often = SURE if effect.kind in ("at", "now", "everyone") and effect.condition < 0 else NOW_AND_THEN
    for action in effect.actions:
        kind, amount = _best(action)
        found[kind] = min(MOST, found[kind] + often * amount)
    return found


def _best(action: Action) -> tuple[int, int]:
    """Of alternatives that with most of it."""
    return max((_step(step) for step in action.alternatives), key=lambda found: found[1])


def _step(step: Step) -> tuple[int, int]:
    """What a step gives, and how much of it."""
    if isinstance(step, Gain):
        return GOODS, sum(step.goods)
    if isinstance(step, GainAny):
        return GOODS, step.count
    if isinstance(step, GainPer):
        return GOODS, min(step.most, USUALLY)
    if isinstance(step, GainRarest):
        return GOODS, 1
    if isinstance(step, Seed | SeedFromSupply | PlantMore):
        return SEEDING, step.most if not isinstance(step, SeedFromSupply) else 1
    if isinstance(step, PlantEach | PlantMissing):
        return SEEDING, USUALLY
    if isinstance(step, Harvest | HarvestOne):
        return HARVESTING, min(step.most, USUALLY)
    if isinstance(step, TakeGreenhouse | TakeRandom):
        return GREENHOUSES, 1
    if isinstance(step, TakeCard | ShareCard):
        return PROGRESS, 1
    if isinstance(step, Advance):
        return PROGRESS, step.tables
    assert isinstance(step, Trade)
    kind, amount = max((_step(each) for each in step.gets), key=lambda found: found[1])
    cost = sum(step.cost.goods) + step.cost.alike + step.cost.any
    if kind == GOODS:
        return (GOODS, amount - cost) if amount > cost + 1 else (SWAPS, 1)
    return kind, amount
