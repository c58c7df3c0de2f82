"""Reading a phrase of the grammar, with mistakes that name the column."""

from __future__ import annotations

import re

from langbord.engine.editions.parse_error import PhraseError, parse_int
from langbord.games.nusfjord.edition.grammar import (
    ACTIONS,
    BY_HAND,
    CLASSES,
    EVENTS,
    GOODS_WORDS,
    MOST,
    NOTHING,
    NOTICED,
    RULES,
    SETS_OFF,
    SHIP_KINDS,
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
    GrowForests,
    OnlyIf,
    OthersGain,
    Points,
    PointsIf,
    Sell,
    Step,
    Transfer,
    Upgrade,
    read_goods,
)

#: What may answer to another player's doing: nothing that asks.
SILENT = (Gain, GainInReserve, GainPer, FillPlates, OthersGain)


def read_effect(phrase: str, card_class: str) -> Effect:
    """The effect of a card of a class, or a PhraseError."""
    effect = _read(phrase, card_class)
    if effect.kind not in CLASSES[card_class]:
        wanted = " or ".join(f"'{kind}'" for kind in CLASSES[card_class] if kind != "hand")
        raise PhraseError(f"a card of class '{card_class}' has a phrase of the kind {wanted}, not '{effect.kind}'", 0)
    return effect


def _read(phrase: str, card_class: str) -> Effect:
    if phrase.startswith(BY_HAND):
        return Effect(phrase, "hand")
    if phrase.startswith("rule "):
        return _read_rule(phrase)
    if phrase.startswith("when "):
        return _read_when(phrase)
    if phrase.startswith("once:"):
        return Effect(phrase, "once", steps=_read_steps(phrase[5:], 5))
    if re.match(r"-?\d+ points?\b", phrase):
        return _read_points(phrase)
    steps = _read_steps(phrase, 0)
    if card_class == "any time":
        if len(steps) != 1 or not isinstance(steps[0], Exchange) or steps[0].times != 1:
            raise PhraseError("an any-time effect is 'pay GOODS: gain GOODS'", 0)
        return Effect(phrase, "any", steps=steps)
    if card_class == "elder" and sum(isinstance(step, BoardAction) for step in steps) > 1:
        raise PhraseError("an elder has one 'action' at most", 0)
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
    if event in NOTICED.values() and not all(isinstance(_inner(step), SILENT) for step in steps):
        raise PhraseError("what another player does can bring goods and fill plates, and nothing that asks", start)
    if event in {after for step in steps for after in set_off_by(step)}:
        raise PhraseError("this would set itself off again", start)
    return Effect(phrase, "when", event=EVENTS.index(event), steps=steps)


def _inner(step: Step) -> Step:
    return step.step if isinstance(step, OnlyIf) else step


def set_off_by(step: Step) -> tuple[str, ...]:
    """The events that a step can set off."""
    step = _inner(step)
    if isinstance(step, Transfer):
        return SETS_OFF["transfer"]
    if isinstance(step, FeedElders):
        return ("an elder is full",)
    if isinstance(step, BoardAction):
        return tuple(event for word in step.actions for event in SETS_OFF[word])
    return ()


def _read_points(phrase: str) -> Effect:
    match = re.fullmatch(r"(-?\d+) points? per (?:(\d+) )?(.+?)(?:, at most (\d+))?", phrase)
    if match:
        each, most = parse_int(match[2] or "1", match.start(2)), parse_int(match[4] or "0", match.start(4))
        _must_not_be_zero(each, match.start(2))
        points = Points(parse_int(match[1], 0), each, _thing(match[3], match.start(3)), most)
        return Effect(phrase, "points", points=points)
    match = re.fullmatch(r"(-?\d+) points? if (no|most|\d+) (.+)", phrase)
    if match:
        least, thing = _least(match[2], match.start(2)), _thing(match[3], match.start(3))
        return Effect(phrase, "points", points=PointsIf(parse_int(match[1], 0), least, thing))
    raise PhraseError("expected 'N points per THING' or 'N points if N THING'", phrase.find("point"))


def _least(word: str, column: int) -> int:
    """How many there must be: a number, no, most."""
    return {"no": 0, "most": MOST}[word] if not word.isdigit() else parse_int(word, column)


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
    if word == "sell":
        return _read_sell(text, column)
    if word == "if":
        return _read_if(text, column)
    if text.startswith("others gain "):
        return OthersGain(read_goods(text[12:], column + 12))
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
        f"'{text}' is not a step; steps begin with gain, pay, action, transfer, upgrade, fill, feed, grow, sell, "
        "others gain, if",
        column,
    )


def _read_gain(text: str, column: int) -> Gain | GainInReserve | GainPer | GainChoice:
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
    if " or " in goods:
        first, _, second = goods.partition(" or ")
        return GainChoice(read_goods(first, column + 5), read_goods(second, column + 9 + len(first)))
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
    if isinstance(gain, GainPer | GainChoice):
        raise PhraseError("a payment buys a fixed gain", start + lead)
    return Exchange(pay, gain, times)


def _read_sell(text: str, column: int) -> Sell:
    match = re.fullmatch(r"sell a (\w+): gain (.+?)(?:, up to (\d+) times)?", text)
    if match is None:
        raise PhraseError("expected 'sell a SHIP: gain GOODS'", column)
    if match[1] != "ship" and match[1] not in SHIP_KINDS:
        raise PhraseError(f"'{match[1]}' is no ship; ships are ship, {', '.join(SHIP_KINDS)}", column + match.start(1))
    kinds = tuple(range(len(SHIP_KINDS))) if match[1] == "ship" else (SHIP_KINDS.index(match[1]),)
    times = parse_int(match[3] or "1", column + match.start(3))
    _must_not_be_zero(times, column + match.start(3))
    return Sell(kinds, read_goods(match[2], column + match.start(2)), times)


def _read_if(text: str, column: int) -> OnlyIf:
    match = re.fullmatch(r"if (no|most|\d+) ([^:]+): *(.+)", text)
    if match is None:
        raise PhraseError("expected 'if N THING: STEP'", column)
    least, thing = _least(match[1], column + match.start(1)), _thing(match[2], column + match.start(2))
    start = column + match.start(3)
    step = _read_step(match[3], start)
    if isinstance(step, OnlyIf):
        raise PhraseError("one condition is enough", start)
    return OnlyIf(least, thing, step)


def _read_action(text: str, column: int) -> BoardAction:
    match = re.fullmatch(r"action (.+?)(?:, (.+) cheaper)?(?:, gain (.+) a plate)?", text)
    if match is None:
        raise PhraseError("expected 'action' and the name of one", column)
    words: list[str] = []
    place = column + 7
    for name in match[1].split(" or "):
        if name not in ACTIONS:
            raise PhraseError(f"'{name}' is not an action; actions are {', '.join(ACTIONS)}", place)
        words.append(ACTIONS[name])
        place += len(name) + 4
    cheaper = each = NOTHING
    if match[2]:
        cheaper = read_goods(match[2], column + match.start(2))
        if not set(words) <= {"build", "ship"}:
            raise PhraseError("only 'build' and 'ship' can be cheaper", column + match.start(2))
    if match[3]:
        each = read_goods(match[3], column + match.start(3))
        if words != ["serve"]:
            raise PhraseError("only 'serve' fills plates", column + match.start(3))
    return BoardAction(tuple(words), cheaper, each)


def _thing(name: str, column: int) -> int:
    for number, (one, many) in enumerate(THINGS):
        if name in (one, many):
            return number
    raise PhraseError(f"'{name}' is nothing that can be counted", column)


def _must_not_be_zero(number: int, column: int) -> None:
    if number == 0:
        raise PhraseError("the number must be at least 1", column)
