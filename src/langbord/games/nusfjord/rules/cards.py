"""What cards do: the closed vocabulary of the grammar, each word with "may" and "do" side by side.

Cards act through board actions and board actions set off cards, so this module and `actions` know each other.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, assert_never

from langbord.engine.ask import NOTHING_ASKED, Ask, Choice, Reason, Turn
from langbord.engine.log import seat, thing
from langbord.games.nusfjord.edition.grammar import (
    EVENTS,
    NOTHING,
    BoardAction,
    Exchange,
    FeedElders,
    FillPlates,
    Gain,
    GainChoice,
    GainInReserve,
    GainPer,
    Goods,
    GrowForests,
    OnlyIf,
    OthersGain,
    Sell,
    Step,
    Transfer,
    Upgrade,
    so_much,
)
from langbord.games.nusfjord.rules import actions
from langbord.games.nusfjord.rules.choices import Due, decide, exchange, why_not_exchange
from langbord.games.nusfjord.rules.moves import (
    CARD_WORDS,
    ELDER_WORDS,
    NO,
    PLACE,
    PLACE_WORDS,
    SHIP,
    SHIP_WORDS,
    SPACE,
    SPACE_WORDS,
    SPACES,
    STOP,
    YES,
)
from langbord.games.nusfjord.rules.reasons import (
    DOES_NOTHING,
    NO_BETTER_SHIP,
    NO_SINGLE_FOREST,
    NO_USE,
    NOT_HERE,
    NOT_YOURS,
    USED_UP,
)
from langbord.games.nusfjord.rules.state import CUTTER, SCHOONER, SLOOP, Player, State
from langbord.games.nusfjord.rules.supply import (
    FULL_ELDER_KEEPS,
    bent,
    can_pay,
    count,
    gain,
    gain_in_reserve,
    gain_wood,
    has_so_many,
    pay,
    reserve_is_empty,
    tell_thing,
    track_taken,
    wood_room,
)

ELDER_IS_FULL: Final = EVENTS.index("an elder is full")
TRANSFERRED: Final = EVENTS.index("you transfer")
EMPTIED: Final = EVENTS.index("your reserve is emptied")


# --- once buildings (N8.4) ----------------------------------------------------------------------


def usable_once(state: State, player: Player) -> list[int]:
    """The once buildings that the player could use now (N8.4)."""
    mask = player.built & state.deck.once & ~player.used
    if not mask:
        return []
    return [card for card in player.cards if mask >> card & 1 and would_do(state, player, card)]


def usable_alone(state: State, player: Player) -> list[int]:
    """The once buildings that could be used now, and those that are carried out by hand (N8.4, N8.18)."""
    mask = player.built & state.deck.by_hand
    if not mask:
        return usable_once(state, player)
    return [*usable_once(state, player), *(card for card in player.cards if mask >> card & 1)]


def why_not_alone(state: State, player: Player, card: int) -> Reason | None:
    """N8.4, N8.18"""
    if state.deck.by_hand >> card & 1:
        return None if player.built >> card & 1 else NOT_YOURS
    return why_not_once(state, player, card)


def why_not_once(state: State, player: Player, card: int) -> Reason | None:
    """N8.4"""
    if not player.built >> card & 1:
        return NOT_YOURS
    if not state.deck.once >> card & 1:
        return NO_USE
    if player.used >> card & 1:
        return USED_UP
    return None if would_do(state, player, card) else DOES_NOTHING


def would_do(state: State, player: Player, card: int) -> bool:
    """Whether any step of a building could do something now."""
    return any(can_do(state, player, step) for step in state.deck.buildings[card].effect.steps)


def use_once(state: State, player: Player, card: int) -> Turn:
    """N8.4"""
    player.used |= 1 << card
    tell_thing(state, "uses", player, "card", CARD_WORDS[card])
    yield from do_steps(state, player, state.deck.buildings[card].effect.steps)


# --- events (N8.2) --------------------------------------------------------------------------------


def happen(state: State, player: Player, event: int, newest: int = -1) -> Iterable[Ask]:
    """Let the player's buildings act on an event, in the order in which they were built; not the newest itself.

    Most events are watched by nobody, so no generator is made for them.
    """
    mask = player.built & state.deck.watching[event]
    if state.deck.noticing[event]:
        return _act_on_all(state, player, mask, newest, state.deck.noticing[event])
    return _act_on(state, player, mask, newest) if mask else NOTHING_ASKED


def _act_on_all(state: State, player: Player, mask: int, newest: int, noticing: int) -> Turn:
    """The player's buildings, then those of the others that notice it, clockwise (N8.13)."""
    yield from _act_on(state, player, mask, newest)
    seats = len(state.players)
    for step in range(1, seats):
        other = state.players[(player.seat + step) % seats]
        if other.built & noticing:
            yield from _act_on(state, other, other.built & noticing, -1)


def _act_on(state: State, player: Player, mask: int, newest: int) -> Turn:
    for card in player.cards[:]:
        if mask >> card & 1 and card != newest:
            steps = state.deck.buildings[card].effect.steps
            unsaid = CARD_WORDS[card]
            if any(brings(state, player, step) for step in steps):
                tell_thing(state, "card-acts", player, "card", unsaid)
                unsaid = ""
            yield from do_steps(state, player, steps, unsaid)


# --- steps (N8.1) ---------------------------------------------------------------------------------


def do_steps(state: State, player: Player, steps: tuple[Step, ...], unsaid: str = "") -> Turn:
    """Carry out the steps of a card in order. `unsaid`: a building that is told to be at work once it does anything."""
    for step in steps:
        if isinstance(step, Gain):
            gain(state, player, step.goods)
        elif isinstance(step, GainInReserve):
            gain_in_reserve(state, player, step.goods)
        elif isinstance(step, GainPer):
            gain(state, player, amount_per(state, player, step))
        elif isinstance(step, Exchange):
            yield from maybe_exchange(state, player, step, unsaid)
        elif isinstance(step, Transfer):
            yield from maybe_transfer(state, player)
        elif isinstance(step, FillPlates):
            fill_plates(state, step.count)
        elif isinstance(step, FeedElders):
            yield from feed_elders(state, player)
        elif isinstance(step, GrowForests):
            yield from grow_forests(state, player, step.count)
        elif isinstance(step, Upgrade):
            yield from maybe_upgrade(state, player, step.pay)
        elif isinstance(step, GainChoice):
            yield from choose_gain(state, player, step)
        elif isinstance(step, Sell):
            yield from maybe_sell(state, player, step)
        elif isinstance(step, OthersGain):
            for other in state.players:
                if other is not player:
                    gain(state, other, step.goods)
        elif isinstance(step, OnlyIf):
            if has_so_many(state, player, step.least, step.thing):
                yield from do_steps(state, player, (step.step,), unsaid)
        else:
            yield from maybe_act(state, player, step)


def brings(state: State, player: Player, step: Step) -> bool:
    """Whether a step will do something by itself; what is offered may be declined."""
    if isinstance(step, Gain):
        goods = step.goods
    elif isinstance(step, GainPer):
        goods = amount_per(state, player, step)
    elif isinstance(step, OnlyIf):
        return has_so_many(state, player, step.least, step.thing) and brings(state, player, step.step)
    else:
        return not isinstance(step, Exchange) and can_do(state, player, step)
    return bool(goods.fish or goods.gold or (goods.wood and wood_room(state, player)))


def can_do(state: State, player: Player, step: Step) -> bool:
    """Whether a step could do something now, as far as everybody can see."""
    if isinstance(step, GainPer):
        return amount_per(state, player, step) != NOTHING
    if isinstance(step, Exchange):
        return why_not_exchange(state, player, step) is None
    if isinstance(step, Transfer):
        return not reserve_is_empty(player)
    if isinstance(step, FillPlates):
        return state.plates < len(state.deck.board.plates)
    if isinstance(step, FeedElders):
        return bool(player.elders)
    if isinstance(step, GrowForests):
        return bool(state.forest_supply) and 1 in player.forests
    if isinstance(step, Upgrade):
        return bool(better_ships(state, player, step.pay))
    if isinstance(step, BoardAction):
        return bool(conceivable(state, player, step))
    if isinstance(step, Sell):
        return any(player.ships[kind] for kind in step.kinds)
    if isinstance(step, OthersGain):
        return len(state.players) > 1
    if isinstance(step, OnlyIf):
        return has_so_many(state, player, step.least, step.thing) and can_do(state, player, step.step)
    if isinstance(step, Gain | GainInReserve | GainChoice):
        return True
    assert_never(step)


def amount_per(state: State, player: Player, step: GainPer) -> Goods:
    """`gain N GOOD per N THING, at most N`"""
    amount = step.amount * (count(state, player, step.thing) // step.each)
    if step.most:
        amount = min(amount, step.most)
    return so_much(step.good, amount)


def maybe_exchange(state: State, player: Player, step: Exchange, unsaid: str = "") -> Turn:
    """Offer an exchange as often as the card allows."""
    values = (thing("goods", str(step.pay), "pay"), thing("goods", str(step.gain.goods), "gain"))
    for _ in range(step.times):
        if why_not_exchange(state, player, step) is not None:
            return
        if (yield from decide(state, player, "exchange", ExchangeChoice(step), values)) == NO:
            return
        if unsaid:
            tell_thing(state, "card-acts", player, "card", unsaid)
            unsaid = ""
        exchange(state, player, step)


class ExchangeChoice(Choice[State]):
    """Yes or no; any-time buildings may have spent what yes needs."""

    def __init__(self, step: Exchange) -> None:
        self.step: Exchange = step

    def among(self, state: State, seat: int) -> list[int]:
        return [NO] if why_not_exchange(state, state.players[seat], self.step) else [YES, NO]

    def why_not(self, state: State, seat: int, move: int) -> Reason | None:
        if move == YES:
            return why_not_exchange(state, state.players[seat], self.step)
        return None if move == NO else NOT_HERE


def choose_gain(state: State, player: Player, step: GainChoice) -> Turn:
    """Of two gains the player names one (N8.16)."""
    values = (thing("goods", str(step.first), "first"), thing("goods", str(step.second), "second"))
    move = yield from decide(state, player, "choose-gain", ONE_OF_TWO, values)
    gain(state, player, step.first if move == YES else step.second)


class OneOfTwo(Choice[State]):
    """Yes is the first, no the second."""

    def among(self, state: State, seat: int) -> list[int]:
        return [YES, NO]

    def why_not(self, state: State, seat: int, move: int) -> Reason | None:
        return None if move in (YES, NO) else NOT_HERE


ONE_OF_TWO: Final = OneOfTwo()


def maybe_sell(state: State, player: Player, step: Sell) -> Turn:
    """Offer to give ships back to the supply for goods (N8.17)."""
    for _ in range(step.times):
        if not can_do(state, player, step):
            return
        move = yield from decide(state, player, "sell-ship", ShipsToSell(step), (thing("goods", str(step.goods)),))
        if move == STOP:
            return
        kind = move - SHIP
        player.ships[kind] -= 1
        state.ships[kind] += 1
        tell_thing(state, "sells-ship", player, "ship", SHIP_WORDS[kind])
        gain(state, player, step.goods)


class ShipsToSell(Choice[State]):
    """One's own ships of the right kind, or stop."""

    def __init__(self, step: Sell) -> None:
        self.step: Sell = step

    def among(self, state: State, seat: int) -> list[int]:
        ships = state.players[seat].ships
        return [SHIP + kind for kind in self.step.kinds if ships[kind]] + [STOP]

    def why_not(self, state: State, seat: int, move: int) -> Reason | None:
        if move == STOP:
            return None
        kind = move - SHIP
        return None if kind in self.step.kinds and state.players[seat].ships[kind] else NOT_HERE


def maybe_transfer(state: State, player: Player) -> Turn:
    """Move the whole Reserve to the supply, if there is anything in it (N5.2, N8.11)."""
    if reserve_is_empty(player):
        return
    fish, wood, gold = player.reserve_fish, player.reserve_wood, player.reserve_gold
    player.reserve_fish = player.reserve_wood = player.reserve_gold = 0
    player.fish += fish
    player.gold += gold
    if wood:
        wood = gain_wood(state, player, wood)
    if state.log.on:
        tell_thing(state, "transfers", player, "goods", str(Goods(fish, wood, gold)))
    yield from happen(state, player, TRANSFERRED)
    yield from happen(state, player, EMPTIED)


def fill_plates(state: State, wanted: int) -> None:
    """The next empty plates get a fish each, without gold for anybody (N8.8)."""
    filled = min(wanted, len(state.deck.board.plates) - state.plates)
    state.plates += filled
    if state.log.on:
        state.log.tell("plates-filled", ("number", ("number", filled)))


def feed_elders(state: State, player: Player) -> Turn:
    """One fish from the general supply on each elder of the council."""
    for index in range(len(player.elders)):
        yield from feed_elder(state, player, index)


def feed_elder(state: State, player: Player, index: int) -> Iterable[Ask]:
    """Put a fish on an elder; a third one is never kept there (N3.7)."""
    if player.elder_fish[index] < 2:
        player.elder_fish[index] += 1
        return NOTHING_ASKED
    player.elder_fish[index] = 0
    kept = bent(state, player, FULL_ELDER_KEEPS, 1)
    player.fish += kept
    if state.log.on:
        word = ELDER_WORDS[player.elders[index]]
        state.log.tell("elder-full", seat(player.seat), thing("card", word), ("number", ("number", kept)))
    return happen(state, player, ELDER_IS_FULL)


def grow_forests(state: State, player: Player, wanted: int) -> Turn:
    """Add single tiles to wooded double spaces that hold exactly one, as many as possible."""
    for _ in range(wanted):
        if not state.forest_supply or 1 not in player.forests:
            return
        place = (yield from decide(state, player, "grow-forest", SINGLE_FORESTS)) - PLACE
        player.forests[place] += 1
        state.forest_supply -= 1
        tell_thing(state, "grows", player, "place", PLACE_WORDS[place])


class SingleForests(Choice[State]):
    """Double spaces with exactly one Forest tile."""

    def among(self, state: State, seat: int) -> list[int]:
        return [PLACE + place for place, tiles in enumerate(state.players[seat].forests) if tiles == 1]

    def why_not(self, state: State, seat: int, move: int) -> Reason | None:
        if not PLACE <= move < PLACE + len(PLACE_WORDS):
            return NOT_HERE
        return None if state.players[seat].forests[move - PLACE] == 1 else NO_SINGLE_FOREST


SINGLE_FORESTS: Final = SingleForests()


def better_ships(state: State, player: Player, cost: Goods) -> list[int]:
    """The kinds of ship that could become the next better one (N8.8)."""
    board = state.deck.board
    if not can_pay(player, cost):
        return []
    taken = track_taken(state, player)
    return [
        kind
        for kind in (SLOOP, CUTTER)
        if player.ships[kind]
        and state.ships[kind + 1]
        and taken + board.ships[kind + 1].length - board.ships[kind].length <= board.track
    ]


def maybe_upgrade(state: State, player: Player, cost: Goods) -> Turn:
    """Offer to exchange a Sloop for a Cutter, or a Cutter for a Schooner, with the supply."""
    if not better_ships(state, player, cost):
        return
    move = yield from decide(state, player, "upgrade", UpgradeChoice(cost), (thing("goods", str(cost), "pay"),))
    if move == STOP:
        return
    kind = move - SHIP
    pay(player, cost)
    player.ships[kind] -= 1
    player.ships[kind + 1] += 1
    state.ships[kind] += 1
    state.ships[kind + 1] -= 1
    if state.log.on:
        state.log.tell(
            "upgrades",
            seat(player.seat),
            thing("ship", SHIP_WORDS[kind], "old"),
            thing("ship", SHIP_WORDS[kind + 1], "new"),
        )


class UpgradeChoice(Choice[State]):
    """The ship to be exchanged, or stop."""

    def __init__(self, cost: Goods) -> None:
        self.cost: Goods = cost

    def among(self, state: State, seat: int) -> list[int]:
        return [SHIP + kind for kind in better_ships(state, state.players[seat], self.cost)] + [STOP]

    def why_not(self, state: State, seat: int, move: int) -> Reason | None:
        if move == STOP:
            return None
        if SHIP + SLOOP <= move <= SHIP + SCHOONER:
            return None if move - SHIP in better_ships(state, state.players[seat], self.cost) else NO_BETTER_SHIP
        return NOT_HERE


# --- board actions on cards (N6.4, N8.1) ----------------------------------------------------------


def conceivable(state: State, player: Player, step: BoardAction) -> list[str]:
    """The actions of a step that are possible as far as everybody can see: a hand may hold anything."""
    return [
        word
        for word in step.actions
        if actions.BY_WORD[word].why_not(state, player, step.cheaper) is None
        or (word == "build" and actions.BUILD.hand_might_do(state, player))
    ]


def possible(state: State, player: Player, step: BoardAction) -> bool:
    """Whether the player, who knows their hand, can carry out any action of a step."""
    for word in step.actions:
        if actions.BY_WORD[word].why_not(state, player, step.cheaper) is None:
            return True
    return False


def maybe_act(state: State, player: Player, step: BoardAction) -> Turn:
    """A building offers a board action (N8.1)."""
    if not conceivable(state, player, step):
        return
    move = yield from decide(state, player, "card-action", OfferedActions(step))
    if move != STOP:
        yield from carry_out(state, player, step, SPACE_WORDS[move - SPACE])


def carry_out(state: State, player: Player, step: BoardAction, word: str) -> Turn:
    """The action, and what it brings for each plate that is filled meanwhile."""
    plates = state.plates
    yield from actions.BY_WORD[word].act(state, player, step.cheaper)
    if step.each is not NOTHING:
        for _ in range(state.plates - plates):
            gain(state, player, step.each)


def must_act(state: State, player: Player, step: BoardAction) -> Turn:
    """An elder's board action (N6.4); nothing, if what its owner did on the way has made it impossible."""
    words = conceivable(state, player, step)
    if not words:
        return
    if len(step.actions) > 1:
        move = yield from decide(state, player, "elder-action", DueActions(step))
        if move == STOP:
            return
        words = [SPACE_WORDS[move - SPACE]]
    yield from carry_out(state, player, step, words[0])


class DueActions(Due):
    """The possible actions of a step."""

    def __init__(self, step: BoardAction) -> None:
        self.step: BoardAction = step

    def possible(self, state: State, seat: int) -> list[int]:
        moves = [SPACE + SPACE_WORDS.index(word) for word in self.step.actions]
        return [move for move in moves if self.why_impossible(state, seat, move) is None]

    def why_impossible(self, state: State, seat: int, move: int) -> Reason | None:
        if not SPACE <= move < SPACE + SPACES or SPACE_WORDS[move - SPACE] not in self.step.actions:
            return NOT_HERE
        return actions.BY_WORD[SPACE_WORDS[move - SPACE]].why_not(state, state.players[seat], self.step.cheaper)


class OfferedActions(Choice[State]):
    """The possible actions of a step, or stop."""

    def __init__(self, step: BoardAction) -> None:
        self.due: DueActions = DueActions(step)

    def among(self, state: State, seat: int) -> list[int]:
        return [*self.due.possible(state, seat), STOP]

    def why_not(self, state: State, seat: int, move: int) -> Reason | None:
        return None if move == STOP else self.due.why_impossible(state, seat, move)
