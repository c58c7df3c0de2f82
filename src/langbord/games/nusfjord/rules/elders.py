"""Elders: taking them, feeding them from the banquet table, using them (N5.12, N6)."""

from __future__ import annotations

from typing import Final

from langbord.engine.ask import Choice, Reason, Turn
from langbord.engine.log import thing
from langbord.games.nusfjord.edition.grammar import EVENTS, NOTHING, Gain, GainPer, Sell, Step, Upgrade
from langbord.games.nusfjord.edition.loader import Elder
from langbord.games.nusfjord.rules import by_hand, cards, choices
from langbord.games.nusfjord.rules.moves import CARDS, ELDER, ELDER_WORDS, ELDERS, STOP, USE
from langbord.games.nusfjord.rules.reasons import (
    COUNCIL_FULL,
    ELDER_BUSY,
    ELDER_CANNOT_ACT,
    ELDER_NOT_ON_TOP,
    ELDER_NOT_YOURS,
    NO_ELDERS,
    NOT_HERE,
    TABLE_EMPTY,
)
from langbord.games.nusfjord.rules.state import NOBODY, Player, State
from langbord.games.nusfjord.rules.supply import (
    COUNCIL_OF,
    EAT_AT_HOME,
    FULL_ELDER_KEEPS,
    bent,
    gain_wood,
    tell_thing,
)

TOOK_ELDER: Final = EVENTS.index("you take an elder")
USED_ELDER: Final = EVENTS.index("you use an elder")
#: What a question tells, made once.
THE_ELDER: Final[list[choices.Values]] = [(thing("card", word),) for word in ELDER_WORDS]


# --- taking ---------------------------------------------------------------------------------------


def tops(state: State) -> list[int]:
    """The elders that can be taken."""
    return [stack[-1] for stack in state.stacks if stack]


def why_not_take(state: State, player: Player) -> Reason | None:
    """N5.12"""
    council = state.deck.board.council
    if len(player.elders) >= council and len(player.elders) >= bent(state, player, COUNCIL_OF, council):
        return COUNCIL_FULL
    for stack in state.stacks:
        if stack:
            return None
    return NO_ELDERS


def take(state: State, player: Player) -> Turn:
    """Take the top elder of a place and perhaps use it at once (N5.12)."""
    elder = (yield from choices.decide(state, player, "take-elder", TOP_ELDERS)) - ELDER
    for place, stack in enumerate(state.stacks):
        if stack and stack[-1] == elder:
            stack.pop()
            maybe_uncover(state, place)
    player.elders.append(elder)
    player.elder_fish.append(0)
    player.elder_worker.append(NOBODY)
    tell_thing(state, "takes-elder", player, "card", ELDER_WORDS[elder])
    yield from cards.happen(state, player, TOOK_ELDER)
    if can_eat(state, player):
        index = len(player.elders) - 1
        if (yield from choices.decide(state, player, "use-new-elder", NewElder(index), THE_ELDER[elder])) == USE:
            yield from use(state, player, index)


def maybe_uncover(state: State, place: int) -> None:
    """Turn up the face-down elder once nothing lies on it (N1.6)."""
    if not state.stacks[place] and len(state.cellar[place]):
        elder = state.cellar[place].draw(state, "elder") - CARDS
        state.stacks[place].append(elder)
        if state.log.on:
            state.log.tell("elder-turned-up", thing("card", ELDER_WORDS[elder]))


class TopElders(Choice[State]):
    """The elders on top of their places."""

    def among(self, state: State, seat: int) -> list[int]:
        return [ELDER + elder for elder in tops(state)]

    def why_not(self, state: State, seat: int, move: int) -> Reason | None:
        if not ELDER <= move < ELDER + ELDERS:
            return NOT_HERE
        return None if move - ELDER in tops(state) else ELDER_NOT_ON_TOP


TOP_ELDERS: Final = TopElders()


class NewElder(Choice[State]):
    """Use the elder just taken, or stop."""

    def __init__(self, index: int) -> None:
        self.index: int = index

    def among(self, state: State, seat: int) -> list[int]:
        return [STOP] if why_not_act(state, state.players[seat], self.index) else [USE, STOP]

    def why_not(self, state: State, seat: int, move: int) -> Reason | None:
        if move == USE:
            return why_not_act(state, state.players[seat], self.index)
        return None if move == STOP else NOT_HERE


# --- using ----------------------------------------------------------------------------------------


def can_eat(state: State, player: Player) -> bool:
    """Whether there is a fish for an elder (N6.1)."""
    return state.plates > 0 or eats_at_home(state, player)


def eats_at_home(state: State, player: Player) -> bool:
    """A special building lets elders eat from the supply when no plate is filled."""
    return player.fish > 0 and bool(player.built & state.deck.bending[EAT_AT_HOME])


def why_not_use(state: State, player: Player, elder: int) -> Reason | None:
    """Whether a worker can be placed on an elder (N4.2, N6.3)."""
    if elder not in player.elders:
        return ELDER_NOT_YOURS
    index = player.elders.index(elder)
    if player.elder_worker[index] != NOBODY:
        return ELDER_BUSY
    return why_not_act(state, player, index)


def why_not_act(state: State, player: Player, index: int) -> Reason | None:
    """Whether an elder can be fed and its board action carried out after what it gives before (N6.4)."""
    if not state.plates and not eats_at_home(state, player):
        return TABLE_EMPTY
    elder = state.deck.elders[player.elders[index]]
    fish, wood, gold, plates = player.fish, player.wood, player.gold, state.plates
    if plates:
        state.plates -= 1
    else:
        player.fish -= 1
    if player.elder_fish[index] == 2:
        player.fish += bent(state, player, FULL_ELDER_KEEPS, 1)
        for card in player.cards:
            if state.deck.watching[cards.ELDER_IS_FULL] >> card & 1:
                add_gains(state, player, state.deck.buildings[card].effect.steps)
    if elder.before:
        add_gains(state, player, elder.before)
    if elder.effect.kind == "hand":
        possible = True  # what it does is for its owner to say (N8.18)
    elif elder.action.actions:
        possible = cards.possible(state, player, elder.action)
    else:
        possible = would_help(state, player, elder)
    player.fish, player.wood, player.gold, state.plates = fish, wood, gold, plates
    return None if possible else ELDER_CANNOT_ACT


def would_help(state: State, player: Player, elder: Elder) -> bool:
    """Whether an elder without a board action would do something: exchange or sell a ship if that is what the card is
    for, or else any of its steps (N6.5)."""
    ships = [step for step in elder.after if isinstance(step, Upgrade | Sell)]
    for index, step in enumerate(elder.after):
        if (not ships or step in ships) and cards.can_do(state, player, step):
            return True
        add_gains(state, player, elder.after[index : index + 1])
    return False


def add_gains(state: State, player: Player, steps: tuple[Step, ...]) -> None:
    """What steps give for certain, without being asked; for looking ahead only."""
    for step in steps:
        goods = NOTHING
        if isinstance(step, Gain):
            goods = step.goods
        elif isinstance(step, GainPer):
            goods = cards.amount_per(state, player, step)
        player.fish += goods.fish
        player.gold += goods.gold
        gain_wood(state, player, goods.wood)


def use(state: State, player: Player, index: int) -> Turn:
    """Feed an elder from the highest filled plate and carry out what it says (N6.1, N6.2)."""
    elder = state.deck.elders[player.elders[index]]
    tell_thing(state, "uses-elder", player, "card", elder.slot)
    if state.plates:
        state.plates -= 1
    else:
        player.fish -= 1
    yield from cards.feed_elder(state, player, index)
    if elder.effect.kind == "hand":
        yield from by_hand.use(state, player, elder.slot)
    yield from cards.do_steps(state, player, elder.before)
    yield from cards.must_act(state, player, elder.action)
    yield from cards.do_steps(state, player, elder.after)
    yield from cards.happen(state, player, USED_ELDER)
