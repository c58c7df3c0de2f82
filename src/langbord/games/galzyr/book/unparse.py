"""Phrases said again: effects and conditions, back from data into words that read as the same data."""

from __future__ import annotations

from collections.abc import Iterable

from langbord.games.galzyr.book import phrases as p
from langbord.games.galzyr.book import vocabulary

_PLURALS = {"item": "items", "companion": "companions", "status": "statuses", "quest": "quests"}


def conditions(given: p.Conditions) -> str:
    """`winter or sat, not tag warm`"""
    return ", ".join(" or ".join(condition(atom) for atom in clause) for clause in given)


def condition(atom: p.Condition) -> str:
    """One condition."""
    return f"{'not ' if atom.negated else ''}{_bare(atom)}"


def _bare(atom: p.Condition) -> str:
    if atom.kind in ("season", "adventurer", "mode", "terrain"):
        return atom.word
    if atom.kind == "month":
        low, high = vocabulary.MONTHS[atom.low - 1], vocabulary.MONTHS[atom.high - 1]
        return low if low == high else f"{low}-{high}"
    if atom.kind == "weekday":
        return vocabulary.WEEKDAYS[atom.low]
    if atom.kind in ("mark", "near"):
        return f"{atom.kind} {atom.word} {atom.low}"
    if atom.kind == "items":
        return f"items {atom.low}" + (f" worth {atom.high}" if atom.high else "")
    if atom.kind == "play":
        return f"in play {atom.word}"
    if atom.kind == "month-of":
        return f"this month {atom.word}"
    if atom.kind == "last-day":
        return "last day"
    if atom.word:
        return f"{atom.kind} {atom.word}"
    return f"{atom.kind} {atom.low}" if atom.low else atom.kind


def line(steps: Iterable[p.Step]) -> str:
    """Steps with semicolons between them."""
    return "; ".join(step(each) for each in steps)


def step(given: p.Step) -> str:
    """`partner: gain 1 gold, else gain shaken and lose 1 prestige`"""
    who = "" if given.who == "you" else f"{given.who}: "
    otherwise = " and ".join(step(each) for each in given.otherwise)
    return f"{who}{effect(given.effect)}{f', else {otherwise}' if otherwise else ''}"


def effect(given: p.Effect) -> str:
    """One effect."""
    if isinstance(given, p.If):
        return f"if {conditions(given.when)}: {line(given.steps)}"
    if isinstance(given, p.May):
        return f"may {line(given.cost)}: {line(given.steps)}" if given.cost else f"may: {line(given.steps)}"
    if isinstance(given, p.Choose):
        return f"choose: {' | '.join(line(way) for way in given.ways)}"
    if isinstance(given, p.Roll):
        return f"roll {' | '.join(f'{_band(band.low, band.high)}: {line(band.steps)}' for band in given.bands)}"
    return _gold_or_card(given)


def _band(low: int, high: int) -> str:
    return str(low) if low == high else f"{low}-{high}"


def _gold_or_card(given: p.Effect) -> str:
    if isinstance(given, p.GainGold):
        return f"gain {given.amount} gold"
    if isinstance(given, p.LoseGold):
        return f"lose {given.amount} gold"
    if isinstance(given, p.PayGold):
        return f"pay {given.amount} gold"
    if isinstance(given, p.GainPrestige):
        return f"{'gain' if given.amount > 0 else 'lose'} {abs(given.amount)} prestige"
    if isinstance(given, p.GainCard):
        return f"gain {given.card}{_from(given.zone)}"
    if isinstance(given, p.GainRandom):
        return f"gain {'a' if given.count == 1 else given.count} random {given.stack}"
    if isinstance(given, p.GainOneOf):
        return f"gain one of {f'{given.shown} ' if given.shown else ''}{given.stack}"
    if isinstance(given, p.DrawQuest):
        return "draw a quest" if given.count == 1 else f"draw {given.count} quests"
    if isinstance(given, p.Discard):
        return f"discard {given.card}"
    if isinstance(given, p.DiscardChosen):
        return f"discard {_counted(given.kind, given.count)}{f' with {given.tag}' if given.tag else ''}"
    if isinstance(given, p.DiscardAll):
        tag = f" {'without' if given.without else 'with'} {given.tag}" if given.tag else ""
        return f"discard all {_PLURALS[given.kind]}{tag}"
    if isinstance(given, p.MoveCard):
        return f"move {given.card} to {given.zone}"
    if isinstance(given, p.Replace):
        return f"replace {given.old} with {given.new}{_from(given.zone)}"
    if isinstance(given, p.Abandon):
        return f"abandon {given.card or 'a quest'}"
    return _trade_or_travel(given)


def _trade_or_travel(given: p.Effect) -> str:
    if isinstance(given, p.Offer):
        return f"offer {given.count} from {', '.join(given.stacks)}"
    if isinstance(given, p.OfferCards):
        return f"offer cards {', '.join(given.cards)}"
    if isinstance(given, p.SellItems):
        return f"sell {_counted('item', given.count)} for {given.gold} gold{' each' if given.count > 1 else ''}"
    if isinstance(given, p.SwapMarks):
        skills = f" for {' or '.join(given.skills)}" if given.skills else ""
        return f"swap {'a mark' if given.count == 1 else f'{given.count} marks'}{skills}"
    if isinstance(given, p.Travel):
        return f"travel {given.spaces}"
    if isinstance(given, p.Movement):
        return f"movement {given.amount:+}"
    if isinstance(given, p.GoTo):
        return f"go to {place(given.place)}"
    if isinstance(given, p.FigureOnCard):
        return "figure on this"
    if isinstance(given, p.PlaceCard):
        return f"put {given.card} at {place(given.place)}"
    if isinstance(given, p.Delay):
        return f"{'delay' if given.days > 0 else 'hasten'} {given.card or 'a timer'} {abs(given.days)}"
    if isinstance(given, p.Restart):
        return f"restart {given.card}"
    if isinstance(given, p.Unlock):
        return f"unlock {given.achievement}"
    assert isinstance(given, p.DrawEvent)
    return "draw event"


def _from(zone: str) -> str:
    return "" if zone == "library" else f" from {zone}"


def _counted(kind: str, count: int) -> str:
    if count > 1:
        return f"{count} {_PLURALS[kind]}"
    return f"{'an' if kind == 'item' else 'a'} {kind}"


def place(given: p.Place) -> str:
    """`any harbour`, `random location`, or the id of a space."""
    if given.kind in ("any", "nearest"):
        return f"{given.kind} {given.word}"
    if given.kind in ("random", "next", "previous"):
        return f"{given.kind} location"
    return given.word or given.kind
