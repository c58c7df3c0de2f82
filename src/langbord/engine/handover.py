"""Several people at one screen: whether a seat has something to hide from those who sit beside it.

The answer follows from `Game.hidden`, which the no-leak tests hold to the views: whatever game there is, the terminal
and the page ask here and nowhere else.
"""

from __future__ import annotations

from typing import Any

from langbord.engine.position import Position


def holds_secrets(position: Position[Any], seat: int) -> bool:
    """Whether the seat knows now what another seat cannot know: a hand, a face-down card that only it has seen."""
    game, state = position.game, position.state
    unknown = {id(zone) for group in game.hidden(state, seat) for zone in group}
    for other in range(position.seats):
        if other != seat:
            for group in game.hidden(state, other):
                for zone in group:
                    if zone.cards and id(zone) not in unknown:
                        return True
    return False
