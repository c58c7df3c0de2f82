"""What a net is told of each seat of Key Harvest: small whole numbers, from 0 up, read from what that seat may see.

Of the counters a seat knows its own and those that it saw come to others; how many there are is open to all.
"""

from __future__ import annotations

from typing import Final

from langbord.games.keyharvest.edition.geometry import beside, groups
from langbord.games.keyharvest.rules.bag import events_in_bag
from langbord.games.keyharvest.rules.moves import CROPS
from langbord.games.keyharvest.rules.placing import MOST_VALUE, VALUE, playable
from langbord.games.keyharvest.rules.state import LAST_TURNS, NOWHERE, PLAY, STORE, TRACK, Player, State
from langbord.games.keyharvest.rules.supply import counters, holding

#: Name and meaning, in the order of the row.
NAMES: Final = (
    ("standing", "points of workers and groups"),
    ("ahead", "of these, more than the best rival has"),
    ("behind", "of these, less than the best rival has"),
    ("events-left", "events until the last turns"),
    ("last-turns", "own turns still to come after the tenth event"),
    ("to-come", "1: its turn of this round is still to come"),
    ("starter", "1: the start player"),
    ("before", "seats that have their turn before this one"),
    ("three-seats", "1 with three seats"),
    ("four-seats", "1 with four seats"),
    ("workers", "points of the workers on the board"),
    ("worker-count", "workers on the board"),
    ("largest", "fields of the largest group"),
    ("second", "fields of the second largest"),
    ("third", "fields of the third"),
    ("groups", "groups"),
    ("fields", "fields"),
    ("ripe", "fields that are not harvested"),
    ("ripe-group", "such fields in the group with most of them"),
    ("best-worker", "value of the best worker that can be placed now"),
    ("second-worker", "value of the second best"),
    ("placeable", "workers that can be placed now"),
    ("farmhands", "own workers that are free"),
    ("townsfolk", "workers on the town board"),
    *((f"room-{value}", f"free spaces, clear of workers, beside {value} fields or more") for value in range(2, 6)),
    ("counters", "counters in hand"),
    ("counters-most", "counters of the commonest crop in hand"),
    ("counters-kinds", "crops in hand"),
    ("majorities", "crops of which the seat has more than it knows of any rival"),
    ("near-majorities", "crops of which one more would do"),
    ("rival-counters", "counters of the rival with most"),
    ("lots", "fields in the own store"),
    ("lots-beside", "own fields beside them"),
    ("lots-bid", "counters bid on them"),
    ("room-in-store", "places in the own store"),
    ("wanted-elsewhere", "fields in stores of rivals beside own ones"),
    ("cheapest-elsewhere", "counters of the smallest bid among these, 9 if there is none"),
    ("wanted-open", "fields in the registry beside own ones"),
    ("growth-open", "fields by which the best of them would make its group larger than the largest"),
    ("growth-lot", "the same for the own store"),
    ("growth-elsewhere", "the same for stores of rivals"),
    ("growth-bag", "the same for what is in the bag"),
    ("wanted-bag", "fields in the bag beside own ones"),
    ("fields-in-bag", "fields in the bag"),
    ("events-in-bag", "events in the bag"),
    ("rival-fields", "fields of the rival with most"),
    ("rival-largest", "fields of the largest group of a rival"),
    ("rival-placeable", "value of the best worker that a rival can place now"),
)
#: What the judgement made by hand weighs: the yardstick that is fitted alone is made of these.
BY_HAND: Final = (
    *("standing", "to-come", "counters", "ripe", "lots", "lots-beside", "lots-bid", "majorities", "events-left"),
    *("room-2", "room-3", "room-4", "room-5"),
)
#: The stages of a game: the last turns, and events that are still to come.
STAGES: Final = TRACK + 1
NO_BID: Final = 9


def stage(state: State) -> int:
    """Events until the last turns."""
    return max(0, TRACK - len(state.track))


def covers(state: State) -> bool:
    """Whether the game is on."""
    return state.phase == PLAY


def read(state: State) -> list[list[int]]:
    """The row of each seat."""
    grown: list[list[int]] = []
    points: list[int] = []
    for player in state.players:
        own = groups(state.land.neighbours, player.fields)
        grown.append(own)
        largest = own[0].bit_count() if own else 0
        points.append(_workers(player) + largest + (2 * own[1].bit_count() if len(own) > 1 else 0))
    best = [_placeable(state, player) for player in state.players]
    return [_row(state, player, grown, points, best) for player in state.players]


def _workers(player: Player) -> int:
    """Points of the workers on the board."""
    found = 0
    for worker in range(len(VALUE)):
        if player.worker_at[worker] != NOWHERE:
            found += VALUE[worker]
    return found


def _placeable(state: State, player: Player) -> list[int]:
    """The values of the two best workers that can be placed now, and how many can."""
    legal = playable(state, player)
    first = second = 0
    for worker in range(len(VALUE)):
        if legal >> worker & 1:
            value = VALUE[worker]
            if value >= first:
                first, second = value, first
            elif value > second:
                second = value
    return [first, second, legal.bit_count()]


def _row(
    state: State, player: Player, grown: list[list[int]], points: list[int], placeable: list[list[int]]
) -> list[int]:
    seat, seats = player.seat, len(state.players)
    fields = player.fields
    rival_points = rival_fields = rival_largest = rival_best = rival_counters = 0
    most_known = [0] * CROPS
    for rival in state.players:
        if rival.seat != seat:
            rival_points = max(rival_points, points[rival.seat])
            rival_fields = max(rival_fields, rival.fields.bit_count())
            theirs = grown[rival.seat]
            rival_largest = max(rival_largest, theirs[0].bit_count() if theirs else 0)
            rival_best = max(rival_best, placeable[rival.seat][0])
            rival_counters = max(rival_counters, counters(rival))
            for crop in range(CROPS):
                most_known[crop] = max(most_known[crop], rival.known[crop])
    held = holding(player)
    alone = near = kinds = most = 0
    for crop in range(CROPS):
        have = held[crop]
        most = max(most, have)
        kinds += have > 0
        alone += have > most_known[crop]
        near += have == most_known[crop]
    before = (seat - state.active) % seats
    to_come = 1 if (seat - state.first) % seats >= (state.active - state.first) % seats else 0
    last = (state.last - before + seats - 1) // seats if state.last else LAST_TURNS
    groups_here = grown[seat]
    own = [group.bit_count() for group in groups_here[:3]]
    own += [0, 0, 0]
    ripe = fields & ~player.harvested
    free = (player.farmhands | state.townsfolk).bit_count()
    row = [
        points[seat],
        max(0, points[seat] - rival_points),
        max(0, rival_points - points[seat]),
        max(0, TRACK - len(state.track)),
        max(0, last),
        to_come,
        1 if state.first == seat else 0,
        before,
        1 if seats == 3 else 0,
        1 if seats == 4 else 0,
        points[seat] - own[0] - 2 * own[1],
        player.workers.bit_count(),
        own[0],
        own[1],
        own[2],
        len(groups_here),
        fields.bit_count(),
        ripe.bit_count(),
        _ripest(groups_here, ripe),
        placeable[seat][0],
        placeable[seat][1],
        placeable[seat][2],
        player.farmhands.bit_count(),
        free - player.farmhands.bit_count(),
    ]
    row += _room(state, player)
    row += [sum(held), most, kinds, alone, near, rival_counters]
    row += _lots(state, player, groups_here)
    row += [
        state.bag_fields.bit_count(),
        events_in_bag(state),
        rival_fields,
        rival_largest,
        rival_best,
    ]
    return row


def _ripest(grown: list[int], ripe: int) -> int:
    """The most fields that one harvest could bring."""
    most = 0
    for group in grown:
        most = max(most, (group & ripe).bit_count())
    return most


def _room(state: State, player: Player) -> list[int]:
    """Spaces for workers of value 2 and more: free of fields, with no worker near."""
    barred = player.fields | player.workers
    for space in player.worker_at:
        if space != NOWHERE:
            barred |= state.land.neighbours[space]
    crowded = beside(state.land.neighbours, player.fields)
    free = state.land.spaces & ~barred
    return [(crowded[value] & free).bit_count() for value in range(2, MOST_VALUE + 1)]


def _lots(state: State, player: Player, grown: list[int]) -> list[int]:
    """Fields that could come: in stores, in the registry, in the bag."""
    neighbours, fields = state.land.neighbours, player.fields
    near = bid = growth = 0
    for lot in player.store:
        near += (neighbours[lot.offered] & fields).bit_count()
        bid += sum(lot.bid)
        growth = max(growth, _growth(neighbours[lot.offered], grown))
    elsewhere = growth_elsewhere = 0
    cheapest = NO_BID
    for rival in state.players:
        if rival.seat != player.seat:
            for lot in rival.store:
                if neighbours[lot.offered] & fields:
                    elsewhere += 1
                    cheapest = min(cheapest, sum(lot.bid))
                    growth_elsewhere = max(growth_elsewhere, _growth(neighbours[lot.offered], grown))
    edge = 0
    left = fields
    while left:
        low = left & -left
        edge |= neighbours[low.bit_length() - 1]
        left ^= low
    there = state.registry & edge
    hidden = state.bag_fields & edge
    return [
        len(player.store),
        near,
        bid,
        STORE - len(player.store),
        elsewhere,
        cheapest,
        there.bit_count(),
        _best_growth(neighbours, there, grown),
        growth,
        growth_elsewhere,
        _best_growth(neighbours, hidden, grown),
        hidden.bit_count(),
    ]


def _best_growth(neighbours: list[int], offered: int, grown: list[int]) -> int:
    """By how much the best of some fields would outgrow the largest group."""
    best = 0
    while offered:
        low = offered & -offered
        best = max(best, _growth(neighbours[low.bit_length() - 1], grown))
        offered ^= low
    return best


def _growth(near: int, grown: list[int]) -> int:
    """By how much a field with these neighbours would outgrow the largest group."""
    joined = 0
    for group in grown:
        if group & near:
            joined += group.bit_count()
    return max(0, joined + 1 - grown[0].bit_count()) if joined else 0
