"""What a player of Reykholt can count before and after a move, so that a hint can say what it changes at once."""

from __future__ import annotations

import math

from langbord.games.reykholt.bots.evaluation import parts
from langbord.games.reykholt.edition.phrases import GOODS_WORDS
from langbord.games.reykholt.rules import beds
from langbord.games.reykholt.rules.state import State


def facts(state: State, seat: int) -> dict[str, int]:
    """Goods, greenhouses, cards and tables of a seat, and the table that harvests alone would carry it to."""
    player = state.players[seat]
    return {
        **{word: player.goods[good] for good, word in enumerate(GOODS_WORDS)},
        "greenhouses": len(player.houses),
        "growing": sum(beds.count(bed) for bed in player.beds),
        "cards": len(player.cards),
        "tables": player.table,
        "reach": math.floor(sum(parts(state, seat).values())),
    }


def lines(parts: dict[str, float]) -> dict[str, float]:
    """Tables are tables: whether they are reached already says nothing about a move."""
    return {"tables": sum(parts.values())}
