"""The course of a lesson: where it begins, what the others answer, and how far somebody has come."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from langbord import games
from langbord.engine.chance import key_from_seed
from langbord.engine.codec import to_json
from langbord.engine.errors import LangbordError
from langbord.engine.position import Position
from langbord.engine.record import open_at_origin
from langbord.lessons.reader import Lesson, LessonError

OPEN: Final = "open"
SOLVED: Final = "solved"
FAILED: Final = "failed"


@dataclass(frozen=True)
class Standing:
    """How a lesson stands."""

    state: str  # open, solved or failed
    turns: int  # of the learner's own that are over
    answers: int  # of the learner
    wrong: int | None = None  # which of the wrong ways was taken, if it failed by one


def origin(lesson: Lesson) -> dict[str, Any]:
    """Where a table of the lesson begins: the state as JSON."""
    return _dealt(lesson) if lesson.state is None else {"state": lesson.state}


@functools.lru_cache(maxsize=64)
def _dealt(lesson: Lesson) -> dict[str, Any]:
    """The state that a deal, what was played, and what was changed lead to."""
    game = games.load(lesson.game)
    dealt = {"key": key_from_seed(lesson.seed).hex()}
    position = open_at_origin(game, lesson.seats, lesson.options, dealt, lesson.rules)
    for word in lesson.played:
        position.play(word)
    position.settle()
    if position.base_answers != len(lesson.played):
        raise LessonError(f"{lesson.key}: 'played' must end where a turn begins")
    state: dict[str, Any] = to_json(position.base.state)
    for path, value in lesson.changes.items():
        _change(lesson, state, path.split("."), value)
    return {"state": state}


def _change(lesson: Lesson, state: Any, steps: list[str], value: Any) -> None:
    *way, last = [int(step) if step.isdigit() else step for step in steps]
    thing = state
    try:
        for step in way:
            thing = thing[step]
        if last not in thing if isinstance(thing, dict) else not 0 <= int(last) < len(thing):
            raise LookupError
        thing[last] = value
    except (LookupError, TypeError, ValueError):
        raise LessonError(f"{lesson.key}: set: a state has nothing at '{'.'.join(steps)}'") from None


def start(lesson: Lesson, *, hold: bool = False) -> Position[Any]:
    """The position of a lesson. A state that no game could come to is refused."""
    game = games.load(lesson.game)
    try:
        position = open_at_origin(game, lesson.seats, lesson.options, origin(lesson), lesson.rules, hold=hold)
        say_begun(position, lesson.begun)
    except LessonError:
        raise
    except LangbordError as error:
        raise LessonError(f"{lesson.key}: {error}") from None
    if position.ask is None or position.ask.seat != lesson.seat:
        raise LessonError(f"{lesson.key}: it is not the learner's turn")
    return position


def say_begun(position: Position[Any], words: Sequence[str]) -> None:
    """What had been answered in the turn before a lesson begins; it cannot be taken back."""
    for word in words:
        position.play(word)
    if words:
        position.settle()


def goal_met(lesson: Lesson, view: Any) -> bool:
    """Whether the learner who sees this has reached the goal."""
    return all(condition.met(lesson.game, view, lesson.seat) for condition in lesson.goal)


def share_met(lesson: Lesson, view: Any) -> float:
    """How much of the goal is reached, for who looks ahead: 1 only if all of it is."""
    near = [condition.progress(lesson.game, view, lesson.seat) for condition in lesson.goal]
    return 1.0 if min(near) == 1.0 else 0.5 * sum(near) / len(near)


def reply(lesson: Lesson, position: Position[Any]) -> int:
    """What another seat answers: the first prepared word that is possible, otherwise the first move there is."""
    ask = position.ask
    assert ask is not None
    words = position.game.vocabulary
    for word in lesson.replies:
        if words.number(word) in ask.moves:
            return words.number(word)
    return ask.moves[0]


class Course:
    """A lesson being played, answer by answer."""

    def __init__(self, lesson: Lesson, position: Position[Any]) -> None:
        self.lesson: Lesson = lesson
        self.position: Position[Any] = position
        self.turns: int = 0
        self.said: list[str] = []
        self.state: str = OPEN
        self._turn: int = -1  # the own turn that runs

    def play(self, word: str) -> None:
        """One answer, of whoever is asked."""
        position, lesson = self.position, self.lesson
        assert position.ask is not None
        if position.ask.seat == lesson.seat:
            self.said.append(word)
            self._turn = position.turns
        position.play(word)
        if position.held is not None:
            position.settle()
        asked = self._asked()
        if self._turn >= 0 and (position.turns != self._turn or asked is None):
            self.turns += 1
            self._turn = -1
        if self.state == OPEN and self._turn < 0 and self.turns:
            if goal_met(lesson, position.view(lesson.seat)):
                self.state = SOLVED
            elif asked is None or (self.turns >= lesson.turns and asked == lesson.seat):
                self.state = FAILED

    def _asked(self) -> int | None:
        """The seat that is asked; None when the game is over."""
        ask = self.position.ask
        return None if ask is None else ask.seat

    def replies(self) -> None:
        """The others answer until the learner is asked, or it is over."""
        while self.state == OPEN and self.position.ask is not None and self.position.ask.seat != self.lesson.seat:
            self.play(self.position.game.vocabulary.word(reply(self.lesson, self.position)))

    def standing(self) -> Standing:
        """How it stands now."""
        wrong = None
        if self.state == FAILED:
            for number, way in enumerate(self.lesson.wrong):
                if tuple(self.said[: len(way.begins)]) == way.begins:
                    wrong = number
                    break
        return Standing(self.state, self.turns, len(self.said), wrong)


def begin(lesson: Lesson) -> Course:
    """A course at the start of a lesson."""
    return Course(lesson, start(lesson))


def standing(lesson: Lesson, words: Sequence[str]) -> Standing:
    """How a lesson stands after these words of everybody. Whoever has taken back what had been answered before it plays
    something else, which is not judged."""
    if tuple(words[: len(lesson.begun)]) != lesson.begun:
        return Standing(OPEN, 0, 0)
    course = begin(lesson)
    for word in words[len(lesson.begun) :]:
        course.play(word)
    return course.standing()


def walk(lesson: Lesson, way: Sequence[str]) -> Course:
    """The learner takes a way, and the others answer; it ends with the lesson, or where the way does."""
    course = begin(lesson)
    for word in way:
        course.replies()
        if course.state != OPEN:
            break
        course.play(word)
    course.replies()
    return course
