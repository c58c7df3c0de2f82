"""What a seat sees of the table, as `view.py` builds it. Words stand for things, as in the vocabulary of moves."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from langbord.engine.web import Asked
from langbord.plugin import ScoreLine


class SpaceView(TypedDict):
    """A space of the map."""

    word: str
    id: str
    name: str
    terrain: str
    settlement: bool
    harbour: bool
    location: bool
    x: int
    y: int
    figures: list[int]
    notices: list[str]
    cards: list[str]
    roads: list[str]


class PlayerView(TypedDict):
    """An adventurer. Closed quests are named to their owner only (G11.2)."""

    seat: int
    hero: str
    gold: int
    marks: dict[str, int]
    prestige: int
    score: list[ScoreLine]
    space: str
    on_card: str
    quests: list[str]
    hand: list[str] | None
    closed: int
    items: list[str]
    companions: list[str]
    statuses: list[str]
    room_quests: int | None  # that could still be held; of the viewer only, as closed quests may bear on it (G10.4)
    room_items: int | None


class SaveView(TypedDict):
    """What an adventurer who is not here has left behind."""

    hero: str
    cards: list[str]
    gold: int
    marks: dict[str, int]
    played: bool


class TimerView(TypedDict):
    """A timer on the calendar."""

    card: str
    seat: int | None
    day: int
    days: int  # until it comes


class BoxView(TypedDict):
    """A scene that a card opens."""

    word: str
    label: str
    must: bool
    partner: bool


class StoryView(TypedDict):
    """The scenes of one card that are open to the active adventurer."""

    card: str
    must: bool
    boxes: list[BoxView]


class NoteView(TypedDict):
    """What a passage changed."""

    key: str
    seat: int | None
    things: list[str]


class RowView(TypedDict):
    """An outcome of a check: what it asks for, and whether it happened."""

    least: int
    taken: bool


class PassageView(TypedDict):
    """A block as it was read, the option that was taken, and what came of it."""

    scene: str
    block: str
    paragraphs: list[str]
    notes: list[NoteView]
    option: str
    after: list[NoteView]
    rows: list[RowView]


class OptionView(TypedDict):
    """An option of the block that is read."""

    word: str
    title: str
    open: bool | None  # None: it hangs on what the viewer may not know
    reason: str
    tags: list[str]
    givers: list[str]


class PoolView(TypedDict):
    """What a check would be rolled with."""

    dice: int
    marks: dict[str, int]
    no_tested: bool


class SceneView(TypedDict):
    """The scene that is going on."""

    id: str
    seat: int
    card: str
    partner: int | None
    block: str
    read: list[str]
    passages: list[PassageView]
    option: str | None
    prestige: list[int]
    lent: list[str]
    lent_marks: bool
    harder: int  # successes that a check here asks for beyond its difficulty (G8.14)
    options: list[OptionView]
    pool: PoolView


class DieView(TypedDict):
    """A die of a check."""

    die: str
    face: list[str]
    chosen: bool


class UsedView(TypedDict):
    """A line that was used in a check."""

    owner: int
    card: str
    line: int


class ConversionView(TypedDict):
    """Symbols of a skill that count as successes."""

    skill: str
    spent: int
    gives: int


class CheckView(TypedDict):
    """The check that is going on."""

    skill: str
    verb: str
    difficulty: str
    window: str
    dice: list[DieView]
    rolled: bool
    rerolled: bool
    bonus: int
    lines: list[UsedView]
    conversions: list[ConversionView]
    counted: list[str]
    used: list[str]
    successes: int


class TradeView(TypedDict):
    """A trade that is being made."""

    seat: int
    other: int
    give_gold: int
    take_gold: int
    give_left: int  # gold that could still be put to it
    take_left: int
    give: list[str]
    take: list[str]


class GoodsView(TypedDict):
    """A card on a market, and what it costs."""

    card: str
    price: int


class View(TypedDict):
    """The table as a seat sees it."""

    book: str
    shelf: str
    phase: str
    over: bool
    mode: str
    challenge: bool
    month: int
    season: str
    weekday: str
    day: int
    round: int
    last_day: int
    months_played: int
    first: int
    active: int
    story_master: int
    reader: int | None
    level: int
    prestige: int
    steps: int
    travelling: bool
    routes: dict[str, list[str]]  # the steps to each space that the viewer can reach in one go (G5.1)
    spaces: list[SpaceView]
    players: list[PlayerView]
    noticeboard: list[str]
    quest_slot: int
    quests_behind: list[str]
    event_deck: int
    events_beneath: list[str]
    event: list[str]
    library: list[str]
    vault: list[str]
    globals: list[str]
    locations: list[str]
    saves: list[SaveView]
    timers: list[TimerView]
    since_start: list[str]
    seen: dict[str, int]
    achievements: list[str]
    diary: list[str]
    total: int
    stories: list[StoryView]
    scene: SceneView | None
    check: CheckView | None
    trade: TradeView | None
    market: list[GoodsView]
    ask: NotRequired[Asked | None]  # put beside it by the page
