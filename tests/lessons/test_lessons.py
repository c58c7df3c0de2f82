"""Lessons: every one can be solved and is worth the name; what is wrong with a file is said in one sentence."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from langbord import cli, games
from langbord.cli.shared import BAD
from langbord.engine.errors import OptionError
from langbord.lab import lesson_check
from langbord.lessons import course, goals, reader
from langbord.lessons.course import FAILED, OPEN, SOLVED
from langbord.lessons.goals import GoalError
from langbord.lessons.reader import Lesson, LessonError
from langbord.locales import languages

TAUGHT = [name for name in games.names() if reader.lessons_of(name)]
LESSONS = [lesson for name in TAUGHT for lesson in reader.lessons_of(name)]


SHORT = 6  # answers of the shortest way: a search for longer ones takes seconds


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.key)
def test_a_lesson_is_what_it_should_be(lesson: Lesson) -> None:
    """With few tries; `langbord lessons check` tries each two hundred times."""
    sharp_tries = 1 if len(lesson.ways[0]) <= SHORT else 0
    assert lesson_check.check(lesson, 6, sharp_tries, 120).faults == []


@pytest.mark.soak
@pytest.mark.parametrize(
    "lesson", [lesson for lesson in LESSONS if len(lesson.ways[0]) > SHORT], ids=lambda one: one.key
)
def test_a_long_lesson_is_found_by_who_searches_for_it(lesson: Lesson) -> None:
    assert lesson_check.check(lesson, 20, 1, 600).faults == []


def test_there_are_lessons_enough_to_learn_every_game() -> None:
    assert len(LESSONS) >= 38


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.key)
def test_a_lesson_speaks_every_language(lesson: Lesson) -> None:
    assert set(lesson.texts) == set(languages())
    for language in languages():
        assert len(lesson.say(language).hints) == len(lesson.say("en").hints) >= 2


@pytest.mark.parametrize("game", TAUGHT)
def test_all_lessons_of_a_game_touch_every_chapter_and_every_line_of_the_score(game: str) -> None:
    lessons = reader.lessons_of(game)
    assert lesson_check.untaught(lessons) == []
    touched = {key for lesson in lessons for key in lesson.scores}
    for lesson in lessons:
        view = course.start(lesson).view(lesson.seat)
        told = {line["key"] for line in games.plugin(game).score_sheets(view)[lesson.seat]}
        assert told <= touched, lesson.key


# --- one made here, so that its course can be followed ---------------------------------------------------------------

TEXT = """
[text.en]
title = "Gold"
idea = "An idea."
goal = "Have gold."
hints = ["One.", "Two."]
solved = "Well done."
wrong = ["Not so."]
"""
GOOD = f"""
rules = 1
seats = 2
options = {{ start = "0" }}
seed = 3
turns = 2
replies = "pass"
teaches = ["N5.1"]
goal = ["me.gold >= 3"]
ways = ["issue gold", "gold issue"]
[[wrong]]
begins = "thin"
way = "thin deforest D4"
{TEXT}
"""


def made(tmp_path: Path, text: str = GOOD, name: str = "01-gold.toml") -> Lesson:
    file = tmp_path / name
    file.write_text(text, encoding="utf-8")
    return reader.read("nusfjord", file)


def test_a_course_counts_own_turns_and_others_answer_as_prepared(tmp_path: Path) -> None:
    lesson = made(tmp_path)
    walked = course.begin(lesson)
    walked.play("issue")
    assert walked.position.ask is not None
    assert walked.position.ask.seat == 1
    walked.replies()
    assert walked.position.words() == ["issue", "pass"]
    assert (walked.state, walked.turns) == (OPEN, 1)
    walked.play("gold")
    assert walked.state == SOLVED
    assert course.standing(lesson, ["issue", "pass", "gold"]).state == SOLVED


def test_a_lesson_is_failed_when_its_turns_are_over_and_the_wrong_way_is_known(tmp_path: Path) -> None:
    lesson = made(tmp_path)
    lost = course.walk(lesson, ["thin", "deforest", "D4"]).standing()
    assert (lost.state, lost.wrong) == (FAILED, 0)
    lost = course.walk(lesson, ["gold", "thin"]).standing()
    assert (lost.state, lost.wrong) == (FAILED, None)


def test_the_check_finds_what_is_wrong_with_a_lesson(tmp_path: Path) -> None:
    longer = made(tmp_path, GOOD.replace('"issue gold", "gold issue"', '"thin issue"').replace(">= 3", ">= 2"))
    assert lesson_check.check(longer, 20, 0).faults[-1] == "'issue' is shorter than the first way"
    unreached = made(tmp_path, GOOD.replace("me.gold >= 3", "me.gold >= 9"))
    assert "the way 'issue gold' does not lead to the goal" in lesson_check.check(unreached, 1, 0).faults
    reached = made(tmp_path, GOOD.replace("me.gold >= 3", "me.gold >= 0"))
    assert "the goal is reached before the first move" in lesson_check.check(reached, 1, 0).faults
    text = GOOD.split("[[wrong]]")[0].replace('"issue gold", "gold issue"', '"issue"') + TEXT.replace('"Not so."', "")
    easy = made(tmp_path, text.replace("me.gold >= 3", "table.placed >= 1"))
    assert any(fault.startswith("random reaches the goal") for fault in lesson_check.check(easy, 40, 0).faults)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("turns = 2", "turns = 9", "turns: a lesson has 1 to 3, not 9"),
        ("seed = 3", 'seed = "x"', "'seed' is missing, or is not what it should be"),
        ("me.gold >= 3", "me.gold is 3", "'me.gold is 3' is no condition"),
        ('wrong = ["Not so."]', "wrong = []", "text.en.wrong: 0 sentences for 1 wrong ways"),
        ("[text.en]", "[text.ru]", "text.en: every lesson speaks English"),
        ("seed = 3", "seed = 3\ncolour = 1", "nobody knows what 'colour' is"),
    ],
)
def test_a_mistake_in_a_file_is_told_with_its_place(tmp_path: Path, old: str, new: str, said: str) -> None:
    with pytest.raises(LessonError) as caught:
        made(tmp_path, GOOD.replace(old, new))
    assert str(caught.value).startswith(f"nusfjord/lessons/01-gold.toml: {said}")


def test_words_that_were_played_before_a_lesson_end_where_a_turn_begins(tmp_path: Path) -> None:
    alone = GOOD.split("[[wrong]]")[0].replace("seats = 2", "seats = 1").replace('options = { start = "0" }', "")
    text = f'played = "WORDS"\n{alone}' + TEXT.replace('"Not so."', "")
    position = course.start(made(tmp_path, text.replace("WORDS", "gold")))
    assert (position.view(0)["placed"], position.words()) == (1, [])
    with pytest.raises(LessonError, match="'played' must end where a turn begins"):
        course.start(made(tmp_path, text.replace("WORDS", "gold elder")))


def test_a_state_that_no_game_comes_to_is_refused(tmp_path: Path) -> None:
    with pytest.raises(LessonError, match="no game comes to it"):
        course.start(made(tmp_path, GOOD.replace("[[wrong]]", '[set]\n"players.0.wood" = 13\n[[wrong]]')))
    with pytest.raises(LessonError, match=r"a state has nothing at 'players\.0\.honey'"):
        course.start(made(tmp_path, GOOD.replace("[[wrong]]", '[set]\n"players.0.honey" = 1\n[[wrong]]')))


VIEW: dict[str, Any] = {
    "round": 3,
    "players": [{"gold": 2, "elders": [{"fish": 1}, {"fish": 2}], "cards": ["A01"], "score": []}, {"gold": 5}],
}


@pytest.mark.parametrize(
    ("text", "holds"),
    [
        ("me.gold >= 2", True),
        ("me.gold > 2", False),
        ("rival.gold = 5", True),
        ("table.round != 4", True),
        ("me.elders.*.fish >= 3", True),
        ("count(me.elders) = 2", True),
        ("me.cards has A01", True),
        ("me.cards lacks A01", False),
    ],
)
def test_a_condition_holds_or_not(text: str, holds: bool) -> None:
    assert goals.read(text).met("nusfjord", VIEW, 0) is holds


@pytest.mark.parametrize("text", ["me.honey >= 2", "me.gold has 2", "table.players.7.gold = 1"])
def test_a_condition_that_asks_for_what_is_not_there_says_so(text: str) -> None:
    with pytest.raises(GoalError, match=r"me\.|table\."):
        goals.read(text).met("nusfjord", VIEW, 0)


def test_the_command_counts_the_lessons_and_knows_their_names(capsys: pytest.CaptureFixture[str]) -> None:
    game = TAUGHT[0]
    first = reader.lessons_of(game)[0]
    assert cli.main(["lessons", "check", game, first.name, "--tries", "1", "--sharp-tries", "0"]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "1 lessons"
    assert cli.main(["lessons", "list", game, "--language", "ru"]) == 0
    assert first.say("ru").title in capsys.readouterr().out
    assert cli.main(["lessons", "check", game, "nonsense"]) == BAD
    assert "has no lesson 'nonsense'" in capsys.readouterr().err
    with pytest.raises(OptionError):
        reader.find(game, "nonsense")
