"""Effects as rows of icons: every phrase of the grammar drawn instead of written. The icons are in _icons.html."""

from __future__ import annotations

from dataclasses import dataclass

from langbord.games.nusfjord.edition.grammar import (
    EVENTS,
    MOST,
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
    Points,
    PointsIf,
    Sell,
    Step,
    Transfer,
    Upgrade,
)


@dataclass(frozen=True)
class Bit:
    """A piece of a row: an icon, a few characters before it, or both. `look` says how it is set off from the rest."""

    icon: str = ""
    text: str = ""
    look: str = ""  # "", "action", "note", "or"


Row = tuple[Bit, ...]

THEN = Bit("then")
PER = Bit(text="/")
OR = Bit(look="or")
OTHERS = Bit("others")
RESERVE = (THEN, Bit("reserve"))

#: What an event looks like, by its words in the grammar.
EVENT_ICONS: dict[str, Row] = {
    "you build a building": (Bit("build"),),
    "you build a ship": (Bit("ship"),),
    "you build a sloop": (Bit("sloop"),),
    "you build a cutter": (Bit("cutter"),),
    "you build a schooner": (Bit("schooner"),),
    "you serve fish": (Bit("serve"),),
    "you serve a plate": (Bit("serve", "1"),),
    "you issue a share": (Bit("issue"),),
    "you buy shares": (Bit("buy"),),
    "you deforest": (Bit("deforest"),),
    "you thin out": (Bit("thin"),),
    "you reforest": (Bit("reforest"),),
    "you take an elder": (Bit("elder", "+"),),
    "you use an elder": (Bit("worker"), Bit("elder")),
    "you transfer": (Bit("transfer"),),
    "you take gold": (Bit("take-gold"),),
    "you copy an action": (Bit("copy"),),
    "you pass": (Bit("pass"),),
    "an elder is full": (Bit("fish", "3"), Bit("elder")),
    "your reserve is emptied": (Bit("reserve", "0"),),
    "your reserve is full": (Bit("reserve-full"),),
    "you fish": (Bit("haul"),),
    "you come home": (Bit("home"),),
    "the work phase ends": (Bit("worker"), THEN, Bit("home")),
    "another builds a building": (OTHERS, Bit("build")),
    "another builds a ship": (OTHERS, Bit("ship")),
    "another serves fish": (OTHERS, Bit("serve")),
    "another issues a share": (OTHERS, Bit("issue")),
    "another buys shares": (OTHERS, Bit("buy")),
    "another deforests": (OTHERS, Bit("deforest")),
    "another reforests": (OTHERS, Bit("reforest")),
    "another takes an elder": (OTHERS, Bit("elder", "+")),
    "another passes": (OTHERS, Bit("pass")),
}

#: What a thing that is counted looks like.
THING_ICONS: dict[str, Row] = {
    "forest": (Bit("forest"),),
    "ship": (Bit("ship"),),
    "sloop": (Bit("sloop"),),
    "cutter": (Bit("cutter"),),
    "schooner": (Bit("schooner"),),
    "building": (Bit("build"),),
    "A building": (Bit("build-a"),),
    "B building": (Bit("build-b"),),
    "C building": (Bit("build-c"),),
    "elder": (Bit("elder"),),
    "share": (Bit("share"),),
    "own share": (Bit("share-own"),),
    "foreign share": (Bit("share-foreign"),),
    "unissued share": (Bit("unissued"),),
    "gold": (Bit("gold"),),
    "wood": (Bit("wood"),),
    "fish": (Bit("fish"),),
    "fish in reserve": (Bit("fish"), Bit("reserve")),
    "wood in reserve": (Bit("wood"), Bit("reserve")),
    "fish on elders": (Bit("fish"), Bit("elder")),
    "empty space": (Bit("empty"),),
    "wooded space": (Bit("wooded"),),
    "filled plate": (Bit("serve"),),
    "free track space": (Bit("track"),),
    "round left": (Bit("round"),),
    "haul": (Bit("haul"),),
    "column": (Bit("worker"), Bit(text="|")),
    "other player": (OTHERS,),
    "ship of others": (Bit("ship"), OTHERS),
    "building of others": (Bit("build"), OTHERS),
    "share on the board": (Bit("buy"),),
}

#: What a bent rule looks like, with N where its number belongs.
RULE_ICONS: dict[str, Row] = {
    "wood limit N": (Bit("wood"), Bit(text="≤ N", look="note")),
    "reserve limit N": (Bit("fish"), Bit("reserve"), Bit(text="≤ N", look="note")),
    "plates cost N less": (Bit("plate"), Bit("fish", "−N")),
    "ships cost N wood less": (Bit("ship"), Bit("wood", "−N")),
    "schooner for N gold": (Bit("gold", "N"), THEN, Bit("schooner")),
    "shares cost N less": (Bit("buy"), Bit("gold", "−N")),
    "issuing pays N": (Bit("issue"), THEN, Bit("gold", "N")),
    "deforest gives N": (Bit("deforest"), THEN, Bit("wood", "N")),
    "thin out adds N": (Bit("thin"), Bit("wood", "+N")),
    "council of N": (Bit("elder"), Bit(text="≤ N", look="note")),
    "full elder keeps N": (Bit("fish", "3"), Bit("elder"), THEN, Bit("fish", "N")),
    "elders eat at home": (Bit("plate", "0"), THEN, Bit("fish", "1"), Bit("elder")),
    "own shares first": (Bit("share-own", "1."), Bit("share-foreign", "2.")),
    "reserve gold scores": (Bit("gold", "1"), Bit("reserve"), THEN, Bit("point", "1")),
    "unissued shares are free": (Bit("unissued"), THEN, Bit("point", "0")),
    "empty spaces are free N": (Bit("empty", "N"), THEN, Bit("point", "0")),
    "moored": (Bit("build"), THEN, Bit("moored")),
    "transfer is always open": (Bit("transfer"), Bit("worker", "+")),
}


def amounts(goods: Goods, sign: str = "") -> Row:
    """Goods as on a price tag: wood, fish, gold."""
    pairs = (("wood", goods.wood), ("fish", goods.fish), ("gold", goods.gold))
    return tuple(Bit(icon, f"{sign}{amount}") for icon, amount in pairs if amount)


def rows(effect: Effect) -> tuple[Row, ...]:
    """An effect, one row for each step."""
    if effect.kind == "hand":
        return ((Bit(text="✎", look="note"),),)
    if effect.kind == "rule":
        return (rule(effect),)
    if effect.points is not None:
        return (points(effect.points),)
    drawn = [step(part) for part in effect.steps]
    if effect.kind == "when":
        drawn[0] = (*EVENT_ICONS[EVENTS[effect.event]], THEN, *drawn[0])
    return tuple(drawn)


def rule(effect: Effect) -> Row:
    """A bent rule with its number."""
    shown = RULE_ICONS[RULES[effect.rule]]
    return tuple(Bit(bit.icon, bit.text.replace("N", str(effect.number)), bit.look) for bit in shown)


def points(counted: Points | PointsIf) -> Row:
    """`1 point per 2 forests, at most 4`, or `9 haul or more: 4 points`."""
    if isinstance(counted, PointsIf):
        return (*condition(counted.least, counted.thing), THEN, Bit("point", signed(counted.amount)))
    return (Bit("point", signed(counted.amount)), *per(counted.each, counted.thing, counted.most))


def signed(amount: int) -> str:
    """A number of points, with a real minus."""
    return f"−{-amount}" if amount < 0 else str(amount)


def condition(least: int, thing: int) -> Row:
    """So many of a thing, none, or the most of all."""
    return numbered(thing, "max" if least == MOST else f"{least}+" if least else "0")


def per(each: int, thing: int, most: int) -> Row:
    """`/ 2 forests`, and where it ends."""
    shown = numbered(thing, str(each) if each > 1 else "")
    return (PER, *shown, *((Bit(text=f"≤ {most}", look="note"),) if most else ()))


def numbered(thing: int, number: str) -> Row:
    """A thing with a number before it."""
    first, *others = THING_ICONS[THINGS[thing][0]]
    return (Bit(first.icon, number), *others)


def step(part: Step) -> Row:
    """One step of a card."""
    if isinstance(part, Gain):
        return amounts(part.goods)
    if isinstance(part, GainInReserve):
        return (*amounts(part.goods), *RESERVE)
    if isinstance(part, GainPer):
        return (Bit(part.good, str(part.amount)), *per(part.each, part.thing, part.most))
    if isinstance(part, Exchange):
        return exchange(part)
    if isinstance(part, Transfer):
        return (Bit("transfer"),)
    if isinstance(part, FillPlates):
        return (Bit("serve", f"+{part.count}"),)
    if isinstance(part, FeedElders):
        return (Bit("fish", "1"), PER, Bit("elder"))
    if isinstance(part, GrowForests):
        return (Bit("forest", f"+{part.count}"),)
    if isinstance(part, Upgrade):
        paid = amounts(part.pay)
        return (*paid, THEN, Bit("upgrade")) if paid else (Bit("upgrade"),)
    if isinstance(part, GainChoice):
        return (*amounts(part.first), OR, *amounts(part.second))
    if isinstance(part, Sell):
        ship = "ship" if len(part.kinds) > 1 else ("sloop", "cutter", "schooner")[part.kinds[0]]
        times = (Bit(text=f"≤ {part.times}×", look="note"),) if part.times > 1 else ()
        return (Bit(ship, "−1"), THEN, *amounts(part.goods), *times)
    if isinstance(part, OthersGain):
        return (OTHERS, *amounts(part.goods, "+"))
    if isinstance(part, OnlyIf):
        return (*condition(part.least, part.thing), THEN, *step(part.step))
    return action(part)


def exchange(part: Exchange) -> Row:
    """`2 fish → 1 gold, up to 3 times`"""
    reserve = RESERVE if isinstance(part.gain, GainInReserve) else ()
    times = (Bit(text=f"≤ {part.times}×", look="note"),) if part.times > 1 else ()
    return (*amounts(part.pay), THEN, *amounts(part.gain.goods), *reserve, *times)


def action(part: BoardAction) -> Row:
    """One of several board actions, with what it costs less."""
    shown: list[Bit] = []
    for word in part.actions:
        shown += [OR, Bit(word, look="action")] if shown else [Bit(word, look="action")]
    each = (*amounts(part.each), PER, Bit("serve")) if part.each != Goods() else ()
    return (*shown, *amounts(part.cheaper, "−"), *each)
