"""Conditions of the book, and what holds for an adventurer: tags, places and standing rules of cards (G7.6, G10.10)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from langbord.games.galzyr.book.phrases import Condition, Conditions, Passive
from langbord.games.galzyr.book.vocabulary import SKILLS, TERRAINS
from langbord.games.galzyr.rules import scoring
from langbord.games.galzyr.rules.cards import timers
from langbord.games.galzyr.rules.cards.zones import (
    age_key,
    anywhere,
    area,
    cards_at,
    held,
    lent_cards,
    open_cards,
    table_cards,
)
from langbord.games.galzyr.rules.moves import CARD_WORDS
from langbord.games.galzyr.rules.state import ADVENTURE, CALENDAR, NOBODY, NOWHERE, Player, State

#: Zones whose cards are in play.
PLAY: Final = ("area", "local", "location", "global", "drawn")

#: Months that count as lately, this one among them.
LATELY: Final = 3


def holds(state: State, conditions: Conditions, player: Player, card: int) -> bool:
    """All of the groups, of each any one; `card` is the card that asks (0: none)."""
    for group in conditions:
        if not any(_true(state, condition, player, card) for condition in group):
            return False
    return True


def _true(state: State, condition: Condition, player: Player, card: int) -> bool:
    return KINDS[condition.kind](state, condition, player, card) != condition.negated


# --- time and table -------------------------------------------------------------------------------


def _season(state: State, condition: Condition, player: Player, card: int) -> bool:
    return state.winter == (condition.word == "winter")


def _month(state: State, condition: Condition, player: Player, card: int) -> bool:
    low, high = condition.low, condition.high
    return low <= state.month <= high if low <= high else state.month >= low or state.month <= high


def _weekday(state: State, condition: Condition, player: Player, card: int) -> bool:
    return state.weekday == condition.low


def _mode(state: State, condition: Condition, player: Player, card: int) -> bool:
    return mode_of(state) == condition.word


def mode_of(state: State) -> str:
    """Solo, coop or competitive (G1.3)."""
    if state.competitive:
        return "competitive"
    return "solo" if len(state.players) == 1 else "coop"


def _challenge(state: State, condition: Condition, player: Player, card: int) -> bool:
    return state.challenge


def _players(state: State, condition: Condition, player: Player, card: int) -> bool:
    return len(state.players) >= condition.low


def _level(state: State, condition: Condition, player: Player, card: int) -> bool:
    return scoring.level(state) >= condition.low


def _last_day(state: State, condition: Condition, player: Player, card: int) -> bool:
    return state.phase in (ADVENTURE, CALENDAR) and state.day + 1 >= timers.last_day(state)


def _seen(state: State, condition: Condition, player: Player, card: int) -> bool:
    return condition.word in state.seen


def _lately(state: State, condition: Condition, player: Player, card: int) -> bool:
    last = state.last_seen.get(condition.word)
    return last is not None and state.months - last < LATELY


def _month_of(state: State, condition: Condition, player: Player, card: int) -> bool:
    return state.last_seen.get(condition.word) == state.months


def _done(state: State, condition: Condition, player: Player, card: int) -> bool:
    return sum(quest_paid(state, line) for line in _this_month(state)) >= condition.low


def _failed(state: State, condition: Condition, player: Player, card: int) -> bool:
    return sum("; abandons " in line for line in _this_month(state)) >= condition.low


def _this_month(state: State) -> list[str]:
    """The lines of the diary about this month's scenes (diary.py)."""
    begins = f"scene {state.months} "
    return [line for line in state.diary if line.startswith(begins)]


def quest_paid(state: State, line: str) -> bool:
    """Whether a line of the diary is about a scene of a quest that gave prestige to the one who played it."""
    head, *notes = line.split("; ")
    words = head.split(" ")
    card = words[9]
    if card not in CARD_WORDS or state.land.cards[CARD_WORDS.index(card) + 1].type != "quest":
        return False
    gained = f"prestige {words[5]} "
    return sum(int(note.removeprefix(gained)) for note in notes if note.startswith(gained)) > 0


def _achieved(state: State, condition: Condition, player: Player, card: int) -> bool:
    return condition.word in state.achievements


# --- the adventurer -------------------------------------------------------------------------------


def _adventurer(state: State, condition: Condition, player: Player, card: int) -> bool:
    return state.land.heroes[player.hero] == condition.word


def _tag(state: State, condition: Condition, player: Player, card: int) -> bool:
    return has_tag(state, player, condition.word)


def _gold(state: State, condition: Condition, player: Player, card: int) -> bool:
    return player.gold >= condition.low


def _prestige(state: State, condition: Condition, player: Player, card: int) -> bool:
    telling = state.telling
    return player.prestige + (telling.prestige[player.seat] if telling else 0) >= condition.low


def _mark(state: State, condition: Condition, player: Player, card: int) -> bool:
    return player.marks[SKILLS.index(condition.word)] >= condition.low


def _items(state: State, condition: Condition, player: Player, card: int) -> bool:
    cards = state.land.cards
    return sum(cards[item].price >= condition.high for item in player.items) >= condition.low


def _companion(state: State, condition: Condition, player: Player, card: int) -> bool:
    return bool(player.companions)


def _partner(state: State, condition: Condition, player: Player, card: int) -> bool:
    return state.telling is not None and state.telling.partner != NOBODY


def _total(state: State, condition: Condition, player: Player, card: int) -> bool:
    return state.total >= condition.low


# --- places ---------------------------------------------------------------------------------------


def _at(state: State, condition: Condition, player: Player, card: int) -> bool:
    return player.space == state.land.index[condition.word]


def _near(state: State, condition: Condition, player: Player, card: int) -> bool:
    if player.space == NOWHERE:
        return False
    return distances(state, player.space)[state.land.index[condition.word]] <= condition.low


def _terrain(state: State, condition: Condition, player: Player, card: int) -> bool:
    return player.space != NOWHERE and is_place(state, player.space, condition.word)


def _place_kind(state: State, condition: Condition, player: Player, card: int) -> bool:
    return player.space != NOWHERE and is_place(state, player.space, condition.kind)


def is_place(state: State, space: int, word: str) -> bool:
    """Whether a space is a terrain, a settlement, a harbour, a location, or just a space."""
    place = state.land.spaces[space]
    if word in TERRAINS:
        return place.terrain == word
    if word == "settlement":
        return place.settlement
    if word == "harbour":
        return place.harbour
    return place.location if word == "location" else True


def roads(state: State, space: int) -> list[int]:
    """The spaces one step away in this season (G5.4)."""
    return state.land.winter_roads[space] if state.winter else state.land.summer_roads[space]


def distances(state: State, start: int) -> list[int]:
    """Steps from a space to every other."""
    far = len(state.land.spaces)
    steps = [far] * far
    steps[start] = 0
    reached = [start]
    for space in reached:
        for other in roads(state, space):
            if steps[other] == far:
                steps[other] = steps[space] + 1
                reached.append(other)
    return steps


def _on(state: State, condition: Condition, player: Player, card: int) -> bool:
    return card != 0 and player.on_card == card


def _company(state: State, condition: Condition, player: Player, card: int) -> bool:
    return bool(companions_in_space(state, player))


def companions_in_space(state: State, player: Player) -> list[Player]:
    """The other adventurers in the same space, in turn order."""
    if player.space == NOWHERE:
        return []
    return [other for other in state.in_turn_order(player.seat)[1:] if other.space == player.space]


# --- cards ----------------------------------------------------------------------------------------


def _named(state: State, condition: Condition, card: int) -> int:
    return card if condition.word == "this" else state.land.number[condition.word]


def _has(state: State, condition: Condition, player: Player, card: int) -> bool:
    return _named(state, condition, card) in area(player)


def _world(state: State, condition: Condition, player: Player, card: int) -> bool:
    return _named(state, condition, card) in state.globals


def _here(state: State, condition: Condition, player: Player, card: int) -> bool:
    return player.space != NOWHERE and _named(state, condition, card) in cards_at(state, player.space)


def _play(state: State, condition: Condition, player: Player, card: int) -> bool:
    spot = anywhere(state, player, _named(state, condition, card))
    return spot is not None and spot.zone in PLAY


def _available(state: State, condition: Condition, player: Player, card: int) -> bool:
    return _named(state, condition, card) in state.library


def _old(state: State, condition: Condition, player: Player, card: int) -> bool:
    ages = state.since_start
    return age_key(card, player.seat) in ages or age_key(card, NOBODY) in ages


def _days(state: State, condition: Condition, player: Player, card: int) -> bool:
    return timers.days_left(state, card, player.seat) >= condition.low


# --- tags and standing rules ----------------------------------------------------------------------


def acting_cards(state: State, player: Player) -> list[int]:
    """The open cards that act for an adventurer: their own, what is lent to them, and the table's."""
    return open_cards(player) + lent_cards(state, player) + table_cards(state, player)


def has_tag(state: State, player: Player, tag: str) -> bool:
    """From the board, a card before the adventurer, or a partner (G10.10, G9.2)."""
    return tag in board_tags(state, player) or bool(tag_sources(state, player, tag))


def board_tags(state: State, player: Player) -> tuple[str, ...]:
    """Tags of the adventurer's board, and of the partner's."""
    adventurers = state.land.book.world.adventurers
    tags = adventurers[player.hero].tags
    telling = state.telling
    if telling is not None and telling.seat == player.seat and telling.partner != NOBODY:
        tags += adventurers[state.players[telling.partner].hero].tags
    return tags


def tag_sources(state: State, player: Player, tag: str) -> list[int]:
    """The cards that give a tag."""
    cards = open_cards(player) + lent_cards(state, player)
    return [card for card in cards if tag in state.land.cards[card].tags]


def passives(state: State, player: Player, kind: str) -> list[Passive]:
    """The standing rules of a kind that hold for an adventurer."""
    found: list[Passive] = []
    for card in acting_cards(state, player):
        for passive in state.land.cards[card].passives:
            if passive.kind == kind and holds(state, passive.when, player, card):
                found.append(passive)
    return found


def count_passives(state: State, player: Player, kind: str) -> int:
    """The sum of their numbers."""
    return sum(passive.number for passive in passives(state, player, kind))


def item_limit(state: State, player: Player) -> int:
    """How many items an adventurer may have (G10.4)."""
    limit = state.land.book.world.item_limit
    return max([limit, *(passive.number for passive in passives(state, player, "items"))])


def room_for_items(state: State, player: Player) -> int:
    """How many more items an adventurer can carry."""
    return item_limit(state, player) - len(held(player, "item"))


def room_for_quests(state: State, player: Player) -> int:
    """How many more quests an adventurer may hold."""
    return state.land.book.world.quest_limit - len(held(player, "quest"))


Test = Callable[[State, Condition, Player, int], bool]

KINDS: Final[dict[str, Test]] = {
    "season": _season,
    "month": _month,
    "weekday": _weekday,
    "adventurer": _adventurer,
    "mode": _mode,
    "challenge": _challenge,
    "players": _players,
    "tag": _tag,
    "gold": _gold,
    "prestige": _prestige,
    "level": _level,
    "mark": _mark,
    "items": _items,
    "companion": _companion,
    "at": _at,
    "near": _near,
    "terrain": _terrain,
    "settlement": _place_kind,
    "harbour": _place_kind,
    "location": _place_kind,
    "on": _on,
    "company": _company,
    "partner": _partner,
    "has": _has,
    "world": _world,
    "here": _here,
    "play": _play,
    "available": _available,
    "total": _total,
    "old": _old,
    "days": _days,
    "last-day": _last_day,
    "seen": _seen,
    "lately": _lately,
    "month-of": _month_of,
    "done": _done,
    "failed": _failed,
    "achieved": _achieved,
}
