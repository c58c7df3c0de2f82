"""The order of play: rounds, phases and turns (R2, R3, R9, R10, R11)."""

from __future__ import annotations

from typing import Final

from langbord.engine.ask import Ask, Choice, Reason, Turn
from langbord.engine.log import number, thing
from langbord.engine.start_player import choose_start
from langbord.games.reykholt.rules import scenario, solo
from langbord.games.reykholt.rules.action_sequence import do_all
from langbord.games.reykholt.rules.choices import decide_at_leisure, decide_freely, why_not_use, window
from langbord.games.reykholt.rules.harvesting import harvest_all
from langbord.games.reykholt.rules.moves import (
    PASS,
    PROPERTY,
    ROWS,
    SEAT,
    SPACE,
    SPACE_WORDS,
    SPACES,
    TOWN_HALL,
    space_face,
)
from langbord.games.reykholt.rules.reasons import (
    FLAG_USED,
    FORBIDDEN,
    MAY_NOT_PASS,
    NEITHER,
    NO_SUCH_SEAT,
    NOT_HERE,
    NOTHING_TO_HARVEST,
    NOTHING_TO_SEED,
    SPACE_NOT_HERE,
    SPACE_TAKEN,
)
from langbord.games.reykholt.rules.rule_modifiers import PROPERTY_FREE, TOWN_HALL_FREE, bent, closed_spaces
from langbord.games.reykholt.rules.service_cards import answer, at_moment, forget, in_turn
from langbord.games.reykholt.rules.state import DAWN, HARVEST, HOME, NOBODY, OVER, TOURISM, WORK, Player, State
from langbord.games.reykholt.rules.supply import tell, tell_thing
from langbord.games.reykholt.rules.tourism import tourism_turn
from langbord.games.reykholt.rules.triggers import (
    END_OF_HARVEST,
    END_OF_TOURISM,
    END_OF_WORK,
    START_OF_HARVEST,
    START_OF_HOMECOMING,
    START_OF_TOURISM,
    START_OF_WORK,
    WORKED,
)

# --- the start of Work Time -----------------------------------------------------------------------


def choosing_start(state: State) -> Turn:
    """A drawn player names the start player (R1.10)."""
    named = yield from choose_start(state, state.first, len(state.players), SEAT, NOT_HERE, NO_SUCH_SEAT)
    state.first = named
    seats = len(state.players)
    state.order = [(named + step) % seats for step in range(seats)]
    state.phase = DAWN


def dawn_turn(state: State) -> Turn:
    """What comes before the first worker: the event, the gift of a solo game, cards (R11.4, R12.3)."""
    tell_phase(state, WORK)
    state.phase = WORK
    if state.scenario != NOBODY:
        if state.round == 1:
            yield from scenario.begin(state)
        yield from scenario.reveal_event(state)
    if len(state.players) == 1:
        solo.take_gift(state)
        if state.rules >= 2:
            forget(state)  # it is no action (R11.4)
        else:
            yield from answer(state, state.players[0])
    yield from at_moment(state, START_OF_WORK)


def tell_phase(state: State, phase: str) -> None:
    """A new phase, and with Work Time a new round."""
    if state.log.on:
        if phase == WORK:
            state.log.tell("round-begins", number(state.round))
        state.log.tell("phase-begins", thing("phase", phase))


def end_of_phase(state: State, moment: int) -> Turn:
    """Cards that act then, and a last window for any-time cards (R6.7)."""
    yield from at_moment(state, moment)
    if state.owner:
        for player in in_turn(state, moment):
            if player.held & (state.book.any_time | state.book.by_hand):
                yield from window(state, player)


# --- Work Time (R3) -------------------------------------------------------------------------------


def work_turn(state: State) -> Turn:
    """One worker of the player whose turn it is: do all that the space offers, then let cards answer (R3.1, R3.4)."""
    player = state.active()
    if player.held & state.book.by_hand:
        move = yield from decide_at_leisure(state, player, "place-worker", PLACES)
    elif player.held & state.book.any_time:
        move = yield from decide_freely(state, player, "place-worker", PLACES)
    else:
        move = yield Ask(player.seat, "place-worker", PLACES)
    if move == PASS:
        tell(state, "passes", player)
    else:
        space = move - SPACE
        place(state, player, space)
        state.acting = True
        yield from do_all(state, player, state.book.deeds[space])
        state.acting = False
        yield from answer(state, player)
    state.placed += 1


def evening_turn(state: State) -> Turn:
    """The end of Work Time, when all workers are placed."""
    yield from end_of_phase(state, END_OF_WORK)
    state.phase = HARVEST


def place(state: State, player: Player, space: int) -> None:
    """Put the worker there."""
    if state.workers[space] == NOBODY:
        state.workers[space] = state.colour(player)
    else:
        solo.squeeze_in(state, space)
    player.flags |= state.book.flags[space]
    # A state of an edition without cards for rows is as it was before there were any.
    column = WORKED + space // ROWS
    state.happened[column] = 1 + space % ROWS if state.book.rows_watched else state.happened[column] + 1
    if state.log.on:
        tell_thing(state, "places-worker", player, "space", space_face(space, len(state.players)))


class Places(Choice[State]):
    """The spaces for a worker; pass only if there is none (R3.2, R3.3, R3.8, R3.9)."""

    def among(self, state: State, seat: int) -> list[int]:
        player = state.players[seat]
        book = state.book
        workers, flags, deeds, sure = state.workers, book.flags, book.deeds, book.sure
        barred = barred_flags(state, player) if player.flags else 0
        moves: list[int] = []
        for space in book.spaces:
            if workers[space] == NOBODY and not flags[space] & barred:
                if sure[space]:
                    moves.append(SPACE + space)
                    continue
                for deed in deeds[space]:
                    if deed.why_not(state, player) is None:
                        moves.append(SPACE + space)
                        break
        if state.bent:
            closed = closed_spaces(state)
            moves = [move for move in moves if SPACE_WORDS[move - SPACE] not in closed]
        if state.variant:
            blocked = [space for space in book.spaces if workers[space] != NOBODY]
            moves += [SPACE + space for space in blocked if why_not_space(state, player, space) is None]
        return moves or [PASS]

    def why_not(self, state: State, seat: int, move: int) -> Reason | None:
        if move == PASS:
            return None if self.among(state, seat) == [PASS] else MAY_NOT_PASS
        if not SPACE <= move < SPACE + SPACES:
            return why_not_use(state, seat, move)
        return why_not_space(state, state.players[seat], move - SPACE)


PLACES: Final = Places()


def barred_flags(state: State, player: Player) -> int:
    """The columns whose flagged spaces the player may not take any more in this round, as bits (R3.8)."""
    barred = player.flags
    if bent(state, player, PROPERTY_FREE):
        barred &= ~(1 << PROPERTY)
    if bent(state, player, TOWN_HALL_FREE):
        barred &= ~(1 << TOWN_HALL)
    return barred


def why_not_space(state: State, player: Player, space: int) -> Reason | None:
    """Whether a worker can be placed on a space."""
    book = state.book
    if space not in book.spaces:
        return SPACE_NOT_HERE
    if state.workers[space] != NOBODY:
        reason = solo.why_not_squeeze(state, space) if state.variant else SPACE_TAKEN
        if reason is not None:
            return reason
    if book.flags[space] & barred_flags(state, player):
        return FLAG_USED
    if state.bent and SPACE_WORDS[space] in closed_spaces(state):
        return FORBIDDEN
    before: Reason | None = None
    last: Reason | None = None
    for deed in book.deeds[space]:
        before, last = last, deed.explain(state, player)
        if last is None:
            return None
    return NEITHER if before is NOTHING_TO_SEED and last is NOTHING_TO_HARVEST else last


# --- Harvest Time (R9.1) --------------------------------------------------------------------------


def harvest_turn(state: State) -> Turn:
    """The harvest of all (R9.1), and what comes before and after it."""
    tell_phase(state, HARVEST)
    yield from at_moment(state, START_OF_HARVEST)
    for player in state.clockwise():
        yield from harvest_all(state, player)
        yield from answer(state, player)
    yield from end_of_phase(state, END_OF_HARVEST)
    tell_phase(state, TOURISM)
    state.phase = TOURISM
    state.waiting = (1 << len(state.players)) - 1
    yield from at_moment(state, START_OF_TOURISM)


# --- Tourism Time (R9.2) --------------------------------------------------------------------------


def track_turn(state: State) -> Turn:
    """The farthest manager that has not had its turn (R9.2)."""
    for seat in state.order:
        if state.waiting >> seat & 1:
            break
    state.waiting &= ~(1 << seat)
    yield from tourism_turn(state, state.players[seat])
    forget(state)


def last_guests_turn(state: State) -> Turn:
    """The end of Tourism Time, when everybody has had a turn (R9.8)."""
    yield from end_of_phase(state, END_OF_TOURISM)
    state.phase = HOME


# --- Homecoming Time (R10) ------------------------------------------------------------------------


def home_turn(state: State) -> Turn:
    """Cards, then the workers come home and the round is over (R10.1 to R10.3)."""
    tell_phase(state, HOME)
    yield from at_moment(state, START_OF_HOMECOMING)
    bring_workers_home(state)
    for player in state.clockwise():
        if player.held & (state.book.any_time | state.book.by_hand):
            yield from window(state, player)
        player.flags = 0
        player.used = 0
        player.bonus = False
        player.met = False
    scenario.end_event(state)
    state.placed = 0
    state.harvester = NOBODY
    if state.round == state.rounds:
        state.phase = OVER
    else:
        state.round += 1
        state.phase = DAWN


def bring_workers_home(state: State) -> None:
    """All of them (R10.1); alone those of the round before (R11.6)."""
    if len(state.players) == 1:
        solo.bring_workers_home(state)
    else:
        state.workers = [NOBODY] * SPACES
