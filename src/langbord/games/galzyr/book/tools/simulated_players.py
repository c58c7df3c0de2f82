"""Simple players who live through the book of Galzyr for its writers: random, curious, greedy, quests.

They look at the whole table, for they try a book out and play against nobody.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from langbord.engine.chance import Chance
from langbord.engine.errors import OptionError
from langbord.games.galzyr.book.model import ELSE, END, Block, Check, Option, Scene
from langbord.games.galzyr.book.phrases import GainCard, GainGold, GainPrestige, LoseGold, PayGold, Step
from langbord.games.galzyr.bots import check_play, planner
from langbord.games.galzyr.bots.check_odds import likelihood
from langbord.games.galzyr.rules import moves as m
from langbord.games.galzyr.rules.conditions import distances, room_for_quests
from langbord.games.galzyr.rules.state import NOWHERE, Player, State
from langbord.games.galzyr.rules.story_phase import cards_with_scenes, open_boxes

Chooser = Callable[[State, int, str, list[int]], int]

#: What things are worth to a greedy player; a status may be good or bad.
_CARD_WORTH = {"item": 1.5, "companion": 2.0, "quest": 1.5, "status": -0.5}
_PRESTIGE, _GOLD, _NEW_SCENE, _EVENT = 3.0, 0.5, 2.0, 3.0
_DEPTH = 3
_SAVED_GOLD = 3  # a careful buyer keeps so much


class RandomPlayer:
    """Any move, but no endless haggling."""

    def __init__(self, chance: Chance) -> None:
        self.chance: Chance = chance

    def choose(self, state: State, seat: int, prompt: str, moves: list[int]) -> int:
        """One of the moves."""
        quiet = [move for move in moves if move not in (m.TRADE, m.ASK)]
        return self.any_of(quiet or moves)

    def any_of(self, moves: list[int]) -> int:
        return moves[self.chance.below(len(moves))]


class GreedyPlayer(RandomPlayer):
    """Goes where the best scene within reach is, and takes what seems to give most."""

    def choose(self, state: State, seat: int, prompt: str, moves: list[int]) -> int:
        if len(moves) == 1:
            return moves[0]
        player = state.players[seat]
        if prompt in ("travel", "start-quests"):
            return self.travel(state, player, moves)
        if prompt == "story":
            return self.story(state, player, moves)
        if prompt == "option":
            return self.option(state, player, moves)
        if prompt in check_play.IN_A_CHECK:
            return self.any_of(check_play.IN_A_CHECK[prompt](state, player, moves))
        if prompt == "market":
            return self.market(state, player, moves)
        for word in _ALWAYS.get(prompt, ()):
            if word in moves:
                return word
        return super().choose(state, seat, prompt, moves)

    # --- where to ---

    def travel(self, state: State, player: Player, moves: list[int]) -> int:
        """Pick up what lies here, then walk towards the best place."""
        notices = [m.CARD + card for card in state.noticeboard if m.CARD + card in moves]
        if notices and room_for_quests(state, player) > 0:  # otherwise it would pick up and abandon for ever
            return self.any_of(notices)
        steps = [move for move in moves if move in state.land.by_move]
        if not steps or player.space == NOWHERE:
            return m.STORY if m.STORY in moves else m.STOP
        goal = self.goal(state, player)
        if goal == player.space:
            return m.STORY
        from_goal = distances(state, goal)
        return min(steps, key=lambda move: from_goal[state.land.by_move[move]])

    def goal(self, state: State, player: Player) -> int:
        """The space within reach with the best scene."""
        away = distances(state, player.space)
        near = [space for space in range(len(away)) if 0 <= away[space] <= state.steps]
        return max(near, key=lambda space: self.place_worth(state, player, space))

    def place_worth(self, state: State, player: Player, space: int) -> float:
        """The best scene there, and a little whim."""
        worth = [self.scene_worth(state, player, scene) for scene in scenes_at(state, player, space)]
        return max(worth, default=_EVENT) + self.chance.below(100) / 50

    def story(self, state: State, player: Player, moves: list[int]) -> int:
        """The best scene, or an event."""
        return max(moves, key=lambda move: self.story_worth(state, player, move))

    def story_worth(self, state: State, player: Player, move: int) -> float:
        if move == m.EVENT:
            return _EVENT + self.chance.below(100) / 50
        if move == m.REST:
            return 0.0
        card = state.land.cards[move - m.CARD]
        scenes = [card.scenes[index].scene for index in open_boxes(state, player, move - m.CARD)]
        return max((self.scene_worth(state, player, scene) for scene in scenes), default=0.0)

    def scene_worth(self, state: State, player: Player, scene: str) -> float:
        """What it may give; one that nobody has seen is worth more, one seen often less."""
        found = state.land.scene(scene)
        seen = state.seen.get(scene, 0)
        return self.block_worth(state, player, found, found.blocks[0], 0) + _NEW_SCENE - min(seen, 4)

    # --- what to do there ---

    def option(self, state: State, player: Player, moves: list[int]) -> int:
        """The option that promises most, with a little whim."""
        telling = state.telling
        assert telling is not None
        scene = state.land.scene(telling.scene)
        options = scene.block(telling.block).options
        best, most = self.any_of(moves), -math.inf
        for move in moves:
            index = move - m.OPTION
            if 0 <= index < len(options):
                worth = self.option_worth(state, player, scene, options[index], 0) + self.chance.below(100) / 100
                if worth > most:
                    best, most = move, worth
        return best

    def option_worth(self, state: State, player: Player, scene: Scene, option: Option, depth: int) -> float:
        cost = self.steps_worth(state, option.cost)
        if option.check is None:
            return cost + self.target_worth(state, player, scene, option.target, depth)
        return cost + self.check_worth(state, player, scene, option.check, depth)

    def check_worth(self, state: State, player: Player, scene: Scene, check: Check, depth: int) -> float:
        """The outcomes, weighed by how likely they are; from the best to the worst, each takes what is left."""
        left, worth = 1.0, 0.0
        for outcome in check.outcomes:
            certain = outcome.least == ELSE
            chance = 1.0 if certain else likelihood(state, player, check.skill, check.verb, outcome.least)
            share = max(0.0, min(left, chance - (1.0 - left)))
            worth += share * self.target_worth(state, player, scene, outcome.target, depth)
            left -= share
        return worth

    def target_worth(self, state: State, player: Player, scene: Scene, target: str, depth: int) -> float:
        if target == END or target.startswith("@") or depth >= _DEPTH:
            return 0.0
        return self.block_worth(state, player, scene, scene.block(target), depth + 1)

    def block_worth(self, state: State, player: Player, scene: Scene, block: Block, depth: int) -> float:
        worth = self.steps_worth(state, block.steps)
        if block.exits:
            ways = [self.target_worth(state, player, scene, way.target, depth) for way in block.exits]
            return worth + sum(ways) / len(ways)
        plain = [option for option in block.options if not option.starry]
        return worth + max((self.option_worth(state, player, scene, each, depth) for each in plain), default=0.0)

    def steps_worth(self, state: State, steps: tuple[Step, ...]) -> float:
        worth = 0.0
        for step in steps:
            effect = step.effect
            if step.who == "partner":
                continue
            if isinstance(effect, GainPrestige):
                worth += _PRESTIGE * effect.amount
            elif isinstance(effect, GainGold):
                worth += _GOLD * effect.amount
            elif isinstance(effect, LoseGold | PayGold):
                worth -= _GOLD * effect.amount
            elif isinstance(effect, GainCard) and effect.card in state.land.number:
                worth += _CARD_WORTH.get(state.land.book.cards[effect.card].type, 0.5)
        return worth

    # --- dice ---

    def market(self, state: State, player: Player, moves: list[int]) -> int:
        """The dearest that leaves some gold."""
        goods = [move for move in moves if m.CARD < move < m.OPTION]
        fitting = [move for move in goods if state.land.cards[move - m.CARD].price <= player.gold - _SAVED_GOLD]
        if not fitting or len(player.items) >= state.land.book.world.item_limit:
            return m.STOP
        return max(fitting, key=lambda move: state.land.cards[move - m.CARD].price)


class QuestPlayer(RandomPlayer):
    """Follows its quests as the steady bot does."""

    def choose(self, state: State, seat: int, prompt: str, moves: list[int]) -> int:
        return planner.plan(state, seat, prompt, moves, self.chance)


class CuriousPlayer(GreedyPlayer):
    """Looks for what nobody has seen, chooses as it comes, but knows how to throw dice: a typical reader."""

    def place_worth(self, state: State, player: Player, space: int) -> float:
        unseen = sum(scene not in state.seen for scene in scenes_at(state, player, space))
        return unseen + self.chance.below(100) / 40

    def story_worth(self, state: State, player: Player, move: int) -> float:
        if move == m.REST:
            return -1.0
        whim = self.chance.below(100) / 50
        if move == m.EVENT:
            return whim
        card = state.land.cards[move - m.CARD]
        scenes = [card.scenes[index].scene for index in open_boxes(state, player, move - m.CARD)]
        return whim + sum(scene not in state.seen for scene in scenes)

    def option(self, state: State, player: Player, moves: list[int]) -> int:
        return self.any_of([move for move in moves if m.OPTION <= move < m.SKILL] or moves)


_ALWAYS: dict[str, tuple[int, ...]] = {
    "partner-accept": (m.YES,),
    "trade-accept": (m.NO,),
    "trade": (m.STOP,),
    "lend": (m.MARKS, m.STOP),
    "may": (m.YES,),
}


def scenes_at(state: State, player: Player, space: int) -> list[str]:
    """The scenes that could be played there."""
    here = player.space
    player.space = space
    found = [
        state.land.cards[card].scenes[index].scene
        for card in cards_with_scenes(state, player)
        for index in open_boxes(state, player, card)
    ]
    player.space = here
    return found


PLAYERS: dict[str, Callable[[Chance], RandomPlayer]] = {
    "random": RandomPlayer,
    "curious": CuriousPlayer,
    "greedy": GreedyPlayer,
    "quests": QuestPlayer,
}


def player(name: str, chance: Chance) -> RandomPlayer:
    """A player by name."""
    if name not in PLAYERS:
        raise OptionError(f"there is no player '{name}'; there are {', '.join(PLAYERS)}")
    return PLAYERS[name](chance)
