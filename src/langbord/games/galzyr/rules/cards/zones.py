"""Zones: where each card lies, and how it gets from one to another (G2.6, G10.1 to G10.3)."""

from __future__ import annotations

from bisect import insort
from typing import Final

from langbord.engine.log import thing
from langbord.games.galzyr.book.model import Card
from langbord.games.galzyr.rules.cards import timers
from langbord.games.galzyr.rules.log_lines import card_value, tell_table
from langbord.games.galzyr.rules.state import NOBODY, NOWHERE, Local, Player, State

#: Zones outside the ones a book may name (words.ZONES).
AREA: Final = "area"
LOCAL: Final = "local"
LOCATION: Final = "location"
DRAWN: Final = "drawn"


class Spot:
    """Where a card lies: its zone and, within it, the owner, the space or the number of the location."""

    def __init__(self, zone: str, seat: int = NOBODY, space: int = NOWHERE) -> None:
        self.zone: str = zone
        self.seat: int = seat
        self.space: int = space


# --- an adventurer's cards ------------------------------------------------------------------------


def kind_of(player: Player, kind: str) -> list[int]:
    """The open list for the cards of a type."""
    if kind == "item":
        return player.items
    if kind == "companion":
        return player.companions
    return player.quests if kind == "quest" else player.statuses


def held(player: Player, kind: str) -> list[int]:
    """All cards of a type that an adventurer has, closed quests too."""
    return player.quests + player.hand.cards if kind == "quest" else kind_of(player, kind)


def open_cards(player: Player) -> list[int]:
    """The cards before an adventurer that everybody sees: those that act."""
    return player.statuses + player.companions + player.items + player.quests


def area(player: Player) -> list[int]:
    """Everything an adventurer has."""
    return open_cards(player) + player.hand.cards


def is_plain(card: Card) -> bool:
    """Whether a quest does nothing by itself, so that it can be held secretly (G11.2)."""
    acts = card.timer or card.boxes or card.passives or card.tags or card.uses or card.on_setup or card.on_save
    goes = card.leave_if is not None or not card.can_abandon
    return not acts and not goes and not any(box.must for box in card.scenes)


def turn_up(player: Player, card: int) -> None:
    """A closed quest is laid open for good."""
    if card in player.hand.cards:
        player.hand.play(card)
        player.quests.append(card)


def take_in(state: State, player: Player, card: int) -> None:
    """A card gets its place before an adventurer."""
    face = state.land.cards[card]
    if face.type == "quest" and state.closed and is_plain(face):
        insort(player.hand.cards, card)
    else:
        kind_of(player, face.type).append(card)
    timers.place(state, card, player.seat)


# --- finding --------------------------------------------------------------------------------------


def in_play(state: State, player: Player, card: int) -> Spot | None:
    """Where a card lies in play, as seen by an adventurer: their own first, then the partner's, then the table's."""
    if card in area(player):
        return Spot(AREA, player.seat)
    telling = state.telling
    if telling is not None and card in telling.lent:
        return Spot(AREA, telling.partner)
    for local in state.locals:
        if local.card == card:
            return Spot(LOCAL, space=local.space)
    if card in state.globals:
        return Spot("global")
    if card in state.drawn:
        return Spot(DRAWN)
    if card in state.locations:
        return Spot(LOCATION, space=state.locations.index(card))
    return None


def anywhere(state: State, player: Player, card: int) -> Spot | None:
    """Where a card lies, in play or not; not in a save slot and not in a closed hand of somebody else."""
    found = in_play(state, player, card)
    if found is not None:
        return found
    for other in state.players:
        if card in open_cards(other):
            return Spot(AREA, other.seat)
    if card in state.noticeboard:
        return Spot("noticeboard")
    if card in state.library:
        return Spot("library")
    if card in state.vault:
        return Spot("vault")
    if card in state.quest_slot.cards or card in state.quest_back:
        return Spot("slot")
    if card in state.event_deck.cards or card in state.event_bottom:
        return Spot("events")
    return None


def lies_in(state: State, card: int, zone: str) -> bool:
    """Whether a card can be taken out of a zone that a book may name."""
    if zone == "slot":
        return card in state.quest_slot.cards or card in state.quest_back
    if zone in ("events", "events-bottom"):
        return card in state.event_deck.cards or card in state.event_bottom
    return card in _list(state, zone)


def _list(state: State, zone: str) -> list[int]:
    if zone == "library":
        return state.library
    if zone == "vault":
        return state.vault
    return state.noticeboard if zone == "noticeboard" else state.globals


# --- taking away and putting down -----------------------------------------------------------------


def take(state: State, card: int, spot: Spot) -> None:
    """Take a card from where it lies; its timer and its age are gone."""
    zone = spot.zone
    if zone == AREA:
        _take_from(state, state.players[spot.seat], card)
    elif zone == LOCAL:
        state.locals.remove(next(local for local in state.locals if local.card == card and local.space == spot.space))
    elif zone == DRAWN:
        state.drawn.remove(card)
    elif zone == LOCATION:
        state.locations[spot.space] = 0
    elif zone == "slot":
        (state.quest_back if card in state.quest_back else state.quest_slot.cards).remove(card)
    elif zone in ("events", "events-bottom"):
        (state.event_bottom if card in state.event_bottom else state.event_deck.cards).remove(card)
    else:
        _list(state, zone).remove(card)
    timers.remove(state, card, spot.seat)
    age = age_key(card, spot.seat)
    if age in state.since_start and zone in (AREA, LOCAL, LOCATION, "global"):
        state.since_start.remove(age)
    for player in state.players:
        if player.on_card == card and (spot.seat in (player.seat, NOBODY)):
            player.on_card = 0


def _take_from(state: State, player: Player, card: int) -> None:
    if card in player.hand.cards:
        player.hand.play(card)
    else:
        kind_of(player, state.land.cards[card].type).remove(card)
    telling = state.telling
    if telling is not None and telling.partner == player.seat and card in telling.lent:
        telling.lent.remove(card)


def put(state: State, card: int, zone: str) -> None:
    """Put a card into a zone that a book may name."""
    if zone == "library":
        insort(state.library, card)
    elif zone == "slot":
        state.quest_back.append(card)
    elif zone == "events":
        shuffle_in(state, card)
    elif zone == "events-bottom":
        state.event_bottom.append(card)
    elif zone == "global":
        state.globals.append(card)
        timers.place(state, card, NOBODY)
    else:
        _list(state, zone).append(card)
    tell_table(state, "card-to", card_value(state, card), thing("zone", zone))
    if zone == "noticeboard" and state.rules >= 2:
        _keep_noticeboard(state)


def _keep_noticeboard(state: State) -> None:
    """Effects may fill it to twice its size; then the oldest notice of no saga makes room (G6.3)."""
    while len(state.noticeboard) > 2 * state.land.book.world.noticeboard:
        plain = [card for card in state.noticeboard if state.land.cards[card].start == "slot"]
        card = (plain or state.noticeboard)[0]
        state.noticeboard.remove(card)
        put(state, card, "slot")


def shuffle_in(state: State, card: int) -> None:
    """An event comes into the deck, which is shuffled for it (G2.3)."""
    deck = state.event_deck.cards
    deck.extend([*state.event_bottom, card])
    state.event_bottom = []
    deck.sort()
    state.chance.shuffle(deck)


def discard(state: State, card: int, spot: Spot) -> None:
    """Back to the library (G10.2)."""
    take(state, card, spot)
    put(state, card, "library")


def put_local(state: State, card: int, space: int) -> None:
    """A local card gets its space."""
    state.locals.append(Local(card, space))
    timers.place(state, card, NOBODY)
    tell_table(state, "local", card_value(state, card), thing("space", state.land.spaces[space].slot))


def move_local(state: State, card: int, old: int, new: int) -> None:
    """A local card goes to another space; its timer and its age stay."""
    local = next(local for local in state.locals if local.card == card and local.space == old)
    local.space = new
    tell_table(state, "local", card_value(state, card), thing("space", state.land.spaces[new].slot))


def put_location(state: State, card: int) -> None:
    """A location card replaces the one of its number, which goes to the library (G10.12)."""
    place = state.land.cards[card].nr - 1
    old = state.locations[place]
    if old:
        discard(state, old, Spot(LOCATION, space=place))
    state.locations[place] = card
    timers.place(state, card, NOBODY)
    tell_table(state, "location", card_value(state, card))


def age_key(card: int, seat: int) -> int:
    """How `since_start` knows a card in play."""
    return (seat + 1) * 1000 + card


# --- noticeboard and events -----------------------------------------------------------------------


def fill_noticeboard(state: State) -> None:
    """The noticeboard is filled up from the front of the quest slot (G6.3)."""
    while len(state.noticeboard) < state.land.book.world.noticeboard:
        card = next_quest(state)
        if not card:
            return
        state.noticeboard.append(card)
        tell_table(state, "noticeboard", card_value(state, card))


def next_quest(state: State) -> int:
    """The frontmost card of the quest slot; 0 if it is empty."""
    if state.quest_slot.cards:
        return state.quest_slot.draw(state, "quest")
    return state.quest_back.pop(0) if state.quest_back else 0


def next_event(state: State) -> int:
    """The top card of the event deck; 0 if there is none."""
    if state.event_deck.cards:
        return state.event_deck.draw(state, "event")
    return state.event_bottom.pop(0) if state.event_bottom else 0


# --- the cards that act here ----------------------------------------------------------------------


def table_cards(state: State, player: Player) -> list[int]:
    """Cards of the table that act for an adventurer: global ones and those in their space (G10.11)."""
    cards = state.globals[:]
    if player.space != NOWHERE:
        cards += cards_at(state, player.space)
    return cards


def cards_at(state: State, space: int) -> list[int]:
    """Local and location cards in a space."""
    cards = [local.card for local in state.locals if local.space == space]
    where = state.land.location_spaces
    return cards + [card for place, card in enumerate(state.locations) if card and where[place + 1] == space]


def lent_cards(state: State, player: Player) -> list[int]:
    """What a partner lends to the adventurer whose scene it is (G9.2)."""
    telling = state.telling
    return telling.lent if telling is not None and telling.seat == player.seat else []
