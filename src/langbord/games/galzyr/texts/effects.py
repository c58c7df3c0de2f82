"""Effects of the book in messages: clauses that tell a player what to do, and lines made of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from langbord.engine.card_text import Message
from langbord.engine.log import Value
from langbord.games.galzyr.book import phrases as p
from langbord.games.galzyr.rules.land import Land
from langbord.games.galzyr.texts.conditions import conditions_message
from langbord.games.galzyr.texts.messages import (
    achievement_title,
    card_name,
    counted,
    joined,
    message,
    number,
    space_name,
    stack_name,
    tag_name,
    words_of_book,
)

#: Effects with parts of their own, which are set off from others by a semicolon.
WITH_PARTS: Final = (p.If, p.May, p.Choose, p.Roll)


def steps_message(land: Land, steps: Sequence[p.Step]) -> Message:
    """`gain 2 gold, lose 1 prestige and gain X; if it is winter, …`"""
    groups: list[Message] = []
    plain: list[Message] = []
    for step in steps:
        if isinstance(step.effect, WITH_PARTS) or step.otherwise:
            if plain:
                groups.append(joined(plain, "steps-and"))
            groups.append(step_message(land, step))
            plain = []
        else:
            plain.append(step_message(land, step))
    if plain:
        groups.append(joined(plain, "steps-and"))
    return joined(groups, "steps-semicolon", "steps-semicolon") if groups else message("steps-none")


def step_message(land: Land, step: p.Step) -> Message:
    """An effect with whom it is for, and what is done if it cannot be done in full."""
    said = effect_message(land, step.effect)
    if step.who != "you":
        said = message(f"step-{step.who}", step=said)
    if step.otherwise:
        said = message("step-else", step=said, otherwise=steps_message(land, step.otherwise))
    return said


def effect_message(land: Land, effect: p.Effect) -> Message:
    """One effect as a clause."""
    match effect:
        case p.If():
            return message(
                "step-if", condition=conditions_message(land, effect.when), steps=steps_message(land, effect.steps)
            )
        case p.May():
            steps = steps_message(land, effect.steps)
            if not effect.cost:
                return message("step-may", steps=steps)
            return message("step-may-cost", cost=steps_message(land, effect.cost), steps=steps)
        case p.Choose():
            ways = [steps_message(land, way) for way in effect.ways]
            return message("step-choose", ways=joined(ways, "ways-or", "ways-or"))
        case p.Roll():
            bands = [
                message("band", range=band_range(band.low, band.high), steps=steps_message(land, band.steps))
                for band in effect.bands
            ]
            return message("step-roll", bands=joined(bands, "steps-semicolon", "steps-semicolon"))
        case p.GainGold():
            return message("step-gain-gold", gold=counted(effect.amount, "gold"))
        case p.LoseGold():
            return message("step-lose-gold", gold=counted(effect.amount, "gold"))
        case p.PayGold():
            return message("step-pay-gold", gold=counted(effect.amount, "gold"))
        case p.GainPrestige():
            key = "step-gain-prestige" if effect.amount > 0 else "step-lose-prestige"
            return message(key, number=number(abs(effect.amount)))
        case _:
            return _about_cards(land, effect)


def band_range(low: int, high: int) -> Value:
    """`1–6`, `12`"""
    return words_of_book(str(low) if low == high else f"{low}–{high}")


def _about_cards(land: Land, effect: p.Effect) -> Message:
    match effect:
        case p.GainCard():
            if effect.zone == "library":
                return message("step-gain-card", card=_what(land, effect.card))
            return message("step-gain-card-from", card=_what(land, effect.card), zone=("zone", effect.zone))
        case p.GainRandom():
            return message("step-gain-random", number=number(effect.count), stack=stack_name(effect.stack))
        case p.GainOneOf():
            if not effect.shown:
                return message("step-gain-one", stack=stack_name(effect.stack))
            return message("step-gain-one-of", number=number(effect.shown), stack=stack_name(effect.stack))
        case p.DrawQuest():
            return message("step-draw-quests", quests=counted(effect.count, "quest"))
        case p.Discard():
            return message("step-discard", card=_what(land, effect.card))
        case p.DiscardChosen():
            cards = counted(effect.count, effect.kind)
            if effect.tag:
                return message("step-discard-chosen-tag", cards=cards, tag=tag_name(effect.tag))
            return message("step-discard-chosen", cards=cards)
        case p.DiscardAll():
            every = message(f"every-{effect.kind}")
            if not effect.tag:
                return message("step-discard-all", cards=every)
            key = "step-discard-all-without" if effect.without else "step-discard-all-with"
            return message(key, cards=every, tag=tag_name(effect.tag))
        case p.MoveCard():
            return message("step-move-card", card=_what(land, effect.card), zone=("zone", effect.zone))
        case p.Replace():
            old, new = _what(land, effect.old), message("card-with", card=card_name(land, effect.new))
            if effect.zone == "library":
                return message("step-replace", old=old, new=new)
            return message("step-replace-from", old=old, new=new, zone=("zone", effect.zone))
        case p.Abandon():
            if not effect.card:
                return message("step-abandon-one")
            return message("step-abandon", quest=card_name(land, effect.card))
        case p.Delay():
            return _delay(land, effect)
        case p.Restart():
            return message("step-restart", card=_whose(land, effect.card))
        case _:
            return _about_goods_and_ways(land, effect)


def _about_goods_and_ways(land: Land, effect: p.Effect) -> Message:
    match effect:
        case p.Offer():
            stacks = [message("stack-named", stack=stack_name(stack)) for stack in effect.stacks]
            return message("step-offer", number=number(effect.count), stacks=joined(stacks, "steps-and"))
        case p.OfferCards():
            cards = [message("card-named", card=card_name(land, card)) for card in effect.cards]
            return message("step-offer-cards", cards=joined(cards, "steps-and"))
        case p.SellItems():
            return message("step-sell", number=number(effect.count), gold=counted(effect.gold, "gold"))
        case p.SwapMarks():
            if not effect.skills:
                return message("step-swap", number=number(effect.count))
            skills = [message("skill-named", skill=("skill", skill)) for skill in effect.skills]
            return message("step-swap-for", number=number(effect.count), skills=joined(skills, "or-last", "or-comma"))
        case p.Travel():
            return message("step-travel", number=number(effect.spaces))
        case p.Movement():
            key = "step-movement-more" if effect.amount > 0 else "step-movement-less"
            return message(key, steps=counted(abs(effect.amount), "step"))
        case p.GoTo():
            return message("step-go-to", place=place_message(land, effect.place))
        case p.FigureOnCard():
            return message("step-figure-on-card")
        case p.PlaceCard():
            return message("step-put", card=_what(land, effect.card), place=place_message(land, effect.place))
        case p.Unlock():
            return message("step-unlock", achievement=achievement_title(land, effect.achievement))
        case _:
            assert isinstance(effect, p.DrawEvent)
            return message("step-draw-event")


def _delay(land: Land, effect: p.Delay) -> Message:
    how = "delay" if effect.days > 0 else "hasten"
    days = counted(abs(effect.days), "day")
    if not effect.card:
        return message(f"step-{how}-one", days=days)
    return message(f"step-{how}", card=_whose(land, effect.card), days=days)


def _what(land: Land, card: str) -> Message:
    """A card that something is done to."""
    return message("card-what", card=card_name(land, card))


def _whose(land: Land, card: str) -> Message:
    """A card of which something is said."""
    return message("card-whose", card=card_name(land, card))


def place_message(land: Land, place: p.Place) -> Message:
    """Where to."""
    if place.kind == "space":
        return message("place-space", space=space_name(land, place.word))
    return message(f"place-{place.kind}-{place.word}" if place.word else f"place-{place.kind}")
