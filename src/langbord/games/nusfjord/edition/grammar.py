"""The grammar of effects: one phrase of a card, read into small pieces of data. docs/editions.md describes it."""

from __future__ import annotations

import functools
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from langbord.engine.editions.parse_error import PhraseError, parse_int

GOODS_WORDS: Final = ("fish", "wood", "gold")

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
)

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
    """`action ACTION or ACTION, N GOOD cheaper`; the actions by the words of their spaces."""

    actions: tuple[str, ...]
    cheaper: Goods


Step = (
    Gain | GainInReserve | GainPer | Exchange | Transfer | FillPlates | FeedElders | GrowForests | Upgrade | BoardAction
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
    """`N points if N THING`; `least` 0 stands for `if no THING`."""

    amount: int
    least: int
    thing: int


@dataclass(frozen=True)
class Effect:
    """A phrase, read. Exactly one of `rule`, `points`, `steps` says something; `event` is -1 without `when`."""

    phrase: str
    kind: str  # "now", "when", "any", "once", "rule", "points"
    event: int = -1
    steps: tuple[Step, ...] = ()
    rule: int = -1
    number: int = 0
    points: Points | PointsIf | None = None


#: Which kinds of phrase each class of card may have.
CLASSES: Final = {
    "now": ("now",),
    "whenever": ("when",),
    "any time": ("any",),
    "once": ("once",),
    "special": ("rule", "when"),
    "points": ("points",),
    "elder": ("now",),
}


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


def read_effect(phrase: str, card_class: str) -> Effect:
    """The effect of a card of a class, or a PhraseError."""
    effect = _read(phrase, card_class)
    if effect.kind not in CLASSES[card_class]:
        wanted = " or ".join(f"'{kind}'" for kind in CLASSES[card_class])
        raise PhraseError(f"a card of class '{card_class}' has a phrase of the kind {wanted}, not '{effect.kind}'", 0)
    return effect


def _read(phrase: str, card_class: str) -> Effect:
    if phrase.startswith("rule "):
        return _read_rule(phrase)
    if phrase.startswith("when "):
        return _read_when(phrase)
    if phrase.startswith("once:"):
        return Effect(phrase, "once", steps=_read_steps(phrase[5:], 5))
    if re.match(r"\d+ points?\b", phrase):
        return _read_points(phrase)
    steps = _read_steps(phrase, 0)
    if card_class == "any time":
        if len(steps) != 1 or not isinstance(steps[0], Exchange) or steps[0].times != 1:
            raise PhraseError("an any-time effect is 'pay GOODS: gain GOODS'", 0)
        return Effect(phrase, "any", steps=steps)
    if card_class == "elder" and sum(isinstance(step, BoardAction) for step in steps) != 1:
        raise PhraseError("an elder has exactly one 'action'", 0)
    return Effect(phrase, "now", steps=steps)


def _read_rule(phrase: str) -> Effect:
    text = phrase[5:]
    for number, rule in enumerate(RULES):
        match = re.fullmatch(rule.replace("N", r"(\d+)"), text)
        if match:
            return Effect(phrase, "rule", rule=number, number=parse_int(match[1], 5) if match.groups() else 1)
    raise PhraseError(f"there is no rule '{text}' to bend", 5)


def _read_when(phrase: str) -> Effect:
    event, colon, rest = phrase[5:].partition(":")
    if not colon:
        raise PhraseError("a ':' must follow the event", len(phrase))
    if event not in EVENTS:
        raise PhraseError(f"'{event}' is not an event", 5)
    start = 5 + len(event) + 1
    steps = _read_steps(rest, start)
    if any(isinstance(step, BoardAction | Upgrade | GrowForests) for step in steps):
        raise PhraseError("a 'when' effect can neither take an action nor place tiles", start)
    return Effect(phrase, "when", event=EVENTS.index(event), steps=steps)


def _read_points(phrase: str) -> Effect:
    match = re.fullmatch(r"(\d+) points? per (?:(\d+) )?(.+?)(?:, at most (\d+))?", phrase)
    if match:
        each, most = parse_int(match[2] or "1", match.start(2)), parse_int(match[4] or "0", match.start(4))
        _must_not_be_zero(each, match.start(2))
        points = Points(parse_int(match[1], 0), each, _thing(match[3], match.start(3)), most)
        return Effect(phrase, "points", points=points)
    match = re.fullmatch(r"(\d+) points? if (no|\d+) (.+)", phrase)
    if match:
        least = 0 if match[2] == "no" else parse_int(match[2], match.start(2))
        return Effect(
            phrase, "points", points=PointsIf(parse_int(match[1], 0), least, _thing(match[3], match.start(3)))
        )
    raise PhraseError("expected 'N points per THING' or 'N points if N THING'", phrase.find("point"))


def _read_steps(text: str, column: int) -> tuple[Step, ...]:
    """Steps separated by semicolons."""
    steps: list[Step] = []
    for part in text.split(";"):
        start = column + len(part) - len(part.lstrip())
        steps.append(_read_step(part.strip(), start))
        column += len(part) + 1
    return tuple(steps)


def _read_step(text: str, column: int) -> Step:
    word = text.split(" ")[0]
    if word == "gain":
        return _read_gain(text, column)
    if word == "pay":
        return _read_pay(text, column)
    if word == "action":
        return _read_action(text, column)
    if text == "transfer":
        return Transfer()
    if text == "upgrade":
        return Upgrade(NOTHING)
    if text == "feed elders":
        return FeedElders()
    match = re.fullmatch(r"fill (\d+) plates?", text)
    if match:
        return FillPlates(parse_int(match[1], column + match.start(1)))
    match = re.fullmatch(r"grow (\d+) forests?", text)
    if match:
        return GrowForests(parse_int(match[1], column + match.start(1)))
    raise PhraseError(
        f"'{text}' is not a step; steps begin with gain, pay, action, transfer, upgrade, fill, feed, grow", column
    )


def _read_gain(text: str, column: int) -> Gain | GainInReserve | GainPer:
    match = re.fullmatch(r"gain (\d+) (\w+) per (?:(\d+) )?(.+?)(?:, at most (\d+))?", text)
    if match:
        if match[2] not in GOODS_WORDS:
            raise PhraseError(f"'{match[2]}' is not a good; goods are fish, wood and gold", column + match.start(2))
        number = parse_int(match[1], column + match.start(1))
        each, most = (
            parse_int(match[3] or "1", column + match.start(3)),
            parse_int(match[5] or "0", column + match.start(5)),
        )
        _must_not_be_zero(each, column + match.start(3))
        return GainPer(match[2], number, each, _thing(match[4], column + match.start(4)), most)
    goods = text[5:]
    if goods.endswith(" in reserve"):
        return GainInReserve(read_goods(goods[: -len(" in reserve")], column + 5))
    return Gain(read_goods(goods, column + 5))


def _read_pay(text: str, column: int) -> Exchange | Upgrade:
    goods, colon, rest = text[4:].partition(":")
    pay = read_goods(goods, column + 4)
    start = column + 4 + len(goods) + 1
    if not colon:
        raise PhraseError("a ':' and what is paid for must follow", column + len(text))
    if rest.strip() == "upgrade":
        return Upgrade(pay)
    times = 1
    match = re.search(r", up to (\d+) times$", rest)
    if match:
        times = parse_int(match[1], start + match.start(1))
        _must_not_be_zero(times, start + match.start(1))
        rest = rest[: match.start()]
    lead = len(rest) - len(rest.lstrip())
    if not rest.strip().startswith("gain "):
        raise PhraseError("after 'pay GOODS:' comes 'gain GOODS' or 'upgrade'", start + lead)
    gain = _read_gain(rest.strip(), start + lead)
    if isinstance(gain, GainPer):
        raise PhraseError("a payment buys a fixed gain", start + lead)
    return Exchange(pay, gain, times)


def _read_action(text: str, column: int) -> BoardAction:
    match = re.fullmatch(r"action (.+?)(?:, (.+) cheaper)?", text)
    if match is None:
        raise PhraseError("expected 'action' and the name of one", column)
    words: list[str] = []
    place = column + 7
    for name in match[1].split(" or "):
        if name not in ACTIONS:
            raise PhraseError(f"'{name}' is not an action; actions are {', '.join(ACTIONS)}", place)
        words.append(ACTIONS[name])
        place += len(name) + 4
    cheaper = NOTHING
    if match[2]:
        cheaper = read_goods(match[2], column + match.start(2))
        if not set(words) <= {"build", "ship"}:
            raise PhraseError("only 'build' and 'ship' can be cheaper", column + match.start(2))
    return BoardAction(tuple(words), cheaper)


def _thing(name: str, column: int) -> int:
    for number, (one, many) in enumerate(THINGS):
        if name in (one, many):
            return number
    raise PhraseError(f"'{name}' is nothing that can be counted", column)


def _must_not_be_zero(number: int, column: int) -> None:
    if number == 0:
        raise PhraseError("the number must be at least 1", column)
