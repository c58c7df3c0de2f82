"""What was stored when editions were told by the bytes of their files is told by their data now, and plays on."""

from __future__ import annotations

import importlib
import json
from pathlib import Path
from typing import Any

import pytest
from django.apps import apps
from django.core.files.uploadedfile import SimpleUploadedFile
from django.db import connection

from langbord import games
from langbord.engine.errors import OptionError
from langbord.server import plugins
from langbord.server.models import Table, TurnStart, World
from langbord.server.ops import verify
from langbord.server.tables.export_record import Ending
from langbord.server.tables.import_record import origin_of, seat
from langbord.server.views.import_record import page_of
from tests.server.past_games import put_on_table, recorded
from tests.server.players import Player, position_of
from tests.server.world_games import file_of, packed, send

MIGRATION = importlib.import_module("langbord.server.migrations.0013_edition_hashes")
BOOK = {"name": "house-1", "hash": "b8cc255ff6b7a840"}  # as 5524cc2 told it

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.usefixtures("quiet_bots", "known_shuffle"),
]


def migrate() -> None:
    with connection.schema_editor() as editor:
        MIGRATION.tell_by_data(apps, editor)


def told(game: str, options: dict[str, str]) -> dict[str, str]:
    return dict(zip(("name", "hash"), games.load(game).edition(options), strict=True))


def old_record(name: str, hash_: str) -> dict[str, Any]:
    """Nusfjord as it was recorded with what house-2 was then."""
    position = games.load("nusfjord").new(2, seed=5, options={"edition": name, "deck": "mackerel"})
    for _ in range(20):
        assert position.ask is not None
        position.play(position.ask.moves[0])
    position.settle()
    record: dict[str, Any] = json.loads(json.dumps(position.record()))
    record["options"]["edition"] = "house-2"
    return record | {"edition": {"name": "house-2", "hash": hash_}}


@pytest.mark.parametrize(
    ("game", "name", "of_files", "now", "of_data"),
    [
        ("nusfjord", "house-1", "0d556cacb7bbe1a5", "house-1", "7fa05518f11accbc"),
        ("nusfjord", "house-2", "0e5f6e85c452f0b1", "house-2-1", "31530d82ec15a273"),
        ("nusfjord", "house-2", "6a617135060f5fef", "house-2-2", "30228d18a36e4255"),
        ("nusfjord", "house-2", "64b7836909a84747", "house-2", "22699e971b3827c7"),
        ("nusfjord", "house-2", "2f96f8719841595a", "house-2", "22699e971b3827c7"),
        ("reykholt", "house-1", "1fbc9c94315a5312", "house-1", "ba1009359ee8c5bd"),
        ("reykholt", "house-2", "d9058dcd3c84add6", "house-2", "fb2d7cfaed30dc73"),
        ("keyharvest", "house-1", "102aefb08b86a4da", "house-1", "57b97aa61548da2b"),
        ("galzyr", "house-1", "b8cc255ff6b7a840", "house-1", "e9276835569385f8"),
    ],
)
def test_whatever_was_told_by_its_files_is_told_by_its_data(
    game: str, name: str, of_files: str, now: str, of_data: str
) -> None:
    assert MIGRATION.now_told(game, {"name": name, "hash": of_files}) == {"name": now, "hash": of_data}
    assert MIGRATION.now_told(game, {"name": now, "hash": of_data}) is None  # told so already


@pytest.mark.parametrize(("game", "record"), [("nusfjord", "won-2-seats"), ("keyharvest", "won-2-seats")])
def test_a_stored_table_gets_the_new_hash_and_is_as_it_was(game: str, record: str) -> None:
    ada = Player("Ada")
    table = put_on_table(record, ada, words=12, game=game)
    assert table.edition == recorded(record, game)["edition"]
    assert verify.stored().notes == []  # even before
    migrate()
    table.refresh_from_db()
    assert table.edition == told(game, table.options)
    assert table.options == recorded(record, game)["options"]
    found = verify.stored()
    assert (found.games, found.wrong, found.notes) == (1, [], [])


def test_a_table_of_an_edition_that_was_changed_afterwards_goes_on_with_what_it_was() -> None:
    table = put_on_table("won-2-seats", Player("Ada"), words=12)
    then = {"name": "house-2", "hash": "6a617135060f5fef"}
    Table.objects.filter(pk=table.pk).update(options={**table.options, "edition": "house-2"}, edition=then)
    migrate()
    table.refresh_from_db()
    assert table.options["edition"] == table.edition["name"] == "house-2-2"
    assert table.edition == told("nusfjord", table.options)


def test_a_turn_start_that_was_found_with_other_cards_is_found_again() -> None:
    """House-2 was changed in place: the table began with E05 as it was then, and its moves need that."""
    position = games.replay(old_record("house-2-1", "0e5f6e85c452f0b1"))
    table = seat(position, origin_of(position.origin), Player("Ada").person, Ending("", [], [""] * 2), page_of)
    right = TurnStart.objects.get(table=table)
    then = {"name": "house-2", "hash": "0e5f6e85c452f0b1"}
    Table.objects.filter(pk=table.pk).update(options={**table.options, "edition": "house-2"}, edition=then)
    TurnStart.objects.update(state={}, hash="0" * 16, edition=then)
    migrate()
    table.refresh_from_db()
    again = TurnStart.objects.get(table=table)
    assert (again.hash, again.state, again.edition) == (right.hash, right.state, table.edition)
    assert table.options["edition"] == "house-2-1"
    assert verify.stored().wrong == []


def test_what_nobody_knows_stays_and_is_noted() -> None:
    table = put_on_table("won-2-seats", Player("Ada"), words=12)
    Table.objects.filter(pk=table.pk).update(edition={"name": "house-1", "hash": "other"})
    migrate()
    table.refresh_from_db()
    assert table.edition == {"name": "house-1", "hash": "other"}
    assert [note.partition(": ")[2] for note in verify.stored().notes] == ["the cards of 'house-1' have changed"]


def test_a_world_and_its_tables_get_the_new_hash() -> None:
    ada = Player("Ada")
    world = packed(ada)
    now = world.edition
    assert now == told("galzyr", world.options)
    World.objects.update(edition=BOOK)
    Table.objects.update(edition=BOOK)
    migrate()
    assert {json.dumps(each) for each in World.objects.values_list("edition", flat=True)} == {json.dumps(now)}
    assert {json.dumps(each) for each in Table.objects.values_list("edition", flat=True)} == {json.dumps(now)}


def test_a_world_file_of_before_is_taken() -> None:
    ada, bo = Player("Ada"), Player("Bo")
    data = file_of(ada, packed(ada))
    now = data["edition"]
    for part in (data, *data["records"]):
        part["edition"] = BOOK
    assert send(bo, data).status_code == 302
    copy = World.objects.get(owner=bo.person)
    assert copy.edition == now
    assert [table.edition for table in copy.tables.all()] == [now]


def test_records_of_before_are_the_same_games(tmp_path: Path) -> None:
    lines = [
        {"table": name, "record": recorded(name, game)}
        for game, name in (("nusfjord", "won-2-seats"), ("reykholt", "won-2-seats"), ("keyharvest", "shared"))
    ]
    lines.append({"table": "old", "record": old_record("house-2-1", "0e5f6e85c452f0b1")})
    path = tmp_path / "before.jsonl"
    path.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
    found = verify.against(path)
    assert (found.games, found.wrong) == (4, [])


@pytest.mark.parametrize(("name", "old"), [("house-2-1", "0e5f6e85c452f0b1"), ("house-2-2", "6a617135060f5fef")])
def test_a_record_of_an_archived_edition_is_imported_and_its_page_opens(name: str, old: str) -> None:
    ada = Player("Ada")
    file = SimpleUploadedFile("game.json", json.dumps(old_record(name, old)).encode())
    answer: Any = ada.client.post("/import", {"record": file})
    assert answer.status_code == 302, answer.content
    table = Table.objects.get()
    assert (table.options["edition"], table.edition) == (name, told("nusfjord", table.options))
    assert ada.page(table)
    assert len(position_of(table).words()) == 20


def test_what_is_archived_can_be_named_and_is_offered_to_nobody() -> None:
    plugins.must_be_of_the_house("nusfjord", {"edition": "house-2-1"})
    for name in ("house-2-3", "archive", "archive/house-2-1", "/etc", ["house-2-1"]):
        with pytest.raises(OptionError, match=r"only editions of the house can be chosen: house-1, house-2, house-3$"):
            plugins.must_be_of_the_house("nusfjord", {"edition": name})
    ada = Player("Ada")
    for page in ("/", "/new/nusfjord"):
        assert "house-2-1" not in ada.client.get(page).content.decode()
