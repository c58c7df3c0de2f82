"""Reading a phrase of the grammar, with mistakes that name the column."""

from __future__ import annotations

import re

from langbord.engine.editions.parse_error import PhraseError, parse_int
from langbord.games.reykholt.edition.phrases import (
    BY_HAND,
    CARD_RULES,
    COLUMN_LETTERS,
    CONDITIONS,
    EVENT_RULES,
    GOODS_WORDS,
    KINDS,
    LARGEST,
    MOMENTS,
    NO_GOODS,
    NO_LIMIT,
    ROWS,
    RULES,
    SCENARIO_RULES,
    SET_UP_RULES,
    SMALLEST,
    SPECIALS,
    THINGS,
    WHENS,
    Action,
    Advance,
    Bundle,
    Cost,
    Effect,
    Gain,
    GainAny,
    GainPer,
    GainRarest,
    Goal,
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

# --- whole phrases --------------------------------------------------------------------------------


def read_space(phrase: str) -> Effect:
    """The effect of an action space: `ACTIONS`."""
    if phrase.startswith(BY_HAND):
        return Effect(phrase, "hand")
    return Effect(phrase, "now", actions=_read_actions(phrase, 0))


def read_card(phrase: str) -> Effect:
    """The effect of a service card, with its timing before the first colon."""
    if phrase.startswith(BY_HAND):
        return Effect(phrase, "hand")
    if phrase.startswith("rule "):
        return _read_rule(phrase, CARD_RULES)
    if phrase.startswith("special "):
        if phrase[8:] not in SPECIALS:
            raise PhraseError(f"'{phrase[8:]}' is not special; special are {', '.join(SPECIALS)}", 8)
        return Effect(phrase, "special", special=phrase[8:])
    timing, colon, rest = phrase.partition(":")
    if not colon:
        raise PhraseError("a card begins with 'now:', 'when …:', 'at …:', 'any time, once a round:', 'rule'", 0)
    start = len(timing) + 1
    actions = _read_actions(rest, start)
    if timing == "now":
        return Effect(phrase, "now", actions=actions)
    if timing == "any time, once a round":
        if len(actions) != 1 or not all(_trades_goods(step) for step in actions[0].alternatives):
            raise PhraseError("an any-time effect is 'discard GOODS: gain GOODS'", start)
        return Effect(phrase, "any", actions=actions)
    kind, _, words = timing.partition(" ")
    if kind not in ("when", "at"):
        raise PhraseError(f"'{timing}' is no timing; expected 'now', 'when …', 'at …', 'any time, once a round'", 0)
    if any(isinstance(step, TakeCard | ShareCard) for action in actions for step in action.alternatives):
        raise PhraseError("service cards are taken by action spaces only", start)
    moment, comma, condition = words.partition(", if ")
    place = len(kind) + 1
    return Effect(
        phrase,
        kind,
        moment=_number(moment, WHENS if kind == "when" else MOMENTS, "event" if kind == "when" else "moment", place),
        condition=_number(condition, CONDITIONS, "condition", place + len(moment) + 5) if comma else -1,
        actions=actions,
    )


def read_event(phrase: str) -> Effect:
    """The effect of an event: the same for everyone, or a rule bent for a round."""
    if phrase.startswith(BY_HAND):
        return Effect(phrase, "hand")
    return _read_for_all(phrase, EVENT_RULES)


def read_set_up(phrase: str) -> Effect:
    """The change of set-up of a scenario."""
    effect = _read_for_all(phrase, SET_UP_RULES)
    for action in effect.actions:
        for step in action.alternatives:
            if not isinstance(step, Gain | TakeRandom) and not _is_one_pile(step):
                raise PhraseError("a set-up can give goods, a random greenhouse or 'a greenhouse of N', all unasked", 0)
        if len(action.alternatives) > 1:
            raise PhraseError("a set-up offers no choice", phrase.find(" or "))
    return effect


def read_scenario_rule(phrase: str) -> Effect:
    """The rule that a scenario bends."""
    if not phrase.startswith("rule "):
        raise PhraseError("expected 'rule' and the rule that is bent", 0)
    return _read_rule(phrase, SCENARIO_RULES)


def read_goal(phrase: str) -> Goal:
    """`hold 3 carrot`, `hold 4 kinds`, `own 5 greenhouses`, `own 2 service cards`"""
    match = re.fullmatch(r"(hold|own) (\d+) (.+)", phrase)
    if match is None:
        raise PhraseError("expected 'hold N GOOD' or 'own N THING'", 0)
    amount = _amount(match[2], match.start(2))
    thing = match[3]
    if match[1] == "hold" and thing in GOODS_WORDS:
        return Goal(phrase, amount, "good", GOODS_WORDS.index(thing))
    single = thing.removesuffix("s")
    if single not in THINGS or (single == "kind") != (match[1] == "hold"):
        raise PhraseError(f"'{thing}' is nothing to {match[1]}", match.start(3))
    return Goal(phrase, amount, single)


def read_table(text: str) -> int:
    """The step of a table on the track: `tomato-1` is 1, `carrot-6` is 30."""
    match = re.fullmatch(r"(\w+)-(\d)", text)
    if match is None or match[1] not in GOODS_WORDS or not 1 <= int(match[2]) <= 6:
        raise PhraseError(f"'{text}' is no table; tables are tomato-1 to carrot-6", 0)
    return (int(match[2]) - 1) * KINDS + GOODS_WORDS.index(match[1]) + 1


def read_kinds(text: str) -> tuple[int, ...]:
    """`tomato, lettuce`: the kinds that grow in a greenhouse, or `all`."""
    if text == "all":
        return tuple(range(KINDS))
    found = read_stack(text)
    if list(found) != sorted(set(found)):
        raise PhraseError("kinds stand once each, from tomato to carrot", 0)
    return found


def read_stack(text: str) -> tuple[int, ...]:
    """`tomato, lettuce, mushroom`: goods on top of each other, the top one first."""
    found: list[int] = []
    place = 0
    for word in text.split(", "):
        found.append(_good(word, place))
        place += len(word) + 2
    return tuple(found)


def _read_for_all(phrase: str, rules: tuple[str, ...]) -> Effect:
    if phrase.startswith("rule "):
        return _read_rule(phrase, rules)
    if not phrase.startswith("everyone:"):
        raise PhraseError("expected 'everyone:' or 'rule'", 0)
    actions = _read_actions(phrase[9:], 9)
    if any(isinstance(step, TakeCard | ShareCard) for action in actions for step in action.alternatives):
        raise PhraseError("service cards are taken by action spaces only", 9)
    return Effect(phrase, "everyone", actions=actions)


def _read_rule(phrase: str, allowed: tuple[str, ...]) -> Effect:
    text = phrase[5:]
    for rule in allowed:
        pattern = rule.replace("N", r"(\d+)").replace("SPACE", r"(\w+)").replace("TABLE", r"([\w-]+)")
        match = re.fullmatch(pattern, text)
        if match is None:
            continue
        number, special = 0, ""
        place = 5 + match.start(1) if match.groups() else 0
        if rule.endswith("SPACE"):
            number, special = _row(match[1], place), match[1]
        elif rule.endswith("TABLE"):
            number = _table(match[1], place)
        elif match.groups():
            number = _amount(match[1], place)
        if "greenhouses of" in rule and not SMALLEST <= number <= LARGEST:
            raise PhraseError(f"greenhouses have {SMALLEST} to {LARGEST} parcels, not {number}", place)
        return Effect(phrase, "rule", rule=RULES.index(rule), number=number, special=special)
    raise PhraseError(f"there is no rule '{text}' to bend here", 5)


# --- actions and steps ----------------------------------------------------------------------------


def _read_actions(text: str, column: int) -> tuple[Action, ...]:
    """Actions separated by semicolons."""
    actions: list[Action] = []
    for part in text.split(";"):
        start = column + len(part) - len(part.lstrip())
        actions.append(_read_action(part.strip(), start))
        column += len(part) + 1
    return tuple(actions)


def _read_action(text: str, column: int) -> Action:
    """Steps separated by `or`; an amount alone repeats `gain`."""
    steps: list[Step] = []
    for part in text.split(" or "):
        if steps and part[:1].isdigit():
            steps.append(_read_gain(part, column))
        else:
            steps.append(_read_step(part, column))
        column += len(part) + 4
    return Action(tuple(steps))


def _read_step(text: str, column: int) -> Step:
    if text.startswith("gain "):
        return _read_gain(text[5:], column + 5)
    if text.startswith("discard "):
        return _read_trade(text, column)
    if text.startswith("seed "):
        return _read_seed(text, column)
    if text.startswith("harvest "):
        return _read_harvest(text, column)
    if text.startswith("take "):
        return _read_take(text, column)
    if text.startswith("plant "):
        return _read_plant(text, column)
    if text == "share a service card":
        return ShareCard()
    match = re.fullmatch(r"advance ([12])", text)
    if match:
        return Advance(int(match[1]))
    raise PhraseError(
        f"'{text}' is not a step; steps are gain, discard …:, seed, harvest, take, plant, share, advance 1 or 2", column
    )


def _read_gain(text: str, column: int) -> Gain | GainAny | GainRarest | GainPer:
    if text == "1 rarest":
        return GainRarest()
    match = re.fullmatch(r"(\d+) any", text)
    if match:
        return GainAny(_amount(match[1], column))
    match = re.fullmatch(r"1 (\w+) per (.+), at most (\d+)", text)
    if match:
        return GainPer(
            _good(match[1], column + match.start(1)),
            _number(match[2], THINGS, "thing to count", column + match.start(2)),
            _amount(match[3], column + match.start(3)),
        )
    return Gain(_read_goods(text, column))


def _read_goods(text: str, column: int) -> Bundle:
    """`1 lettuce and 1 carrot`"""
    found = [0] * KINDS
    for part in text.split(" and "):
        match = re.fullmatch(r"(\d+) (\w+)", part)
        if match is None:
            raise PhraseError(f"expected an amount such as '2 tomato', found '{part}'", column)
        good = _good(match[2], column + match.start(2))
        if found[good]:
            raise PhraseError(f"'{match[2]}' stands twice", column + match.start(2))
        found[good] = _amount(match[1], column)
        column += len(part) + 5
    return (found[0], found[1], found[2], found[3], found[4])


def _read_trade(text: str, column: int) -> Trade:
    cost, colon, rest = text.partition(": ")
    if not colon:
        raise PhraseError("a ':' and what is discarded for must follow", column + len(text))
    gets: list[Step] = []
    place = column + len(cost) + 2
    for part in re.split(r" and (?=[a-z])", rest):
        gets.append(_read_step(part, place))
        place += len(part) + 5
    if any(isinstance(step, Trade) for step in gets):
        raise PhraseError("one arrow is enough", column + len(cost) + 2)
    return Trade(_read_cost(cost[8:], column + 8), tuple(gets))


def _read_cost(text: str, column: int) -> Cost:
    goods: list[str] = []
    alike = any_kind = greenhouses = 0
    place = column
    for part in text.split(" and "):
        match = re.fullmatch(r"(\d+) (alike|any|greenhouses?)", part)
        if match is None:
            goods.append(part)
            _read_goods(part, place)  # for the column of a mistake
        elif match[2] == "alike":
            alike = _amount(match[1], place)
        elif match[2] == "any":
            any_kind = _amount(match[1], place)
        else:
            greenhouses = _amount(match[1], place)
        place += len(part) + 5
    if bool(goods) + bool(alike) + bool(any_kind) > 1:
        raise PhraseError("goods are named, or alike, or any: one of these", column)
    return Cost(_read_goods(" and ".join(goods), column) if goods else NO_GOODS, alike, any_kind, greenhouses)


def _read_seed(text: str, column: int) -> Seed | SeedFromSupply:
    if text == "seed 1 from supply":
        return SeedFromSupply()
    match = re.fullmatch(r"seed (\d+)(?: to (\d+))?", text)
    if match:
        least = _amount(match[1], column + 5)
        most = _amount(match[2] or match[1], column + 5)
        if most < least:
            raise PhraseError("the second number is the smaller one", column + match.start(2))
        return Seed(least, most)
    match = re.fullmatch(r"seed at least (\d+)", text)
    if match:
        return Seed(_amount(match[1], column + match.start(1)), NO_LIMIT)
    raise PhraseError("expected 'seed N', 'seed N to N', 'seed at least N' or 'seed 1 from supply'", column)


def _read_harvest(text: str, column: int) -> Harvest | HarvestOne:
    match = re.fullmatch(r"harvest up to (\d+)( from one greenhouse)?", text)
    if match is None:
        raise PhraseError("expected 'harvest up to N' or 'harvest up to N from one greenhouse'", column)
    most = _amount(match[1], column + match.start(1))
    return HarvestOne(most) if match[2] else Harvest(most)


def _read_take(text: str, column: int) -> TakeGreenhouse | TakeRandom | TakeCard:
    if text == "take a random greenhouse":
        return TakeRandom()
    if text == "take a service card":
        return TakeCard()
    match = re.fullmatch(r"take a greenhouse(?: of (\d)(?: to (\d))?)?", text)
    if match is None:
        raise PhraseError("one can take 'a greenhouse', 'a random greenhouse' or 'a service card'", column)
    least = int(match[1] or SMALLEST)
    most = int(match[2] or match[1] or LARGEST)
    if not SMALLEST <= least <= most <= LARGEST:
        raise PhraseError(f"greenhouses have {SMALLEST} to {LARGEST} parcels", column + match.start(1))
    return TakeGreenhouse(least, most)


def _read_plant(text: str, column: int) -> PlantEach | PlantMissing | PlantMore:
    if text == "plant 1 missing kind in each greenhouse":
        return PlantMissing()
    match = re.fullmatch(r"plant 1 more in up to (\d+) greenhouses?", text)
    if match:
        return PlantMore(_amount(match[1], column + match.start(1)))
    match = re.fullmatch(r"plant 1 (\w+) in each greenhouse", text)
    if match:
        return PlantEach(_good(match[1], column + match.start(1)))
    raise PhraseError("expected 'plant 1 GOOD', '1 missing kind' or '1 more', and where", column)


def _trades_goods(step: Step) -> bool:
    """Goods for goods: what may happen at any time, in the middle of anything."""
    if not isinstance(step, Trade) or step.cost.greenhouses:
        return False
    return all(isinstance(get, Gain | GainAny) for get in step.gets)


def _is_one_pile(step: Step) -> bool:
    return isinstance(step, TakeGreenhouse) and step.least == step.most


# --- words and numbers ----------------------------------------------------------------------------


def _good(word: str, column: int) -> int:
    if word not in GOODS_WORDS:
        raise PhraseError(f"'{word}' is not a good; goods are {', '.join(GOODS_WORDS)}", column)
    return GOODS_WORDS.index(word)


def _number(text: str, known: tuple[str, ...], what: str, column: int) -> int:
    if text not in known:
        raise PhraseError(f"'{text}' is no {what}; known are: {', '.join(known)}", column)
    return known.index(text)


def _amount(text: str, column: int) -> int:
    amount = parse_int(text, column)
    if not 0 < amount <= 30:
        raise PhraseError(f"an amount lies between 1 and 30, not at {text}", column)
    return amount


def _row(word: str, column: int) -> int:
    if not re.fullmatch(rf"[{COLUMN_LETTERS}][1-{ROWS}]", word):
        raise PhraseError(f"'{word}' is no space; spaces are P1 to T{ROWS}", column)
    return int(word[1])


def _table(text: str, column: int) -> int:
    try:
        return read_table(text)
    except PhraseError as error:
        raise PhraseError(error.message, column) from None
