"""The order of play, as generators: one turn per worker, home phase (N4, N9)."""

from __future__ import annotations

from typing import Final

from langbord.engine.ask import Ask, Choice, Part, Reason, Turn
from langbord.engine.log import number, seat, thing
from langbord.engine.start_player import choose_start
from langbord.games.nusfjord.edition.grammar import EVENTS, NOTHING
from langbord.games.nusfjord.rules import by_hand, cards, choices, elders
from langbord.games.nusfjord.rules.actions import Action
from langbord.games.nusfjord.rules.copying import SPOTS
from langbord.games.nusfjord.rules.moves import (
    CARD_WORDS,
    CARDS,
    ELDER,
    ELDERS,
    PASS,
    SEAT,
    SPACE,
    SPACE_WORDS,
    SPACES,
    STOP,
    USE_CARD,
)
from langbord.games.nusfjord.rules.reasons import (
    NO_SUCH_SEAT,
    NOT_HERE,
    SPACE_FULL,
    SPACE_NOT_HERE,
)
from langbord.games.nusfjord.rules.scoring import total
from langbord.games.nusfjord.rules.state import (
    FISHING,
    HOME,
    NOBODY,
    OVER,
    Player,
    State,
    lay_out_buildings,
    lay_out_elders,
    new_player,
    shuffle_buildings,
    turn_up,
)
from langbord.games.nusfjord.rules.supply import (
    TRANSFER_OPEN,
    tell,
    tell_number,
    tell_thing,
)

PASSED: Final = EVENTS.index("you pass")
CAME_HOME: Final = EVENTS.index("you come home")
WORK_ENDS: Final = EVENTS.index("the work phase ends")
TRANSFER: Final = SPACE_WORDS.index("transfer")
CAMPAIGN_GAMES: Final = 3
#: What the evening's question tells: whether anything follows but the counting of points.
BEFORE_HOME: Final = 1
BEFORE_THE_END: Final = 0


# --- work (N4) ------------------------------------------------------------------------------------


def choosing_start(state: State) -> Turn:
    """A drawn player names the start player (N1.10)."""
    named = yield from choose_start(state, state.first, len(state.players), SEAT, NOT_HERE, NO_SUCH_SEAT)
    state.first = named
    state.phase = FISHING


def work_turn(state: State) -> Turn:
    """One worker of the player whose turn it is (N4.1, N4.2)."""
    player = state.active()
    if player.built & state.deck.windows:
        move = yield from decide_worker(state, player)
    else:
        move = yield Ask(player.seat, "place-worker", PLACES)
    if move == PASS:
        tell(state, "passes", player)
        yield from cards.happen(state, player, PASSED)
    elif ELDER <= move < ELDER + ELDERS:
        index = player.elders.index(move - ELDER)
        player.elder_worker[index] = state.colour(player)
        yield from elders.use(state, player, index)
    else:
        space = move - SPACE
        state.workers[space].append(state.colour(player))
        if state.log.on:
            tell_thing(state, "places-worker", player, "space", SPACE_WORDS[space])
        yield from SPOTS[space].action.act(state, player, NOTHING)
    state.placed += 1
    if state.placed == state.deck.board.workers * len(state.players):
        state.phase = HOME


def decide_worker(state: State, player: Player) -> Part[int]:
    """Where the worker goes; any-time and once buildings may be used before (N8.3, N8.4)."""
    while True:
        move = yield from choices.decide(state, player, "place-worker", PLACES)
        if not USE_CARD <= move < USE_CARD + CARDS:
            return move
        yield from use_building(state, player, move - USE_CARD)


def use_building(state: State, player: Player, card: int) -> Turn:
    """A building that is used by itself: once, or by hand (N8.4, N8.18)."""
    if state.deck.by_hand >> card & 1:
        yield from by_hand.use(state, player, CARD_WORDS[card])
    else:
        yield from cards.use_once(state, player, card)


class Places(Choice[State]):
    """Spaces and elders for a worker, once buildings, or pass."""

    def among(self, state: State, seat: int) -> list[int]:
        player = state.players[seat]
        workers, capacity = state.workers, state.capacity
        moves: list[int] = []
        asked: Action | None = None
        possible = False
        for space in state.spaces:
            if len(workers[space]) < capacity[space]:
                action = SPOTS[space].action
                if action is not asked:  # the two Build spaces share one
                    asked = action
                    possible = action.why_not(state, player, NOTHING) is None
                if possible:
                    moves.append(SPACE + space)
        if player.built & state.deck.bending[TRANSFER_OPEN] and state.full(TRANSFER):
            if why_not_space(state, player, TRANSFER) is None:
                moves.append(SPACE + TRANSFER)
        for index, elder in enumerate(player.elders):
            if player.elder_worker[index] == NOBODY and elders.why_not_act(state, player, index) is None:
                moves.append(ELDER + elder)
        if player.built & state.deck.windows:
            moves.extend(USE_CARD + card for card in cards.usable_alone(state, player))
        moves.append(PASS)
        return moves

    def why_not(self, state: State, seat: int, move: int) -> Reason | None:
        player = state.players[seat]
        if move == PASS:
            return None
        if SPACE <= move < SPACE + SPACES:
            return why_not_space(state, player, move - SPACE)
        if ELDER <= move < ELDER + ELDERS:
            return elders.why_not_use(state, player, move - ELDER)
        if USE_CARD <= move < USE_CARD + CARDS:
            return cards.why_not_alone(state, player, move - USE_CARD)
        return NOT_HERE


PLACES: Final = Places()


def why_not_space(state: State, player: Player, space: int) -> Reason | None:
    """Whether a worker can be placed on a space (N4.3, N4.4)."""
    capacity = state.capacity[space]
    if not capacity:
        return SPACE_NOT_HERE
    if len(state.workers[space]) >= capacity:
        if space != TRANSFER or not player.built & state.deck.bending[TRANSFER_OPEN]:
            return SPACE_FULL
    return SPOTS[space].action.why_not(state, player, NOTHING)


# --- home (N9) ------------------------------------------------------------------------------------


def home_phase(state: State) -> Turn:
    """The end of the work phase, then everybody comes home and the next round is prepared."""
    last = state.round == state.deck.board.rounds
    if not last or state.rules < 2:
        for player in state.clockwise():
            if player.built & state.deck.windows:
                yield from evening(state, player, BEFORE_HOME)
    if state.deck.watching[WORK_ENDS]:
        for player in state.clockwise():
            yield from cards.happen(state, player, WORK_ENDS)
    bring_workers_home(state)
    for player in state.clockwise():
        yield from cards.happen(state, player, CAME_HOME)
    if not last:
        state.round += 1
        prepare_round(state)
        state.phase = FISHING
    else:
        yield from last_evening(state)
        end_game(state)


def last_evening(state: State) -> Turn:
    """After the last round: the last question of all, when what comes home has come (N8.3)."""
    for player in state.clockwise():
        came_home = state.rules >= 2 or player.built & state.deck.watching[CAME_HOME]
        if player.built & state.deck.windows and came_home:
            yield from evening(state, player, BEFORE_THE_END)


def evening(state: State, player: Player, follows: int) -> Turn:
    """A window for any-time and once buildings (N8.3, N8.4), asked only where one could be used."""
    values = (number(follows, "follows"),)
    while EVENING.among(state, player.seat) != [STOP] or any_time_usable(state, player):
        move = yield Ask(player.seat, "evening", choices.WithAnyTime(EVENING), values)
        if move == STOP:
            return
        card = move - USE_CARD
        if state.deck.any_time >> card & 1:
            choices.use_any_time(state, player, card)
        else:
            yield from use_building(state, player, card)


def any_time_usable(state: State, player: Player) -> bool:
    """Whether any any-time building could be used now."""
    mask = player.built & state.deck.any_time
    return bool(mask) and any(
        mask >> card & 1 and choices.why_not_any_time(state, player, card) is None for card in player.cards
    )


class Evening(Choice[State]):
    """Once buildings, or stop."""

    def among(self, state: State, seat: int) -> list[int]:
        return [USE_CARD + card for card in cards.usable_alone(state, state.players[seat])] + [STOP]

    def why_not(self, state: State, seat: int, move: int) -> Reason | None:
        if move == STOP:
            return None
        if USE_CARD <= move < USE_CARD + CARDS:
            return cards.why_not_alone(state, state.players[seat], move - USE_CARD)
        return NOT_HERE


EVENING: Final = Evening()


def bring_workers_home(state: State) -> None:
    """All workers; alone only those of the colour due next (N9.1, N11.2)."""
    due = state.colour_of(state.round + 1) if state.colours else NOBODY
    for space in state.spaces:
        if state.workers[space]:
            state.workers[space] = [] if due == NOBODY else [colour for colour in state.workers[space] if colour != due]
    for player in state.players:
        for index, colour in enumerate(player.elder_worker):
            if due in (NOBODY, colour):
                player.elder_worker[index] = NOBODY


def prepare_round(state: State) -> None:
    """What the new round brings (N9.3 to N9.6, N11.5)."""
    board = state.deck.board
    index = len(state.players) - 1
    if state.round == 3:
        add_open(state, state.open_a, turn_up(state, state.pile_a, board.a_in_round_3[index]))
    elif state.round == 4 and len(state.players) == 1:
        add_open(state, state.open_c, turn_up(state, state.pile_c, board.c_in_round_4[index]))
    elif state.round == 4:
        for player in state.clockwise():
            dealt = state.pile_c.deal(state, player.hand, board.c_in_round_4[index], "hand")
            tell_number(state, "draws", player, len(dealt))
            for card in dealt:
                state.log.tell("draws-card", seat(player.seat), thing("card", CARD_WORDS[card]), to=player.seat)
    elif state.round == 5:
        add_open(state, state.open_b, turn_up(state, state.pile_b, board.b_in_round_5[index]))
    elif state.round == 6:
        for player in state.clockwise():
            add_open(state, state.open_c, player.hand.lay_open(state, "hands"))
        add_open(state, state.open_c, turn_up(state, state.pile_c, board.c_in_round_6[index]))


def add_open(state: State, shown: list[int], new: list[int]) -> None:
    """Lay buildings out beside those already there."""
    shown.extend(new)
    shown.sort()
    if state.log.on:
        for card in new:
            state.log.tell("laid-out", thing("card", CARD_WORDS[card]))


def end_game(state: State) -> None:
    """The game is over, unless a campaign goes on (N11.7)."""
    if not 0 < state.game < CAMPAIGN_GAMES:
        state.phase = OVER
        return
    player = state.players[0]
    state.past_scores.append(total(state, player))
    state.past_cards.extend(player.cards)
    state.game += 1
    tell_number(state, "campaign-goes-on", player, state.game)
    start_again(state)


def start_again(state: State) -> None:
    """The next game of a campaign: the other half of the deck, then all that was never built (N11.7)."""
    board = state.deck.board
    state.players = [new_player(board, 0, 1)]
    state.market = [0]
    state.workers = [[] for _ in range(SPACES)]
    state.plates = board.plates_filled[0]
    state.ships = [board.ship_supply[0]] * 3
    state.forest_supply = board.forest_tiles - sum(board.forests)
    state.round = 1
    state.placed = 0
    state.phase = FISHING
    lay_out_elders(state, 1)
    if state.game == CAMPAIGN_GAMES:
        shuffle_buildings(state, [card for card in range(CARDS) if card not in state.past_cards])
    else:
        lay_out_buildings(state)
