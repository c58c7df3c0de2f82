"""Partners: asking one, and what they lend (G9)."""

from __future__ import annotations

from typing import Final

from langbord.engine.ask import Ask, Part, Reason
from langbord.engine.log import seat as seat_value
from langbord.games.galzyr.rules.choices import Offer, agrees
from langbord.games.galzyr.rules.conditions import companions_in_space, passives
from langbord.games.galzyr.rules.log_lines import tell, tell_card
from langbord.games.galzyr.rules.moves import ALONE, CARD, MARKS, SEAT, STOP
from langbord.games.galzyr.rules.reasons import ALREADY_ASKED, ALREADY_LENT, CANNOT_PARTNER, NO_PARTNER, STAYS_OUT
from langbord.games.galzyr.rules.state import NOBODY, Player, State, Telling


def telling_of(state: State) -> Telling:
    """The scene that is going on."""
    assert state.telling is not None
    return state.telling


class Partner(Offer):
    """Somebody in the same space, or nobody."""

    def near(self, state: State, seat: int) -> list[int]:
        return [ALONE, *(SEAT + other.seat for other in state.players if other.seat != seat)]

    def reason(self, state: State, seat: int, move: int) -> Reason | None:
        if move == ALONE:
            return None
        other = state.players[move - SEAT]
        if other not in companions_in_space(state, state.players[seat]):
            return NO_PARTNER
        if other.seat in telling_of(state).declined:
            return STAYS_OUT
        return CANNOT_PARTNER if passives(state, other, "no partner") else None


PARTNER: Final = Partner()


def find_partner(state: State, player: Player) -> Part[None]:
    """Before a scene for two: ask those in the space, one after another (G9.1)."""
    if passives(state, player, "no partner"):
        return
    while len(PARTNER.among(state, player.seat)) > 1:
        move = yield Ask(player.seat, "partner", PARTNER)
        if move == ALONE:
            return
        other = state.players[move - SEAT]
        if (yield from agrees(other.seat, "partner-accept")):
            yield from join(state, player, other)
            return
        tell(state, "partner-refuses", other)
        telling_of(state).declined.append(other.seat)


def join(state: State, player: Player, other: Player) -> Part[None]:
    """Who takes part can be traded with, whatever they said on the way there (G6.2), and lends at once."""
    telling_of(state).partner = other.seat
    state.refused = [seat for seat in state.refused if seat != other.seat]
    tell(state, "partners", player, seat_value(other.seat, "other"))
    yield from lend(state)


def lendable(partner: Player) -> list[int]:
    """Cards that a partner can lend (G9.2)."""
    return partner.items + partner.companions + partner.statuses


class Lend(Offer):
    """A card or the marks, or nothing more."""

    def near(self, state: State, seat: int) -> list[int]:
        return [STOP, MARKS, *sorted({CARD + card for card in lendable(state.players[seat])})]

    def reason(self, state: State, seat: int, move: int) -> Reason | None:
        telling = telling_of(state)
        if move == STOP:
            return None
        if move == MARKS:
            return ALREADY_LENT if telling.lent_marks else None
        card = move - CARD
        there = lendable(state.players[seat]).count(card) if state.rules >= 2 else 1
        return ALREADY_LENT if telling.lent.count(card) >= there else None


LEND: Final = Lend()


def lend(state: State) -> Part[None]:
    """The partner lends what they like, one by one (G9.2)."""
    telling = telling_of(state)
    partner = state.players[telling.partner]
    telling.asked = True
    while len(LEND.among(state, partner.seat)) > 1:
        move = yield Ask(partner.seat, "lend", LEND)
        if move == STOP:
            return
        telling.asked = False
        if move == MARKS:
            telling.lent_marks = True
            tell(state, "lends-marks", partner)
        else:
            telling.lent.append(move - CARD)
            tell_card(state, "lends", partner, move - CARD)


def why_not_ask(state: State) -> Reason | None:
    """Whether the partner can be asked for more."""
    telling = telling_of(state)
    if telling.partner == NOBODY:
        return NO_PARTNER
    if telling.asked or len(LEND.among(state, telling.partner)) == 1:
        return ALREADY_ASKED
    return None


def lent_marks(state: State, skill: int) -> int:
    """Marks of the partner for this skill."""
    telling = state.telling
    if telling is None or telling.partner == NOBODY or not telling.lent_marks:
        return 0
    return state.players[telling.partner].marks[skill]
