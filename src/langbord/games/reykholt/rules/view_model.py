"""What a seat sees of the table, as `view.py` builds it. Words stand for things, as in the vocabulary of moves."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from langbord.engine.web import Asked
from langbord.plugin import ScoreLine

#: Amounts by the word of the good.
GoodsView = dict[str, int]


class SpaceView(TypedDict):
    """An action space."""

    word: str
    column: int
    row: int  # from 1, the top one
    flag: bool
    closed: bool
    worker: int | Literal["neutral"] | None  # the seat; alone 0
    colour: int | None  # alone: of the worker
    guest: int | None


class PileView(TypedDict):
    """A pile of greenhouses, the top card first."""

    word: str
    size: int  # 0 for the random pile
    cards: list[str]
    left: int
    next: str | None  # the random card on top, if everybody knows it
    bottom: list[str]


class TableView(TypedDict):
    """A table of the track."""

    table: int
    good: str
    plates: int


class TrackView(TypedDict):
    """The Tourism Track."""

    order: list[int]  # seats as they stand, the farthest first
    waiting: list[int]
    tables: list[TableView]


class NextTable(TypedDict):
    """The next table of a player."""

    table: int
    good: str
    plates: int
    payable: bool


class HouseView(TypedDict):
    """A greenhouse of a player."""

    word: str
    size: int
    allowed: list[str]
    golden: str
    beds: GoodsView
    filled: int
    seeds: dict[str, int]  # by good that can be seeded now: how many seedings are within reach, this one included


class CardView(TypedDict):
    """A service card in use."""

    word: str
    owner: int
    shared_with: int | None
    red: bool
    any_time: bool
    used: bool
    goods: list[str]


class GoalView(TypedDict):
    """A goal of the story."""

    key: str
    good: str | None
    need: int
    have: int
    met: bool


class Gestures(TypedDict):
    """What one tap may say while a worker is to be placed: all its words, by what is tapped."""

    piles: dict[str, list[str]]
    cards: dict[str, list[str]]  # of the display
    shared: dict[str, list[str]]  # cards of neighbours
    seeds: dict[str, dict[str, list[str]]]  # by greenhouse and good
    harvests: dict[str, list[str]]  # by greenhouse
    harvest_all: list[str]
    sides: dict[str, list[list[str]]]  # by space: each side of an "or", where there is nothing else to choose


class Step(TypedDict):
    """A table on the way, and how it is reached: pay or bonus."""

    table: int
    good: str
    plates: int
    how: str


class PlanView(TypedDict):
    """A whole turn of Tourism Time: its words, the way, and the goods that are left then."""

    words: list[str]
    way: list[Step]
    keeps: GoodsView


class PlayerView(TypedDict):
    """A player's area; all of it is open (R1.12)."""

    seat: int
    goods: GoodsView
    table: int
    rank: int
    workers: int
    flags: list[int]
    bonus_used: bool
    bonus_goods: int
    next: NextTable
    houses: list[HouseView]
    cards: list[CardView]
    goals: list[GoalView]
    score: list[ScoreLine]
    gestures: Gestures | None  # of the viewer, while it may place a worker
    plans: list[PlanView]  # of the viewer: the turns of Tourism Time that it has or may hope for


class SoloView(TypedDict):
    """What only a game alone has."""

    colour: int
    blocked: list[str]
    variant: bool
    aim: int


class View(TypedDict):
    """The table as a seat sees it."""

    set: str
    edition: str
    seats: int
    scenario: str | None
    round: int
    rounds: int
    phase: str
    start: int
    active: int | None
    placed: int
    event: str | None
    events_left: int | None
    spaces: list[SpaceView]
    piles: list[PileView]
    display: list[str]
    stack: list[str]
    track: TrackView
    players: list[PlayerView]
    solo: SoloView | None
    over: bool
    ask: NotRequired[Asked | None]  # put beside it by the page
