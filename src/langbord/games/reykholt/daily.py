"""The solo game of the day, and what solo games are compared by (R11)."""

from __future__ import annotations

from datetime import date

from langbord.engine.meta import Options
from langbord.games.reykholt.rules.view_model import View

#: The set of service cards from Monday to Sunday.
SETS = ("A", "B", "C", "D", "A", "B", "D")


def options_for(day: date) -> dict[str, str]:
    """What is played on a day: a set by the weekday, and nothing that makes a game easier or harder than another."""
    return {"set": SETS[day.weekday()], "story": "off", "scenario": "off", "variant": "off"}


def counts(options: Options) -> bool:
    """Whether a solo game is scored by the formula (R11.9); in a scenario the goals decide (R12.5)."""
    return options["scenario"] == "off"


def reached(view: View) -> int:
    """The table that the grower has come to; the formula gives nothing to those short of the aim."""
    table: int = view["players"][0]["table"]
    return table
