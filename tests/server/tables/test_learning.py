"""A lesson is a table of one's own: others answer as prepared, what is solved stays solved, nothing else counts it."""

from __future__ import annotations

import pytest
from django.test import Client

from langbord.lessons import reader
from langbord.lessons.course import OPEN, SOLVED
from langbord.server.accounts import people
from langbord.server.bots.runner import RUNNER
from langbord.server.models import LessonProgress, Person, Table
from langbord.server.pages import lesson_panel
from langbord.server.tables import learning, lists
from langbord.server.tables import moves as table_moves
from langbord.server.tables.lessons import lesson_tables
from langbord.server.tables.positions import BOARDS

GAME = "nusfjord"
pytestmark = pytest.mark.django_db


def person(name: str = "Ada") -> Person:
    return Person.objects.create(name=name, confirm=False)


def say(table: Table, *words: str) -> None:
    for word in words:
        board = BOARDS.get(table)
        seat = reader.find(table.game, table.lesson).seat
        table_moves.play(table, seat, [word], board.version, board.answers)


def test_a_lesson_is_solved_once_and_for_all(quiet_bots: list[str]) -> None:
    ada = person()
    lesson = reader.find(GAME, "sloop")
    table = lesson_tables.begin(ada, lesson)
    assert learning.solved_by(ada, GAME) == frozenset()
    say(table, "thin")
    shown = lesson_panel.panel(table, BOARDS.get(table).position, "ru")
    assert shown is not None
    assert (shown.state, shown.said) == (OPEN, lesson.say("ru"))
    say(table, "ship", "sloop")
    shown = lesson_panel.panel(table, BOARDS.get(table).position, "en")
    assert shown is not None
    assert (shown.state, shown.number, shown.following) == (SOLVED, 3, reader.lessons_of(GAME)[3].say("en").title)
    again = lesson_tables.begin(ada, lesson)
    assert learning.solved_by(ada, GAME) == {"sloop"}
    assert LessonProgress.objects.get(person=ada).tries == 2
    assert list(Table.objects.values_list("name", flat=True)) == [again.name]  # the one before made room
    assert lists.my_tables(ada, set()) == []


def test_a_wrong_way_is_told_why_and_can_be_taken_back(quiet_bots: list[str]) -> None:
    lesson = reader.find(GAME, "sloop")
    table = lesson_tables.begin(person(), lesson)
    say(table, *lesson.wrong[0].way)
    shown = lesson_panel.panel(table, BOARDS.get(table).position, "en")
    assert shown is not None
    assert shown.why == lesson.say("en").wrong[0]
    table_moves.undo(table, 0, 1, BOARDS.get(table).version)
    shown = lesson_panel.panel(table, BOARDS.get(table).position, "en")
    assert shown is not None
    assert shown.state == OPEN


@pytest.mark.django_db(transaction=True)
def test_others_answer_as_prepared(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(RUNNER, "_think", lambda *_: pytest.fail("nobody needs to think"))
    monkeypatch.setattr(RUNNER, "look_at", lambda name: RUNNER.move_at(name))
    monkeypatch.setattr(RUNNER, "pause", 0.0)
    ada = person()
    lesson = reader.find("reykholt", "carrots")
    table = lesson_tables.begin(ada, lesson)
    say(table, "M3", "second")
    RUNNER.move_at(table.name)
    said = BOARDS.get(table).position.words()
    assert said == ["M3", "second", lesson.replies[0], "first"]


def test_a_guest_who_signs_in_keeps_what_was_solved(quiet_bots: list[str]) -> None:
    guest, ada = person("Guest"), person()
    say(lesson_tables.begin(guest, reader.find(GAME, "own-share")), "issue", "buy")
    lesson_tables.begin(ada, reader.find(GAME, "own-share"))
    people.claim(guest, ada)
    assert learning.solved_by(ada, GAME) == {"own-share"}
    assert LessonProgress.objects.get().tries == 2


def test_the_page_of_a_game_leads_to_its_lessons_without_a_table(client: Client, quiet_bots: list[str]) -> None:
    page = client.get(f"/learn/{GAME}").content.decode()
    assert Table.objects.count() == 0
    for lesson in reader.lessons_of(GAME):
        assert f"/learn/{GAME}/{lesson.name}" in page
    assert 'id="N10.1"' in page
    assert client.get("/learn/chess").status_code == 404
    assert client.post(f"/learn/{GAME}/nothing").status_code == 404
    answer = client.post(f"/learn/{GAME}/sloop")
    table = Table.objects.get()
    assert answer["Location"] == f"/t/{table.name}"
    assert reader.find(GAME, "sloop").say("en").goal in client.get(answer["Location"]).content.decode()
    go = client.post(f"/t/{table.name}/do/lesson-next", headers={"Accept": "application/json"}).json()["go"]
    assert Table.objects.get(name=go.rsplit("/", 1)[-1]).lesson == reader.lessons_of(GAME)[3].name
