"""The doors by which data comes in, each fed with one spoilt piece at a time. A LangbordError is a refusal, and that is
the right answer to most of it; whatever else comes out is a finding."""

from __future__ import annotations

import functools
import importlib
import json
import os
import random
import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any
from unittest import mock

from django.core.files.uploadedfile import SimpleUploadedFile

from langbord import games
from langbord.engine.codec import to_json
from langbord.engine.errors import EditionError, LangbordError
from langbord.engine.position import Position
from langbord.games.galzyr.book import reader
from langbord.games.galzyr.book.read_articles import EntryReader
from langbord.games.galzyr.book.read_cards import CardReader
from langbord.games.galzyr.book.read_scenes import SceneReader
from langbord.games.galzyr.book.source_lines import Mistakes, SourceFile
from langbord.games.galzyr.rules import land_loader
from langbord.server.pages import table_page
from langbord.server.tables import export_record, import_record
from langbord.server.worlds import files
from tests.attacks import mutations

GAMES = Path(games.__file__).parent
TINY_BOOK = Path(__file__).parent.parent / "games/galzyr/tiny_book"
#: What else is chosen with an edition.
DECKS: dict[str, tuple[dict[str, str], ...]] = {
    "nusfjord": ({"deck": "herring"}, {"deck": "mackerel"}, {"deck": "cod"}),
    "reykholt": ({"set": "A"}, {"set": "D"}, {"set": "B", "story": "on"}, {"scenario": "3"}),
    "keyharvest": ({},),
}
TRIAL = 25  # moves with an edition or a book that was not refused


# --- records, saves, worlds ---------------------------------------------------------------------------


def _played(game: str, seats: int, words: int, seed: int) -> Position[Any]:
    position = games.load(game).new(seats, seed=seed)
    rng = random.Random(seed)
    for _ in range(words):
        if position.ask is None:
            break
        position.play(rng.choice(position.ask.moves))
    return position


@functools.cache
def sound_records() -> list[dict[str, Any]]:
    """Beginnings of games, from a shuffle and from a state: short, so that many can be read."""
    found: list[dict[str, Any]] = []
    for game in games.names():
        for seats in games.meta(game).seats[:3]:
            for words in (0, 5, 20):
                found.append(_played(game, seats, words, seed=words).record())
            state = _played(game, seats, 20, seed=3).copy()
            state.settle()
            begun = games.load(game).new_from(_turn_start(state), state.options, seats=seats)
            found.append({**begun.record(), "table": {"ending": "conceded", "winners": [0], "names": ["Ada"] * seats}})
    return found


def _turn_start(position: Position[Any]) -> Any:
    """The state where the running turn began."""
    return games.load(position.game.meta.name).read_state(position.save()["base"], position.seats, position.options)


@functools.cache
def sound_saves() -> list[dict[str, Any]]:
    return [
        _played(game, games.meta(game).seats[-1], words, seed=1).save() for game in games.names() for words in (3, 30)
    ]


@functools.cache
def sound_world() -> dict[str, Any]:
    """A world after its first month, as a file."""
    game = games.load("galzyr")
    position = game.new(1, seed=1)
    rng = random.Random(1)
    while position.ask is not None:
        position.play("pack-up" if position.ask.prompt == "month-over" else rng.choice(position.ask.moves))
    name, content = game.edition(position.options)
    return {
        "format": files.FORMAT,
        "world": "The far shore",
        "game": "galzyr",
        "rules": game.meta.rules,
        "edition": {"name": name, "hash": content},
        "seats": 1,
        "options": dict(position.options),
        "state": to_json(position.state),
        "records": [],
    }


def _as_bytes(rng: random.Random, data: Any) -> bytes:
    """The data as a file; now and then broken as text too."""
    text = json.dumps(data, ensure_ascii=rng.random() < 0.9)
    return mutations.of_text(rng, text) if rng.random() < 0.15 else text.encode("utf-8", "surrogatepass")


def record_at_the_door(rng: random.Random) -> None:
    """As somebody uploads it."""
    content = _as_bytes(rng, mutations.of_json(rng, rng.choice(sound_records())))
    record = import_record.read(SimpleUploadedFile("game.json", content))
    try:
        position = import_record.checked(record)
    except import_record.Unsound as error:
        error.detail.encode()  # it stands on a page
        raise
    ending = export_record.ending_of(record, position.seats)
    "".join(ending.names).encode()


def record_in_the_engine(rng: random.Random) -> None:
    """As a program of somebody's own hands it over."""
    games.replay(mutations.of_json(rng, rng.choice(sound_records())), hold=rng.random() < 0.5)


def save_in_the_engine(rng: random.Random) -> None:
    games.resume(mutations.of_json(rng, rng.choice(sound_saves())))


def world_at_the_door(rng: random.Random) -> None:
    """As somebody uploads it."""
    content = _as_bytes(rng, mutations.of_json(rng, sound_world()))
    files.checked(import_record.read_json(SimpleUploadedFile("world.json", content), files.LARGEST), table_page.look)


# --- editions and books -------------------------------------------------------------------------------


class Folder:
    """A copy of an edition or a book, of which one file at a time is spoilt."""

    def __init__(self, sound: Path) -> None:
        self.path: Path = Path(tempfile.mkdtemp(dir=os.environ["LANGBORD_DATA"])) / "it"
        shutil.copytree(sound, self.path)
        kinds = (".toml", ".scene", ".cards", ".entries")
        self.texts: dict[Path, str] = {
            path: path.read_text(encoding="utf-8") for path in sorted(self.path.rglob("*")) if path.suffix in kinds
        }

    def spoil(self, rng: random.Random) -> Path:
        """Spoil any file, and say which."""
        path = rng.choice(list(self.texts))
        path.write_bytes(mutations.of_text(rng, self.texts[path]))
        return path

    def mend(self, path: Path) -> None:
        path.write_text(self.texts[path], encoding="utf-8")


@functools.cache
def _edition(game: str) -> Folder:
    return Folder(GAMES / game / "editions/house-1")


@functools.cache
def _book() -> Folder:
    return Folder(TINY_BOOK)


def edition(rng: random.Random) -> None:
    """Read as a table reads it, or checked as its writer checks it; one without mistakes must bear to be played."""
    game = rng.choice(("nusfjord", "reykholt", "keyharvest", "keyharvest", "keyharvest"))
    module = importlib.import_module(f"langbord.games.{game}.edition.loader")
    folder = _edition(game)
    spoilt = folder.spoil(rng)
    try:
        if rng.random() < 0.1 and module.check(folder.path):
            raise EditionError("has mistakes")
        chosen = rng.choice(DECKS[game])
        if {"deck": spoilt.stem} in DECKS[game]:
            chosen = {"deck": spoilt.stem}
        _try_out(rng, game, {"edition": str(folder.path), **chosen})
    finally:
        folder.mend(spoilt)
        module._load.cache_clear()


def _try_out(rng: random.Random, game: str, options: dict[str, str]) -> None:
    position = games.load(game).new(rng.choice(games.meta(game).seats), seed=rng.randrange(9), options=options)
    for _ in range(TRIAL):
        if position.ask is None:
            break
        position.play(rng.choice(position.ask.moves))
    position.scores()
    position.view(0)


def book_file(rng: random.Random) -> None:
    """One file of a book, by its own reader."""
    folder = _book()
    spoilt = folder.spoil(rng)
    try:
        mistakes = Mistakes()
        if spoilt.suffix == ".cards":
            CardReader(SourceFile(spoilt, mistakes)).read()
        elif spoilt.suffix == ".scene":
            SceneReader(SourceFile(spoilt, mistakes), "tiny.it").read()
        elif spoilt.suffix == ".entries":
            EntryReader(SourceFile(spoilt, mistakes)).read()
        else:
            reader.check(folder.path)
    finally:
        folder.mend(spoilt)


def book(rng: random.Random) -> None:
    """A whole book; one without mistakes must bear to be played."""
    folder = _book()
    spoilt = folder.spoil(rng)
    try:
        if reader.check(folder.path):
            raise EditionError("has mistakes")
        with mock.patch.object(reader, "load", reader.read):  # the book of the house stays read: that takes long
            _try_out(rng, "galzyr", {"book": str(folder.path)})
    finally:
        folder.mend(spoilt)
        land_loader.load_land.cache_clear()


Door = Callable[[random.Random], None]
#: Every door, and how often of a hundred cases it is tried.
DOORS: dict[Door, int] = {
    record_at_the_door: 30,
    record_in_the_engine: 25,
    save_in_the_engine: 15,
    world_at_the_door: 1,
    edition: 10,
    book_file: 6,
    book: 1,
}
REFUSALS = (LangbordError,)
