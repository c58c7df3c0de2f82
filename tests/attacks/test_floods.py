"""Too often, or too much of it one by one: files, hints, names, stories, and a shelf of a thousand tables.

How many tables may be made is in test_guest_links.py, how many streams may be open in test_streams.py."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from typing import Any

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from langbord import games
from langbord.server import notify
from langbord.server.analysis import hints
from langbord.server.bots.runner import RUNNER
from langbord.server.http.rate_limits import LIMITS
from langbord.server.models import Hint, Person, Seat, Table, World
from langbord.server.tables import import_record, lists
from langbord.server.worlds import files
from tests.server.past_games import GAMES
from tests.server.players import Player, sentence, sit_down
from tests.server.programs import Program
from tests.server.world_games import begin, file_of, go_on, packed, play_on, send, world_of

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.usefixtures("quiet_bots", "known_shuffle", "no_refill"),
]


# --- a thousand seats -----------------------------------------------------------------------------------


def seat_at(person: Person, tables: int, seats: int = 5, **more: Any) -> list[Table]:
    """Tables with this person in every seat."""
    made = [Table(game="nusfjord", seats=seats, key="00" * 32, rules=1, options={}, **more) for _ in range(tables)]
    Table.objects.bulk_create(made)
    Seat.objects.bulk_create([Seat(table=table, number=n, person=person) for table in made for n in range(seats)])
    return made


def test_whoever_sits_in_a_thousand_seats_still_has_a_lobby() -> None:
    ada, program = Player("Ada"), Program("Bo")
    for person in (ada.person, program.person):
        seat_at(person, 210, state=Table.OVER)
    assert ada.client.get("/").status_code == 200
    assert len(program.get("tables?which=mine").data) == 100


def test_my_tables_are_found_by_one_question_however_many_they_are() -> None:
    person = Player("Ada").person
    for tables in (1, 30):
        seat_at(person, tables, state=Table.OVER)
        with CaptureQueriesContext(connection) as asked:
            lists.my_tables(person, set())
        assert len(asked) == 1


def test_those_that_wait_for_me_come_first() -> None:
    person = Player("Ada").person
    [asked] = seat_at(person, 1, seats=2, state=Table.PLAYING, waiting_for=1)
    [kept] = seat_at(person, 1, seats=2, state=Table.PLAYING, waiting_for=0)
    [others] = seat_at(person, 1, seats=1, state=Table.PLAYING, waiting_for=1)
    [over] = seat_at(person, 1, seats=2, state=Table.OVER, waiting_for=0)
    assert lists.my_tables(person, {kept.name}) == [kept, asked, over, others]


# --- files ----------------------------------------------------------------------------------------------


def record() -> bytes:
    return json.dumps(games.load("nusfjord").new(2, seed=3).record()).encode()


def bring(player: Player, content: bytes) -> int:
    return player.client.post("/import", {"record": SimpleUploadedFile("game.json", content)}).status_code


def test_guests_of_one_address_bring_only_so_many_records(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LIMITS, "import-from", (3, 0))
    assert [bring(Player(f"G{number}"), record()) for number in range(5)] == [302] * 3 + [429] * 2
    assert Table.objects.count() == 3


def test_guests_of_one_address_bring_only_so_many_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LIMITS, "import-from", (3, 0))
    assert [send(Player(f"G{number}"), "{}").status_code for number in range(4)] == [400] * 3 + [429]


def test_a_record_that_is_brought_counts_as_a_table_that_is_made(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LIMITS, "create-from", (2, 0))
    ada = Player("Ada")
    assert [bring(ada, record()) for _ in range(3)] == [302, 302, 429]
    assert ada.client.post("/play/nusfjord").status_code == 429
    assert Table.objects.count() == 2


@pytest.fixture
def two_months() -> dict[str, Any]:
    """The file of a world with two tables."""
    ada = Player("Ada")
    world = packed(ada)
    play_on(go_on(ada, world), "pack-up", seed=2)
    return file_of(ada, world)


def test_each_record_of_a_world_counts_as_a_table_that_is_made(
    two_months: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(LIMITS, "create-from", (3, 0))
    eve, tables = Player("Eve"), Table.objects.count()
    assert send(eve, two_months).status_code == 302
    assert send(eve, two_months).status_code == 429
    assert Table.objects.count() == tables + 2


def test_a_world_never_has_more_records_than_an_address_may_make_tables() -> None:
    assert LIMITS["create-from"][0] >= files.MOST_RECORDS


def test_a_world_brings_no_record_twice(two_months: dict[str, Any]) -> None:
    tables = Table.objects.count()
    two_months["records"].append({**two_months["records"][0], "table": {"names": ["Somebody else"]}})
    answer = send(Player("Eve"), two_months)
    assert answer.status_code == 400
    assert sentence(answer) == "The file brings the same month twice."
    assert Table.objects.count() == tables


def test_a_file_may_be_some_times_as_long_as_a_game_and_no_longer() -> None:
    longest = max(len(json.loads(path.read_text())["words"]) for path in GAMES.glob("*/records/*.json"))
    assert longest * 3 < import_record.MOST_WORDS < longest * 10
    endless = {**json.loads(record()), "words": ["gold"] * (import_record.MOST_WORDS + 1)}
    assert bring(Player("Eve"), json.dumps(endless).encode()) == 400


# --- stories --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("scenes", "ends", "told"),
    [
        (20, 1, "a month of the diary has more scenes than can be played in it"),
        (1, 2, "a month of the diary ends twice"),
    ],
)
def test_a_diary_does_not_tell_the_same_again_and_again(scenes: int, ends: int, told: str) -> None:
    ada = Player("Ada")
    data = file_of(ada, packed(ada))
    lines = data["state"]["diary"]
    pages = [line for line in lines if line.startswith("scene ")]
    data["state"]["diary"] = pages * scenes + lines[len(pages) :] * ends
    answer = send(Player("Eve"), data)
    assert answer.status_code == 400
    assert sentence(answer).endswith(f": {told}")


def test_a_diary_does_not_tell_of_months_to_come() -> None:
    ada = Player("Ada")
    data = file_of(ada, packed(ada))
    data["state"]["diary"] = [line.replace(" 0 ", " 7 ", 1) for line in data["state"]["diary"]]
    answer = send(Player("Eve"), data)
    assert sentence(answer).endswith(": the diary tells of a month that has not come")


def test_a_line_of_a_diary_has_an_end() -> None:
    ada = Player("Ada")
    data = file_of(ada, packed(ada))
    head, *parts = data["state"]["diary"][0].split("; ")
    data["state"]["diary"][0] = "; ".join([head, *parts * 200])
    answer = send(Player("Eve"), data)
    assert sentence(answer).endswith(": a line of the diary cannot be read")


def test_a_world_tells_no_longer_story_than_can_be_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """Spread over many months, each of them sound, it would still be all told at once."""
    ada = Player("Ada")
    table = begin(ada)
    play_on(table, "go-on", "go-on", "pack-up")
    data = file_of(ada, world_of(table))
    story = len(ada.client.get(f"/t/{table.name}/chronicle.md").content.decode())
    assert 20 * story < files.MOST_TOLD  # years of it are welcome
    monkeypatch.setattr(files, "MOST_TOLD", story // 2)
    answer = send(Player("Eve"), data)
    assert answer.status_code == 400
    assert sentence(answer) == "The file tells a longer story than any world."
    assert World.objects.count() == 1


def test_a_chronicle_is_not_told_without_end() -> None:
    ada = Player("Ada")
    table = begin(ada)
    play_on(table, "pack-up")
    most = LIMITS["story"][0]
    for reader in (ada.client, Client()):
        found = [reader.get(f"/t/{table.name}/chronicle").status_code for _ in range(most + 1)]
        assert found == [200] * most + [429]
        assert reader.get(f"/t/{table.name}/chronicle.md").status_code == 429
    assert ada.client.get(f"/worlds/{world_of(table).key}/chronicle").status_code == 429
    assert ada.client.get(f"/t/{table.name}").status_code == 200


# --- hints ----------------------------------------------------------------------------------------------


@pytest.fixture
def nobody_is_free(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """All processes are busy for as long as the test lasts."""
    free = threading.Event()
    monkeypatch.setattr(RUNNER, "think_aside", lambda *_: "[]" if free.wait(60) else "")
    yield
    free.set()
    for thread in waiting():
        thread.join()


def waiting() -> list[threading.Thread]:
    return [thread for thread in threading.enumerate() if thread.name == hints.THREAD]


@pytest.mark.usefixtures("nobody_is_free")
@pytest.mark.parametrize(("language", "begins"), [("en", "Too many people are waiting"), ("ru", "Подсказки сейчас")])
def test_so_many_wait_for_hints_and_no_more(language: str, begins: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "MOST_WAITING", 2)
    for name in ("Ada", "Bo"):
        player = Player(name)
        assert player.post(sit_down(player, bots=1), "hint").ok
    eve = Player("Eve", language=language)
    table = sit_down(eve, bots=1)
    answer = eve.post(table, "hint")
    assert (answer.status, answer.key) == (503, "hints-busy")
    assert answer.text.startswith(begins)
    assert answer.is_one_sentence
    assert len(waiting()) == 2
    assert not Hint.objects.filter(table=table).exists()
    assert Seat.objects.get(table=table, number=0).hints == 0


# --- waking everybody up ----------------------------------------------------------------------------------


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The tables that were told of something new."""
    noted: list[str] = []
    monkeypatch.setattr(notify, "tell", noted.append)
    return noted


def test_another_name_every_moment_does_not_keep_all_tables_awake(told: list[str]) -> None:
    ada, bo = Player("Ada"), Player("Bo")
    for _ in range(3):
        sit_down(ada, bo)
    told.clear()
    most = LIMITS["seat"][0] - 1  # one was spent on the first name
    found = [ada.client.post("/settings", {"name": f"A{number}"}).status_code for number in range(most + 5)]
    assert found == [302] * most + [429] * 5
    assert len(told) == 3 * most


def test_settings_that_leave_the_name_as_it_is_wake_nobody(told: list[str]) -> None:
    ada, bo = Player("Ada"), Player("Bo")
    sit_down(ada, bo)
    told.clear()
    ada.client.post("/settings", {"name": "Ada", "theme": "dark"})
    assert told == []


def test_nor_does_another_name_at_the_door(told: list[str]) -> None:
    ada, bo = Player("Ada"), Player("Bo")
    table = sit_down(ada, bo)
    told.clear()
    most = LIMITS["join"][0] - 1  # one was spent on the seat
    for number in range(most + 5):
        bo.client.post(f"/i/{table.invite}/accept", {"name": f"B{number}"})
    assert bo.person.name == f"B{most - 1}"
    assert len(told) == most


def test_hints_that_are_not_there_are_put_away_in_silence(told: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "find", lambda *_: None)
    ada = Player("Ada")
    table = sit_down(ada, bots=1)
    assert ada.post(table, "hint").ok
    told.clear()
    most = LIMITS["hint"][0]
    assert [ada.post(table, "hint/close").status for _ in range(most + 2)] == [200] * most + [429] * 2
    assert told == [table.name]
