"""What each action could begin with, so that a player may say action and first choice in one breath."""

from __future__ import annotations

from langbord.games.keyharvest.edition.geometry import bits, group_at
from langbord.games.keyharvest.rules import placing, stores
from langbord.games.keyharvest.rules.crops import needs_substitute
from langbord.games.keyharvest.rules.moves import REFERENCE_WORDS, WORKER_WORDS
from langbord.games.keyharvest.rules.state import Player, State
from langbord.games.keyharvest.rules.view_model import Starts


def starts(state: State, player: Player) -> Starts:
    """The words of one gesture by the first of them, if the action were chosen now."""
    offered = state.registry if stores.why_not_offer(state, player) is None else 0
    playable = placing.playable(state, player)
    return {
        "harvest": {
            REFERENCE_WORDS[field]: _harvest(state, player, field) for field in bits(player.fields & ~player.harvested)
        },
        "worker": {word: [word] for worker, word in enumerate(WORKER_WORDS) if playable >> worker & 1},
        "transfer": _one_by_one(stores.transferable(state, player)),
        "offer": _one_by_one(offered),
    }


def _one_by_one(fields: int) -> dict[str, list[str]]:
    return {REFERENCE_WORDS[field]: [REFERENCE_WORDS[field]] for field in bits(fields)}


def _harvest(state: State, player: Player, field: int) -> list[str]:
    """A field, and with it all others of its group; but not past the question for a substitute (K4.3)."""
    word = REFERENCE_WORDS[field]
    others = group_at(state.land.neighbours, player.fields, field) & ~player.harvested & ~(1 << field)
    return [word, "all"] if others and not needs_substitute(state, field) else [word]
