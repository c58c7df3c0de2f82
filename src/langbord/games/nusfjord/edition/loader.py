"""Editions: the cards and boards of a game, read from TOML, with errors that name file, line and column."""

from __future__ import annotations

import functools
import re
from dataclasses import dataclass, replace
from hashlib import sha256
from pathlib import Path
from typing import Final

from langbord.engine.card_text import CardTexts
from langbord.engine.chance import Chance
from langbord.engine.editions.files import (
    Entry,
    File,
    House,
    Problems,
    Stamps,
    card_texts,
    counts_are_named,
    entries,
    is_count,
    known_keys,
    stamps,
)
from langbord.engine.editions.parse_error import PhraseError
from langbord.engine.errors import EditionError
from langbord.engine.meta import Options
from langbord.games.nusfjord.edition.building_value import given, promise
from langbord.games.nusfjord.edition.grammar import (
    CLASSES,
    EVENTS,
    NOTHING,
    NOTICED,
    RULES,
    BoardAction,
    Effect,
    Goods,
    Step,
    read_goods,
)
from langbord.games.nusfjord.edition.parser import read_effect, set_off_by
from langbord.games.nusfjord.rules.moves import (
    CARD_WORDS,
    CARDS,
    ELDER_WORDS,
    FIRST_B,
    FIRST_C,
    PLACE_WORDS,
    SPACE_WORDS,
)

EDITIONS: Final = Path(__file__).parents[1] / "editions"
HOUSE: Final = House(EDITIONS)
SEATS: Final = 5
SHIP_RULES: Final = ("ships cost N wood less", "schooner for N gold")
FILES: Final = ("board.toml", "elders.toml")
UNMIXED: Final = "off"
MIXED: Final = "+"  # between a deck and the word that says how others are mixed in; no deck has it in its name


@dataclass(frozen=True)
class Building:
    """A building card."""

    slot: str
    texts: CardTexts
    cost: Goods
    points: int
    card_class: str
    effect: Effect


@dataclass(frozen=True)
class Elder:
    """An elder card: its board action, and the steps before and after it. One that has no action has an empty one."""

    slot: str
    texts: CardTexts
    effect: Effect
    action: BoardAction
    before: tuple[Step, ...]
    after: tuple[Step, ...]


@dataclass(frozen=True)
class Ship:
    """A kind of ship, or a way to pay for one."""

    kind: int
    cost: Goods
    length: int
    points: int


@dataclass(frozen=True)
class Board:
    """All figures of the boards; lists over seats have five entries."""

    rounds: int
    workers: int
    share_discount: list[int]
    a_in_round_3: list[int]
    c_in_round_4: list[int]
    b_in_round_5: list[int]
    c_in_round_6: list[int]
    display_a: int
    display_b: int
    plates: list[int]
    plates_filled: list[int]
    capacity: list[list[int]]  # by space: on the 1-2 side, on the 3-5 side
    column: list[int]  # by space; 0 for the copy spaces
    ship_supply: list[int]
    ships: list[Ship]  # sloop, cutter, schooner, schooner for gold
    track: int
    boat: int
    haul: list[int]
    cells: list[int]
    forests: list[int]
    forest_tiles: int
    wood_limit: int
    reserve_limit: int
    council: int
    elder_places: int
    elders_face_up: list[int]
    elders_face_down: list[int]


@dataclass(frozen=True)
class Deck:
    """One deck on its boards, with look-up tables by bit: card n is bit 1 << n of a built mask."""

    name: str
    edition: str
    version: Stamps  # of its files, where they may change while we run
    board: Board
    buildings: list[Building]
    elders: list[Elder]
    watching: list[int]  # by event: the cards that act on it
    noticing: list[int]  # by event: the cards that act on it where it happens to somebody else
    bending: list[int]  # by rule: the cards that bend it
    any_time: int
    once: int
    building_costs: list[Goods]
    ship_costs: list[Goods]  # by offer
    ship_bending: int  # buildings that change what ships cost
    bent_ship_costs: dict[tuple[int, Goods], list[Goods]]  # kept once found, by those and a discount
    windows: int  # buildings that can be used by themselves: any time, once, by hand
    by_hand: int  # buildings that their owners carry out themselves
    promises: list[float]  # by card: points in each round to come, for the bots
    first: list[int]  # where other decks are mixed in: the cards of the first display; else none are named
    given: list[list[int]]  # by card: what it gives in a round, for bots that learn (building_value.py)
    elder_given: list[list[int]]  # by elder: the same each time it acts

    @property
    def content(self) -> str:
        """The hash of the edition."""
        return HOUSE.content_of(self.edition)


def name_of(deck: str, mixed: str) -> str:
    """What a deck is called, with the word that says how others are mixed in, if they are."""
    return deck if mixed == UNMIXED else f"{deck}{MIXED}{mixed}"


def load_deck(edition: str, deck: str) -> Deck:
    """A deck of an edition: one of the house, or a folder of your own, which may change while we run."""
    if HOUSE.folder(edition) is not None:
        return _house_deck(edition, deck)
    folder = HOUSE.folder_of(edition)
    return _load(folder, edition, deck, stamps(folder))


def deck_of(options: Options) -> Deck:
    """The deck that a table plays with."""
    return load_deck(options["edition"], name_of(options["deck"], options.get("mixed", UNMIXED)))


def decks_of(edition: str) -> list[str]:
    """The names of the decks that an edition says it has."""
    if HOUSE.folder(edition) is not None:
        return _house_decks(edition)
    return _read_decks(HOUSE.folder_of(edition))


@functools.lru_cache(maxsize=128)
def _house_decks(edition: str) -> list[str]:
    return _read_decks(HOUSE.folder_of(edition))


def _read_decks(folder: Path) -> list[str]:
    return _decks(HOUSE.reader(folder).read("board.toml"))


def _decks(board: File) -> list[str]:
    heading = board.data.get("edition")
    decks = heading.get("decks") if isinstance(heading, dict) else None
    return decks if isinstance(decks, list) and all(is_deck(deck) for deck in decks) else []


def house_editions() -> tuple[str, ...]:
    """The editions that come with the house."""
    return tuple(HOUSE.offered())


@functools.lru_cache(maxsize=128)
def _house_deck(edition: str, deck: str) -> Deck:
    """Found by two words: faster than by a path."""
    return _load(HOUSE.folder_of(edition), edition, deck, ())


@functools.lru_cache(maxsize=64)
def _load(path: Path, edition: str, deck: str, version: Stamps) -> Deck:
    main, _, word = deck.partition(MIXED)
    if word:
        others = [_load(path, edition, other, version) for other in _read_decks(path) if other != main]
        return _mix(_load(path, edition, main, version), others, word)
    problems = Problems()
    reader = HOUSE.reader(path)
    files = {name: reader.read(name) for name in (*FILES, f"{deck}.toml")}
    board = _read_board(files["board.toml"], problems)
    buildings = [_read_building(entry, problems) for entry in entries(files[f"{deck}.toml"], "building", problems)]
    elders = [_read_elder(entry, problems) for entry in entries(files["elders.toml"], "elder", problems)]
    problems.check_slots(files[f"{deck}.toml"], [card.slot for card in buildings], CARD_WORDS)
    problems.check_slots(files["elders.toml"], [card.slot for card in elders], ELDER_WORDS)
    if chain := _chain(buildings):
        problems.lines.append(f"{files[f'{deck}.toml'].path}:1: {chain}")
    problems.report()
    return _deck(deck, edition, version, board, buildings, elders, [])


def _mix(deck: Deck, others: list[Deck], word: str) -> Deck:
    """A deck whose first display is drawn from the A and B buildings of all decks, as the word says (N1.11).

    A building of another deck has the slot of one that is not in the first display, which then stays out of the game.
    """
    chance = Chance(sha256(f"{deck.name} {word}".encode()).digest())
    buildings = deck.buildings[:]
    first: list[int] = []
    for begin, end, count in ((0, FIRST_B, deck.board.display_a), (FIRST_B, FIRST_C, deck.board.display_b)):
        cards = [each * CARDS + card for each in range(len(others) + 1) for card in range(begin, end)]
        chance.shuffle(cards)
        drawn = cards[:count]
        own = [card for card in drawn if card < CARDS]
        free = [card for card in range(begin, end) if card not in own]
        for foreign in (card for card in drawn if card >= CARDS):
            each, card = divmod(foreign, CARDS)
            slot = card if card in free else free[chance.below(len(free))]
            free.remove(slot)
            buildings[slot] = replace(others[each - 1].buildings[card], slot=CARD_WORDS[slot])
            own.append(slot)
        first += sorted(own)
    if chain := _chain(buildings):
        raise EditionError(f"{deck.edition}: {chain}")
    name = name_of(deck.name, word)
    return _deck(name, deck.edition, deck.version, deck.board, buildings, deck.elders, first)


def _deck(
    name: str,
    edition: str,
    version: Stamps,
    board: Board,
    buildings: list[Building],
    elders: list[Elder],
    first: list[int],
) -> Deck:
    watching = [_mask(buildings, "when", event) for event in range(len(EVENTS))]
    return Deck(
        name=name,
        edition=edition,
        version=version,
        board=board,
        buildings=buildings,
        elders=elders,
        watching=watching,
        noticing=[watching[EVENTS.index(NOTICED[event])] if event in NOTICED else 0 for event in EVENTS],
        bending=[_mask(buildings, "rule", rule) for rule in range(len(RULES))],
        any_time=_mask(buildings, "any", -1),
        once=_mask(buildings, "once", -1),
        building_costs=[building.cost for building in buildings],
        ship_costs=[ship.cost for ship in board.ships],
        bent_ship_costs={},
        ship_bending=sum(_mask(buildings, "rule", RULES.index(rule)) for rule in SHIP_RULES),
        windows=_mask(buildings, "any", -1) | _mask(buildings, "once", -1) | _mask(buildings, "hand", -1),
        by_hand=_mask(buildings, "hand", -1),
        promises=[promise(building.effect) for building in buildings],
        first=first,
        given=[given(building.effect) for building in buildings],
        elder_given=[given(elder.effect) for elder in elders],
    )


def _chain(buildings: list[Building]) -> str:
    """What is wrong with cards that set each other off without end: they would hold up every table."""
    leads: dict[str, set[str]] = {}
    slots: dict[str, list[str]] = {}
    for building in buildings:
        effect = building.effect
        if effect.kind == "when":
            event = EVENTS[effect.event]
            after = {each for step in effect.steps for each in set_off_by(step)}
            leads.setdefault(event, set()).update(after)
            if after:
                slots.setdefault(event, []).append(building.slot)
    for event in leads:
        reached: set[str] = set()
        waiting = sorted(leads[event])
        while waiting:
            found = waiting.pop()
            if found not in reached:
                reached.add(found)
                waiting += sorted(leads.get(found, ()))
        if event in reached:
            chain = sorted(slot for each in reached & set(slots) for slot in slots[each])
            return f"these cards set each other off without end: {', '.join(chain)}"
    return ""


def is_deck(name: object) -> bool:
    """Whether it is the name of a deck, whose file then lies in the folder itself and nowhere else."""
    return isinstance(name, str) and re.fullmatch(r"[\w-]{1,40}", name) is not None


def check(folder: Path) -> list[str]:
    """Everything that is wrong with the edition in a folder, one sentence each."""
    try:
        board = HOUSE.reader(folder).read("board.toml")
        decks = _decks(board)
        if not decks:
            return [f"{board.path}: [edition] names no decks"]
    except EditionError as error:
        return str(error).splitlines()
    found: list[str] = []
    for deck in decks:
        try:
            _load(folder, str(folder), str(deck), stamps(folder))
        except EditionError as error:
            found += [line for line in str(error).splitlines() if line not in found]
    return found


def _mask(buildings: list[Building], kind: str, number: int) -> int:
    mask = 0
    for card, building in enumerate(buildings):
        effect = building.effect
        if effect.kind == kind and number in (-1, effect.event if kind == "when" else effect.rule):
            mask |= 1 << card
    return mask


# --- reading --------------------------------------------------------------------------------------


def _read_building(entry: Entry, problems: Problems) -> Building:
    known_keys(entry, ("slot", "name", "cost", "points", "class", "effect", "note"), problems)
    card_class = entry.data.get("class")
    if not isinstance(card_class, str) or card_class not in CLASSES or card_class == "elder":
        problems.add(
            entry,
            "class",
            f"'{card_class}' is not a class; classes are {', '.join(c for c in CLASSES if c != 'elder')}",
            0,
        )
        card_class = "now"
    points = entry.data.get("points")
    if type(points) is not int or not -20 <= points <= 20:
        problems.add(entry, "points", f"points must be a number from -20 to 20, not {points!r}")
        points = 0
    return Building(
        slot=entry.slot,
        texts=card_texts(entry, problems),
        cost=_cost(entry, problems),
        points=points,
        card_class=str(card_class),
        effect=_effect(entry, str(card_class), problems),
    )


def _read_elder(entry: Entry, problems: Problems) -> Elder:
    known_keys(entry, ("slot", "name", "effect", "note"), problems)
    effect = _effect(entry, "elder", problems)
    texts = card_texts(entry, problems)
    for index, step in enumerate(effect.steps):
        if isinstance(step, BoardAction):
            return Elder(entry.slot, texts, effect, step, effect.steps[:index], effect.steps[index + 1 :])
    return Elder(entry.slot, texts, effect, BoardAction((), NOTHING), (), effect.steps)


def _cost(entry: Entry, problems: Problems) -> Goods:
    try:
        return read_goods(str(entry.data.get("cost", "?")))
    except PhraseError as error:
        problems.add(entry, "cost", error.message, error.column)
        return NOTHING


def _effect(entry: Entry, card_class: str, problems: Problems) -> Effect:
    phrase = entry.data.get("effect")
    if not isinstance(phrase, str):
        problems.add(entry, "effect", "the effect is missing")
        return Effect("", "now")
    try:
        return read_effect(phrase, card_class)
    except PhraseError as error:
        problems.add(entry, "effect", error.message, error.column)
        return Effect(phrase, "now")


def _read_board(file: File, problems: Problems) -> Board:
    try:
        data = file.data
        sound = counts_are_named(file, COUNTS, problems)
        rounds, ships, track, harbour = data["rounds"], data["ships"], data["track"], data["harbour"]
        spaces = [data["spaces"].get(word, {"capacity": [1, 1], "column": 0}) for word in SPACE_WORDS]
        board = Board(
            rounds=rounds["count"],
            workers=rounds["workers"],
            share_discount=rounds["share_discount"],
            a_in_round_3=rounds["a_in_round_3"],
            c_in_round_4=rounds["c_in_round_4"],
            b_in_round_5=rounds["b_in_round_5"],
            c_in_round_6=rounds["c_in_round_6"],
            display_a=data["display"]["a"],
            display_b=data["display"]["b"],
            plates=data["banquet"]["plates"],
            plates_filled=data["banquet"]["filled"],
            capacity=[space["capacity"] for space in spaces],
            column=[space["column"] for space in spaces],
            ship_supply=ships["supply"],
            ships=[
                *(
                    Ship(kind, read_goods(ships[name]["cost"]), ships[name]["length"], ships[name]["points"])
                    for kind, name in enumerate(("sloop", "cutter", "schooner"))
                ),
                Ship(
                    2, read_goods(ships["schooner"]["gold"]), ships["schooner"]["length"], ships["schooner"]["points"]
                ),
            ],
            track=track["length"],
            boat=track["boat"],
            haul=track["haul"],
            cells=harbour["cells"],
            forests=harbour["forests"],
            forest_tiles=harbour["forest_tiles"],
            wood_limit=harbour["wood_limit"],
            reserve_limit=harbour["reserve_limit"],
            council=harbour["council"],
            elder_places=data["elders"]["places"],
            elders_face_up=data["elders"]["face_up"],
            elders_face_down=data["elders"]["face_down"],
        )
    except KeyError as error:
        raise EditionError(f"{file.path}: {error} is missing") from None
    except (TypeError, AttributeError):
        raise EditionError(f"{file.path}: a part of the board is not of the expected form") from None
    except PhraseError as error:
        raise EditionError(f"{file.path}: {error.message}") from None
    _check_board(file, board, sound, problems)
    return board


#: Numbers of the board, as `table.key`.
COUNTS = (
    "rounds.count",
    "rounds.workers",
    "display.a",
    "display.b",
    "track.length",
    "track.boat",
    "harbour.forest_tiles",
    "harbour.wood_limit",
    "harbour.reserve_limit",
    "harbour.council",
    "elders.places",
)


def _check_board(file: File, board: Board, sound: bool, problems: Problems) -> None:
    """The sizes and limits that the rules rely on."""
    wrong: list[str] = []
    lists: dict[str, tuple[object, int]] = {
        "rounds.share_discount": (board.share_discount, board.rounds),
        "rounds.a_in_round_3": (board.a_in_round_3, SEATS),
        "rounds.c_in_round_4": (board.c_in_round_4, SEATS),
        "rounds.b_in_round_5": (board.b_in_round_5, SEATS),
        "rounds.c_in_round_6": (board.c_in_round_6, SEATS),
        "banquet.plates": (board.plates, 7),
        "banquet.filled": (board.plates_filled, SEATS),
        "ships.supply": (board.ship_supply, SEATS),
        "track.haul": (board.haul, board.track),
        "harbour.cells": (board.cells, len(PLACE_WORDS)),
        "harbour.forests": (board.forests, len(PLACE_WORDS)),
        "elders.face_up": (board.elders_face_up, SEATS),
        "elders.face_down": (board.elders_face_down, SEATS),
    }
    for space, word in enumerate(SPACE_WORDS):
        lists[f"spaces.{word}.capacity"] = (board.capacity[space], 2)
    for name, (values, length) in lists.items():
        if not isinstance(values, list) or len(values) != length or not all(is_count(value) for value in values):
            wrong.append(f"{name} must be a list of {length} numbers from 0 to 99")
    for ship in board.ships:
        if not is_count(ship.points) or not is_count(ship.length) or not ship.length:
            wrong.append("every ship needs a length and points, up to 99")
    if sound and not wrong:
        wrong += _check_limits(board)
    problems.lines += [f"{file.path}: {fault}" for fault in wrong]


def _check_limits(board: Board) -> list[str]:
    """What must fit together once every figure is a number."""
    wrong: list[str] = []
    if board.elder_places * 2 + max(board.elders_face_down) > len(ELDER_WORDS) or max(board.elders_face_up) > 12:
        wrong.append("elders: there are 18; 12 of them can lie face up")
    if board.boat > board.track:
        wrong.append("track.boat: longer than the track")
    if max(board.plates_filled) > len(board.plates):
        wrong.append("banquet.filled: more plates than there are")
    if any(tiles > 2 or (tiles and cells != 2) for tiles, cells in zip(board.forests, board.cells, strict=True)):
        wrong.append("harbour.forests: at most two tiles, and only on a double space")
    if SEATS * sum(board.forests) > board.forest_tiles:
        wrong.append("harbour.forest_tiles: too few for five harbours")
    return wrong
