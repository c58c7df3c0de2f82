"""What a seat sees as one row of numbers, for programs that learn: open things, the own hand, the question.

Nothing is read here that `view.py` would not show the seat; the tests deal all secrets anew and want the same row.
"""

from __future__ import annotations

from typing import Final

from langbord.engine.ask import Ask
from langbord.engine.observation_layout import Field, Layout, Question, question_fields, small
from langbord.engine.start_player import CHOOSE_START
from langbord.games.nusfjord.edition.loader import MIXED
from langbord.games.nusfjord.rules.moves import (
    ADJUST,
    CARD_WORDS,
    CARDS,
    ELDER_WORDS,
    ELDERS,
    FIRST_C,
    PLACE_WORDS,
    SPACES,
)
from langbord.games.nusfjord.rules.state import FISHING, HOME, NOBODY, OVER, WORK, Player, State

SEATS: Final = 5
ROUNDS: Final = 7
DECKS: Final = {"herring": 0, "mackerel": 1, "cod": 2}
PHASES: Final = {FISHING: 0, WORK: 1, HOME: 2, OVER: 3}
PLACES: Final = len(PLACE_WORDS)
SHIPS: Final = 3
#: Every question of the game.
PROMPTS: Final = (
    *("place-worker", "feed-elder", "copy", "evening", "serve", "choose-building", "place-building", "deforest"),
    *("reforest", "choose-ship", "take-elder", "use-new-elder", "exchange", "grow-forest", "upgrade", "card-action"),
    "elder-action",
    CHOOSE_START,
)
#: Questions that no card of the house asks; the row does not tell which of them it is.
WITHOUT_PLACE: Final = ("adjust", "adjust-more", "choose-gain", "consent", "sell-ship")
#: Moves of the row: not those by which cards are carried out by hand, which no program is asked.
MOVES: Final = ADJUST
#: A card that a question names: a building, or an elder after them.
CARD_NUMBER: Final = {word: number for number, word in enumerate(CARD_WORDS + ELDER_WORDS)}

LAYOUT: Final = Layout(
    [
        Field("seats", SEATS, 1, "how many players: one place is 1"),
        Field("deck", len(DECKS), 1, "herring, mackerel, cod: one place is 1"),
        Field("round", ROUNDS, 1, "round 1 to 7: one place is 1"),
        Field("phase", len(PHASES), 1, "fishing, work, home, over: one place is 1"),
        Field("placed", 1, 15, "workers placed in this round"),
        Field("start", SEATS, 1, "who is start player, by seat from the observer on"),
        *question_fields(SEATS, PROMPTS, MOVES),
        Field("named", CARDS + ELDERS, 1, "the building or elder that the question names"),
        Field("number", 1, 8, "the number in the question: the price of a plate, the fish for an elder"),
        Field("room", SPACES, 3, "workers that still fit on each action space"),
        Field("workers", SPACES * SEATS, 3, "workers on each of them, by seat from the observer on; alone: by colour"),
        Field("plates", 1, 7, "filled plates"),
        Field("ship-supply", SHIPS, 6, "sloops, cutters and schooners in the supply"),
        Field("elders-on-top", ELDERS, 1, "elders who can be taken"),
        Field("elders-beneath", ELDERS, 1, "elders who lie face up under others"),
        Field("elders-face-down", 1, 6, "how many elders lie face down"),
        Field("open", CARDS, 1, "buildings that lie open"),
        Field("piles", 3, 18, "how many cards lie in the A, B and C piles"),
        Field("market", SEATS, 3, "shares on the action board, by seat from the observer on"),
        Field("discount", 1, 2, "the discount on shares in this round"),
        Field("forest-supply", 1, 30, "forest tiles in the supply"),
        Field("campaign", 3, 1, "which game of a campaign: one place is 1; all 0 otherwise"),
        Field("past-points", 1, 100, "points of the campaign's games before"),
        Field("hand", CARDS - FIRST_C, 1, "C buildings in the observer's hand"),
    ],
    [
        Field("here", 1, 1, "1 where somebody sits"),
        Field("fish", 1, 30, "fish in the supply"),
        Field("wood", 1, 20, "wood in the supply"),
        Field("gold", 1, 20, "gold in the supply"),
        Field("reserve", 3, 20, "fish, wood and gold in the reserve"),
        Field("unissued", 1, 3, "shares not issued yet"),
        Field("shares", SEATS, 5, "issued shares held, by seat from the observer on"),
        Field("forests", PLACES, 2, "forest tiles on each place of the harbour"),
        Field("built-on", PLACES, 2, "buildings on each place of the harbour"),
        Field("moored", 1, 3, "buildings that lie with the ships"),
        Field("buildings", CARDS, 1, "buildings built"),
        Field("used", CARDS, 1, "of these, the ones for once that have been used"),
        Field("ships", SHIPS, 5, "sloops, cutters and schooners"),
        Field("elders", ELDERS, 1, "elders in the council"),
        Field("elder-fish", ELDERS, 5, "fish on each of these elders"),
        Field("elder-busy", ELDERS, 1, "elders with a worker on them"),
        Field("hand-size", 1, 4, "cards in hand"),
    ],
    SEATS,
)
SIZE: Final = LAYOUT.size
QUESTION: Final = Question(LAYOUT, PROMPTS)

AT_SEATS: Final = LAYOUT.at("seats") - 1
AT_DECK: Final = LAYOUT.at("deck")
AT_ROUND: Final = LAYOUT.at("round") - 1
AT_PHASE: Final = LAYOUT.at("phase")
AT_PLACED: Final = LAYOUT.at("placed")
AT_START: Final = LAYOUT.at("start")
AT_NAMED: Final = LAYOUT.at("named")
AT_NUMBER: Final = LAYOUT.at("number")
AT_ROOM: Final = LAYOUT.at("room")
AT_WORKERS: Final = LAYOUT.at("workers")
AT_PLATES: Final = LAYOUT.at("plates")
AT_SHIP_SUPPLY: Final = LAYOUT.at("ship-supply")
AT_ON_TOP: Final = LAYOUT.at("elders-on-top")
AT_BENEATH: Final = LAYOUT.at("elders-beneath")
AT_FACE_DOWN: Final = LAYOUT.at("elders-face-down")
AT_OPEN: Final = LAYOUT.at("open")
AT_PILES: Final = LAYOUT.at("piles")
AT_MARKET: Final = LAYOUT.at("market")
AT_DISCOUNT: Final = LAYOUT.at("discount")
AT_FORESTS: Final = LAYOUT.at("forest-supply")
AT_CAMPAIGN: Final = LAYOUT.at("campaign") - 1
AT_PAST: Final = LAYOUT.at("past-points")
AT_HAND: Final = LAYOUT.at("hand") - FIRST_C
PLAYERS: Final = LAYOUT.players
BLOCK: Final = LAYOUT.block
IN_GOODS: Final = LAYOUT.within("fish")
IN_SHARES: Final = LAYOUT.within("shares")
IN_FORESTS: Final = LAYOUT.within("forests")
IN_BUILT_ON: Final = LAYOUT.within("built-on")
IN_MOORED: Final = LAYOUT.within("moored")
IN_BUILDINGS: Final = LAYOUT.within("buildings")
IN_USED: Final = LAYOUT.within("used")
IN_SHIPS: Final = LAYOUT.within("ships")
IN_ELDERS: Final = LAYOUT.within("elders")
IN_ELDER_FISH: Final = LAYOUT.within("elder-fish")
IN_ELDER_BUSY: Final = LAYOUT.within("elder-busy")
IN_HAND_SIZE: Final = LAYOUT.within("hand-size")


def observe(state: State, ask: Ask | None, seat: int) -> bytearray:
    """The row of a seat; `ask` is the question that stands, None when the game is over."""
    row = bytearray(SIZE)
    seats = len(state.players)
    board = state.deck.board
    row[AT_SEATS + seats] = 1
    deck = state.deck.name.partition(MIXED)[0]
    if deck in DECKS:
        row[AT_DECK + DECKS[deck]] = 1
    row[AT_ROUND + min(state.round, ROUNDS)] = 1
    row[AT_PHASE + PHASES.get(state.phase, 0)] = 1
    row[AT_PLACED] = state.placed
    row[AT_START + (state.starter() - seat) % seats] = 1
    if ask is not None:
        _question(row, ask, seat, seats)
    _spaces(state, row, seat, seats)
    row[AT_PLATES] = state.plates
    row[AT_SHIP_SUPPLY], row[AT_SHIP_SUPPLY + 1], row[AT_SHIP_SUPPLY + 2] = state.ships
    for stack in state.stacks:
        if stack:
            for elder in stack:
                row[AT_BENEATH + elder] = 1
            top = stack[-1]
            row[AT_BENEATH + top] = 0
            row[AT_ON_TOP + top] = 1
    row[AT_FACE_DOWN] = sum([len(pile.cards) for pile in state.cellar])
    for shown in (state.open_a, state.open_b, state.open_c):
        for card in shown:
            row[AT_OPEN + card] = 1
    row[AT_PILES] = len(state.pile_a.cards)
    row[AT_PILES + 1] = len(state.pile_b.cards)
    row[AT_PILES + 2] = len(state.pile_c.cards)
    for colour, shares in enumerate(state.market):
        row[AT_MARKET + (colour - seat) % seats] = shares
    row[AT_DISCOUNT] = board.share_discount[state.round - 1]
    row[AT_FORESTS] = state.forest_supply
    if state.game:
        row[AT_CAMPAIGN + min(state.game, 3)] = 1
        row[AT_PAST] = small(max(0, sum(state.past_scores)))
    for card in state.players[seat].hand.cards:
        row[AT_HAND + card] = 1
    for place in range(seats):
        _player(row, state.players[(seat + place) % seats], PLAYERS + place * BLOCK, seat, seats)
    return row


def _question(row: bytearray, ask: Ask, seat: int, seats: int) -> None:
    """Who is asked what, and what the question names."""
    QUESTION.fill(row, ask, seat, seats)
    for _, (kind, thing) in ask.values:
        if kind == "card":
            row[AT_NAMED + CARD_NUMBER[str(thing)]] = 1
        elif kind == "number":
            row[AT_NUMBER] = small(int(thing))


def _spaces(state: State, row: bytearray, seat: int, seats: int) -> None:
    """The workers on the action board. Alone, they are told apart by colour: first that of this round."""
    own = (state.round - 1) % state.colours if state.colours else seat
    colours = state.colours or seats
    capacity = state.capacity
    for space in state.spaces:
        workers = state.workers[space]
        row[AT_ROOM + space] = max(0, capacity[space] - len(workers))
        for colour in workers:
            row[AT_WORKERS + space * SEATS + (colour - own) % colours] += 1


def _player(row: bytearray, player: Player, at: int, seat: int, seats: int) -> None:
    """One harbour."""
    row[at] = 1
    goods = at + IN_GOODS
    row[goods : goods + 7] = bytes(
        (
            small(player.fish),
            small(player.wood),
            small(player.gold),
            small(player.reserve_fish),
            small(player.reserve_wood),
            small(player.reserve_gold),
            player.unissued,
        )
    )
    shares = player.shares[seat:] + player.shares[:seat]
    row[at + IN_SHARES : at + IN_SHARES + seats] = bytes(shares)
    row[at + IN_FORESTS : at + IN_FORESTS + PLACES] = bytes(player.forests)
    row[at + IN_MOORED] = len(player.moored)
    if player.cards:
        built_on = at + IN_BUILT_ON
        for cards in player.places:
            row[built_on] = len(cards)
            built_on += 1
        for card in player.cards:
            row[at + IN_BUILDINGS + card] = 1
            if player.used >> card & 1:
                row[at + IN_USED + card] = 1
    row[at + IN_SHIPS : at + IN_SHIPS + SHIPS] = bytes(player.ships)
    for elder, fish, worker in zip(player.elders, player.elder_fish, player.elder_worker, strict=True):
        row[at + IN_ELDERS + elder] = 1
        row[at + IN_ELDER_FISH + elder] = fish
        row[at + IN_ELDER_BUSY + elder] = worker != NOBODY
    row[at + IN_HAND_SIZE] = len(player.hand.cards)
