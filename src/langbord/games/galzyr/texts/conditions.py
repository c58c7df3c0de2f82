"""Conditions of the book in messages: clauses that stand after an "if"."""

from __future__ import annotations

from typing import Final

from langbord.engine.card_text import Message
from langbord.games.galzyr.book.phrases import Condition, Conditions
from langbord.games.galzyr.book.vocabulary import MONTHS, WEEKDAYS
from langbord.games.galzyr.rules.land import Land
from langbord.games.galzyr.texts.messages import (
    achievement_title,
    card_name,
    counted,
    joined,
    message,
    number,
    scene_title,
    space_name,
    tag_name,
)

#: Conditions about a number that something must reach, with what is counted.
COUNTED: Final = {
    **dict.fromkeys(("prestige", "players", "level", "done", "failed"), ""),
    "gold": "gold",
    "total": "success",
    "days": "day",
}

#: Conditions that name a card.
ABOUT_CARDS: Final = ("has", "world", "here", "play", "available")

#: Conditions that name a word of the closed lists, which has a name in each language.
ABOUT_WORDS: Final = {"season": "season", "adventurer": "hero", "mode": "mode", "terrain": "terrain"}


def conditions_message(land: Land, given: Conditions) -> Message:
    """All of these, and of each any one."""
    groups = [joined([condition_message(land, atom) for atom in group], "or-last", "or-comma") for group in given]
    return joined(groups, "and-last", "and-comma")


def condition_message(land: Land, atom: Condition) -> Message:
    """One condition; each kind has a message for when it holds, and one for when it does not."""
    key = f"{'unless' if atom.negated else 'if'}-{atom.kind}"
    kind, word = atom.kind, atom.word
    if kind in ABOUT_WORDS:
        return message(key, word=(ABOUT_WORDS[kind], word))
    if kind in ABOUT_CARDS:
        return message(key, card=card_name(land, word))
    if kind in COUNTED:
        unit = COUNTED[kind]
        return message(key, number=counted(atom.low, unit) if unit else number(atom.low))
    if kind == "month":
        return _month(key, atom)
    if kind == "weekday":
        return message(key, word=("weekday", WEEKDAYS[atom.low]))
    if kind == "tag":
        return message(key, tag=tag_name(word))
    if kind == "mark":
        return message(key, word=("skill", word), number=number(atom.low))
    if kind == "items":
        if atom.high:
            return message(f"{key}-worth", number=counted(atom.low, "item"), gold=counted(atom.high, "gold"))
        return message(key, number=counted(atom.low, "item"))
    if kind == "at":
        return message(key, space=space_name(land, word))
    if kind == "near":
        return message(key, space=space_name(land, word), number=counted(atom.low, "step"))
    if kind in ("seen", "lately", "month-of"):
        return message(key, scene=scene_title(land, word))
    if kind == "achieved":
        return message(key, achievement=achievement_title(land, word))
    return message(key)


def _month(key: str, atom: Condition) -> Message:
    first, last = ("month", MONTHS[atom.low - 1]), ("month", MONTHS[atom.high - 1])
    return message(key, word=first) if first == last else message(f"{key}-range", first=first, last=last)
