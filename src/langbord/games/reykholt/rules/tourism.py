"""The Tourism Track (R8) and the turn of a player in Tourism Time (R9.2 to R9.7)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from langbord.engine.ask import NOTHING_ASKED, Ask, Choice, Reason, Turn
from langbord.engine.log import number, seat, thing
from langbord.games.reykholt.rules.choices import Values, decide_freely, usable_any_time, why_not_use
from langbord.games.reykholt.rules.compiled import Deed
from langbord.games.reykholt.rules.moves import BONUS, GOOD_WORDS, GOODS, PAY, STOP
from langbord.games.reykholt.rules.reasons import BONUS_DUE, BONUS_GONE, CANNOT_PAY_TABLE
from langbord.games.reykholt.rules.rule_modifiers import BONUS_LESS, BONUS_MORE, bent, numbers
from langbord.games.reykholt.rules.service_cards import answer_at_once
from langbord.games.reykholt.rules.state import Player, State
from langbord.games.reykholt.rules.supply import gain_good, tell
from langbord.games.reykholt.rules.triggers import ADVANCED, BONUS_USED, PAID_TWICE, REACHED_SHARED

LAST_KNOWN: Final = 400  # far beyond any game; so far the price list goes
#: What the n-th table asks: the good and how many of it; the second lap simply goes on (R8.1, R8.2).
GOOD_OF: Final = [0] + [(table - 1) % GOODS for table in range(1, LAST_KNOWN)]
PLATES_OF: Final = [0] + [(table + GOODS - 1) // GOODS for table in range(1, LAST_KNOWN)]
#: What the question for the n-th table says.
VALUES_OF: Final[list[Values]] = [
    (number(plates), thing("good", GOOD_WORDS[good]), thing("goods", f"{plates} {GOOD_WORDS[good]}"))
    for good, plates in zip(GOOD_OF, PLATES_OF, strict=True)
]


def step(state: State, player: Player) -> None:
    """One table on; the manager stands in front of those who are there (R8.3)."""
    table = player.table + 1
    player.table = table
    order = state.order
    if order[0] != player.seat:
        order.remove(player.seat)
        place = 0
        while place < len(order) and state.players[order[place]].table > table:
            place += 1
        order.insert(place, player.seat)


def advance(state: State, player: Player, key: str) -> None:
    """The same, told with the table that is reached: by its good and its plates."""
    step(state, player)
    if state.log.on:
        good, plates = GOOD_OF[player.table], PLATES_OF[player.table]
        state.log.tell(key, seat(player.seat), thing("good", GOOD_WORDS[good]), number(plates))


class Advance(Deed):
    """Free tables, without goods (R8.4)."""

    sure = True

    def __init__(self, tables: int) -> None:
        self.tables: int = tables

    def why_not(self, state: State, player: Player) -> Reason | None:
        return None

    def act(self, state: State, player: Player) -> Iterable[Ask]:
        for _ in range(self.tables):
            advance(state, player, "advances-free")
            state.happened[ADVANCED] += 1
        return NOTHING_ASKED


def bonus_goods(state: State, player: Player, plates: int) -> int:
    """What the bonus brings (R9.4), with what cards and stories change."""
    if bent(state, player, BONUS_MORE):
        plates += sum(numbers(state, player, BONUS_MORE))
    if bent(state, player, BONUS_LESS):
        plates -= sum(numbers(state, player, BONUS_LESS))
    return max(0, plates)


class Tables(Choice[State]):
    """Pay, bonus or stop: the decision table of the rules (R9.5, R9.6)."""

    def among(self, state: State, seat: int) -> list[int]:
        player = state.players[seat]
        table = player.table + 1
        payable = player.goods[GOOD_OF[table]] >= PLATES_OF[table]
        if player.bonus:
            return [PAY, STOP] if payable else [STOP]
        return [PAY, BONUS] if payable else [BONUS]

    def why_not(self, state: State, seat: int, move: int) -> Reason | None:
        player = state.players[seat]
        if move == PAY:
            table = player.table + 1
            return None if player.goods[GOOD_OF[table]] >= PLATES_OF[table] else CANNOT_PAY_TABLE
        if move == BONUS:
            return BONUS_GONE if player.bonus else None
        if move == STOP:
            return None if player.bonus else BONUS_DUE
        return why_not_use(state, seat, move)


TABLES: Final = Tables()


def tourism_turn(state: State, player: Player) -> Turn:
    """Advance table by table, until the player stops or cannot go on (R9.2 to R9.7)."""
    paid = 0
    met = False
    while True:
        table = player.table + 1
        good, plates = GOOD_OF[table], PLATES_OF[table]
        if player.bonus and player.goods[good] < plates and not usable_any_time(state, player):
            break
        move = yield from decide_freely(state, player, "tourism", TABLES, VALUES_OF[table])
        if move == STOP:
            break
        table = player.table + 1
        good, plates = GOOD_OF[table], PLATES_OF[table]
        if move == PAY:
            player.goods[good] -= plates
            paid += 1
            advance(state, player, "advances-paid")
        else:
            player.bonus = True
            advance(state, player, "advances-bonus")
            gain_good(state, player, good, bonus_goods(state, player, plates))
        if player.held:
            if move == BONUS:
                yield from answer_at_once(state, player, BONUS_USED)
            if move == PAY and paid == 2:
                yield from answer_at_once(state, player, PAID_TWICE)
            if not met and state.shares_table(player):
                met = True
                player.met = state.rules >= 2
                yield from answer_at_once(state, player, REACHED_SHARED)
    tell(state, "stops", player)


def reach_by_card(state: State, player: Player) -> Iterable[Ask]:
    """A step that a card brings in Tourism Time may be the first to an occupied table, too (R7.16)."""
    if state.rules < 2 or player.met or not state.shares_table(player):
        return NOTHING_ASKED
    player.met = True
    return answer_at_once(state, player, REACHED_SHARED)
