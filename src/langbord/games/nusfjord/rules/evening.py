"""Whether the last question of the game has more than one answer worth giving (N8.3)."""

from __future__ import annotations

from typing import Final

from langbord.engine.ask import Ask
from langbord.engine.log import SILENT, number
from langbord.games.nusfjord.rules import choices
from langbord.games.nusfjord.rules.scoring import total
from langbord.games.nusfjord.rules.state import Player, State
from langbord.games.nusfjord.rules.turns import BEFORE_THE_END

#: More ways than this to spend goods are left to the player.
MOST: Final = 400


def only_answer(state: State, ask: Ask) -> str | None:
    """The word of a question whose other answers can only lose points; None if there is something to decide."""
    nothing_follows = ask.prompt == "evening" and number(BEFORE_THE_END, "follows") in ask.values
    return "stop" if nothing_follows and not _can_gain(state, state.players[ask.seat]) else None


def _can_gain(state: State, player: Player) -> bool:
    """Whether buildings, used one after another, can end with more points. A once building may do anything."""
    if player.built & (state.deck.once & ~player.used | state.deck.by_hand):
        return True
    twin = state.copy()
    twin.log = SILENT
    me = twin.players[player.seat]
    before = total(twin, me)
    goods = _goods(me)
    seen, waiting = {goods}, [goods]
    while waiting:
        if len(seen) > MOST:
            return True
        here = waiting.pop()
        for card in me.cards:
            _set(me, here)
            if state.deck.any_time >> card & 1 and choices.why_not_any_time(twin, me, card) is None:
                choices.exchange(twin, me, choices.any_time(twin, card))
                if total(twin, me) > before:
                    return True
                there = _goods(me)
                if there not in seen:
                    seen.add(there)
                    waiting.append(there)
    return False


Goods = tuple[int, int, int, int, int, int]


def _goods(player: Player) -> Goods:
    return (
        player.fish,
        player.wood,
        player.gold,
        player.reserve_fish,
        player.reserve_wood,
        player.reserve_gold,
    )


def _set(player: Player, goods: Goods) -> None:
    player.fish, player.wood, player.gold = goods[:3]
    player.reserve_fish, player.reserve_wood, player.reserve_gold = goods[3:]
