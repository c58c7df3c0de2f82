"""What an action space of Reykholt does, as a few signs: `+⌂5–6, +1l`, `seed 2+`, `−⌂ → table +1`."""

from __future__ import annotations

from langbord.games.reykholt.edition import phrases
from langbord.games.reykholt.edition.loader import Space
from langbord.games.reykholt.edition.phrases import GOODS_WORDS, NO_LIMIT, Action, Bundle, Cost, Step
from langbord.games.reykholt.rules.moves import SPACE_WORDS, space_face
from langbord.games.reykholt.rules.view_model import View
from langbord.tui.screen import Look


def sign(look: Look[View], good: str) -> str:
    """The letter of a good."""
    return look.say(f"reykholt-short-{good}")


def face_word(look: Look[View], word: str) -> str:
    """The word under which the texts know a space: the two sides of the board have other spaces."""
    return space_face(SPACE_WORDS.index(word), look.view["seats"]) if word in SPACE_WORDS else word


def short(look: Look[View], space: Space) -> str:
    """The effect in signs; in words where there is no sign for it."""
    actions = [_action(look, action) for action in space.effect.actions]
    told = [action for action in actions if action]
    return ", ".join(told) if len(told) == len(actions) else look.texts.card(face_word(look, space.word)).text


def _action(look: Look[View], action: Action) -> str:
    sides = [_step(look, step) for step in action.alternatives]
    return " / ".join(sides) if all(sides) else ""


def _step(look: Look[View], step: Step) -> str:
    """A step; empty if there is no sign for it."""
    house = look.marks.house
    match step:
        case phrases.Gain():
            return "+" + _goods(look, step.goods)
        case phrases.GainAny():
            return "+" + look.say("reykholt-short-any", number=step.count)
        case phrases.Seed():
            least = f"{step.least}+" if step.most == NO_LIMIT else _range(step.least, step.most)
            return look.say("reykholt-short-seed", number=least)
        case phrases.Harvest():
            return look.say("reykholt-short-harvest", number=step.most)
        case phrases.HarvestOne():
            return look.say("reykholt-short-harvest-one", number=step.most, house=house)
        case phrases.TakeGreenhouse():
            if (step.least, step.most) == (phrases.SMALLEST, phrases.LARGEST):
                return f"+{house}"
            return f"+{house}{_range(step.least, step.most)}"
        case phrases.TakeRandom():
            return f"+{house}?"
        case phrases.TakeCard():
            return look.say("reykholt-short-card")
        case phrases.ShareCard():
            return look.say("reykholt-short-share")
        case phrases.Advance():
            return look.say("reykholt-short-advance", number=step.tables)
        case phrases.Trade():
            gets = [_step(look, get) for get in step.gets]
            return f"{look.marks.minus}{_cost(look, step.cost)} → {', '.join(gets)}" if all(gets) else ""
    return ""


def _range(least: int, most: int) -> str:
    return str(least) if least == most else f"{least}–{most}"


def _goods(look: Look[View], goods: Bundle) -> str:
    parts = [f"{amount}{sign(look, GOODS_WORDS[good])}" for good, amount in enumerate(goods) if amount]
    return " ".join(parts)


def _cost(look: Look[View], cost: Cost) -> str:
    parts: list[str] = []
    if cost.greenhouses:
        parts.append(look.marks.house if cost.greenhouses == 1 else f"{cost.greenhouses}{look.marks.house}")
    if any(cost.goods):
        parts.append(_goods(look, cost.goods))
    if cost.alike:
        parts.append(look.say("reykholt-short-alike", number=cost.alike))
    if cost.any:
        parts.append(look.say("reykholt-short-any", number=cost.any))
    return " ".join(parts)


def kinds_of_steps(space: Space) -> list[type[Step]]:
    """All kinds of steps of a space, those behind an arrow too."""
    found: list[type[Step]] = []
    for action in space.effect.actions:
        for step in action.alternatives:
            found.append(type(step))
            if isinstance(step, phrases.Trade):
                found += [type(get) for get in step.gets]
    return found
