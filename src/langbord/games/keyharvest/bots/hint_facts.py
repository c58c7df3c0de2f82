"""What a player of Key Harvest can count before and after a move, so that a hint can say what it changes at once."""

from __future__ import annotations

from langbord.games.keyharvest.rules.scoring import sheet
from langbord.games.keyharvest.rules.state import State
from langbord.games.keyharvest.rules.supply import counters


def facts(state: State, seat: int) -> dict[str, int]:
    """Counters, fields, lots and the lines of the score that are certain; crops hang on hidden counters."""
    player = state.players[seat]
    lines = {line.key: line.points for line in sheet(state, player, seat) if line.key != "crops"}
    return {
        "counters": counters(player),
        "fields": player.fields.bit_count(),
        "ripe": (player.fields & ~player.harvested).bit_count(),
        "lots": len(player.store),
        "bids": sum(sum(lot.bid) for lot in player.store),
        **lines,
    }
