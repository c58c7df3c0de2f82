"""DATABASE_URL: SQLite by default, PostgreSQL by its address, and one sentence for everything else."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from langbord.server.config.database import BadDatabaseUrl, PrivateConnection, database
from langbord.server.config.env import BadVariable

DATA = Path("/data")


def run(command: str, environment: dict[str, str]) -> subprocess.CompletedProcess[str]:
    program = str(Path(sys.executable).with_name("langbord"))
    return subprocess.run([program, command], env=environment, capture_output=True, text=True, timeout=90)


def test_without_an_address_it_is_a_file_in_the_data_folder() -> None:
    found = database("", DATA)
    assert found["ENGINE"] == "django.db.backends.sqlite3"
    assert found["NAME"] == DATA / "langbord.sqlite3"
    assert found["OPTIONS"]["transaction_mode"] == "IMMEDIATE"


def test_sqlite_by_its_address() -> None:
    assert database("sqlite:////srv/games.sqlite3", DATA)["NAME"] == Path("/srv/games.sqlite3")
    assert database("sqlite:///games.sqlite3", DATA)["NAME"] == Path("games.sqlite3")


@pytest.mark.parametrize("scheme", ["postgres", "postgresql"])
def test_postgresql_by_its_address(scheme: str) -> None:
    found = database(f"{scheme}://ada:p%40ss@db.example:5433/games?sslmode=require", DATA)
    assert found["ENGINE"] == "django.db.backends.postgresql"
    assert [found[part] for part in ("USER", "PASSWORD", "HOST", "PORT", "NAME")] == [
        *("ada", "p@ss", "db.example", "5433", "games")
    ]
    assert found["OPTIONS"]["sslmode"] == "require"
    assert found["OPTIONS"]["pool"]["max_size"] > found["OPTIONS"]["pool"]["min_size"]


def test_postgresql_by_a_socket() -> None:
    found = database("postgresql://postgres@/games?host=/run/postgresql", DATA)
    assert (found["HOST"], found["PORT"], found["NAME"]) == ("/run/postgresql", "", "games")


@pytest.mark.parametrize(
    "url",
    [
        *("mysql://ada@db/games", "games", "postgresql://db", "postgresql://db/", "postgresql://db/a/b"),
        *("postgresql://db:port/games", "postgresql://[db/games", "sqlite://", "sqlite:///", "sqlite://host/file"),
    ],
)
def test_everything_else_is_refused_in_one_sentence(url: str) -> None:
    with pytest.raises(BadDatabaseUrl) as refusal:
        database(url, DATA)
    assert str(refusal.value).startswith("DATABASE_URL ")
    assert "\n" not in str(refusal.value)


@pytest.mark.parametrize("url", ["sqlite://", "sqlite:///", "mysql://db/games", "postgresql://db/"])
def test_the_form_that_is_told_names_a_whole_path(url: str) -> None:
    with pytest.raises(BadDatabaseUrl) as refusal:
        database(url, DATA)
    told = str(refusal.value).split()[-1]
    assert database(told, DATA)["NAME"] == Path("/path/to/file")


def test_a_new_file_is_its_owners_alone(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"
    with closing(sqlite3.connect(path, factory=PrivateConnection)) as made:
        assert path.stat().st_mode & 0o777 == 0o600
        made.execute("PRAGMA journal_mode=WAL")
        made.execute("CREATE TABLE games (name)")
        assert {file.stat().st_mode & 0o777 for file in tmp_path.iterdir()} == {0o600}
    path.chmod(0o640)  # as whoever keeps the house has it
    with closing(sqlite3.connect(path, factory=PrivateConnection)):
        assert path.stat().st_mode & 0o777 == 0o640


def test_a_password_is_not_told(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(BadDatabaseUrl) as refusal:
        database("mysql://ada:hunter22@db/games", DATA)
    assert "hunter22" not in str(refusal.value)


def test_without_its_parts_installed_postgresql_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("langbord.server.config.database.find_spec", lambda _: None)
    with pytest.raises(BadDatabaseUrl, match=r"langbord\[postgres\]"):
        database("postgresql://db/games", DATA)


@pytest.mark.parametrize("size", ["1", "many", "-3"])
def test_a_pool_without_room_is_refused(size: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANGBORD_DB_POOL", size)
    with pytest.raises(BadVariable, match="LANGBORD_DB_POOL"):
        database("postgresql://db/games", DATA)


@pytest.mark.parametrize(
    ("url", "sentence"),
    [
        ("mysql://db/games", "DATABASE_URL begins with 'mysql:'"),
        ("postgresql://127.0.0.1:9/games?connect_timeout=2", "the database cannot be used"),
    ],
)
@pytest.mark.parametrize("command", ["serve", "worker"])
def test_the_command_says_it_too(url: str, sentence: str, command: str, tmp_path: Path) -> None:
    environment = {**os.environ, "DATABASE_URL": url, "LANGBORD_DATA": str(tmp_path)}
    done = run(command, environment)
    assert done.returncode == 2
    assert done.stderr.count("langbord: ") == 1
    assert sentence in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("name", "value"),
    [
        *(("LANGBORD_BOT_PAUSE", value) for value in ("soon", "-1", "nan")),
        *(("LANGBORD_STREAMS_PER_ADDRESS", value) for value in ("many", "0", "²", "9" * 5000)),
    ],
    ids=lambda value: value[:20],
)
def test_a_number_that_is_none_is_told_before_anything_starts(name: str, value: str, tmp_path: Path) -> None:
    done = run("serve", {**os.environ, "DATABASE_URL": "", "LANGBORD_DATA": str(tmp_path), name: value})
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(f"langbord: {name} is '{value}': it must be a number")


def test_a_worker_needs_postgresql(tmp_path: Path) -> None:
    environment = {**os.environ, "DATABASE_URL": "", "LANGBORD_DATA": str(tmp_path)}
    done = run("worker", environment)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("langbord: a worker needs PostgreSQL")
