"""What one seat may see, built up from nothing; and what it cannot know."""

from __future__ import annotations

from langbord.engine.log import SILENT
from langbord.engine.table import Hand, Pile
from langbord.games.nusfjord.edition.grammar import NOTHING, Goods
from langbord.games.nusfjord.rules import fishing
from langbord.games.nusfjord.rules.actions import (
    BUILD,
    BUY,
    DEFOREST,
    FELLED,
    FOR_A_SHARE,
    ISSUE,
    SERVE,
    SHIPS,
    THIN_OUT,
)
from langbord.games.nusfjord.rules.moves import (
    CARD_WORDS,
    ELDER_WORDS,
    PLACE_WORDS,
    PLATE,
    SHIP_WORDS,
    SPACE_WORDS,
    STOP,
)
from langbord.games.nusfjord.rules.scoring import sheet
from langbord.games.nusfjord.rules.state import NOBODY, OVER, WORK, Player, State
from langbord.games.nusfjord.rules.supply import (
    COUNCIL_OF,
    bent,
    can_pay,
    free_cells,
    haul,
    reserve_limit,
    track_taken,
    wood_limit,
)
from langbord.games.nusfjord.rules.view_model import GoodsView, Own, PlayerView, Portion, ShipOffer, View

SHIP_KINDS = ("sloop", "cutter", "schooner")


def view(state: State, seat: int | None) -> View:
    """The table as a seat sees it; None: a spectator."""
    board = state.deck.board
    return {
        "deck": state.deck.name,
        "edition": state.deck.edition,
        "round": state.round,
        "rounds": board.rounds,
        "phase": state.phase,
        "start": state.starter(),
        "starters": [state.starter_of(number) for number in range(1, board.rounds + 1)],
        "round_colours": [state.colour_of(number) for number in range(1, board.rounds + 1)] if state.colours else [],
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
        "ship_costs": {word: _goods(ship.cost) for word, ship in zip(SHIP_WORDS, board.ships, strict=True)},
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
        "share_price": BUY.price_less(state, 0),
        "gives": {"issue": _goods(Goods(gold=FOR_A_SHARE)), "deforest": _goods(Goods(wood=FELLED))},
        "forest_supply": state.forest_supply,
        "players": [_player(state, player, seat) for player in state.players],
        "colours": state.colours,
        "campaign": {"game": state.game, "scores": state.past_scores[:]} if state.game else None,
        "over": state.phase == OVER,
    }


def _player(state: State, player: Player, seat: int | None) -> PlayerView:
    """A player's area; the hand only for its owner."""
    prices = [SERVE.price_of(state, player, plate) for plate in range(len(state.deck.board.plates))]
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
            {
                "word": word,
                "cells": state.deck.board.cells[place],
                "forests": player.forests[place],
                "free": free_cells(state, player, place),
                "buildings": [CARD_WORDS[card] for card in player.places[place]],
            }
            for place, word in enumerate(PLACE_WORDS)
        ],
        "moored": [CARD_WORDS[card] for card in player.moored],
        "used": [CARD_WORDS[card] for card in player.cards if player.used >> card & 1],
        "ships": {kind: player.ships[index] for index, kind in enumerate(SHIP_KINDS)},
        "track": {"taken": track_taken(state, player), "length": state.deck.board.track},
        "haul": haul(state, player),
        "portions": _portions(state, player),
        "elders": [
            {"word": ELDER_WORDS[elder], "fish": fish, "worker": worker}
            for elder, fish, worker in zip(player.elders, player.elder_fish, player.elder_worker, strict=True)
        ],
        "council": bent(state, player, COUNCIL_OF, state.deck.board.council),
        "workers": state.workers_left(player),
        "colour": state.colour(player),
        "hand": [CARD_WORDS[card] for card in player.hand.cards] if player.seat == seat else len(player.hand),
        "plate_prices": prices,
        "next_plate": prices[state.plates] if state.plates < len(prices) else None,
        "share_price": BUY.price(state, player),
        "ship_offers": {
            word: _offer(state, player, offer, cost)
            for (offer, cost), word in zip(enumerate(SHIPS.costs(state, player, NOTHING)), SHIP_WORDS, strict=True)
        },
        "gives": {
            "issue": _goods(Goods(gold=ISSUE.gold(state, player))),
            "deforest": _goods(Goods(wood=DEFOREST.wood(state, player))),
            "thin": _goods(Goods(wood=THIN_OUT.wood(state, player))),
        },
        "score": [{"key": line.key, "points": line.points, "card": line.card} for line in sheet(state, player)],
        "own": _own(state, player) if player.seat == seat else None,
    }


def _goods(goods: Goods) -> GoodsView:
    return {"fish": goods.fish, "wood": goods.wood, "gold": goods.gold}


def _offer(state: State, player: Player, offer: int, cost: Goods) -> ShipOffer:
    """A ship for this player (N5.11)."""
    return {"cost": _goods(cost), "payable": can_pay(player, cost), "there": SHIPS.there(state, player, offer)}


def _portions(state: State, player: Player) -> list[Portion]:
    """Where the haul would go if the fishing were now, and what would be lost (N3)."""
    given = fishing.portions(state, player)
    shown: list[Portion] = [
        {
            "key": fishing.PORTIONS[portion],
            "wanted": fishing.wanted(state, player, portion),
            "fish": given[portion],
        }
        for portion in fishing.order_of(state, player)
    ]
    lost = haul(state, player) - sum(given)
    return [*shown, {"key": "lost", "wanted": lost, "fish": lost}]


# --- what the viewer could do -------------------------------------------------------------------------


def _own(state: State, player: Player) -> Own:
    """What the viewer could pay for, and what one gesture may say."""
    shown = [*state.open_a, *state.open_b, *state.open_c, *player.hand.cards]
    return {
        "payable": [CARD_WORDS[card] for card in shown if BUILD.payable(state, player, card, NOTHING)],
        "buildable": [CARD_WORDS[card] for card in BUILD.possible(state, player, NOTHING)],
        "plates": _plates(state, player),
    }


def _plates(state: State, player: Player) -> list[list[str]]:
    """Served in turn on a copy, as far as nothing else is asked: `plate plate`, and `stop` where one more could be."""
    twin = state.copy()
    twin.log = SILENT
    found: list[list[str]] = []
    served = SERVE.act(twin, twin.players[player.seat], NOTHING)
    ask = next(served, None)
    while ask is not None and ask.prompt == "serve" and PLATE in ask.choice.among(twin, ask.seat):
        words = ["plate"] * (len(found) + 1)
        try:
            ask = served.send(PLATE)
        except StopIteration:
            ask = None
        goes_on = ask is not None and ask.prompt == "serve" and STOP in ask.choice.among(twin, ask.seat)
        found.append([*words, "stop"] if goes_on else words)
    return found


def hidden(state: State, seat: int) -> list[list[Pile | Hand]]:
    """What a seat cannot know: the order of the piles, rivals' hands with the C pile, elders lying face down."""
    hands: list[Pile | Hand] = [player.hand for player in state.players if player.seat != seat]
    return [[state.pile_a], [state.pile_b], [state.pile_c, *hands], [*state.cellar]]
