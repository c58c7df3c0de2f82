"""Editions: the cards and boards of a game, read from TOML, with errors that name file, line and column."""

from __future__ import annotations

import functools
import hashlib
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from langbord.engine.errors import EditionError
from langbord.games.nusfjord.grammar import (
    CLASSES,
    EVENTS,
    NOTHING,
    RULES,
    BoardAction,
    Effect,
    Goods,
    PhraseError,
    Step,
    read_effect,
    read_goods,
)
from langbord.games.nusfjord.moves import CARD_WORDS, ELDER_WORDS, PLACE_WORDS, SPACE_WORDS

EDITIONS = Path(__file__).parent / "editions"
SEATS = 5
SHIP_RULES = ("ships cost N wood less", "schooner for N gold")
FILES = ("board.toml", "elders.toml")


@dataclass(frozen=True)
class Building:
    """A building card."""

    slot: str
    name: dict[str, str]
    cost: Goods
    points: int
    card_class: str
    effect: Effect
    note: dict[str, str]


@dataclass(frozen=True)
class Elder:
    """An elder card: its board action, and the steps before and after it."""

    slot: str
    name: dict[str, str]
    effect: Effect
    action: BoardAction
    before: tuple[Step, ...]
    after: tuple[Step, ...]
    note: dict[str, str]


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
    content: str  # hash of the edition
    board: Board
    buildings: list[Building]
    elders: list[Elder]
    watching: list[int]  # by event: the cards that act on it
    bending: list[int]  # by rule: the cards that bend it
    any_time: int
    once: int
    building_prices: list[tuple[int, int, int]]  # wood, fish, gold
    ship_prices: list[tuple[int, int, int]]  # by offer
    ship_bending: int  # buildings that change what ships cost
    bent_ship_prices: dict[tuple[int, Goods], list[tuple[int, int, int]]]  # kept once found, by those and a discount
    windows: int  # buildings that can be used by themselves: any time or once


def load_deck(edition: str, deck: str) -> Deck:
    """A deck of an edition: one of the house, or a folder of your own, which may change while we run."""
    if edition in house_editions():
        return _load(edition, edition, deck, ())
    folder = folder_of(edition)
    return _load(str(folder), edition, deck, _stamps(folder))


def _stamps(folder: Path) -> tuple[tuple[str, int, int], ...]:
    """Tells one version of a folder's files from another."""
    stats = [(path.name, path.stat()) for path in sorted(folder.glob("*.toml"))]
    return tuple((name, stat.st_mtime_ns, stat.st_size) for name, stat in stats)


@functools.cache
def house_editions() -> tuple[str, ...]:
    """The editions that come with the house."""
    return tuple(sorted(path.name for path in EDITIONS.iterdir() if (path / "board.toml").is_file()))


def folder_of(edition: str) -> Path:
    """Where an edition lies."""
    if edition in house_editions():
        return EDITIONS / edition
    if Path(edition).is_dir():
        return Path(edition)
    known = ", ".join(house_editions())
    raise EditionError(f"there is no edition '{edition}': neither one of the house ({known}) nor a folder of that name")


@functools.cache
def _load(folder: str, edition: str, deck: str, stamps: tuple[tuple[str, int, int], ...]) -> Deck:
    path = EDITIONS / folder  # a folder of your own, given in full, stays what it is
    problems = _Problems()
    files = {name: _read_file(path / name) for name in (*FILES, f"{deck}.toml")}
    board = _read_board(files["board.toml"], problems)
    buildings = [_read_building(entry, problems) for entry in _entries(files[f"{deck}.toml"], "building", problems)]
    elders = [_read_elder(entry, problems) for entry in _entries(files["elders.toml"], "elder", problems)]
    problems.check_slots(files[f"{deck}.toml"], [card.slot for card in buildings], CARD_WORDS)
    problems.check_slots(files["elders.toml"], [card.slot for card in elders], ELDER_WORDS)
    problems.report()
    return Deck(
        name=deck,
        edition=edition,
        content=content_hash(path),
        board=board,
        buildings=buildings,
        elders=elders,
        watching=[_mask(buildings, "when", event) for event in range(len(EVENTS))],
        bending=[_mask(buildings, "rule", rule) for rule in range(len(RULES))],
        any_time=_mask(buildings, "any", -1),
        once=_mask(buildings, "once", -1),
        building_prices=[building.cost.printed() for building in buildings],
        ship_prices=[ship.cost.printed() for ship in board.ships],
        bent_ship_prices={},
        ship_bending=sum(_mask(buildings, "rule", RULES.index(rule)) for rule in SHIP_RULES),
        windows=_mask(buildings, "any", -1) | _mask(buildings, "once", -1),
    )


def check(folder: Path) -> list[str]:
    """Everything that is wrong with the edition in a folder, one sentence each."""
    try:
        board = _read_file(folder / "board.toml")
        decks = board.data.get("edition", {}).get("decks", [])
        if not isinstance(decks, list) or not decks:
            return [f"{board.path}: [edition] names no decks"]
    except EditionError as error:
        return str(error).splitlines()
    found: list[str] = []
    for deck in decks:
        try:
            _load(str(folder), str(folder), str(deck), _stamps(folder))
        except EditionError as error:
            found += [line for line in str(error).splitlines() if line not in found]
    return found


def content_hash(folder: Path) -> str:
    """A fingerprint of all files of an edition."""
    digest = hashlib.sha256()
    for path in sorted(folder.glob("*.toml")):
        digest.update(path.name.encode() + b"\0" + path.read_bytes().replace(b"\r\n", b"\n") + b"\0")
    return digest.hexdigest()[:16]


def _mask(buildings: list[Building], kind: str, number: int) -> int:
    mask = 0
    for card, building in enumerate(buildings):
        effect = building.effect
        if effect.kind == kind and number in (-1, effect.event if kind == "when" else effect.rule):
            mask |= 1 << card
    return mask


# --- reading --------------------------------------------------------------------------------------


class _File:
    """A TOML file, with its text kept to find the line of a mistake."""

    def __init__(self, path: Path, text: str, data: dict[str, Any]) -> None:
        self.path: Path = path
        self.lines: list[str] = text.splitlines()
        self.data: dict[str, Any] = data

    def line_of(self, slot: object, key: str) -> int:
        """The line (from 1) of a key of the entry with this slot; the slot's own line if the key is missing."""
        start = 0
        for number, line in enumerate(self.lines):
            if line.split("#")[0].replace(" ", "").startswith(f'slot="{slot}"'):
                start = number
                break
        for number in range(start, len(self.lines)):
            if number > start and self.lines[number].startswith("["):
                break
            if self.lines[number].split("=")[0].strip() == key:
                return number + 1
        return start + 1


class _Entry:
    """One card of a file."""

    def __init__(self, file: _File, data: dict[str, Any]) -> None:
        self.file: _File = file
        self.data: dict[str, Any] = data
        self.slot: str = str(data.get("slot", "?"))


class _Problems:
    """Collects mistakes, so that all are told at once."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def add(self, entry: _Entry, key: str, message: str, column: int | None = None) -> None:
        """A mistake at a key of a card; `column` counts from the start of its text."""
        line = entry.file.line_of(entry.slot, key)
        place = f"{entry.file.path}:{line}"
        if column is not None:
            place += f":{entry.file.lines[line - 1].find(chr(34)) + 2 + column}"
        self.lines.append(f"{place}: {entry.slot}: {message}")

    def check_slots(self, file: _File, found: list[str], wanted: list[str]) -> None:
        """Every slot once, in order."""
        if found != wanted:
            missing = [slot for slot in wanted if slot not in found]
            extra = [slot for slot in found if slot not in wanted or found.count(slot) > 1]
            what = (
                f"missing {', '.join(missing)}"
                if missing
                else f"too many: {', '.join(extra)}"
                if extra
                else "not in order"
            )
            self.lines.append(
                f"{file.path}:1: the slots must be {wanted[0]} to {wanted[-1]}, each once, in order: {what}"
            )

    def report(self) -> None:
        """Raise if there was any."""
        if self.lines:
            raise EditionError("\n".join(self.lines))


def _read_file(path: Path) -> _File:
    try:
        text = path.read_text(encoding="utf-8")
    except OSError:
        raise EditionError(f"{path}: the file is missing or cannot be read") from None
    except UnicodeDecodeError:
        raise EditionError(f"{path}: the file is not UTF-8 text") from None
    try:
        return _File(path, text, tomllib.loads(text))
    except tomllib.TOMLDecodeError as error:
        raise EditionError(f"{path}: {error}") from None


def _entries(file: _File, key: str, problems: _Problems) -> list[_Entry]:
    entries = file.data.get(key)
    if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
        problems.lines.append(f"{file.path}:1: expected a list of [[{key}]]")
        return []
    return [_Entry(file, entry) for entry in entries]


def _read_building(entry: _Entry, problems: _Problems) -> Building:
    _known_keys(entry, ("slot", "name", "cost", "points", "class", "effect", "note"), problems)
    card_class = entry.data.get("class")
    if card_class not in CLASSES or card_class == "elder":
        problems.add(
            entry,
            "class",
            f"'{card_class}' is not a class; classes are {', '.join(c for c in CLASSES if c != 'elder')}",
            0,
        )
        card_class = "now"
    points = entry.data.get("points")
    if type(points) is not int or not 0 <= points <= 20:
        problems.add(entry, "points", f"points must be a number from 0 to 20, not {points!r}")
        points = 0
    return Building(
        slot=entry.slot,
        name=_names(entry, "name", problems),
        cost=_cost(entry, problems),
        points=points,
        card_class=str(card_class),
        effect=_effect(entry, str(card_class), problems),
        note=_names(entry, "note", problems),
    )


def _read_elder(entry: _Entry, problems: _Problems) -> Elder:
    _known_keys(entry, ("slot", "name", "effect", "note"), problems)
    effect = _effect(entry, "elder", problems)
    names, notes = _names(entry, "name", problems), _names(entry, "note", problems)
    for index, step in enumerate(effect.steps):
        if isinstance(step, BoardAction):
            return Elder(entry.slot, names, effect, step, effect.steps[:index], effect.steps[index + 1 :], notes)
    return Elder(entry.slot, names, effect, BoardAction((), NOTHING), (), (), notes)  # a mistake already told


def _known_keys(entry: _Entry, keys: tuple[str, ...], problems: _Problems) -> None:
    for key in entry.data:
        if key not in keys:
            problems.add(entry, key, f"'{key}' is not known here; a card has {', '.join(keys)}")


def _names(entry: _Entry, key: str, problems: _Problems) -> dict[str, str]:
    """A text in several languages; a plain text counts as English. Only `note` may be missing."""
    value = entry.data.get(key)
    if value is None and key == "note":
        return {}
    if isinstance(value, str):
        value = {"en": value}
    if not isinstance(value, dict) or "en" not in value or not all(isinstance(text, str) for text in value.values()):
        problems.add(entry, key, f"'{key}' must be a text, or texts by language with 'en' among them")
        return {"en": "?"}
    return value


def _cost(entry: _Entry, problems: _Problems) -> Goods:
    try:
        return read_goods(str(entry.data.get("cost", "?")))
    except PhraseError as error:
        problems.add(entry, "cost", error.message, error.column)
        return NOTHING


def _effect(entry: _Entry, card_class: str, problems: _Problems) -> Effect:
    phrase = entry.data.get("effect")
    if not isinstance(phrase, str):
        problems.add(entry, "effect", "the effect is missing")
        return Effect("", "now")
    try:
        return read_effect(phrase, card_class)
    except PhraseError as error:
        problems.add(entry, "effect", error.message, error.column)
        return Effect(phrase, "now")


def _read_board(file: _File, problems: _Problems) -> Board:
    try:
        data = file.data
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
    _check_board(file, board, problems)
    return board


def _check_board(file: _File, board: Board, problems: _Problems) -> None:
    """The sizes and limits that the rules rely on."""
    wrong: list[str] = []
    numbers: dict[str, object] = {
        "rounds.count": board.rounds,
        "rounds.workers": board.workers,
        "display.a": board.display_a,
        "display.b": board.display_b,
        "track.length": board.track,
        "track.boat": board.boat,
        "harbour.forest_tiles": board.forest_tiles,
        "harbour.wood_limit": board.wood_limit,
        "harbour.reserve_limit": board.reserve_limit,
        "harbour.council": board.council,
        "elders.places": board.elder_places,
    }
    wrong += [f"{name} must be a number" for name, value in numbers.items() if type(value) is not int or value < 1]
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
        if not isinstance(values, list) or len(values) != length or not all(_is_count(value) for value in values):
            wrong.append(f"{name} must be a list of {length} numbers from 0 on")
    for ship in board.ships:
        if not _is_count(ship.points) or not _is_count(ship.length) or not ship.length:
            wrong.append("every ship needs a length and points")
    if not wrong:
        wrong += _check_limits(board)
    problems.lines += [f"{file.path}: {fault}" for fault in wrong]


def _check_limits(board: Board) -> list[str]:
    """What must fit together once every figure is a number."""
    wrong: list[str] = []
    if board.elder_places * 2 + max(board.elders_face_down) > len(ELDER_WORDS) or max(board.elders_face_up) > 12:
        wrong.append("elders: there are 18; 12 of them can lie face up")
    if max(board.plates_filled) > len(board.plates):
        wrong.append("banquet.filled: more plates than there are")
    if any(tiles > 2 or (tiles and cells != 2) for tiles, cells in zip(board.forests, board.cells, strict=True)):
        wrong.append("harbour.forests: at most two tiles, and only on a double space")
    if SEATS * sum(board.forests) > board.forest_tiles:
        wrong.append("harbour.forest_tiles: too few for five harbours")
    return wrong


def _is_count(value: object) -> bool:
    return type(value) is int and 0 <= value <= 999
