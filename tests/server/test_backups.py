"""Backups are made while the server runs, restored into an empty database, and verified: every game is played again."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from django.db.migrations.recorder import MigrationRecorder

from langbord.server import dumps, verify
from langbord.server.models import Move, Table
from tests.databases import ON_POSTGRESQL, fresh_database
from tests.server.clickers import Server, StoredTable
from tests.server.players import Player, sit_down

HOUSE = pytest.mark.django_db(databases=[])


class House:
    """A database of its own, and the command."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir()
        self.folder: Path = folder
        self.server: Server = Server(folder / "data")
        self.server.folder.mkdir()

    def run(self, *arguments: object, **more: str) -> subprocess.CompletedProcess[str]:
        program = str(Path(sys.executable).with_name("langbord"))
        environment = {**os.environ, "LANGBORD_DATA": str(self.server.folder), **self.server._own, **more}
        return subprocess.run(
            [program, *map(str, arguments)], env=environment, capture_output=True, text=True, timeout=120
        )

    def stored(self) -> dict[str, StoredTable]:
        return self.server.stored()


@pytest.fixture(scope="module")
def old(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A house where something was played, whose server runs."""
    from tests.server.clickers import Browser, Clicker

    house = House(tmp_path_factory.mktemp("old") / "house")
    house.server.start()
    clicker = Clicker(house.server, 1, bot=False)
    people = [Browser(house.server, "P1", confirm=True), Browser(house.server, "Q1", confirm=False)]
    clicker._new_table(people)
    for _ in range(6):
        clicker._one_click(people)
    yield house
    house.server.stop()


@HOUSE
@pytest.mark.parametrize("name", ["backup", "backup.jsonl"])
def test_a_backup_of_a_running_server_is_restored_and_verified(old: House, name: str, tmp_path: Path) -> None:
    file = tmp_path / name
    made = old.run("backup", file)
    assert made.returncode == 0, made.stderr
    assert file.stat().st_mode & 0o077 == 0, "others may read it"
    new = House(tmp_path / "house")
    restored = new.run("restore", file)
    assert restored.returncode == 0, restored.stderr
    assert restored.stdout == "1 of 1 games, played again, are as they were\n"
    assert new.stored() == old.stored()
    assert old.stored()


@HOUSE
def test_a_restored_house_goes_on(old: House, tmp_path: Path) -> None:
    """New people and tables get numbers of their own, and the guests of the old house are known."""
    file = tmp_path / "backup.jsonl"
    assert old.run("backup", file).returncode == 0
    new = House(tmp_path / "house")
    assert new.run("restore", file).returncode == 0
    from tests.server.clickers import Browser, Clicker

    new.server.start()
    try:
        clicker = Clicker(new.server, 2, bot=False)
        people = [Browser(new.server, "P2", confirm=True), Browser(new.server, "Q2", confirm=False)]
        clicker._new_table(people)
        clicker._one_click(people)
        assert len(new.stored()) == len(old.stored()) + 1
    finally:
        new.server.stop()


@pytest.mark.django_db(transaction=True)
def test_lines_of_an_older_form_are_left_to_the_version_that_knows_it() -> None:
    newest = MigrationRecorder.Migration.objects.filter(app="tables").latest("name")
    newest.delete()
    try:
        with pytest.raises(dumps.BadBackup, match="of an older version"):
            dumps.write(StringIO())
    finally:
        newest.save()


@HOUSE
def test_nothing_is_overwritten(old: House, tmp_path: Path) -> None:
    file = tmp_path / "backup.jsonl"
    assert old.run("backup", file).returncode == 0
    before = old.stored()
    again = old.run("backup", file)
    assert (again.returncode, again.stderr) == (2, f"langbord: {file} is there already: choose another name\n")
    refused = old.run("restore", file)
    assert refused.returncode == 2
    assert refused.stderr.startswith("langbord: the database is not empty")
    assert old.stored() == before


@HOUSE
@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        ("", "this is no backup of Langbord"),
        ("hello\n", "line 1 of the backup cannot be read"),
        ('{"langbord": 1, "migrations": [["tables", "9999_later"]]}\n', "the backup is of a newer version"),
    ],
)
def test_what_is_no_backup_is_refused_in_one_sentence(content: str, sentence: str, tmp_path: Path) -> None:
    file = tmp_path / "file.jsonl"
    file.write_text(content)
    done = House(tmp_path / "house").run("restore", file)
    assert done.returncode == 2
    assert done.stderr.startswith(f"langbord: {sentence}")
    assert done.stderr.count("\n") == 1


@HOUSE
@pytest.mark.skipif(not ON_POSTGRESQL, reason="SQLite needs no program")
def test_pg_dump_is_used_where_it_is_there(old: House, tmp_path: Path) -> None:
    assert old.run("backup", tmp_path / "with").returncode == 0
    assert (tmp_path / "with").read_bytes().startswith(b"PGDMP")
    assert old.run("backup", tmp_path / "without", PATH="/nowhere").returncode == 0
    assert (tmp_path / "without").read_bytes().startswith(b'{"langbord": 1')


@HOUSE
@pytest.mark.skipif(not ON_POSTGRESQL, reason="needs both databases")
def test_a_house_moves_from_sqlite_to_postgresql(tmp_path: Path) -> None:
    """With the lines of JSON; a database file is refused."""
    own = {key: value for key, value in os.environ.items() if key != "DATABASE_URL"}
    own |= {"LANGBORD_DATA": str(tmp_path)}
    program = str(Path(sys.executable).with_name("langbord"))
    script = "from langbord.server.serve import prepare; prepare()"
    assert subprocess.run([sys.executable, "-c", script], env=own, timeout=120).returncode == 0
    for name, code in (("lines.jsonl", 0), ("file", 2)):
        assert subprocess.run([program, "backup", str(tmp_path / name)], env=own, timeout=120).returncode == 0
        done = subprocess.run([program, "restore", str(tmp_path / name)], env={**own, **fresh_database()}, timeout=120)
        assert done.returncode == code


# --- verifying ----------------------------------------------------------------------------------------


@pytest.mark.django_db(transaction=True)
@pytest.mark.usefixtures("quiet_bots", "known_shuffle")
class TestVerify:
    def played(self) -> Table:
        ada, bo = Player("Ada", confirm=False), Player("Bo", confirm=False)
        table = sit_down(ada, bo)
        assert ada.play(table, "gold").ok
        assert bo.play(table, "deforest").ok
        return table

    def test_all_is_well(self) -> None:
        self.played()
        found = verify.stored()
        assert (found.games, found.wrong, found.notes) == (1, [], [])

    def test_words_that_cannot_be_said_any_more_are_found(self) -> None:
        table = self.played()
        Move.objects.filter(table=table, number=0).update(word="D5")
        (line,) = verify.stored().wrong
        assert line.startswith(f"{table.name} (nusfjord): ")

    def test_other_scores_are_found(self) -> None:
        table = self.played()
        Table.objects.filter(pk=table.pk).update(state=Table.OVER, ending="played", scores=[99, 0], winners=[0])
        (line,) = verify.stored().wrong
        assert "not [99, 0]" in line

    def test_new_rules_and_cards_are_noted(self) -> None:
        table = self.played()
        Table.objects.filter(pk=table.pk).update(rules=0, edition={"name": "house-1", "hash": "other"})
        found = verify.stored()
        assert found.wrong == []
        assert [note.partition(": ")[2][:10] for note in found.notes] == ["began with", "the cards "]

    def test_a_version_that_plays_otherwise_is_found_by_the_hashes(self, tmp_path: Path) -> None:
        table = self.played()
        file = tmp_path / "games.jsonl"
        assert verify.stored(file).wrong == []
        assert verify.against(file).wrong == []
        line = json.loads(file.read_text())
        line["record"]["turns"][-1] = "0" * 16
        file.write_text(json.dumps(line))
        (wrong,) = verify.against(file).wrong
        assert wrong.startswith(f"{table.name} (nusfjord): ")


@pytest.mark.django_db
def test_a_dump_holds_everything_but_what_passes() -> None:
    names = {model._meta.label_lower for model in dumps.stored_models()}
    assert {"tables.table", "tables.move", "tables.draft", "sessions.session", "auth.user"} <= names
    assert not names & dumps.PASSING
