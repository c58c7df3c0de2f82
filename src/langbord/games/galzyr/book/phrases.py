"""Conditions and effects of the book as data: what `grammar.py` reads out of a phrase and the rules carry out.

The docstring of each class is the phrase it comes from: N is a number, CARD the id of a card (or `this`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

# --- conditions -----------------------------------------------------------------------------------------------------

#: Every kind of condition with what follows it in a phrase; docs/writing-the-book.md tells what each means.
CONDITION_KINDS: Final = (
    "season",  # summer | winter                          word
    "month",  # march | march-may | november-february     low, high (1..12, may wrap)
    "weekday",  # mon … sun                               low (0..6)
    "adventurer",  # mor | bumir | aysala | keridai       word
    "mode",  # solo | coop | competitive                  word
    "challenge",  # challenge
    "players",  # players N                               low (at least)
    "tag",  # tag TAG                                     word
    "gold",  # gold N                                     low (at least)
    "prestige",  # prestige N                             low (at least, own, this month)
    "level",  # level N                                   low (at least; success level of the group, end scene)
    "mark",  # mark SKILL N                               word, low (at least)
    "items",  # items N | items N worth V                 low (at least), high (value at least, 0 for any)
    "companion",  # companion                             any companion
    "at",  # at SPACE                                     word
    "near",  # near SPACE N                               word, low (at most N spaces away)
    "terrain",  # grassland | forest | hill | mountain    word
    "settlement",  # settlement
    "harbour",  # harbour
    "location",  # location                               one of the eight, settlement or not
    "on",  # on this                                      your figure stands on this card
    "company",  # company                                 another adventurer in the space
    "partner",  # partner                                 a partner takes part in this scene
    "has",  # has CARD                                    word: card in your area (quests in hand as well)
    "world",  # world CARD                                word: global status in play
    "here",  # here CARD                                  word: local status or location card in your space
    "play",  # in play CARD                               word: the card lies in anybody's area, on the board or global
    "available",  # available CARD                        word: the card lies in the library
    "total",  # total N                                   low (at least; the last check of this scene)
    "old",  # old                                         this card is in play since the game began
    "days",  # days N                                     low (at least N days left on this card's timer)
    "last-day",  # last day
    "seen",  # seen SCENE                                 word: anybody in this world has played it before
    "lately",  # lately SCENE                             word: played in this month or one of the two before it
    "month-of",  # this month SCENE                       word: played in this month
    "done",  # done N                                     low (at least; quests that paid in this month, by anybody)
    "failed",  # failed N                                 low (at least; quests given up in scenes of this month)
    "achieved",  # achieved ACHIEVEMENT                   word
)


@dataclass(frozen=True)
class Condition:
    """One thing that holds or does not."""

    kind: str
    word: str = ""
    low: int = 0
    high: int = 0
    negated: bool = False


#: All of these, and of each any one: `winter or sat, not tag warm` is ((winter, sat), (not warm,)).
Conditions = tuple[tuple[Condition, ...], ...]

ALWAYS: Final[Conditions] = ()

# --- effects --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class GainGold:
    """`gain N gold`"""

    amount: int


@dataclass(frozen=True)
class LoseGold:
    """`lose N gold`: what is there; with less than N an `else` follows."""

    amount: int


@dataclass(frozen=True)
class PayGold:
    """`pay N gold`: all of it or not at all."""

    amount: int


@dataclass(frozen=True)
class GainPrestige:
    """`gain N prestige`, `lose N prestige` (negative, never below 0)"""

    amount: int


@dataclass(frozen=True)
class GainCard:
    """`gain CARD`, `gain CARD from vault`: out of the library unless another zone is named; nothing if not there."""

    card: str
    zone: str = "library"


@dataclass(frozen=True)
class GainRandom:
    """`gain a random STACK`, `gain N random STACK`: cards of a stack out of the library."""

    stack: str
    count: int = 1


@dataclass(frozen=True)
class GainOneOf:
    """`gain one of STACK`, `gain one of N STACK`: look at N random cards (0: all), keep one."""

    stack: str
    shown: int = 0


@dataclass(frozen=True)
class DrawQuest:
    """`draw N quests`: from the front of the quest slot into the hand."""

    count: int


@dataclass(frozen=True)
class Discard:
    """`discard CARD`: back to the library."""

    card: str


@dataclass(frozen=True)
class DiscardChosen:
    """`discard an item`, `discard a companion with TAG`, `discard 2 items`: the player picks; `tag` may be empty."""

    kind: str
    tag: str = ""
    count: int = 1


@dataclass(frozen=True)
class DiscardAll:
    """`discard all items`, `discard all companions without TAG`, `discard all statuses with TAG`"""

    kind: str
    tag: str = ""
    without: bool = False


@dataclass(frozen=True)
class MoveCard:
    """`move CARD to ZONE`: from wherever it lies."""

    card: str
    zone: str


@dataclass(frozen=True)
class Replace:
    """`replace CARD with CARD`, `… from ZONE`: the old one goes to where the new one came from."""

    old: str
    new: str
    zone: str = "library"


@dataclass(frozen=True)
class Abandon:
    """`abandon CARD`, `abandon a quest` (the player picks: card is empty); with its abandon effect."""

    card: str


@dataclass(frozen=True)
class Offer:
    """`offer N from STACK, STACK`: N random cards of these stacks, out of the library, may be bought at their price."""

    stacks: tuple[str, ...]
    count: int


@dataclass(frozen=True)
class OfferCards:
    """`offer CARD, CARD`: these cards, as far as they are in the library, may be bought at their price."""

    cards: tuple[str, ...]


@dataclass(frozen=True)
class SellItems:
    """`sell an item for N gold`, `sell N items for N gold each`: the player picks, and may sell fewer."""

    count: int
    gold: int


@dataclass(frozen=True)
class SwapMarks:
    """`swap a mark`, `swap a mark for SKILL or SKILL`, `swap N marks`: no skills named means any."""

    count: int
    skills: tuple[str, ...] = ()


@dataclass(frozen=True)
class Travel:
    """`travel N`: move the figure up to N spaces at once."""

    spaces: int


@dataclass(frozen=True)
class Movement:
    """`movement +N`, `movement -N`: for the travel phase that is going on, or else the next one."""

    amount: int


@dataclass(frozen=True)
class GoTo:
    """`go to PLACE`: the figure is put there."""

    place: Place


@dataclass(frozen=True)
class FigureOnCard:
    """`figure on this`: the adventurer leaves the board and stands on the card."""


@dataclass(frozen=True)
class PlaceCard:
    """`put CARD at PLACE`: a local status (from the library or from another space) or a location card."""

    card: str
    place: Place


@dataclass(frozen=True)
class Delay:
    """`delay CARD N`, `hasten CARD N` (negative), `delay a timer N` (the player picks one of theirs: card is empty)"""

    card: str
    days: int


@dataclass(frozen=True)
class Restart:
    """`restart CARD`: its timer stands at its full length again."""

    card: str


@dataclass(frozen=True)
class DrawEvent:
    """`draw event`: its scene follows after this one; the turn still has one scene."""


@dataclass(frozen=True)
class Unlock:
    """`unlock ACHIEVEMENT`"""

    achievement: str


@dataclass(frozen=True)
class If:
    """`if CONDITION: STEPS`"""

    when: Conditions
    steps: tuple[Step, ...]


@dataclass(frozen=True)
class May:
    """`may COSTS: STEPS`, `may: STEPS`: asked only if every cost can be paid in full."""

    cost: tuple[Step, ...]
    steps: tuple[Step, ...]


@dataclass(frozen=True)
class Choose:
    """`choose: STEPS | STEPS`: the player takes one of them."""

    ways: tuple[tuple[Step, ...], ...]


@dataclass(frozen=True)
class Band:
    """`N-N: STEPS` of a throw of the twelve-sided die."""

    low: int
    high: int
    steps: tuple[Step, ...]


@dataclass(frozen=True)
class Roll:
    """`roll 1-6: STEPS | 7-12: STEPS`"""

    bands: tuple[Band, ...]


Effect = (
    GainGold
    | LoseGold
    | PayGold
    | GainPrestige
    | GainCard
    | GainRandom
    | GainOneOf
    | DrawQuest
    | Discard
    | DiscardChosen
    | DiscardAll
    | MoveCard
    | Replace
    | Abandon
    | Offer
    | OfferCards
    | SellItems
    | SwapMarks
    | Travel
    | Movement
    | GoTo
    | FigureOnCard
    | PlaceCard
    | Delay
    | Restart
    | DrawEvent
    | Unlock
    | If
    | May
    | Choose
    | Roll
)


@dataclass(frozen=True)
class Place:
    """Where to: a space by its id, or a phrase.

    kind `space` (word: its id) · `here` · `any` (word: a terrain, settlement, harbour, location, space; the player
    picks) · `nearest` (word: a terrain, settlement, harbour; of several the player picks) · `random` (the die picks
    one of the twelve location numbers) · `next`, `previous` (the location whose number follows or precedes, going
    round).
    """

    kind: str
    word: str = ""


@dataclass(frozen=True)
class Step:
    """`WHO: EFFECT, else EFFECT and EFFECT`: `otherwise` is done if the effect cannot be done in full."""

    effect: Effect
    who: str = "you"
    otherwise: tuple[Step, ...] = ()


# --- effects in a check ---------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Successes:
    """`+N`, `-N`"""

    amount: int


@dataclass(frozen=True)
class DaysLeft:
    """`+days`: as many successes as this card's timer has days left."""


@dataclass(frozen=True)
class Reroll:
    """`reroll N`: up to N dice together. `reroll 1 N times`: one die at a time, not always the same."""

    dice: int
    times: int = 1


@dataclass(frozen=True)
class Convert:
    """`count N SKILL`: up to N symbols of it are successes too. `turn N SKILL into M`: each N symbols give M."""

    skill: str
    symbols: int
    successes: int
    times: int  # 0: as often as there are symbols


@dataclass(frozen=True)
class CheckBand:
    """`N-N: CHECK EFFECTS`, or with `stop`: no further throw."""

    low: int
    high: int
    effects: tuple[CheckEffect, ...]
    stop: bool = False


@dataclass(frozen=True)
class CheckRoll:
    """`roll 1-6: +1 | 7-12: -1`"""

    bands: tuple[CheckBand, ...]


@dataclass(frozen=True)
class Push:
    """`push 1-3: -1; stop | 4-12: +1`: throw, and again as long as the player likes and no band said stop."""

    bands: tuple[CheckBand, ...]


@dataclass(frozen=True)
class TestSkill:
    """`skill any`, `skill neighbour`, `skill SKILL`: tested instead; before the dice (G8.2)."""

    word: str

    __test__ = False  # pytest takes every Test… for a class of tests


@dataclass(frozen=True)
class ChangeVerb:
    """`verb VERB`: the option counts as this verb; before the dice."""

    verb: str


@dataclass(frozen=True)
class NewPool:
    """`pool 2 might, 2 survival, 4 base`: thrown instead of all dice; after the check, before the outcomes."""

    base: int
    marks: tuple[tuple[str, int], ...]


CheckEffect = Successes | DaysLeft | Reroll | Convert | CheckRoll | Push | TestSkill | ChangeVerb | NewPool


@dataclass(frozen=True)
class Box:
    """`may VERBS: …` (brown), `must VERBS: …` (purple), `… in SKILLS: …`, `… any check: …`.

    It acts if the verb is among `verbs`, or the skill among `skills`; with neither, in every check. `must` acts by
    itself, and its costs, if any, are paid as far as they can be. `times`: how often in one check.
    """

    must: bool
    verbs: tuple[str, ...]
    skills: tuple[str, ...]
    when: Conditions
    cost: tuple[Step, ...]
    effects: tuple[CheckEffect, ...]
    times: int = 1
    phrase: str = ""


@dataclass(frozen=True)
class Passive:
    """`always: …`: kind is the phrase of `words.PASSIVES` without its number and word (`movement`, `leaving costs`)."""

    kind: str
    number: int = 0
    word: str = ""
    when: Conditions = ALWAYS
