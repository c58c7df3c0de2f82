"""The grammar of effects: what a phrase of a space, card, event or scenario can say, as small pieces of data.

docs/editions.md describes it; phrases.py reads the phrases.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

#: From the commonest to the rarest; the number of a good is its place here, and every bundle of goods has this order.
GOODS_WORDS: Final = ("tomato", "lettuce", "mushroom", "cauliflower", "carrot")
KINDS: Final = len(GOODS_WORDS)
Bundle = tuple[int, int, int, int, int]
NO_GOODS: Final[Bundle] = (0, 0, 0, 0, 0)

COLUMNS: Final = ("property", "field", "market", "town hall")
COLUMN_LETTERS: Final = "PFMT"
ROWS: Final = 6
SMALLEST, LARGEST = 3, 6
NO_LIMIT: Final = 99

#: What happens to a player. After a placement the cards act in the order of this list.
WHENS: Final = (
    "you take a greenhouse",
    "you discard a greenhouse",
    "an opponent discards a greenhouse",
    "you take a service card",
    "you seed",
    "you seed 2",
    "you harvest in work time",
    "you harvest first",
    "you empty a greenhouse",
    "you work in property",
    "you work in field",
    "you work in market",
    "you work in town hall",
    "you advance at once",
    "you use the bonus",
    "you reach a shared table",
    "you pay for 2 tables",
    *(f"you work in row {row}" for row in range(1, 7)),
)

#: The points of a round at which cards act.
MOMENTS: Final = (
    "start of work time",
    "end of work time",
    "start of harvest time",
    "end of harvest time",
    "start of tourism time",
    "end of tourism time",
    "start of homecoming time",
)

CONDITIONS: Final = (
    "a row is empty",
    "you are last",
    "your table is shared",
    "you own no goods",
    "all your greenhouses are planted",
    "you own 3 kinds",
    "you own 4 greenhouses",
)

#: Rules that are bent, with N, SPACE or TABLE where a number or a name belongs; a rule's number is its place here.
RULES: Final = (
    "flags in property are free",
    "flags in town hall are free",
    "the bonus gives N more",
    "the bonus gives N less",
    "greenhouses of N take every kind",
    "harvest at most N",
    "seeding leaves N empty",
    "close SPACE",
    "N more service cards",
    "start at TABLE",
    "without greenhouses of N",
)
CARD_RULES: Final = RULES[:3] + RULES[4:5]
EVENT_RULES: Final = RULES[:8]
SCENARIO_RULES: Final = RULES[:7]
SET_UP_RULES: Final = RULES[8:]

#: What can be counted for a gain.
THINGS: Final = ("greenhouse", "planted greenhouse", "empty greenhouse", "service card", "kind")

#: Cards that the grammar cannot say; each is a function of the game.
SPECIALS: Final = ("village-elder", "farm-girl", "greenhouse-seller", "lease", "mixed-seed", "secret-hoard")

#: What means nothing without an opponent: such cards stay in the box in a solo game.
BY_HAND: Final = "by hand:"  # before a text, for players to carry out
LONELY_WHENS: Final = ("an opponent discards a greenhouse", "you reach a shared table")
LONELY_CONDITIONS: Final = ("you are last", "your table is shared")
LONELY_SPECIALS: Final = ("village-elder", "lease")


@dataclass(frozen=True)
class Gain:
    """`gain 1 lettuce and 1 carrot`"""

    goods: Bundle


@dataclass(frozen=True)
class GainAny:
    """`gain N any`: kinds of your choice."""

    count: int


@dataclass(frozen=True)
class GainRarest:
    """`gain 1 rarest`: the golden kind of one of your greenhouses."""


@dataclass(frozen=True)
class GainPer:
    """`gain 1 GOOD per THING, at most N`"""

    good: int
    thing: int
    most: int


@dataclass(frozen=True)
class Seed:
    """`seed 1`, `seed 1 to 2`, `seed at least 2`"""

    least: int
    most: int


@dataclass(frozen=True)
class SeedFromSupply:
    """`seed 1 from supply`: without a good of your own."""


@dataclass(frozen=True)
class Harvest:
    """`harvest up to N`: from different greenhouses."""

    most: int


@dataclass(frozen=True)
class HarvestOne:
    """`harvest up to N from one greenhouse`"""

    most: int


@dataclass(frozen=True)
class TakeGreenhouse:
    """`take a greenhouse`, `take a greenhouse of 3`, `take a greenhouse of 3 to 4`: from the open piles."""

    least: int
    most: int


@dataclass(frozen=True)
class TakeRandom:
    """`take a random greenhouse`"""


@dataclass(frozen=True)
class TakeCard:
    """`take a service card`"""


@dataclass(frozen=True)
class ShareCard:
    """`share a service card`"""


@dataclass(frozen=True)
class Advance:
    """`advance N`: free of charge, without goods."""

    tables: int


@dataclass(frozen=True)
class PlantEach:
    """`plant 1 GOOD in each greenhouse`: in an empty parcel, allowed there or not."""

    good: int


@dataclass(frozen=True)
class PlantMissing:
    """`plant 1 missing kind in each greenhouse`: one that is allowed there and not yet planted there."""


@dataclass(frozen=True)
class PlantMore:
    """`plant 1 more in up to N greenhouses`: of a kind that grows there, in an empty parcel."""

    most: int


@dataclass(frozen=True)
class Cost:
    """What stands before the arrow: goods by kind, goods all alike, goods of any kinds, greenhouses."""

    goods: Bundle = NO_GOODS
    alike: int = 0
    any: int = 0
    greenhouses: int = 0


@dataclass(frozen=True)
class Trade:
    """`discard COST: STEP and STEP`"""

    cost: Cost
    gets: tuple[Step, ...]


Step = (
    Gain
    | GainAny
    | GainRarest
    | GainPer
    | Seed
    | SeedFromSupply
    | Harvest
    | HarvestOne
    | TakeGreenhouse
    | TakeRandom
    | TakeCard
    | ShareCard
    | Advance
    | PlantEach
    | PlantMissing
    | PlantMore
    | Trade
)


@dataclass(frozen=True)
class Action:
    """`STEP or STEP`: exactly one of them."""

    alternatives: tuple[Step, ...]


@dataclass(frozen=True)
class Effect:
    """A phrase, read. `moment` counts in WHENS or MOMENTS by its kind; -1 stands for nothing said."""

    phrase: str
    kind: str  # "now", "when", "at", "any", "everyone", "rule", "special", "hand"
    moment: int = -1
    condition: int = -1
    actions: tuple[Action, ...] = ()
    rule: int = -1
    number: int = 0  # of the rule; of a table, its step on the track
    special: str = ""  # the name of the function; for `close`, the word of the space

    def is_lonely(self) -> bool:
        """Without an opponent this does nothing."""
        if self.kind == "when" and WHENS[self.moment] in LONELY_WHENS:
            return True
        if self.condition >= 0 and CONDITIONS[self.condition] in LONELY_CONDITIONS:
            return True
        return self.special in LONELY_SPECIALS


@dataclass(frozen=True)
class Goal:
    """What a scenario wants to see in your possession: so much of a thing; `good` counts only for `hold N GOOD`."""

    phrase: str
    amount: int
    thing: str  # "good", or one of THINGS
    good: int = -1
