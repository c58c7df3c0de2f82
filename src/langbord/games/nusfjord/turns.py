"""The order of play, as generators: fishing phase, one turn per worker, home phase (N3, N4, N9)."""

from __future__ import annotations

from typing import Final

from langbord.engine.ask import Ask, Choice, Part, Reason, Turn
from langbord.engine.log import number, seat, thing
from langbord.games.nusfjord import asking, cards, elders
from langbord.games.nusfjord.actions import Action
from langbord.games.nusfjord.copying import SPOTS
from langbord.games.nusfjord.grammar import EVENTS, NOTHING
from langbord.games.nusfjord.moves import (
    CARD_WORDS,
    CARDS,
    ELDER,
    ELDERS,
    PASS,
    SPACE,
    SPACE_WORDS,
    SPACES,
    STOP,
    USE_CARD,
)
from langbord.games.nusfjord.reasons import (
    ELDER_NOT_HUNGRY,
    ELDER_NOT_YOURS,
    NOT_HERE,
    SPACE_FULL,
    SPACE_NOT_HERE,
)
from langbord.games.nusfjord.scoring import total
from langbord.games.nusfjord.state import (
    FISHING,
    HOME,
    NOBODY,
    OVER,
    WORK,
    Player,
    State,
    lay_out_buildings,
    lay_out_elders,
    new_player,
    shuffle_buildings,
    turn_up,
)
from langbord.games.nusfjord.supply import (
    OWN_SHARES_FIRST,
    TRANSFER_OPEN,
    haul,
    reserve_limit,
    tell,
    tell_number,
    tell_thing,
)

PASSED: Final = EVENTS.index("you pass")
RESERVE_FULL: Final = EVENTS.index("your reserve is full")
FISHED: Final = EVENTS.index("you fish")
CAME_HOME: Final = EVENTS.index("you come home")
TRANSFER: Final = SPACE_WORDS.index("transfer")
CAMPAIGN_GAMES: Final = 3


# --- fishing (N3) ---------------------------------------------------------------------------------


def fishing_phase(state: State) -> Turn:
    """Everybody fishes."""
    if state.log.on:
        state.log.tell("round-begins", number(state.round))
    for player in state.clockwise():
        yield from fish(state, player)
    state.phase = WORK
    state.placed = 0


def fish(state: State, player: Player) -> Turn:
    """One player hands out their haul, in strict order and as far as it goes (N3.1)."""
    caught = haul(state, player)
    left = (yield from fish_to_elders(state, player, caught)) if player.elders else caught
    if player.built & state.deck.bending[OWN_SHARES_FIRST]:
        left = fish_to_own_shares(player, left)
        left = fish_to_foreign_shares(state, player, left)
    else:
        left = fish_to_foreign_shares(state, player, left)
        left = fish_to_own_shares(player, left)
    limit = reserve_limit(state, player)
    room = max(0, limit - player.reserve_fish)
    kept = min(room, left)
    player.reserve_fish += kept
    if state.log.on:
        state.log.tell("fishes", seat(player.seat), number(caught), number(kept, "kept"), number(left - kept, "lost"))
    yield from cards.happen(state, player, FISHED)
    if player.reserve_fish >= limit:
        yield from cards.happen(state, player, RESERVE_FULL)


def fish_to_elders(state: State, player: Player, left: int) -> Part[int]:
    """One fish to each elder; with too few the owner chooses (N3.2)."""
    elders_in_all = len(player.elders)
    if left >= elders_in_all:
        for index in range(elders_in_all):
            yield from cards.feed_elder(state, player, index)
        return left - elders_in_all
    hungry = list(range(elders_in_all))
    while left and hungry:
        index = hungry[0]
        if left < len(hungry):
            choice = HungryElders(tuple(player.elders[i] for i in hungry))
            move = yield from asking.decide(state, player, "feed-elder", choice, (number(left),))
            index = player.elders.index(move - ELDER)
        hungry.remove(index)
        left -= 1
        yield from cards.feed_elder(state, player, index)
    return left


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


def fish_to_foreign_shares(state: State, player: Player, left: int) -> int:
    """Shares on the action board first, whose fish are lost; then those of rivals, clockwise (N3.3, N3.6)."""
    left -= min(left, state.market[player.seat])
    seats = len(state.players)
    for step in range(1, seats):
        rival = state.players[(player.seat + step) % seats]
        given = min(left, rival.shares[player.seat])
        if given:
            rival.fish += given
            left -= given
            if state.log.on:
                state.log.tell("share-fish", seat(rival.seat), number(given), seat(player.seat, "from"))
    return left


def fish_to_own_shares(player: Player, left: int) -> int:
    """Own shares in the own supply (N3.4, N3.6)."""
    given = min(left, player.shares[player.seat])
    player.fish += given
    return left - given


# --- work (N4) ------------------------------------------------------------------------------------


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
        move = yield from asking.decide(state, player, "place-worker", PLACES)
        if not USE_CARD <= move < USE_CARD + CARDS:
            return move
        yield from cards.use_once(state, player, move - USE_CARD)


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
        if player.built & state.deck.once:
            moves.extend(USE_CARD + card for card in cards.usable_once(state, player))
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
            return cards.why_not_once(state, player, move - USE_CARD)
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
    for player in state.clockwise():
        if player.built & state.deck.windows:
            yield from evening(state, player)
    bring_workers_home(state)
    for player in state.clockwise():
        yield from cards.happen(state, player, CAME_HOME)
    if state.round < state.deck.board.rounds:
        state.round += 1
        prepare_round(state)
        state.phase = FISHING
    else:
        yield from last_evening(state)
        end_game(state)


def last_evening(state: State) -> Turn:
    """What came home in the last round can be used once more, for there is no later question (N8.3)."""
    for player in state.clockwise():
        if player.built & state.deck.windows and player.built & state.deck.watching[CAME_HOME]:
            yield from evening(state, player)


def evening(state: State, player: Player) -> Turn:
    """A window for any-time and once buildings (N8.3, N8.4), asked only where one could be used."""
    while EVENING.among(state, player.seat) != [STOP] or any_time_usable(state, player):
        move = yield Ask(player.seat, "evening", asking.WithAnyTime(EVENING))
        if move == STOP:
            return
        card = move - USE_CARD
        if state.deck.any_time >> card & 1:
            asking.use_any_time(state, player, card)
        else:
            yield from cards.use_once(state, player, card)


def any_time_usable(state: State, player: Player) -> bool:
    """Whether any any-time building could be used now."""
    mask = player.built & state.deck.any_time
    return bool(mask) and any(
        mask >> card & 1 and asking.why_not_any_time(state, player, card) is None for card in player.cards
    )


class Evening(Choice[State]):
    """Once buildings, or stop."""

    def among(self, state: State, seat: int) -> list[int]:
        return [USE_CARD + card for card in cards.usable_once(state, state.players[seat])] + [STOP]

    def why_not(self, state: State, seat: int, move: int) -> Reason | None:
        if move == STOP:
            return None
        if USE_CARD <= move < USE_CARD + CARDS:
            return cards.why_not_once(state, state.players[seat], move - USE_CARD)
        return NOT_HERE


EVENING: Final = Evening()


def bring_workers_home(state: State) -> None:
    """All workers; alone only those of the colour due next (N9.1, N11.2)."""
    due = state.round % state.colours if state.colours else NOBODY
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
