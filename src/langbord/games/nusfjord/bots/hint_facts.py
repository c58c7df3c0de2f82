"""What a player of Nusfjord can count before and after a move, so that a hint can say what it changes at once."""

from __future__ import annotations

from langbord.games.nusfjord.rules.scoring import sheet
from langbord.games.nusfjord.rules.state import State
from langbord.games.nusfjord.rules.supply import empty_spaces, haul


def facts(state: State, seat: int) -> dict[str, int]:
    """Goods, catch, harbour and council of a seat; all of it open to that seat."""
    player = state.players[seat]
    return {
        "fish": player.fish,
        "wood": player.wood,
        "gold": player.gold,
        "reserve": player.reserve_fish + player.reserve_wood + player.reserve_gold,
        "catch": haul(state, player),
        "shares": sum(player.shares),
        "unissued": player.unissued,
        "buildings": len(player.cards),
        "elders": len(player.elders),
        "forests": sum(player.forests),
        "empty": empty_spaces(state, player),
        "points": sum(line.points for line in sheet(state, player)),
    }
