"""What is plainly foolish in Nusfjord, for the calm bot, and how well off a seat is, for the steady one.

Not a strategy: each rule drops moves that nobody at the table would make.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from langbord.engine.win_share import likelihood, shares
from langbord.games.nusfjord.bots.worth import hope, workers_left, worth
from langbord.games.nusfjord.rules import choices
from langbord.games.nusfjord.rules.actions import SERVE
from langbord.games.nusfjord.rules.moves import (
    CARD,
    CARDS,
    NO,
    PASS,
    PLACE,
    PLATE,
    SHIP,
    SPACE,
    SPACE_WORDS,
    SPACES,
    STOP,
    USE_CARD,
    YES,
)
from langbord.games.nusfjord.rules.scoring import end_points, sheet
from langbord.games.nusfjord.rules.state import CUTTER, SCHOONER, SLOOP, WORK, Player, State
from langbord.games.nusfjord.rules.supply import wood_limit

#: A gold is worth about this many fish or wood.
GOLD: Final = 3
#: Goods that an action should bring to be worth a worker.
WORTH_A_WORKER: Final = 3
#: Actions that still count when no worker follows. Goods alone do not.
SCORES = {"gold", "serve", "build", "build-2", "issue", "buy", "reforest", "ship", "copy", "copy-1", "copy-2", "copy-3"}
GOLD_SHIP = SCHOONER + 1
#: A point of the best rival hurts so much.
RIVAL: Final = 0.3
#: So many points more are e times the chance to win: at the end, and for each worker that is still to be placed.
DECIDED, UNDECIDED = 1.4, 0.1
#: Own turns to look ahead, and on to the end of the round.
AHEAD: Final = 2
#: What a good game alone brings, and how many points more or less are much.
ALONE, ALONE_POINTS = 35.0, 6.0

Foolish = Callable[[State, Player, int, list[int]], bool]


def sensible(state: State, seat: int, prompt: str, moves: list[int]) -> list[int]:
    """The moves that are not plainly foolish; never empty."""
    player = state.players[seat]
    foolish = FOOLISH.get(prompt, never)
    frugal = [move for move in moves if not wastes_goods(state, move)] or moves
    return [move for move in frugal if not foolish(state, player, move, frugal)] or frugal


def never(state: State, player: Player, move: int, moves: list[int]) -> bool:
    """Nothing is foolish here."""
    return False


def wastes_goods(state: State, move: int) -> bool:
    """Any-time exchanges at random squander goods; for gold at the very end they are right."""
    card = move - USE_CARD
    if 0 <= card < CARDS and state.deck.by_hand >> card & 1:
        return True  # bots cannot read
    if not 0 <= card < CARDS or not state.deck.any_time >> card & 1:
        return False
    return not (last_round(state) and choices.any_time(state, card).gain.goods.gold)


def foolish_worker(state: State, player: Player, move: int, moves: list[int]) -> bool:
    """Passing while anything else is possible, and actions that would bring next to nothing."""
    return move == PASS or foolish_action(state, player, move, moves)


def foolish_action(state: State, player: Player, move: int, moves: list[int]) -> bool:
    """The same for an action that a card offers or that is copied: declining it is foolish too."""
    if not SPACE <= move < SPACE + SPACES:
        return move == STOP
    word = SPACE_WORDS[move - SPACE]
    room = wood_limit(state, player) - player.wood
    if last_worker(state):
        return word not in SCORES
    if word == "transfer":
        return player.reserve_fish + player.reserve_wood + GOLD * player.reserve_gold < WORTH_A_WORKER
    if word == "thin":
        return min(room, sum(player.forests)) < WORTH_A_WORKER
    if word == "deforest":
        return room < WORTH_A_WORKER
    if word == "elder":
        return not state.plates or last_round(state)  # it could not act, or would act only once
    return False


def foolish_building(state: State, player: Player, move: int, moves: list[int]) -> bool:
    """Early: giving away the last of everything. In the last round: fewer points than another building."""
    if not CARD <= move < CARD + CARDS:
        return False
    if last_round(state):
        return points(state, player, move) < max(points(state, player, other) for other in moves)
    cost = state.deck.buildings[move - CARD].cost
    return (player.fish, player.wood, player.gold) == (cost.fish, cost.wood, cost.gold)


def points(state: State, player: Player, move: int) -> int:
    """What a building counts, printed and as things stand."""
    if not CARD <= move < CARD + CARDS:
        return 0
    return state.deck.buildings[move - CARD].points + end_points(state, player, move - CARD)


def foolish_place(state: State, player: Player, move: int, moves: list[int]) -> bool:
    """Breaking up an empty double space, which could still be reforested, while a single one is free."""
    return splits(state, player, move) and not all(splits(state, player, other) for other in moves)


def splits(state: State, player: Player, move: int) -> bool:
    """Whether a building here takes half of an empty double space."""
    place = move - PLACE
    return 0 <= place < len(player.places) and state.deck.board.cells[place] == 2 and not player.places[place]


def foolish_clearing(state: State, player: Player, move: int, moves: list[int]) -> bool:
    """Near the end: clearing a space for good that will stay empty, while a stack of two stands."""
    place = move - PLACE
    late = state.round >= state.deck.board.rounds - 1
    return late and 0 <= place < len(player.forests) and player.forests[place] == 1 and 2 in player.forests


def foolish_ship(state: State, player: Player, move: int, moves: list[int]) -> bool:
    """A small ship while a bigger one can be paid; gold for a ship when gold counts as much."""
    if move == SHIP + SLOOP:
        return SHIP + CUTTER in moves or SHIP + SCHOONER in moves
    return move == SHIP + GOLD_SHIP and (last_round(state) or SHIP + SCHOONER in moves)


def foolish_plate(state: State, player: Player, move: int, moves: list[int]) -> bool:
    """Stopping before a plate that pays; paying more fish than the gold is worth while fish still have a use."""
    if PLATE not in moves:
        return False
    pays = last_worker(state) or SERVE.price(state, player) <= GOLD
    return move == (STOP if pays else PLATE)


def declines(state: State, player: Player, move: int, moves: list[int]) -> bool:
    """Not taking what a card offers."""
    return move in (STOP, NO)


def but_stop(state: State, player: Player, move: int, moves: list[int]) -> bool:
    """What a card that is carried out by hand does: bots cannot read it."""
    return move != STOP


def but_yes(state: State, player: Player, move: int, moves: list[int]) -> bool:
    """Bots agree to whatever people carry out by hand."""
    return move != YES


def last_round(state: State) -> bool:
    return state.round == state.deck.board.rounds


def last_worker(state: State) -> bool:
    """Whether the worker being placed is its owner's last of the game."""
    workers = state.deck.board.workers
    return last_round(state) and state.placed >= (workers - 1) * len(state.players)


#: By prompt.
FOOLISH: dict[str, Foolish] = {
    "place-worker": foolish_worker,
    "copy": foolish_action,
    "card-action": foolish_action,
    "elder-action": foolish_action,
    "choose-building": foolish_building,
    "place-building": foolish_place,
    "deforest": foolish_clearing,
    "choose-ship": foolish_ship,
    "serve": foolish_plate,
    "upgrade": declines,
    "exchange": declines,
    "use-new-elder": declines,
    "evening": declines,
    "adjust": but_stop,
    "consent": but_yes,
}


def value(state: State, seat: int) -> float:
    """How well off a seat is: its own hopes against those of the best rival. In whole points; judgement is no finer:
    what is nearly as good is chosen as often."""
    hopes = [worth(state, player) for player in state.players]
    mine = hopes.pop(seat)
    return float(round(mine - RIVAL * max(hopes, default=0.0)))


def outlook(state: State) -> list[float]:
    """The share of the win that each seat may expect."""
    hopes = [hope(state, player) for player in state.players]
    points = DECIDED + UNDECIDED * workers_left(state, state.players[0])
    if len(hopes) == 1:
        return [likelihood(hopes[0], ALONE, ALONE_POINTS)]
    return shares(hopes, points)


def at_rest(state: State) -> bool:
    """Whether a round begins."""
    return state.phase == WORK and state.placed == 0


def parts(state: State, seat: int) -> dict[str, float]:
    """The final score that a seat may expect: the lines of its sheet as it stands, and what is still to come."""
    player = state.players[seat]
    lines: dict[str, float] = {}
    for line in sheet(state, player):
        lines[line.key] = lines.get(line.key, 0.0) + line.points
    now = sum(points for key, points in lines.items() if key != "past-game")
    lines["to-come"] = hope(state, player) - now
    return lines
