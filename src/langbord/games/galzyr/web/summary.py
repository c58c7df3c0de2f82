"""The figures of the player summary, as the book has them."""

from __future__ import annotations

from typing import Any

from langbord.engine.meta import Options
from langbord.games.galzyr.book.vocabulary import SKILLS
from langbord.games.galzyr.rules.land_loader import load_land


def figures(options: Options) -> dict[str, Any]:
    """Steps, dice, difficulties, and the levels of a group."""
    world = load_land(options["book"]).book.world
    easy, medium, hard = world.difficulty
    return {
        "steps": world.movement,
        "dice": world.base_dice,
        "swaps": world.swaps,
        "same": world.same_colour,
        "easy": easy,
        "medium": medium,
        "hard": hard,
        "skills": SKILLS,
        "levels": [level.prestige for level in world.levels],
    }
