"""Cards that go by themselves as soon as their condition says so (G11.4)."""

from __future__ import annotations

from langbord.engine.ask import Part
from langbord.games.galzyr.rules.cards.changes import abandon, give_up, keep_limits
from langbord.games.galzyr.rules.cards.zones import AREA, Spot, discard, in_play, open_cards
from langbord.games.galzyr.rules.conditions import holds
from langbord.games.galzyr.rules.state import Player, State


def let_fall(state: State) -> Part[None]:
    """Look at every open card that may go by itself: quests are abandoned, others discarded; then at the limits."""
    for player in state.in_turn_order(state.active):
        for card in open_cards(player):
            if _goes(state, player, card) and card in open_cards(player):
                if state.land.cards[card].type == "quest":
                    yield from abandon(state, player, card)
                else:
                    give_up(state, player, card, Spot(AREA, player.seat))
        yield from keep_limits(state, player)
    someone = state.active_player
    for card in [local.card for local in state.locals] + state.globals:
        spot = in_play(state, someone, card)
        if spot is not None and spot.zone != AREA and _goes(state, someone, card):
            discard(state, card, spot)


def _goes(state: State, player: Player, card: int) -> bool:
    leave_if = state.land.cards[card].leave_if
    return leave_if is not None and holds(state, leave_if, player, card)
