"""What lies on the table: plain typed dataclasses.

What they begin as and how they are copied stands here once more, field by field: compiled, that is ten times as fast.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from langbord.engine.bounds import bits
from langbord.engine.chance import Chance
from langbord.engine.table import STATIC, Hand, Pile, Table
from langbord.games.nusfjord.edition.loader import Board, Deck
from langbord.games.nusfjord.rules.moves import CARDS, FIRST_B, FIRST_C, SPACE_WORDS, SPACES

START: Final = "start"  # the start player is still to be named
FISHING: Final = "fishing"
WORK: Final = "work"
HOME: Final = "home"
OVER: Final = "over"
NOBODY: Final = -1
SLOOP: Final = 0
CUTTER: Final = 1
SCHOONER: Final = 2
COPY: Final = SPACE_WORDS.index("copy")
COPY_1: Final = SPACE_WORDS.index("copy-1")


@dataclass
class Player:
    """One harbour with its supply, council and hand. Places are S1, D1 … D5; cards and elders count from 0."""

    seat: int
    fish: int = 0
    wood: int = 0
    gold: int = 0
    reserve_fish: int = 0
    reserve_wood: int = 0
    reserve_gold: int = 0
    unissued: int = 3
    shares: list[int] = field(default_factory=list)  # issued ones in this supply, by whose colour they are
    forests: list[int] = field(default_factory=list)  # tiles by place
    places: list[list[int]] = field(default_factory=list)  # buildings by place
    moored: list[int] = field(default_factory=list)  # buildings that lie with the ships
    cards: list[int] = field(default_factory=list)  # all buildings, in the order in which they were built
    built: int = field(default=0, metadata=bits(CARDS))  # the same as bits, for quick look-up
    used: int = field(default=0, metadata=bits(CARDS))  # once buildings that have been used, as bits
    ships: list[int] = field(default_factory=lambda: [0, 0, 0])
    elders: list[int] = field(default_factory=list)
    elder_fish: list[int] = field(default_factory=list)
    elder_worker: list[int] = field(default_factory=list)  # colour of the worker on each elder, or NOBODY
    hand: Hand = field(default_factory=Hand)
    hand_points: int = 0  # by cards that are carried out by hand (N8.18)

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.fish = self.wood = self.gold = 0
        self.reserve_fish = self.reserve_wood = self.reserve_gold = 0
        self.unissued = 3
        self.shares = []
        self.forests = []
        self.places = []
        self.moored = []
        self.cards = []
        self.built = self.used = 0
        self.ships = [0, 0, 0]
        self.elders = []
        self.elder_fish = []
        self.elder_worker = []
        self.hand = Hand()
        self.hand_points = 0

    def copy(self) -> Player:
        """An independent copy."""
        twin = Player(self.seat)
        twin.fish, twin.wood, twin.gold = self.fish, self.wood, self.gold
        twin.reserve_fish, twin.reserve_wood = self.reserve_fish, self.reserve_wood
        twin.reserve_gold = self.reserve_gold
        twin.unissued = self.unissued
        twin.shares = self.shares[:]
        twin.forests = self.forests[:]
        twin.places = [place[:] for place in self.places]
        twin.moored = self.moored[:]
        twin.cards = self.cards[:]
        twin.built, twin.used = self.built, self.used
        twin.ships = self.ships[:]
        twin.elders = self.elders[:]
        twin.elder_fish = self.elder_fish[:]
        twin.elder_worker = self.elder_worker[:]
        twin.hand = self.hand.copy()
        twin.hand_points = self.hand_points
        return twin


@dataclass
class State(Table):
    """The whole table."""

    deck: Deck = field(init=False, metadata=STATIC, compare=False, repr=False)
    players: list[Player] = field(default_factory=list)
    round: int = 1
    phase: str = FISHING
    placed: int = 0  # workers placed in this round
    first: int = 0  # the start player of round 1
    capacity: list[int] = field(default_factory=list)  # by space; 0: not on this board
    spaces: list[int] = field(default_factory=list)  # those that are on this board
    workers: list[list[int]] = field(default_factory=list)  # by space: the colours of the workers there
    plates: int = 0  # filled ones, always the lowest
    ships: list[int] = field(default_factory=list)  # supply by kind
    stacks: list[list[int]] = field(default_factory=list)  # elders face up by place, the last on top
    cellar: list[Pile] = field(default_factory=list)  # the elder face down under each place (as card 44 + elder)
    pile_a: Pile = field(default_factory=Pile)
    pile_b: Pile = field(default_factory=Pile)
    pile_c: Pile = field(default_factory=Pile)
    open_a: list[int] = field(default_factory=list)
    open_b: list[int] = field(default_factory=list)
    open_c: list[int] = field(default_factory=list)
    market: list[int] = field(default_factory=list)  # shares on the action board by colour
    forest_supply: int = 0
    site: int = NOBODY  # the building that has been paid for and still needs its place
    colours: int = 0  # solo: worker colours in turn; 0 with rivals
    game: int = 0  # campaign: 1 to 3; 0 otherwise
    past_scores: list[int] = field(default_factory=list)  # campaign: of the games before
    past_cards: list[int] = field(default_factory=list)  # campaign: buildings built in the games before

    def __init__(self, chance: Chance) -> None:
        super().__init__(chance)
        self.players = []
        self.round = 1
        self.phase = FISHING
        self.placed = self.first = 0
        self.capacity = []
        self.spaces = []
        self.workers = []
        self.plates = 0
        self.ships = []
        self.stacks = []
        self.cellar = []
        self.pile_a, self.pile_b, self.pile_c = Pile(), Pile(), Pile()
        self.open_a = []
        self.open_b = []
        self.open_c = []
        self.market = []
        self.forest_supply = 0
        self.site = NOBODY
        self.colours = self.game = 0
        self.past_scores = []
        self.past_cards = []

    def copy(self) -> State:
        """An independent copy."""
        twin = State(self.chance.copy())
        twin.reveals, twin.revealed = self.reveals, self.revealed
        twin.log = self.log
        if self.rules != 1:
            twin.rules = self.rules
        twin.deck = self.deck
        twin.players = [player.copy() for player in self.players]
        twin.round, twin.phase = self.round, self.phase
        twin.placed, twin.first = self.placed, self.first
        twin.capacity = self.capacity[:]
        twin.spaces = self.spaces[:]
        twin.workers = [workers[:] for workers in self.workers]
        twin.plates = self.plates
        twin.ships = self.ships[:]
        twin.stacks = [stack[:] for stack in self.stacks]
        twin.cellar = [pile.copy() for pile in self.cellar]
        twin.pile_a, twin.pile_b, twin.pile_c = self.pile_a.copy(), self.pile_b.copy(), self.pile_c.copy()
        twin.open_a, twin.open_b, twin.open_c = self.open_a[:], self.open_b[:], self.open_c[:]
        twin.market = self.market[:]
        twin.forest_supply, twin.site = self.forest_supply, self.site
        twin.colours, twin.game = self.colours, self.game
        twin.past_scores = self.past_scores[:]
        twin.past_cards = self.past_cards[:]
        return twin

    def starter_of(self, number: int) -> int:
        """The start player of a round: the start passes counter-clockwise (N9.2)."""
        return (self.first - number + 1) % len(self.players)

    def starter(self) -> int:
        """The start player of this round."""
        return self.starter_of(self.round)

    def active(self) -> Player:
        """The player whose worker is due (N4.1)."""
        return self.players[(self.starter_of(self.round) + self.placed) % len(self.players)]

    def clockwise(self) -> list[Player]:
        """All players from the start player on."""
        start = self.starter_of(self.round)
        return self.players[start:] + self.players[:start]

    def colour_of(self, number: int) -> int:
        """Alone: the colour of the workers of a round (N11.2)."""
        return (number - 1) % self.colours

    def colour(self, player: Player) -> int:
        """The colour of the worker that a player places in this round (N11.2)."""
        return self.colour_of(self.round) if self.colours else player.seat

    def workers_left(self, player: Player) -> int:
        """Workers that a player has still to place in this round, without the one whose action is going on (N4.1)."""
        workers = self.deck.board.workers
        if self.phase in (HOME, OVER):
            return 0
        if self.phase != WORK:
            return workers
        seats = len(self.players)
        turn = (player.seat - self.starter()) % seats
        had = (self.placed - turn + seats - 1) // seats  # turns that are over, with a worker or without
        colour = self.colour(player)
        out = sum(standing.count(colour) for standing in self.workers)
        out += sum(other.elder_worker.count(colour) for other in self.players)
        return workers - max(had, out)

    def full(self, space: int) -> bool:
        """Whether a space has no room for another worker (N4.3)."""
        return len(self.workers[space]) >= self.capacity[space]


def set_up(deck: Deck, chance: Chance, rules: int, seats: int, first: int, colours: int, game: int) -> State:
    """The table at the start of a game (N1, N11.1)."""
    board = deck.board
    index = seats - 1
    state = State(chance)
    state.play_by(rules)
    state.deck = deck
    state.first = first
    state.capacity = capacities(board, seats, colours)
    state.workers = [[] for _ in range(SPACES)]
    state.plates = board.plates_filled[index]
    state.ships = [board.ship_supply[index]] * 3
    state.market = [0] * seats
    state.colours = colours
    state.game = game
    state.spaces = [space for space in range(SPACES) if state.capacity[space]]
    state.players = [new_player(board, seat, seats) for seat in range(seats)]
    state.forest_supply = board.forest_tiles - seats * sum(board.forests)
    lay_out_elders(state, seats)
    shuffle_buildings(state, list(range(CARDS)))
    return state


def capacities(board: Board, seats: int, colours: int) -> list[int]:
    """Workers that fit on each space (N1.2, N5.13, N11.2, N11.3)."""
    side = 0 if seats <= 2 else 1
    capacity = [board.capacity[space][side] for space in range(SPACES)]
    any_column = seats == 4 or colours == 2
    by_column = seats == 5 or colours == 3
    capacity[COPY] = 1 if any_column else 0
    capacity[COPY_1 : COPY_1 + 3] = [1 if by_column else 0] * 3
    return capacity


def new_player(board: Board, seat: int, seats: int) -> Player:
    """A harbour at the start (N1.9, N2.2)."""
    player = Player(seat)
    player.shares = [0] * seats
    player.shares[seat] = 2
    player.forests = board.forests[:]
    player.places = [[] for _ in board.cells]
    return player


def lay_out_elders(state: State, seats: int) -> None:
    """N1.5"""
    board = state.deck.board
    places = board.elder_places
    state.stacks = [list(range(place, board.elders_face_up[seats - 1], places)) for place in range(places)]
    state.cellar = [Pile() for _ in range(places)]
    hidden = list(range(CARDS + 2 * places, CARDS + 2 * places + board.elders_face_down[seats - 1]))
    state.chance.shuffle(hidden)
    for pile, card in zip(state.cellar, hidden, strict=False):
        pile.cards.append(card)


def shuffle_buildings(state: State, cards: list[int]) -> None:
    """Shuffle the A, B and C buildings among `cards` and lay out the first (N1.7)."""
    state.pile_a.cards = [card for card in cards if card < FIRST_B]
    state.pile_b.cards = [card for card in cards if FIRST_B <= card < FIRST_C]
    state.pile_c.cards = [card for card in cards if card >= FIRST_C]
    first = state.deck.first
    for pile in (state.pile_a, state.pile_b, state.pile_c):
        state.chance.shuffle(pile.cards)
        if first:  # other decks are mixed in: those of the first display lie on top (N1.11)
            pile.cards.sort(key=first.__contains__)
    lay_out_buildings(state)


def lay_out_buildings(state: State) -> None:
    """Turn up the first A and B buildings."""
    board = state.deck.board
    state.open_a = turn_up(state, state.pile_a, board.display_a)
    state.open_b = turn_up(state, state.pile_b, board.display_b)
    state.open_c = []


def turn_up(state: State, pile: Pile, count: int) -> list[int]:
    """Up to `count` cards of a pile, face up and sorted."""
    return sorted(pile.draw_several(state, count, "buildings"))
