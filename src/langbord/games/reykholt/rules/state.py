"""What lies on the table: plain typed dataclasses.

What they begin as and how they are copied stands here once more, field by field: compiled, that is ten times as fast.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from langbord.engine.bounds import bits
from langbord.engine.chance import Chance
from langbord.engine.table import STATIC, Pile, Table
from langbord.games.reykholt.rules.beds import DIGIT
from langbord.games.reykholt.rules.compiled import Book
from langbord.games.reykholt.rules.moves import CARDS, GOODS, ROWS

START: Final = "start"  # the start player is still to be named
DAWN: Final = "dawn"
WORK: Final = "work"
HARVEST: Final = "harvest"
TOURISM: Final = "tourism"
HOME: Final = "home"
OVER: Final = "over"
NOBODY: Final = -1
NEUTRAL: Final = 9  # the colour of the workers that block spaces alone (R11.3)


@dataclass
class Player:
    """One player's area. Greenhouses, cards and goods go by their numbers in the vocabulary, from 0."""

    seat: int
    goods: list[int] = field(default_factory=lambda: [0] * GOODS)
    table: int = 0  # tables advanced; 0: the start table
    houses: list[int] = field(default_factory=list)  # greenhouses, plots on cards included
    beds: list[int] = field(default_factory=list, metadata=bits(DIGIT * GOODS))  # what grows in each (beds.py)
    cards: list[int] = field(default_factory=list)  # service cards, shared ones included, as they came
    held: int = field(default=0, metadata=bits(CARDS))  # the same as bits, for quick look-up
    used: int = field(default=0, metadata=bits(CARDS))  # any-time cards used in this round, as bits
    flags: int = 0  # columns in which a flagged space was taken in this round, as bits (R3.8)
    bonus: bool = False  # used in this round (R9.4)
    met: bool = False  # an occupied table was reached in this Tourism Time; rules 1 knows it in the turn only

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.goods = [0] * GOODS
        self.table = 0
        self.houses = []
        self.beds = []
        self.cards = []
        self.held = self.used = self.flags = 0
        self.bonus = False
        self.met = False

    def copy(self) -> Player:
        """An independent copy."""
        twin = Player(self.seat)
        twin.goods = self.goods[:]
        twin.table = self.table
        twin.houses = self.houses[:]
        twin.beds = self.beds[:]
        twin.cards = self.cards[:]
        twin.held, twin.used, twin.flags = self.held, self.used, self.flags
        twin.bonus, twin.met = self.bonus, self.met
        return twin


@dataclass
class State(Table):
    """The whole table."""

    book: Book = field(init=False, metadata=STATIC, compare=False, repr=False)
    players: list[Player] = field(default_factory=list)
    round: int = 1
    rounds: int = 7
    phase: str = DAWN
    first: int = 0  # the start player of round 1
    placed: int = 0  # workers placed in this round
    workers: list[int] = field(default_factory=list)  # by space: seat (alone: colour) of the worker there, or NOBODY
    piles: list[list[int]] = field(default_factory=list)  # face-up greenhouses by pile, the last on top
    marked: list[int] = field(default_factory=list)  # the marked card on top of the random pile, until it is taken
    random: Pile = field(default_factory=Pile)  # the shuffled ones under it
    returned: list[int] = field(default_factory=list)  # discarded ones at the bottom, the first to be drawn first
    display: list[int] = field(default_factory=list)  # service cards that can be taken
    owner: dict[int, int] = field(default_factory=dict)  # by card: in front of whom it lies
    partner: dict[int, int] = field(default_factory=dict)  # by shared card: its second user
    hoards: dict[int, list[int]] = field(default_factory=dict)  # by card: the goods on it, the last on top
    order: list[int] = field(default_factory=list)  # seats as they stand on the track, the farthest first
    waiting: int = 0  # seats that still have their turn in this Tourism Time, as bits
    harvester: int = NOBODY  # the first to harvest by an action in this Work Time
    happened: list[int] = field(default_factory=list)  # by trigger: how often, since cards last answered
    answered: int = field(default=0, metadata=bits(CARDS))  # cards that have answered since then, as bits
    acting: bool = False  # the actions of a space are being carried out
    bent: int = 0  # rules that scenario and event bend for all, as bits
    scenario: int = NOBODY
    event: int = NOBODY  # of this round
    events: Pile = field(default_factory=Pile)  # as cards 23 + event
    variant: bool = False  # alone: a blocked space may still be used (R11.10)
    guest: int = NOBODY  # the space so used, while its worker stands there
    guest_colour: int = NOBODY

    def __init__(self, chance: Chance) -> None:
        super().__init__(chance)
        self.players = []
        self.round, self.rounds = 1, 7
        self.phase = DAWN
        self.first = self.placed = 0
        self.workers = []
        self.piles = []
        self.marked = []
        self.random = Pile()
        self.returned = []
        self.display = []
        self.owner = {}
        self.partner = {}
        self.hoards = {}
        self.order = []
        self.waiting = 0
        self.harvester = NOBODY
        self.happened = []
        self.answered = 0
        self.acting = False
        self.bent = 0
        self.scenario = self.event = NOBODY
        self.events = Pile()
        self.variant = False
        self.guest = self.guest_colour = NOBODY

    def copy(self) -> State:
        """An independent copy."""
        twin = State(self.chance.copy())
        twin.reveals, twin.revealed = self.reveals, self.revealed
        twin.log = self.log
        if self.rules != 1:
            twin.rules = self.rules
        twin.book = self.book
        twin.players = [player.copy() for player in self.players]
        twin.round, twin.rounds = self.round, self.rounds
        twin.phase = self.phase
        twin.first, twin.placed = self.first, self.placed
        twin.workers = self.workers[:]
        twin.piles = [pile[:] for pile in self.piles]
        twin.marked = self.marked[:]
        twin.random = self.random.copy()
        twin.returned = self.returned[:]
        twin.display = self.display[:]
        twin.owner = self.owner.copy()
        twin.partner = self.partner.copy()
        twin.hoards = {card: goods[:] for card, goods in self.hoards.items()}
        twin.order = self.order[:]
        twin.waiting, twin.harvester = self.waiting, self.harvester
        twin.happened, twin.answered = self.happened[:], self.answered
        twin.acting, twin.bent = self.acting, self.bent
        twin.scenario, twin.event = self.scenario, self.event
        twin.events = self.events.copy()
        twin.variant = self.variant
        twin.guest, twin.guest_colour = self.guest, self.guest_colour
        return twin

    def starter(self) -> int:
        """The start player of this round (R10.2)."""
        return (self.first + self.round - 1) % len(self.players)

    def active(self) -> Player:
        """The player whose worker is due (R3.1)."""
        players = self.players
        return players[(self.first + self.round - 1 + self.placed) % len(players)]

    def all_placed(self) -> bool:
        """Whether every worker of this round has had its turn (R3.1)."""
        return self.placed >= self.book.workers

    def clockwise(self) -> list[Player]:
        """All players from the start player on (R2.2)."""
        start = self.starter()
        return self.players[start:] + self.players[:start]

    def along_track(self) -> list[Player]:
        """All players as they stand on the track, the farthest first (R9.2)."""
        return [self.players[seat] for seat in self.order]

    def colour(self, player: Player) -> int:
        """What is noted for a worker: its seat, alone the colour of the round (R11.5)."""
        return player.seat if len(self.players) > 1 else (self.round - 1) % 2

    def random_left(self) -> int:
        """Cards in the random pile."""
        return len(self.marked) + len(self.random) + len(self.returned)

    def shares_table(self, player: Player) -> bool:
        """Whether another manager stands on the same table."""
        return any(other.table == player.table and other is not player for other in self.players)

    def row_is_empty(self) -> bool:
        """Whether no worker stands in some whole row (R7.6)."""
        workers = self.workers
        return any(all(workers[space] == NOBODY for space in row) for row in self.book.rows if row)


def space_number(column: int, row: int) -> int:
    """The number of a space; rows count from 1."""
    return column * ROWS + row - 1
