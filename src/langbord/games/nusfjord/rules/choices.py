"""Asking a player, with the any-time buildings on the way (N8.3), and choices that cannot be declined."""

from __future__ import annotations

from langbord.engine.ask import Ask, Choice, Part, Reason
from langbord.engine.log import Value
from langbord.games.nusfjord.edition.grammar import Exchange, Gain
from langbord.games.nusfjord.rules.moves import CARD_WORDS, CARDS, STOP, USE_CARD
from langbord.games.nusfjord.rules.reasons import CANNOT_DECLINE, CANNOT_PAY, GIVES_NOTHING, NO_ANSWER_LEFT, NOT_YOURS
from langbord.games.nusfjord.rules.state import Player, State
from langbord.games.nusfjord.rules.supply import can_pay, gain, gain_in_reserve, gain_wood, pay, tell_thing, wood_limit

Values = tuple[tuple[str, Value], ...]


def decide(state: State, player: Player, prompt: str, choice: Choice[State], values: Values = ()) -> Part[int]:
    """Ask the player; any-time buildings used on the way act, and the question is put again."""
    if not player.built & state.deck.any_time:
        return (yield Ask(player.seat, prompt, choice, values))
    while True:
        move = yield Ask(player.seat, prompt, WithAnyTime(choice), values)
        if not USE_CARD <= move < USE_CARD + CARDS or choice.why_not(state, player.seat, move) is None:
            return move
        use_any_time(state, player, move - USE_CARD)


class Due(Choice[State]):
    """A choice that cannot be declined. Where a hand is imagined nothing may be possible: then, and only then, stop."""

    def possible(self, state: State, seat: int) -> list[int]:
        """The real answers."""
        raise NotImplementedError

    def why_impossible(self, state: State, seat: int, move: int) -> Reason | None:
        """None for a real answer, otherwise the reason."""
        raise NotImplementedError

    def among(self, state: State, seat: int) -> list[int]:
        return self.possible(state, seat) or [STOP]

    def why_not(self, state: State, seat: int, move: int) -> Reason | None:
        if move == STOP:
            return CANNOT_DECLINE if self.possible(state, seat) else None
        return self.why_impossible(state, seat, move)


class WithAnyTime(Choice[State]):
    """A choice, and the any-time buildings of the asked player with it."""

    def __init__(self, inner: Choice[State]) -> None:
        self.inner: Choice[State] = inner

    def among(self, state: State, seat: int) -> list[int]:
        player = state.players[seat]
        moves = self.inner.among(state, seat)
        for card in player.cards:
            if state.deck.any_time >> card & 1 and self._why_not_use(state, player, card) is None:
                moves.append(USE_CARD + card)
        return moves

    def why_not(self, state: State, seat: int, move: int) -> Reason | None:
        if USE_CARD <= move < USE_CARD + CARDS and state.deck.any_time >> (move - USE_CARD) & 1:
            return self._why_not_use(state, state.players[seat], move - USE_CARD)
        return self.inner.why_not(state, seat, move)

    def _why_not_use(self, state: State, player: Player, card: int) -> Reason | None:
        reason = why_not_any_time(state, player, card)
        if reason is not None:
            return reason
        fish, wood, gold = player.fish, player.wood, player.gold
        pay(player, any_time(state, card).pay)
        step = any_time(state, card).gain
        if isinstance(step, Gain):
            player.fish += step.goods.fish
            player.gold += step.goods.gold
            gain_wood(state, player, step.goods.wood)
        inner = self.inner
        answered = inner.possible(state, player.seat) if isinstance(inner, Due) else inner.among(state, player.seat)
        player.fish, player.wood, player.gold = fish, wood, gold
        return None if answered else NO_ANSWER_LEFT


def any_time(state: State, card: int) -> Exchange:
    """The exchange on an any-time building."""
    step = state.deck.buildings[card].effect.steps[0]
    assert isinstance(step, Exchange)
    return step


def why_not_any_time(state: State, player: Player, card: int) -> Reason | None:
    """Whether an any-time building can be used now (N8.3)."""
    if not player.built >> card & 1:
        return NOT_YOURS
    return why_not_exchange(state, player, any_time(state, card))


def use_any_time(state: State, player: Player, card: int) -> None:
    """Pay and gain."""
    tell_thing(state, "uses", player, "card", CARD_WORDS[card])
    exchange(state, player, any_time(state, card))


def why_not_exchange(state: State, player: Player, step: Exchange) -> Reason | None:
    """`pay GOODS: gain GOODS`: it must be paid for and give something."""
    if not can_pay(player, step.pay):
        return CANNOT_PAY
    goods = step.gain.goods
    lost = isinstance(step.gain, Gain) and not goods.fish and not goods.gold
    if lost and player.wood - step.pay.wood >= wood_limit(state, player):
        return GIVES_NOTHING
    return None


def exchange(state: State, player: Player, step: Exchange) -> None:
    """Pay and gain."""
    pay(player, step.pay)
    tell_thing(state, "pays", player, "goods", str(step.pay))
    if isinstance(step.gain, Gain):
        gain(state, player, step.gain.goods)
    else:
        gain_in_reserve(state, player, step.gain.goods)
