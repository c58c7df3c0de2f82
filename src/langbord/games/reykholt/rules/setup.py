"""The table at the start of a game (R1, R11, R12.1)."""

from __future__ import annotations

from langbord.engine.chance import Chance
from langbord.games.reykholt.edition.loader import RANDOM
from langbord.games.reykholt.rules.compiled import Book
from langbord.games.reykholt.rules.greenhouses import SMALLEST
from langbord.games.reykholt.rules.moves import EVENT_WORDS, HOUSE_CARDS, PROPERTY, RANDOM_PILE, SPACES
from langbord.games.reykholt.rules.rule_modifiers import MORE_CARDS, START_AT, WITHOUT_SIZE, bend_for_all
from langbord.games.reykholt.rules.state import NEUTRAL, NOBODY, Player, State
from langbord.games.reykholt.rules.triggers import TRIGGERS


def set_up(book: Book, chance: Chance, rules: int, first: int, cards: list[int], scenario: int) -> State:
    """Everything in its place; `cards` are those that may be dealt, `scenario` is NOBODY without a story."""
    seats = book.seats
    board = book.deck.board
    state = State(chance)
    state.play_by(rules)
    state.book = book
    state.players = [Player(seat) for seat in range(seats)]
    state.rounds = board.solo_rounds if seats == 1 else board.rounds
    state.first = first
    state.workers = [NOBODY] * SPACES
    state.order = [(first + step) % seats for step in range(seats)]
    state.happened = [0] * TRIGGERS
    state.scenario = scenario
    lay_out_greenhouses(state)
    lay_out_cards(state, cards, board.solo_display if seats == 1 else board.display)
    if seats == 1:
        block_property(state)
    if scenario != NOBODY:
        begin_story(state)
    return state


def lay_out_greenhouses(state: State) -> None:
    """Face-up piles by size, and the random pile with the marked card on top (R1.3, R1.4)."""
    state.piles = [[] for _ in range(RANDOM_PILE)]
    for house, card in enumerate(state.book.deck.greenhouses):
        if card.seats > len(state.players):
            continue
        if card.first:
            state.marked.append(house)
        elif card.pile == RANDOM:
            state.random.cards.append(house)
        else:
            state.piles[card.pile - SMALLEST].insert(0, house)
    state.chance.shuffle(state.random.cards)


def lay_out_cards(state: State, cards: list[int], count: int) -> None:
    """The display (R1.5, R11.2); a scenario may lay out more."""
    scenario = state.scenario
    if scenario != NOBODY:
        effect = state.book.deck.scenarios[scenario].set_up
        if effect.rule == MORE_CARDS:
            count += effect.number
    dealt = cards[:]
    state.chance.shuffle(dealt)
    state.display = sorted(dealt[:count])


def block_property(state: State) -> None:
    """Neutral workers on the flagged Property spaces (R11.3)."""
    for space in state.book.spaces:
        if state.book.flags[space] == 1 << PROPERTY:
            state.workers[space] = NEUTRAL


def begin_story(state: State) -> None:
    """Rounds, set-up and rule of the scenario, and the pile of events (R12.1, R12.2)."""
    scenario = state.book.deck.scenarios[state.scenario]
    state.rounds = scenario.rounds[len(state.players) - 1]
    if scenario.set_up.rule == START_AT:
        for player in state.players:
            player.table = scenario.set_up.number
    if scenario.set_up.rule == WITHOUT_SIZE:
        state.piles[scenario.set_up.number - SMALLEST] = []
    bend_for_all(state)
    state.events.cards = list(range(HOUSE_CARDS, HOUSE_CARDS + len(EVENT_WORDS)))
    state.chance.shuffle(state.events.cards)
