"""What somebody writes: cards by file and slot, tables of figures, decks of their own; how it is changed, and what is
missing or wrong in it.

A draft: `{"base", "blank", "decks": [...], "cards": {file: {slot: entry}}, "tables": {file: {table: {key: value}}},
"other": {file: {list: [entries]}}}`. What is not written is inherited from the base, an edition of the house; in a
`blank` one it is told as missing.
"""

from __future__ import annotations

import functools
import json
import re
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from langbord import games
from langbord.engine.control_chars import plain
from langbord.engine.editions import forms as of_forms
from langbord.engine.editions.files import House
from langbord.engine.editions.forms import CardKind, EditionForms, Field
from langbord.engine.editions.wording import LONGEST, completions, read
from langbord.engine.errors import EditionError
from langbord.plugin import EditionLoader
from langbord.server.editions import toml_text
from langbord.server.http.sanitize import one_line
from langbord.server.models import OwnEdition
from langbord.server.tables.errors import Refused

BOARD: Final = "board"
LARGEST: Final = 300_000  # letters of a draft
LONGEST_NAME, LONGEST_NOTE = 60, 200
MOST_UNDO: Final = 60
MOST_DECKS: Final = 6
BY_HAND: Final = "by hand:"
Entry = dict[str, Any]


def with_forms() -> list[str]:
    """The games whose editions can be written here."""
    return [plugin.meta.name for plugin in games.plugins() if forms_of(plugin.meta.name) is not None]


def loader_of(game: str) -> EditionLoader | None:
    """How a game reads its editions."""
    plugin = games.plugin(game)
    return plugin.editions() if plugin.editions is not None else None


def forms_of(game: str) -> EditionForms | None:
    """How an edition of a game is filled in; None if it cannot be here."""
    loader = loader_of(game)
    return loader.forms() if loader is not None and loader.forms is not None else None


@functools.lru_cache(maxsize=64)
def _data(game: str, base: str, file: str) -> dict[str, Any]:
    """A file of an edition of the house, which never changes; whoever reads it leaves it as it is."""
    loader = loader_of(game)
    folder = loader.house.of_the_house(base) if loader is not None else None
    if loader is None or folder is None:
        return {}
    try:
        return loader.house.reader(folder).read(file).data
    except EditionError:  # it has no such file
        return {}


@functools.lru_cache(maxsize=64)
def _of_base(game: str, base: str, file: str, kind: str) -> dict[str, Entry]:
    """Its entries by slot."""
    return {str(entry.get("slot")): dict(entry) for entry in _data(game, base, f"{file}.toml").get(kind, [])}


@dataclass(frozen=True)
class Deck:
    """The cards of one file."""

    file: str
    kind: CardKind
    own: bool  # a deck that the base does not have


class Draft:
    """An edition that is being written, with what it inherits."""

    def __init__(self, edition: OwnEdition) -> None:
        loader, forms = loader_of(edition.game), forms_of(edition.game)
        if loader is None or forms is None:
            raise Refused("no-such-edition", 404)
        self.edition: OwnEdition = edition
        self.house: House = loader.house
        self.loader: EditionLoader = loader
        self.forms: EditionForms = forms
        self.data: dict[str, Any] = edition.draft
        if self.house.of_the_house(self.base) is None:
            raise Refused("no-such-edition", 404)

    @property
    def base(self) -> str:
        """The edition of the house that it begins from."""
        return str(self.data.get("base") or self.forms.base)

    @property
    def blank(self) -> bool:
        """Whether every card is to be written anew."""
        return bool(self.data.get("blank"))

    # --- reading ---

    def base_decks(self) -> list[str]:
        """The decks of the base."""
        return [
            str(deck) for deck in _data(self.edition.game, self.base, "board.toml").get("edition", {}).get("decks", [])
        ]

    def own_decks(self) -> list[str]:
        """Decks that the base does not have."""
        return [str(deck) for deck in self.data.get("decks", [])]

    def decks(self) -> list[Deck]:
        """All files of cards, with their kind."""
        found: list[Deck] = []
        for kind in self.forms.kinds:
            if kind.file:
                found.append(Deck(kind.file, kind, own=False))
                continue
            found += [Deck(deck, kind, own=True) for deck in self.own_decks()]
            if not (self.blank and self.own_decks()):
                found += [Deck(deck, kind, own=False) for deck in self.base_decks()]
        return found

    def deck(self, file: str) -> Deck:
        """One of them, or a refusal."""
        for deck in self.decks():
            if deck.file == file:
                return deck
        raise Refused("no-such-card", 404)

    def inherited(self, deck: Deck) -> dict[str, Entry]:
        """The entries of the base, by slot."""
        if deck.own:
            return {}
        return _of_base(self.edition.game, self.base, deck.file, deck.kind.name)

    def written(self, file: str) -> dict[str, Entry]:
        """What was written for a file, by slot."""
        cards = self.data.get("cards", {}).get(file, {})
        return cards if isinstance(cards, dict) else {}

    def card(self, file: str, slot: str) -> Entry:
        """A card as it stands: as it was written, or as the base has it."""
        deck = self.deck(file)
        if slot not in deck.kind.slots:
            raise Refused("no-such-card", 404)
        own = self.written(file).get(slot)
        if own is not None:
            return {"slot": slot, **own}
        return {"slot": slot} if self.blank else self.inherited(deck).get(slot, {"slot": slot})

    def faults(self, deck: Deck, slot: str) -> list[of_forms.Faulty]:
        """What is wrong with a card; a card that is not written yet has no faults."""
        entry = self.written(deck.file).get(slot)
        if entry is None:
            return []
        found = list(self.forms.faults(deck.kind.name, {"slot": slot, **entry}))
        wrong = {fault.field for fault in found}
        for field in deck.kind.fields:
            if field.name not in wrong and (told := _field_fault(field, entry.get(field.name))):
                found.append(of_forms.Faulty(field.name, told))
        if not entry.get("name") and (deck.own or self.blank):
            found.append(of_forms.Faulty("name", "a card of your own needs a name"))
        return found

    def is_missing(self, deck: Deck, slot: str) -> bool:
        """Whether a card must still be written."""
        return slot not in self.written(deck.file) and (deck.own or self.blank or slot not in self.inherited(deck))

    def by_hand(self) -> list[str]:
        """The cards that players carry out themselves, as `file/slot`."""
        return [
            f"{file}/{slot}"
            for file, cards in self.data.get("cards", {}).items()
            for slot, entry in cards.items()
            if str(entry.get("effect", "")).startswith(BY_HAND)
        ]

    def expected(self, file: str, slot: str, field: str, text: str, others: Entry) -> dict[str, Any]:
        """For whoever types: where the present word begins, what it could become, and whether the phrase is whole."""
        deck = self.deck(file)
        known = deck.kind.field(field)
        if known is None or known.kind not in (of_forms.PHRASE, of_forms.GOODS):
            raise Refused("no-such-card", 404)
        entry = {**self.card(file, slot), **others, field: text}
        rule = self.forms.rule(deck.kind.name, field, entry)
        column, words = completions(rule, text[:LONGEST])
        reading = read(rule, text[:LONGEST])
        wrong = [fault for fault in self.forms.faults(deck.kind.name, entry) if fault.field == field]
        return {
            "column": column,
            "words": words[:60],
            "whole": reading.whole,
            "fault": {"text": wrong[0].message, "column": wrong[0].column} if wrong and text else None,
        }

    # --- changing ---

    def put(self, file: str, slot: str, entry: Entry | None) -> None:
        """A card as somebody wrote it; None takes it out."""
        deck = self.deck(file)
        if slot not in deck.kind.slots:
            raise Refused("no-such-card", 404)
        before = self.written(file).get(slot)
        cleaned = None if entry is None else clean(deck.kind, entry)
        if before == cleaned:
            return
        self._note({"file": file, "slot": slot, "before": before})
        self._set(file, slot, cleaned)

    def _set(self, file: str, slot: str, entry: Entry | None) -> None:
        cards = self.data.setdefault("cards", {}).setdefault(file, {})
        if entry is None:
            cards.pop(slot, None)
        else:
            cards[slot] = entry

    def put_figure(self, file: str, table: str, key: str, given: Any) -> None:
        """A figure of a table."""
        standing = self.figures().get(file, {}).get(table, {})
        if key not in standing or not _alike(standing[key], given):
            raise Refused("no-such-figure", 400)
        tables = self.data.setdefault("tables", {}).setdefault(file, {}).setdefault(table, {})
        self._note({"file": file, "table": table, "key": key, "before": tables.get(key)})
        tables[key] = given

    def undo(self) -> str:
        """Take the last change back; where it was, as `file/slot`, or "" for a figure."""
        if not self.edition.past:
            return ""
        last = self.edition.past.pop()
        if "table" in last:
            tables = self.data.get("tables", {}).get(last["file"], {}).get(last["table"], {})
            if last["before"] is None:
                tables.pop(last["key"], None)
            else:
                tables[last["key"]] = last["before"]
            return ""
        self._set(last["file"], last["slot"], last["before"])
        return f"{last['file']}/{last['slot']}"

    def add_deck(self, name: str) -> None:
        """A deck of one's own, without cards yet."""
        taken = [*self.base_decks(), *self.own_decks(), BOARD, *(kind.file for kind in self.forms.kinds)]
        if not self.forms.decks or len(self.own_decks()) >= MOST_DECKS:
            raise Refused("no-more-decks")
        if not re.fullmatch(r"[a-z][a-z0-9-]{0,19}", name) or name in taken:
            raise Refused("bad-deck-name", 400)
        self.data["decks"] = [*self.own_decks(), name]

    def _note(self, change: dict[str, Any]) -> None:
        self.edition.past = [*self.edition.past, change][-MOST_UNDO:]

    def save(self) -> None:
        """Store it, if it is not too large."""
        if len(json.dumps(self.data)) > LARGEST:
            raise Refused("edition-too-large", 413)
        self.edition.draft = self.data
        self.edition.save()

    # --- figures ---

    def figures(self) -> dict[str, dict[str, dict[str, Any]]]:
        """The tables of the board as they stand: file, table, key, value."""
        data = _data(self.edition.game, self.base, "board.toml")
        own = self.data.get("tables", {}).get(BOARD, {})
        tables = {name: table for name, table in data.items() if isinstance(table, dict) and name != "edition"}
        return {BOARD: {name: {**table, **own.get(name, {})} for name, table in tables.items()}}

    # --- as files ---

    def files(self) -> dict[str, str]:
        """The TOML files of the edition."""
        heading: dict[str, Any] = {"name": self.edition.name, "game": self.edition.game, "extends": self.base}
        if self.own_decks():
            heading["decks"] = self.own_decks() if self.blank else [*self.base_decks(), *self.own_decks()]
        parts = [toml_text.table("edition", heading)]
        parts += [
            toml_text.table(name, table) for name, table in self.data.get("tables", {}).get(BOARD, {}).items() if table
        ]
        found = {"board.toml": "\n".join(parts)}
        for deck in self.decks():
            cards = self.written(deck.file)
            entries = [
                toml_text.entry(deck.kind.name, {"slot": slot, **cards[slot]})
                for slot in deck.kind.slots
                if slot in cards
            ]
            if entries:
                found[f"{deck.file}.toml"] = "\n".join(entries)
        for file, lists in self.data.get("other", {}).items():
            text = "\n".join(toml_text.entry(name, each) for name, entries in lists.items() for each in entries)
            found[f"{file}.toml"] = "\n".join(part for part in (found.get(f"{file}.toml"), text) if part)
        return found

    def check(self) -> list[dict[str, Any]]:
        """Everything that is wrong or missing, each with its card where it has one."""
        found: list[dict[str, Any]] = []
        for deck in self.decks():
            missing = [slot for slot in deck.kind.slots if self.is_missing(deck, slot)]
            if missing:
                found.append({"file": deck.file, "slot": missing[0], "missing": missing, "text": ""})
            for slot in deck.kind.slots:
                for fault in self.faults(deck, slot):
                    text = f"{fault.field}: {fault.message}"
                    found.append({"file": deck.file, "slot": slot, "missing": [], "text": text})
        return found or [{"file": "", "slot": "", "missing": [], "text": line} for line in self._read_by_the_game()]

    def _read_by_the_game(self) -> Iterator[str]:
        """What the game itself finds wrong with the files."""
        if self.loader.check is None:
            return
        with tempfile.TemporaryDirectory() as place:
            folder = Path(place) / "edition"
            folder.mkdir()
            for name, text in self.files().items():
                (folder / name).write_text(text, encoding="utf-8")
            for line in self.loader.check(folder)[:40]:
                yield plain(line.replace(f"{folder}/", ""))


def _field_fault(field: Field, given: Any) -> str:
    """What is wrong with a field that is no phrase."""
    if field.kind == of_forms.NUMBER:
        if given is None and field.optional:
            return ""
        if type(given) is not int or not field.least <= given <= field.most:
            return f"a number from {field.least} to {field.most}"
    if field.kind == of_forms.CHOICE and given not in field.choices and not (field.optional and given is None):
        return f"one of {', '.join(field.choices)}"
    return ""


def _alike(standing: Any, given: Any) -> bool:
    """Whether a figure has the form of the one that stands there."""
    if isinstance(standing, bool) or isinstance(given, bool):
        return False
    if isinstance(standing, int):
        return isinstance(given, int) and -99 <= given <= 999
    if isinstance(standing, str):
        return isinstance(given, str) and len(given) <= LONGEST_NOTE and given == plain(given)
    if isinstance(standing, list):
        if not isinstance(given, list) or len(given) > 60:
            return False
        return all(_alike(standing[0], each) for each in given) if standing else not given
    if isinstance(standing, dict):
        return (
            isinstance(given, dict)
            and standing.keys() == given.keys()
            and all(_alike(standing[key], given[key]) for key in standing)
        )
    return False


def clean(kind: CardKind, entry: Entry) -> Entry:
    """The fields of a card as they may be kept: known ones, of the right form, nothing that nobody would see."""
    found: Entry = {}
    for text in kind.texts:
        told = _text(entry.get(text), LONGEST_NAME if text == "name" else LONGEST_NOTE)
        if told:
            found[text] = told
    for field in kind.fields:
        given = entry.get(field.name)
        if given in (None, ""):
            continue
        if field.kind == of_forms.SWITCH:
            if given in (True, "yes", "true", "on", "1"):
                found[field.name] = True
        elif field.kind == of_forms.NUMBER:
            number = re.fullmatch(r"[-−]?\d{1,4}", str(given).strip())
            if number:
                found[field.name] = int(number[0].replace("−", "-"))
        else:
            found[field.name] = one_line(str(given), LONGEST)
    return found


def _text(given: Any, longest: int) -> dict[str, str] | str:
    """What people read: in one language, or by language with English among them."""
    if isinstance(given, dict):
        known = [str(key) for key in given if re.fullmatch("[a-z]{2}", str(key))]
        texts = {key: line for key in known if (line := one_line(str(given[key]), longest))}
        if not texts:
            return ""
        return texts if "en" in texts else {"en": next(iter(texts.values())), **texts}
    return one_line(str(given), longest) if given else ""
