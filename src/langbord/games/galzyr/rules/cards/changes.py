"""Cards that come and go: gaining, discarding, replacing, abandoning, and the limits (G10, G11)."""

from __future__ import annotations

from typing import Final

from langbord.engine.ask import Ask, Part, Reason
from langbord.games.galzyr.book.phrases import (
    Abandon,
    Discard,
    DiscardAll,
    DiscardChosen,
    DrawQuest,
    GainCard,
    GainRandom,
    MoveCard,
    PlaceCard,
    Replace,
)
from langbord.games.galzyr.rules import figures
from langbord.games.galzyr.rules.cards import timers
from langbord.games.galzyr.rules.cards.costs import choosable, named
from langbord.games.galzyr.rules.cards.zones import (
    AREA,
    DRAWN,
    LOCAL,
    LOCATION,
    Spot,
    age_key,
    anywhere,
    area,
    held,
    in_play,
    kind_of,
    lies_in,
    move_local,
    next_quest,
    put,
    put_local,
    put_location,
    take,
    take_in,
    turn_up,
)
from langbord.games.galzyr.rules.cards.zones import discard as put_back
from langbord.games.galzyr.rules.choices import Offer
from langbord.games.galzyr.rules.conditions import passives, room_for_items, room_for_quests
from langbord.games.galzyr.rules.doing import do_steps
from langbord.games.galzyr.rules.log_lines import card_value, tell_card, tell_table
from langbord.games.galzyr.rules.moves import CARD, STOP
from langbord.games.galzyr.rules.reasons import CANNOT_ABANDON, CANNOT_DECLINE, NOT_IN_HAND, TAG_MUST_STAY
from langbord.games.galzyr.rules.state import NOBODY, Player, State

#: Types that lie before an adventurer.
PERSONAL: Final = ("quest", "item", "companion", "status")

# --- gaining --------------------------------------------------------------------------------------


def gain_card(state: State, player: Player, card: int, effect: GainCard) -> Part[bool]:
    """`gain CARD`, out of the library unless another zone is named (G10.1)."""
    return (yield from gain(state, player, named(state, card, effect.card), effect.zone))


def gain(state: State, player: Player, card: int, zone: str = "library") -> Part[bool]:
    """A card comes into play; False if it is not there or is warded off (G10.1, G10.7, G10.8)."""
    face = state.land.cards[card]
    if any(passive.word == face.id for passive in passives(state, player, "ward")):
        tell_table(state, "warded", card_value(state, card))
        return False
    if face.type in ("status", "companion") and card in kind_of(player, face.type):
        timers.place(state, card, player.seat)
        if state.rules >= 2:  # it is as new (G10.7)
            state.since_start = [age for age in state.since_start if age != age_key(card, player.seat)]
        tell_card(state, "has-already", player, card)
        return True
    if not lies_in(state, card, zone):
        _tell_unavailable(state, card)
        return False
    if face.type == "local":
        space = yield from figures.find_space(state, player, card, face.place)
        take(state, card, Spot(zone))
        put_local(state, card, space)
    else:
        take(state, card, Spot(zone))
        if face.type in PERSONAL:
            take_in(state, player, card)
            tell_card(state, "gains", player, card)
        elif face.type == "location":
            put_location(state, card)
        else:
            put(state, card, "events" if face.type == "event" else "global")
    yield from arrive(state, player, card)
    return True


def _tell_unavailable(state: State, card: int) -> None:
    """A quest is not named: it may lie hidden."""
    if state.land.cards[card].type == "quest":
        tell_table(state, "unavailable-quest")
    else:
        tell_table(state, "unavailable", card_value(state, card))


def arrive(state: State, player: Player, card: int) -> Part[None]:
    """`gained: …`, then the limits."""
    yield from do_steps(state, player, card, state.land.cards[card].on_gain)
    yield from keep_limits(state, player)


def gain_random(state: State, player: Player, card: int, effect: GainRandom) -> Part[bool]:
    """Chance picks among the cards of a stack in the library (G2.1)."""
    gained = 0
    for _ in range(effect.count):
        found = [number for number in state.library if number in state.land.stacks[effect.stack]]
        if not found:
            break
        done = yield from gain(state, player, found[state.chance.below(len(found))])
        gained += done
    return gained == effect.count


def draw_quests(state: State, player: Player, card: int, effect: DrawQuest) -> Part[bool]:
    """From the front of the quest slot into the hand."""
    drawn = 0
    for _ in range(effect.count):
        quest = next_quest(state)
        if not quest:
            break
        take_in(state, player, quest)
        tell_card(state, "gains", player, quest)
        drawn += 1
        yield from arrive(state, player, quest)
    return drawn == effect.count


# --- discarding and moving ------------------------------------------------------------------------


def discard(state: State, player: Player, card: int, effect: Discard) -> bool:
    """`discard CARD`"""
    given = named(state, card, effect.card)
    spot = in_play(state, player, given)
    if spot is None:
        return False
    give_up(state, player, given, spot)
    return True


def give_up(state: State, player: Player, card: int, spot: Spot) -> None:
    """Discard a card, and say so. A closed quest becomes known by it."""
    if spot.zone == AREA:
        turn_up(state.players[spot.seat], card)
        tell_card(state, "discards", state.players[spot.seat], card)
    put_back(state, card, spot)


def discard_all(state: State, player: Player, card: int, effect: DiscardAll) -> bool:
    """All of a kind, with or without a tag."""
    for given in list(held(player, effect.kind)):
        tagged = not effect.tag or (effect.tag in state.land.cards[given].tags)
        if tagged != effect.without:
            give_up(state, player, given, Spot(AREA, player.seat))
    return True


class OwnCard(Offer):
    """A card of a kind that the adventurer has. In an imagined hand there may be none: then, and only then, stop."""

    def __init__(self, kind: str, tag: str = "") -> None:
        self.kind: str = kind
        self.tag: str = tag

    def near(self, state: State, seat: int) -> list[int]:
        return [STOP, *sorted({CARD + card for card in held(state.players[seat], self.kind)})]

    def reason(self, state: State, seat: int, move: int) -> Reason | None:
        able = self.able(state, state.players[seat])
        if move == STOP:
            return CANNOT_DECLINE if able else None
        if move - CARD in able:
            return None
        return TAG_MUST_STAY if guarded(state) else NOT_IN_HAND

    def able(self, state: State, player: Player) -> list[int]:
        """The cards that can be chosen."""
        return choosable(state, player, self.kind, self.tag, guarded(state))


def guarded(state: State) -> tuple[str, ...]:
    """The tags of which one must stay while a starry option is paid for (G7.8)."""
    return tuple(state.telling.guarded) if state.telling is not None else ()


def discard_chosen(state: State, player: Player, card: int, effect: DiscardChosen) -> Part[bool]:
    """`discard an item`: the player picks."""
    choice = OwnCard(effect.kind, effect.tag)
    for _ in range(effect.count):
        if not choosable(state, player, effect.kind, effect.tag, guarded(state)):
            return False
        move = yield Ask(player.seat, "choose-card", choice)
        if move == STOP:
            return False
        give_up(state, player, move - CARD, Spot(AREA, player.seat))
    return True


def move_card(state: State, player: Player, card: int, effect: MoveCard) -> bool:
    """`move CARD to ZONE`, from wherever it lies."""
    moved = named(state, card, effect.card)
    spot = anywhere(state, player, moved)
    if spot is None:
        _tell_unavailable(state, moved)
        return False
    if spot.zone == AREA:
        turn_up(state.players[spot.seat], moved)
    take(state, moved, spot)
    put(state, moved, effect.zone)
    return True


def replace(state: State, player: Player, card: int, effect: Replace) -> Part[bool]:
    """The new card takes the place of the old one, which goes to where the new one came from (G10.3)."""
    old, new = named(state, card, effect.old), named(state, card, effect.new)
    spot = in_play(state, player, old)
    if spot is None or not lies_in(state, new, effect.zone):
        return False
    if spot.zone == AREA:
        turn_up(state.players[spot.seat], old)
    telling = state.telling
    take(state, old, spot)
    take(state, new, Spot(effect.zone))
    put(state, old, effect.zone)
    tell_table(state, "replaces", card_value(state, old, "old"), card_value(state, new, "new"))
    owner = player if spot.seat == NOBODY else state.players[spot.seat]
    if state.land.cards[new].type in PERSONAL:
        take_in(state, owner, new)
        turn_up(owner, new)  # everybody has seen what it follows
    elif spot.zone == LOCATION or state.land.cards[new].type == "location":
        put_location(state, new)
    elif spot.zone == LOCAL:
        put_local(state, new, spot.space)
    else:
        put(state, new, "events-bottom" if spot.zone == DRAWN else "global")
    if telling is not None and telling.card == old:
        telling.card = new
    yield from arrive(state, owner, new)
    return True


def place_card(state: State, player: Player, card: int, effect: PlaceCard) -> Part[bool]:
    """`put CARD at PLACE`: a local card from the library or another space; a location card at its number."""
    placed = named(state, card, effect.card)
    spot = anywhere(state, player, placed)
    if spot is None or spot.zone not in ("library", "vault", LOCAL):
        return False
    if state.land.cards[placed].type == "location":
        take(state, placed, spot)
        put_location(state, placed)
        return True
    space = yield from figures.find_space(state, player, placed, effect.place)
    if spot.zone == LOCAL:
        move_local(state, placed, spot.space, space)
        return True
    take(state, placed, spot)
    put_local(state, placed, space)
    yield from arrive(state, player, placed)
    return True


# --- abandoning -----------------------------------------------------------------------------------


class QuestToAbandon(OwnCard):
    """A quest that does not forbid it (G6.4)."""

    def __init__(self) -> None:
        super().__init__("quest")

    def able(self, state: State, player: Player) -> list[int]:
        return [card for card in held(player, "quest") if state.land.cards[card].can_abandon]

    def reason(self, state: State, seat: int, move: int) -> Reason | None:
        reason = super().reason(state, seat, move)
        return CANNOT_ABANDON if reason is NOT_IN_HAND or reason is TAG_MUST_STAY else reason


QUEST_TO_ABANDON: Final = QuestToAbandon()


def can_abandon(state: State, player: Player) -> bool:
    """Whether some quest can be abandoned; those held secretly always can."""
    return bool(player.hand.cards) or any(state.land.cards[card].can_abandon for card in player.quests)


def abandon_effect(state: State, player: Player, card: int, effect: Abandon) -> Part[bool]:
    """`abandon CARD`, `abandon a quest`"""
    if effect.card:
        quest = named(state, card, effect.card)
        if quest not in area(player):
            return False
        yield from abandon(state, player, quest)
        return True
    if not can_abandon(state, player):
        return False
    move = yield Ask(player.seat, "choose-quest", QUEST_TO_ABANDON)
    if move != STOP:
        yield from abandon(state, player, move - CARD)
    return True


def abandon(state: State, player: Player, quest: int) -> Part[None]:
    """What the quest says about it happens; if the card is then still there, it is discarded (G6.4)."""
    turn_up(player, quest)
    tell_card(state, "abandons", player, quest)
    before = player.quests.count(quest)
    yield from do_steps(state, player, quest, state.land.cards[quest].on_abandon)
    if player.quests.count(quest) == before:
        put_back(state, quest, Spot(AREA, player.seat))


# --- limits (G10.4, G10.5) ------------------------------------------------------------------------


ITEM: Final = OwnCard("item")


def keep_limits(state: State, player: Player) -> Part[None]:
    """Whoever has too many items or quests gives some up at once."""
    while room_for_items(state, player) < 0:
        move = yield Ask(player.seat, "too-many-items", ITEM)
        if move == STOP:
            break
        give_up(state, player, move - CARD, Spot(AREA, player.seat))
    while room_for_quests(state, player) < 0 and can_abandon(state, player):
        move = yield Ask(player.seat, "too-many-quests", QUEST_TO_ABANDON)
        if move == STOP:
            break
        yield from abandon(state, player, move - CARD)
