"""Nusfjord's cards as forms to be filled in, and the words of their phrases."""

from __future__ import annotations

import functools
from typing import Any, Final

from langbord.engine.card_text import Message
from langbord.engine.editions import forms
from langbord.engine.editions.forms import CardKind, EditionForms, Entry, Faulty, Field
from langbord.engine.editions.parse_error import PhraseError
from langbord.engine.editions.wording import Free, Many, Number, Opt, Rule, alt, seq, words
from langbord.games.nusfjord.edition.grammar import (
    ACTIONS,
    BY_HAND,
    CLASSES,
    EVENTS,
    GOODS_WORDS,
    NOTICED,
    RULES,
    SHIP_KINDS,
    THINGS,
    read_goods,
)
from langbord.games.nusfjord.edition.parser import read_effect
from langbord.games.nusfjord.meta import META
from langbord.games.nusfjord.rules.moves import CARD_WORDS, ELDER_WORDS
from langbord.games.nusfjord.texts.moves_and_cards import effect_messages

CARD_CLASSES: Final = tuple(name for name in CLASSES if name != "elder")
BUILDING: Final = CardKind(
    "building",
    "",
    tuple(CARD_WORDS),
    (
        Field("cost", forms.GOODS),
        Field("points", forms.NUMBER, least=-20, most=20),
        Field("class", forms.CHOICE, CARD_CLASSES),
        Field("effect"),
    ),
)
ELDER: Final = CardKind("elder", "elders", tuple(ELDER_WORDS), (Field("effect"),))

GOODS: Final = Many(seq(Number(), words(*GOODS_WORDS)), ",")
THING: Final = words(*dict.fromkeys(word for pair in THINGS for word in pair))
LEAST: Final = alt(Number(), "no", "most")
PER: Final = seq("per", Opt(Number()), THING, Opt(seq(", at most", Number())))
ACTION: Final = Many(words(*ACTIONS), "or")


def _step(*more: Rule) -> Rule:
    return alt(
        seq("gain", GOODS, Opt(alt("in reserve", seq("or", GOODS)))),
        seq("gain", Number(), words(*GOODS_WORDS), PER),
        seq("pay", GOODS, ":", alt("upgrade", seq("gain", GOODS, Opt(seq(", up to", Number(), "times"))))),
        seq("pay", GOODS, ":", seq("gain", GOODS, "in reserve", Opt(seq(", up to", Number(), "times")))),
        seq("action", ACTION, Opt(seq(",", GOODS, "cheaper"))),
        seq("action serve", ", gain", GOODS, "a plate"),
        "upgrade",
        "transfer",
        "feed elders",
        seq("fill", Number(), words("plate", "plates")),
        seq("grow", Number(), words("forest", "forests")),
        seq("sell a", words("ship", *SHIP_KINDS), ": gain", GOODS, Opt(seq(", up to", Number(), "times"))),
        seq("others gain", GOODS),
        *more,
    )


PLAIN_STEP: Final = _step()
STEP: Final = _step(seq("if", LEAST, THING, ":", PLAIN_STEP))
STEPS: Final = Many(STEP, ";")
WHEN: Final = seq("when", words(*EVENTS), ":", STEPS)
RULE: Final = seq(
    "rule",
    alt(
        *(
            seq(*(Number() if part == "N" else part for part in _parts))
            for _parts in (
                [part.strip() for part in rule.replace("N", "|N|").split("|") if part.strip()] for rule in RULES
            )
        )
    ),
)
POINTS: Final = seq(Number(signed=True), words("points", "point"), alt(PER, seq("if", LEAST, THING)))
BY: Final = seq(BY_HAND, Free())
PHRASES: Final[dict[str, Rule]] = {
    "now": alt(STEPS, BY),
    "whenever": alt(WHEN, BY),
    "any time": alt(seq("pay", GOODS, ": gain", GOODS, Opt(alt("in reserve"))), BY),
    "once": alt(seq("once:", STEPS), BY),
    "special": alt(RULE, WHEN, BY),
    "points": alt(POINTS, BY),
    "elder": alt(STEPS, BY),
}
COST: Final = alt("nothing", GOODS)
assert set(NOTICED.values()) <= set(EVENTS)


def class_of(kind: str, entry: Entry) -> str:
    """The class by which the phrase of a card is read."""
    if kind == ELDER.name:
        return "elder"
    card_class = entry.get("class")
    return card_class if isinstance(card_class, str) and card_class in CARD_CLASSES else "now"


def rule(kind: str, field: str, entry: Entry) -> Rule:
    """The words of a phrase."""
    return COST if field == "cost" else PHRASES[class_of(kind, entry)]


def sentences(kind: str, entry: Entry) -> tuple[Message, ...]:
    """What a card says."""
    effect = read_effect(str(entry.get("effect", "")), class_of(kind, entry))
    return effect_messages(effect, must_act=kind == ELDER.name)


def faults(kind: str, entry: Entry) -> list[Faulty]:
    """What is wrong with the phrases of a card."""
    found: list[Faulty] = []
    try:
        read_effect(str(entry.get("effect", "")), class_of(kind, entry))
    except PhraseError as error:
        found.append(Faulty("effect", error.message, error.column))
    if kind == BUILDING.name:
        try:
            read_goods(str(entry.get("cost", "")))
        except PhraseError as error:
            found.append(Faulty("cost", error.message, error.column))
    return found


def veil(kind: str, entry: Entry) -> dict[str, Any]:
    """A card that says nothing."""
    hidden: dict[str, Any] = {"slot": entry["slot"], "name": str(entry["slot"]), "effect": f"{BY_HAND} …"}
    if kind == BUILDING.name:
        hidden |= {"cost": "nothing", "points": 0, "class": "special"}
    return hidden


@functools.cache
def edition_forms() -> EditionForms:
    """All of it."""
    base = next(option.default for option in META.options if option.name == "edition")
    return EditionForms((BUILDING, ELDER), rule, sentences, faults, veil, decks=True, base=base, deck_option="deck")
