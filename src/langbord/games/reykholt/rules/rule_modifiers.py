"""Rules that a card bends for its users, and a scenario or an event for everybody (R12.1, R12.4)."""

from __future__ import annotations

from typing import Final

from langbord.games.reykholt.edition.phrases import RULES, Effect
from langbord.games.reykholt.rules.state import NOBODY, Player, State

PROPERTY_FREE: Final = RULES.index("flags in property are free")
TOWN_HALL_FREE: Final = RULES.index("flags in town hall are free")
BONUS_MORE: Final = RULES.index("the bonus gives N more")
BONUS_LESS: Final = RULES.index("the bonus gives N less")
EVERY_KIND: Final = RULES.index("greenhouses of N take every kind")
HARVEST_AT_MOST: Final = RULES.index("harvest at most N")
SEEDING_LEAVES: Final = RULES.index("seeding leaves N empty")
CLOSE: Final = RULES.index("close SPACE")
MORE_CARDS: Final = RULES.index("N more service cards")
START_AT: Final = RULES.index("start at TABLE")
WITHOUT_SIZE: Final = RULES.index("without greenhouses of N")


def bent(state: State, player: Player, rule: int) -> bool:
    """Whether a rule is bent for a player now."""
    return bool(state.bent >> rule & 1 or player.held & state.book.bending[rule])


def numbers(state: State, player: Player, rule: int) -> list[int]:
    """The numbers with which a rule is bent for a player: by event, scenario and cards."""
    deck = state.book.deck
    found: list[int] = []
    if state.bent >> rule & 1:
        if state.event != NOBODY and deck.events[state.event].effect.rule == rule:
            found.append(deck.events[state.event].effect.number)
        if state.scenario != NOBODY and _told(state).rule == rule:
            found.append(_told(state).number)
    mask = player.held & state.book.bending[rule]
    if mask:
        found += [deck.cards[card].effect.number for card in player.cards if mask >> card & 1]
    return found


def _told(state: State) -> Effect:
    """What the scenario bends (R12.1)."""
    return state.book.deck.scenarios[state.scenario].rule_for(state.book.seats)


def closed_spaces(state: State) -> list[str]:
    """The words of the spaces that scenario and event close."""
    deck = state.book.deck
    found: list[str] = []
    if state.bent >> CLOSE & 1:
        if state.event != NOBODY and deck.events[state.event].effect.rule == CLOSE:
            found.append(deck.events[state.event].effect.special)
        if state.scenario != NOBODY and _told(state).rule == CLOSE:
            found.append(_told(state).special)
    return found


def bend_for_all(state: State) -> None:
    """Note the rules that the scenario and the event of this round bend."""
    deck = state.book.deck
    bits = 0
    if state.scenario != NOBODY and _told(state).rule >= 0:
        bits |= 1 << _told(state).rule
    if state.event != NOBODY and deck.events[state.event].effect.rule >= 0:
        bits |= 1 << deck.events[state.event].effect.rule
    state.bent = bits
