"""Positions under a link of their own, and the lessons that players make of them.

A position holds the start of its turn and what was answered since. Of a game that is over it is the true one; of one
that is played on it is what one seat knows, with the rest dealt anew (position_tables.py).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from langbord import games
from langbord.engine.errors import LangbordError
from langbord.engine.position import Position
from langbord.engine.record import UNPLAYABLE, open_at_origin
from langbord.lessons import course, goals
from langbord.lessons.course import SOLVED
from langbord.lessons.goals import Figure, GoalError
from langbord.lessons.reader import MOST_TURNS, Lesson, LessonTexts
from langbord.server.http.sanitize import lines, one_line
from langbord.server.models import LessonProgress, Person, SharedPosition, Table
from langbord.server.tables.errors import Refused

OWN: Final = "p/"  # before the code, in the name of a lesson that a player has made
MOST: Final = 100  # positions of one person
MOST_GOALS: Final = 2
LONGEST_TITLE, LONGEST_TEXT, LONGEST_HINT = 60, 600, 300
MOST_POINTS: Final = 999


@dataclass(frozen=True)
class Aim:
    """Something that a goal may ask for."""

    path: str
    line: str = ""  # of the score sheet
    key: str = ""  # of the game's own list

    @property
    def figure(self) -> Figure:
        """How much of it there is."""
        return goals.figure(self.path)


# --- what it is ---------------------------------------------------------------------------------------


def find(code: str) -> SharedPosition:
    """A position by its link."""
    found = SharedPosition.objects.select_related("owner").filter(code=code).first()
    if found is None or found.game not in games.names():
        raise Refused("no-such-position", 404)
    return found


def opened(shared: SharedPosition) -> Position[Any]:
    """The position at its very question."""
    try:
        position = open_at_origin(
            games.load(shared.game), shared.seats, shared.options, shared.origin, shared.rules, hold=True
        )
        course.say_begun(position, shared.words)
    except (LangbordError, *UNPLAYABLE):
        raise Refused("position-outdated") from None
    return position


def must_have_room(person: Person) -> None:
    """Nobody fills the house with positions."""
    if SharedPosition.objects.filter(owner=person).count() >= MOST:
        raise Refused("too-many-positions")


def throw_away(shared: SharedPosition) -> None:
    """Gone for good, and with it who has solved it; tables that began there go on."""
    LessonProgress.objects.filter(game=shared.game, lesson=name_of(shared)).delete()
    shared.delete()


# --- the lesson that was made of it -------------------------------------------------------------------


def name_of(shared: SharedPosition) -> str:
    """What its lesson is called at tables and where progress is kept."""
    return OWN + shared.code


def lesson_called(name: str) -> Lesson | None:
    """A lesson by this name, if it is still there."""
    shared = SharedPosition.objects.filter(code=name.removeprefix(OWN)).first()
    return None if shared is None or shared.lesson is None else lesson_of(shared)


def lesson_of(shared: SharedPosition) -> Lesson:
    """The lesson that was made of a position. Its goal is put into words by whoever shows it."""
    made = shared.lesson or {}
    hint = made.get("hint", "")
    said = LessonTexts(
        title=made.get("title", ""),
        idea=made.get("text", ""),
        goal="",
        hints=(hint,) if hint else (),
        solved="",
        wrong=(),
    )
    return Lesson(
        game=shared.game,
        name=name_of(shared),
        rules=shared.rules,
        seats=shared.seats,
        options=shared.options,
        seed=0,
        played=(),
        changes={},
        seat=shared.seat,
        turns=made.get("turns", MOST_TURNS),
        teaches=(),
        scores=(),
        replies=(),
        goal=tuple(goals.read(text) for text in made.get("goal", ())),
        ways=(),
        wrong=(),
        texts={"en": said},
        state=shared.origin["state"],
        begun=tuple(shared.words),
    )


def aims(shared: SharedPosition, view: Any) -> list[Aim]:
    """What a goal may ask for here: the score, its lines, and what the game names beside them."""
    plugin = games.plugin(shared.game)
    sheet = plugin.score_sheets(view)[shared.seat]
    keys = dict.fromkeys(line["key"] for line in sheet if not line["card"])
    found = [Aim("score"), *(Aim(f"score.{key}", line=key) for key in keys if len(keys) > 1)]
    found += [Aim(path, key=key) for key, path in plugin.goals.items()]
    return [aim for aim in found if _known(shared, view, aim)]


def _known(shared: SharedPosition, view: Any, aim: Aim) -> bool:
    try:
        aim.figure.of(shared.game, view, shared.seat)
    except GoalError:
        return False
    return True


def as_played(shared: SharedPosition) -> list[Any]:
    """What the seat saw after each of its next turns, as the game went on, if that is known."""
    lesson = lesson_of(shared)
    walked = course.begin(lesson)
    seen: list[Any] = []
    for word in shared.later:
        walked.play(word)
        if walked.turns > len(seen):
            seen += [None] * (walked.turns - len(seen) - 1) + [walked.position.view(shared.seat)]
        if walked.turns == MOST_TURNS:
            break
    return [view for view in seen if view is not None]


def make_lesson(
    shared: SharedPosition, *, title: str, text: str, hint: str, turns: int, wanted: list[tuple[str, int]]
) -> None:
    """A lesson of a position, or the same with other words and another goal. It must be something to do, and of no game
    that is still played: who learns may ask for hints."""
    if shared.source is not None and Table.objects.filter(name=shared.source["table"], state=Table.PLAYING).exists():
        raise Refused("lesson-game-runs")
    known = {aim.path for aim in aims(shared, opened(shared).view(shared.seat))}
    title = one_line(title, LONGEST_TITLE)
    if not title:
        raise Refused("lesson-no-title", 400)
    asked = [(path, least) for path, least in wanted if path]
    if not asked or len(asked) > MOST_GOALS or any(path not in known for path, _ in asked):
        raise Refused("lesson-no-goal", 400)
    if not 1 <= turns <= MOST_TURNS or any(abs(least) > MOST_POINTS for _, least in asked):
        raise Refused("bad-request", 400)
    before = shared.lesson
    shared.lesson = {
        "title": title,
        "text": lines(text, LONGEST_TEXT).strip(),
        "hint": one_line(hint, LONGEST_HINT),
        "goal": [f"{path} >= {least}" for path, least in asked],
        "turns": turns,
    }
    lesson = lesson_of(shared)
    begun = course.begin(lesson)
    if course.goal_met(lesson, begun.position.view(shared.seat)):
        raise Refused("lesson-goal-met")
    shared.lesson["proven"] = _reached(lesson, shared.later)
    if before is not None and (before["goal"], before["turns"]) != (shared.lesson["goal"], turns):
        LessonProgress.objects.filter(game=shared.game, lesson=name_of(shared)).update(solved=None)  # another goal
    shared.save(update_fields=["lesson"])


def _reached(lesson: Lesson, later: list[str]) -> bool:
    """Whether the goal was reached as the game went on: then it can be."""
    walked = course.begin(lesson)
    for word in later:
        if walked.state != course.OPEN:
            break
        walked.play(word)
    return walked.state == SOLVED


@dataclass(frozen=True)
class Tried:
    """How many have tried a lesson, and who has solved it, the first of them first."""

    tries: int
    people: int
    solved: list[LessonProgress]


def tried(shared: SharedPosition) -> Tried:
    """For whoever has made it."""
    rows = list(LessonProgress.objects.filter(game=shared.game, lesson=name_of(shared)).select_related("person"))
    solved = sorted((row for row in rows if row.solved is not None), key=lambda row: str(row.solved))
    return Tried(sum(row.tries for row in rows), len(rows), solved)


def is_proven(shared: SharedPosition) -> bool:
    """Whether somebody has reached the goal, in the game or since."""
    if shared.lesson is not None and shared.lesson["proven"]:
        return True
    return LessonProgress.objects.filter(game=shared.game, lesson=name_of(shared)).exclude(solved=None).exists()
