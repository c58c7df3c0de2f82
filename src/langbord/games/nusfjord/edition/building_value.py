"""What a lasting building promises in each round to come, in points: guessed once from its phrase, for the bots.

How often something happens to a player in a round was counted in games of the steady bot with three seats; how much of
a thing a player has is a guess.
"""

from __future__ import annotations

from typing import Final, assert_never

from langbord.games.nusfjord.edition.grammar import (
    EVENTS,
    RULES,
    THINGS,
    BoardAction,
    Effect,
    Exchange,
    FeedElders,
    FillPlates,
    Gain,
    GainChoice,
    GainInReserve,
    GainPer,
    Goods,
    GrowForests,
    OnlyIf,
    OthersGain,
    Sell,
    Step,
    Transfer,
    Upgrade,
)

#: Points that one fish, wood or gold becomes, at hand and in the Reserve.
AT_HAND: Final = [0.3, 0.35, 1.2]
KEPT: Final = [0.2, 0.2, 0.8]

#: How often in a round.
HAPPENS: Final = {
    "you build a building": 0.65,
    "you build a ship": 0.42,
    "you build a sloop": 0.19,
    "you build a cutter": 0.05,
    "you build a schooner": 0.18,
    "you serve fish": 0.28,
    "you serve a plate": 0.93,
    "you issue a share": 0.43,
    "you buy shares": 0.18,
    "you deforest": 0.37,
    "you thin out": 0.32,
    "you reforest": 0.12,
    "you take an elder": 0.39,
    "you use an elder": 1.0,
    "you transfer": 0.05,
    "you take gold": 0.2,
    "you pass": 0.02,
    "an elder is full": 0.72,
    "your reserve is emptied": 0.05,
    "your reserve is full": 0.1,
    "you fish": 0.86,
    "you come home": 1.0,
    "the work phase ends": 1.0,
    "another builds a building": 1.3,
    "another builds a ship": 0.8,
    "another serves fish": 0.5,
    "another issues a share": 0.8,
    "another buys shares": 0.3,
    "another deforests": 0.7,
    "another reforests": 0.2,
    "another takes an elder": 0.7,
    "another passes": 0.05,
}
#: Who has a building for it does it more often.
MORE: Final = 1.3

#: How much of a thing; of others about this much.
USUALLY: Final = {"forest": 3.0, "ship": 2.0, "elder": 2.0, "haul": 7.0, "share": 3.0, "building": 3.0}
OTHERWISE: Final = 2.0

#: An exchange at any time: for gold it turns what is left over into points; for goods it is a comfort.
FOR_GOLD, FOR_GOODS = 0.25, 0.1
#: An exchange that a card offers now and then is used so often; a condition is met so often.
TAKEN: Final = 0.6
MET: Final = 0.5
A_TRANSFER: Final = 0.6

#: What a bent rule is worth in a round; those that change the score count there already.
BENT: Final = {
    "wood limit N": 0.05,
    "reserve limit N": 0.15,
    "plates cost N less": 0.28,
    "ships cost N wood less": 0.15,
    "schooner for N gold": 0.15,
    "shares cost N less": 0.2,
    "issuing pays N": 0.3,
    "deforest gives N": 0.2,
    "thin out adds N": 0.2,
    "council of N": 0.1,
    "full elder keeps N": 0.3,
    "elders eat at home": 0.3,
    "own shares first": 0.15,
    "transfer is always open": 0.15,
}


def promise(effect: Effect) -> float:
    """Points in each round."""
    if effect.kind == "when":
        return MORE * HAPPENS.get(EVENTS[effect.event], 0.0) * sum(step_worth(step) for step in effect.steps)
    if effect.kind == "any":
        gold = any(isinstance(step, Exchange) and step.gain.goods.gold for step in effect.steps)
        return FOR_GOLD if gold else FOR_GOODS
    if effect.kind == "rule":
        return BENT.get(RULES[effect.rule], 0.0)
    return 0.0


#: What a card gives is told apart by these, for bots that learn; in sixteenths of one a round.
FISH, WOOD, GOLD, KEEPS, ACTS, SWAPS, BENDS, PROMISED = range(8)
GIVEN: Final = ("fish", "wood", "gold", "reserve goods", "further actions", "exchanges", "bent rules", "points")
FINE: Final = 16
MOST_GIVEN: Final = 60
#: A card that is used once only.
ONCE: Final = 0.2


def given(effect: Effect) -> list[int]:
    """What a card gives in a round, so far as its phrase says it."""
    often = {"when": MORE * HAPPENS.get(EVENTS[effect.event], 0.0), "any": TAKEN, "once": ONCE, "now": 1.0}
    found = [0.0] * len(GIVEN)
    for step in effect.steps:
        for kind, amount in _given_by(step):
            found[kind] += amount * often.get(effect.kind, 0.0)
    if effect.kind == "rule":
        found[BENDS] = 1.0
    found[PROMISED] = promise(effect)
    return [max(0, min(MOST_GIVEN, round(FINE * amount))) for amount in found]


def _given_by(step: Step) -> list[tuple[int, float]]:
    """What a step gives each time."""
    if isinstance(step, Gain):
        return [(FISH, step.goods.fish), (WOOD, step.goods.wood), (GOLD, step.goods.gold)]
    if isinstance(step, GainInReserve):
        return [(KEEPS, step.goods.fish + step.goods.wood + step.goods.gold)]
    if isinstance(step, GainPer):
        usual = USUALLY.get(THINGS[step.thing][0], OTHERWISE) * step.amount / step.each
        return [(("fish", "wood", "gold").index(step.good), min(usual, step.most) if step.most else usual)]
    return [(SWAPS if isinstance(step, Exchange) else ACTS, 1.0)]


def step_worth(step: Step) -> float:
    """Points of one step of an effect."""
    if isinstance(step, Gain):
        return goods_worth(step.goods, AT_HAND)
    if isinstance(step, GainInReserve):
        return goods_worth(step.goods, KEPT)
    if isinstance(step, GainPer):
        usual = USUALLY.get(THINGS[step.thing][0], OTHERWISE) * step.amount / step.each
        amount = min(usual, step.most) if step.most else usual
        return amount * AT_HAND[("fish", "wood", "gold").index(step.good)]
    if isinstance(step, Exchange):
        kept = KEPT if isinstance(step.gain, GainInReserve) else AT_HAND
        return TAKEN * max(0.1, goods_worth(step.gain.goods, kept) - goods_worth(step.pay, AT_HAND))
    if isinstance(step, Transfer):
        return A_TRANSFER
    if isinstance(step, GainChoice):
        return max(goods_worth(step.first, AT_HAND), goods_worth(step.second, AT_HAND))
    if isinstance(step, OnlyIf):
        return MET * step_worth(step.step)
    if isinstance(step, Sell | OthersGain):
        return 0.0
    if isinstance(step, FillPlates | FeedElders | GrowForests | Upgrade | BoardAction):
        return 0.0
    assert_never(step)


def goods_worth(goods: Goods, points: list[float]) -> float:
    """Points of an amount of goods."""
    return goods.fish * points[0] + goods.wood * points[1] + goods.gold * points[2]
