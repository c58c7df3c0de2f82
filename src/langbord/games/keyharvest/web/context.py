"""The table as the templates need it: everything worked out from one view, nothing left to compute there."""

from __future__ import annotations

from typing import Any

from langbord.engine.web import Words
from langbord.games.keyharvest.rules.view_model import View
from langbord.games.keyharvest.web.country_boards import countries, plots
from langbord.games.keyharvest.web.pieces import CROPS, Seen
from langbord.games.keyharvest.web.player_areas import area
from langbord.games.keyharvest.web.town import town


def _aside(seen: Seen) -> bool:
    """Whether the viewer answers in the middle of something, and not in a turn of their own or at its end."""
    if seen.prompt:
        return seen.view["active"] not in (None, seen.me)
    return bool(seen.view["running"] or seen.view["actions"])


def context(view: View, texts: Words, me: int | None, legal: frozenset[str]) -> dict[str, Any]:
    """What the templates show, panel by panel; the viewer comes first, then clockwise."""
    seen = Seen(view, texts, me, legal)
    order = [((me or 0) + step) % seen.seats for step in range(seen.seats)]
    areas = [area(seen, seen.players[seat]) for seat in order]
    drawn = countries(seen)
    return {
        "crops": CROPS,
        "areas": areas,
        "mine_area": None if me is None else areas[0],
        "rivals": areas if me is None else areas[1:],
        "countries": [drawn[seat] for seat in order],
        "plots": plots(seen),
        "town": town(seen),
        "choosing": seen.prompt,
        "aside": _aside(seen),
    }
