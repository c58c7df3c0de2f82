"""The figures of the player summary: workers and events with their signs."""

from __future__ import annotations

from typing import Any

from langbord.engine.meta import Options
from langbord.games.keyharvest.rules.moves import EVENT_WORDS
from langbord.games.keyharvest.web.pieces import CROPS, SCROLLS, VALUES


def figures(options: Options) -> dict[str, Any]:
    """What templates/summary.html shows beside its texts; the same in every edition."""
    return {
        "crops": CROPS,
        "folk": list(VALUES.items()),
        "events": [(letter, "scroll" if letter in SCROLLS else "bell") for letter in EVENT_WORDS],
    }
