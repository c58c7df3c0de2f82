"""The end of the game: every line of the score (N10)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from langbord.games.nusfjord.edition.grammar import Points, PointsIf
from langbord.games.nusfjord.rules.moves import CARD_WORDS
from langbord.games.nusfjord.rules.state import Player, State
from langbord.games.nusfjord.rules.supply import (
    EMPTY_FREE,
    RESERVE_GOLD_SCORES,
    UNISSUED_FREE,
    bent,
    count,
    empty_spaces,
    has_so_many,
)

CAMPAIGN_AIM: Final = 100


@dataclass(frozen=True)
class Line:
    """One line of the score sheet; `card` is the word of the building it belongs to, if any."""

    key: str
    points: int
    card: str = ""


def sheet(state: State, player: Player) -> list[Line]:
    """Every line of a player's score as it stands (N10.1)."""
    board = state.deck.board
    buildings = state.deck.buildings
    gold = player.gold
    if player.built & state.deck.bending[RESERVE_GOLD_SCORES]:
        gold += player.reserve_gold
    unissued = 0 if player.built & state.deck.bending[UNISSUED_FREE] else player.unissued
    empty = max(0, empty_spaces(state, player) - bent(state, player, EMPTY_FREE, 0))
    lines = [
        Line("ships", sum(owned * board.ships[kind].points for kind, owned in enumerate(player.ships))),
        Line("buildings", sum(buildings[card].points for card in player.cards)),
        *(
            Line("building-points", end_points(state, player, card), CARD_WORDS[card])
            for card in player.cards
            if buildings[card].effect.points is not None
        ),
        Line("shares", sum(player.shares)),
        Line("gold", gold),
        Line("unissued", -unissued),
        Line("empty", -empty),
    ]
    if player.hand_points:
        lines.append(Line("by-hand", player.hand_points))
    if state.past_scores:
        lines += [Line("past-game", score) for score in state.past_scores]
    return lines


def end_points(state: State, player: Player, card: int) -> int:
    """What a points building counts (N8.6)."""
    points = state.deck.buildings[card].effect.points
    if isinstance(points, Points):
        scored = points.amount * (count(state, player, points.thing) // points.each)
        if not points.most:
            return scored
        return min(scored, points.most) if scored >= 0 else max(scored, -points.most)
    if isinstance(points, PointsIf):
        return points.amount if has_so_many(state, player, points.least, points.thing) else 0
    return 0


def total(state: State, player: Player) -> int:
    """The score of the game being played, without games before it."""
    return sum(line.points for line in sheet(state, player) if line.key != "past-game")


def scores(state: State) -> list[int]:
    """One total per seat; in a campaign over all its games."""
    return [sum(line.points for line in sheet(state, player)) for player in state.players]


def winners(state: State) -> list[int]:
    """The highest total; a tie is shared (N10.3). A campaign is won with its aim (N11.8)."""
    totals = scores(state)
    if state.game:
        return [0] if totals[0] >= CAMPAIGN_AIM else []
    best = max(totals)
    return [seat for seat, score in enumerate(totals) if score == best]
