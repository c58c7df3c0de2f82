"""What a game is to the rest of the house, and how games are found.

A game is one object, a `GamePlugin`: its `meta`, and functions that import and return its parts when they are first
needed, so that a lobby does not load four rulebooks. What a game does not have is None. The objects are found by the
entry points of the group `langbord.games`, so a game may come from another package and no line here names it.

A plug-in that cannot be loaded, or was made for another version of this contract (`API`), costs a line in the log: its
game is not among `names()`, and whoever asks for it by name is told why it is not there.
"""

from __future__ import annotations

import functools
import importlib.metadata
import logging
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Generic, NotRequired, Protocol, TypedDict, TypeVar

from langbord.engine.ask import Ask
from langbord.engine.balance import LineUp
from langbord.engine.card_text import Message
from langbord.engine.chance import Chance
from langbord.engine.editions.files import House
from langbord.engine.editions.forms import EditionForms
from langbord.engine.errors import OptionError
from langbord.engine.game import Game
from langbord.engine.meta import Meta, Option, Options
from langbord.engine.observation_layout import Layout
from langbord.engine.position import Position
from langbord.engine.score_form import ScoreForm
from langbord.engine.table import Table
from langbord.engine.tips import Moment, Tip
from langbord.engine.web import Words

if TYPE_CHECKING:
    import argparse

    from langbord.tui.behaviour import TableBehaviour
    from langbord.tui.screen import Painter

GROUP: Final = "langbord.games"
#: The number of this contract. It is raised when a plug-in of before would not work any more.
API: Final = 1

#: The templates that every page includes.
NEEDED: Final = ("table.html", "text.html", "lobby.svg")
NAME: Final = re.compile(r"[a-z][a-z0-9]*")  # of a game: part of addresses, folders and messages
MESSAGE: Final = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)

#: What a command ends with: well; what was typed or read is bad; a bug of ours.
DONE, BAD, FAULT = 0, 2, 70

log = logging.getLogger(__name__)
S = TypeVar("S", bound=Table)  # the state of a game
V = TypeVar("V")  # what a seat sees of it, a TypedDict
P = TypeVar("P")  # a part of a game


# --- what a view tells every game's frame ---------------------------------------------------------------------------


class ScoreLine(TypedDict):
    """A line of a score sheet, as far as the viewer can know it."""

    key: str  # the message `score-…`
    card: str  # the card that it is of; "" if of none
    points: int
    provisional: NotRequired[bool]  # it hangs on something still hidden


def score_sheets(view: Any) -> list[list[ScoreLine]]:
    """The score sheet of each seat, where a view keeps it with the players."""
    return [player["score"] for player in view["players"]]


def round_of(view: Any) -> int | None:
    """The round that is played, where a view names it; None where a game has none, or it has not begun."""
    number: int | None = view.get("round")
    return number


# --- the parts of a game ----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class GameTexts(Generic[V]):
    """How a game puts things into words: keys of messages, never sentences."""

    move_face: Callable[[Ask, int], Message]  # what a move means at a question
    plain: frozenset[str] = frozenset()  # kinds of values that are the same in every language, as references of a map
    faced: frozenset[str] = frozenset()  # kinds of things that show their name themselves, as cards do
    long: frozenset[str] = frozenset()  # keys of a view that are left out where it is told in a few lines
    #: What has changed between two views of a seat, what concerns the seat first.
    recap: Callable[[V, V, Words, int], list[str]] | None = None
    #: Names in small letters by which things can be looked up, and the word of each. Only of what everybody may read.
    names: Callable[[Words], Mapping[str, str]] | None = None


def no_figures(options: Options) -> dict[str, Any]:
    """A player summary without figures."""
    return {}


@dataclass(frozen=True)
class WebTable(Generic[V]):
    """What the templates of a game show. They lie in `web/templates` of its folder, styles and scripts in `web/static`.

    The frame includes those of `NEEDED`: `table.html`, `text.html` (the table as text), `lobby.svg` (the picture in the
    lobby); and, where they are there, `summary.html` (the player summary), `sprite.svg` (drawings that stand on the
    page once), `_pocket.html` (a phone's line of one's own things), `story.html` (what is read on a second device),
    `picture.svg` (the end of a game, to be shared). `lobby.css` has the colours of the picture in the lobby.
    """

    #: From a view with its question, words, the viewer's seat and the legal words.
    context: Callable[[V, Words, int | None, frozenset[str]], Mapping[str, Any]]
    #: The words on the text table whose "why not?" a player would otherwise have to ask for, from view and seat.
    text_words: Callable[[V, int], list[str]] | None = None
    silent_reasons: frozenset[str] = frozenset()  # keys of reasons that only say that it is another question
    tips: Callable[[Moment], list[Tip]] | None = None  # for a first game
    figures: Callable[[Options], dict[str, Any]] = no_figures  # for the player summary
    tie: str = ""  # the message that tells how a tie was broken, where the log does not
    #: Lines of the log with which a scene begins that all look at together (a new round, an event), and those that may
    #: follow in it (what came in). They are shown for two seconds, and are nobody's deed.
    scene_begins: frozenset[str] = frozenset()
    scene_goes_on: frozenset[str] = frozenset()


@dataclass(frozen=True)
class TerminalTable:
    """The table in the terminal: who draws it, and where it differs from others."""

    painter: Callable[[Options], Painter]
    behaviour: TableBehaviour


@dataclass(frozen=True)
class Features(Generic[S]):
    """What a net is told of each seat: small whole numbers from 0 up, read from what that seat may see."""

    names: tuple[tuple[str, str], ...]  # of each number its name and what it means, in their order
    read: Callable[[S], list[list[int]]]  # the numbers of each seat
    stages: int  # how many parts of a game are told apart, for it is the more decided the nearer the end
    stage: Callable[[S], int]  # the part that is on, from 0, the last
    covers: Callable[[S], bool]  # whether the numbers say enough of this game; otherwise `outlook` judges
    by_hand: tuple[str, ...] = ()  # those that `outlook` weighs too


@dataclass(frozen=True)
class BotKnowledge(Generic[S]):
    """What bots know of a game beside its rules. Where something is missing the score stands in for it."""

    #: The moves that are not plainly foolish, from state, seat, prompt and legal moves; never empty.
    sensible: Callable[[S, int, str, list[int]], list[int]] | None = None
    value: Callable[[S, int], float] | None = None  # how well off a seat is, in points
    outlook: Callable[[S], list[float]] | None = None  # the share of the win that each seat may expect
    at_rest: Callable[[S], bool] | None = None  # whether all seats are equally far, so that they can be compared
    ahead: int = 0  # own turns after this one before the outlook is taken
    parts: Callable[[S, int], dict[str, float]] | None = None  # the score to be expected, by the lines of its sheet
    features: Features[S] | None = None  # what a net is told; its weights lie in `bots/net.json` of the game's folder
    plan: Callable[[S, int, str, list[int], Chance], int] | None = None  # a game's own way to choose
    hint_facts: Callable[[S, int], dict[str, int]] | None = None  # what a player can count before and after a move
    stage: Callable[[S], object] | None = None  # what comes with the next one, as a round does, is not a move's doing
    hint_lines: Callable[[dict[str, float]], dict[str, float]] | None = None  # lines of the score that hints tell
    #: Moves with their reasons, best first; from state, seat, prompt, legal moves and how many are wanted.
    advice: Callable[[S, int, str, list[int], int], list[tuple[int, tuple[Message, ...]]]] | None = None


@dataclass(frozen=True)
class Observation(Generic[S]):
    """What a seat sees as one row of numbers, for programs that learn."""

    layout: Layout
    observe: Callable[[S, Ask | None, int], bytearray]
    prompts: tuple[str, ...]  # every question of the game, in the order of the row
    without_place: tuple[str, ...] = ()  # but those that only cards of somebody's own ask: the row cannot grow


@dataclass(frozen=True)
class EditionLoader:
    """The editions of a game, and how one that somebody wrote is checked."""

    house: House
    check: Callable[[Path], list[str]] | None = None  # every mistake as `file:line:column: sentence`; None: not here
    files: tuple[str, ...] = ()  # that every edition has; others are decks
    load_deck: Callable[[str, str], object] | None = None
    forms: Callable[[], EditionForms] | None = None  # how a player fills one in; None: only as files


@dataclass(frozen=True)
class Balance:
    """What the laboratory counts."""

    line_ups: tuple[LineUp, ...]
    counted: Callable[[str, str], str]  # prompt and word → the table that an answer is counted in; "" if in none


@dataclass(frozen=True)
class Daily:
    """The solo game of the day, and what solo games are compared by."""

    options_for: Callable[[date], Mapping[str, str]]
    counts: Callable[[Options], bool]  # whether a solo game with these options is compared with others
    reached: Callable[[Any], int]  # how far a player has come, from the view; parts those with the same score


@dataclass(frozen=True)
class SavedWorlds(Generic[S]):
    """What only a game can know of its worlds."""

    figures: Callable[[S], dict[str, Any]]  # how far a world has come, in figures that need no language
    lines: Callable[[dict[str, Any], Words], list[tuple[str, str]]]  # the same in words
    pack_up: Callable[[Position[S]], S | None]  # the world as it would be packed up here, if that is possible
    anew: str  # the answer that leaves a world and begins another
    options: tuple[str, ...]  # what a table that goes on chooses anew
    names: int  # how many messages `world-name-1` … there are
    kept: tuple[str, ...] = ()  # options with values that stay with a world, as those without values do
    #: The option of the edition, and those in which a world with these options may go on; its own is the first.
    editions: tuple[str, Callable[[Options], tuple[str, ...]]] | None = None

    def stays(self, option: Option) -> bool:
        """Whether a world has chosen it for good."""
        return not option.values or option.name in self.kept

    def may_go_on(self, options: Options, option: str, value: str) -> bool:
        """Whether a world may go on with another value of an option that stays with it."""
        return self.editions is not None and option == self.editions[0] and value in self.editions[1](options)


@dataclass(frozen=True)
class Chapter:
    """A part of a saga: a game of its own, with these options."""

    key: str
    options: Mapping[str, str]


@dataclass(frozen=True)
class ChapterTexts:
    """What is told of a chapter: before it, and once it is won."""

    title: str
    letter: tuple[str, ...]  # paragraphs
    advice: str  # in one line; may be empty
    won: str


@dataclass(frozen=True)
class Saga:
    """Games that tell one story, in the order in which they are best played; each is begun by itself. Its own name is
    the message `saga-title`, `saga-blurb` says what it is."""

    chapters: tuple[Chapter, ...]
    seats: tuple[int, ...]  # for how many it is told
    texts: Callable[[Chapter, Words], ChapterTexts]
    stands: Callable[[Any, Words], str] | None = None  # how far a running chapter has come, from a view


class ChronicleSection(Protocol):
    """A part of a chronicle: of the first or the second level. `kinds` says of each paragraph what it is: `prose` is
    in the language of the chronicle, and the others (`scene`, `choice`, `check`, `results` …) look different."""

    @property
    def heading(self) -> str: ...
    @property
    def level(self) -> int: ...
    @property
    def paragraphs(self) -> Sequence[str]: ...
    @property
    def kinds(self) -> Sequence[str]: ...


class Chronicle(Protocol):
    """A game told as a story. `_so_` is emphasis."""

    @property
    def title(self) -> str: ...
    @property
    def language(self) -> str: ...
    @property
    def sections(self) -> Sequence[ChronicleSection]: ...
    def markdown(self) -> str: ...


@dataclass(frozen=True)
class SetUp:
    """One way to set a table up that is worth random games in tests."""

    seats: int
    options: Mapping[str, str] = field(default_factory=dict)


#: Adds a command of its own to `langbord`: from the object that `argparse` gives for sub-commands.
AddCommands = Callable[["argparse._SubParsersAction[Any]"], None]


@dataclass(frozen=True)
class GamePlugin(Generic[S, V]):
    """A game. Functions import what they return when they are first called."""

    meta: Meta
    folder: Path  # holds `locale/`, `RULES.md` and `web/`
    rules: Callable[[], Game[S]]
    texts: Callable[[], GameTexts[V]]
    api: int  # the number of the contract that it was made for
    #: The TypedDict of what a seat sees; it stands in a module that is not compiled.
    view: Callable[[], object] | None = None
    web: Callable[[], WebTable[V]] | None = None
    terminal: Callable[[], TerminalTable] | None = None
    bots: Callable[[], BotKnowledge[S]] | None = None
    observation: Callable[[], Observation[S]] | None = None
    editions: Callable[[], EditionLoader] | None = None
    balance: Callable[[], Balance] | None = None
    daily: Callable[[], Daily] | None = None
    saved_worlds: Callable[[], SavedWorlds[S]] | None = None
    chronicle: Callable[[], Callable[[S, Words], Chronicle]] | None = None
    saga: Callable[[], Saga] | None = None
    #: Questions of others' turns that may be answered beforehand, and the words that may stand for them.
    auto_answers: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    #: The word of a question whose other answers cannot do its seat any good. Tables give it; it stands in the record.
    only_answer: Callable[[S, Ask], str | None] | None = None
    commands: Callable[[], AddCommands] | None = None
    score_sheets: Callable[[V], list[list[ScoreLine]]] = score_sheets  # by seat, from a view
    score_form: Callable[[], ScoreForm[S]] | None = None  # how a game on a table of wood is told
    round_of: Callable[[V], int | None] = round_of  # for the film of a game and its chart
    #: What lessons that players make may ask for beside the score: the message `goal-<key>`, and the path in a view.
    goals: Mapping[str, str] = field(default_factory=dict)
    set_ups: tuple[SetUp, ...] = ()  # every set-up worth a random game; empty: each number of seats with the defaults

    @property
    def templates(self) -> Path:
        """Where the templates of its page lie."""
        return self.folder / "web/templates"

    @property
    def static(self) -> Path:
        """Where styles and scripts of its page lie."""
        return self.folder / "web/static"

    @property
    def lessons(self) -> Path:
        """Where its lessons lie, if it has any (`langbord.lessons`)."""
        return self.folder / "lessons"

    def has_template(self, name: str) -> bool:
        """Whether the page of the game has such a template."""
        return (self.templates / name).is_file()

    def sample_options(self) -> tuple[SetUp, ...]:
        """What tests play random games of."""
        return self.set_ups or tuple(SetUp(seats) for seats in self.meta.seats)


# --- finding them -----------------------------------------------------------------------------------------------------


class NotInstalled(OptionError):
    """A game that is asked for and not there. `why` is what is the matter with it: for whoever runs the house, as it
    may name files; empty if nobody has heard of it."""

    def __init__(self, game: str, why: str) -> None:
        known = f"there is no game {game!r}; there is {', '.join(names())}"
        super().__init__(f"the game '{game}' cannot be loaded: {why}" if why else known)
        self.game: str = game
        self.why: str = why


@dataclass(frozen=True)
class Found:
    """What the entry points have led to."""

    games: dict[str, GamePlugin[Any, Any]]  # in the order of the lobby
    broken: dict[str, str]  # the name of an entry point → why its game is not there


@functools.cache
def found() -> Found:
    """All games there are. Looked up once: who installs a game starts anew."""
    games: dict[str, GamePlugin[Any, Any]] = {}
    broken: dict[str, str] = {}
    for point in importlib.metadata.entry_points(group=GROUP):
        if point.name in games or point.name in broken:
            continue  # an installation that another on the path hides
        try:
            games[point.name] = _checked(point.name, point.load())
        except (Exception, SystemExit) as error:  # whatever a game of others does, the house stays open
            broken[point.name] = str(error) or type(error).__name__
            log.error("the game '%s' (%s) is not there: %s", point.name, point.value, broken[point.name])
    ordered = sorted(games.values(), key=lambda plugin: (plugin.meta.order, plugin.meta.name))
    return Found({plugin.meta.name: plugin for plugin in ordered}, broken)


def _checked(name: str, found: object) -> GamePlugin[Any, Any]:
    if not isinstance(found, GamePlugin):
        raise OptionError(f"its entry point leads to {type(found).__name__}, not to a GamePlugin")
    if found.api != API:
        raise OptionError(f"it was made for number {found.api} of the contract of games; this is number {API}")
    if found.meta.name != name:
        raise OptionError(f"it calls itself '{found.meta.name}'")
    lacking = missing(found)
    if lacking:
        raise OptionError("; ".join(lacking))
    return found


def missing(plugin: GamePlugin[Any, Any]) -> list[str]:
    """What the house would ask of a game and not find, a sentence each; looked up without loading any part of it. All
    that can only be found by playing is checked by `langbord check-game`."""
    meta, folder = plugin.meta, plugin.folder
    found: list[str] = []
    if not NAME.fullmatch(meta.name):
        found.append(f"'{meta.name}' is no name for a game: small letters and digits, a letter first")
    if not meta.seats or list(meta.seats) != sorted(set(meta.seats)) or meta.first_seats not in meta.seats:
        found.append(f"its numbers of seats, {meta.seats}, must go up and have {meta.first_seats} among them")
    else:
        found += _set_ups_that_do_not_fit(plugin)
    if not (folder / "RULES.md").is_file():
        found.append(f"{folder / 'RULES.md'} is missing")
    if plugin.web is not None:
        found += [f"{plugin.templates / name} is missing" for name in NEEDED if not plugin.has_template(name)]
    said = messages_of(folder / "locale" / "en")
    found += [f"{folder / 'locale/en'} does not say {key}" for key in sorted(_said_of(meta) - said)]
    return found


def messages_of(folder: Path) -> set[str]:
    """The keys of all messages in a folder of a language."""
    texts = (path.read_text(encoding="utf-8") for path in folder.glob("*.ftl"))
    return {key for text in texts for key in MESSAGE.findall(text)}


def _said_of(meta: Meta) -> set[str]:
    """The messages that the lobby says of a game: its name, and its options with their values. Values that name seats
    are said by the house."""
    values = {
        f"{option.name}-{value}"
        for option in meta.options
        for value in option.values
        if not (option.of_seats and value.isdigit())
    }
    options = {f"option-{option.name}" for option in meta.options if option.values}
    return {f"game-{meta.name}-{part}" for part in ("title", "by", "blurb")} | options | values


def _set_ups_that_do_not_fit(plugin: GamePlugin[Any, Any]) -> Iterator[str]:
    for set_up in plugin.set_ups:
        try:
            plugin.meta.complete(plugin.meta.check_seats(set_up.seats), set_up.options)
        except OptionError as error:
            yield f"its set-ups: {error}"


def names() -> tuple[str, ...]:
    """The names of all games, in the order of the lobby."""
    return tuple(found().games)


def plugins() -> tuple[GamePlugin[Any, Any], ...]:
    """All games, in the order of the lobby."""
    return tuple(found().games.values())


def find(name: str) -> GamePlugin[Any, Any] | None:
    """A game by its name, if it is installed. A `Game` can be played without: bots and checks then know nothing."""
    return found().games.get(name)


def plugin(name: str) -> GamePlugin[Any, Any]:
    """A game by its name; an OptionError says why it is not there."""
    known = found()
    if name in known.games:
        return known.games[name]
    raise NotInstalled(name, known.broken.get(name, ""))


def loaded(plugin: GamePlugin[Any, Any], load: Callable[[], P]) -> P:
    """A part of a game. If it cannot be loaded, whatever is the matter with it, a line in the log says why, and the
    game is as if it were not there."""
    try:
        return load()
    except Exception as error:  # as in `found`
        log.exception("a part of the game '%s' cannot be loaded", plugin.meta.name)
        raise NotInstalled(plugin.meta.name, repr(error)) from error
