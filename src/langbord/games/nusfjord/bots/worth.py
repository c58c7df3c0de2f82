"""How well off a player is, in points: the score so far, and what goods, ships and people will still bring.

The numbers are guesses that were changed, a few at a time, as long as steady bots with the changed ones beat those with
the old ones; they are meant to be read, not to be right.
"""

from __future__ import annotations

from langbord.games.nusfjord.rules.scoring import sheet
from langbord.games.nusfjord.rules.state import OVER, WORK, Player, State
from langbord.games.nusfjord.rules.supply import empty_spaces, haul, reserve_limit

#: Points that one fish or wood becomes, as long as a worker can spend it.
FISH, WOOD = 0.15, 0.25
#: The same for what first has to be transferred from the Reserve.
RESERVED = 0.1
#: Goods that one worker can spend; more of them only lie about.
SPENT_BY_A_WORKER = 6
IDLE = 0.05
#: Gold counts as a point by itself; early it also pays for what counts more.
GOLD = 0.5
#: Of the workers still to be placed, so many build.
BUILDERS = 0.5
#: What an elder does in each round still to come; for buildings see promise.py.
ELDER = 0.35
ONCE = 1.35

#: What the workers still to be placed add to all this in the end, by the rounds that they are enough for: `hope` counts
#: it beforehand. In the last round goods lose their use, and that is more than the workers bring.
TO_COME = [0.0, -0.8, 0.2, 3.1, 7.8, 13.0, 19.0, 25.7]


def worth(state: State, player: Player) -> float:
    """The points that this player may hope for."""
    score = float(sum(line.points for line in sheet(state, player) if line.key != "past-game"))
    if state.phase == OVER:
        return score
    workers = workers_left(state, player)
    fishings = state.deck.board.rounds - state.round
    return (
        score
        + min(empty_spaces(state, player), BUILDERS * workers)  # those that will still be built on cost nothing
        + goods(player, workers)
        + fishings * fishing(state, player)
        + fishings * engines(state, player)
        + sum(ONCE for card in player.cards if workers and state.deck.once >> card & 1 and not player.used >> card & 1)
    )


def hope(state: State, player: Player) -> float:
    """The points that this player may hope for, with what the workers to come will add: so it can be compared whoever
    has just had a turn."""
    each_round = state.deck.board.workers
    rounds, more = divmod(workers_left(state, player), each_round)
    last = len(TO_COME) - 1
    fewer = TO_COME[min(rounds, last)]
    return worth(state, player) + fewer + (TO_COME[min(rounds + 1, last)] - fewer) * more / each_round


def workers_left(state: State, player: Player) -> int:
    """Workers that the player has still to place in the whole game."""
    board = state.deck.board
    later = (board.rounds - state.round) * board.workers
    if state.phase != WORK:
        return later + (board.workers if state.phase == "fishing" else 0)
    seats = len(state.players)
    turn = (player.seat - state.starter()) % seats
    return later + board.workers - (state.placed - turn + seats - 1) // seats


def goods(player: Player, workers: int) -> float:
    """What lies in supply and Reserve; the last worker of all spends one kind of goods at most."""
    if not workers:
        return 0.0
    room = SPENT_BY_A_WORKER * workers
    fish = FISH * min(player.fish, room) + IDLE * max(0, player.fish - room)
    wood = WOOD * min(player.wood, room) + IDLE * max(0, player.wood - room)
    gold = GOLD * min(player.gold, 4) * min(1.0, workers / 6)
    kept = 0.0
    if workers > 1:
        kept = RESERVED * (min(player.reserve_fish, room) + player.reserve_wood) + 0.8 * player.reserve_gold
    return fish + wood + gold + kept


def fishing(state: State, player: Player) -> float:
    """What one fishing brings as things stand (N3)."""
    left = haul(state, player)
    left -= min(left, len(player.elders))
    away = state.market[player.seat] + sum(other.shares[player.seat] for other in state.players if other is not player)
    left -= min(left, away)
    own = min(left, player.shares[player.seat])
    kept = min(left - own, reserve_limit(state, player))
    foreign = sum(player.shares) - player.shares[player.seat]
    return FISH * (own + foreign) + RESERVED * kept


def engines(state: State, player: Player) -> float:
    """What buildings and elders do in a round."""
    promises = state.deck.promises
    promised = ELDER * len(player.elders)
    for card in player.cards:
        promised += promises[card]
    return promised
