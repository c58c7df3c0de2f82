"""The steady bot of Lands of Galzyr: it follows its quests over the map and weighs what it is shown.

Everything is counted in prestige, as it is usual in books: a quest gives more than an event, a hard option more than an
easy one. What an option really leads to it does not look at (G7.7); what a success and a failure are usually worth in
the book on the table it knows (expectations.py), so that it dares less where failures cost something.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from langbord.engine.chance import Chance
from langbord.games.galzyr.book.model import Option
from langbord.games.galzyr.book.phrases import DiscardChosen, LoseGold, Movement, PayGold
from langbord.games.galzyr.bots import evaluation
from langbord.games.galzyr.bots.check_odds import likelihood
from langbord.games.galzyr.bots.check_play import needed
from langbord.games.galzyr.bots.expectations import GOLD, THING, expected
from langbord.games.galzyr.rules.cards.timers import last_day
from langbord.games.galzyr.rules.conditions import distances, roads, room_for_quests
from langbord.games.galzyr.rules.moves import CARD, EVENT, OPTION, REST, STOP, STORY, is_card
from langbord.games.galzyr.rules.scenes import harder_by, options_of
from langbord.games.galzyr.rules.state import NOWHERE, Player, State
from langbord.games.galzyr.rules.story_phase import cards_with_scenes, is_mandatory, open_boxes

#: What a scene usually gives.
QUEST: Final = 3.0
NEW: Final = 1.7
EVENT_WORTH: Final = 1.4
KNOWN: Final = 1.3
#: Each time it was seen takes so much away: nobody likes to read the same again.
AGAIN: Final = 0.4
#: One time in so many a card is left alone: a quest that falls back at once could be picked up for ever.
ENOUGH: Final = 8
#: A quest picked up on the way.
PICKED_UP: Final = 1.0
#: What decides between things that are nearly as good.
WHIM: Final = 0.2
#: Options are chosen for the story too, so more of it goes into them.
TASTE: Final = 0.5
_FINE: Final = 1000

Plan = Callable[[State, Player, list[int], Chance], int]


def plan(state: State, seat: int, prompt: str, moves: list[int], chance: Chance) -> int:
    """The move of the steady bot."""
    if len(moves) == 1:
        return moves[0]
    decide = PLANS.get(prompt)
    if decide is None:
        return one_of(chance, evaluation.sensible(state, seat, prompt, moves))
    return decide(state, state.players[seat], moves, chance)


def whim(chance: Chance, most: float = WHIM) -> float:
    """A little of this or that."""
    return most * chance.below(_FINE) / _FINE


def one_of(chance: Chance, moves: list[int]) -> int:
    """Any of them."""
    return moves[chance.below(len(moves))]


# --- the road -------------------------------------------------------------------------------------


def travel(state: State, player: Player, moves: list[int], chance: Chance) -> int:
    """Pick up what there is room for, then a step towards the best place; there, the story."""
    wise = evaluation.travel(state, player, moves)
    cards = [move for move in wise if is_card(move)]
    if cards and chance.below(ENOUGH):
        return one_of(chance, cards)
    if player.space == NOWHERE:
        return STORY
    way = best_way(state, player, state.steps, chance)
    hurry = hurry_card(state, player, moves)
    if hurry and state.steps < len(way) <= state.steps + hurry[1]:
        return hurry[0]
    if not way:
        return STORY
    step = state.land.moves[way[0]]
    return step if step in moves else STORY


def hurry_card(state: State, player: Player, moves: list[int]) -> tuple[int, int] | None:
    """A card that gives steps now, and how many."""
    for move in moves:
        if is_card(move) and move - CARD not in state.noticeboard:
            for use in state.land.cards[move - CARD].uses:
                more = sum(step.effect.amount for step in use.steps if isinstance(step.effect, Movement))
                if more > 0:
                    return move, more
    return None


def best_way(state: State, player: Player, steps: int, chance: Chance) -> list[int]:
    """The spaces to walk through towards the place that gives most for each turn; empty: stay."""
    land = state.land
    far = len(land.spaces)
    here = distances(state, player.space)
    worth = [place_worth(state, player, space) + whim(chance) for space in range(far)]
    days = last_day(state) - state.day
    best, goals = turn_worth(worth[player.space], 0), [player.space]
    for by in [player.space, *pickups(state, player)]:
        more = PICKED_UP if by != player.space else 0.0
        from_there = distances(state, by)
        for goal in range(far):
            length = here[by] + from_there[goal]
            turns = turns_for(state, length, steps)
            if length < far and turns < days and turn_worth(worth[goal] + more, turns) > best:
                best, goals = turn_worth(worth[goal] + more, turns), [by, goal]
    return path(state, [player.space, *goals])


def turn_worth(worth: float, turns: int) -> float:
    """What each turn gives on average, if so many go by with events on the road."""
    return (worth + turns * EVENT_WORTH) / (turns + 1)


def turns_for(state: State, length: int, steps: int) -> int:
    """Turns that end on the road, with so many steps left in this one."""
    movement = max(1, state.land.book.world.movement)
    return max(0, -(-(length - steps) // movement))


def pickups(state: State, player: Player) -> list[int]:
    """Where quests of the noticeboard are given out, if there is room for one."""
    if room_for_quests(state, player) <= 0:
        return []
    named = {state.land.cards[card].pickup for card in state.noticeboard} - {""}
    return sorted({state.land.index[pickup] for pickup in named} - {player.space})


def path(state: State, stops: list[int]) -> list[int]:
    """The spaces from the first stop to the last, without the first."""
    found: list[int] = []
    here = stops[0]
    for goal in stops[1:]:
        back = distances(state, goal)
        while here != goal:
            here = min(roads(state, here), key=lambda space: back[space])
            found.append(here)
    return found


def place_worth(state: State, player: Player, space: int) -> float:
    """The best scene that an adventurer could play there."""
    here, player.space = player.space, space
    worth = [card_worth(state, player, card) for card in set(cards_with_scenes(state, player))]
    player.space = here
    return max([EVENT_WORTH, *worth])


def start_place(state: State, player: Player, moves: list[int], chance: Chance) -> int:
    """Where quests wait, or a quest in hand leads."""
    waiting = [state.land.cards[card].pickup for card in state.noticeboard]

    def hopes(move: int) -> float:
        space = state.land.by_move[move]
        there = waiting.count(state.land.spaces[space].id)
        room = max(0, room_for_quests(state, player))
        return place_worth(state, player, space) + PICKED_UP * min(there, room) + whim(chance)

    return max(moves, key=hopes)


# --- stories --------------------------------------------------------------------------------------


def story(state: State, player: Player, moves: list[int], chance: Chance) -> int:
    """The scene that promises most."""

    def hopes(move: int) -> float:
        worth = {EVENT: EVENT_WORTH, REST: 0.0}.get(move)
        return (card_worth(state, player, move - CARD) if worth is None else worth) + whim(chance)

    return max(moves, key=hopes)


def card_worth(state: State, player: Player, card: int) -> float:
    """What the scenes promise that a card opens now."""
    face = state.land.cards[card]
    worth = [scene_worth(state, face.scenes[index].scene) for index in open_boxes(state, player, card)]
    if not worth:
        return 0.0
    return QUEST if face.type == "quest" or is_mandatory(state, player, card) else max(worth)


def scene_worth(state: State, scene: str) -> float:
    """New ones are better than known ones, and known ones get stale."""
    seen = state.seen.get(scene, 0)
    return NEW if not seen else max(0.1, KNOWN - AGAIN * (seen - 1))


def story_which(state: State, player: Player, moves: list[int], chance: Chance) -> int:
    """Of several scenes of a card the one that promises most. Which card was chosen only the question knows, so of all
    cards that fit the best hope counts."""
    numbers = [move - OPTION for move in moves]
    asked = [card for card in cards_with_scenes(state, player) if open_boxes(state, player, card) == numbers]
    faces = [state.land.cards[card] for card in asked]
    if not faces:
        return one_of(chance, moves)
    return max(
        moves,
        key=lambda move: max(scene_worth(state, face.scenes[move - OPTION].scene) for face in faces) + whim(chance),
    )


def option(state: State, player: Player, moves: list[int], chance: Chance) -> int:
    """The option that promises most, by its odds."""
    options = options_of(state)
    numbers = [move for move in moves if 0 <= move - OPTION < len(options)]
    if not numbers:
        return one_of(chance, evaluation.sensible(state, player.seat, "option", moves))
    return max(numbers, key=lambda move: option_worth(state, player, options[move - OPTION]) + whim(chance, TASTE))


def option_worth(state: State, player: Player, given: Option) -> float:
    """What is shown of it: price, tag, skill and difficulty (G7.7)."""
    price = 0.0
    for step in given.cost:
        effect = step.effect
        price += GOLD * effect.amount if isinstance(effect, PayGold | LoseGold) else THING
        if isinstance(effect, DiscardChosen):
            price += THING * (effect.count - 1)
    check, usual = given.check, expected(state.land.shelf)
    if check is None:
        return usual.sure["starry" if given.starry else "paid" if given.cost else "plain"] - price
    telling = state.telling
    harder = harder_by(state, telling.scene) if telling else 0
    likely = likelihood(state, player, check.skill, check.verb, needed(state, check.difficulty) + harder)
    success, failure = usual.checks[check.difficulty]
    return failure + likely * (success - failure) - price


def market(state: State, player: Player, moves: list[int], chance: Chance) -> int:
    """The dearest that is sensible to buy."""
    goods = [move for move in evaluation.market(state, player, moves) if move != STOP]
    return max(goods, key=lambda move: evaluation.price(state, move)) if goods else STOP


def transport(state: State, player: Player, moves: list[int], chance: Chance) -> int:
    """Where most is to be done; staying where one is counts as that place."""
    land = state.land

    def hopes(move: int) -> float:
        space = land.by_move.get(move, player.space)
        return (place_worth(state, player, space) if space != NOWHERE else 0.0) + whim(chance)

    return max(moves, key=hopes)


#: By prompt; the rest is the calm bot's.
PLANS: Final[dict[str, Plan]] = {
    "start-place": start_place,
    "travel": travel,
    "story": story,
    "story-which": story_which,
    "option": option,
    "market": market,
    "transport": transport,
    "travel-on": transport,
}
