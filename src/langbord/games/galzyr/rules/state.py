"""What lies on the table: the world with its zones, the adventurers, and the scene and check that are going on."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from langbord.engine.bounds import most
from langbord.engine.chance import Chance
from langbord.engine.table import STATIC, Hand, Pile, Table
from langbord.games.galzyr.rules.land import Land

NOBODY: Final = -1
DRAWN: Final = -1
CHOSEN: Final = -2
NOWHERE: Final = -1

#: What comes next.
GATHER: Final = "gather"
SET_UP: Final = "set-up"
PLACING: Final = "placing"
ADVENTURE: Final = "adventure"
CALENDAR: Final = "calendar"
END_SCENE: Final = "end-scene"
SAVING: Final = "saving"
OVER: Final = "over"
PHASES: Final = (GATHER, SET_UP, PLACING, ADVENTURE, CALENDAR, END_SCENE, SAVING, OVER)


@dataclass
class Player:
    """A seat and its adventurer; cards by display number, in the order they came."""

    seat: int
    hero: int = NOBODY
    usual: int = NOBODY  # the adventurer of the month before: nobody else should take them without asking
    gold: int = 0
    marks: list[int] = field(default_factory=list)
    prestige: int = 0
    space: int = NOWHERE
    on_card: int = 0  # the card the figure stands on; 0: none
    extra_steps: int = 0  # for the next travel (G5.2)
    hand: Hand = field(default_factory=Hand)  # quests that only their owner sees (G11.2)
    quests: list[int] = field(default_factory=list)  # quests that lie open
    items: list[int] = field(default_factory=list)
    companions: list[int] = field(default_factory=list)
    statuses: list[int] = field(default_factory=list)


@dataclass
class SaveSlot:
    """An adventurer who is not at the table (G15.1)."""

    cards: list[int] = field(default_factory=list)
    gold: int = 0
    marks: list[int] = field(default_factory=list)
    played: bool = False


@dataclass
class Timer:
    """A token on the calendar. `seat` is the owner of the card, NOBODY for a card of the table."""

    card: int
    seat: int
    day: int


@dataclass
class Local:
    """A local card on its space."""

    card: int
    space: int


@dataclass
class Telling:
    """The scene that is going on."""

    scene: str
    seat: int
    card: int  # that led here; 0: none
    prestige: list[int]  # gained in this scene, by seat (G7.12)
    partner: int = NOBODY
    block: str = ""
    read: list[str] = field(default_factory=list)  # the blocks so far (`scene/block`), for the page
    told: list[str] = field(default_factory=list)  # all that was read and came of it, in order (passages.py)
    fellow: int = NOBODY  # who took part at first: the text may name them after they have gone
    option: int = NOBODY
    lent: list[int] = field(default_factory=list)  # cards of the partner
    lent_marks: bool = False
    asked: bool = False  # the partner was asked for more and lent nothing
    declined: list[int] = field(default_factory=list)  # seats that stay out of it (G9.1)
    guarded: list[str] = field(default_factory=list)  # tags that opened the option being paid for (G7.8)


@dataclass
class Conversion:
    """Symbols of a skill that count as successes (G8.9)."""

    skill: int
    symbols: int
    successes: int
    times: int


@dataclass
class Check:
    """The skill check that is going on. Dice: NOBODY for a base die, else the skill of an advanced one."""

    skill: int
    verb: str
    difficulty: str
    dice: list[int] = field(default_factory=list)
    faces: list[int] = field(default_factory=list)  # empty before the roll
    bonus: int = 0
    conversions: list[Conversion] = field(default_factory=list)
    #: lines used: (owner × 1000 + card) × 100 + line
    used: list[int] = field(default_factory=list, metadata=most(1_000_000))
    chosen: list[int] = field(default_factory=list)  # dice picked for a reroll
    window: str = ""
    rerolled: bool = False


@dataclass
class Deal:
    """A trade as it is being put together (G6.2)."""

    seat: int
    other: int
    give_gold: int = 0
    take_gold: int = 0
    give: list[int] = field(default_factory=list)
    take: list[int] = field(default_factory=list)


@dataclass
class State(Table):
    """The whole table."""

    land: Land = field(init=False, metadata=STATIC, compare=False, repr=False)
    players: list[Player] = field(default_factory=list)
    phase: str = GATHER
    competitive: bool = False
    closed: bool = False  # plain quests are held secretly
    challenge: bool = False
    starter: int = DRAWN  # who begins each month: a seat, or DRAWN, or CHOSEN by a drawn player (G3.6)
    month: int = 0
    months: int = 0  # months played to their end in this world
    weekday: int = 0  # Monday is 0
    day: int = 0
    first: int = 0
    active: int = 0
    reader: int = NOBODY  # who plays the end scene
    steps: int = 0
    travelling: bool = False
    ending: bool = False  # the timer of the mode card has come
    total: int = 0  # of the last check (G8.12)
    # --- zones: each card lies in exactly one (G2.6)
    library: list[int] = field(default_factory=list)  # sorted
    vault: list[int] = field(default_factory=list)
    quest_slot: Pile = field(default_factory=Pile)  # shuffled; the last is at the front
    quest_back: list[int] = field(default_factory=list)  # behind them, in an order everybody knows
    noticeboard: list[int] = field(default_factory=list)
    event_deck: Pile = field(default_factory=Pile)
    event_bottom: list[int] = field(default_factory=list)  # beneath, in an order everybody knows
    drawn: list[int] = field(default_factory=list)  # the event whose scene is played
    market: list[int] = field(default_factory=list)  # goods shown
    globals: list[int] = field(default_factory=list)
    locals: list[Local] = field(default_factory=list)
    locations: list[int] = field(default_factory=list)  # by their number, from 1 on at index 0
    saves: list[SaveSlot] = field(default_factory=list)  # by adventurer
    # --- marks on cards
    timers: list[Timer] = field(default_factory=list)  # in the order they were placed
    since_start: list[int] = field(default_factory=list)  # (seat + 1) × 1000 + card
    # --- what is going on
    telling: Telling | None = None
    check: Check | None = None
    deal: Deal | None = None
    refused: list[int] = field(default_factory=list)  # seats that refused to trade in this turn
    events_due: int = 0  # events to be drawn after this scene
    # --- what the world remembers
    seen: dict[str, int] = field(default_factory=dict)  # scenes: how often
    last_seen: dict[str, int] = field(default_factory=dict)  # and in which month of the world, counted from 0
    achievements: list[str] = field(default_factory=list)
    diary: list[str] = field(default_factory=list)  # scenes played and months ended, a line each (diary.py)

    def __init__(self, chance: Chance) -> None:
        """What it begins as, once more: the compiler asks for it, as `Table` has one."""
        super().__init__(chance)
        self.players = []
        self.phase = GATHER
        self.competitive = self.closed = self.challenge = False
        self.starter = DRAWN
        self.month = self.months = self.weekday = self.day = 0
        self.first = self.active = 0
        self.reader = NOBODY
        self.steps = 0
        self.travelling = self.ending = False
        self.total = 0
        self.library = []
        self.vault = []
        self.quest_slot = Pile()
        self.quest_back = []
        self.noticeboard = []
        self.event_deck = Pile()
        self.event_bottom = []
        self.drawn = []
        self.market = []
        self.globals = []
        self.locals = []
        self.locations = []
        self.saves = []
        self.timers = []
        self.since_start = []
        self.telling = None
        self.check = None
        self.deal = None
        self.refused = []
        self.events_due = 0
        self.seen = {}
        self.last_seen = {}
        self.achievements = []
        self.diary = []

    @property
    def active_player(self) -> Player:
        """Whose turn it is."""
        return self.players[self.active]

    @property
    def winter(self) -> bool:
        """The side of the board (G3.1)."""
        return self.month not in self.land.summer

    def in_turn_order(self, start: int) -> list[Player]:
        """All players, clockwise."""
        return self.players[start:] + self.players[:start]
