"""The grammar of effects: one phrase of a card, read into small pieces of data. docs/editions.md describes it."""

from __future__ import annotations

import functools
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from langbord.engine.editions.parse_error import PhraseError, parse_int

GOODS_WORDS: Final = ("fish", "wood", "gold")
SHIP_KINDS: Final = ("sloop", "cutter", "schooner")

#: What happens to a player, in the words of the phrases; the number of an event is its place here.
EVENTS: Final = (
    "you build a building",
    "you build a ship",
    "you build a sloop",
    "you build a cutter",
    "you build a schooner",
    "you serve fish",
    "you serve a plate",
    "you issue a share",
    "you buy shares",
    "you deforest",
    "you thin out",
    "you reforest",
    "you take an elder",
    "you use an elder",
    "you transfer",
    "you take gold",
    "you copy an action",
    "you pass",
    "an elder is full",
    "your reserve is emptied",
    "your reserve is full",
    "you fish",
    "you come home",
    "the work phase ends",
    "another builds a building",
    "another builds a ship",
    "another serves fish",
    "another issues a share",
    "another buys shares",
    "another deforests",
    "another reforests",
    "another takes an elder",
    "another passes",
)

#: What happens to one player and is noticed by the others, as they call it.
NOTICED: Final = {
    "you build a building": "another builds a building",
    "you build a ship": "another builds a ship",
    "you serve fish": "another serves fish",
    "you issue a share": "another issues a share",
    "you buy shares": "another buys shares",
    "you deforest": "another deforests",
    "you reforest": "another reforests",
    "you take an elder": "another takes an elder",
    "you pass": "another passes",
}

#: What can be counted, singular and plural; the number of a thing is its place here.
THINGS: Final = (
    ("forest", "forests"),
    ("ship", "ships"),
    ("sloop", "sloops"),
    ("cutter", "cutters"),
    ("schooner", "schooners"),
    ("building", "buildings"),
    ("A building", "A buildings"),
    ("B building", "B buildings"),
    ("C building", "C buildings"),
    ("elder", "elders"),
    ("share", "shares"),
    ("own share", "own shares"),
    ("foreign share", "foreign shares"),
    ("unissued share", "unissued shares"),
    ("gold", "gold"),
    ("wood", "wood"),
    ("fish", "fish"),
    ("fish in reserve", "fish in reserve"),
    ("wood in reserve", "wood in reserve"),
    ("fish on elders", "fish on elders"),
    ("empty space", "empty spaces"),
    ("wooded space", "wooded spaces"),
    ("filled plate", "filled plates"),
    ("free track space", "free track spaces"),
    ("round left", "rounds left"),
    ("haul", "haul"),
    ("column", "columns"),
    ("other player", "other players"),
    ("ship of others", "ships of others"),
    ("building of others", "buildings of others"),
    ("share on the board", "shares on the board"),
)

#: Rules that a special building bends, with N where a number belongs; the number of a rule is its place here.
RULES: Final = (
    "wood limit N",
    "reserve limit N",
    "plates cost N less",
    "ships cost N wood less",
    "schooner for N gold",
    "shares cost N less",
    "issuing pays N",
    "deforest gives N",
    "thin out adds N",
    "council of N",
    "full elder keeps N",
    "elders eat at home",
    "own shares first",
    "reserve gold scores",
    "unissued shares are free",
    "empty spaces are free N",
    "moored",
    "transfer is always open",
)

#: The board actions that a card can offer, with the space whose word they share.
ACTIONS: Final = {
    "serve": "serve",
    "build": "build",
    "issue": "issue",
    "buy": "buy",
    "deforest": "deforest",
    "thin out": "thin",
    "reforest": "reforest",
    "ship": "ship",
    "transfer": "transfer",
    "take an elder": "elder",
    "take gold": "gold",
}

#: What each board action can set off, by its word: events of whoever carries it out.
SETS_OFF: Final = {
    "serve": ("you serve fish", "you serve a plate"),
    "build": ("you build a building",),
    "issue": ("you issue a share",),
    "buy": ("you buy shares",),
    "deforest": ("you deforest",),
    "thin": ("you thin out",),
    "reforest": ("you reforest",),
    "ship": ("you build a ship", "you build a sloop", "you build a cutter", "you build a schooner"),
    "transfer": ("you transfer", "your reserve is emptied"),
    "elder": ("you take an elder", "you use an elder", "an elder is full"),
    "gold": ("you take gold",),
}


@dataclass(frozen=True)
class Goods:
    """An amount of fish, wood and gold: a price, a gain."""

    fish: int = 0
    wood: int = 0
    gold: int = 0

    def less(self, other: Goods) -> Goods:
        """This price with a discount; no good falls below nothing (N8.9)."""
        if other is NOTHING:
            return self
        return Goods(max(0, self.fish - other.fish), max(0, self.wood - other.wood), max(0, self.gold - other.gold))

    def __str__(self) -> str:
        return _goods_text(self.wood, self.fish, self.gold)


@functools.cache
def _goods_text(wood: int, fish: int, gold: int) -> str:
    parts = [f"{amount} {word}" for amount, word in ((wood, "wood"), (fish, "fish"), (gold, "gold")) if amount]
    return ", ".join(parts) or "nothing"


NOTHING: Final = Goods()


def discount_of(values: Mapping[str, object]) -> Goods:
    """The discount that a question tells of (N8.9)."""
    told = values.get("cheaper")
    return read_goods(told) if isinstance(told, str) else NOTHING


@functools.cache
def so_much(good: str, amount: int) -> Goods:
    """An amount of one good, by its word."""
    return Goods(**{good: amount})


@dataclass(frozen=True)
class Gain:
    """`gain GOODS`"""

    goods: Goods


@dataclass(frozen=True)
class GainInReserve:
    """`gain GOODS in reserve`"""

    goods: Goods


@dataclass(frozen=True)
class GainPer:
    """`gain N GOOD per N THING, at most N`; `most` is 0 for no limit."""

    good: str
    amount: int
    each: int
    thing: int
    most: int


@dataclass(frozen=True)
class Exchange:
    """`pay GOODS: gain GOODS, up to N times`"""

    pay: Goods
    gain: Gain | GainInReserve
    times: int


@dataclass(frozen=True)
class Transfer:
    """`transfer`"""


@dataclass(frozen=True)
class FillPlates:
    """`fill N plates`"""

    count: int


@dataclass(frozen=True)
class FeedElders:
    """`feed elders`"""


@dataclass(frozen=True)
class GrowForests:
    """`grow N forests`"""

    count: int


@dataclass(frozen=True)
class Upgrade:
    """`pay GOODS: upgrade`"""

    pay: Goods


@dataclass(frozen=True)
class BoardAction:
    """`action ACTION or ACTION, N GOOD cheaper`; the actions by the words of their spaces. `each`: for each plate that
    is filled meanwhile."""

    actions: tuple[str, ...]
    cheaper: Goods
    each: Goods = NOTHING


@dataclass(frozen=True)
class GainChoice:
    """`gain GOODS or GOODS`"""

    first: Goods
    second: Goods


@dataclass(frozen=True)
class Sell:
    """`sell SHIP: gain GOODS, up to N times`; the kinds of ship by number."""

    kinds: tuple[int, ...]
    goods: Goods
    times: int


@dataclass(frozen=True)
class OthersGain:
    """`others gain GOODS`"""

    goods: Goods


@dataclass(frozen=True)
class OnlyIf:
    """`if N THING: STEP`, `if no THING: STEP`, `if most THING: STEP`; `least` 0 stands for no, MOST for most."""

    least: int
    thing: int
    step: Step


#: Instead of a number: at least as many as each of the others, and at least one.
MOST: Final = -1

Step = (
    Gain
    | GainInReserve
    | GainPer
    | Exchange
    | Transfer
    | FillPlates
    | FeedElders
    | GrowForests
    | Upgrade
    | BoardAction
    | GainChoice
    | Sell
    | OthersGain
    | OnlyIf
)


@dataclass(frozen=True)
class Points:
    """`N points per N THING, at most N`"""

    amount: int
    each: int
    thing: int
    most: int


@dataclass(frozen=True)
class PointsIf:
    """`N points if N THING`; `least` 0 stands for `if no THING`, MOST for `if most THING`."""

    amount: int
    least: int
    thing: int


@dataclass(frozen=True)
class Effect:
    """A phrase, read. Exactly one of `rule`, `points`, `steps` says something; `event` is -1 without `when`."""

    phrase: str
    kind: str  # "now", "when", "any", "once", "rule", "points"; "hand": a text, for players to carry out
    event: int = -1
    steps: tuple[Step, ...] = ()
    rule: int = -1
    number: int = 0
    points: Points | PointsIf | None = None


#: Which kinds of phrase each class of card may have.
CLASSES: Final = {
    "now": ("now", "hand"),
    "whenever": ("when", "hand"),
    "any time": ("any", "hand"),
    "once": ("once", "hand"),
    "special": ("rule", "when", "hand"),
    "points": ("points", "hand"),
    "elder": ("now", "hand"),
}
BY_HAND: Final = "by hand:"


def read_goods(text: str, column: int = 0) -> Goods:
    """`2 wood, 1 gold`, or `nothing`."""
    if text.strip() == "nothing":
        return NOTHING
    found: dict[str, int] = {}
    place = column
    for part in text.split(","):
        match = re.fullmatch(r"\s*(\d+) (\w+)\s*", part)
        start = place + len(part) - len(part.lstrip())
        if match is None:
            raise PhraseError(f"expected an amount such as '2 wood', found '{part.strip()}'", start)
        if match[2] not in GOODS_WORDS:
            raise PhraseError(f"'{match[2]}' is not a good; goods are fish, wood and gold", place + match.start(2))
        if match[2] in found:
            raise PhraseError(f"'{match[2]}' stands twice", place + match.start(2))
        amount = parse_int(match[1], place + match.start(1))
        if not 0 < amount <= 99:
            raise PhraseError(f"an amount lies between 1 and 99, not at {match[1]}", place + match.start(1))
        found[match[2]] = amount
        place += len(part) + 1
    return Goods(**found)
