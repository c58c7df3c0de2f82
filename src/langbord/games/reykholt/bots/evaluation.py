"""What is plainly foolish in Reykholt, for the calm bot, and how well off a seat is, for the steady one.

The value of a position is what the tables cost that the manager would have reached at the end if nobody worked any
more: every round one good is harvested from each planted greenhouse, and the manager goes as far as goods and bonus
carry. Tables are counted by their plates, for a table of the first block is had for one good and one of the last for
six. Work that is still to come counts through what it needs: empty greenhouses, goods to seed, lasting cards.
"""

from __future__ import annotations

import itertools
import math
from typing import Final

from langbord.engine.win_share import likelihood, shares
from langbord.games.reykholt.rules import beds
from langbord.games.reykholt.rules.moves import CARDS, GOOD, GOODS, NO, PAY, STOP, USE_CARD, YES
from langbord.games.reykholt.rules.state import DAWN, HARVEST, HOME, NOBODY, OVER, TOURISM, WORK, Player, State
from langbord.games.reykholt.rules.tourism import GOOD_OF, PLATES_OF, bonus_goods

#: What all tables up to the n-th cost together.
PAID: Final = list(itertools.accumulate(PLATES_OF))
#: A good that no table takes any more in this projection, if the next table wants it; less the farther its table is.
LEFT_OVER: Final = 0.7
#: A lasting card, for each round that it still acts in.
CARD_A_ROUND: Final = 0.5
#: A parcel of an empty greenhouse that can still be harvested from, before anything is planted there.
EMPTY_PARCEL: Final = 0.45
#: So much more for each kind beyond two that a greenhouse takes: rare goods are hard to come by.
EACH_KIND: Final = 0.12
#: The next empty greenhouse is worth so much of the one before: there are only so many hands to seed.
NEXT_EMPTY: Final = 0.7
#: What the best rival has paid for hurts so much.
RIVAL: Final = 0.25
#: In the last round: to be ahead when all have gone as far as they can.
LEADS: Final = 4.0
#: What a worker brings who is still to be placed: without it whoever has just had a turn would look best off.
A_WORKER: Final = 3.0
#: So many goods more are e times the chance to win: in the last round, and for each round that follows.
DECIDED, UNDECIDED = 2.0, 0.7
#: With four seats so many times as many: there are three who may overtake whoever leads.
CROWDED: Final = 2.0
#: Own turns to look ahead, and on to the end of the round.
AHEAD: Final = 2
#: Alone: goods beyond the price of the aim that make it likely; some are always left over in the end.
SURE: Final = 4.0
#: Steps of judgement in a good.
FINE: Final = 2
#: A goal of the story that is not met yet, for each thing that is missing.
MISSING: Final = 2.5


def sensible(state: State, seat: int, prompt: str, moves: list[int]) -> list[int]:
    """The moves that are not plainly foolish; never empty."""
    if prompt == "tourism":
        # The bonus is worth most at the dearest table; stopping early keeps goods for tables that only get dearer.
        # A card that may be used at any time comes when goods carry no farther.
        return [PAY] if PAY in moves and not _saves(state, seat) else moves
    if prompt == "choose-good":
        return _most_wanted(state, state.players[seat], moves)
    if prompt in ("seed", "harvest") and len(moves) > 1:
        moves = [move for move in moves if move != STOP] or moves
    if prompt == "adjust":
        return [STOP]  # bots cannot read what is carried out by hand
    if prompt == "consent":
        return [YES]
    if prompt == "offer":
        return [move for move in moves if move in (YES, NO)]
    return [move for move in moves if not USE_CARD <= move < USE_CARD + CARDS] or moves


def _most_wanted(state: State, player: Player, moves: list[int]) -> list[int]:
    """Of the goods that are to be had, those with which the seat would come farthest."""
    lacking = GOOD_OF[player.table + 1]
    if state.phase == TOURISM and player.goods[lacking] + 1 == PLATES_OF[player.table + 1]:
        return [GOOD + lacking]  # it pays the next table at once
    goods = [move for move in moves if GOOD <= move < GOOD + GOODS]
    worths: list[float] = []
    for move in goods:
        player.goods[move - GOOD] += 1
        worths.append(prospect(state, player))
        player.goods[move - GOOD] -= 1
    best = max(worths)
    return [move for move, worth in zip(goods, worths, strict=True) if worth == best]


def _saves(state: State, seat: int) -> bool:
    """A story may ask for goods that must not be spent at the end."""
    return state.scenario != NOBODY and state.round == state.rounds


def value(state: State, seat: int) -> float:
    """How well off a seat is, in goods, no finer than judgement is: what is nearly as good is chosen as often."""
    own = prospect(state, state.players[seat])
    rivals = [float(PAID[player.table]) for player in state.players if player.seat != seat]
    if rivals and state.round == state.rounds and _leader(state) == seat:
        own += LEADS
    return round((own - RIVAL * max(rivals, default=0.0)) * FINE) / FINE


def _leader(state: State) -> int:
    """Who would be ahead if nobody worked any more: on one table whoever arrives last (R10.5), and that is whoever
    sets out last (R9.2)."""
    ahead, farthest = NOBODY, -1
    done = [seat for seat in reversed(state.order) if state.phase in (HOME, OVER) or _is_done(state, seat)]
    for seat in done + [seat for seat in state.order if seat not in done]:
        table = projected(state, state.players[seat])[0]
        if table >= farthest:
            ahead, farthest = seat, table
    return ahead


def _is_done(state: State, seat: int) -> bool:
    """Whether a seat has had its turn in this Tourism Time; nobody ends it without the bonus (R9.5)."""
    return state.phase == TOURISM and not state.waiting >> seat & 1 and state.players[seat].bonus


def prospect(state: State, player: Player) -> float:
    """What the tables cost that the seat would reach if it only harvested from now on, and what it has to work with."""
    table, goods = projected(state, player)
    spare = sum(_worth(goods[good], good, table) for good in range(GOODS))
    lasting = sum(1 for card in player.cards if not state.book.red >> card & 1)
    total = PAID[table] + LEFT_OVER * spare + CARD_A_ROUND * lasting * (state.rounds - state.round)
    return total + _empty(state, player) - _story(state, player, goods, table)


def projected(state: State, player: Player) -> tuple[int, list[int]]:
    """The table that the seat would reach if it only harvested from now on, and the goods left then."""
    goods = player.goods[:]
    growing = [bed for bed in player.beds if bed]
    table = player.table
    harvest_first = state.phase in (DAWN, WORK, HARVEST)
    bonus = not player.bonus if state.phase == TOURISM else True
    for number in range(_tourism_left(state, player)):
        if number or harvest_first:
            growing = _harvest(growing, goods, table)
        table = _advance(state, player, goods, table, bonus)
        bonus = True
    return table, goods


def _empty(state: State, player: Player) -> float:
    """What the empty greenhouses may still bring, the best first."""
    harvests = state.rounds - state.round
    sizes, kinds = state.book.size, state.book.kinds
    worths = [
        min(sizes[house], harvests) * (1 + EACH_KIND * (kinds[house].bit_count() - 2))
        for house, bed in zip(player.houses, player.beds, strict=True)
        if not bed
    ]
    worths.sort(reverse=True)
    return EMPTY_PARCEL * sum(worth * NEXT_EMPTY**place for place, worth in enumerate(worths))


def _tourism_left(state: State, player: Player) -> int:
    """Turns of Tourism Time that the seat still has."""
    rounds = state.rounds - state.round
    if state.phase == OVER:
        return 0
    if state.phase == HOME or _is_done(state, player.seat):
        return rounds
    return rounds + 1


def _harvest(growing: list[int], goods: list[int], table: int) -> list[int]:
    """One good from each planted greenhouse: of a mixed one what is asked for soonest."""
    left: list[int] = []
    for bed in growing:
        kinds = beds.kinds(bed)
        good = kinds[0]
        if len(kinds) > 1:
            good = min(kinds, key=lambda kind: (kind - table) % GOODS)
        goods[good] += 1
        bed -= beds.ONE[good]
        if bed:
            left.append(bed)
    return left


def _advance(state: State, player: Player, goods: list[int], table: int, bonus: bool) -> int:
    """As far as goods carry, the bonus where they end first."""
    while True:
        good, plates = GOOD_OF[table + 1], PLATES_OF[table + 1]
        if goods[good] >= plates:
            goods[good] -= plates
        elif bonus:
            bonus = False
            goods[good] += bonus_goods(state, player, plates)
        else:
            return table
        table += 1


def _worth(amount: int, good: int, table: int) -> float:
    """Goods that were not spent, as parts of the next table that takes them."""
    if not amount:
        return 0.0
    ahead = (good - table) % GOODS + 1
    return min(1.5 * PLATES_OF[table + ahead], amount) / math.sqrt(ahead)


def _story(state: State, player: Player, goods: list[int], table: int) -> float:
    """What is missing to the goals of a story."""
    if state.scenario == NOBODY:
        return 0.0
    scenario = state.book.deck.scenarios[state.scenario]
    wanted = scenario.possession[len(state.players) - 1]
    owned = {
        "good": goods[wanted.good] if wanted.good >= 0 else 0,
        "kind": sum(1 for amount in goods if amount),
        "greenhouse": len(player.houses),
        "planted greenhouse": sum(1 for bed in player.beds if bed),
        "empty greenhouse": sum(1 for bed in player.beds if not bed),
        "service card": len(player.cards),
    }[wanted.thing]
    return MISSING * max(0, wanted.amount - owned)


# --- for the search -------------------------------------------------------------------------------


def outlook(state: State) -> list[float]:
    """The share of the win that each seat may expect."""
    hopes = [prospect(state, player) + A_WORKER * _workers_left(state, player) for player in state.players]
    goods = DECIDED + UNDECIDED * (state.rounds - state.round)
    if len(hopes) == 1:
        if state.phase == OVER:
            return [1.0]
        goal = PAID[state.book.deck.board.solo_goal] + SURE
        return [likelihood(hopes[0], goal, goods)]
    if state.round == state.rounds:
        hopes[_leader(state)] += LEADS
    return shares(hopes, goods * CROWDED if len(hopes) > 3 else goods)


def at_rest(state: State) -> bool:
    """Whether a round begins."""
    return state.phase == WORK and state.placed == 0


def _workers_left(state: State, player: Player) -> int:
    """Workers that a seat has still to place in the whole game."""
    seats = len(state.players)
    workers = state.book.workers
    left = (state.rounds - state.round) * (workers // seats)
    if state.phase == DAWN:
        return left + workers // seats
    if state.phase != WORK:
        return left
    before = (player.seat - state.starter() - state.placed) % seats  # workers of others that come first
    return left + (workers - state.placed - before + seats - 1) // seats


def parts(state: State, seat: int) -> dict[str, float]:
    """The final score that a seat may expect: the tables reached, and those that are still to come."""
    player = state.players[seat]
    if state.phase == OVER and len(state.players) > 1:  # goods left over pay for nothing; alone they are points
        return {"tables": float(player.table), "to-come": 0.0}
    paid = prospect(state, player)
    table = player.table
    while PAID[table + 1] <= paid:
        table += 1
    reached = table + (paid - PAID[table]) / PLATES_OF[table + 1]
    return {"tables": float(player.table), "to-come": reached - player.table}
