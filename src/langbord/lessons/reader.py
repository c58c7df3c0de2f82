"""Reading lessons: the files `lessons/NN-name.toml` in the folder of a game, in the order of their numbers."""

from __future__ import annotations

import functools
import re
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from langbord.engine.errors import LangbordError, OptionError
from langbord.lessons import goals
from langbord.lessons.goals import Condition
from langbord.plugin import plugin

NAME: Final = re.compile(r"(\d\d)-([a-z][a-z0-9-]*)\.toml")
MOST_TURNS: Final = 3
ABOUT: Final = ("rules", "seats", "options", "seed", "played", "set", "seat", "turns", "teaches", "scores", "text")
KEYS: Final = frozenset((*ABOUT, "replies", "goal", "ways", "wrong"))
SPOKEN: Final = ("title", "idea", "goal", "hints", "solved", "wrong")


class LessonError(LangbordError):
    """A lesson that cannot be used; says which file and what."""


@dataclass(frozen=True)
class LessonTexts:
    """What a lesson says in one language."""

    title: str
    idea: str  # what it is about, before the first move
    goal: str  # what is to be reached, in one sentence
    hints: tuple[str, ...]  # each says more than the one before
    solved: str
    wrong: tuple[str, ...]  # a sentence for each of the wrong ways


@dataclass(frozen=True)
class WrongWay:
    """A way that many will try: it fails, and its first words tell it from others."""

    begins: tuple[str, ...]
    way: tuple[str, ...]


@dataclass(frozen=True, eq=False)
class Lesson:
    """A lesson as its file has it."""

    game: str
    name: str
    rules: int
    seats: int
    options: dict[str, str]
    seed: int
    played: tuple[str, ...]  # by everybody, before the lesson begins
    changes: dict[str, Any]  # what is otherwise in the state then: path → value
    seat: int  # the learner's
    turns: int  # of the learner's own, in which the goal must be reached
    teaches: tuple[str, ...]  # paragraphs of the rules
    scores: tuple[str, ...]  # lines of the score sheet that it is about
    replies: tuple[str, ...]  # what the others answer: the first of them that is possible
    goal: tuple[Condition, ...]
    ways: tuple[tuple[str, ...], ...]  # the learner's own words; the first is the shortest
    wrong: tuple[WrongWay, ...]
    texts: dict[str, LessonTexts]  # by language
    state: dict[str, Any] | None = None  # where it begins, if that is no deal: a state as JSON
    begun: tuple[str, ...] = ()  # what has been answered in the running turn, by whomever, and stands

    @property
    def key(self) -> str:
        """Its name among the lessons of all games."""
        return f"{self.game}/{self.name}"

    def say(self, language: str) -> LessonTexts:
        """Its texts; in English where a language has none."""
        return self.texts.get(language) or self.texts["en"]


@functools.cache
def lessons_of(game: str) -> tuple[Lesson, ...]:
    """The lessons of a game, in order; none if it has no such folder."""
    folder = plugin(game).lessons
    files = sorted(folder.glob("*.toml")) if folder.is_dir() else []
    return tuple(read(game, file) for file in files)


def find(game: str, name: str) -> Lesson:
    """A lesson by its name; an OptionError says which there are."""
    known = lessons_of(game)
    for lesson in known:
        if lesson.name == name:
            return lesson
    there = ", ".join(lesson.name for lesson in known) or "none"
    raise OptionError(f"{plugin(game).meta.title} has no lesson '{name}'; there is {there}")


def read(game: str, file: Path) -> Lesson:
    """One file."""
    named = NAME.fullmatch(file.name)
    try:
        if named is None:
            raise LessonError("a lesson is called NN-name.toml")
        data = tomllib.loads(file.read_text(encoding="utf-8"))
        return _lesson(game, named[2], data)
    except (LangbordError, tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise LessonError(f"{game}/lessons/{file.name}: {error}") from None


def _lesson(game: str, name: str, data: dict[str, Any]) -> Lesson:
    unknown = sorted(set(data) - KEYS)
    if unknown:
        raise LessonError(f"nobody knows what '{unknown[0]}' is")
    meta = plugin(game).meta
    turns = _field(data, "turns", int, 1)
    if not 1 <= turns <= MOST_TURNS:
        raise LessonError(f"turns: a lesson has 1 to {MOST_TURNS}, not {turns}")
    wrong = tuple(_wrong_way(entry) for entry in _field(data, "wrong", list, []))
    texts = {language: _texts(language, entry, len(wrong)) for language, entry in _field(data, "text", dict).items()}
    if "en" not in texts:
        raise LessonError("text.en: every lesson speaks English")
    ways = tuple(tuple(way.split()) for way in _words(data, "ways"))
    if not ways:
        raise LessonError("ways: the shortest way must be listed")
    seats = meta.check_seats(_field(data, "seats", int))
    return Lesson(
        game=game,
        name=name,
        rules=_field(data, "rules", int),
        seats=seats,
        options=dict(meta.complete(seats, _field(data, "options", dict, {}))),
        seed=_field(data, "seed", int),
        played=tuple(_field(data, "played", str, "").split()),
        changes=_field(data, "set", dict, {}),
        seat=_field(data, "seat", int, 0),
        turns=turns,
        teaches=_words(data, "teaches"),
        scores=_words(data, "scores"),
        replies=tuple(_field(data, "replies", str, "").split()),
        goal=tuple(goals.read(text) for text in _words(data, "goal")),
        ways=ways,
        wrong=wrong,
        texts=texts,
    )


def _wrong_way(entry: object) -> WrongWay:
    if not isinstance(entry, dict) or set(entry) - {"begins", "way"}:
        raise LessonError("wrong: each has a 'way' and what it 'begins' with")
    way = tuple(_field(entry, "way", str).split())
    begins = tuple(_field(entry, "begins", str, "").split()) or way
    if way[: len(begins)] != begins:
        raise LessonError(f"wrong: the way '{' '.join(way)}' does not begin with '{' '.join(begins)}'")
    return WrongWay(begins, way)


def _texts(language: str, entry: object, wrong: int) -> LessonTexts:
    if not isinstance(entry, dict) or set(entry) - set(SPOKEN):
        raise LessonError(f"text.{language}: it says {', '.join(SPOKEN)}, and nothing else")
    told = LessonTexts(
        title=_field(entry, "title", str),
        idea=_line(_field(entry, "idea", str)),
        goal=_line(_field(entry, "goal", str)),
        hints=tuple(_line(hint) for hint in _words(entry, "hints")),
        solved=_line(_field(entry, "solved", str)),
        wrong=tuple(_line(sentence) for sentence in _words(entry, "wrong")),
    )
    if len(told.wrong) != wrong:
        raise LessonError(f"text.{language}.wrong: {len(told.wrong)} sentences for {wrong} wrong ways")
    return told


def _line(text: str) -> str:
    """A text that was broken into lines in its file."""
    return " ".join(text.split())


def _words(data: dict[str, Any], name: str) -> tuple[str, ...]:
    values = _field(data, name, list, [])
    if not all(isinstance(value, str) for value in values):
        raise LessonError(f"{name}: a list of texts is expected")
    return tuple(values)


def _field(data: dict[str, Any], name: str, kind: type, usual: Any = None) -> Any:
    value = data.get(name, usual)
    if type(value) is not kind:
        raise LessonError(f"'{name}' is missing, or is not what it should be")
    return value
