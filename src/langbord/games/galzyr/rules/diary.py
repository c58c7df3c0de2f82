"""What a world remembers: a line for each scene that was played and for each month that ended, kept in the state.

A line is one short text, so that a state with years of them is quickly copied and packed:
`scene 0 5 3 2 0 mor - L1 n035 quays.berth; block quays.berth/start 10; option 1; successes 0 3; outcome 1; …`
(months before, month, weekday, day, seat, adventurer, partner, space, card, scene; then `Telling.told` as passages.py
writes it, and `world -1 n210` for a change of the country), and `month 0 5 coop 3 mor:7 keridai:5` (months before,
month, mode, level, prestige).
Everybody may read all of it: what only the owner of a closed quest could know is left out (G11.2).
"""

from __future__ import annotations

import functools
import re
from collections import Counter
from dataclasses import dataclass
from typing import Final

from langbord.games.galzyr.book.vocabulary import MODES, SKILLS, WEEKDAYS
from langbord.games.galzyr.rules import scoring
from langbord.games.galzyr.rules.conditions import mode_of
from langbord.games.galzyr.rules.land import Land
from langbord.games.galzyr.rules.moves import CARD_WORDS, card_word
from langbord.games.galzyr.rules.passages import (
    BLOCK,
    NOT_SHOWN,
    OPTION,
    OTHERS_ONLY,
    OUTCOME,
    READER_ONLY,
    SHOWN,
    Note,
)
from langbord.games.galzyr.rules.state import NOBODY, NOWHERE, Player, State, Telling

SCENE: Final = "scene"
MONTH: Final = "month"
WORLD: Final = "world"  # the key of a note that only the diary has: the country has changed
NOTHING: Final = "-"
PARTS: Final = "; "
#: Scenes in a month. A turn plays one and the events that it draws (G7.1), and at the end of a month one is read: with
#: the days that a month of the house has (G4.3) that makes about twenty. Nobody comes to five times as many.
MOST_PAGES: Final = 100
#: Parts of a line; about twenty are many. A scene leads round in a circle only for gold, so there is an end to it.
MOST_PARTS: Final = 500
#: What the notes speak of, beyond the seat.
SHAPES: Final[dict[str, tuple[str, ...]]] = {
    "abandons": ("card",),
    "achieves": ("achievement",),
    "buys": ("card", "number"),
    "d12": ("number",),
    "discards": ("card",),
    "gains": ("card",),
    "gains-closed": (),
    "gains-gold": ("number",),
    "has-already": ("card",),
    "local": ("card", "space"),
    "loses-gold": ("number",),
    "mark": ("skill", "skill"),
    "pays": ("number",),
    "prestige": ("number",),
    "replaces": ("card", "card"),
    "sells": ("card", "number"),
    "successes": ("number",),
    "transported": ("space",),
    "unavailable": ("card",),
    "warded": ("card",),
    WORLD: ("card",),
}


@dataclass(frozen=True)
class Passage:
    """A block as it was read: `signs` says which of its stretches with a condition were shown."""

    scene: str
    block: str
    signs: str
    notes: tuple[Note, ...]
    option: int = NOBODY  # taken at its end
    outcome: int = NOBODY  # of its check
    after: tuple[Note, ...] = ()  # what the option cost, and what was rolled


@dataclass(frozen=True)
class Page:
    """A scene that was played to its end."""

    months: int  # that the world had seen before
    month: int
    weekday: int
    day: int
    seat: int
    hero: str
    fellow: str  # "" without a partner
    space: str  # "" for somebody who stood on no space
    card: str
    scene: str
    passages: tuple[Passage, ...]

    @property
    def notes(self) -> list[Note]:
        """All that came of it, in order."""
        return [note for passage in self.passages for note in (*passage.notes, *passage.after)]


@dataclass(frozen=True)
class MonthEnd:
    """A month that came to its end: how, and with whom."""

    months: int
    month: int
    mode: str
    level: int
    prestige: tuple[tuple[str, int], ...]  # by adventurer


# --- writing ----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Opening:
    """How things stood when a scene began: it may lead on to another one, move the figure, and change the country."""

    scene: str
    space: int
    country: tuple[int, ...]  # the cards that lie for everybody, and on the locations


def opening(state: State, player: Player, scene: str) -> Opening:
    """Before the first block."""
    return Opening(scene, player.space, _country(state))


def _country(state: State) -> tuple[int, ...]:
    return (*state.globals, *state.locations)


def write_scene(state: State, telling: Telling, began: Opening) -> None:
    """The scene that ends now."""
    player = state.players[telling.seat]
    space = began.space if began.space != NOWHERE else player.space
    head = (
        SCENE,
        state.months,
        state.month,
        state.weekday,
        state.day,
        telling.seat,
        _hero(state, player),
        NOTHING if telling.fellow == NOBODY else _hero(state, state.players[telling.fellow]),
        NOTHING if space == NOWHERE else state.land.spaces[space].slot,
        card_word(telling.card) if telling.card else NOTHING,
        began.scene,
    )
    changes = [f"{WORLD} {NOBODY} {card_word(card)}" for card in _country(state) if card and card not in began.country]
    state.diary.append(PARTS.join((" ".join(map(str, head)), *map(for_all, telling.told), *changes)))


def write_month(state: State) -> None:
    """The month that ends now."""
    head = (MONTH, state.months, state.month, mode_of(state), scoring.level(state))
    prestige = (f"{_hero(state, player)}:{player.prestige}" for player in state.players)
    state.diary.append(" ".join((*map(str, head), *prestige)))


def _hero(state: State, player: Player) -> str:
    return state.land.heroes[player.hero]


def for_all(line: str) -> str:
    """A line of the telling as those read it who do not know a closed hand."""
    if not line.startswith(BLOCK + " "):
        return line
    key, block, *signs = line.split(" ")
    told = "".join(signs).replace(READER_ONLY, NOT_SHOWN).replace(OTHERS_ONLY, SHOWN)
    return f"{key} {block} {told}".rstrip()


# --- reading ----------------------------------------------------------------------------------------


def pages(diary: list[str]) -> list[Page]:
    """The scenes, in the order they were played."""
    return [read_page(line) for line in diary if line.startswith(SCENE + " ")]


def month_ends(diary: list[str]) -> dict[int, MonthEnd]:
    """The months that ended, by how many the world had seen before."""
    found = [read_month(line) for line in diary if line.startswith(MONTH + " ")]
    return {month.months: month for month in found}


@functools.lru_cache(4096)  # a page that is shown again with each move never changes
def read_page(line: str) -> Page:
    """A scene out of its line."""
    head, *told = line.split(PARTS)
    _, months, month, weekday, day, seat, hero, fellow, space, card, scene = head.split(" ")
    return Page(
        int(months),
        int(month),
        int(weekday),
        int(day),
        int(seat),
        hero,
        _or_nothing(fellow),
        _or_nothing(space),
        _or_nothing(card),
        scene,
        _passages(told),
    )


def read_month(line: str) -> MonthEnd:
    """The end of a month out of its line."""
    _, months, month, mode, level, *prestige = line.split(" ")
    pairs = (one.split(":") for one in prestige)
    return MonthEnd(int(months), int(month), mode, int(level), tuple((hero, int(amount)) for hero, amount in pairs))


def _or_nothing(word: str) -> str:
    return "" if word == NOTHING else word


def _passages(told: list[str]) -> tuple[Passage, ...]:
    found: list[Passage] = []
    block: tuple[str, str, str] | None = None
    notes: list[Note] = []
    after: list[Note] = []
    option = outcome = NOBODY
    for line in told:
        key, *things = line.split(" ")
        if key == BLOCK:
            if block is not None:
                found.append(Passage(*block, tuple(notes), option, outcome, tuple(after)))
            scene, _, name = things[0].rpartition("/")
            block, notes, after, option, outcome = (scene, name, "".join(things[1:])), [], [], NOBODY, NOBODY
        elif key == OPTION:
            option = int(things[0]) - 1
        elif key == OUTCOME:
            outcome = int(things[0]) - 1
        else:
            note = Note(key, int(things[0]), tuple(things[1:]))
            (notes if option == NOBODY else after).append(note)
    if block is not None:
        found.append(Passage(*block, tuple(notes), option, outcome, tuple(after)))
    return tuple(found)


# --- what must hold (a file may hold anything) ------------------------------------------------------


def faults(state: State) -> list[str]:
    """What is wrong with the diary; an empty list if nothing is."""
    for line in state.diary:
        try:
            sound = _is_sound(state.land, line)
        except (ValueError, IndexError, KeyError):
            sound = False
        if not sound:
            return ["a line of the diary cannot be read"]
    return _too_much(state)


def _too_much(state: State) -> list[str]:
    """A line that stands there again and again is as sound as the first, and all of them would have to be told."""
    scenes = Counter(page.months for page in pages(state.diary))
    ends = Counter(read_month(line).months for line in state.diary if line.startswith(MONTH + " "))
    found: list[str] = []
    if max(scenes.values(), default=0) > MOST_PAGES:
        found.append("a month of the diary has more scenes than can be played in it")
    if max(ends.values(), default=0) > 1:
        found.append("a month of the diary ends twice")
    if max(scenes | ends, default=0) > state.months:
        found.append("the diary tells of a month that has not come")
    return found


def _is_sound(land: Land, line: str) -> bool:
    if line.startswith(MONTH + " "):
        month = read_month(line)
        known = all(hero in land.heroes for hero, _ in month.prestige)
        return known and 1 <= month.month <= 12 and month.months >= 0 and month.mode in MODES and month.level >= 0
    if not line.startswith(SCENE + " "):
        return False
    page = read_page(line)
    slots = {space.slot for space in land.spaces}
    return (
        page.months >= 0
        and 1 <= page.month <= 12
        and 0 <= page.weekday < len(WEEKDAYS)
        and page.day >= 0
        and page.seat >= 0
        and page.hero in land.heroes
        and (not page.fellow or page.fellow in land.heroes)
        and (not page.space or page.space in slots)
        and (not page.card or _is_card(land, page.card))
        and page.scene in land.book.scenes
        and bool(page.passages)
        and line.count(PARTS) < MOST_PARTS
        and all(_is_passage(land, passage) for passage in page.passages)
        and all(_is_note(land, note) for note in page.notes)
    )


def _is_card(land: Land, word: str) -> bool:
    return word in CARD_WORDS and CARD_WORDS.index(word) + 1 in land.cards


def _is_passage(land: Land, passage: Passage) -> bool:
    block = land.scene(passage.scene).block(passage.block)
    spans = sum(bool(span.when) for line in block.lines for span in line.spans)
    if len(passage.signs) != spans or set(passage.signs) - {SHOWN, NOT_SHOWN}:
        return False
    if passage.option == NOBODY:
        return passage.outcome == NOBODY
    if not 0 <= passage.option < len(block.options):
        return False
    check = block.options[passage.option].check
    return passage.outcome == NOBODY or (check is not None and 0 <= passage.outcome < len(check.outcomes))


def _is_note(land: Land, note: Note) -> bool:
    """A note whose words mean something in this book."""
    kinds = SHAPES.get(note.key)
    if kinds is None or note.seat < NOBODY or len(kinds) != len(note.things):
        return False
    return all(_is_word(land, kind, thing) for kind, thing in zip(kinds, note.things, strict=True))


def _is_word(land: Land, kind: str, word: str) -> bool:
    if kind == "number":
        return re.fullmatch("-?[0-9]{1,9}", word) is not None
    if kind == "card":
        return _is_card(land, word)
    if kind == "skill":
        return word in SKILLS
    if kind == "space":
        return any(space.slot == word for space in land.spaces)
    return word in dict(land.book.world.achievements)
