"""Whether lessons are what they should be: `langbord lessons check`.

A lesson must begin at a legal position with a choice, its ways must lead to the goal, the first of them by the fewest
answers that anybody found, and its wrong ways must not. And it must be worth its name: who plays at random or by habit
seldom reaches the goal, who looks ahead nearly always does.

`random` and `calm` play as they always do. `sharp` searches as it always does, but for the goal instead of the win.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from langbord import bots
from langbord.bots.judge import Aim
from langbord.bots.search import Budget, think
from langbord.engine.chance import Chance
from langbord.engine.errors import LangbordError
from langbord.lessons import course
from langbord.lessons.course import SOLVED, Course
from langbord.lessons.reader import Lesson
from langbord.plugin import plugin

RANDOM: Final = "random"
CALM: Final = "calm"
SHARP: Final = "sharp"
TRIES: Final = 200
WORLDS: Final = 600  # that sharp imagines for an answer
#: The share of tries in which each may, or must, reach the goal.
AT_MOST: Final = {RANDOM: 0.25, CALM: 0.60}
AT_LEAST: Final = {SHARP: 0.95}
LEAST_MOVES: Final = 3
LONGEST: Final = 400  # answers, so that nobody tries for ever


@dataclass
class Findings:
    """What was found out about a lesson."""

    lesson: Lesson
    faults: list[str] = field(default_factory=list)
    shortest: int = 0  # answers of the shortest way
    solved: dict[str, float] = field(default_factory=dict)  # by who tried: the share of the tries

    def line(self) -> str:
        """One line of the report."""
        shares = "  ".join(f"{who} {share:4.0%}" for who, share in self.solved.items())
        faults = "".join(f"\n    {fault}" for fault in self.faults)
        return f"{self.lesson.key:44} {self.shortest:2} answers  {shares}{faults}"


def check(lesson: Lesson, tries: int = TRIES, sharp_tries: int | None = None, worlds: int = WORLDS) -> Findings:
    """Everything that is to be known about a lesson. With few tries luck is allowed for."""
    found = Findings(lesson)
    try:
        _prove(found)
        if not found.faults:
            _try_all(found, tries, tries if sharp_tries is None else sharp_tries, worlds)
    except LangbordError as error:
        found.faults.append(str(error))
    return found


def _prove(found: Findings) -> None:
    """What needs no tries."""
    lesson = found.lesson
    begun = course.begin(lesson)
    ask = begun.position.ask
    assert ask is not None
    if len(ask.moves) < LEAST_MOVES:
        found.faults.append(f"only {len(ask.moves)} moves are possible at the start")
    if course.goal_met(lesson, begun.position.view(lesson.seat)):
        found.faults.append("the goal is reached before the first move")
    found.shortest = len(lesson.ways[0])
    for way in lesson.ways:
        walked = course.walk(lesson, way)
        if walked.state != SOLVED or len(walked.said) != len(way):
            found.faults.append(f"the way '{' '.join(way)}' does not lead to the goal")
    for number, wrong in enumerate(lesson.wrong):
        standing = course.walk(lesson, wrong.way).standing()
        if standing.state != course.FAILED:
            found.faults.append(f"the wrong way '{' '.join(wrong.way)}' does not fail: {standing.state}")
        elif standing.wrong != number:
            found.faults.append(f"the wrong way '{' '.join(wrong.way)}' is not known by its first words")
    known = {number for number, _ in _paragraphs(lesson.game)}
    for paragraph in lesson.teaches:
        if paragraph not in known:
            found.faults.append(f"teaches: the rules have no paragraph {paragraph}")
    for language, said in lesson.texts.items():
        if not all((said.title, said.idea, said.goal, said.hints, said.solved)):
            found.faults.append(f"text.{language}: something is not said")


def _paragraphs(game: str) -> Iterator[tuple[str, str]]:
    """Numbers and first words of the rules."""
    for block in (plugin(game).folder / "RULES.md").read_text(encoding="utf-8").split("\n\n"):
        if block.startswith("**"):
            number, _, text = block[2:].partition("**")
            yield number, text


def _try_all(found: Findings, tries: int, sharp_tries: int, worlds: int) -> None:
    lesson = found.lesson
    players: tuple[tuple[str, int, Player], ...] = (
        (RANDOM, tries, _bot(RANDOM)),
        (CALM, tries, _bot(CALM)),
        (SHARP, sharp_tries, _aiming(lesson, worlds)),
    )
    for who, times, player in players:
        if not times:
            continue
        tried = [_try(lesson, player, random.Random(f"{lesson.key} {who} {number}")) for number in range(times)]
        share = sum(one.state == SOLVED for one in tried) / times
        found.solved[who] = share
        luck = 2 * math.sqrt(0.25 / times) if times < TRIES else 0.0
        if share > AT_MOST.get(who, 1.0) + luck:
            found.faults.append(f"{who} reaches the goal in {share:.0%} of {times} tries; {AT_MOST[who]:.0%} is most")
        if share < AT_LEAST.get(who, 0.0) - luck:
            found.faults.append(f"{who} reaches the goal in {share:.0%} of {times} tries; {AT_LEAST[who]:.0%} is least")
        for one in tried:
            if one.state == SOLVED and len(one.said) < found.shortest:
                found.faults.append(f"'{' '.join(one.said)}' is shorter than the first way")
                break


#: The next answer of the learner.
Player = Callable[[Course, random.Random], int]


def _bot(name: str) -> Player:
    bot = bots.load(name)
    return lambda tried, rng: bots.answer(bot, tried.position, rng)


def _aiming(lesson: Lesson, worlds: int) -> Player:
    """Sharp, who is told the goal."""

    def answer(tried: Course, rng: random.Random) -> int:
        position = tried.position
        game = position.game
        assert position.ask is not None
        if len(position.ask.moves) == 1:
            return position.ask.moves[0]
        left = lesson.turns - tried.turns
        aim = Aim(game, lesson.seat, left, lambda state: course.share_met(lesson, game.view(state, lesson.seat)))
        seen = position.imagine(lesson.seat, Chance(rng.randbytes(32))).hush()
        return think(seen, lesson.seat, rng, Budget(iterations=worlds), aim)[0].move

    return answer


def _try(lesson: Lesson, player: Player, rng: random.Random) -> Course:
    """One try, to its end."""
    tried = course.begin(lesson)
    while tried.state == course.OPEN and len(tried.said) < LONGEST:
        tried.replies()
        if tried.state != course.OPEN:
            break
        tried.play(tried.position.game.vocabulary.word(player(tried, rng)))
    tried.replies()
    return tried


def untaught(lessons: Sequence[Lesson]) -> list[str]:
    """Chapters of the rules that no lesson of a game touches."""
    if not lessons:
        return []
    taught = {paragraph.partition(".")[0] for lesson in lessons for paragraph in lesson.teaches}
    chapters = dict.fromkeys(number.partition(".")[0] for number, _ in _paragraphs(lessons[0].game))
    return [chapter for chapter in chapters if chapter not in taught]
