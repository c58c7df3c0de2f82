"""Service cards: taking and sharing them (R6), and how they answer to what happens."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from langbord.engine.ask import NOTHING_ASKED, Ask, Choice, Reason, Turn
from langbord.engine.log import seat, thing
from langbord.games.reykholt.rules.action_sequence import do_all, offer_all
from langbord.games.reykholt.rules.choices import decide
from langbord.games.reykholt.rules.compiled import Deed, Deeds
from langbord.games.reykholt.rules.moves import CARD, CARD_WORDS, CARDS, GOOD_WORDS, HOUSE_CARDS, PLOTS, ROWS
from langbord.games.reykholt.rules.reasons import (
    CARD_NOT_SHAREABLE,
    CARD_NOT_THERE,
    HOARD_EMPTY,
    NO_CARD,
    NO_SHARING,
    NOT_HERE,
    NOT_NEIGHBOUR,
    NOTHING_TO_SHARE,
    RED_UNUSABLE,
)
from langbord.games.reykholt.rules.state import NOBODY, Player, State
from langbord.games.reykholt.rules.supply import tell_thing
from langbord.games.reykholt.rules.triggers import (
    ADVANCED,
    ALL_PLANTED,
    EACH_TIME,
    END_OF_TOURISM,
    FOUR_HOUSES,
    IN_ROW,
    IS_LAST,
    NO_GOODS,
    RIVAL_DISCARDED,
    ROW_EMPTY,
    SEEDED,
    SEEDED_TWICE,
    START_OF_TOURISM,
    TABLE_SHARED,
    THREE_KINDS,
    TOOK_CARD,
    TRIGGERS,
    WORKED,
)

COLUMNS: Final = 4
SELLER: Final = "greenhouse-seller"
ELDER: Final = "village-elder"
AFTERWARDS: Final = [
    *(when for when in range(ADVANCED) if when != RIVAL_DISCARDED),
    *range(IN_ROW, IN_ROW + ROWS),
    ADVANCED,
]


# --- taking (R6.1 to R6.5) ------------------------------------------------------------------------


def usable(state: State, player: Player, card: int) -> bool:
    """Whether a red card could do something now (R6.5)."""
    return any(deed.why_not(state, player) is None for deed in state.book.card_deeds[card])


def stack_good(state: State) -> int:
    """The good that comes with the next card that is taken, or NOBODY (R6.2)."""
    stack, shown = state.book.deck.board.stack, len(state.display)
    return stack[len(stack) - shown] if 0 < shown <= len(stack) else NOBODY


def usable_when_taken(state: State, player: Player, card: int) -> bool:
    """Whether a red card could do something once the good that comes with it is there (R6.2, R6.5)."""
    good = stack_good(state)
    if good == NOBODY:
        return usable(state, player, card)
    player.goods[good] += 1
    found = usable(state, player, card)
    player.goods[good] -= 1
    return found


def why_not_take(state: State, player: Player, card: int) -> Reason | None:
    """R6.1, R6.5"""
    if card not in state.display:
        return CARD_NOT_THERE
    return RED_UNUSABLE if state.book.red >> card & 1 and not usable_when_taken(state, player, card) else None


class TakeCard(Deed):
    """Take a card of the display, and a good with each of the last three (R6.1, R6.2)."""

    def why_not(self, state: State, player: Player) -> Reason | None:
        red = state.book.red
        for card in state.display:
            if not red >> card & 1 or usable_when_taken(state, player, card):
                return None
        return NO_CARD

    def act(self, state: State, player: Player) -> Turn:
        card = (yield from decide(state, player, "take-card", DISPLAY)) - CARD
        good = stack_good(state)
        state.display.remove(card)
        state.owner[card] = player.seat
        hoard = state.book.deck.cards[card].hoard
        if hoard:
            state.hoards[card] = list(reversed(hoard))
        tell_thing(state, "takes-card", player, "card", CARD_WORDS[card])
        if good != NOBODY:
            player.goods[good] += 1
            tell_thing(state, "stack-good", player, "good", GOOD_WORDS[good])
        yield from receive(state, player, card)


class Display(Choice[State]):
    """The cards that may be taken."""

    def among(self, state: State, seat: int) -> list[int]:
        player = state.players[seat]
        return [CARD + card for card in state.display if why_not_take(state, player, card) is None]

    def why_not(self, state: State, seat: int, move: int) -> Reason | None:
        if not CARD <= move < CARD + CARDS:
            return NOT_HERE
        return why_not_take(state, state.players[seat], move - CARD)


DISPLAY: Final = Display()


def receive(state: State, player: Player, card: int) -> Iterable[Ask]:
    """A card comes into use; a red one acts at once (R6.4, R6.5). It answers to nothing that brought it here."""
    player.cards.append(card)
    player.held |= 1 << card
    state.answered |= 1 << card
    state.happened[TOOK_CARD] += 1
    if state.book.deck.cards[card].effect.special == SELLER:
        player.houses += range(HOUSE_CARDS, HOUSE_CARDS + PLOTS)
        player.beds += [0] * PLOTS
    if not state.book.red >> card & 1:
        return NOTHING_ASKED
    deeds = state.book.card_deeds[card]
    return do_all(state, player, deeds) if state.rules < 2 else _at_once(state, player, deeds)


def _at_once(state: State, player: Player, deeds: Deeds) -> Turn:
    """What a red card does is no action of a space (R6.6)."""
    acting = state.acting
    state.acting = False
    yield from do_all(state, player, deeds)
    state.acting = acting


# --- sharing (R6.10 to R6.12) ---------------------------------------------------------------------


def why_not_share(state: State, player: Player, card: int) -> Reason | None:
    """R6.10, R6.11, R6.12"""
    owner = state.owner.get(card, NOBODY)
    if owner == NOBODY or owner == player.seat or card in state.partner:
        return CARD_NOT_SHAREABLE
    seats = len(state.players)
    if (owner - player.seat) % seats not in (1, seats - 1):
        return NOT_NEIGHBOUR
    return RED_UNUSABLE if state.book.red >> card & 1 and not usable(state, player, card) else None


class ShareCard(Deed):
    """Use a neighbour's card from now on (R6.10)."""

    def why_not(self, state: State, player: Player) -> Reason | None:
        if len(state.players) < 3:
            return NO_SHARING
        me, partner = player.seat, state.partner
        for card, owner in state.owner.items():
            if owner != me and card not in partner and why_not_share(state, player, card) is None:
                return None
        return NOTHING_TO_SHARE

    def act(self, state: State, player: Player) -> Turn:
        card = (yield from decide(state, player, "share-card", SHAREABLE)) - CARD
        state.partner[card] = player.seat
        if state.log.on:
            other = seat(state.owner[card], "other")
            state.log.tell("shares-card", seat(player.seat), thing("card", CARD_WORDS[card]), other)
        yield from receive(state, player, card)


class Shareable(Choice[State]):
    """Cards of neighbours that are not shared yet."""

    def among(self, state: State, seat: int) -> list[int]:
        player = state.players[seat]
        return [CARD + card for card in state.owner if why_not_share(state, player, card) is None]

    def why_not(self, state: State, seat: int, move: int) -> Reason | None:
        if not CARD <= move < CARD + CARDS:
            return NOT_HERE
        return why_not_share(state, state.players[seat], move - CARD)


SHAREABLE: Final = Shareable()


# --- answering (R5.8, R6.6, R6.9) -----------------------------------------------------------------


def holds(state: State, player: Player, card: int) -> bool:
    """Whether the condition of a card is met."""
    condition = state.book.deck.cards[card].effect.condition
    if condition < 0:
        return True
    if condition == ROW_EMPTY:
        return state.row_is_empty()
    if condition == IS_LAST:
        return state.order[-1] == player.seat
    if condition == TABLE_SHARED:
        return state.shares_table(player)
    if condition == NO_GOODS:
        return not any(player.goods)
    if condition == ALL_PLANTED:
        return bool(player.beds) and all(player.beds)
    if condition == THREE_KINDS:
        return sum(owned > 0 for owned in player.goods) >= 3
    assert condition == FOUR_HOUSES
    return len(player.houses) >= 4


def perform(state: State, player: Player, card: int) -> Iterable[Ask]:
    """A card acts, if its condition is met."""
    if not holds(state, player, card):
        return NOTHING_ASKED
    return offer_all(state, player, state.book.card_deeds[card], thing("card", CARD_WORDS[card], "source"))


def forget(state: State) -> None:
    """All that happened has been answered."""
    state.happened = [0] * TRIGGERS
    state.answered = 0


def has_happened(state: State, when: int) -> bool:
    """Whether there is anything to answer to. A row is told by what is noted for its column: the number of the row."""
    if when < IN_ROW:
        return state.happened[when] > 0
    return when - IN_ROW + 1 in state.happened[WORKED : WORKED + COLUMNS]


def answer(state: State, player: Player) -> Iterable[Ask]:
    """Cards answer to what a player has done since the last time (R5.8). Mostly nobody has any."""
    if player.held & state.book.watched or (state.happened[RIVAL_DISCARDED] and state.owner):
        return _answer(state, player)
    forget(state)
    return NOTHING_ASKED


def _answer(state: State, player: Player) -> Turn:
    """The player's own cards by trigger and number, each once; then rivals' cards (R2.2, R6.9)."""
    watching = state.book.watching
    answered = -1
    while answered != state.answered:
        answered = state.answered
        if state.happened[SEEDED] > 1:
            state.happened[SEEDED_TWICE] = 1
        for when in AFTERWARDS:
            if not player.held & watching[when] & ~state.answered or not has_happened(state, when):
                continue
            times = state.happened[when] if when in EACH_TIME else 1
            for card in sorted(player.cards):
                if watching[when] >> card & 1 and not state.answered >> card & 1:
                    state.answered |= 1 << card
                    for _ in range(times):
                        yield from perform(state, player, card)
    discarded = state.happened[RIVAL_DISCARDED]
    forget(state)
    if discarded:
        for rival in state.clockwise():
            mask = rival.held & watching[RIVAL_DISCARDED] if rival is not player else 0
            for card in sorted(rival.cards):
                if mask >> card & 1:
                    for _ in range(discarded):
                        yield from perform(state, rival, card)
            if mask:
                yield from _answer(state, rival)


def answer_at_once(state: State, player: Player, when: int) -> Iterable[Ask]:
    """Cards answer in the middle of Tourism Time."""
    mask = player.held & state.book.watching[when]
    return _perform_all(state, player, mask) if mask else NOTHING_ASKED


def _perform_all(state: State, player: Player, mask: int) -> Turn:
    for card in sorted(player.cards):
        if mask >> card & 1:
            yield from perform(state, player, card)
            yield from answer(state, player)


def at_moment(state: State, moment: int) -> Iterable[Ask]:
    """Cards that act at a point of the round."""
    if not state.owner or not any(player.held & state.book.moments[moment] for player in state.players):
        return NOTHING_ASKED
    return _at_moment(state, moment)


def in_turn(state: State, moment: int) -> list[Player]:
    """Who comes first where several have an effect (R2.2)."""
    return state.along_track() if moment in (START_OF_TOURISM, END_OF_TOURISM) else state.clockwise()


def _at_moment(state: State, moment: int) -> Turn:
    players = in_turn(state, moment)
    sharing = [player.seat for player in players if state.shares_table(player)]  # before anybody moves (R7.1)
    for player in players:
        mask = player.held & state.book.moments[moment]
        if player.seat not in sharing:
            mask &= ~state.book.elders
        if mask:
            yield from _perform_all(state, player, mask)


class SecretHoard(Deed):
    """Take the top good that lies on the card (R7.11)."""

    declinable = True

    def __init__(self, card: int) -> None:
        self.card: int = card

    def why_not(self, state: State, player: Player) -> Reason | None:
        return None if state.hoards.get(self.card) else HOARD_EMPTY

    def act(self, state: State, player: Player) -> Iterable[Ask]:
        good = state.hoards[self.card].pop()
        player.goods[good] += 1
        tell_thing(state, "hoard-good", player, "good", GOOD_WORDS[good])
        return NOTHING_ASKED
