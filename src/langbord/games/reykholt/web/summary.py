"""The figures of the player summary, as the edition has them."""

from __future__ import annotations

from typing import Any

from langbord.engine.meta import Options
from langbord.games.reykholt.edition.loader import load_deck
from langbord.games.reykholt.rules.moves import GOOD_WORDS
from langbord.games.reykholt.rules.tourism import GOOD_OF, PLATES_OF


def figures(options: Options) -> dict[str, Any]:
    """Workers of a round, and the aim of a game alone."""
    board = load_deck(options["edition"], options["set"]).board
    aim = board.solo_goal
    return {
        "workers": board.workers,
        "good": GOOD_WORDS[GOOD_OF[aim]],
        "plates": PLATES_OF[aim],
        "stack": [GOOD_WORDS[good] for good in board.stack],
    }
