"""Asking a player, with the any-time cards on the way (R6.7), and the plain choices that many deeds share."""

from __future__ import annotations

from typing import Final

from langbord.engine.ask import Ask, Choice, Part, Reason
from langbord.engine.log import Value, number, thing
from langbord.games.reykholt.rules.compiled import Deeds
from langbord.games.reykholt.rules.moves import CARD_WORDS, CARDS, GROW_WORDS, NO, OPTION, OPTIONS, STOP, USE_CARD, YES
from langbord.games.reykholt.rules.reasons import (
    ACTION_DONE,
    CARD_NOT_YOURS,
    MUST_ACT,
    NO_ANSWER_LEFT,
    NO_ANY_TIME,
    NOT_AN_OPTION,
    NOT_HERE,
    USED_THIS_ROUND,
)
from langbord.games.reykholt.rules.state import Player, State
from langbord.games.reykholt.rules.supply import tell_thing

Values = tuple[tuple[str, Value], ...]
#: What a question tells: so many are left, or this greenhouse is meant. Made once.
LEFT: Final[list[Values]] = [(number(count),) for count in range(100)]
THE_HOUSE: Final[list[Values]] = [(thing("house", word),) for word in GROW_WORDS]


def decide(state: State, player: Player, prompt: str, choice: Choice[State], values: Values = ()) -> Part[int]:
    """Ask the player; any-time cards used on the way act, and the question is put again."""
    if not player.held & state.book.any_time & ~player.used:
        return (yield Ask(player.seat, prompt, choice, values))
    while True:
        move = yield Ask(player.seat, prompt, WithQuickCards(choice), values)
        if not USE_CARD <= move < USE_CARD + CARDS:
            return move
        yield from use_any_time(state, player, move - USE_CARD)


def decide_freely(state: State, player: Player, prompt: str, choice: Choice[State], values: Values = ()) -> Part[int]:
    """The same where nothing is owed, so that the choice has an answer whatever the cards have done."""
    if not player.held & state.book.any_time & ~player.used:
        return (yield Ask(player.seat, prompt, choice, values))
    while True:
        move = yield Ask(player.seat, prompt, WithCards(choice), values)
        if not USE_CARD <= move < USE_CARD + CARDS:
            return move
        yield from use_any_time(state, player, move - USE_CARD)


def decide_at_leisure(state: State, player: Player, prompt: str, choice: Choice[State]) -> Part[int]:
    """The same at a question that has an answer whatever happens: cards that are carried out by hand too (R7.18)."""
    while True:
        move = yield Ask(player.seat, prompt, WithAllCards(choice))
        if not USE_CARD <= move < USE_CARD + CARDS:
            return move
        yield from use_any_time(state, player, move - USE_CARD)


# --- any-time cards (R6.7) ------------------------------------------------------------------------


def use_any_time(state: State, player: Player, card: int) -> Part[None]:
    """Once a round and user."""
    player.used |= 1 << card
    tell_thing(state, "uses", player, "card", CARD_WORDS[card])
    for deed in state.book.card_deeds[card]:
        yield from deed.act(state, player)


def why_not_any_time(state: State, player: Player, card: int) -> Reason | None:
    """Whether a card could be used now, whatever is asked."""
    book = state.book
    if not book.any_time >> card & 1:
        return NO_ANY_TIME
    if not player.held >> card & 1:
        return CARD_NOT_YOURS
    if player.used >> card & 1:
        return USED_THIS_ROUND
    return book.card_deeds[card][0].why_not(state, player)


def why_not_use(state: State, seat: int, move: int) -> Reason | None:
    """The reason why a move that is no answer to the question is not at least the use of a card."""
    if USE_CARD <= move < USE_CARD + CARDS:
        return why_not_any_time(state, state.players[seat], move - USE_CARD)
    return NOT_HERE


def usable_any_time(state: State, player: Player) -> list[int]:
    """The cards that could be used now."""
    mask = player.held & state.book.any_time & ~player.used
    if not mask:
        return []
    return [card for card in player.cards if mask >> card & 1 and why_not_any_time(state, player, card) is None]


def usable_by_hand(state: State, player: Player) -> list[int]:
    """The cards that could be carried out by hand, once a round (R7.18)."""
    mask = player.held & state.book.by_hand & ~player.used
    return [card for card in player.cards if mask >> card & 1] if mask else []


class WithCards(Choice[State]):
    """A choice, and the any-time cards of the asked player with it."""

    def __init__(self, inner: Choice[State]) -> None:
        self.inner: Choice[State] = inner

    def among(self, state: State, seat: int) -> list[int]:
        player = state.players[seat]
        return self.inner.among(state, seat) + [USE_CARD + card for card in usable_any_time(state, player)]

    def why_not(self, state: State, seat: int, move: int) -> Reason | None:
        if USE_CARD <= move < USE_CARD + CARDS:
            return why_not_any_time(state, state.players[seat], move - USE_CARD)
        return self.inner.why_not(state, seat, move)


class WithAllCards(Choice[State]):
    """Those that are carried out by hand too (R7.18)."""

    def __init__(self, inner: Choice[State]) -> None:
        self.inner: WithCards = WithCards(inner)

    def among(self, state: State, seat: int) -> list[int]:
        by_hand = [USE_CARD + card for card in usable_by_hand(state, state.players[seat])]
        return self.inner.among(state, seat) + by_hand

    def why_not(self, state: State, seat: int, move: int) -> Reason | None:
        card = move - USE_CARD
        if 0 <= card < CARDS and state.book.by_hand >> card & 1:
            player = state.players[seat]
            if not player.held >> card & 1:
                return CARD_NOT_YOURS
            return USED_THIS_ROUND if player.used >> card & 1 else None
        return self.inner.why_not(state, seat, move)


class WithQuickCards(Choice[State]):
    """Only cards whose use asks nothing, and only while the question can still be answered afterwards."""

    def __init__(self, inner: Choice[State]) -> None:
        self.inner: Choice[State] = inner

    def among(self, state: State, seat: int) -> list[int]:
        player = state.players[seat]
        moves = self.inner.among(state, seat)
        for card in usable_any_time(state, player):
            if self._why_not(state, player, card) is None:
                moves.append(USE_CARD + card)
        return moves

    def why_not(self, state: State, seat: int, move: int) -> Reason | None:
        if not USE_CARD <= move < USE_CARD + CARDS:
            return self.inner.why_not(state, seat, move)
        player = state.players[seat]
        return why_not_any_time(state, player, move - USE_CARD) or self._why_not(state, player, move - USE_CARD)

    def _why_not(self, state: State, player: Player, card: int) -> Reason | None:
        swap = state.book.quick_swaps[card]
        if swap is None:
            return NO_ANSWER_LEFT
        before = player.goods
        player.goods = [before[good] + swap[good] for good in range(len(before))]
        answered = self.inner.among(state, player.seat)
        player.goods = before
        return None if answered else NO_ANSWER_LEFT


def window(state: State, player: Player) -> Part[None]:
    """A last moment of the phase for any-time cards, asked only where one could be used (R6.7)."""
    while usable_any_time(state, player) or usable_by_hand(state, player):
        move = yield Ask(player.seat, "window", WITH_STOP)
        if move == STOP:
            return
        yield from use_any_time(state, player, move - USE_CARD)


class StopOnly(Choice[State]):
    """Nothing else to do."""

    def among(self, state: State, seat: int) -> list[int]:
        return [STOP]

    def why_not(self, state: State, seat: int, move: int) -> Reason | None:
        return None if move == STOP else NOT_HERE


WITH_STOP: Final = WithAllCards(StopOnly())


# --- plain choices --------------------------------------------------------------------------------


class YesNo(Choice[State]):
    """Take an offer or not (R6.8)."""

    def among(self, state: State, seat: int) -> list[int]:
        return [YES, NO]

    def why_not(self, state: State, seat: int, move: int) -> Reason | None:
        return None if move in (YES, NO) else NOT_HERE


YES_NO: Final = YesNo()


class OneOf(Choice[State]):
    """One of several deeds, by its place among them; those in `left` are still to be had (R3.4, R3.6)."""

    def __init__(self, deeds: Deeds, left: tuple[int, ...]) -> None:
        self.deeds: Deeds = deeds
        self.left: tuple[int, ...] = left

    def among(self, state: State, seat: int) -> list[int]:
        player = state.players[seat]
        return [OPTION + place for place in self.left if self.deeds[place].why_not(state, player) is None]

    def why_not(self, state: State, seat: int, move: int) -> Reason | None:
        if not OPTION <= move < OPTION + OPTIONS:
            return MUST_ACT if move == STOP else NOT_HERE
        place = move - OPTION
        if place >= len(self.deeds):
            return NOT_AN_OPTION
        if place not in self.left:
            return ACTION_DONE
        return self.deeds[place].why_not(state, state.players[seat])
