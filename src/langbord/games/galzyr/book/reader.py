"""A folder of the writers' files, compiled into a `Book`; every mistake is told as `file:line:column: sentence`."""

from __future__ import annotations

import difflib
import functools
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final, TypeVar

from langbord.engine.editions.files import Reader
from langbord.engine.errors import EditionError
from langbord.games.galzyr.book import display_numbers
from langbord.games.galzyr.book.folders import FIRST, WORLD
from langbord.games.galzyr.book.folders import HOUSE as BOOKS
from langbord.games.galzyr.book.model import END, Article, Block, Book, Card, Exit, Line, Scene, Source, Span, World
from langbord.games.galzyr.book.read_articles import EntryReader
from langbord.games.galzyr.book.read_cards import CardReader
from langbord.games.galzyr.book.read_scenes import SceneReader
from langbord.games.galzyr.book.read_world import WorldReader
from langbord.games.galzyr.book.source_lines import Mistakes, SourceFile

HOUSE: Final = FIRST

Entry = TypeVar("Entry", Card, Article)

_A: Final = {"card": "a", "article": "an"}
_WHERE: Final = {"tag": " among the tags of world.toml", "achievement": " among the achievements of world.toml"}


@functools.cache
def load(folder: Path = HOUSE, gentle: bool = False) -> Book:
    """The book of a folder, read once; an EditionError with all its mistakes, one a line."""
    return read(folder, gentle)


def check(folder: Path) -> list[str]:
    """The mistakes of a folder; none if it compiles."""
    try:
        read(folder)
    except EditionError as error:
        return str(error).splitlines()
    return []


def read(folder: Path, gentle: bool = False) -> Book:
    """The book as it lies in the folder now. A gentle one keeps the scenes that it would amend as they were, and no
    card of its own that lies for everybody asks for a scene (G15.6)."""
    mistakes = Mistakes()
    draft = _Draft(folder, mistakes, gentle)
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

    def __init__(self, folder: Path, mistakes: Mistakes, gentle: bool = False) -> None:
        if not folder.is_dir():
            raise EditionError(f"{folder}: there is no such folder")
        self.mistakes: Mistakes = mistakes
        self.gentle: bool = gentle
        self.lineage: tuple[Path, ...] = BOOKS.lineage(folder)
        reader = WorldReader(Reader(self.lineage).read(WORLD), mistakes)
        self.world: World = reader.read()
        self.id: str = reader.book_id()
        self.base: str = reader.base()
        cards: dict[str, Card] = {}
        scenes: dict[str, Scene] = {}
        articles: dict[str, Article] = {}
        for each in self.lineage[::-1]:  # what has the id of something inherited takes its place
            own = _once_each("card", self._cards(each), mistakes)
            cards.update({id_: _calm(card) for id_, card in own.items()} if gentle and cards else own)
            scenes.update([(scene.id, scene) for scene in self._scenes(each, scenes)])
            articles.update(_once_each("article", self._articles(each), mistakes))
        self.cards: list[Card] = list(cards.values())
        self.scenes: list[Scene] = list(scenes.values())
        self.articles: list[Article] = list(articles.values())

    def _cards(self, folder: Path) -> list[Card]:
        paths = sorted(folder.glob("cards/**/*.cards"))
        return [card for path in paths for card in CardReader(SourceFile(path, self.mistakes)).read()]

    def _scenes(self, folder: Path, inherited: dict[str, Scene]) -> list[Scene]:
        found: list[Scene] = []
        for path in sorted(folder.glob("scenes/**/*.scene")):
            inside = path.relative_to(folder / "scenes")
            id_ = ".".join((*inside.parts[:-1], inside.stem))
            reader = SceneReader(SourceFile(path, self.mistakes), id_, inherited.get(id_))
            scene = reader.read()
            found.append(inherited[id_] if self.gentle and reader.amends and id_ in inherited else scene)
        return found

    def _articles(self, folder: Path) -> list[Article]:
        paths = sorted(folder.glob("encyclopedia/**/*.entries"))
        return [article for path in paths for article in EntryReader(SourceFile(path, self.mistakes)).read()]

    def look_up_names(self) -> None:
        """No phrase names what does not exist (lint check 2)."""
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
        kept = display_numbers.of(self.lineage)
        given = display_numbers.complete(kept, [card.id for card in self.cards], [scene.id for scene in self.scenes])
        stacks: dict[str, tuple[str, ...]] = {}
        for card in self.cards:
            if card.stack:
                stacks[card.stack] = (*stacks.get(card.stack, ()), card.id)
        return Book(
            id=self.id,
            base=self.base,
            world=self.world,
            scenes={scene.id: replace(scene, number=given.scenes[scene.id]) for scene in self.scenes},
            cards={card.id: replace(card, number=given.cards[card.id]) for card in self.cards},
            texts={line.key: line for line in _texts(self.cards, self.scenes, self.articles)},
            stacks=stacks,
            numbers={given.cards[card.id]: card.id for card in self.cards},
            articles={article.id: article for article in self.articles},
        )


def _calm(card: Card) -> Card:
    """A card that lies for everybody, and leaves everybody alone."""
    if card.type != "global":
        return card
    return replace(card, scenes=tuple(box for box in card.scenes if not box.must), on_setup=())


def _once_each(kind: str, things: Sequence[Entry], mistakes: Mistakes) -> dict[str, Entry]:
    """The cards or articles of a folder by id, no two of them with the same."""
    found: dict[str, Entry] = {}
    for thing in things:
        if thing.id in found:
            mistakes.add(thing.source, f"there is {_A[kind]} {kind} '{thing.id}' already, at {found[thing.id].source}")
        found.setdefault(thing.id, thing)
    return found


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
