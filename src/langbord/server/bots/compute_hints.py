"""What runs in another process for a hint: no Django, as with bots (see compute.py)."""

from __future__ import annotations

import json
from typing import Any

from langbord import games
from langbord.bots.hints import study
from langbord.bots.search import Budget


def think(seconds: str, record: dict[str, Any], seed: int) -> str:
    """Hints and a list of all moves for whoever is asked at the end of a record, as JSON; they come from what that seat
    may know."""
    position = games.replay(record)
    assert position.ask is not None
    return json.dumps(study(position, position.ask.seat, seed, Budget(seconds=float(seconds))).as_json())
