"""Reykholt's cards and spaces as forms to be filled in, and the words of their phrases."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any, Final

from langbord.engine.card_text import Message
from langbord.engine.editions import forms
from langbord.engine.editions.forms import CardKind, EditionForms, Entry, Faulty, Field
from langbord.engine.editions.parse_error import PhraseError
from langbord.engine.editions.wording import Free, Many, Number, Opt, Rule, alt, seq, words
from langbord.games.reykholt.edition.parser import read_card, read_event, read_kinds, read_space, read_stack
from langbord.games.reykholt.edition.phrases import (
    BY_HAND,
    CARD_RULES,
    COLUMN_LETTERS,
    CONDITIONS,
    EVENT_RULES,
    GOODS_WORDS,
    MOMENTS,
    ROWS,
    SPECIALS,
    THINGS,
    WHENS,
    Effect,
)
from langbord.games.reykholt.meta import META
from langbord.games.reykholt.rules.moves import CARD_WORDS, EVENT_WORDS, HOUSE_WORDS
from langbord.games.reykholt.texts.moves_and_cards import card_messages

EVENT_KINDS: Final = ("gift", "dilemma", "restriction")


def _spaces(side: str, rows: int) -> CardKind:
    slots = tuple(f"{letter}{row}" for letter in COLUMN_LETTERS for row in range(1, rows + 1))
    return CardKind("space", side, slots, (Field("flag", forms.SWITCH, optional=True), Field("effect")))


CARD: Final = CardKind(
    "card",
    "service",
    tuple(CARD_WORDS),
    (Field("effect"), Field("hoard", optional=True), Field("story", forms.SWITCH, optional=True)),
)
SIDES: Final = (_spaces("spaces-1-2", 3), _spaces("spaces-3-4", 6))
GREENHOUSE: Final = CardKind(
    "greenhouse",
    "greenhouses",
    tuple(HOUSE_WORDS),
    (
        Field("size", forms.NUMBER, least=3, most=6),
        Field("kinds"),
        Field("seats", forms.NUMBER, least=1, most=4),
        Field("pile", forms.CHOICE, ("size", "random"), optional=True),
        Field("first", forms.SWITCH, optional=True),
    ),
    texts=("name",),
)
EVENT: Final = CardKind(
    "event", "events", tuple(EVENT_WORDS), (Field("kind", forms.CHOICE, EVENT_KINDS), Field("effect"))
)

GOOD: Final = words(*GOODS_WORDS)
GOODS: Final = Many(seq(Number(), GOOD), "and")
GAIN: Final = alt(GOODS, seq(Number(), "any"), "1 rarest", seq("1", GOOD, "per", words(*THINGS), ", at most", Number()))
PLAIN: Final = alt(
    seq("gain", GAIN),
    "seed 1 from supply",
    seq("seed", Number(), Opt(seq("to", Number()))),
    seq("seed at least", Number()),
    seq("harvest up to", Number(), Opt(alt("from one greenhouse"))),
    seq("take a greenhouse", Opt(seq("of", Number(), Opt(seq("to", Number()))))),
    "take a random greenhouse",
    seq("advance", words("1", "2")),
    seq("plant 1", GOOD, "in each greenhouse"),
    "plant 1 missing kind in each greenhouse",
    seq("plant 1 more in up to", Number(), words("greenhouses", "greenhouse")),
)
COST: Final = Many(seq(Number(), words(*GOODS_WORDS, "alike", "any", "greenhouses", "greenhouse")), "and")
TRADE: Final = seq("discard", COST, ":", Many(PLAIN, "and"))


def _actions(*more: Rule | str) -> Rule:
    return Many(Many(alt(PLAIN, TRADE, *more, GAIN), "or"), ";")


ACTIONS: Final = _actions()
BY: Final = seq(BY_HAND, Free())


def _rules(allowed: tuple[str, ...]) -> Rule:
    found: list[Rule] = []
    for rule in allowed:
        text = rule.replace("N", "|N|").replace("SPACE", "|S|")
        parts = [part.strip() for part in text.split("|") if part.strip()]
        spaces = words(*(f"{letter}{row}" for letter in COLUMN_LETTERS for row in range(1, ROWS + 1)))
        found.append(seq(*(Number() if part == "N" else spaces if part == "S" else part for part in parts)))
    return seq("rule", alt(*found))


SPACE_PHRASE: Final = alt(_actions("take a service card", "share a service card"), BY)
CARD_PHRASE: Final = alt(
    seq("now:", ACTIONS),
    seq("when", words(*WHENS), Opt(seq(", if", words(*CONDITIONS))), ":", ACTIONS),
    seq("at", words(*MOMENTS), Opt(seq(", if", words(*CONDITIONS))), ":", ACTIONS),
    seq("any time, once a round:", TRADE),
    _rules(CARD_RULES),
    seq("special", words(*SPECIALS)),
    BY,
)
EVENT_PHRASE: Final = alt(seq("everyone:", ACTIONS), _rules(EVENT_RULES), BY)
KINDS: Final = alt("all", Many(GOOD, ","))
PHRASES: Final[dict[tuple[str, str], Rule]] = {
    ("card", "effect"): CARD_PHRASE,
    ("card", "hoard"): KINDS,
    ("space", "effect"): SPACE_PHRASE,
    ("event", "effect"): EVENT_PHRASE,
    ("greenhouse", "kinds"): KINDS,
}
READ: Final[dict[str, Callable[[str], Effect]]] = {"card": read_card, "space": read_space, "event": read_event}


def rule(kind: str, field: str, entry: Entry) -> Rule:
    """The words of a phrase."""
    return PHRASES[kind, field]


def sentences(kind: str, entry: Entry) -> tuple[Message, ...]:
    """What a card says."""
    return card_messages(READ[kind](str(entry.get("effect", "")))) if kind in READ else ()


def faults(kind: str, entry: Entry) -> list[Faulty]:
    """What is wrong with the phrases of a card."""
    found: list[Faulty] = []
    try:
        if kind in READ:
            READ[kind](str(entry.get("effect", "")))
        else:
            read_kinds(str(entry.get("kinds", "")))
    except PhraseError as error:
        found.append(Faulty("effect" if kind in READ else "kinds", error.message, error.column))
    hoards = entry.get("effect") == "special secret-hoard"
    if kind == "card" and hoards != bool(entry.get("hoard")):
        found.append(Faulty("hoard", "a secret hoard, and nothing else, has goods on the card"))
    elif hoards:
        try:
            read_stack(str(entry["hoard"]))
        except PhraseError as error:
            found.append(Faulty("hoard", error.message, error.column))
    return found


def veil(kind: str, entry: Entry) -> dict[str, Any]:
    """A card or space that says nothing; greenhouses keep their size."""
    slot = str(entry["slot"])
    if kind == "greenhouse":
        return {**entry, "name": slot}
    hidden: dict[str, Any] = {"slot": slot, "name": slot, "effect": f"{BY_HAND} …"}
    kept = ("flag", "story", "kind")
    return hidden | {key: entry[key] for key in kept if key in entry}


@functools.cache
def edition_forms() -> EditionForms:
    """All of it."""
    base = next(option.default for option in META.options if option.name == "edition")
    return EditionForms((CARD, *SIDES, GREENHOUSE, EVENT), rule, sentences, faults, veil, base=base)
