"""A lesson at the terminal: its words, its hints, and how it ends."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from langbord.lessons import reader
from langbord.terminal.app import run
from tests.terminal.keyboard import arguments

GAME = "nusfjord"


def said(monkeypatch: pytest.MonkeyPatch, lesson: str, *lines: str, language: str = "en") -> str:
    """What is printed when this is typed; the end of the input leaves."""
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(lines) + "\n"))
    args = arguments(game=GAME, lesson=lesson, language=language, options={})
    console = Console(file=io.StringIO(), width=160)
    assert run(args, console) == 0
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def test_a_lesson_is_solved_and_leads_to_the_next_one(monkeypatch: pytest.MonkeyPatch) -> None:
    lesson = reader.find(GAME, "sloop")
    printed = said(monkeypatch, lesson.name, "hint", "hint", "hint", "thin", "ship", "", "quit")
    text = " ".join(printed.split())
    for sentence in (lesson.say("en").idea, lesson.say("en").goal, *lesson.say("en").hints, lesson.say("en").solved):
        assert sentence in text
    following = reader.lessons_of(GAME)[reader.lessons_of(GAME).index(lesson) + 1]
    assert following.say("en").idea in text
    assert f"langbord terminal {GAME} --lesson {following.name}" in printed


def test_a_wrong_way_is_told_why_and_begins_again(monkeypatch: pytest.MonkeyPatch) -> None:
    lesson = reader.find(GAME, "sloop")
    printed = said(monkeypatch, lesson.name, *lesson.wrong[0].way, "", "quit", language="ru")
    text = " ".join(printed.split())
    assert lesson.say("ru").wrong[0] in text
    assert text.count(lesson.say("ru").idea) == 2


def test_others_answer_as_prepared(monkeypatch: pytest.MonkeyPatch) -> None:
    lesson = reader.find(GAME, "rivals-share")
    printed = said(monkeypatch, lesson.name, "buy", "", "x")
    assert lesson.say("en").solved in " ".join(printed.split())
