"""How likely a check is to come to so much, for players that plan: exact for the dice, near enough for cards (G8)."""

from __future__ import annotations

import functools
from typing import Final

from langbord.games.galzyr.book.phrases import Box, Reroll, Successes
from langbord.games.galzyr.book.vocabulary import SKILLS
from langbord.games.galzyr.rules.conditions import acting_cards, count_passives, holds, passives
from langbord.games.galzyr.rules.land import Land
from langbord.games.galzyr.rules.moves import DICE
from langbord.games.galzyr.rules.odds import Pool, reach
from langbord.games.galzyr.rules.partners import lent_marks
from langbord.games.galzyr.rules.state import NOBODY, Player, State

#: What is left of a failure when a card lets some dice be rolled again.
AGAIN: Final = 0.75


@functools.cache
def mean(land: Land, die: int, skill: int) -> float:
    """Symbols of a skill that a die shows on average; NOBODY is a base die."""
    return sum(land.symbols(die, face).count(skill) for face in range(6)) / 6


def pool(state: State, player: Player, skill: int) -> Pool:
    """The best pool that an adventurer can put together for a skill (G8.3, G8.4)."""
    world, land = state.land.book.world, state.land
    count = min(max(world.base_dice + count_passives(state, player, "dice"), 1), DICE)
    forbidden = bool(passives(state, player, "no tested marks"))
    swaps: list[int] = []
    for colour in range(len(SKILLS)):
        if mean(land, colour, skill) > mean(land, NOBODY, skill) and not (colour == skill and forbidden):
            swaps += [colour] * min(player.marks[colour] + lent_marks(state, colour), world.same_colour)
    swaps.sort(key=lambda colour: -mean(land, colour, skill))
    swaps = swaps[: min(world.swaps, count)]
    return (*swaps, *[NOBODY] * (count - len(swaps)))


def likelihood(state: State, player: Player, skill: str, verb: str, least: int) -> float:
    """A check with the best pool and one full reroll, and what cards do without a price."""
    number = SKILLS.index(skill)
    boxes = _free_boxes(state, player, skill, verb)
    sure = sum(effect.amount for box in boxes for effect in box.effects if isinstance(effect, Successes))
    missed = 1.0 - reach(state.land, pool(state, player, number), number, least - sure)
    again = any(isinstance(effect, Reroll) for box in boxes for effect in box.effects)
    return 1.0 - missed * missed * (AGAIN if again else 1.0)


def _free_boxes(state: State, player: Player, skill: str, verb: str) -> list[Box]:
    """Lines of cards that act in such a check and cost nothing."""
    return [
        box
        for card in acting_cards(state, player)
        for box in state.land.cards[card].boxes
        if not box.cost
        and (verb in box.verbs or skill in box.skills or not (box.verbs or box.skills))
        and holds(state, box.when, player, card)
    ]
