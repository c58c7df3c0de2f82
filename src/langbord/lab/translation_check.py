"""Whether a language is complete: every mistake of its translation in one line, with the file that it is in.

English is what the others are compared with; English itself is compared with the cards of the editions.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

from babel import Locale
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from langbord import games, locales
from langbord.engine.control_chars import plain
from langbord.engine.editions.files import Entry, House
from langbord.engine.errors import OptionError
from langbord.lessons.reader import lessons_of
from langbord.plugin import plugin

#: Forms of plurals, as Unicode calls them.
PLURALS: Final = frozenset({"zero", "one", "two", "few", "many", "other"})
PARAGRAPH: Final = re.compile(r"^\*\*([A-Z]\d+\.\d+)\*\*", re.MULTILINE)


class _Asked(Visitor):
    """What a message asks for: the values that it is given, and the forms of plurals that it chooses from."""

    def __init__(self) -> None:
        super().__init__()
        self.values: set[str] = set()
        self.forms: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (named by fluent.syntax)
        self.values.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
        if keys <= PLURALS:
            self.forms |= keys
        self.generic_visit(node)


class Messages:
    """The messages of some files, with the file of each, and what is wrong with the files themselves."""

    def __init__(self, paths: Iterable[Path]) -> None:
        self.file: dict[str, Path] = {}
        self.values: dict[str, frozenset[str]] = {}
        self.forms: dict[str, frozenset[str]] = {}
        self.attributes: dict[str, frozenset[str]] = {}
        self.mistakes: list[str] = []
        for path in paths:
            self._read(path)

    def _read(self, path: Path) -> None:
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Junk):
                line = (entry.content or "").strip().partition("\n")[0]
                self.mistakes.append(f"{path}: this is no message: {plain(line)}")
            elif isinstance(entry, ast.Message):
                self._add(path, entry)

    def _add(self, path: Path, entry: ast.Message) -> None:
        key = entry.id.name
        if key in self.file:
            self.mistakes.append(f"{path}: {key}: stands in {self.file[key].name} too")
        asked = _Asked()
        asked.visit(entry)
        self.file[key] = path
        self.values[key], self.forms[key] = frozenset(asked.values), frozenset(asked.forms)
        self.attributes[key] = frozenset(attribute.id.name for attribute in entry.attributes)


def mistakes(language: str) -> list[str]:
    """All that is missing, superfluous or wrong in a language. A game that has nothing in it at all is no mistake: its
    table is shown in English, and the settings say so."""
    if language not in locales.languages():
        raise OptionError(f"there is no language '{language}'; there is {', '.join(locales.languages())}")
    found = _of_messages(language, locales.of_house(locales.BASE), locales.of_house(language))
    for game in games.names():
        if language in locales.languages_of(game):
            found += _of_messages(
                language, locales.of_game(locales.BASE, game), locales.of_game(language, game), f"{game}/"
            )
            found += _of_cards(language, game)
            found += _of_rules(language, game)
            found += [
                f"{game}/lessons: {lesson.name}: has no text.{language}"
                for lesson in lessons_of(game)
                if language not in lesson.texts
            ]
    return found


def counted(language: str) -> dict[str, int | None]:
    """How many messages the house and each game have in a language; None of a game that is shown in English."""
    found: dict[str, int | None] = {"": len(Messages(locales.of_house(language)).file)}
    for game in games.names():
        there = language in locales.languages_of(game)
        found[game] = len(Messages(locales.of_game(language, game)).file) if there else None
    return found


def _of_messages(language: str, base: Iterable[Path], own: Iterable[Path], where: str = "") -> list[str]:
    wanted, given = Messages(base), Messages(own)
    found = list(given.mistakes)
    locale = Locale.parse(language, sep="-")
    forms = {*locale.plural_form.tags, *locale.ordinal_form.tags, "other"}
    for key, file in wanted.file.items():
        if key not in given.file:
            found.append(f"{where}locale/{language}/{file.name}: {key}: is missing")
    for key, file in given.file.items():
        if key not in wanted.file:
            found.append(f"{file}: {key}: is superfluous: nothing asks for it")
            continue
        for value in sorted(given.values[key] - wanted.values[key]):
            found.append(f"{file}: {key}: nobody gives it ${value}")
        for value in sorted(wanted.values[key] - given.values[key]):
            found.append(f"{file}: {key}: leaves out ${value}")
        for form in sorted(given.forms[key] - forms):
            found.append(f"{file}: {key}: no number is [{form}] in this language")
    return found


def _of_rules(language: str, game: str) -> list[str]:
    base, own = locales.rules(locales.BASE, game), locales.rules(language, game)
    if base is None:
        return []
    if own is None:
        return [f"{game}/RULES.{language}.md: is missing"]
    wanted, given = (PARAGRAPH.findall(path.read_text(encoding="utf-8")) for path in (base, own))
    found = [f"{own}: {number}: is missing" for number in wanted if number not in given]
    return found + [f"{own}: {number}: is superfluous" for number in given if number not in wanted]


# --- cards ------------------------------------------------------------------------------------------------------------


def _of_cards(language: str, game: str) -> list[str]:
    """English names what the editions have; every other language what English names."""
    editions = plugin(game).editions
    if editions is None:
        return []
    named = _cards_named(locales.BASE, game)
    if language == locales.BASE:
        slots = set(_slots(editions().house))
        unnamed = [places for places in slots if not any(place in named for place in places)]
        used = {place for places in slots for place in places}
        found = [f"{game}/editions/{places[0]}: has no name" for places in sorted(unnamed)]
        return found + [
            f"{game}/editions/{place}: is superfluous: there is no such card" for place in sorted({*named} - used)
        ]
    given, found = _cards_named(language, game), []
    for place in sorted(named.keys() - given.keys()):
        found.append(f"{game}/editions/{place}: is missing")
    for place in sorted(given.keys() - named.keys()):
        found.append(f"{game}/editions/{place}: is superfluous")
    for place in sorted(named.keys() & given.keys()):
        found += [f"{game}/editions/{place}: .{what} is missing" for what in sorted(named[place] - given[place])]
        found += [f"{game}/editions/{place}: .{what} is superfluous" for what in sorted(given[place] - named[place])]
    return found


def _cards_named(language: str, game: str) -> dict[str, frozenset[str]]:
    """The cards that a language names, `house-2/herring/B02`, with what it says of them besides."""
    found: dict[str, frozenset[str]] = {}
    for path in locales.editions_of(language, game):
        for slot, attributes in Messages([path]).attributes.items():
            found[f"{path.parent.name}/{path.stem}/{slot}"] = attributes
    return found


def _slots(house: House) -> Iterator[tuple[str, ...]]:
    """Where the cards of all editions are named, those of old ones too."""
    for folder in (*house.offered().values(), *house.archived().values()):
        if not (folder / house.board).is_file():
            continue
        reader = house.reader(folder)
        for name in reader.names():
            file = reader.read(name)
            for key, listed in file.data.items():
                for entry in _entries(listed):
                    if "slot" in entry and "name" not in entry:
                        yield Entry(file.of(key, entry), entry).places()


def _entries(listed: Any) -> list[dict[str, Any]]:
    return [entry for entry in listed if isinstance(entry, dict)] if isinstance(listed, list) else []
