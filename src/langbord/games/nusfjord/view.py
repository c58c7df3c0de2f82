"""What one seat may see, built up from nothing; and what it cannot know."""

from __future__ import annotations

from typing import Any

from langbord.engine.table import Hand, Pile
from langbord.games.nusfjord.actions import BY_WORD, SERVE, BuyShares
from langbord.games.nusfjord.moves import CARD_WORDS, ELDER_WORDS, PLACE_WORDS, SPACE_WORDS
from langbord.games.nusfjord.scoring import sheet
from langbord.games.nusfjord.state import NOBODY, OVER, WORK, Player, State
from langbord.games.nusfjord.supply import haul, reserve_limit, track_taken, wood_limit

SHIP_KINDS = ("sloop", "cutter", "schooner")


def view(state: State, seat: int | None) -> dict[str, Any]:
    """The table as a seat sees it; None: a spectator."""
    board = state.deck.board
    return {
        "deck": state.deck.name,
        "edition": state.deck.edition,
        "round": state.round,
        "rounds": board.rounds,
        "phase": state.phase,
        "start": state.starter(),
        "active": state.active().seat if state.phase == WORK else None,
        "placed": state.placed,
        "spaces": [
            {
                "word": word,
                "workers": state.workers[space][:],
                "capacity": state.capacity[space],
                "column": board.column[space],
            }
            for space, word in enumerate(SPACE_WORDS)
            if state.capacity[space]
        ],
        "plates": {"prices": board.plates[:], "filled": state.plates},
        "ships": {kind: state.ships[index] for index, kind in enumerate(SHIP_KINDS)},
        "elders": [
            {"shown": [ELDER_WORDS[elder] for elder in stack], "face_down": len(cellar)}
            for stack, cellar in zip(state.stacks, state.cellar, strict=True)
        ],
        "open": {
            "A": [CARD_WORDS[card] for card in state.open_a],
            "B": [CARD_WORDS[card] for card in state.open_b],
            "C": [CARD_WORDS[card] for card in state.open_c],
        },
        "piles": {"A": len(state.pile_a), "B": len(state.pile_b), "C": len(state.pile_c)},
        "site": None if state.site == NOBODY else CARD_WORDS[state.site],
        "market": state.market[:],
        "discount": board.share_discount[state.round - 1],
        "forest_supply": state.forest_supply,
        "players": [_player(state, player, seat) for player in state.players],
        "colours": state.colours,
        "campaign": {"game": state.game, "scores": state.past_scores[:]} if state.game else None,
        "over": state.phase == OVER,
    }


def _player(state: State, player: Player, seat: int | None) -> dict[str, Any]:
    """A player's area; the hand only for its owner."""
    buy = BY_WORD["buy"]
    assert isinstance(buy, BuyShares)
    return {
        "seat": player.seat,
        "fish": player.fish,
        "wood": player.wood,
        "wood_limit": wood_limit(state, player),
        "gold": player.gold,
        "reserve": {"fish": player.reserve_fish, "wood": player.reserve_wood, "gold": player.reserve_gold},
        "reserve_limit": reserve_limit(state, player),
        "shares": player.shares[:],
        "unissued": player.unissued,
        "places": [
            {"word": word, "cells": cells, "forests": forests, "buildings": [CARD_WORDS[card] for card in cards]}
            for word, cells, forests, cards in zip(
                PLACE_WORDS, state.deck.board.cells, player.forests, player.places, strict=True
            )
        ],
        "moored": [CARD_WORDS[card] for card in player.moored],
        "used": [CARD_WORDS[card] for card in player.cards if player.used >> card & 1],
        "ships": {kind: player.ships[index] for index, kind in enumerate(SHIP_KINDS)},
        "track": {"taken": track_taken(state, player), "length": state.deck.board.track},
        "haul": haul(state, player),
        "elders": [
            {"word": ELDER_WORDS[elder], "fish": fish, "worker": worker}
            for elder, fish, worker in zip(player.elders, player.elder_fish, player.elder_worker, strict=True)
        ],
        "hand": [CARD_WORDS[card] for card in player.hand.cards] if player.seat == seat else len(player.hand),
        "next_plate": SERVE.price(state, player) if state.plates < len(state.deck.board.plates) else None,
        "share_price": buy.price(state, player),
        "score": [{"key": line.key, "points": line.points, "card": line.card} for line in sheet(state, player)],
    }


def hidden(state: State, seat: int) -> list[list[Pile | Hand]]:
    """What a seat cannot know: the order of the piles, rivals' hands with the C pile, elders lying face down."""
    hands: list[Pile | Hand] = [player.hand for player in state.players if player.seat != seat]
    return [[state.pile_a], [state.pile_b], [state.pile_c, *hands], [*state.cellar]]
