"""What the laboratory counts: which answers take something, and the line-ups that a report is made of."""

from __future__ import annotations

from langbord.engine.balance import LineUp
from langbord.games.keyharvest.rules.moves import ACTION_WORDS, REFERENCE_WORDS, WORKER_WORDS

LINE_UPS = tuple(LineUp(f"{seats} seats", seats) for seats in (2, 3, 4))

_FIELDS = frozenset(REFERENCE_WORDS)
_WORKERS = frozenset(WORKER_WORDS)


def counted(prompt: str, word: str) -> str:
    """The table that an answer is counted in; "" if in none."""
    if prompt == "action":
        return "actions" if word in ACTION_WORDS else ""
    if prompt == "worker" and word in _WORKERS:
        return "workers"
    return "fields offered" if prompt == "offer" and word in _FIELDS else ""
