"""What a net is told of each seat of Reykholt: small whole numbers, from 0 up, read from what that seat may see.

All of Reykholt but the order of the piles is open. Service cards count by what their phrase gives, never by number, so
that a deck of somebody's own is judged too.
"""

from __future__ import annotations

from typing import Final

from langbord.games.reykholt.bots.evaluation import PAID, projected
from langbord.games.reykholt.edition.card_value import GOODS as GIVEN_GOODS
from langbord.games.reykholt.edition.card_value import WORDS as GIVEN
from langbord.games.reykholt.rules import beds
from langbord.games.reykholt.rules.moves import GOODS
from langbord.games.reykholt.rules.state import DAWN, NOBODY, OVER, START, WORK, Player, State
from langbord.games.reykholt.rules.tourism import GOOD_OF, PLATES_OF

_NEXT: Final = ("next", "second", "third", "fourth", "fifth")

#: Name and meaning, in the order of the row. "Projected" is what harvests alone would lead to.
NAMES: Final = (
    ("paid-projected", "what all tables up to the projected one cost"),
    ("paid", "what all tables reached so far cost"),
    ("projected", "tables that harvests alone would still bring"),
    ("ahead-projected", "paid-projected beyond the best rival's"),
    ("behind-projected", "how much the best rival's is beyond it"),
    ("ahead", "tables before the best rival"),
    ("behind", "tables behind the best rival"),
    ("first-on-track", "1: arrived last at the farthest table"),
    ("starter", "1: the start player of this round"),
    ("starts-next", "1: the start player of the next round"),
    ("rounds-left", "rounds after this one"),
    ("workers", "own workers still to be placed in this round"),
    ("rivals-first", "workers of rivals that come before the next own one"),
    ("three-seats", "1 with three seats"),
    ("four-seats", "1 with four seats"),
    *((f"left-over-{word}", f"goods left over in the projection that the {word} table takes") for word in _NEXT),
    *((f"goods-{word}", f"goods in hand that the {word} table takes") for word in _NEXT),
    *((f"planted-{word}", f"planted goods that the {word} table after the projected one takes") for word in _NEXT),
    *((f"short-{word}", f"goods lacking for the {word} table after the projected one") for word in _NEXT[:4]),
    ("goods", "goods in hand"),
    ("left-over", "goods left over in the projection"),
    ("kinds", "kinds of goods in hand"),
    ("greenhouses", "greenhouses"),
    ("growing", "planted greenhouses"),
    ("growing-longer", "planted greenhouses with two goods or more"),
    ("planted", "planted goods that can still be harvested"),
    ("too-late", "planted goods for which no harvest is left"),
    ("empty", "empty greenhouses"),
    ("empty-largest", "parcels of the largest empty greenhouse, as far as harvests are left"),
    ("empty-parcels", "parcels of all empty greenhouses, as far as harvests are left"),
    ("empty-kinds", "kinds that the empty greenhouses take, added up"),
    ("harvests-to-come", "greenhouses times the rounds left"),
    ("cards", "service cards"),
    ("lasting", "of these the lasting ones"),
    ("lasting-to-come", "lasting cards times the rounds left"),
    *((f"card-{number}", f"quarters of {word} that lasting cards give") for number, word in enumerate(GIVEN)),
    ("card-goods-to-come", "goods that lasting cards give in all rounds left"),
    ("hoard", "goods that lie on own cards"),
    ("shared", "cards shared with somebody"),
    ("wants-alike", "rivals whose next table takes the same good"),
    ("rival-hands", "goods of the richest rival"),
    ("rival-planted", "planted greenhouses of the rival with most of them"),
    ("offer-cards", "service cards on display"),
    ("offer-best", "quarters that the best card on display gives"),
    ("offer-parcels", "parcels of the largest open greenhouse"),
    ("offer-piles", "open piles that are not empty"),
)
#: What the judgement made by hand weighs: the yardstick that is fitted alone is made of these.
BY_HAND: Final = (
    "paid-projected",
    *(f"left-over-{word}" for word in _NEXT),
    "lasting-to-come",
    "empty-largest",
    "empty-parcels",
    "empty-kinds",
    "workers",
    "ahead-projected",
)
#: The stages of a game: its rounds left, up to seven.
STAGES: Final = 8


def stage(state: State) -> int:
    """Rounds after this one."""
    return min(STAGES - 1, max(0, state.rounds - state.round))


def covers(state: State) -> bool:
    """Whether it is a game that the numbers were made for: against each other, without a story."""
    return len(state.players) > 1 and state.scenario == NOBODY and state.phase not in (START, OVER)


def read(state: State) -> list[list[int]]:
    """The row of each seat."""
    players = state.players
    tables: list[int] = []
    left: list[list[int]] = []
    for player in players:
        table, goods = projected(state, player)
        tables.append(table)
        left.append(goods)
    offer = _offer(state)
    return [_row(state, player, tables, left[player.seat], offer) for player in players]


def _offer(state: State) -> list[int]:
    """What lies on the table for all."""
    best = 0
    for card in state.display:
        best = max(best, sum(state.book.given[card]))
    parcels = piles = 0
    for pile in state.piles:
        if pile:
            piles += 1
            parcels = max(parcels, state.book.size[pile[-1]])
    return [len(state.display), best, parcels, piles]


def _row(state: State, player: Player, tables: list[int], left: list[int], offer: list[int]) -> list[int]:
    seat, table, seats = player.seat, player.table, len(state.players)
    rounds = max(0, state.rounds - state.round)
    reach = tables[seat]
    paid = PAID[reach]
    rival_paid = rival_table = alike = hands = grown = 0
    for rival in state.players:
        if rival.seat != seat:
            rival_paid = max(rival_paid, PAID[tables[rival.seat]])
            rival_table = max(rival_table, rival.table)
            alike += GOOD_OF[rival.table + 1] == GOOD_OF[table + 1]
            hands = max(hands, sum(rival.goods))
            growing = 0
            for bed in rival.beds:
                growing += bed != 0
            grown = max(grown, growing)
    workers, before = _workers(state, player)
    row = [
        paid,
        PAID[table],
        reach - table,
        max(0, paid - rival_paid),
        max(0, rival_paid - paid),
        max(0, table - rival_table),
        max(0, rival_table - table),
        1 if state.order and state.order[0] == seat else 0,
        1 if state.starter() == seat else 0,
        1 if (state.starter() + 1) % seats == seat else 0,
        rounds,
        workers,
        before,
        1 if seats == 3 else 0,
        1 if seats == 4 else 0,
    ]
    for ahead in range(GOODS):
        row.append(left[(reach + ahead) % GOODS])
    kinds = 0
    for ahead in range(GOODS):
        amount = player.goods[(table + ahead) % GOODS]
        kinds += amount > 0
        row.append(amount)
    row += _planted(state, player, reach, rounds + 1)
    for ahead in range(4):
        row.append(max(0, PLATES_OF[reach + 1 + ahead] - left[GOOD_OF[reach + 1 + ahead]]))
    row += [sum(player.goods), sum(left), kinds]
    row += _houses(state, player, rounds)
    row += _cards(state, player, rounds)
    row += [alike, hands, grown]
    row += offer
    return row


def _workers(state: State, player: Player) -> tuple[int, int]:
    """Own workers still to be placed in this round, and those of rivals before the next of them."""
    if state.phase != WORK:
        return (state.book.workers // len(state.players) if state.phase == DAWN else 0), 0
    seats = len(state.players)
    before = (player.seat - state.starter() - state.placed) % seats
    return max(0, state.book.workers - state.placed - before + seats - 1) // seats, before


def _planted(state: State, player: Player, table: int, harvests: int) -> list[int]:
    """Planted goods that can be harvested, by how soon a table after the projected one takes them."""
    found = [0] * GOODS
    for bed in player.beds:
        if bed:
            for ahead in range(GOODS):
                found[ahead] += min(harvests, beds.amount(bed, (table + ahead) % GOODS))
    return found


def _houses(state: State, player: Player, rounds: int) -> list[int]:
    growing = longer = planted = late = empty = largest = parcels = kinds = 0
    size, takes = state.book.size, state.book.kinds
    for place in range(len(player.houses)):
        bed = player.beds[place]
        if bed:
            count = beds.count(bed)
            growing += 1
            longer += count > 1
            planted += min(count, rounds + 1)
            late += max(0, count - rounds - 1)
        else:
            house = player.houses[place]
            room = min(size[house], rounds)
            empty += 1
            largest = max(largest, room)
            parcels += room
            kinds += takes[house].bit_count() if room else 0
    houses = len(player.houses)
    return [houses, growing, longer, planted, late, empty, largest, parcels, kinds, houses * rounds]


def _cards(state: State, player: Player, rounds: int) -> list[int]:
    given = [0] * len(GIVEN)
    lasting = hoard = shared = 0
    for card in player.cards:
        if not state.book.red >> card & 1:
            lasting += 1
            gives = state.book.given[card]
            for kind in range(len(given)):
                given[kind] += gives[kind]
        goods = state.hoards.get(card)
        if goods is not None:
            hoard += len(goods)
        shared += card in state.partner
    to_come = given[GIVEN_GOODS] * rounds // 4
    return [len(player.cards), lasting, lasting * rounds, *given, to_come, hoard, shared]
