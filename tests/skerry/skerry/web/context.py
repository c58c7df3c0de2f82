"""The table as the templates need it."""

from __future__ import annotations

from typing import Any

from langbord.engine.web import Words
from skerry.rules.view_model import View


def context(view: View, texts: Words, me: int | None, legal: frozenset[str]) -> dict[str, Any]:
    """The boats, the viewer's first, then clockwise; and the words on the board, with whether they can be played."""
    seats = len(view["boats"])
    order = [((me or 0) + step) % seats for step in range(seats)]
    return {
        "boats": [{**view["boats"][seat], "seat": seat, "name": texts.seat(seat)} for seat in order],
        "hand": [] if me is None else view["boats"][me]["cards"],
        "spaces": [(word, word in legal) for word in ("row", "dive", "call", "rest")],
    }
