"""The compiled book: scenes, cards and world as frozen data, made by `reader.py` out of the writers' files."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from langbord.games.galzyr.book.phrases import ALWAYS, Box, Conditions, Passive, Place, Step

#: The least total of an `else` outcome: below anything a check can come to.
ELSE: Final = -99

#: The target of an option, outcome or exit is the name of a block of the scene, this word, or `@` and a scene's id.
END: Final = "end"


@dataclass(frozen=True)
class Source:
    """Where something was written, for messages."""

    file: str
    line: int
    column: int = 1

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}"


NOWHERE: Final = Source("", 0)

# --- text -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Span:
    """A stretch of text, shown if its conditions hold. `_…_` is emphasis; `{name}` and `{partner}` are filled in."""

    text: str
    when: Conditions = ALWAYS


@dataclass(frozen=True)
class Line:
    """A paragraph or a title, with its key for translators (`ferry.toll/start/1`)."""

    key: str
    source: str  # as written, with its variants: what a translator replaces
    spans: tuple[Span, ...]


# --- scenes ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Outcome:
    """`3: friend`, `2 if tag flight: over`, `else: fined`; the first that fits is taken."""

    least: int
    target: str
    when: Conditions = ALWAYS
    source: Source = NOWHERE


@dataclass(frozen=True)
class Check:
    """`| convince, communication, medium`; without a verb of the list the verb is empty."""

    verb: str
    skill: str
    difficulty: str
    outcomes: tuple[Outcome, ...]
    boxes: tuple[Box, ...] = ()  # what the scene itself lends or demands in this check


@dataclass(frozen=True)
class Option:
    """What can be chosen. Exactly one of `check` and `target` says how it goes on."""

    title: Line
    starry: tuple[str, ...]  # tags, any one of which opens it; empty for a plain option
    when: Conditions
    cost: tuple[Step, ...]  # must be possible in full; done when the option is chosen, before a check
    check: Check | None
    target: str
    source: Source = NOWHERE


@dataclass(frozen=True)
class Exit:
    """`-> block`, `-> block if CONDITION`, `-> block on 1-6`; the first that fits is taken, one throw for all."""

    target: str
    when: Conditions = ALWAYS
    low: int = 0  # of the throw of the twelve-sided die; 0 without one
    high: int = 0
    source: Source = NOWHERE


@dataclass(frozen=True)
class Block:
    """Text, then effects, then options or exits (never both, never neither)."""

    name: str
    lines: tuple[Line, ...]
    steps: tuple[Step, ...]
    options: tuple[Option, ...]
    exits: tuple[Exit, ...]
    source: Source = NOWHERE


@dataclass(frozen=True)
class Entry:
    """`enter block if CONDITION`; the first that holds, otherwise the first block."""

    block: str
    when: Conditions


@dataclass(frozen=True)
class Scene:
    """One file of `scenes/`."""

    id: str
    number: int
    title: Line
    premise: str
    thread: str
    partner: bool
    entries: tuple[Entry, ...]
    blocks: tuple[Block, ...]
    source: Source = NOWHERE

    def block(self, name: str) -> Block:
        """The block of a name."""
        for block in self.blocks:
            if block.name == name:
                return block
        raise KeyError(name)


# --- cards ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class SceneBox:
    """`scene if at dunmere -> ferry.toll : Take the ferry`, with `must` before it if it cannot be refused."""

    scene: str
    when: Conditions
    must: bool
    label: Line
    source: Source = NOWHERE


@dataclass(frozen=True)
class Use:
    """`use on turn if …: COSTS: STEPS`, `use on travel: …`: outside scenes, at the owner's wish."""

    moment: str  # "turn" or "travel"
    when: Conditions
    cost: tuple[Step, ...]
    steps: tuple[Step, ...]
    phrase: str = ""


@dataclass(frozen=True)
class Timer:
    """`timer 3: …`; with `timer 3 or save: …` it also happens when the month is saved."""

    days: int
    steps: tuple[Step, ...]
    saves: bool = False


@dataclass(frozen=True)
class EventRow:
    """A row of an event: condition and scene. The first that holds is taken."""

    when: Conditions
    scene: str
    source: Source = NOWHERE


@dataclass(frozen=True)
class Card:
    """One `##` of a file of `cards/`. Fields that a type has no use for are empty."""

    id: str
    type: str  # words.CARD_TYPES
    number: int
    name: Line
    subtitle: str = ""
    copies: int = 1
    stack: str = ""
    hero: str = ""  # belongs to this adventurer
    start: str = "library"  # words.STARTS
    tags: tuple[str, ...] = ()
    flavour: tuple[Line, ...] = ()
    price: int = 0
    pickup: str = ""  # quest: the space where it is picked up from the noticeboard
    notice: Line | None = None  # quest: its public side
    place: Place | None = None  # local: where it goes when gained; location: its space
    nr: int = 0  # location: its number of the twelve
    month: int = 0  # global: the month it stands for
    mode: str = ""  # global: the mode it stands for (`coop` serves solo as well)
    after: str = ""  # event: where it goes after its scene (words.ZONES)
    rows: tuple[EventRow, ...] = ()  # event
    scenes: tuple[SceneBox, ...] = ()
    boxes: tuple[Box, ...] = ()
    passives: tuple[Passive, ...] = ()
    uses: tuple[Use, ...] = ()
    timer: Timer | None = None
    on_gain: tuple[Step, ...] = ()  # `gained:`
    on_setup: tuple[Step, ...] = ()  # `setup:`, when a month is set up with this card in play
    on_save: tuple[Step, ...] = ()  # `save:`
    on_abandon: tuple[Step, ...] = ()  # `abandon:`
    can_abandon: bool = True  # `abandon: never` makes it False
    stays: bool = False  # `stays`: meant to be kept for good
    leave_if: Conditions | None = None  # `leave if …`: abandoned (quest) or discarded (others) as soon as it holds
    source: Source = NOWHERE


# --- encyclopedia ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Article:
    """One `##` of a file of `encyclopedia/`, opened by having read one of its scenes or been at one of its spaces."""

    id: str
    kind: str  # words.ARTICLE_KINDS
    name: str
    lines: tuple[Line, ...]
    scenes: tuple[str, ...]
    spaces: tuple[str, ...]
    see: tuple[str, ...]  # other articles
    source: Source = NOWHERE


# --- world ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Space:
    """A space of the map."""

    id: str
    slot: str  # L1…L8 for locations, W01… for wild spaces: its word in records
    name: str
    terrain: str
    settlement: bool
    harbour: bool
    location: bool
    summer: tuple[str, ...]  # ids of the spaces one step away
    winter: tuple[str, ...]
    x: int
    y: int


@dataclass(frozen=True)
class Adventurer:
    """One of the four."""

    id: str
    name: str
    species: str
    tags: tuple[str, ...]
    marks: tuple[int, ...]  # by the order of words.SKILLS
    gold: int
    on_save: tuple[Step, ...]  # of the board


@dataclass(frozen=True)
class Level:
    """A success level of the co-operative end: its name and the total prestige it needs with 1, 2, 3, 4 players."""

    name: str
    prestige: tuple[int, ...]


@dataclass(frozen=True)
class World:
    """All that is neither scene nor card: `world.toml`."""

    title: str
    spaces: tuple[Space, ...]
    adventurers: tuple[Adventurer, ...]
    tags: tuple[str, ...]
    achievements: tuple[tuple[str, str], ...]  # id, title
    base_die: tuple[str, ...]  # six faces, each a skill
    advanced_die: tuple[str, ...]  # six faces: "own own", "own", "before", "after", "blank"
    base_dice: int
    difficulty: tuple[int, int, int]  # easy, medium, hard
    coop_days: tuple[int, ...]  # by number of players, from 1
    competitive_days: tuple[int, ...]  # 0 where the mode cannot be played
    levels: tuple[Level, ...]
    summer: tuple[int, ...]  # months of the summer side
    competitive_end: str  # scene ids
    coop_end: str
    movement: int
    item_limit: int
    quest_limit: int
    gold_limit: int
    noticeboard: int
    swaps: int
    same_colour: int
    hard_pays: int = 0  # prestige for a hard check that is passed


@dataclass(frozen=True)
class Book:
    """Everything, by id."""

    id: str
    base: str  # what it extends; empty if it stands by itself
    world: World
    scenes: dict[str, Scene]
    cards: dict[str, Card]
    texts: dict[str, Line]  # every line of the book by its key
    stacks: dict[str, tuple[str, ...]]  # ids of the cards of each stack, in the order of the files
    numbers: dict[int, str]  # the card of each display number
    articles: dict[str, Article]  # of the encyclopedia
