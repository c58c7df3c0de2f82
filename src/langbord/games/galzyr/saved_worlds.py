"""A world as it stands on the shelf: how far it has come, what a table that goes on chooses anew, what it is called."""

from __future__ import annotations

from typing import Any

from langbord.engine.meta import Options
from langbord.engine.position import Position
from langbord.engine.web import Words
from langbord.games.galzyr.book.folders import HOUSE
from langbord.games.galzyr.book.vocabulary import MONTHS
from langbord.games.galzyr.rules.state import NOBODY, State

#: What a table that goes on may choose; month and book are the world's own.
OPTIONS = ("mode", "quests", "challenge", "start")
#: What has values to choose from, and is the world's own all the same.
KEPT = ("gentle",)
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


def books(options: Options) -> tuple[str, ...]:
    """The books in which a world may go on: its own, and the one of the house that comes after it (G15.7)."""
    found = [options["book"]]
    while after := HOUSE.after(found[-1]):
        found.append(after)
    return tuple(found)


def pack_up(position: Position[State]) -> State | None:
    """The world as it would be packed up here; None in the middle of a month (G14.5)."""
    if position.ask is None or position.ask.prompt not in ("month-over", "leave-world"):
        return None
    twin = position.copy(log=False)
    if position.ask.prompt == "leave-world":
        twin.play("stop")
    twin.play("pack-up")
    return twin.state
