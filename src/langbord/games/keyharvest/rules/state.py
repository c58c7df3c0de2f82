"""What lies on the table: plain typed dataclasses. Sets of fields, spaces, workers and actions are bits of a number.

What they begin as and how they are copied stands here once more, field by field: compiled, that is ten times as fast.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from langbord.engine.bounds import bits
from langbord.engine.chance import Chance
from langbord.engine.table import COMPILED, STATIC, Hand, Pile, Table
from langbord.games.keyharvest.edition.geometry import nth
from langbord.games.keyharvest.edition.loader import PAIRS, Land
from langbord.games.keyharvest.rules.moves import ACTIONS, CROPS, EVENTS, FIRST_EVENT, SPACES, WORKERS

START, PLAY, OVER = "start", "play", "over"
NOWHERE: Final = -1
COUNTERS: Final = 12  # of each crop (K1.4)
START_COUNTERS: Final = 3  # each (K1.7, K1.8)
REGISTRY: Final = 6  # fields on show (K10.1)
STORE: Final = 2  # fields in a store (K7.1)
TRACK: Final = 10  # spaces for events (K11.1)
CHECKED: Final = 7  # the space at which tiles are counted, and how many everybody needs (K11.3)
UNSEEN: Final = 2  # events taken out with three or four players (K1.9)
ACTIONS_PER_TURN: Final = 2  # K3.2
LAST_TURNS: Final = 2  # each (K13.2)
IDLE_ROUNDS: Final = 3  # K13.4
DRY_ROUNDS: Final = 12  # K13.5
FARMHANDS: Final = 0b000000111111  # workers A to F
TOWNSFOLK: Final = 0b111111000000  # workers G to L


@dataclass
class Lot:
    """A field in a store, and the bid beside it by crop."""

    offered: int
    bid: list[int] = field(default_factory=lambda: [0] * CROPS)

    def __init__(self, offered: int, bid: list[int] | None = None) -> None:
        self.offered = offered
        self.bid = [0] * CROPS if bid is None else bid

    def copy(self) -> Lot:
        """An independent copy."""
        return Lot(self.offered, self.bid[:])


@dataclass
class Player:
    """One country board with what belongs to it."""

    seat: int
    fields: int = field(default=0, metadata=bits(SPACES))
    harvested: int = field(default=0, metadata=bits(SPACES))  # those of the fields that are
    workers: int = field(default=0, metadata=bits(SPACES))  # the spaces where one stands
    worker_at: list[int] = field(default_factory=lambda: [NOWHERE] * WORKERS)  # the space of each worker A to L
    farmhands: int = field(default=FARMHANDS, metadata=bits(WORKERS))  # those not on the board
    known: list[int] = field(default_factory=lambda: [0] * CROPS)  # counters in hand that everybody knows of
    secret: Hand = field(default_factory=Hand)  # start counters only their owner knows (K1.8, K1.11)
    store: list[Lot] = field(default_factory=list)

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.fields = self.harvested = self.workers = 0
        self.worker_at = [NOWHERE] * WORKERS
        self.farmhands = FARMHANDS
        self.known = [0] * CROPS
        self.secret = Hand()
        self.store = []

    def copy(self) -> Player:
        """An independent copy."""
        twin = Player(self.seat)
        twin.fields, twin.harvested, twin.workers = self.fields, self.harvested, self.workers
        twin.worker_at = self.worker_at[:]
        twin.farmhands = self.farmhands
        twin.known = self.known[:]
        twin.secret = self.secret.copy()
        twin.store = [lot.copy() for lot in self.store]
        return twin


@dataclass
class State(Table):
    """The whole table."""

    land: Land = field(init=False, metadata=STATIC, compare=False, repr=False)
    players: list[Player] = field(default_factory=list)
    phase: str = PLAY
    chooser: int = NOWHERE  # who names the start player, while that is open (K1.10)
    first: int = 0
    active: int = 0  # whose turn it is
    turn: int = 0  # turns begun
    done: int = field(default=0, metadata=bits(ACTIONS))  # actions of this turn
    idle: int = 0  # turns in a row without any action (K13.4)
    last: int = 0  # turns still to come after the tenth event, this one included; 0 before (K13.2)
    taken: int = 0  # the turn in which a field was last taken from the registry or the bag (K13.5)
    registry: int = field(default=0, metadata=bits(SPACES))
    bag_fields: int = field(default=0, metadata=bits(SPACES))  # open to all, as it is what lies nowhere else
    bag_known: list[int] = field(default_factory=list)  # events in the bag that were seen before, sorted
    bag_events: Pile = field(default_factory=Pile)  # events in the bag that nobody has seen
    removed: Pile = field(default_factory=Pile)  # events taken out unseen (K1.9)
    track: list[int] = field(default_factory=list)
    seen: list[int] = field(default_factory=list)  # every event that was put on the track, in order
    ignored: list[int] = field(default_factory=list)  # events drawn after the tenth (K13.3)
    running: list[int] = field(default_factory=list)  # events going on, the innermost last (K11.6)
    drawers: list[int] = field(default_factory=list)  # who drew each of them
    moving: int = field(default=0, metadata=bits(SPACES))  # fields on their way: drawn, given, being swapped
    bidding: bool = False  # the bid on the newest lot of the active player is being made
    fallow: int = field(default=0, metadata=bits(SPACES))
    townsfolk: int = field(default=TOWNSFOLK, metadata=bits(WORKERS))  # those on the town board
    stock: list[int] = field(default_factory=lambda: [COUNTERS] * CROPS)

    def __init__(self, chance: Chance) -> None:
        super().__init__(chance)
        self.players = []
        self.phase = PLAY
        if COMPILED:  # a plain state has no room for them while they are as they begin (`engine/table.py`)
            self.chooser = NOWHERE
            self.last = self.taken = 0
        self.first = self.active = self.turn = self.done = self.idle = 0
        self.registry = self.bag_fields = 0
        self.bag_known = []
        self.bag_events, self.removed = Pile(), Pile()
        self.track = []
        self.seen = []
        self.ignored = []
        self.running = []
        self.drawers = []
        self.moving = 0
        self.bidding = False
        self.fallow = 0
        self.townsfolk = TOWNSFOLK
        self.stock = [COUNTERS] * CROPS

    def copy(self) -> State:
        """An independent copy."""
        twin = State(self.chance.copy())
        twin.reveals, twin.revealed = self.reveals, self.revealed
        twin.log = self.log
        if self.rules != 1:
            twin.rules = self.rules
        twin.land = self.land
        twin.players = [player.copy() for player in self.players]
        twin.phase = self.phase
        if self.chooser != NOWHERE:
            twin.chooser = self.chooser
        if self.last:
            twin.last = self.last
        if self.taken:
            twin.taken = self.taken
        twin.first, twin.active = self.first, self.active
        twin.turn, twin.done, twin.idle = self.turn, self.done, self.idle
        twin.registry, twin.bag_fields = self.registry, self.bag_fields
        twin.bag_known = self.bag_known[:]
        twin.bag_events, twin.removed = self.bag_events.copy(), self.removed.copy()
        twin.track, twin.seen, twin.ignored = self.track[:], self.seen[:], self.ignored[:]
        twin.running, twin.drawers = self.running[:], self.drawers[:]
        twin.moving, twin.bidding = self.moving, self.bidding
        twin.fallow, twin.townsfolk = self.fallow, self.townsfolk
        twin.stock = self.stock[:]
        return twin

    def clockwise(self, seat: int) -> list[Player]:
        """All players from a seat on (K3.1)."""
        return self.players[seat:] + self.players[:seat]

    def field_taken(self) -> None:
        """A field leaves the registry or the bag for good: play goes on (K13.5)."""
        if self.rules >= 2:
            self.taken = self.turn

    def ending(self) -> bool:
        """Whether the tenth event has come (K13.1)."""
        return len(self.track) == TRACK


def set_up(land: Land, chance: Chance, rules: int, seats: int) -> State:
    """The table at the start of a game (K1)."""
    state = State(chance)
    state.play_by(rules)
    state.land = land
    state.players = [Player(seat) for seat in range(seats)]
    pairs = list(range(PAIRS))
    chance.shuffle(pairs)
    state.bag_fields = land.spaces
    for player, pair in zip(state.players, pairs, strict=False):
        one, other = land.pairs[pair]
        player.fields = 1 << one | 1 << other
        state.bag_fields ^= player.fields
    if seats == 2:
        deal_open(state)
    else:
        deal_secret(state)
    for _ in range(REGISTRY):
        drawn = 1 << nth(state.bag_fields, chance.below(state.bag_fields.bit_count()))
        state.bag_fields ^= drawn
        state.registry |= drawn
    events = list(range(FIRST_EVENT, FIRST_EVENT + EVENTS))
    if seats > 2:
        chance.shuffle(events)
        state.removed.cards = [events.pop() for _ in range(UNSEEN)]
    state.bag_events.cards = events
    return state


def deal_open(state: State) -> None:
    """Two players: one counter of a doubled crop each, and two of the other crops (K1.7)."""
    doubled = state.chance.below(CROPS)
    singles = [crop for crop in range(CROPS) if crop != doubled]
    state.chance.shuffle(singles)
    for player in state.players:
        for crop in (doubled, singles.pop(), singles.pop()):
            player.known[crop] += 1
            state.stock[crop] -= 1


def deal_secret(state: State) -> None:
    """Three or four players: three counters each, blind, from as many of each crop as come out even (K1.8)."""
    crops = list(range(CROPS))
    state.chance.shuffle(crops)
    total = START_COUNTERS * len(state.players)
    pool = (crops * total)[:total]  # nine: one crop stays at one; twelve: two crops come to three
    state.chance.shuffle(pool)
    for player in state.players:
        player.secret.cards = sorted(pool.pop() for _ in range(START_COUNTERS))
        for crop in player.secret.cards:
            state.stock[crop] -= 1
