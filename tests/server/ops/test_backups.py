"""Backups are made while the server runs, restored into an empty database, and verified: every game is played again."""

from __future__ import annotations

import json
import os
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing, nullcontext
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from django.db.migrations.recorder import MigrationRecorder

from langbord.server.models import Person, Seat, Table
from langbord.server.ops import backup, json_dump, json_dump_reading
from tests.databases import ON_POSTGRESQL, fresh_database
from tests.server.clickers import Server, StoredTable

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

    def lines(self) -> list[str]:
        """A backup of it."""
        file = self.folder / "lines.jsonl"
        file.unlink(missing_ok=True)
        done = self.run("backup", file)
        assert done.returncode == 0, done.stderr
        return file.read_text().splitlines(keepends=True)


def refused(done: subprocess.CompletedProcess[str], sentence: str) -> None:
    """In one sentence, and not as a bug."""
    assert (done.returncode, done.stdout) == (2, ""), done.stderr
    assert done.stderr.startswith(f"langbord: {sentence}"), done.stderr
    assert done.stderr.count("\n") == 1


def rights(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


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


@pytest.mark.both
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


@pytest.mark.both
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
        with pytest.raises(json_dump.BadBackup, match="of an older version"):
            json_dump.write(StringIO())
    finally:
        newest.save()


@pytest.mark.both
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
        ("", "{file} is no backup of Langbord"),
        ("hello\n", "line 1 of {file} cannot be read"),
        ('{"langbord": 1}\n', "line 1 of {file} is not what a backup has: 'migrations'"),
        (
            '{"langbord": 1, "migrations": [["tables", "0001_initial"], ["tables", "9999_later"]]}\n',
            "the backup is of a newer version",
        ),
    ],
)
def test_what_is_no_backup_is_refused_in_one_sentence(content: str, sentence: str, tmp_path: Path) -> None:
    file = tmp_path / "file.jsonl"
    file.write_text(content)
    house = House(tmp_path / "house")
    done = house.run("restore", file)
    refused(done, sentence.replace("{file}", str(file)))
    assert done.stderr.endswith("; nothing was restored\n")
    if not ON_POSTGRESQL:
        assert sorted(path.name for path in house.server.folder.iterdir()) == ["secret-key"]


@pytest.mark.both
@HOUSE
@pytest.mark.skipif(not ON_POSTGRESQL, reason="SQLite needs no program")
def test_pg_dump_is_used_where_it_is_there(old: House, tmp_path: Path) -> None:
    assert old.run("backup", tmp_path / "with").returncode == 0
    assert (tmp_path / "with").read_bytes().startswith(b"PGDMP")
    assert old.run("backup", tmp_path / "without", PATH="/nowhere").returncode == 0
    assert (tmp_path / "without").read_bytes().startswith(b'{"langbord": 2')


@pytest.mark.both
@HOUSE
@pytest.mark.skipif(not ON_POSTGRESQL, reason="needs both databases")
def test_a_house_moves_from_sqlite_to_postgresql(tmp_path: Path) -> None:
    """With the lines of JSON; a database file is refused."""
    own = {key: value for key, value in os.environ.items() if key != "DATABASE_URL"}
    own |= {"LANGBORD_DATA": str(tmp_path)}
    program = str(Path(sys.executable).with_name("langbord"))
    script = "from langbord.server.ops.serve import prepare; prepare()"
    assert subprocess.run([sys.executable, "-c", script], env=own, timeout=120).returncode == 0
    for name, code in (("lines.jsonl", 0), ("file", 2)):
        assert subprocess.run([program, "backup", str(tmp_path / name)], env=own, timeout=120).returncode == 0
        done = subprocess.run([program, "restore", str(tmp_path / name)], env={**own, **fresh_database()}, timeout=120)
        assert done.returncode == code


# --- files that are not whole -------------------------------------------------------------------------


def moves_of(lines: list[str]) -> list[str]:
    return [line for line in lines if '"in": "tables_move"' in line]


@HOUSE
@pytest.mark.parametrize("left", ["no end", "a row less"])
def test_a_backup_that_was_cut_is_refused(old: House, left: str, tmp_path: Path) -> None:
    lines = old.lines()
    assert json.loads(lines[0])["langbord"] == 2
    assert json.loads(lines[-1])["rows"]["tables_move"] == len(moves_of(lines)) > 0
    (cut := tmp_path / "cut.jsonl").write_text(
        "".join(lines[:-1] if left == "no end" else [line for line in lines if line != moves_of(lines)[-1]])
    )
    house = House(tmp_path / "house")
    done = house.run("restore", cut)
    refused(done, f"{cut} is not whole: ")
    assert done.stderr.endswith("; nothing was restored\n")
    (tmp_path / "whole.jsonl").write_text("".join(lines))
    assert house.run("restore", tmp_path / "whole.jsonl").returncode == 0, "and the place is still free"


@pytest.mark.both
@HOUSE
def test_a_backup_of_the_older_format_is_restored_with_a_word_of_warning(old: House, tmp_path: Path) -> None:
    heading, *rows, _ = old.lines()
    file = tmp_path / "older.jsonl"
    file.write_text("".join([heading.replace('"langbord": 2', '"langbord": 1'), *rows]))
    house = House(tmp_path / "house")
    done = house.run("restore", file)
    assert (done.returncode, done.stdout) == (
        0,
        f"{file} is of an older format, which cannot tell whether it is whole\n"
        "1 of 1 games, played again, are as they were\n",
    )
    assert house.stored() == old.stored()


@HOUSE
def test_moves_that_such_a_file_has_lost_are_found(old: House, tmp_path: Path) -> None:
    heading, *rows, _ = old.lines()
    file = tmp_path / "older.jsonl"
    lost = moves_of(rows)
    file.write_text(
        "".join([heading.replace('"langbord": 2', '"langbord": 1'), *(row for row in rows if row not in lost)])
    )
    done = House(tmp_path / "house").run("restore", file)
    assert done.returncode == 2
    assert f"moves played: {len(lost)}, moves stored: 0\n0 of 1 games" in done.stdout


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("[]", "it is no object"),
        ("{}", "it must have a table"),
        ('{"row": {}}', "it must have a table"),
        ('{"in": [], "row": {"id": 1}}', "it must have a table"),
        ('{"in": "tables_person", "row": {}}', "it must have a table"),
        ('{"in": "tables_person", "row": 5}', "it must have a table"),
        ('{"in": "strangers", "row": {"id": 1}}', "there is no table 'strangers'"),
        ('{"in": "tables_person", "row": {"id": 1, "hat": 1}}', "there is no 'hat' in 'tables_person'"),
        ('{"in": "tables_person", "row": {"id": "one"}}', ""),
        ('{"in": "tables_person", "row": {"id": {}}}', ""),
        ('{"in": "tables_person", "row": {"id": 1e999}}', ""),
        ('{"in": "tables_person", "row": {"id": 1000000000000000000000000000000}}', ""),
        ('{"in": "tables_person", "row": {"id": 1, "created": "soon"}}', ""),
        ('{"in": "tables_person", "row": {"id": 1, "name": "\\ud800"}}', ""),
        ('{"in": "tables_person", "row": {"id": 1}}', ""),  # the others may not be empty
    ],
)
@pytest.mark.parametrize("form", [1, 2])
def test_the_line_that_is_not_what_a_backup_has_is_named(form: int, line: str, why: str, tmp_path: Path) -> None:
    Person.objects.create(name="Ada")
    heading = json.loads(lines_here()[0]) | {"langbord": form}
    file = tmp_path / "odd.jsonl"
    file.write_text(f"{json.dumps(heading)}\n{line}\n")
    with pytest.raises(json_dump.BadBackup) as refusal:
        json_dump_reading.read(file)
    assert str(refusal.value).startswith(f"line 2 of {file} is not what a backup has: {why}")
    assert Person.objects.count() == 1, "all is as it was"


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda lines: [*lines, lines[-1]], "line {after} of {file} is not what a backup has: it comes after the last"),
        (lambda lines: [*lines[:-1], '{"end": true}\n'], "{file} is not whole: its last line does not count"),
        (lambda lines: [*lines[:2], *lines[1:]], "line 3 of {file} is not what a backup has: "),  # a row twice
        (lambda lines: [*lines[:-1], lines[-1][:9]], "line {last} of {file} cannot be read"),
        (lambda lines: [*lines[:-1], "[" * 100_000], "line {last} of {file} cannot be read"),
        (lambda lines: [lines[0].replace('"langbord": 2', '"langbord": 3')], "{file} is of another version of Lang"),
        (lambda lines: [lines[0].replace('"langbord": 2', '"langbord": true')], "{file} is no backup of Langbord"),
        (
            lambda lines: [line for line in lines if '"in": "tables_person"' not in line],
            "{file} is not whole: it has 0 of 1 rows of 'tables_person'",
        ),
        (
            lambda lines: [
                lines[0].replace('"langbord": 2', '"langbord": 1'),
                *(line for line in lines[1:-1] if '"in": "tables_person"' not in line),
            ],
            "{file} is not whole: ",  # somebody sits there who is nobody
        ),
    ],
)
def test_a_changed_backup_is_refused(change: Callable[[list[str]], list[str]], sentence: str, tmp_path: Path) -> None:
    table = Table.objects.create(game="nusfjord", seats=1, key="00" * 32, rules=1)
    Seat.objects.create(table=table, number=0, person=Person.objects.create(name="Ada"))
    lines = lines_here()
    file = tmp_path / "changed.jsonl"
    file.write_text("".join(change(lines)))
    with pytest.raises(json_dump.BadBackup) as refusal:
        json_dump_reading.read(file)
    told = sentence.format(file=file, last=len(lines), after=len(lines) + 1)
    assert str(refusal.value).startswith(told)
    assert Person.objects.count() == 1, "all is as it was"


def lines_here() -> list[str]:
    """A backup of the test's own database, in the middle of a transaction, which is one moment anyway."""
    file = StringIO()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(json_dump, "one_moment", nullcontext)
        json_dump.write(file)
    return file.getvalue().splitlines(keepends=True)


@pytest.mark.django_db
def test_a_letter_that_is_none_is_not_put_in(tmp_path: Path) -> None:
    Person.objects.create(name="Ada")
    file = tmp_path / "letters.jsonl"
    file.write_bytes("".join(lines_here()).encode().replace(b"Ada", b"\xffda"))
    with pytest.raises(json_dump.BadBackup, match="cannot be read"):
        json_dump_reading.read(file)
    assert Person.objects.get().name == "Ada"


@pytest.mark.django_db(transaction=True)
def test_lines_of_a_newer_form_are_left_to_the_version_that_knows_it() -> None:
    later = MigrationRecorder.Migration.objects.create(app="tables", name="9999_later")
    try:
        with pytest.raises(json_dump.BadBackup, match="of a newer version"):
            json_dump.write(StringIO())
    finally:
        later.delete()


@HOUSE
@pytest.mark.skipif(ON_POSTGRESQL, reason="a file of SQLite")
@pytest.mark.parametrize("damage", ["scribbled over", "cut", "a header alone", "another's"])
def test_a_damaged_file_of_sqlite_is_refused(old: House, damage: str, tmp_path: Path) -> None:
    file = tmp_path / "file.sqlite3"
    assert old.run("backup", file).returncode == 0
    whole = file.read_bytes()
    sentence = f"{file} is damaged"
    if damage == "scribbled over":
        file.write_bytes(whole[:4096] + b"\xaa" * (len(whole) - 8192) + whole[-4096:])
    elif damage == "cut":
        file.write_bytes(whole[: len(whole) // 2])
    elif damage == "a header alone":
        file.write_bytes(whole[:16])
    else:
        file.unlink()
        with closing(sqlite3.connect(file)) as another:
            another.execute("CREATE TABLE recipes (name)")
        sentence = f"{file} is no backup of Langbord"
    house = House(tmp_path / "house")
    refused(house.run("restore", file), f"{sentence}; nothing was restored")
    assert sorted(path.name for path in house.server.folder.iterdir()) == ["secret-key"]


@HOUSE
@pytest.mark.skipif(ON_POSTGRESQL, reason="a file of SQLite")
def test_a_file_that_cannot_be_brought_to_the_newest_form_is_not_left_half_way(old: House, tmp_path: Path) -> None:
    file = tmp_path / "file.sqlite3"
    assert old.run("backup", file).returncode == 0
    with closing(sqlite3.connect(file)) as changed, changed:
        changed.execute(
            "DELETE FROM django_migrations WHERE app = 'tables' AND name > '0010'"
        )  # whose tables are there
    house = House(tmp_path / "house")
    done = house.run("restore", file)
    refused(done, "the database cannot be used: ")
    assert done.stderr.endswith("; nothing was restored\n")
    assert sorted(path.name for path in house.server.folder.iterdir()) == ["secret-key"]


@pytest.mark.both
@HOUSE
@pytest.mark.skipif(not ON_POSTGRESQL, reason="a file of pg_dump")
def test_a_cut_file_of_pg_dump_is_refused(old: House, tmp_path: Path) -> None:
    file = tmp_path / "file"
    assert old.run("backup", file).returncode == 0
    file.write_bytes(file.read_bytes()[: file.stat().st_size * 2 // 3])
    house = House(tmp_path / "house")
    done = house.run("restore", file)
    refused(done, "pg_restore failed: ")
    assert done.stderr.endswith("; nothing was restored\n")
    assert house.stored() == {}


# --- places where there is nothing to back up, or no way to it ----------------------------------------


def places_without_a_house(tmp_path: Path) -> dict[str, dict[str, str]]:
    (tmp_path / "no-database").write_text("root:x:0:0\n" * 100)
    (tmp_path / "empty").touch()
    return {
        "no folder": {"LANGBORD_DATA": str(tmp_path / "typo"), "DATABASE_URL": ""},
        "no file": {"DATABASE_URL": f"sqlite:///{tmp_path / 'typo.sqlite3'}"},
        "an empty file": {"DATABASE_URL": f"sqlite:///{tmp_path / 'empty'}"},
        "no database": {"DATABASE_URL": f"sqlite:///{tmp_path / 'no-database'}"},
        "nobody answers": {"DATABASE_URL": "postgresql://127.0.0.1:9/games?connect_timeout=2"},
    }


@HOUSE
@pytest.mark.parametrize("command", ["backup x.sqlite3", "backup x.jsonl", "verify"])
@pytest.mark.parametrize(
    ("place", "sentence"),
    [
        ("no folder", "there is no house: "),
        ("no file", "there is no house: "),
        ("an empty file", "there is no house: "),
        ("no database", "the database cannot be used: "),
        ("nobody answers", "the database cannot be used: "),
    ],
)
def test_where_there_is_no_house_nothing_is_made(place: str, command: str, sentence: str, tmp_path: Path) -> None:
    own = places_without_a_house(tmp_path)[place]
    house = House(tmp_path / "house")
    before = {path: path.stat().st_size for path in tmp_path.iterdir()}
    name, *file = command.split()
    done = house.run(name, *(tmp_path / one for one in file), **own)
    refused(done, sentence)
    assert {path: path.stat().st_size for path in tmp_path.iterdir()} == before


@pytest.mark.both
@HOUSE
@pytest.mark.parametrize("place", ["no database", "nobody answers"])
def test_a_restore_says_that_it_cannot_get_there(place: str, old: House, tmp_path: Path) -> None:
    own = places_without_a_house(tmp_path)[place]
    house = House(tmp_path / "house")
    (tmp_path / "lines.jsonl").write_text("".join(old.lines()))
    refused(house.run("restore", tmp_path / "lines.jsonl", **own), "the database cannot be used: ")


@HOUSE
def test_a_backup_needs_a_folder(old: House, tmp_path: Path) -> None:
    refused(old.run("backup", tmp_path / "typo/x.jsonl"), f"{tmp_path / 'typo/x.jsonl'} cannot be written: there is no")


@pytest.mark.both
@HOUSE
@pytest.mark.skipif(ON_POSTGRESQL, reason="one database or another")
def test_an_account_is_not_overwritten_either(old: House, tmp_path: Path) -> None:
    """Though its person has not played yet."""
    file = tmp_path / "lines.jsonl"
    file.write_text("".join(old.lines()))
    house = House(tmp_path / "house")
    script = (
        "from langbord.server.ops.serve import prepare; prepare();"
        "from django.contrib.auth.models import User; User.objects.create_superuser('root', password='x')"
    )
    own = {**os.environ, "LANGBORD_DATA": str(house.server.folder)}
    assert subprocess.run([sys.executable, "-c", script], env=own, timeout=120).returncode == 0
    refused(house.run("restore", file), "the database is not empty")


# --- who may read it ----------------------------------------------------------------------------------


@HOUSE
def test_nobody_else_may_read_what_is_stored(old: House, tmp_path: Path) -> None:
    file = tmp_path / "lines.jsonl"
    file.write_text("".join(old.lines()))
    folder = tmp_path / "of/the/house"
    house = House(tmp_path / "house")
    assert house.run("restore", file, LANGBORD_DATA=str(folder)).returncode == 0
    assert rights(folder) == 0o700
    assert {path.name: rights(path) for path in folder.iterdir() if rights(path) != 0o600} == {}
    games = tmp_path / "games.jsonl"
    games.touch(0o644)
    done = house.run("verify", "--write", games, LANGBORD_DATA=str(folder))
    assert (done.returncode, rights(games)) == (0, 0o600)
    assert games.stat().st_size > 0


@HOUSE
@pytest.mark.skipif(ON_POSTGRESQL, reason="files of SQLite")
def test_nor_what_a_running_server_stores(old: House) -> None:
    stored = [path for path in old.server.folder.iterdir() if path.name.startswith("langbord.sqlite3")]
    assert {path.name.removeprefix("langbord.sqlite3") for path in stored} == {"", "-wal", "-shm"}
    assert {rights(path) for path in stored} == {0o600}
    assert rights(old.server.folder) == rights(old.folder), "it was there already"


@pytest.mark.django_db
def test_a_backup_is_shut_before_anything_stands_in_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[tuple[int, int]] = []
    monkeypatch.setattr(backup, "writer_for", lambda _: lambda half: seen.append((rights(half), half.stat().st_size)))
    backup.backup(tmp_path / "file")
    assert seen == [(0o600, 0)]
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


@pytest.mark.both
@pytest.mark.django_db
def test_a_backup_that_fails_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(half: Path) -> None:
        half.write_text("half of it")
        raise OSError("the disk is full")

    monkeypatch.setattr(backup, "writer_for", lambda _: fails)
    with pytest.raises(OSError, match="full"):
        backup.backup(tmp_path / "file")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.both
@pytest.mark.django_db
def test_a_dump_holds_everything_but_what_passes() -> None:
    names = {model._meta.label_lower for model in json_dump.stored_models()}
    assert {"tables.table", "tables.move", "tables.draft", "sessions.session", "auth.user"} <= names
    assert not names & json_dump.PASSING
