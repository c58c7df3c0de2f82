"""The table as the templates need it: everything worked out from one view, nothing left to compute there."""

from __future__ import annotations

from typing import Any

from langbord.engine.web import INERT, Words
from langbord.games.reykholt.rules.moves import GOOD_WORDS
from langbord.games.reykholt.rules.view_model import View
from langbord.games.reykholt.web.action_board import board
from langbord.games.reykholt.web.pieces import Seen
from langbord.games.reykholt.web.player_areas import HOUSES, KINDS, STOCK, area, display
from langbord.games.reykholt.web.story_panel import alone, phases, tale
from langbord.games.reykholt.web.tourism_track import track

#: Questions that are answered in one's own area: on a phone it then comes first.
AT_HOME = ("seed", *HOUSES, *KINDS, *STOCK)


def context(view: View, texts: Words, me: int | None, legal: frozenset[str]) -> dict[str, Any]:
    """What the templates show, panel by panel; the viewer comes first, then clockwise."""
    seen = Seen(view, texts, me, legal)
    order = [((me or 0) + step) % seen.seats for step in range(seen.seats)]
    areas = [area(seen, seen.players[seat]) for seat in order]
    everything = seen.gestures["harvest_all"] if seen.gestures is not None else []
    return {
        "goods": GOOD_WORDS,
        "areas": areas,
        "mine_area": None if me is None else areas[0],
        "rivals": areas if me is None else areas[1:],
        "board": board(seen),
        "track": track(seen),
        "display": display(seen),
        "stack": view["stack"],
        "phases": phases(seen),
        "tale": tale(seen),
        "alone": alone(seen),
        "harvest_all": seen.gesture(everything) if everything else INERT,
        "at_home": seen.prompt in AT_HOME,
    }
