"""The table as the templates in page/ need it: everything worked out from one view, nothing left to compute there."""

from __future__ import annotations

from typing import Any

from langbord.engine.page import Words
from langbord.games.galzyr.calendar_strip import calendar
from langbord.games.galzyr.journal_panel import journal
from langbord.games.galzyr.keepsake import keepsake
from langbord.games.galzyr.map_panel import SPACES, map_panel
from langbord.games.galzyr.noticeboard import here, notices, world
from langbord.games.galzyr.people import HEROES, areas, heroes
from langbord.games.galzyr.pieces import Seen
from langbord.games.galzyr.reading import reading


def context(view: dict[str, Any], texts: Words, me: int | None, legal: frozenset[str]) -> dict[str, Any]:
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
