"""What is plainly foolish in Lands of Galzyr, for the calm bot; `planner.py` plans for the steady one.

Nobody at the table knows what an option leads to before it is resolved (G7.7), so bots judge by what is shown: skill,
difficulty, price, tags. They never begin a trade, so they cannot haggle for ever.
"""

from __future__ import annotations

from typing import Final

from langbord.games.galzyr.book.model import Card, Use
from langbord.games.galzyr.book.phrases import Discard, GainCard, Movement
from langbord.games.galzyr.bots import check_play
from langbord.games.galzyr.bots.check_play import Answers
from langbord.games.galzyr.rules.cards.zones import area
from langbord.games.galzyr.rules.conditions import room_for_items, room_for_quests
from langbord.games.galzyr.rules.moves import (
    ABANDON,
    ALONE,
    ASK,
    CARD,
    DROP,
    EVENT,
    HERO,
    MARKS,
    NO,
    PACK_UP,
    RESET,
    SEAT,
    STOP,
    TRADE,
    YES,
    is_card,
)
from langbord.games.galzyr.rules.state import Player, State
from langbord.games.galzyr.rules.story_phase import open_boxes

#: A careful buyer keeps so much gold.
SAVED_GOLD: Final = 3


def sensible(state: State, seat: int, prompt: str, moves: list[int]) -> list[int]:
    """The moves that are not plainly foolish; never empty."""
    answers = SENSIBLE.get(prompt)
    if answers is None or len(moves) == 1:
        return moves
    return answers(state, state.players[seat], moves) or moves


def without(*foolish: int) -> Answers:
    """Anything but these."""
    return lambda state, player, moves: [move for move in moves if move not in foolish]


def only(*wise: int) -> Answers:
    """These, if they are possible."""
    return lambda state, player, moves: [move for move in moves if move in wise]


# --- before the month -----------------------------------------------------------------------------


def gather(state: State, player: Player, moves: list[int]) -> list[int]:
    """The adventurer of last month again; otherwise one whom nobody else has been playing."""
    if HERO + player.usual in moves:
        return [HERO + player.usual]
    others = {RESET, *(HERO + other.usual for other in state.players)}
    return [move for move in moves if move not in others] or [move for move in moves if move != RESET]


# --- on the road ----------------------------------------------------------------------------------


def travel(state: State, player: Player, moves: list[int]) -> list[int]:
    """Pick up what lies here while there is room for it; then steps, cards that help, or the story."""
    notices = [CARD + card for card in state.noticeboard if CARD + card in moves]
    if notices and room_for_quests(state, player) > 0:
        return notices
    foolish = {ABANDON, DROP, TRADE, *notices}
    return [move for move in moves if move not in foolish and (not is_card(move) or uses_well(state, player, move))]


def start_quests(state: State, player: Player, moves: list[int]) -> list[int]:
    """As many as there is room for."""
    return [move for move in moves if move != STOP] if room_for_quests(state, player) > 0 else [STOP]


def uses_well(state: State, player: Player, move: int) -> bool:
    """A card that cures or pays is used if it has something to cure; one that gives steps only by who has a plan for
    them. What costs nothing could be used for ever."""
    return all(_is_of_use(state, player, use) for use in state.land.cards[move - CARD].uses)


def _is_of_use(state: State, player: Player, use: Use) -> bool:
    before_me = {state.land.cards[card].id for card in area(player)}
    for step in use.steps:
        effect = step.effect
        if isinstance(effect, Discard) and effect.card not in {"this", *before_me}:
            return False
        if isinstance(effect, Movement) or (isinstance(effect, GainCard) and effect.card in before_me):
            return False
    return use.moment == "turn" and bool(use.cost)


# --- stories --------------------------------------------------------------------------------------


def story(state: State, player: Player, moves: list[int]) -> list[int]:
    """Quests first; then what nobody has seen yet, or an event; what is known only if there is nothing else."""
    quests = [move for move in moves if is_card(move) and state.land.cards[move - CARD].type == "quest"]
    if quests:
        return quests
    return [move for move in moves if move == EVENT or (is_card(move) and has_news(state, player, move - CARD))]


def has_news(state: State, player: Player, card: int) -> bool:
    """Whether a card would open a scene that this world has not seen."""
    scenes = state.land.cards[card].scenes
    return any(scenes[index].scene not in state.seen for index in open_boxes(state, player, card))


def partner(state: State, player: Player, moves: list[int]) -> list[int]:
    """Company is welcome."""
    return [move for move in moves if move != ALONE]


def joins(state: State, player: Player, moves: list[int]) -> list[int]:
    """Help anybody, but not a rival who is ahead."""
    asking = state.active_player
    return [NO if state.competitive and asking.prestige > player.prestige else YES]


def lend(state: State, player: Player, moves: list[int]) -> list[int]:
    """The marks, and cards that can only help."""
    if MARKS in moves:
        return [MARKS]
    return [move for move in moves if is_card(move) and is_harmless(state.land.cards[move - CARD])] or [STOP]


def is_harmless(card: Card) -> bool:
    """Whether nothing that the card does costs anything."""
    return not card.passives and bool(card.boxes) and not any(box.must or box.cost for box in card.boxes)


# --- goods ----------------------------------------------------------------------------------------


def market(state: State, player: Player, moves: list[int]) -> list[int]:
    """What can be carried and leaves some gold."""
    if room_for_items(state, player) <= 0:
        return [STOP]
    return [move for move in moves if move == STOP or price(state, move) <= player.gold - SAVED_GOLD]


def price(state: State, move: int) -> int:
    """The printed price of a card."""
    return state.land.cards[move - CARD].price


def cheapest(state: State, player: Player, moves: list[int]) -> list[int]:
    """What is missed least."""
    cards = [move for move in moves if is_card(move)]
    least = min((price(state, move) for move in cards), default=0)
    return [move for move in cards if price(state, move) == least]


def dearest(state: State, player: Player, moves: list[int]) -> list[int]:
    """What would cost most."""
    most = max((price(state, move) for move in moves if is_card(move)), default=0)
    return [move for move in moves if is_card(move) and price(state, move) == most]


def accepts(state: State, player: Player, moves: list[int]) -> list[int]:
    """A trade that does not lose by it."""
    deal = state.deal
    assert deal is not None
    cards = state.land.cards
    gets = deal.give_gold + sum(cards[card].price for card in deal.give)
    gives = deal.take_gold + sum(cards[card].price for card in deal.take)
    return [YES if gets >= gives else NO]


# --- the end --------------------------------------------------------------------------------------


def reader(state: State, player: Player, moves: list[int]) -> list[int]:
    """Whoever has most prestige reads the end."""
    most = max(state.players[move - SEAT].prestige for move in moves)
    return [move for move in moves if state.players[move - SEAT].prestige == most]


#: By prompt; where nothing is said every answer is sensible.
SENSIBLE: Final[dict[str, Answers]] = {
    **check_play.IN_A_CHECK,
    "gather": gather,
    "start-quests": start_quests,
    "travel": travel,
    "abandon": without(STOP),
    "story": story,
    "partner": partner,
    "partner-accept": joins,
    "lend": lend,
    "option": without(ASK, TRADE),
    "trade": only(STOP),
    "trade-accept": accepts,
    "market": market,
    "keep-one": dearest,
    "sell": only(STOP),
    "too-many-items": cheapest,
    "choose-card": cheapest,
    "may": only(YES),
    "mvp": reader,
    "give-adventurer": only(YES),
    "leave-world": only(STOP),
    "month-over": only(PACK_UP),  # whether the world goes on is for people to say
}
