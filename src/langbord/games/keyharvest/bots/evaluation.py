"""What is plainly foolish in Key Harvest, for the calm bot, and how well off a seat is, for the steady one.

The value of a position is its score as far as it has grown, and what the counters, the fields still to be harvested and
the lots in the store will bring. A bid is dear enough when nobody can pay it by chance and no dearer: every counter in
it is one that cannot buy something else.
"""

from __future__ import annotations

from typing import Final

from langbord.engine.win_share import shares
from langbord.games.keyharvest.edition.geometry import bits, groups
from langbord.games.keyharvest.rules.moves import ACTION, CROP, CROPS, END, PASS, REMOVE, STOP, WORKER
from langbord.games.keyharvest.rules.placing import VALUE
from langbord.games.keyharvest.rules.scoring import sheet
from langbord.games.keyharvest.rules.state import LAST_TURNS, NOWHERE, OVER, TRACK, Player, State
from langbord.games.keyharvest.rules.supply import counters, held

HARVEST, PLAY_WORKER, TRANSFER, OFFER = range(ACTION, ACTION + 4)
#: Counters of a bid beyond which one only hurts oneself.
DEAR: Final = 3
#: A counter in hand, while there is still something to buy; more than a handful is worth less.
COUNTER, HANDFUL = 0.3, 7
#: An unharvested field: the counter that it will bring.
RIPE: Final = 0.2
#: A field in the own store, that it lies beside fields of one's own, and each counter that keeps others from it.
LOT, LOT_BESIDE, LOT_BID = 0.7, 0.25, 0.08
#: A space that the best free worker could take, by its value.
ROOM: Final = 0.12
#: What a turn brings, to whoever has still to have it in this round: otherwise who has just had one looks best off.
A_TURN: Final = 2.0
#: Own turns to look ahead, and on to the end of the round.
AHEAD: Final = 1
#: What a whole game brings beyond what can be seen of it at the beginning, by the number of seats: in games of steady
#: bots. It comes bit by bit, until the tenth event; a last turn brings little that is not seen.
A_GAME: Final = {2: 36.0, 3: 28.0, 4: 22.0}
A_LAST_TURN: Final = 0.5
#: So many points more are e times the chance to win: at the end, and at the beginning beyond that.
DECIDED, UNDECIDED = 1.5, 5.0
#: A point of the best rival hurts so much.
RIVAL: Final = 0.35


def sensible(state: State, seat: int, prompt: str, moves: list[int]) -> list[int]:
    """The moves that are not plainly foolish; never empty."""
    player = state.players[seat]
    if prompt == "action":
        return _actions(state, player, moves)
    if prompt == "bid":
        return _bid(state, player, moves)
    if prompt in ("worker", "reposition", "vacation"):
        # A worker on the board scores: taking one back needs a reason that this judgement does not see.
        kept = [move for move in moves if move != REMOVE] or moves
        return [PASS] if prompt == "vacation" and PASS in kept else _best_workers(kept) if prompt == "worker" else kept
    if prompt in ("harvest", "turn-up", "remote-harvest", "extra-crop", "new-crop", "harvest-instead"):
        return [move for move in moves if move not in (STOP, PASS)] or moves
    return moves


def _actions(state: State, player: Player, moves: list[int]) -> list[int]:
    """Ending early wastes an action; harvesting a single field is a poor one."""
    wanted = [move for move in moves if move != END]
    if HARVEST in wanted and len(wanted) > 1:
        ripe = player.fields & ~player.harvested
        if max((group & ripe).bit_count() for group in groups(state.land.neighbours, player.fields)) < 2:
            wanted.remove(HARVEST)
    if OFFER in wanted and len(wanted) > 1 and counters(player) < 2:
        wanted.remove(OFFER)
    return wanted or moves


def _bid(state: State, player: Player, moves: list[int]) -> list[int]:
    """Of what one has most, and not too much of it."""
    size = sum(player.store[-1].bid) if player.store else 0
    if size >= DEAR and STOP in moves:
        return [STOP]
    crops = [move for move in moves if CROP <= move < CROP + CROPS]
    most = max((held(player, move - CROP) for move in crops), default=0)
    best = [move for move in crops if held(player, move - CROP) == most]
    return [*best, STOP] if STOP in moves else best or moves


def _best_workers(moves: list[int]) -> list[int]:
    """Points are what a worker is for: the three of highest value, and whatever else can be said."""
    workers = sorted((move for move in moves if move >= WORKER and move < WORKER + len(VALUE)), key=_value_of)
    others = [move for move in moves if move not in workers]
    return workers[-3:] + others


def _value_of(move: int) -> int:
    return VALUE[move - WORKER]


# --- how well off a seat is -----------------------------------------------------------------------


def value(state: State, seat: int) -> float:
    """In points."""
    own = standing(state, state.players[seat]) + _prospects(state, state.players[seat], _time_left(state))
    rivals = [standing(state, player) for player in state.players if player.seat != seat]
    return own + _majorities(state, seat) - RIVAL * max(rivals)


def standing(state: State, player: Player) -> float:
    """Points on the board: workers and groups."""
    sizes = [group.bit_count() for group in groups(state.land.neighbours, player.fields)] + [0, 0]
    workers = sum(VALUE[worker] for worker, space in enumerate(player.worker_at) if space != NOWHERE)
    return workers + sizes[0] + 2 * sizes[1]


def _time_left(state: State) -> float:
    """From 1 at the beginning to 0 in the last turn, by the event track."""
    if state.last:
        return min(0.4, state.last / (5 * len(state.players)))
    return max(0.4, 1 - len(state.track) / 12)


def _prospects(state: State, player: Player, time: float) -> float:
    """What counters, ripe fields, lots and free spaces will still bring."""
    land = state.land
    hand = counters(player)
    worth = COUNTER * min(hand, HANDFUL) + COUNTER / 3 * max(0, hand - HANDFUL)
    worth += RIPE * (player.fields & ~player.harvested).bit_count()
    for lot in player.store:
        beside = (land.neighbours[lot.offered] & player.fields).bit_count()
        worth += LOT + LOT_BESIDE * min(beside, 3) + LOT_BID * min(sum(lot.bid), DEAR)
    return worth * time + ROOM * _room(state, player)


def _room(state: State, player: Player) -> int:
    """The most fields that lie beside a free space with no worker near it: the room for a high worker."""
    neighbours = state.land.neighbours
    taken = player.fields | player.workers
    for space in bits(player.workers):
        taken |= neighbours[space]
    near = 0
    for space in bits(player.fields):
        near |= neighbours[space]
    free = near & state.land.spaces & ~taken
    return max(((neighbours[space] & player.fields).bit_count() for space in bits(free)), default=0)


def _majorities(state: State, seat: int) -> float:
    """Crops of which the seat has most, the hidden counters of others spread evenly; they matter more near the end."""
    weight = 0.3 if not state.last else 0.9
    total = 0.0
    for crop in range(CROPS):
        own = held(state.players[seat], crop)
        others = [
            player.known[crop] + len(player.secret.cards) / CROPS for player in state.players if player.seat != seat
        ]
        if own > max(others):
            total += weight
    return total


# --- for the search -------------------------------------------------------------------------------


def outlook(state: State) -> list[float]:
    """The share of the win that each seat may expect."""
    time = _time_left(state)
    hopes = [
        standing(state, player)
        + _prospects(state, player, time)
        + _majorities(state, player.seat)
        + (A_TURN if _is_to_come(state, player) else 0.0)
        for player in state.players
    ]
    points = DECIDED + UNDECIDED * time
    return shares(hopes, points)


def at_rest(state: State) -> bool:
    """Whether a round begins."""
    return state.active == state.first and state.done == 0


def _is_to_come(state: State, player: Player) -> bool:
    """Whether a seat has its turn of this round still before it."""
    seats = len(state.players)
    return (player.seat - state.first) % seats >= (state.active - state.first) % seats


def parts(state: State, seat: int) -> dict[str, float]:
    """The final score that a seat may expect: the lines of its sheet as it stands, and what is still to come."""
    player = state.players[seat]
    lines = {line.key: float(line.points) for line in sheet(state, player, seat)}
    if state.phase == OVER:  # what was not reached by then is worth nothing
        lines["to-come"] = 0.0
        return lines
    seen = _prospects(state, player, _time_left(state)) + _majorities(state, seat) - lines["crops"]
    lines["to-come"] = seen + _unseen(state)
    return lines


def _unseen(state: State) -> float:
    """What the rest of the game brings a seat beyond what can be seen of it."""
    seats = len(state.players)
    if state.last:
        return A_LAST_TURN * state.last / seats
    return max(A_LAST_TURN * LAST_TURNS, A_GAME[seats] * (1 - len(state.track) / (TRACK + 1)))
