"""What runs in another process for the turning points of a game: no Django, as with bots (see compute.py)."""

from __future__ import annotations

import json
from typing import Any

from langbord.bots import turning

SLICE = 1.5  # seconds: short, so that bots are not kept waiting and the progress can be seen


def think_on(study: str, record: dict[str, Any], seed: int) -> str:
    """A study that has come a little farther, as JSON. It draws no chance of its own, so the seed is not needed."""
    return json.dumps(turning.go_on(record, json.loads(study), SLICE))
