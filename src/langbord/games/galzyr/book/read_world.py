"""`world.toml`: the map, the adventurers and the figures of a book."""

from __future__ import annotations

from typing import Any, Final

from langbord.engine.editions.files import File
from langbord.engine.editions.parse_error import PhraseError
from langbord.games.galzyr.book import vocabulary
from langbord.games.galzyr.book.model import Adventurer, Level, Source, Space, World
from langbord.games.galzyr.book.parser import Grammar, Phrase
from langbord.games.galzyr.book.phrases import Step
from langbord.games.galzyr.book.source_lines import Mistakes, Named
from langbord.games.galzyr.rules.moves import LOCATION_WORDS, SPACE_WORDS, WILD_WORDS

MOST: Final = 9999  # of anything that is counted
_FACES: Final = ("own own", "own", "before", "after", "blank")
_LIMITS: Final = ("movement", "items", "quests", "gold", "noticeboard", "swaps", "same_colour")


class WorldReader:
    """Takes the tables of the file one by one."""

    def __init__(self, file: File, mistakes: Mistakes) -> None:
        self.file: File = file
        self.data: dict[str, Any] = self.file.data
        self.mistakes: Mistakes = mistakes

    def read(self) -> World:
        """The world, as far as it can be understood; what cannot is among the mistakes."""
        limits = [self._number("limits", name, 0) for name in _LIMITS]
        ends = self._table("ends")
        for mode in ("competitive", "coop"):
            self._name("scene", str(ends.get(mode, "")))
        return World(
            title=str(self._table("book").get("title", "")),
            spaces=self._spaces(),
            adventurers=self._adventurers(),
            tags=self._tags(),
            achievements=tuple((key, str(title)) for key, title in self._table("achievements").items()),
            base_die=self._words("dice", "base", vocabulary.SKILLS, 6),
            advanced_die=self._words("dice", "advanced", _FACES, 6),
            base_dice=self._number("dice", "count", 5),
            difficulty=(
                self._number("difficulty", "easy", 1),
                self._number("difficulty", "medium", 2),
                self._number("difficulty", "hard", 3),
            ),
            coop_days=self._numbers("days", "coop", 4),
            competitive_days=self._numbers("days", "competitive", 4),
            levels=self._levels(),
            summer=self._numbers("season", "summer", 0),
            competitive_end=str(ends.get("competitive", "")),
            coop_end=str(ends.get("coop", "")),
            movement=limits[0],
            item_limit=limits[1],
            quest_limit=limits[2],
            gold_limit=limits[3],
            noticeboard=limits[4],
            swaps=limits[5],
            same_colour=limits[6],
            hard_pays=self._number("prestige", "hard", 0) if "prestige" in self.data else 0,
        )

    def book_id(self) -> str:
        """The id of the book: its edition."""
        return str(self._table("book").get("id", "")) or self._fail("id", "the book needs an id: [book] id = …")

    def base(self) -> str:
        """What it extends; empty if it stands by itself."""
        return str(self._table("book").get("extends", ""))

    # --- the map ---

    def _spaces(self) -> tuple[Space, ...]:
        tables = self._tables("space")
        ids = [str(table.get("id", "")) for table in tables]
        roads: dict[str, dict[str, list[str]]] = {season: {id_: [] for id_ in ids} for season in vocabulary.SEASONS}
        for road in self._tables("road"):
            ends = road.get("between")
            season = road.get("season", "any")
            if not isinstance(ends, list) or len(ends) != 2 or season not in ("any", *vocabulary.SEASONS):
                self._fail("between", f"a road is between two spaces, in any season, summer or winter; not {road}")
                continue
            for end in ends:
                if end not in ids:
                    self._fail(str(end), f"there is no space '{end}' for a road to lead to")
            if all(end in ids for end in ends):
                for each in vocabulary.SEASONS:
                    if season in ("any", each):
                        roads[each][ends[0]].append(ends[1])
                        roads[each][ends[1]].append(ends[0])
        spaces = [self._space(table, roads) for table in tables]
        for what in ("id", "slot"):
            found = [getattr(space, what) for space in spaces]
            for twice in sorted({word for word in found if found.count(word) > 1}):
                self._fail(twice, f"two spaces have the {what} '{twice}'")
        return tuple(spaces)

    def _space(self, table: dict[str, Any], roads: dict[str, dict[str, list[str]]]) -> Space:
        id_, slot, terrain = str(table.get("id", "")), str(table.get("slot", "")), str(table.get("terrain", ""))
        if terrain not in vocabulary.TERRAINS:
            self._fail(id_, f"space '{id_}': '{terrain}' is not a terrain: {', '.join(vocabulary.TERRAINS)}")
        if slot not in SPACE_WORDS:
            told = f"{LOCATION_WORDS[0]} to {LOCATION_WORDS[-1]} or {WILD_WORDS[0]} to {WILD_WORDS[-1]}"
            self._fail(id_, f"space '{id_}': its slot is one of {told}, not '{slot}'")
        return Space(
            id=id_,
            slot=slot,
            name=str(table.get("name", "")) or self._fail(id_, f"space '{id_}' has no name"),
            terrain=terrain,
            settlement=table.get("settlement") is True,
            harbour=table.get("harbour") is True,
            location=slot.startswith("L"),
            summer=tuple(roads["summer"].get(id_, ())),
            winter=tuple(roads["winter"].get(id_, ())),
            x=self._whole(table, "x", 0),
            y=self._whole(table, "y", 0),
        )

    # --- the adventurers ---

    def _adventurers(self) -> tuple[Adventurer, ...]:
        found = tuple(self._adventurer(table) for table in self._tables("adventurer"))
        ids = {adventurer.id for adventurer in found}
        if not ids or len(ids) < len(found) or ids - set(vocabulary.ADVENTURERS):
            self._fail(
                "adventurer", f"the adventurers are {', '.join(vocabulary.ADVENTURERS)}, each of them once at most"
            )
        return found

    def _adventurer(self, table: dict[str, Any]) -> Adventurer:
        id_ = str(table.get("id", ""))
        marks = table.get("marks", {})
        if not isinstance(marks, dict) or set(marks) - set(vocabulary.SKILLS):
            self._fail(id_, f"'{id_}': marks are written {{ might = 2, survival = 1 }}")
            marks = {}
        tags = tuple(self._list(table, "tags"))
        for tag in tags:
            self._name("tag", tag)
        return Adventurer(
            id=id_,
            name=str(table.get("name", "")),
            species=str(table.get("species", "")),
            tags=tags,
            marks=tuple(self._whole(marks, skill, 0) for skill in vocabulary.SKILLS),
            gold=self._whole(table, "gold", 10),
            on_save=tuple(step for phrase in self._list(table, "save") for step in self._phrase(phrase)),
        )

    def _phrase(self, text: str) -> tuple[Step, ...]:
        grammar = Grammar()
        try:
            steps = grammar.line(Phrase(text, 0))
        except PhraseError as error:
            self._fail(text, error.message)
            return ()
        for reference in grammar.references:
            self._name(reference.kind, reference.word)
        return steps

    # --- the rest ---

    def _tags(self) -> tuple[str, ...]:
        families = self._table("tags")
        return tuple(str(tag) for family in families.values() if isinstance(family, list) for tag in family)

    def _levels(self) -> tuple[Level, ...]:
        levels = []
        for table in self._tables("level"):
            prestige = table.get("prestige", [])
            if not isinstance(prestige, list) or [type(number) for number in prestige] != [int] * 4:
                self._fail("prestige", "a level needs its prestige for 1, 2, 3 and 4 players")
                continue
            levels.append(Level(str(table.get("name", "")), tuple(prestige)))
        return tuple(levels)

    def _table(self, key: str) -> dict[str, Any]:
        table = self.data.get(key)
        if not isinstance(table, dict):
            self._fail(key, f"there is no table [{key}]")
            return {}
        return table

    def _tables(self, key: str) -> list[dict[str, Any]]:
        tables = self.data.get(key)
        if not isinstance(tables, list):
            self._fail(key, f"there are no tables [[{key}]]")
            return []
        return [table for table in tables if isinstance(table, dict)]

    def _whole(self, table: dict[str, Any], key: str, instead: int) -> int:
        value = table.get(key, instead)
        if type(value) is not int or not 0 <= value <= MOST:
            self._fail(key, f"'{key}' must be a number from 0 to {MOST}")
            return instead
        return value

    def _list(self, table: dict[str, Any], key: str) -> list[str]:
        value = table.get(key, [])
        if not isinstance(value, list):
            self._fail(key, f"'{key}' must be a list")
            return []
        return [str(word) for word in value]

    def _number(self, table: str, key: str, instead: int) -> int:
        value = self._table(table).get(key, instead)
        if type(value) is not int or not 1 <= value <= MOST:
            self._fail(key, f"[{table}] {key} must be a number from 1 to {MOST}")
            return instead
        return value

    def _numbers(self, table: str, key: str, count: int) -> tuple[int, ...]:
        value = self._table(table).get(key)
        if not isinstance(value, list) or not all(type(number) is int for number in value):
            self._fail(key, f"[{table}] {key} must be a list of numbers")
            return (1,) * count
        if count and len(value) != count:
            self._fail(key, f"[{table}] {key} needs {count} numbers, for 1 to {count} players")
        return tuple(value)

    def _words(self, table: str, key: str, known: tuple[str, ...], count: int) -> tuple[str, ...]:
        value = self._table(table).get(key)
        if not isinstance(value, list) or len(value) != count or not all(word in known for word in value):
            self._fail(key, f"[{table}] {key} must be a list of {count} out of: {', '.join(known)}")
            return known[:1] * count
        return tuple(value)

    def _name(self, kind: str, word: str) -> None:
        self.mistakes.names.append(Named(kind, word, self._source(word)))

    def _fail(self, word: str, message: str) -> str:
        """A mistake at the first line with the word; gives a text to go on with."""
        self.mistakes.add(self._source(word), message)
        return "?"

    def _source(self, word: str) -> Source:
        file: File | None = self.file
        while file is not None and word:
            for number, line in enumerate(file.lines, 1):
                if word in line:
                    return Source(str(file.path), number, line.index(word) + 1)
            file = file.base
        return Source(str(self.file.path), 1)
