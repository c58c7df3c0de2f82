"""Editions: spaces, greenhouses, cards and stories, read from TOML, with errors that name file, line and column."""

from __future__ import annotations

import functools
import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeVar

from langbord.engine.card_text import CardTexts
from langbord.engine.editions.files import (
    Entry,
    File,
    House,
    Problems,
    Stamps,
    card_texts,
    counts_are_named,
    entries,
    known_keys,
    stamps,
)
from langbord.engine.editions.parse_error import PhraseError
from langbord.engine.errors import EditionError
from langbord.games.reykholt.edition.parser import (
    read_card,
    read_event,
    read_goal,
    read_kinds,
    read_scenario_rule,
    read_set_up,
    read_space,
    read_stack,
    read_table,
)
from langbord.games.reykholt.edition.phrases import (
    COLUMN_LETTERS,
    LARGEST,
    MOMENTS,
    RULES,
    SMALLEST,
    WHENS,
    Effect,
    Goal,
    ShareCard,
)
from langbord.games.reykholt.rules.moves import CARD_WORDS, EVENT_WORDS, HOUSE_WORDS, SCENARIO_WORDS, SET_SIZES

EDITIONS: Final = Path(__file__).parents[1] / "editions"
HOUSE: Final = House(EDITIONS)
SEATS: Final = 4
LAST_ROUND: Final = 8
TABLES: Final = 30
SETS: Final = tuple(SET_SIZES)
BOARD: Final = "board.toml"
SIDES: Final = ("spaces-1-2.toml", "spaces-3-4.toml")
SIDE_ROWS: Final = (3, 6)
GREENHOUSES, SERVICE, SCENARIOS, EVENTS = "greenhouses.toml", "service.toml", "scenarios.toml", "events.toml"
FILES: Final = (BOARD, *SIDES, GREENHOUSES, SERVICE, SCENARIOS, EVENTS)
RANDOM: Final = 0
EVENT_KINDS: Final = ("gift", "dilemma", "restriction")
#: Specials that act at once and only once.
RED_SPECIALS: Final = ("lease", "mixed-seed")

Read = TypeVar("Read")


@dataclass(frozen=True)
class Board:
    """The figures of the table."""

    rounds: int
    solo_rounds: int
    workers: int
    display: int
    solo_display: int
    stack: tuple[int, ...]  # the goods beside the display, the top one first
    tables: int
    solo_goal: int  # a step on the track


@dataclass(frozen=True)
class Space:
    """An action space."""

    word: str
    column: int
    row: int  # from 1, the top one
    flag: bool
    texts: CardTexts
    effect: Effect


@dataclass(frozen=True)
class Greenhouse:
    """A greenhouse card."""

    slot: str
    size: int
    kinds: tuple[int, ...]
    golden: int  # the rarest of them
    pile: int  # its size, or RANDOM
    seats: int  # the least number of seats that play with it
    first: bool  # lies on top of the random pile
    texts: CardTexts


@dataclass(frozen=True)
class Card:
    """A service card."""

    slot: str
    letter: str
    story: bool
    red: bool  # at once and only once
    needs_opponent: bool
    texts: CardTexts
    effect: Effect
    hoard: tuple[int, ...]  # goods that lie on the card, the top one first


@dataclass(frozen=True)
class Scenario:
    """A chapter of the story; tuples go by seats, from one to four."""

    slot: str
    texts: CardTexts
    rounds: tuple[int, ...]
    set_up: Effect
    rule: Effect
    solo_rule: Effect | None  # alone, where the other would mean nothing
    place: tuple[int, ...]  # the step on the track that must be reached
    possession: tuple[Goal, ...]  # what must be owned at the end

    def rule_for(self, seats: int) -> Effect:
        """The rule that is bent."""
        return self.solo_rule if seats == 1 and self.solo_rule is not None else self.rule


@dataclass(frozen=True)
class Event:
    """A card that is turned up at the start of a Work Time."""

    slot: str
    kind: str  # one of EVENT_KINDS
    texts: CardTexts
    effect: Effect


@dataclass(frozen=True)
class Deck:
    """All that is played with, and the letter of the chosen set; card n is bit 1 << n of a mask."""

    name: str
    edition: str
    version: Stamps  # of its files, where they may change while we run
    board: Board
    spaces: tuple[list[Space], list[Space]]  # of the side for one and two seats, and of that for three and four
    greenhouses: list[Greenhouse]
    cards: list[Card]  # of all sets
    scenarios: list[Scenario]
    events: list[Event]
    watching: list[int]  # by number in WHENS: the cards that act on it
    moments: list[int]  # by number in MOMENTS: the cards that act then
    bending: list[int]  # by number in RULES: the cards that bend it
    any_time: int

    @property
    def content(self) -> str:
        """The hash of the edition."""
        return HOUSE.content_of(self.edition)

    def pool(self, seats: int, *, story: bool) -> list[int]:
        """The numbers of the cards that are shuffled: the set, alone without what needs an opponent (R1.6)."""
        return [
            number
            for number, card in enumerate(self.cards)
            if card.letter == self.name and (story or not card.story) and (seats > 1 or not card.needs_opponent)
        ]


def load_deck(edition: str, deck: str) -> Deck:
    """An edition with a chosen set: one of the house, or a folder of your own, which may change while we run."""
    if HOUSE.folder(edition) is not None:
        return _house_deck(edition, deck)
    folder = HOUSE.folder_of(edition)
    return _load(str(folder), edition, deck, stamps(folder))


def house_editions() -> tuple[str, ...]:
    """The editions that come with the house."""
    return tuple(HOUSE.offered())


@functools.lru_cache(maxsize=128)
def _house_deck(edition: str, deck: str) -> Deck:
    """Found by two words: faster than by a path."""
    return _load(str(HOUSE.folder_of(edition)), edition, deck, ())


def check(folder: Path) -> list[str]:
    """Everything that is wrong with the edition in a folder, one sentence each."""
    try:
        _load(str(folder), str(folder), SETS[0], stamps(folder))
    except EditionError as error:
        return list(dict.fromkeys(str(error).splitlines()))
    return []


@functools.lru_cache(maxsize=64)
def _load(folder: str, edition: str, deck: str, version: Stamps) -> Deck:
    if deck not in SETS:
        raise EditionError(f"there is no set '{deck}' of service cards; sets are {', '.join(SETS)}")
    problems = Problems()
    reader = HOUSE.reader(Path(folder))
    files = {name: reader.read(name) for name in FILES}
    board = _read_board(files[BOARD], problems)
    small, large = (_read_side(files[name], rows, problems) for name, rows in zip(SIDES, SIDE_ROWS, strict=True))
    greenhouses = _read_greenhouses(files[GREENHOUSES], problems)
    cards = _read_cards(files[SERVICE], board, problems)
    scenarios = [_read_scenario(entry, problems) for entry in entries(files[SCENARIOS], "scenario", problems)]
    problems.check_slots(files[SCENARIOS], [scenario.slot for scenario in scenarios], SCENARIO_WORDS)
    events = [_read_event(entry, problems) for entry in entries(files[EVENTS], "event", problems)]
    problems.check_slots(files[EVENTS], [event.slot for event in events], EVENT_WORDS)
    problems.report()
    return Deck(
        name=deck,
        edition=edition,
        version=version,
        board=board,
        spaces=(small, large),
        greenhouses=greenhouses,
        cards=cards,
        scenarios=scenarios,
        events=events,
        watching=[_mask(cards, "when", number) for number in range(len(WHENS))],
        moments=[_mask(cards, "at", number) for number in range(len(MOMENTS))],
        bending=[_mask(cards, "rule", number) for number in range(len(RULES))],
        any_time=_mask(cards, "any", -1),
    )


def _mask(cards: list[Card], kind: str, number: int) -> int:
    mask = 0
    for card, entry in enumerate(cards):
        effect = entry.effect
        if effect.kind == kind and number == (effect.rule if kind == "rule" else effect.moment):
            mask |= 1 << card
    return mask


# --- reading --------------------------------------------------------------------------------------


def _read_side(file: File, rows: int, problems: Problems) -> list[Space]:
    spaces = [_read_space(entry, problems) for entry in entries(file, "space", problems)]
    wanted = [f"{letter}{row}" for letter in COLUMN_LETTERS for row in range(1, rows + 1)]
    problems.check_slots(file, [space.word for space in spaces], wanted)
    if rows == SIDE_ROWS[0]:
        for space in spaces:
            if any(isinstance(step, ShareCard) for action in space.effect.actions for step in action.alternatives):
                problems.lines.append(f"{file.path}:1: {space.word}: two players have nobody to share a card with")
    return spaces


def _read_space(entry: Entry, problems: Problems) -> Space:
    known_keys(entry, ("slot", "name", "flag", "effect", "note"), problems)
    column = max(0, COLUMN_LETTERS.find(entry.slot[:1]))
    flag = _switch(entry, "flag", problems)
    if flag and COLUMN_LETTERS[column] not in "PT":
        problems.add(entry, "flag", "only spaces of Property and Town Hall bear flags")
    return Space(
        word=entry.slot,
        column=column,
        row=int(entry.slot[1:]) if re.fullmatch("[0-9]", entry.slot[1:]) else 0,
        flag=flag,
        texts=card_texts(entry, problems),
        effect=_phrase(entry, "effect", read_space, Effect("", "now"), problems),
    )


def _read_greenhouses(file: File, problems: Problems) -> list[Greenhouse]:
    found = [_read_greenhouse(entry, problems) for entry in entries(file, "greenhouse", problems)]
    problems.check_slots(file, [house.slot for house in found], HOUSE_WORDS)
    if sum(house.first for house in found) != 1:
        problems.lines.append(f"{file.path}:1: exactly one greenhouse is the first of the random pile")
    return found


def _read_greenhouse(entry: Entry, problems: Problems) -> Greenhouse:
    known_keys(entry, ("slot", "name", "size", "kinds", "pile", "seats", "first"), problems)
    size = _count(entry, "size", SMALLEST, LARGEST, problems)
    kinds: tuple[int, ...] = _phrase(entry, "kinds", read_kinds, (0,), problems)
    pile = entry.data.get("pile", "size")
    if pile not in ("size", "random"):
        problems.add(entry, "pile", f"'{pile}' is no pile; a greenhouse lies in that of its 'size' or is 'random'", 0)
    first = _switch(entry, "first", problems)
    if first and pile != "random":
        problems.add(entry, "first", "the first greenhouse of the random pile is a random one")
    return Greenhouse(
        slot=entry.slot,
        size=size,
        kinds=kinds,
        golden=kinds[-1],
        pile=RANDOM if pile == "random" else size,
        seats=_count(entry, "seats", 1, SEATS, problems),
        first=first,
        texts=card_texts(entry, problems),
    )


def _read_cards(file: File, board: Board, problems: Problems) -> list[Card]:
    cards = [_read_card(entry, problems) for entry in entries(file, "card", problems)]
    problems.check_slots(file, [card.slot for card in cards], CARD_WORDS)
    for letter in SETS:
        base = [card for card in cards if card.letter == letter and not card.story]
        if len(base) < board.display:
            problems.lines.append(f"{file.path}:1: set {letter} needs at least {board.display} cards")
        if sum(not card.needs_opponent for card in base) < board.solo_display:
            problems.lines.append(f"{file.path}:1: set {letter} has too few cards that work without an opponent")
    return cards


def _read_card(entry: Entry, problems: Problems) -> Card:
    known_keys(entry, ("slot", "name", "story", "effect", "hoard", "note"), problems)
    effect = _phrase(entry, "effect", read_card, Effect("", "now"), problems)
    if (effect.special == "secret-hoard") != ("hoard" in entry.data):
        problems.add(entry, "hoard", "a secret hoard, and nothing else, has goods on the card")
    return Card(
        slot=entry.slot,
        letter=entry.slot[:1],
        story=_switch(entry, "story", problems),
        red=effect.kind == "now" or effect.special in RED_SPECIALS,
        needs_opponent=effect.is_lonely(),
        texts=card_texts(entry, problems),
        effect=effect,
        hoard=_phrase(entry, "hoard", read_stack, (), problems) if "hoard" in entry.data else (),
    )


def _read_scenario(entry: Entry, problems: Problems) -> Scenario:
    texts = ("story", "advice", "won", "lost")
    known_keys(
        entry, ("slot", "name", "rounds", "set_up", "rule", "solo_rule", "place", "possession", *texts), problems
    )
    rounds = entry.data.get("rounds")
    if not isinstance(rounds, list) or len(rounds) != SEATS or not all(_is_round(number) for number in rounds):
        problems.add(entry, "rounds", f"'rounds' is a list of {SEATS} numbers from 1 to {LAST_ROUND}, by seats")
        rounds = [1] * SEATS
    place = entry.data.get("place")
    if not isinstance(place, list) or len(place) != SEATS:
        problems.add(entry, "place", f"'place' is a list of {SEATS} tables such as \"tomato-5\", by seats")
        place = []
    steps: list[int] = []
    for table in place:
        try:
            steps.append(read_table(str(table)))
        except PhraseError as error:
            problems.add(entry, "place", error.message)
    return Scenario(
        slot=entry.slot,
        texts=card_texts(entry, problems, *texts),
        rounds=tuple(rounds),
        set_up=_phrase(entry, "set_up", read_set_up, Effect("", "everyone"), problems),
        rule=_phrase(entry, "rule", read_scenario_rule, Effect("", "rule"), problems),
        solo_rule=_phrase(entry, "solo_rule", read_scenario_rule, Effect("", "rule"), problems)
        if "solo_rule" in entry.data
        else None,
        place=tuple(steps),
        possession=_read_possession(entry, problems),
    )


def _read_possession(entry: Entry, problems: Problems) -> tuple[Goal, ...]:
    """One phrase for every number of seats, or one for each."""
    value = entry.data.get("possession")
    if not isinstance(value, list):
        return (_phrase(entry, "possession", read_goal, Goal("", 1, "kind"), problems),) * SEATS
    if len(value) != SEATS:
        problems.add(entry, "possession", f"'possession' is one phrase, or a list of {SEATS} by seats")
    found: list[Goal] = []
    for phrase in value:
        try:
            found.append(read_goal(str(phrase)))
        except PhraseError as error:
            problems.add(entry, "possession", error.message)
    return tuple(found)


def _read_event(entry: Entry, problems: Problems) -> Event:
    known_keys(entry, ("slot", "kind", "name", "effect", "note"), problems)
    kind = entry.data.get("kind")
    if kind not in EVENT_KINDS:
        problems.add(entry, "kind", f"'{kind}' is no kind of event; kinds are {', '.join(EVENT_KINDS)}", 0)
    effect = _phrase(entry, "effect", read_event, Effect("", "everyone"), problems)
    if effect.rule == RULES.index("close SPACE") and effect.number not in (2, 3):
        problems.add(entry, "effect", "close a space of row 2 or 3: every board has these", len("rule close "))
    if effect.kind != "hand" and (kind == "restriction") != (effect.kind == "rule"):
        problems.add(entry, "kind", "a restriction bends a rule; gifts and dilemmas say 'everyone:'", 0)
    return Event(
        slot=entry.slot,
        kind=str(kind),
        texts=card_texts(entry, problems),
        effect=effect,
    )


#: Numbers of the board, as `table.key`.
COUNTS = ("rounds.count", "rounds.solo", "rounds.workers", "display.cards", "display.solo", "track.tables")


def _read_board(file: File, problems: Problems) -> Board:
    try:
        if not counts_are_named(file, COUNTS, problems):
            problems.report()
        rounds, display, track = file.data["rounds"], file.data["display"], file.data["track"]
        board = Board(
            rounds=rounds["count"],
            solo_rounds=rounds["solo"],
            workers=rounds["workers"],
            display=display["cards"],
            solo_display=display["solo"],
            stack=read_stack(display["stack"]),
            tables=track["tables"],
            solo_goal=read_table(track["solo_goal"]),
        )
    except KeyError as error:
        raise EditionError(f"{file.path}: {error} is missing") from None
    except (TypeError, AttributeError):
        raise EditionError(f"{file.path}: a part of the board is not of the expected form") from None
    except PhraseError as error:
        raise EditionError(f"{file.path}: {error.message}") from None
    if board.tables > TABLES:
        fault = f"track.tables: there are {TABLES} tables, five kinds with one to six plates"
        problems.lines.append(f"{file.path}: {fault}")
        problems.report()
    return board


# --- values ---------------------------------------------------------------------------------------


def _phrase(entry: Entry, key: str, read: Callable[[str], Read], otherwise: Read, problems: Problems) -> Read:
    """A phrase of the grammar; a mistake is noted, and something harmless stands in for it."""
    phrase = entry.data.get(key)
    if not isinstance(phrase, str):
        problems.add(entry, key, f"'{key}' is missing")
        return otherwise
    try:
        return read(phrase)
    except PhraseError as error:
        problems.add(entry, key, error.message, error.column)
        return otherwise


def _switch(entry: Entry, key: str, problems: Problems) -> bool:
    value = entry.data.get(key, False)
    if type(value) is not bool:
        problems.add(entry, key, f"'{key}' is true or false, not {value!r}")
        return False
    return value


def _count(entry: Entry, key: str, least: int, most: int, problems: Problems) -> int:
    value = entry.data.get(key)
    if type(value) is not int or not least <= value <= most:
        problems.add(entry, key, f"'{key}' must be a number from {least} to {most}, not {value!r}")
        return least
    return value


def _is_round(value: object) -> bool:
    return type(value) is int and 1 <= value <= LAST_ROUND
