"""What a seat sees of the table, as `view.py` builds it. Words stand for things, as in the vocabulary of moves."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from langbord.engine.web import Asked
from langbord.plugin import ScoreLine

#: Counters by the word of their crop.
Counters = dict[str, int]


class Bag(TypedDict):
    """How many tiles the bag holds; which fields they are stands under `in_bag`."""

    tiles: int
    fields: int
    events: int


class Running(TypedDict):
    """An event that is going on."""

    event: str
    drawer: int


class LastTurn(TypedDict):
    """A turn after the tenth event."""

    seat: int
    round: int
    done: bool
    now: bool


class LastTurns(TypedDict):
    """The turns after the tenth event, in order (K13.2). They are known as soon as it has come."""

    left: int
    begun: bool  # they have begun; before, they are those after the running turn
    turns: list[LastTurn]


class FieldView(TypedDict):
    """A field on a board."""

    word: str
    crop: str
    harvested: bool
    group: int  # its place in `groups`


class WorkerView(TypedDict):
    """A worker on a board."""

    word: str
    value: int
    at: str


class LotView(TypedDict):
    """A field in a store, with its bid and what others pay for it."""

    field: str
    crop: str
    bid: Counters
    size: int
    prices: dict[str, int]  # by the worker who buys: counters of any crops (K9.5, K9.7)


class Starts(TypedDict):
    """What each action could begin with, if it were chosen now: the first word and all that one gesture may say."""

    harvest: dict[str, list[str]]
    worker: dict[str, list[str]]
    transfer: dict[str, list[str]]
    offer: dict[str, list[str]]


class PlayerView(TypedDict):
    """A player's area. Counters are those that the viewer knows; the others are only counted."""

    seat: int
    fields: list[FieldView]
    groups: list[list[str]]
    unconnected: list[str]
    workers: list[WorkerView]
    farmhands: list[str]
    store: list[LotView]
    room: int  # in the store
    beside: dict[str, int]  # the spaces with fields beside them, and how many (K5.3)
    crowded: list[str]  # the spaces beside a worker (K5.4)
    crops: Counters
    unknown: int
    secret: list[str] | None  # own counters that only the viewer has seen
    counters: int
    tiles: int
    score: list[ScoreLine]  # provisional: hidden counters could still change it (K14.7)
    total: int
    starts: Starts | None  # of the viewer only


class View(TypedDict):
    """The table as a seat sees it."""

    edition: str
    rows: list[int]
    crop_of: dict[str, str]
    pairs: list[list[str]]
    phase: str
    round: int
    turn: int
    first: int
    chooser: int | None
    active: int | None
    actions: list[str]
    actions_per_turn: int
    registry: list[str]
    bag: Bag
    in_bag: list[str]
    stock: Counters
    fallow: list[str]
    townsfolk: list[str]
    track: list[str]
    check: int
    spaces: int
    seen_events: list[str]
    put_back: list[int]  # places in `seen_events` of those that the check of seven put back (K11.3)
    ignored: list[str]
    running: list[Running]
    moving: list[str]
    prices: dict[str, int]  # counters of any crops, by the question that offers something for them
    ending: bool
    last: LastTurns | None
    idle: int
    idle_limit: int
    dry: int  # turns since a field was last taken from the registry or the bag (K13.5)
    dry_limit: int
    tie_break: str  # what decided in the end: fields, counters, shared; "" before, or without a tie (K14.6)
    players: list[PlayerView]
    over: bool
    ask: NotRequired[Asked | None]  # put beside it by the page
