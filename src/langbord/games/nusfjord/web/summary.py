"""The figures of the player summary, as the edition has them."""

from __future__ import annotations

from typing import Any

from langbord.engine.meta import Options
from langbord.games.nusfjord.edition.loader import deck_of
from langbord.games.nusfjord.web.harbour_boards import SHIPS


def figures(options: Options) -> dict[str, Any]:
    """What templates/summary.html shows beside its texts."""
    board = deck_of(options).board
    return {
        "workers": board.workers,
        "wood_limit": board.wood_limit,
        "ships": [(kind, board.ships[number].length, board.ships[number].points) for number, kind in enumerate(SHIPS)],
    }
