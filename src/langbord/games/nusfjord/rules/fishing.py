"""The fishing phase (N3): everybody hands out their haul, in strict order and as far as it goes."""

from __future__ import annotations

from typing import Final

from langbord.engine.ask import Choice, Reason, Turn
from langbord.engine.log import number, seat
from langbord.games.nusfjord.edition.grammar import EVENTS
from langbord.games.nusfjord.rules import cards, choices
from langbord.games.nusfjord.rules.moves import ELDER, ELDERS
from langbord.games.nusfjord.rules.reasons import ELDER_NOT_HUNGRY, ELDER_NOT_YOURS, NOT_HERE
from langbord.games.nusfjord.rules.state import WORK, Player, State
from langbord.games.nusfjord.rules.supply import OWN_SHARES_FIRST, haul, reserve_limit

FISHED: Final = EVENTS.index("you fish")
RESERVE_FULL: Final = EVENTS.index("your reserve is full")

#: Who gets fish of a haul: the elders (N3.2), shares on the action board and with rivals (N3.3), own shares (N3.4), the
#: Reserve (N3.5).
ELDERS_EAT: Final = 0
ON_BOARD: Final = 1
WITH_RIVALS: Final = 2
AT_HOME: Final = 3
IN_RESERVE: Final = 4
PORTIONS: Final = ("elders", "board", "rivals", "own", "reserve")
ORDER: Final = (ELDERS_EAT, ON_BOARD, WITH_RIVALS, AT_HOME, IN_RESERVE)
OWN_FIRST: Final = (ELDERS_EAT, AT_HOME, ON_BOARD, WITH_RIVALS, IN_RESERVE)


def order_of(state: State, player: Player) -> tuple[int, ...]:
    """The order of those who get fish; a special building lets own shares come first."""
    return OWN_FIRST if player.built & state.deck.bending[OWN_SHARES_FIRST] else ORDER


def wanted(state: State, player: Player, portion: int) -> int:
    """How many fish a portion takes at most."""
    if portion == ELDERS_EAT:
        return len(player.elders)
    if portion == ON_BOARD:
        return state.market[player.seat]
    if portion == WITH_RIVALS:
        shares = 0
        for rival in state.players:
            shares += rival.shares[player.seat]
        return shares - player.shares[player.seat]
    if portion == AT_HOME:
        return player.shares[player.seat]
    return max(0, reserve_limit(state, player) - player.reserve_fish)


def portions(state: State, player: Player) -> list[int]:
    """What each portion would get of the haul if the fishing were now; the rest is lost."""
    left = haul(state, player)
    given = [0] * len(PORTIONS)
    for portion in order_of(state, player):
        given[portion] = min(left, wanted(state, player, portion))
        left -= given[portion]
    return given


def fishing_phase(state: State) -> Turn:
    """Everybody fishes."""
    if state.log.on:
        state.log.tell("round-begins", number(state.round))
    for player in state.clockwise():
        yield from fish(state, player)
    state.phase = WORK
    state.placed = 0


def fish(state: State, player: Player) -> Turn:
    """One player hands out their haul (N3.1)."""
    caught = left = haul(state, player)
    gets = [0] * len(PORTIONS)
    for portion in order_of(state, player):
        given = wanted(state, player, portion)
        if given > left:
            given = left
        if given == 0:
            continue
        left -= given
        gets[portion] = given
        if portion == ELDERS_EAT:
            yield from fish_to_elders(state, player, given)
        elif portion == WITH_RIVALS:
            fish_to_rivals(state, player, given)
        elif portion == AT_HOME:
            player.fish += given
        elif portion == IN_RESERVE:
            player.reserve_fish += given  # those of the shares on the action board are lost (N3.6)
    if state.log.on:
        state.log.tell(
            "fishes",
            seat(player.seat),
            number(caught),
            number(gets[ELDERS_EAT], "elders"),
            number(gets[ON_BOARD], "board"),
            number(gets[WITH_RIVALS], "rivals"),
            number(gets[AT_HOME], "own"),
            number(gets[IN_RESERVE], "reserve"),
            number(left, "lost"),
        )
    yield from cards.happen(state, player, FISHED)
    if player.reserve_fish >= reserve_limit(state, player):
        yield from cards.happen(state, player, RESERVE_FULL)


def fish_to_elders(state: State, player: Player, left: int) -> Turn:
    """One fish to each elder; with too few the owner chooses (N3.2)."""
    hungry = list(range(len(player.elders)))
    while left and hungry:
        index = hungry[0]
        if left < len(hungry):
            choice = HungryElders(tuple(player.elders[i] for i in hungry))
            move = yield from choices.decide(state, player, "feed-elder", choice, (number(left),))
            index = player.elders.index(move - ELDER)
        hungry.remove(index)
        left -= 1
        yield from cards.feed_elder(state, player, index)


class HungryElders(Choice[State]):
    """The elders not yet fed in this fishing phase; all of them are public."""

    def __init__(self, hungry: tuple[int, ...]) -> None:
        self.hungry: tuple[int, ...] = hungry

    def among(self, state: State, seat: int) -> list[int]:
        return [ELDER + elder for elder in self.hungry]

    def why_not(self, state: State, seat: int, move: int) -> Reason | None:
        if not ELDER <= move < ELDER + ELDERS:
            return NOT_HERE
        if move - ELDER in self.hungry:
            return None
        return ELDER_NOT_HUNGRY if move - ELDER in state.players[seat].elders else ELDER_NOT_YOURS


def fish_to_rivals(state: State, player: Player, left: int) -> None:
    """One fish to each share with a rival, clockwise from the owner (N3.3, N3.6)."""
    seats = len(state.players)
    for step in range(1, seats):
        rival = state.players[(player.seat + step) % seats]
        given = min(left, rival.shares[player.seat])
        if given:
            rival.fish += given
            left -= given
            if state.log.on:
                state.log.tell("share-fish", seat(rival.seat), number(given), seat(player.seat, "from"))
