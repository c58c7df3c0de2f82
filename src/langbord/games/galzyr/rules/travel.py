"""Travel and what may be done between steps (G5, G6)."""

from __future__ import annotations

from typing import Final

from langbord.engine.ask import Ask, Part, Reason
from langbord.games.galzyr.rules.cards.changes import ITEM, QUEST_TO_ABANDON, abandon, arrive, can_abandon, give_up
from langbord.games.galzyr.rules.cards.costs import payable
from langbord.games.galzyr.rules.cards.falling import let_fall
from langbord.games.galzyr.rules.cards.zones import (
    AREA,
    Spot,
    cards_at,
    fill_noticeboard,
    open_cards,
    table_cards,
    take,
    take_in,
)
from langbord.games.galzyr.rules.choices import Offer, OneOf
from langbord.games.galzyr.rules.conditions import count_passives, has_tag, holds, is_place, passives, roads
from langbord.games.galzyr.rules.doing import do_steps
from langbord.games.galzyr.rules.log_lines import card_value, tell_card, tell_space
from langbord.games.galzyr.rules.moves import ABANDON, CARD, DROP, OPTION, STOP, STORY, TRADE, is_card
from langbord.games.galzyr.rules.reasons import (
    HELD_FAST,
    NO_ITEM,
    NO_QUEST_TO_ABANDON,
    NO_QUESTS,
    NO_STEPS,
    NO_TRAVEL,
    NOT_A_LOCATION,
    NOTHING_TO_USE,
    OTHER_PICKUP,
    TOO_FAR,
)
from langbord.games.galzyr.rules.state import NOWHERE, Player, State
from langbord.games.galzyr.rules.trade import trade, why_not_trade

LEAVING_COSTS: Final = "leaving costs"

# --- steps (G5.1 to G5.3) -------------------------------------------------------------------------


def steps_of(state: State, player: Player) -> int:
    """How many steps a travel begins with."""
    steps = state.land.book.world.movement + count_passives(state, player, "movement") + player.extra_steps
    return max(0, steps)


def leaving_costs(state: State, player: Player) -> int:
    """The step itself, and what cards in the space add."""
    cost = 1
    for passive in passives(state, player, LEAVING_COSTS):
        if not (passive.word and has_tag(state, player, passive.word)):
            cost += passive.number
    return cost


def why_not_step(state: State, player: Player, space: int) -> Reason | None:
    """Whether the figure can take a step to a space."""
    if player.space == NOWHERE:
        return HELD_FAST
    if space not in roads(state, player.space):
        return TOO_FAR
    if passives(state, player, "no travel"):
        return NO_TRAVEL
    return NO_STEPS if leaving_costs(state, player) > state.steps else None


def routes(state: State, player: Player) -> dict[int, list[int]]:
    """The steps to every space that can be reached without a look at what lies on the way: no further than to where a
    card may make the next step dearer."""
    found = {space: [space] for space in state.land.by_move.values() if why_not_step(state, player, space) is None}
    if player.space == NOWHERE or _may_cost_more(state, open_cards(player) + table_cards(state, player)):
        return found
    reached = list(found)
    for space in reached:
        if len(found[space]) < state.steps and not _may_cost_more(state, cards_at(state, space)):
            for other in roads(state, space):
                if other not in found and other != player.space:
                    found[other] = [*found[space], other]
                    reached.append(other)
    return found


def _may_cost_more(state: State, cards: list[int]) -> bool:
    return any(passive.kind == LEAVING_COSTS for card in cards for passive in state.land.cards[card].passives)


# --- notices (G6.3) -------------------------------------------------------------------------------


def why_not_pick_up(state: State, player: Player, card: int) -> Reason | None:
    """The figure must stand where the quest is given out."""
    pickup = state.land.cards[card].pickup
    if player.space == NOWHERE or (pickup and state.land.index[pickup] != player.space):
        return OTHER_PICKUP
    return NO_QUESTS if passives(state, player, "no quests") else None


def pick_up(state: State, player: Player, card: int) -> Part[None]:
    """The quest comes into the hand, and the noticeboard is filled at once."""
    take(state, card, Spot("noticeboard"))
    take_in(state, player, card)
    tell_card(state, "picks-up", player, card)
    fill_noticeboard(state)
    yield from arrive(state, player, card)


# --- cards to use (G6.1) --------------------------------------------------------------------------


def usable_lines(state: State, player: Player, card: int) -> list[int]:
    """The lines of a card that can be used outside scenes now."""
    return [
        line
        for line, use in enumerate(state.land.cards[card].uses)
        if not (state.rules >= 2 and use.moment == "travel" and player.space == NOWHERE)
        and holds(state, use.when, player, card)
        and payable(state, player, card, use.cost)
    ]


def own_and_table(state: State, player: Player) -> list[int]:
    """Cards that may have something to use."""
    return [card for card in open_cards(player) + table_cards(state, player) if state.land.cards[card].uses]


def use_card(state: State, player: Player, card: int) -> Part[None]:
    """Pay, and what the line says."""
    lines = usable_lines(state, player, card)
    line = lines[0]
    if len(lines) > 1:
        which = OneOf(*(OPTION + one for one in lines))
        line = (yield Ask(player.seat, "use-which", which, (card_value(state, card),))) - OPTION
    use = state.land.cards[card].uses[line]
    tell_card(state, "uses", player, card)
    yield from do_steps(state, player, card, use.cost)
    yield from do_steps(state, player, card, use.steps)


# --- the travel menu ------------------------------------------------------------------------------


class Travelling(Offer):
    """A step, something in between, or on to the story."""

    def near(self, state: State, seat: int) -> list[int]:
        player = state.players[seat]
        cards = {CARD + card for card in state.noticeboard + own_and_table(state, player)}
        return [STORY, ABANDON, DROP, TRADE, *state.land.moves, *sorted(cards)]

    def reason(self, state: State, seat: int, move: int) -> Reason | None:
        player = state.players[seat]
        if move == STORY:
            return None
        if move == ABANDON:
            able = QUEST_TO_ABANDON.able(state, player)
            return None if able else NO_QUEST_TO_ABANDON
        if move == DROP:
            return None if player.items else NO_ITEM
        if move == TRADE:
            return why_not_trade(state, player)
        if not is_card(move):
            return why_not_step(state, player, state.land.by_move[move])
        card = move - CARD
        if card in own_and_table(state, player) and usable_lines(state, player, card):
            return None
        return why_not_pick_up(state, player, card) if card in state.noticeboard else NOTHING_TO_USE


TRAVELLING: Final = Travelling()


def travel(state: State, player: Player) -> Part[None]:
    """Steps, and before, between and after them whatever is allowed (G6.1)."""
    state.steps = steps_of(state, player)
    player.extra_steps = 0
    state.travelling = True
    while True:
        move = yield Ask(player.seat, "travel", TRAVELLING)
        if move == STORY:
            break
        before = count_passives(state, player, "movement")
        if move == ABANDON:
            quest = yield Ask(player.seat, "abandon", QUEST_TO_ABANDON)
            if quest != STOP and can_abandon(state, player):
                yield from abandon(state, player, quest - CARD)
        elif move == DROP:
            item = yield Ask(player.seat, "drop", ITEM)
            give_up(state, player, item - CARD, Spot(AREA, player.seat))
        elif move == TRADE:
            yield from trade(state, player)
        elif not is_card(move):
            _step(state, player, state.land.by_move[move])
            yield from let_fall(state)
            continue
        elif move - CARD in own_and_table(state, player) and usable_lines(state, player, move - CARD):
            yield from use_card(state, player, move - CARD)
        else:
            yield from pick_up(state, player, move - CARD)
        yield from let_fall(state)
        # Cards that came or went change the steps that are left at once (G5.2).
        state.steps = max(0, state.steps + count_passives(state, player, "movement") - before)
    state.travelling = False
    state.steps = 0


def _step(state: State, player: Player, space: int) -> None:
    state.steps -= leaving_costs(state, player)
    player.space = space
    tell_space(state, "moves", player, space)


# --- putting the figure on the board (G3.7) -------------------------------------------------------


class StartPlace(Offer):
    """One of the eight locations."""

    def near(self, state: State, seat: int) -> list[int]:
        return list(state.land.moves)

    def reason(self, state: State, seat: int, move: int) -> Reason | None:
        return None if is_place(state, state.land.by_move[move], "location") else NOT_A_LOCATION


START_PLACE: Final = StartPlace()


class StartQuests(Offer):
    """A notice to be picked up where one begins."""

    def near(self, state: State, seat: int) -> list[int]:
        return [STOP, *sorted({CARD + card for card in state.noticeboard})]

    def reason(self, state: State, seat: int, move: int) -> Reason | None:
        return None if move == STOP else why_not_pick_up(state, state.players[seat], move - CARD)


START_QUESTS: Final = StartQuests()


def place_figure(state: State, player: Player) -> Part[None]:
    """Choose a location to begin at, and pick up quests there."""
    move = yield Ask(player.seat, "start-place", START_PLACE)
    player.space = state.land.by_move[move]
    tell_space(state, "places", player, player.space)
    while len(START_QUESTS.among(state, player.seat)) > 1:
        move = yield Ask(player.seat, "start-quests", START_QUESTS)
        if move == STOP:
            return
        yield from pick_up(state, player, move - CARD)
