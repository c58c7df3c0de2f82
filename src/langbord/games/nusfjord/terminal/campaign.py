"""A campaign of Nusfjord: three games one after another, and the score of each when it ends."""

from __future__ import annotations

from typing import Any

from langbord import games
from langbord.engine.position import Position
from langbord.games.nusfjord.rules.turns import CAMPAIGN_GAMES
from langbord.games.nusfjord.rules.view_model import View
from langbord.tui.behaviour import Series, TableBehaviour


def number(view: View) -> int:
    """Which game of a campaign is played; 0 if there is none."""
    return view["campaign"]["game"] if view["campaign"] else 0


def last_view(position: Position[Any]) -> Any:
    """The table as it stood when the game before this one ended.

    The rules clear it away at once, so the last answer is given once more at a copy whose campaign ends there.
    """
    record = position.record()
    now = number(position.view(None))
    for at in range(len(record["words"]) - 1, -1, -1):
        twin = games.replay(record, at)
        if number(twin.view(None)) < now:
            twin.state.game = CAMPAIGN_GAMES
            twin.play(record["words"][at])
            return twin.view(None)
    return position.view(None)


BEHAVIOUR = TableBehaviour(series=Series(number, last_view))
