"""Names that are paths, statements or formats somewhere else: here they are names, and mostly of nothing.

Editions and books that are folders of the server are in tests/server/tables/test_imports.py and test_world_files.py.
"""

from __future__ import annotations

from pathlib import Path
from urllib.parse import quote

import pytest
from django.test import Client

from langbord.server.models import Person, Table
from tests.server.players import Player, sit_down
from tests.server.programs import Program

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.usefixtures("quiet_bots", "known_shuffle")]
PATHS = (
    "../../../etc/passwd",
    "/etc/passwd",
    "..\\..\\etc",
    "....//etc",
    "%2e%2e%2fetc",
    "a\x00.toml",
    "house-1/../house-1",
)
STATEMENTS = (
    "' OR 1=1 --",
    "x'; DROP TABLE tables_seat;--",
    '" OR ""="',
    "1) UNION SELECT 1",
    "%s %(x)s {0}",
    "\\'; --",
)


@pytest.mark.parametrize("path", PATHS)
def test_no_edition_or_book_is_looked_for_in_a_folder(path: str) -> None:
    program = Program("Eve")
    for game, option in (
        ("nusfjord", "edition"),
        ("reykholt", "edition"),
        ("keyharvest", "edition"),
        ("galzyr", "book"),
    ):
        said = program.post("tables", game=game, seats=["me", "calm"], options={option: path})
        assert said.refusal[0] == 400
        assert "etc" not in said.data["text"]
        form = {"seats": "2", "seat-0": "me", "seat-1": "calm", f"option-{option}": path}
        Player("Ada").client.post(f"/new/{game}/create", form)
    assert all(path not in str(table.options) for table in Table.objects.all())


@pytest.mark.parametrize("path", PATHS)
def test_no_file_is_served_but_those_that_are_meant_to_be(path: str) -> None:
    for begin in (
        "/static/",
        "/static/langbord/",
        "/static/nusfjord/",
        "/t/",
        "/s/",
        "/api/tables/",
        "/new/",
        "/worlds/",
    ):
        for name in (path, quote(path, safe=""), path.replace("/", "%2f")):
            answer = Client().get(begin + name)
            assert answer.status_code in (301, 400, 404), begin
            assert b"root:" not in answer.content


def test_the_sources_of_a_game_are_not_served() -> None:
    for name in ("nusfjord/turns.py", "nusfjord/../turns.py", "langbord/../settings.py", "nusfjord/%2e%2e/meta.py"):
        assert Client().get(f"/static/{name}").status_code == 404


@pytest.mark.parametrize("statement", STATEMENTS)
def test_a_statement_is_a_text(statement: str) -> None:
    ada, bo = Player(statement), Player("Bo")
    table = sit_down(ada, bo)
    assert ada.person.name == statement
    assert ada.post(table, "chat", text=statement).ok
    bo.page(table)
    program = Program(statement)
    for path in (
        f"tables/{quote(statement)}",
        f"tables?which={quote(statement)}",
        f"tables/{table.name}/why?word={quote(statement)}",
    ):
        assert program.get(path).status in (200, 404, 422)
    assert program.post("token", username=statement, password=statement).status == 401
    assert program.post(f"join/{quote(statement, safe='')}").status == 404
    for address in (
        f"/t/{quote(statement)}",
        f"/i/{quote(statement)}",
        f"/daily?day={quote(statement)}",
        f"/t/{table.name}?at={quote(statement)}",
    ):
        assert ada.client.get(address).status_code in (200, 404)
    assert Person.objects.count() == 3


@pytest.mark.parametrize("name", ["a%00b", "%00", "%ed%a0%80", "a%0ab", "%ff", "x" * 5_000])
def test_a_name_that_no_database_can_look_up_is_not_found(name: str) -> None:
    for address in (
        f"/api/tables/{name}",
        f"/api/tables/{name}/why?word=x",
        f"/t/{name}",
        f"/i/{name}",
        f"/worlds/{name}/export",
    ):
        answer = Client().get(address)
        assert answer.status_code == 404, address
    assert Program("Eve").post("token", username="a\x00b", password="x").refusal == (422, "bad-request")


def test_a_download_is_named_by_us(tmp_path: Path) -> None:
    ada = Player('x"; filename="evil.exe')
    table = sit_down(ada, Player("Bo"))
    ada.post(table, "do/concede")
    for rest in ("record", "report.json", "picture.svg"):
        told = ada.client.get(f"/t/{table.name}/{rest}")["Content-Disposition"]
        assert "evil" not in told
        assert told.count("filename") == 1
