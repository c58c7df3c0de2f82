"""What runs in a bot's process: no Django, so that a process starts quickly and holds nothing of the server."""

from __future__ import annotations

import random
from typing import Any

from langbord import bots, games


def think(level: str, saved: dict[str, Any], seed: int) -> str:
    """A bot's word in a saved position."""
    position = games.resume(saved)
    rng = random.Random(seed)
    return position.game.vocabulary.word(bots.answer(bots.load(level), position, rng))
