"""What a seat sees of the table, as `view.py` builds it. Words stand for things, as in the vocabulary of moves."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from langbord.engine.web import Asked
from langbord.plugin import ScoreLine

Good = Literal["fish", "wood", "gold"]


class GoodsView(TypedDict):
    """An amount of goods, or a price."""

    fish: int
    wood: int
    gold: int


class SpaceView(TypedDict):
    """A space of the action board."""

    word: str
    workers: list[int]  # by seat; alone by colour
    capacity: int
    column: int  # 0 for the copy spaces


class Plates(TypedDict):
    """The banquet table."""

    prices: list[int]  # as printed
    filled: int


class ElderPlace(TypedDict):
    """A place of elders; the last of those shown lies on top."""

    shown: list[str]
    face_down: int


class Campaign(TypedDict):
    """Which game of a campaign is played, and what those before it scored."""

    game: int
    scores: list[int]


class PlaceView(TypedDict):
    """S1 or a double space of a harbour."""

    word: str
    cells: int
    forests: int
    free: int  # building spaces that a building could still take (N2.2)
    buildings: list[str]


class Track(TypedDict):
    """The fishing track."""

    taken: int
    length: int


class SeatedElder(TypedDict):
    """An elder in a council."""

    word: str
    fish: int
    worker: int  # its colour; below 0 if there is none


class ShipOffer(TypedDict):
    """A ship, by how it is paid for, for one player (N5.11)."""

    cost: GoodsView
    payable: bool
    there: bool  # the supply holds one and the track has room


class Portion(TypedDict):
    """Who gets fish of a haul (N3.2 to N3.5): so many are asked for, so many there are."""

    key: str  # elders, board, rivals, own, reserve, lost
    wanted: int
    fish: int


class Own(TypedDict):
    """What only the viewer is told of itself."""

    payable: list[str]  # buildings that lie open or in the hand and can be paid for
    buildable: list[str]  # those of them that find room (N5.4)
    plates: list[list[str]]  # for each plate within reach: the words that serve up to it (N5.3)


class PlayerView(TypedDict):
    """A player's area; the hand only for its owner."""

    seat: int
    fish: int
    wood: int
    wood_limit: int
    gold: int
    reserve: GoodsView
    reserve_limit: int
    shares: list[int]  # by whose colour they are
    unissued: int
    places: list[PlaceView]
    moored: list[str]
    used: list[str]
    ships: dict[str, int]
    track: Track
    haul: int
    portions: list[Portion]  # of the haul, if the fishing were now
    elders: list[SeatedElder]
    council: int  # how many elders it holds
    workers: int  # still to be placed in this round (N4.1)
    colour: int  # of these workers (N11.2)
    hand: list[str] | int
    plate_prices: list[int]
    next_plate: int | None
    share_price: int
    ship_offers: dict[str, ShipOffer]
    gives: dict[str, GoodsView]  # what a space would bring now, by its word, where that is goods alone
    score: list[ScoreLine]
    own: Own | None


class View(TypedDict):
    """The table as a seat sees it."""

    deck: str
    edition: str
    round: int
    rounds: int
    phase: str
    start: int
    starters: list[int]  # by round
    round_colours: list[int]  # by round: alone, the colour of the workers
    active: int | None
    placed: int
    spaces: list[SpaceView]
    plates: Plates
    ships: dict[str, int]
    ship_costs: dict[str, GoodsView]  # as printed
    elders: list[ElderPlace]
    open: dict[str, list[str]]
    piles: dict[str, int]
    site: str | None
    market: list[int]
    discount: int
    share_price: int  # for whoever has no building that makes it lower
    gives: dict[str, GoodsView]  # what spaces bring whoever has no building that changes it
    forest_supply: int
    players: list[PlayerView]
    colours: int
    campaign: Campaign | None
    over: bool
    ask: NotRequired[Asked | None]  # put beside it by the page
