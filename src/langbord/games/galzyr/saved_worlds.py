"""A world as it stands on the shelf: how far it has come, what a table that goes on chooses anew, what it is called."""

from __future__ import annotations

from typing import Any

from langbord.engine.position import Position
from langbord.engine.web import Words
from langbord.games.galzyr.book.vocabulary import MONTHS
from langbord.games.galzyr.rules.state import NOBODY, State

#: What a table that goes on may choose; month and book are the world's own.
OPTIONS = ("mode", "quests", "challenge", "start")
#: The answer that leaves this world and begins another (G15.5).
ANEW = "new-world"
#: How many names there are to give to a new world (`world-name-1` …).
NAMES = 24


def figures(state: State) -> dict[str, Any]:
    """How far the world has come, in figures that need no language."""
    land = state.land
    at_table = {player.hero for player in state.players if player.hero != NOBODY}
    took_part = [hero for hero, slot in enumerate(state.saves) if slot.played or hero in at_table]
    return {
        "months": state.months,
        "month": state.month,
        "heroes": [land.heroes[hero] for hero in took_part],
        "achievements": len(state.achievements),
        "scenes": len(state.seen),
        "of": len(land.book.scenes),
    }


def lines(told: dict[str, Any], texts: Words) -> list[tuple[str, str]]:
    """The figures in words: what, and how much of it."""
    heroes = [texts.say(f"hero-{hero}") for hero in told.get("heroes", ())]
    rows = [
        ("month", texts.say(f"month-{MONTHS[told['month'] - 1]}") if told.get("month") else ""),
        ("months", str(told.get("months", 0))),
        ("heroes", ", ".join(heroes)),
        ("scenes", texts.say("world-scenes", number=told.get("scenes", 0), of=told.get("of", 0))),
        ("achievements", str(told.get("achievements", 0))),
    ]
    return [(texts.say(f"world-figure-{key}"), value) for key, value in rows if value]


def pack_up(position: Position[State]) -> State | None:
    """The world as it would be packed up here; None in the middle of a month (G14.5)."""
    if position.ask is None or position.ask.prompt != "month-over":
        return None
    twin = position.copy(log=False)
    twin.play("pack-up")
    return twin.state
