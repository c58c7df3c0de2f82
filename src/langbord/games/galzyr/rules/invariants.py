"""What must hold at any moment: every card in exactly one place, no limit broken. For the tests and `--check`."""

from __future__ import annotations

from collections import Counter
from typing import Final

from langbord.games.galzyr.book.vocabulary import SKILLS, WEEKDAYS
from langbord.games.galzyr.rules import diary
from langbord.games.galzyr.rules.cards.zones import area
from langbord.games.galzyr.rules.conditions import item_limit
from langbord.games.galzyr.rules.moves import DICE
from langbord.games.galzyr.rules.state import GATHER, NOBODY, NOWHERE, OVER, PHASES, SAVING, Player, State

MARKS: Final = 4
PER_SKILL: Final = 2
#: A card that is gained may bring others before the limit is looked at.
ON_THE_WAY: Final = 3


def faults(state: State) -> list[str]:
    """Everything that is wrong with a state; an empty list if nothing is."""
    found = _shape(state)
    if found:
        return found  # the rest would not even know where to look
    found = _cards(state) + _timers(state) + _going_on(state) + diary.faults(state)
    for player in state.players:
        found += [f"seat {player.seat}: {fault}" for fault in _player(state, player)]
    return found


def _shape(state: State) -> list[str]:
    """Numbers in their ranges and lists of their length: a file may hold anything."""
    found: list[str] = []
    if [player.seat for player in state.players] != list(range(len(state.players))):
        found.append("the seats are not in order")
    if state.phase not in PHASES:
        found.append(f"there is no phase '{state.phase}'")
    if not (0 <= state.first < len(state.players) and 0 <= state.active < len(state.players)):
        found.append("it is the turn of nobody")
    if not (1 <= state.month <= 12 and 0 <= state.weekday < len(WEEKDAYS) and 0 <= state.day < 1000):
        found.append("the calendar is wrong")
    if len(state.locations) != 12 or len(state.saves) != len(state.land.heroes):
        found.append("a zone has a wrong size")
    if not 0 <= state.chance.drawn < 1 << 60 or len(state.chance.key) != 32:
        found.append("chance is wrong")
    heroes = [player.hero for player in state.players if player.hero != NOBODY]
    if len(set(heroes)) != len(heroes) or not all(0 <= hero < len(state.saves) for hero in heroes):
        found.append("an adventurer is unknown, or at the table twice")
    if state.phase not in (GATHER, OVER) and state.phase != SAVING and len(heroes) != len(state.players):
        found.append("a seat has no adventurer")
    if not all(slot.marks == [] or _are_marks(slot.marks) for slot in state.saves):
        found.append("marks in a save slot are wrong")
    if not all(NOBODY <= timer.seat < len(state.players) for timer in state.timers):
        found.append("a timer belongs to nobody")
    if not all(0 <= local.space < len(state.land.spaces) for local in state.locals):
        found.append("a local card lies on no space")
    if state.library != sorted(state.library):
        found.append("the library is not in order")
    if any(name not in state.land.book.scenes or times < 1 for name, times in state.seen.items()):
        found.append("an unknown scene was seen")
    if state.last_seen.keys() != state.seen.keys() or any(month > state.months for month in state.last_seen.values()):
        found.append("the world does not know when a scene was seen")
    return found


def _cards(state: State) -> list[str]:
    """Each card in exactly one zone (G2.6)."""
    lying = Counter(state.library + state.vault + state.quest_slot.cards + state.quest_back + state.noticeboard)
    lying.update(state.event_deck.cards + state.event_bottom + state.drawn + state.market + state.globals)
    lying.update(local.card for local in state.locals)
    lying.update(card for card in state.locations if card)
    for slot in state.saves:
        lying.update(slot.cards)
    for player in state.players:
        lying.update(area(player))
    copies = state.land.copies()
    numbers = sorted(set(lying) | set(copies))
    wrong = [card for card in numbers if lying[card] != copies.get(card, 0)]
    return [f"card {card}: {lying[card]} of {copies.get(card, 0)}" for card in wrong]


def _timers(state: State) -> list[str]:
    """Tokens lie on cards in play, one each, on days to come."""
    found: list[str] = []
    table = state.globals + [local.card for local in state.locals] + state.drawn
    table += [card for card in state.locations if card]
    keys = [(timer.card, timer.seat) for timer in state.timers]
    if len(set(keys)) != len(keys):
        found.append("a card has two timers")
    for timer in state.timers:
        there = area(state.players[timer.seat]) if timer.seat != NOBODY else table
        if timer.card not in there:
            found.append(f"the timer of card {timer.card} lies on no card")
    for key in state.since_start:
        seat, card = key // 1000 - 1, key % 1000
        if card not in (area(state.players[seat]) if seat != NOBODY else table):
            found.append(f"card {card} is old but not in play")
    return found


def _going_on(state: State) -> list[str]:
    """Scene, check and trade belong together."""
    found: list[str] = []
    telling, check = state.telling, state.check
    if telling is not None:
        if telling.scene not in state.land.book.scenes or len(telling.prestige) != len(state.players):
            return ["the scene is unknown"]
        lender = [] if telling.partner == NOBODY else area(state.players[telling.partner])
        if any(card not in lender for card in telling.lent):
            found.append("something is lent by nobody")
    if check is not None and (telling is None or len(check.dice) > DICE):
        found.append("the dice do not fit")
    if state.market and telling is None and not state.travelling and state.phase == "calendar":
        found.append("goods are left lying")
    return found


def _player(state: State, player: Player) -> list[str]:
    """Gold, marks, limits, figure."""
    found: list[str] = []
    if player.hero == NOBODY:
        return found
    if not 0 <= player.gold <= state.land.book.world.gold_limit:
        found.append(f"{player.gold} gold")
    if not _are_marks(player.marks):
        found.append(f"marks {player.marks}")
    if player.prestige < 0:
        found.append(f"{player.prestige} prestige")
    if player.space != NOWHERE and (not 0 <= player.space < len(state.land.spaces) or player.on_card):
        found.append("the figure stands nowhere, or twice")
    if len(player.items) > item_limit(state, player) + ON_THE_WAY:
        found.append(f"{len(player.items)} items")
    if len(player.statuses) != len(set(player.statuses)) or len(player.companions) != len(set(player.companions)):
        found.append("a status or companion twice")
    if sorted(player.hand.cards) != player.hand.cards or (player.hand.cards and not state.closed):
        found.append("the hand is not as it should be")
    return found


def _are_marks(marks: list[int]) -> bool:
    """Four marks, at most two of a skill (G10.9)."""
    return len(marks) == len(SKILLS) and sum(marks) == MARKS and all(0 <= mark <= PER_SKILL for mark in marks)
