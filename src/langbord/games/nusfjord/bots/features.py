"""What a net is told of each seat of Nusfjord: small whole numbers, from 0 up, read from what that seat may see.

Buildings and elders count by what their phrase gives, never by number, so that a deck of somebody's own is judged too.
Of the hidden cards only a seat's own hand is looked at.
"""

from __future__ import annotations

from typing import Final

from langbord.games.nusfjord.bots.worth import workers_left
from langbord.games.nusfjord.edition.building_value import GIVEN, PROMISED
from langbord.games.nusfjord.rules.fishing import AT_HOME, IN_RESERVE, portions
from langbord.games.nusfjord.rules.scoring import end_points, total
from langbord.games.nusfjord.rules.state import OVER, START, Player, State
from langbord.games.nusfjord.rules.supply import can_pay, empty_spaces, haul, reserve_limit, wood_room

#: Scores below nothing: so much is added to every score.
ABOVE: Final = 20

#: Name and meaning, in the order of the row.
NAMES: Final = (
    ("score", "the score as it stands, 20 added"),
    ("ahead", "points before the best rival"),
    ("behind", "points behind the best rival"),
    ("rounds-left", "rounds after this one"),
    ("workers", "workers still to be placed in this round"),
    ("workers-left", "workers still to be placed in the game"),
    ("before", "seats that are asked before this one in this round"),
    ("starter", "1: the start player of this round"),
    ("starts-next", "1: the start player of the next round"),
    ("three-seats", "1 with three seats"),
    ("four-seats", "1 with four seats"),
    ("five-seats", "1 with five seats"),
    ("fish", "fish"),
    ("wood", "wood"),
    ("gold", "gold"),
    ("fish-at-hand", "fish, up to 6"),
    ("wood-at-hand", "wood, up to 6"),
    ("gold-at-hand", "gold, up to 4"),
    ("wood-room", "wood that the supply still holds"),
    ("reserve-fish", "fish in the Reserve"),
    ("reserve-wood", "wood in the Reserve"),
    ("reserve-gold", "gold in the Reserve"),
    ("reserve-limit", "fish that the Reserve holds"),
    ("unissued", "shares not issued yet"),
    ("own-shares", "own shares in the own supply"),
    ("foreign-shares", "shares of others in the own supply"),
    ("shares-on-board", "own shares on the action board"),
    ("shares-away", "own shares with rivals"),
    ("forests", "forest tiles"),
    ("empty", "empty building spaces"),
    ("sloops", "sloops"),
    ("cutters", "cutters"),
    ("schooners", "schooners"),
    ("haul", "fish of the haul"),
    ("fish-home", "fish of the next haul that stay in the supply, those from foreign shares included"),
    ("fish-kept", "fish of the next haul that go to the Reserve"),
    ("fish-to-come", "fish-home times the fishings to come"),
    ("elders", "elders"),
    ("elders-fed", "fish that lie on elders"),
    ("elders-to-come", "elders times the rounds left"),
    ("plates", "filled plates, for all"),
    ("buildings", "buildings"),
    ("once-left", "buildings that can be used once and were not"),
    *((f"card-{number}", f"sixteenths of {word} that buildings give in a round") for number, word in enumerate(GIVEN)),
    ("card-to-come", "points that buildings promise in all rounds left"),
    *((f"elder-{number}", f"sixteenths of {word} that elders give") for number, word in enumerate(GIVEN[:PROMISED])),
    ("hand", "cards in the hand"),
    ("hand-best", "points of the best card of the hand as things stand"),
    ("hand-second", "points of the second best"),
    ("hand-payable", "cards of the hand that can be paid now"),
    ("offer-payable", "open buildings that can be paid now"),
    ("offer-points", "points of the best of them"),
    ("offer-promise", "sixteenths of a point that the most promising of them gives in a round"),
    ("offer-elders", "elders on offer"),
    ("offer-elder", "sixteenths of all that the best elder on offer gives"),
    ("rival-haul", "the largest haul of a rival"),
    ("rival-buildings", "the most buildings of a rival"),
    ("rival-elders", "the most elders of a rival"),
)
#: What the judgement made by hand weighs: the yardstick that is fitted alone is made of these.
BY_HAND: Final = (
    *("score", "workers-left", "fish", "wood", "gold", "gold-at-hand", "reserve-fish", "reserve-wood", "reserve-gold"),
    *("empty", "fish-home", "fish-kept", "fish-to-come", "elders-to-come", "card-to-come", "once-left"),
)
#: The stages of a game: its rounds left, up to seven.
STAGES: Final = 8


def stage(state: State) -> int:
    """Rounds after this one."""
    return min(STAGES - 1, max(0, state.deck.board.rounds - state.round))


def covers(state: State) -> bool:
    """Whether it is a game that the numbers were made for: against each other."""
    return len(state.players) > 1 and state.phase not in (START, OVER)


def read(state: State) -> list[list[int]]:
    """The row of each seat."""
    scores = [total(state, player) for player in state.players]
    stacks = best = 0
    for stack in state.stacks:
        if stack:
            stacks += 1
            best = max(best, sum(state.deck.elder_given[stack[-1]]))
    return [_row(state, player, scores, stacks, best) for player in state.players]


def _row(state: State, player: Player, scores: list[int], stacks: int, elder: int) -> list[int]:
    seat, seats = player.seat, len(state.players)
    rounds = max(0, state.deck.board.rounds - state.round)
    score = scores[seat]
    rival_score, rival_haul, rival_buildings, rival_elders, away = -99, 0, 0, 0, 0
    for rival in state.players:
        if rival.seat != seat:
            rival_score = max(rival_score, scores[rival.seat])
            rival_haul = max(rival_haul, haul(state, rival))
            rival_buildings = max(rival_buildings, len(rival.cards))
            rival_elders = max(rival_elders, len(rival.elders))
            away += rival.shares[seat]
    workers = workers_left(state, player)
    own = player.shares[seat]
    foreign = sum(player.shares) - own
    fishes = portions(state, player)
    home = fishes[AT_HOME] + foreign
    elders = len(player.elders)
    fish, wood, gold = player.fish, player.wood, player.gold
    row = [
        max(0, score + ABOVE),
        max(0, score - rival_score),
        max(0, rival_score - score),
        rounds,
        max(0, workers - rounds * state.deck.board.workers),
        workers,
        (seat - state.starter() - state.placed) % seats,
        1 if state.starter() == seat else 0,
        1 if state.starter_of(state.round + 1) == seat else 0,
        1 if seats == 3 else 0,
        1 if seats == 4 else 0,
        1 if seats == 5 else 0,
        fish,
        wood,
        gold,
        min(6, fish),
        min(6, wood),
        min(4, gold),
        wood_room(state, player),
        player.reserve_fish,
        player.reserve_wood,
        player.reserve_gold,
        reserve_limit(state, player),
        player.unissued,
        own,
        foreign,
        state.market[seat],
        away,
        sum(player.forests),
        empty_spaces(state, player),
        player.ships[0],
        player.ships[1],
        player.ships[2],
        haul(state, player),
        home,
        fishes[IN_RESERVE],
        home * rounds,
        elders,
        sum(player.elder_fish),
        elders * rounds,
        state.plates,
        len(player.cards),
        (player.built & state.deck.once & ~player.used).bit_count(),
    ]
    row += _given(state, player, rounds)
    row += _hand(state, player)
    row += _offer(state, player)
    row += [stacks, elder, rival_haul, rival_buildings, rival_elders]
    return row


def _given(state: State, player: Player, rounds: int) -> list[int]:
    """What buildings and elders give."""
    built = [0] * len(GIVEN)
    for card in player.cards:
        gives = state.deck.given[card]
        if not state.deck.once >> card & 1 or not player.used >> card & 1:
            for kind in range(len(built)):
                built[kind] += gives[kind]
    old = [0] * PROMISED
    for elder in player.elders:
        gives = state.deck.elder_given[elder]
        for kind in range(PROMISED):
            old[kind] += gives[kind]
    return [*built, built[PROMISED] * rounds // 16, *old]


def _hand(state: State, player: Player) -> list[int]:
    """What the own hand is good for."""
    best = second = payable = 0
    for card in player.hand.cards:
        points = state.deck.buildings[card].points + end_points(state, player, card)
        if points > best:
            best, second = points, best
        elif points > second:
            second = points
        payable += can_pay(player, state.deck.building_costs[card])
    return [len(player.hand.cards), best, second, payable]


def _offer(state: State, player: Player) -> list[int]:
    """What of the open buildings the seat could pay now."""
    payable = points = promised = 0
    for offered in (state.open_a, state.open_b, state.open_c):
        for card in offered:
            if can_pay(player, state.deck.building_costs[card]):
                payable += 1
                points = max(points, state.deck.buildings[card].points + end_points(state, player, card))
                promised = max(promised, state.deck.given[card][PROMISED])
    return [payable, points, promised]
