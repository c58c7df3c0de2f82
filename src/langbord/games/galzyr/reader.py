"""A folder of the writers' files, compiled into a `Book`; every mistake is told as `file:line:column: sentence`."""

from __future__ import annotations

import difflib
import functools
import hashlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from langbord.engine.errors import EditionError
from langbord.games.galzyr import numbers
from langbord.games.galzyr.book import END, Article, Block, Book, Card, Exit, Line, Scene, Source, Span, World
from langbord.games.galzyr.card_reader import CardReader
from langbord.games.galzyr.entry_reader import EntryReader
from langbord.games.galzyr.scene_reader import SceneReader
from langbord.games.galzyr.source_lines import Mistakes, SourceFile
from langbord.games.galzyr.world_reader import WorldReader

HOUSE: Final = Path(__file__).parent / "book"

_A: Final = {"card": "a", "article": "an"}
_WHERE: Final = {"tag": " among the tags of world.toml", "achievement": " among the achievements of world.toml"}


@functools.cache
def load(folder: Path = HOUSE) -> Book:
    """The book of a folder, read once; an EditionError with all its mistakes, one a line."""
    return read(folder)


def check(folder: Path) -> list[str]:
    """The mistakes of a folder; none if it compiles."""
    try:
        read(folder)
    except EditionError as error:
        return str(error).splitlines()
    return []


def read(folder: Path) -> Book:
    """The book as it lies in the folder now."""
    mistakes = Mistakes()
    draft = _Draft(folder, mistakes)
    draft.look_up_names()
    mistakes.report()
    return draft.book()


@dataclass(frozen=True)
class Unwritten:
    """A scene that is named, and does not exist yet."""

    id: str
    source: Source

    def __str__(self) -> str:
        return f"{self.source}: the scene '{self.id}' is not written yet"


def read_draft(folder: Path) -> tuple[Book, list[Unwritten]]:
    """A book that is still being written: for scenes that are only named, an empty one stands in."""
    mistakes = Mistakes()
    draft = _Draft(folder, mistakes)
    written = {scene.id for scene in draft.scenes}
    missing: dict[str, Unwritten] = {}
    for name in mistakes.names:
        if name.kind == "scene" and name.word not in written:
            missing.setdefault(name.word, Unwritten(name.word, name.source))
    draft.scenes += [_empty_scene(unwritten) for unwritten in missing.values()]
    draft.look_up_names()
    mistakes.report()
    return draft.book(), list(missing.values())


def _empty_scene(unwritten: Unwritten) -> Scene:
    text = "This scene is not written yet."
    line = Line(f"{unwritten.id}/start/1", text, (Span(text),))
    block = Block("start", (line,), (), (), (Exit(END, source=unwritten.source),), unwritten.source)
    title = Line(f"{unwritten.id}/title", unwritten.id, (Span(unwritten.id),))
    thread = unwritten.id.partition(".")[0]
    return Scene(unwritten.id, 0, title, "", thread, False, (), (block,), unwritten.source)


class _Draft:
    """What the files of a folder say, before anything is looked up."""

    def __init__(self, folder: Path, mistakes: Mistakes) -> None:
        if not folder.is_dir():
            raise EditionError(f"{folder}: there is no such folder")
        self.folder: Path = folder
        self.mistakes: Mistakes = mistakes
        reader = WorldReader(folder, mistakes)
        self.world: World = reader.read()
        self.id: str = reader.book_id()
        self.cards: list[Card] = []
        for path in sorted(folder.glob("cards/**/*.cards")):
            self.cards += CardReader(SourceFile(path, mistakes)).read()
        self.scenes: list[Scene] = []
        for path in sorted(folder.glob("scenes/**/*.scene")):
            inside = path.relative_to(folder / "scenes")
            id_ = ".".join((*inside.parts[:-1], inside.stem))
            self.scenes.append(SceneReader(SourceFile(path, mistakes), id_).read())
        self.articles: list[Article] = []
        for path in sorted(folder.glob("encyclopedia/**/*.entries")):
            self.articles += EntryReader(SourceFile(path, mistakes)).read()

    def look_up_names(self) -> None:
        """No card and no article twice, and no phrase names what does not exist (lint check 2)."""
        _once_each("card", self.cards, self.mistakes)
        _once_each("article", self.articles, self.mistakes)
        known: dict[str, set[str]] = {
            "card": {card.id for card in self.cards},
            "scene": {scene.id for scene in self.scenes},
            "article": {article.id for article in self.articles},
            "space": {space.id for space in self.world.spaces},
            "stack": {card.stack for card in self.cards if card.stack},
            "tag": set(self.world.tags),
            "achievement": {id_ for id_, _ in self.world.achievements},
        }
        _look_up_names(known, self.mistakes)

    def book(self) -> Book:
        """The compiled book, with numbers for all."""
        kept = numbers.read(self.folder)
        given = numbers.complete(kept, [card.id for card in self.cards], [scene.id for scene in self.scenes])
        stacks: dict[str, tuple[str, ...]] = {}
        for card in self.cards:
            if card.stack:
                stacks[card.stack] = (*stacks.get(card.stack, ()), card.id)
        return Book(
            id=self.id,
            content=content_hash(self.folder),
            world=self.world,
            scenes={scene.id: replace(scene, number=given.scenes[scene.id]) for scene in self.scenes},
            cards={card.id: replace(card, number=given.cards[card.id]) for card in self.cards},
            texts={line.key: line for line in _texts(self.cards, self.scenes, self.articles)},
            stacks=stacks,
            numbers={given.cards[card.id]: card.id for card in self.cards},
            articles={article.id: article for article in self.articles},
        )


def files(folder: Path) -> list[Path]:
    """Every file that play hangs on; a better word in the encyclopedia makes no other book."""
    found = [path for path in folder.rglob("*") if path.suffix in (".scene", ".cards", ".toml")]
    return sorted(found)


def content_hash(folder: Path) -> str:
    """A fingerprint of all files, the same on every system."""
    digest = hashlib.sha256()
    for path in files(folder):
        name = path.relative_to(folder).as_posix()
        digest.update(name.encode() + b"\0" + path.read_bytes().replace(b"\r\n", b"\n") + b"\0")
    return digest.hexdigest()[:16]


def _once_each(kind: str, things: Sequence[Card | Article], mistakes: Mistakes) -> None:
    first: dict[str, Source] = {}
    for thing in things:
        if thing.id in first:
            mistakes.add(thing.source, f"there is {_A[kind]} {kind} '{thing.id}' already, at {first[thing.id]}")
        first.setdefault(thing.id, thing.source)


def _look_up_names(known: dict[str, set[str]], mistakes: Mistakes) -> None:
    for name in mistakes.names:
        if name.word not in known[name.kind]:
            what = f"there is no {name.kind} '{name.word}'{_WHERE.get(name.kind, '')}"
            mistakes.add(name.source, what + _nearest(name.word, known[name.kind]))


def _nearest(word: str, known: Iterable[str]) -> str:
    near = difflib.get_close_matches(word, sorted(known), 1)
    return f"; did you mean '{near[0]}'?" if near else ""


def _texts(cards: list[Card], scenes: list[Scene], articles: list[Article]) -> list[Line]:
    found: list[Line] = []
    for scene in scenes:
        found.append(scene.title)
        for block in scene.blocks:
            found += block.lines
            found += [option.title for option in block.options]
    for card in cards:
        found += [card.name, *card.flavour, *([card.notice] if card.notice else [])]
        found += [box.label for box in card.scenes]
    for article in articles:
        found += article.lines
    return found
