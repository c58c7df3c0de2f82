"""The effect of a card as a few signs, for where its text does not fit: `2f → 1g ×3`, `when ship: +3w`."""

from __future__ import annotations

import re
from typing import assert_never

from langbord.games.nusfjord.edition.grammar import (
    BY_HAND,
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
    Sell,
    Step,
    Transfer,
    Upgrade,
)
from langbord.games.nusfjord.edition.loader import Deck
from langbord.games.nusfjord.rules.view_model import View
from langbord.tui.screen import Look

ORDER = ("wood", "fish", "gold")


def effects_of(deck: Deck) -> dict[str, Effect]:
    """The effects printed on all cards, by word."""
    effects = {card.slot: card.effect for card in deck.buildings}
    effects.update({elder.slot: elder.effect for elder in deck.elders})
    return effects


def short(look: Look[View], effect: Effect, *, labelled: bool = True) -> str:
    """An effect as a few signs; `labelled`: with its class where the signs alone do not tell it."""
    if effect.kind == "hand":
        return look.texts.say("by-hand", text=effect.phrase.removeprefix(BY_HAND).strip())
    if effect.rule >= 0:
        return look.say(f"rule-{_slug(RULES[effect.rule].replace('N', ''))}", number=effect.number)
    if isinstance(effect.points, Points):
        points = look.say("short-points", number=effect.points.amount)
        return points + _per(look, effect.points.each, effect.points.thing, effect.points.most)
    if effect.points is not None:
        points = look.say("short-points", number=effect.points.amount)
        return look.say("short-if", points=points, condition=_condition(look, effect.points.least, effect.points.thing))
    steps = "; ".join(_step(look, step) for step in effect.steps)
    if effect.event >= 0:
        return look.say("short-when", event=look.say(f"event-{_slug(EVENTS[effect.event])}"), steps=steps)
    return look.say(f"short-{effect.kind}", steps=steps) if labelled and effect.kind in ("any", "once") else steps


def _step(look: Look[View], step: Step) -> str:
    if isinstance(step, Gain):
        return _plus(look, step.goods)
    if isinstance(step, GainInReserve):
        return look.say("short-in-reserve", goods=_plus(look, step.goods))
    if isinstance(step, GainPer):
        return f"+{step.amount}{look.say(f'short-{step.good}')}" + _per(look, step.each, step.thing, step.most)
    if isinstance(step, Exchange):
        gain = _step(look, step.gain).replace("+", "")
        times = f" {look.marks.times}{step.times}" if step.times > 1 else ""
        return f"{_amount(look, step.pay)} → {gain}{times}"
    if isinstance(step, Upgrade):
        paid = f" ({_amount(look, step.pay)})" if step.pay != Goods() else ""
        return look.say("short-upgrade") + paid
    if isinstance(step, BoardAction):
        words = "/".join(step.actions)
        each = f" +{_amount(look, step.each)}/{look.say('thing-filled-plate')}" if step.each != Goods() else ""
        return words + (f" {look.marks.minus}{_amount(look, step.cheaper)}" if step.cheaper != Goods() else "") + each
    if isinstance(step, FillPlates):
        return look.say("short-plates", number=step.count)
    if isinstance(step, GrowForests):
        return look.say("short-grow", number=step.count, sign=look.marks.forest)
    if isinstance(step, Transfer):
        return look.say("short-transfer")
    if isinstance(step, FeedElders):
        return look.say("short-feed")
    if isinstance(step, GainChoice):
        return f"{_plus(look, step.first)} / {_plus(look, step.second)}"
    if isinstance(step, Sell):
        word = "ship" if len(step.kinds) > 1 else ("sloop", "cutter", "schooner")[step.kinds[0]]
        times = f" {look.marks.times}{step.times}" if step.times > 1 else ""
        return f"−{look.say(f'thing-{word}')} → {_amount(look, step.goods)}{times}"
    if isinstance(step, OthersGain):
        return look.say("short-others", goods=_plus(look, step.goods))
    if isinstance(step, OnlyIf):
        return f"{_condition(look, step.least, step.thing)}: {_step(look, step.step)}"
    assert_never(step)


def _condition(look: Look[View], least: int, thing: int) -> str:
    slug = _slug(THINGS[thing][0])
    if least == MOST:
        return look.texts.say("if-most", per=look.texts.say(f"per-{slug}", each=1))
    return look.texts.say(f"least-{slug}" if least else f"none-{slug}", number=least)


def _amount(look: Look[View], goods: Goods) -> str:
    return " ".join(f"{getattr(goods, good)}{look.say(f'short-{good}')}" for good in ORDER if getattr(goods, good))


def _plus(look: Look[View], goods: Goods) -> str:
    return " ".join(f"+{part}" for part in _amount(look, goods).split())


def _per(look: Look[View], each: int, thing: int, most: int) -> str:
    """For one thing in a word; for several the sentence of the card, which knows its plurals."""
    slug = _slug(THINGS[thing][0])
    per = (
        look.say("short-per", thing=look.say(f"thing-{slug}"))
        if each == 1
        else look.texts.say(f"per-{slug}", each=each)
    )
    return f" {per}" + (f" {look.say('short-most', number=most)}" if most else "")


def _slug(phrase: str) -> str:
    return re.sub(r"[^a-z]+", "-", phrase.lower()).strip("-")
