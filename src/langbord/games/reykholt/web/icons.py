"""Effects as rows of icons: every phrase of the grammar drawn instead of written. The icons are in _icons.html."""

from __future__ import annotations

from dataclasses import dataclass

from langbord.games.reykholt.edition import phrases
from langbord.games.reykholt.edition.phrases import (
    CONDITIONS,
    GOODS_WORDS,
    LARGEST,
    MOMENTS,
    NO_LIMIT,
    RULES,
    SMALLEST,
    THINGS,
    WHENS,
    Action,
    Bundle,
    Cost,
    Effect,
    Step,
)


@dataclass(frozen=True)
class Bit:
    """A piece of a row: an icon, a few characters before it, or both. `look` says how it is set off from the rest."""

    icon: str = ""
    text: str = ""
    look: str = ""  # "", "note", "if"


Row = tuple[Bit, ...]

THEN = Bit("then")
PER = Bit(text="/")
OR = Bit("or")

#: What happens to a player, by its words in the grammar.
WHEN_ICONS: dict[str, Row] = {
    "you take a greenhouse": (Bit("house", "+"),),
    "you discard a greenhouse": (Bit("house-away"),),
    "an opponent discards a greenhouse": (Bit("rival"), Bit("house-away")),
    "you take a service card": (Bit("card", "+"),),
    "you seed": (Bit("seed"),),
    "you seed 2": (Bit("seed", "2+"),),
    "you harvest in work time": (Bit("phase-work"), Bit("harvest")),
    "you harvest first": (Bit("harvest", "1."),),
    "you empty a greenhouse": (Bit("house-empty"),),
    "you work in property": (Bit("worker"), Bit("column-P")),
    "you work in field": (Bit("worker"), Bit("column-F")),
    "you work in market": (Bit("worker"), Bit("column-M")),
    "you work in town hall": (Bit("worker"), Bit("column-T")),
    **{f"you work in row {row}": (Bit("worker"), Bit(text=f"↔ {row}")) for row in range(1, 7)},
    "you advance at once": (Bit("advance"),),
    "you use the bonus": (Bit("bonus"),),
    "you reach a shared table": (Bit("shared-table"),),
    "you pay for 2 tables": (Bit("pay", "2"),),
}

MOMENT_ICONS: dict[str, Row] = {
    "start of work time": (Bit("begin"), Bit("phase-work")),
    "end of work time": (Bit("phase-work"), Bit("end")),
    "start of harvest time": (Bit("begin"), Bit("phase-harvest")),
    "end of harvest time": (Bit("phase-harvest"), Bit("end")),
    "start of tourism time": (Bit("begin"), Bit("phase-tourism")),
    "end of tourism time": (Bit("phase-tourism"), Bit("end")),
    "start of homecoming time": (Bit("begin"), Bit("phase-home")),
}

CONDITION_ICONS: dict[str, Row] = {
    "a row is empty": (Bit("row-empty", look="if"),),
    "you are last": (Bit("last", look="if"),),
    "your table is shared": (Bit("shared-table", look="if"),),
    "you own no goods": (Bit("any", "0", "if"),),
    "all your greenhouses are planted": (Bit("house-full", look="if"),),
    "you own 3 kinds": (Bit("kinds", "3", "if"),),
    "you own 4 greenhouses": (Bit("house", "4", "if"),),
}

#: What a bent rule looks like, with N where its number belongs.
RULE_ICONS: dict[str, Row] = {
    "flags in property are free": (Bit("column-P"), Bit("flag-free")),
    "flags in town hall are free": (Bit("column-T"), Bit("flag-free")),
    "the bonus gives N more": (Bit("bonus"), Bit(text="+N")),
    "the bonus gives N less": (Bit("bonus"), Bit(text="−N")),
    "greenhouses of N take every kind": (Bit("house", "N"), THEN, Bit("any")),
    "harvest at most N": (Bit("harvest", "≤ N"),),
    "seeding leaves N empty": (Bit("seed"), THEN, Bit("bed", "N")),
    "close SPACE": (Bit("closed"),),
    "N more service cards": (Bit("card", "+N"),),
    "start at TABLE": (Bit("advance"),),
    "without greenhouses of N": (Bit("house-away", "N"),),
}

THING_ICONS: dict[str, Row] = {
    "greenhouse": (Bit("house"),),
    "planted greenhouse": (Bit("house-full"),),
    "empty greenhouse": (Bit("house-empty"),),
    "service card": (Bit("card"),),
    "kind": (Bit("kinds"),),
}

#: Cards that the grammar cannot say.
SPECIAL_ICONS: dict[str, tuple[Row, ...]] = {
    "village-elder": (
        (Bit("phase-tourism"), Bit("end"), Bit("shared-table", look="if")),
        (Bit("pay"), THEN, Bit("advance")),
    ),
    "farm-girl": ((Bit("begin"), Bit("phase-home"), THEN, Bit("seed", "1+"), Bit("bed", "3")),),
    "greenhouse-seller": ((Bit("house", "2"), Bit(text="+"), Bit("house", "2")),),
    "lease": ((Bit("house"), THEN, Bit("rival")), (THEN, Bit("advance"))),
    "mixed-seed": ((Bit("house", "5"), THEN, Bit("kinds", "5")),),
    "secret-hoard": ((Bit("seed"), THEN, Bit("hoard", "1")),),
}


def rows(effect: Effect) -> tuple[Row, ...]:
    """An effect, one row for each action; what sets it off stands before the first."""
    if effect.kind == "hand":
        return ((Bit(text="✎", look="note"),),)
    if effect.kind == "special":
        return SPECIAL_ICONS[effect.special]
    if effect.kind == "rule":
        return (rule(effect),)
    drawn = [action(part) for part in effect.actions]
    lead = timing(effect)
    if lead:
        drawn[0] = (*lead, THEN, *drawn[0])
    return tuple(drawn)


def timing(effect: Effect) -> Row:
    """When a card acts, and on what condition."""
    if effect.kind == "any":
        return (Bit("any-time"),)
    when: Row = ()
    if effect.kind == "when":
        when = WHEN_ICONS[WHENS[effect.moment]]
    elif effect.kind == "at":
        when = MOMENT_ICONS[MOMENTS[effect.moment]]
    return when if effect.condition < 0 else (*when, *CONDITION_ICONS[CONDITIONS[effect.condition]])


def rule(effect: Effect) -> Row:
    """A bent rule with its number."""
    if RULES[effect.rule].endswith("SPACE"):
        return (Bit("closed"), Bit(f"column-{effect.special[0]}", effect.special[1:]))
    shown = RULE_ICONS[RULES[effect.rule]]
    return tuple(Bit(bit.icon, bit.text.replace("N", str(effect.number)), bit.look) for bit in shown)


def action(part: Action) -> Row:
    """One step, or one of several."""
    shown: list[Bit] = []
    for alternative in part.alternatives:
        shown += [*([OR] if shown else []), *step(alternative)]
    return tuple(shown)


def amounts(goods: Bundle) -> Row:
    """Goods with their number, where it is more than one."""
    return tuple(numbered(GOODS_WORDS[good], amount) for good, amount in enumerate(goods) if amount)


def numbered(icon: str, amount: int) -> Bit:
    """An icon with a number where there are several."""
    return Bit(icon, str(amount) if amount > 1 else "")


def step(part: Step) -> Row:
    """One step of a space or a card."""
    match part:
        case phrases.Gain():
            return amounts(part.goods)
        case phrases.GainAny():
            return (numbered("any", part.count),)
        case phrases.GainRarest():
            return (Bit("golden"),)
        case phrases.GainPer():
            return (Bit(GOODS_WORDS[part.good]), PER, *THING_ICONS[THINGS[part.thing]], at_most(part.most))
        case phrases.Seed():
            return (Bit("seed", span(part.least, part.most)),)
        case phrases.SeedFromSupply():
            return (Bit("any"), THEN, Bit("seed"))
        case phrases.Harvest():
            return (Bit("harvest", f"≤ {part.most}"),)
        case phrases.HarvestOne():
            return (Bit("harvest", f"≤ {part.most}"), Bit(text="←"), Bit("house", "1"))
        case phrases.TakeGreenhouse():
            every = (part.least, part.most) == (SMALLEST, LARGEST)
            return (Bit("house", "" if every else span(part.least, part.most, one=True)),)
        case phrases.TakeRandom():
            return (Bit("house-random"),)
        case phrases.TakeCard():
            return (Bit("card"),)
        case phrases.ShareCard():
            return (Bit("share"),)
        case phrases.Advance():
            return (numbered("advance", part.tables),)
        case phrases.PlantEach():
            return (Bit(GOODS_WORDS[part.good]), THEN, Bit("plant"), PER, Bit("house"))
        case phrases.PlantMissing():
            return (Bit("kinds", "+"), THEN, Bit("plant"), PER, Bit("house"))
        case phrases.PlantMore():
            return (Bit("plant", f"≤ {part.most}"),)
        case phrases.Trade():
            gets = [bit for get in part.gets for bit in step(get)]
            return (*cost(part.cost), THEN, *gets)


def cost(price: Cost) -> Row:
    """What stands before an arrow."""
    houses = (numbered("house-away", price.greenhouses),) if price.greenhouses else ()
    alike = (Bit("alike", str(price.alike)),) if price.alike else ()
    kinds = (numbered("any", price.any),) if price.any else ()
    return (*houses, *amounts(price.goods), *alike, *kinds)


def span(least: int, most: int, one: bool = False) -> str:
    """`2+`, `1–2`, or nothing for exactly one; `one`: a single number is said too."""
    if most == NO_LIMIT:
        return f"{least}+"
    if least == most:
        return str(least) if one or least > 1 else ""
    return f"{least}–{most}"


def at_most(number: int) -> Bit:
    """Where a count ends."""
    return Bit(text=f"≤ {number}", look="note")
