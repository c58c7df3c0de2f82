"""What a seat sees as one row of numbers, for programs that learn: open things and the question.

Nothing is read here that `view.py` would not show the seat; the tests deal all secrets anew and want the same row.
"""

from __future__ import annotations

from typing import Final

from langbord.engine.ask import Ask
from langbord.engine.observation_layout import Field, Layout, Question, question_fields, small
from langbord.engine.start_player import CHOOSE_START
from langbord.games.reykholt.rules.moves import (
    ADD,
    CARD_WORDS,
    CARDS,
    EVENT_WORDS,
    GOOD_WORDS,
    GOODS,
    GROW_WORDS,
    HOUSE_CARDS,
    PLACES_TO_GROW,
    RANDOM_PILE,
    SCENARIO_WORDS,
    SPACES,
)
from langbord.games.reykholt.rules.state import DAWN, HARVEST, HOME, NEUTRAL, NOBODY, OVER, TOURISM, WORK, Player, State
from langbord.games.reykholt.rules.tourism import GOOD_OF, PLATES_OF

SEATS: Final = 4
ROUNDS: Final = 7
SETS: Final = {"A": 0, "B": 1, "C": 2, "D": 3, "E": 4}
PHASES: Final = {DAWN: 0, WORK: 1, HARVEST: 2, TOURISM: 3, HOME: 4, OVER: 5}
#: Every question of the game.
PROMPTS: Final = (
    *("place-worker", "which-action", "which-option", "take-house", "seed", "seed-good", "harvest", "harvest-good"),
    *("take-card", "share-card", "discard-house", "discard-alike", "discard", "choose-good", "choose-house"),
    *("plant-good", "give-house", "offer", "tourism", "window"),
    CHOOSE_START,
)
#: Questions that no card of the house asks; the row does not tell which of them it is.
WITHOUT_PLACE: Final = ("adjust", "adjust-more", "consent")
#: Moves of the row: not those by which cards are carried out by hand, which no program is asked.
MOVES: Final = ADD
CARD_NUMBER: Final = {word: number for number, word in enumerate(CARD_WORDS)}
HOUSE_NUMBER: Final = {word: number for number, word in enumerate(GROW_WORDS)}
GOOD_NUMBER: Final = {word: number for number, word in enumerate(GOOD_WORDS)}

LAYOUT: Final = Layout(
    [
        Field("seats", SEATS, 1, "how many players: one place is 1"),
        Field("set", len(SETS), 1, "the set of service cards, A to E: one place is 1"),
        Field("round", ROUNDS, 1, "round 1 to 7: one place is 1"),
        Field("phase", len(PHASES), 1, "dawn, work, harvest, tourism, home, over: one place is 1"),
        Field("placed", 1, 12, "workers placed in this round"),
        Field("start", SEATS, 1, "who is start player, by seat from the observer on"),
        *question_fields(SEATS, PROMPTS, MOVES),
        Field("named-card", CARDS, 1, "the service card that the question names"),
        Field("named-house", PLACES_TO_GROW, 1, "the greenhouse that the question names"),
        Field("named-good", GOODS, 1, "the vegetable that the question names"),
        Field("number", 1, 8, "the number in the question"),
        Field("spaces", SPACES, 1, "action spaces in play"),
        Field(
            "workers",
            SPACES * SEATS,
            1,
            "whose worker is there, by seat from the observer on; alone: by colour",
        ),
        Field("neutral", SPACES, 1, "spaces blocked by a neutral worker"),
        Field("on-top", HOUSE_CARDS, 1, "greenhouses that lie on top of the open piles"),
        Field("pile-left", RANDOM_PILE, 6, "greenhouses left in each open pile"),
        Field("random-left", 1, 12, "greenhouses left in the random pile"),
        Field("random-next", HOUSE_CARDS, 1, "the next random greenhouse, while everybody knows it"),
        Field("display", CARDS, 1, "service cards that can be taken"),
        Field("scenario", len(SCENARIO_WORDS), 1, "the scenario of the story: one place is 1; all 0 without one"),
        Field("event", len(EVENT_WORDS), 1, "the event of this round"),
        Field("events-left", 1, 7, "events still to come"),
    ],
    [
        Field("here", 1, 1, "1 where somebody sits"),
        Field("goods", GOODS, 12, "tomatoes, lettuces, mushrooms, cauliflowers, carrots in the supply"),
        Field("table", 1, 30, "tables advanced on the Tourism Track"),
        Field("rank", SEATS, 1, "place on the track, the farthest first: one place is 1"),
        Field("waiting", 1, 1, "1 while the turn in this Tourism Time is still to come"),
        Field("next-good", GOODS, 1, "the vegetable that the next table asks for"),
        Field("next-plates", 1, 6, "and how many of it"),
        Field("flags", 4, 1, "columns in which a flagged space was taken in this round"),
        Field("bonus", 1, 1, "1 if the bonus of this round was used"),
        Field("houses", PLACES_TO_GROW, 1, "greenhouses, plots on service cards included"),
        Field("beds", PLACES_TO_GROW * GOODS, 6, "what grows in each greenhouse, by vegetable"),
        Field("cards", CARDS, 1, "service cards in use"),
        Field("used", CARDS, 1, "of these, the ones used in this round"),
        Field("shared", CARDS, 1, "of these, the ones that two players use"),
        Field("hoards", CARDS, 5, "vegetables that lie on each of these cards"),
    ],
    SEATS,
)
SIZE: Final = LAYOUT.size
QUESTION: Final = Question(LAYOUT, PROMPTS)

AT_SEATS: Final = LAYOUT.at("seats") - 1
AT_SET: Final = LAYOUT.at("set")
AT_ROUND: Final = LAYOUT.at("round") - 1
AT_PHASE: Final = LAYOUT.at("phase")
AT_PLACED: Final = LAYOUT.at("placed")
AT_START: Final = LAYOUT.at("start")
AT_NAMED_CARD: Final = LAYOUT.at("named-card")
AT_NAMED_HOUSE: Final = LAYOUT.at("named-house")
AT_NAMED_GOOD: Final = LAYOUT.at("named-good")
AT_NUMBER: Final = LAYOUT.at("number")
AT_SPACES: Final = LAYOUT.at("spaces")
AT_WORKERS: Final = LAYOUT.at("workers")
AT_NEUTRAL: Final = LAYOUT.at("neutral")
AT_ON_TOP: Final = LAYOUT.at("on-top")
AT_PILE_LEFT: Final = LAYOUT.at("pile-left")
AT_RANDOM_LEFT: Final = LAYOUT.at("random-left")
AT_RANDOM_NEXT: Final = LAYOUT.at("random-next")
AT_DISPLAY: Final = LAYOUT.at("display")
AT_SCENARIO: Final = LAYOUT.at("scenario")
AT_EVENT: Final = LAYOUT.at("event")
AT_EVENTS_LEFT: Final = LAYOUT.at("events-left")
PLAYERS: Final = LAYOUT.players
BLOCK: Final = LAYOUT.block
IN_GOODS: Final = LAYOUT.within("goods")
IN_TABLE: Final = LAYOUT.within("table")
IN_RANK: Final = LAYOUT.within("rank")
IN_WAITING: Final = LAYOUT.within("waiting")
IN_NEXT_GOOD: Final = LAYOUT.within("next-good")
IN_NEXT_PLATES: Final = LAYOUT.within("next-plates")
IN_FLAGS: Final = LAYOUT.within("flags")
IN_BONUS: Final = LAYOUT.within("bonus")
IN_HOUSES: Final = LAYOUT.within("houses")
IN_BEDS: Final = LAYOUT.within("beds")
IN_CARDS: Final = LAYOUT.within("cards")
IN_USED: Final = LAYOUT.within("used")
IN_SHARED: Final = LAYOUT.within("shared")
IN_HOARDS: Final = LAYOUT.within("hoards")


def observe(state: State, ask: Ask | None, seat: int) -> bytearray:
    """The row of a seat; `ask` is the question that stands, None when the game is over."""
    row = bytearray(SIZE)
    seats = len(state.players)
    row[AT_SEATS + seats] = 1
    name = state.book.deck.name
    if name in SETS:
        row[AT_SET + SETS[name]] = 1
    row[AT_ROUND + min(state.round, ROUNDS)] = 1
    row[AT_PHASE + PHASES.get(state.phase, 0)] = 1
    row[AT_PLACED] = small(state.placed)
    row[AT_START + (state.starter() - seat) % seats] = 1
    if ask is not None:
        _question(row, ask, seat, seats)
    _board(state, row, seat, seats)
    for place in range(seats):
        _player(state, row, state.players[(seat + place) % seats], PLAYERS + place * BLOCK)
    for rank, other in enumerate(state.order):
        block = PLAYERS + (other - seat) % seats * BLOCK
        row[block + IN_RANK + rank] = 1
        row[block + IN_WAITING] = state.waiting >> other & 1
    return row


def _question(row: bytearray, ask: Ask, seat: int, seats: int) -> None:
    """Who is asked what, and what the question names."""
    QUESTION.fill(row, ask, seat, seats)
    for _, (kind, thing) in ask.values:
        if kind == "number":
            row[AT_NUMBER] = small(int(thing))
        elif kind == "card":
            if thing in CARD_NUMBER:  # an event may also be the source of an offer
                row[AT_NAMED_CARD + CARD_NUMBER[str(thing)]] = 1
        elif kind == "house":
            row[AT_NAMED_HOUSE + HOUSE_NUMBER[str(thing)]] = 1
        elif kind == "good":
            row[AT_NAMED_GOOD + GOOD_NUMBER[str(thing)]] = 1


def _board(state: State, row: bytearray, seat: int, seats: int) -> None:
    """The action board with its workers, the piles and the cards that lie open. Alone, workers have colours."""
    own, colours = (seat, seats) if seats > 1 else ((state.round - 1) % 2, 2)
    workers = state.workers
    for space in state.book.spaces:
        row[AT_SPACES + space] = 1
        worker = workers[space]
        if worker == NEUTRAL:
            row[AT_NEUTRAL + space] = 1
        elif worker != NOBODY:
            row[AT_WORKERS + space * SEATS + (worker - own) % colours] = 1
    for number in range(RANDOM_PILE):
        pile = state.piles[number]
        if pile:
            row[AT_PILE_LEFT + number] = len(pile)
            row[AT_ON_TOP + pile[-1]] = 1
    row[AT_RANDOM_LEFT] = state.random_left()
    known = state.marked or ([] if state.random.cards else state.returned)
    if known:
        row[AT_RANDOM_NEXT + known[0]] = 1
    for card in state.display:
        row[AT_DISPLAY + card] = 1
    if state.scenario != NOBODY:
        row[AT_SCENARIO + state.scenario] = 1
        row[AT_EVENTS_LEFT] = len(state.events.cards)
        if state.event != NOBODY:
            row[AT_EVENT + state.event] = 1


def _player(state: State, row: bytearray, player: Player, at: int) -> None:
    """One player's area; all of it is open (R1.12)."""
    row[at] = 1
    goods = at + IN_GOODS
    for owned in player.goods:
        row[goods] = small(owned)
        goods += 1
    row[at + IN_TABLE] = small(player.table)
    row[at + IN_NEXT_GOOD + GOOD_OF[player.table + 1]] = 1
    row[at + IN_NEXT_PLATES] = small(PLATES_OF[player.table + 1])
    flags = player.flags
    if flags:
        for column in range(4):
            row[at + IN_FLAGS + column] = flags >> column & 1
    row[at + IN_BONUS] = player.bonus
    for house, bed in zip(player.houses, player.beds, strict=True):
        row[at + IN_HOUSES + house] = 1
        place = at + IN_BEDS + house * GOODS
        while bed:
            row[place] = bed & 15
            bed >>= 4
            place += 1
    for card in player.cards:
        row[at + IN_CARDS + card] = 1
        row[at + IN_USED + card] = player.used >> card & 1
        row[at + IN_SHARED + card] = card in state.partner
        hoard = state.hoards.get(card)
        if hoard:
            row[at + IN_HOARDS + card] = small(len(hoard))
