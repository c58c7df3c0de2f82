"""The table as the templates need it: everything worked out from one view, nothing left to compute there."""

from __future__ import annotations

from typing import Any

from langbord.engine.web import Words
from langbord.games.galzyr.rules.view_model import View
from langbord.games.galzyr.web.adventurers import HEROES, areas, heroes
from langbord.games.galzyr.web.calendar import calendar
from langbord.games.galzyr.web.journal import journal
from langbord.games.galzyr.web.map import SPACES, map_panel
from langbord.games.galzyr.web.noticeboard import here, notices, world
from langbord.games.galzyr.web.pieces import Seen
from langbord.games.galzyr.web.reading import reading
from langbord.games.galzyr.web.share_image import keepsake


def context(view: View, texts: Words, me: int | None, legal: frozenset[str]) -> dict[str, Any]:
    """What the templates show, panel by panel; the viewer comes first, then clockwise."""
    seen = Seen(view, texts, me, legal)
    people = areas(seen)
    told = reading(seen)
    offered = {story.word for story in told["stories"]}
    return {
        "front": front(seen),
        "map": map_panel(seen),
        "calendar": calendar(seen),
        "areas": people,
        "mine_area": None if me is None else people[0],
        "rivals": people if me is None else people[1:],
        "heroes": heroes(seen) if view["phase"] == "gather" else [],
        "notices": notices(seen),
        "nearby": [card for card in here(seen) if card.word not in offered],  # the story lists those itself
        "world_cards": world(seen),
        "reading": told,
        "journal": journal(seen),
        "keepsake": keepsake(seen),
    }


def front(seen: Seen) -> str:
    """What is in front: the map while one travels, the adventurers before a month begins, otherwise the story."""
    if seen.prompt in HEROES or seen.view["phase"] == "gather":
        return "gather"
    return "map" if seen.prompt in (*SPACES, "start-quests") else "read"
