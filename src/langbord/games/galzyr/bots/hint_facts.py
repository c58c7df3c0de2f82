"""What the planner would do and why, for whoever asks for a hint. It knows no chance to win: the month is a story.

As the planner, a hint looks only at what is shown: odds, prices, tags and what is said on cards (G7.7).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from langbord.engine.card_text import Message
from langbord.games.galzyr.book.model import Option
from langbord.games.galzyr.book.phrases import LoseGold, PayGold
from langbord.games.galzyr.bots import evaluation, planner
from langbord.games.galzyr.bots.check_odds import likelihood
from langbord.games.galzyr.bots.check_play import needed
from langbord.games.galzyr.rules.cards.timers import last_day
from langbord.games.galzyr.rules.conditions import distances, room_for_quests
from langbord.games.galzyr.rules.moves import CARD, EVENT, OPTION, REST, STORY, VOCABULARY, is_card
from langbord.games.galzyr.rules.scenes import harder_by, options_of
from langbord.games.galzyr.rules.state import NOWHERE, Player, State
from langbord.games.galzyr.rules.story_phase import cards_with_scenes, is_mandatory, open_boxes
from langbord.games.galzyr.texts.messages import card_value, message, number

#: A move, what it promises in prestige, and why.
Advice = tuple[int, float, tuple[Message, ...]]
Weigh = Callable[[State, Player, list[int]], list[Advice]]

#: What can be picked up at once is better than any way.
AT_ONCE: Final = 100.0


def advice(state: State, seat: int, prompt: str, moves: list[int], most: int) -> list[tuple[int, tuple[Message, ...]]]:
    """The best moves with the reasons for them, best first; none where it is a matter of taste."""
    weigh = WEIGHED.get(prompt)
    if weigh is None:
        wise = evaluation.sensible(state, seat, prompt, moves)
        return [(move, (message("hint-sensible"),)) for move in wise[:most]] if len(wise) < len(moves) else []
    found: dict[int, Advice] = {}
    for one in weigh(state, state.players[seat], moves):
        if one[0] in moves and (one[0] not in found or one[1] > found[one[0]][1]):
            found[one[0]] = one
    best = sorted(found.values(), key=lambda one: (-one[1], one[0]))
    return [(move, reasons) for move, _, reasons in best[:most]]


# --- the road -------------------------------------------------------------------------------------


def travel(state: State, player: Player, moves: list[int]) -> list[Advice]:
    """Quests that lie here, the ways to the best places, and the story if this is one of them."""
    found: list[Advice] = []
    for move in evaluation.travel(state, player, moves):
        if is_card(move):
            key = "hint-pick-up" if move - CARD in state.noticeboard else "hint-use-card"
            found.append((move, AT_ONCE, (message(key, card=card_value(move - CARD)),)))
    if player.space == NOWHERE:
        return [*found, (STORY, planner.NEW, (message("hint-story-now"),))]
    return found + [_way(state, player, goal) for goal in _goals(state, player)]


def _goals(state: State, player: Player) -> list[int]:
    """Places that can be reached before the month is over."""
    here = distances(state, player.space)
    days = last_day(state) - state.day
    far = len(state.land.spaces)
    return [
        goal
        for goal in range(far)
        if here[goal] < far and (goal == player.space or planner.turns_for(state, here[goal], state.steps) < days)
    ]


def _way(state: State, player: Player, goal: int) -> Advice:
    """The first step towards a place, or the story here, with what is to be done there."""
    length = distances(state, player.space)[goal]
    turns = planner.turns_for(state, length, state.steps)
    picks = goal in planner.pickups(state, player)
    worth = planner.place_worth(state, player, goal) + (planner.PICKED_UP if picks else 0.0)
    steps = planner.path(state, [player.space, goal])
    move = state.land.moves[steps[0]] if steps else STORY
    reasons = [_there(state, player, goal)]
    if steps:
        where = ("space", VOCABULARY.word(state.land.moves[goal]))
        reasons.insert(0, message("hint-way", space=where, number=number(length), turns=number(turns)))
    if picks:
        reasons.append(message("hint-notice-there"))
    return move, planner.turn_worth(worth, turns), tuple(reasons)


def _there(state: State, player: Player, space: int) -> Message:
    """What the best card at a place promises."""
    here, player.space = player.space, space
    cards = sorted(set(cards_with_scenes(state, player)))
    best = max(cards, key=lambda card: planner.card_worth(state, player, card), default=NOWHERE)
    if best == NOWHERE or planner.card_worth(state, player, best) < planner.EVENT_WORTH:
        told = message("hint-event", here=number(int(space == here)))
    else:
        told = _card(state, player, best, here=space == here)
    player.space = here
    return told


def start_place(state: State, player: Player, moves: list[int]) -> list[Advice]:
    """Where quests wait, or a quest in hand leads."""
    waiting = [state.land.cards[card].pickup for card in state.noticeboard]
    found: list[Advice] = []
    for move in moves:
        space = state.land.by_move[move]
        there = min(waiting.count(state.land.spaces[space].id), max(0, room_for_quests(state, player)))
        reasons = [_there(state, player, space)]
        if there:
            reasons.insert(0, message("hint-notices-here", number=number(there)))
        worth = planner.place_worth(state, player, space) + planner.PICKED_UP * there
        found.append((move, worth, tuple(reasons)))
    return found


# --- stories --------------------------------------------------------------------------------------


def story(state: State, player: Player, moves: list[int]) -> list[Advice]:
    """The scenes that promise most."""
    found: list[Advice] = []
    for move in moves:
        if move == EVENT:
            found.append((move, planner.EVENT_WORTH, (message("hint-event", here=number(1)),)))
        elif move == REST:
            found.append((move, 0.0, (message("hint-rest"),)))
        elif is_card(move):
            worth = planner.card_worth(state, player, move - CARD)
            found.append((move, worth, (_card(state, player, move - CARD, here=True),)))
    return found


def _card(state: State, player: Player, card: int, *, here: bool) -> Message:
    """Why a card is worth reading."""
    face = state.land.cards[card]
    if is_mandatory(state, player, card):
        return message("hint-must", card=card_value(card))
    if face.type == "quest":
        return message("hint-quest", card=card_value(card), here=number(int(here)))
    new = any(not state.seen.get(face.scenes[index].scene, 0) for index in open_boxes(state, player, card))
    return message("hint-new" if new else "hint-known", card=card_value(card))


def option(state: State, player: Player, moves: list[int]) -> list[Advice]:
    """The options that promise most, by their odds."""
    options = options_of(state)
    numbers = [move for move in moves if 0 <= move - OPTION < len(options)]
    return [_option(state, player, move, options[move - OPTION]) for move in numbers]


def _option(state: State, player: Player, move: int, given: Option) -> Advice:
    return move, planner.option_worth(state, player, given), _shown(state, player, given)


def _shown(state: State, player: Player, given: Option) -> tuple[Message, ...]:
    """What is shown of an option: skill, difficulty, odds, star and price (G7.7)."""
    told: list[Message] = []
    check = given.check
    if check is not None:
        harder = harder_by(state, state.telling.scene) if state.telling else 0
        likely = likelihood(state, player, check.skill, check.verb, needed(state, check.difficulty) + harder)
        told.append(
            message(
                "hint-odds",
                skill=("skill", check.skill),
                difficulty=("difficulty", check.difficulty),
                number=number(round(100 * likely)),
            )
        )
    elif given.starry:
        told.append(message("hint-starry"))
    else:
        told.append(message("hint-no-dice"))
    gold = sum(step.effect.amount for step in given.cost if isinstance(step.effect, PayGold | LoseGold))
    if gold:
        told.append(message("hint-costs", number=number(gold)))
    elif given.cost:
        told.append(message("hint-costs-thing"))
    return tuple(told)


def market(state: State, player: Player, moves: list[int]) -> list[Advice]:
    """The dearest goods that leave some gold."""
    wise = evaluation.market(state, player, moves)
    return [
        (move, float(evaluation.price(state, move)), (message("hint-buy", number=number(evaluation.SAVED_GOLD)),))
        if is_card(move)
        else (move, 0.0, (message("hint-save", number=number(evaluation.SAVED_GOLD)),))
        for move in wise
    ]


#: By prompt; what is not named here is a matter of taste, or of plain sense.
WEIGHED: Final[dict[str, Weigh]] = {
    "travel": travel,
    "start-place": start_place,
    "story": story,
    "option": option,
    "market": market,
}
