"""Verb boxes and skill lines in messages: what a card or a scene may or must do in a check."""

from __future__ import annotations

from langbord.engine.card_text import Message
from langbord.games.galzyr.book import phrases as p
from langbord.games.galzyr.rules.land import Land
from langbord.games.galzyr.texts.conditions import conditions_message
from langbord.games.galzyr.texts.effects import band_range, steps_message
from langbord.games.galzyr.texts.messages import counted, joined, message, number


def box_message(land: Land, box: p.Box) -> Message:
    """The whole line: when it acts, whether it must, what it costs and does."""
    head = _head(box)
    if box.when:
        head = message("box-head-if", head=head, condition=conditions_message(land, box.when))
    return message("box-must" if box.must else "box-may", head=head, does=line_message(land, box))


def line_message(land: Land, box: p.Box) -> Message:
    """What the line costs and does, without when it acts: enough where it is offered."""
    does = joined([check_effect_message(effect) for effect in box.effects], "steps-and")
    if box.cost:
        does = message("box-cost", cost=steps_message(land, box.cost), does=does)
    return message("box-times", does=does, number=number(box.times)) if box.times > 1 else does


def _head(box: p.Box) -> Message:
    if box.verbs:
        verbs = [message("verb-named", verb=("verb", verb)) for verb in box.verbs]
        return message("box-verbs", verbs=joined(verbs, "or-last", "or-comma"))
    if box.skills:
        skills = [message("skill-tested", skill=("skill", skill)) for skill in box.skills]
        return message("box-skills", skills=joined(skills, "or-last", "or-comma"))
    return message("box-any")


def check_effect_message(effect: p.CheckEffect) -> Message:
    """One effect in a check."""
    match effect:
        case p.Successes():
            return message(
                "check-add" if effect.amount > 0 else "check-take", number=counted(abs(effect.amount), "success")
            )
        case p.DaysLeft():
            return message("check-days")
        case p.Reroll():
            if effect.times > 1:
                return message("check-reroll-one", number=number(effect.times))
            return message("check-reroll", number=number(effect.dice))
        case p.Convert():
            return _convert(effect)
        case p.CheckRoll():
            return message("check-roll", bands=_bands(effect.bands))
        case p.Push():
            return message("check-push", bands=_bands(effect.bands))
        case p.TestSkill():
            if effect.word in ("any", "neighbour"):
                return message(f"check-skill-{effect.word}")
            return message("check-skill", skill=("skill", effect.word))
        case p.ChangeVerb():
            return message("check-verb", verb=("verb", effect.verb))
        case p.NewPool():
            return _pool(effect)


def _convert(effect: p.Convert) -> Message:
    skill = ("skill", effect.skill)
    if (effect.symbols, effect.successes) != (1, 1):
        gives = counted(effect.successes, "success")
        return message("check-turn", skill=skill, number=number(effect.symbols), gives=gives)
    if effect.times:
        return message("check-count", skill=skill, number=number(effect.times))
    return message("check-count-all", skill=skill)


def _bands(bands: tuple[p.CheckBand, ...]) -> Message:
    return joined([_band(band) for band in bands], "steps-semicolon", "steps-semicolon")


def _band(band: p.CheckBand) -> Message:
    does = [check_effect_message(effect) for effect in band.effects]
    if band.stop:
        does.append(message("check-stop"))
    steps = joined(does, "steps-and") if does else message("steps-none")
    return message("band", range=band_range(band.low, band.high), steps=steps)


def _pool(effect: p.NewPool) -> Message:
    dice = [message("pool-skill", skill=("skill", skill), number=number(count)) for skill, count in effect.marks]
    if effect.base:
        dice.append(message("pool-base", number=number(effect.base)))
    return message("check-pool", dice=joined(dice, "steps-and"))
