"""`langbord restore`: fills an empty database from a backup, so nothing is ever overwritten. All of it is restored, or
nothing is.

A file of SQLite is filled beside its place, where nobody looks yet, and put there when it is whole and in the newest
form. In PostgreSQL all rows come in one transaction.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from django.conf import settings
from django.contrib.auth import get_user_model
from django.db import connection

from langbord.engine.errors import LangbordError, first_line
from langbord.server.config.database import in_a_sentence
from langbord.server.config.paths import make_private
from langbord.server.models import Person, Table
from langbord.server.ops import json_dump_reading
from langbord.server.ops.backup import copy_sqlite, database_name, empty_beside, opened, run_postgres
from langbord.server.ops.json_dump import BadBackup

SQLITE, POSTGRES = b"SQLite format 3\0", b"PGDMP"  # how the two begin


def restore(path: Path) -> list[str]:
    """Fill the empty database from a backup, and bring it to the newest form; gives what is worth knowing."""
    _beginning(path)  # a file that cannot be read is told before anything is done
    must_be_empty()
    if settings.ON_POSTGRESQL:
        return _in_its_place(path)
    with _or_nothing(), _beside():
        return _filled(path)


def must_be_empty() -> None:
    """Nothing is overwritten."""
    if not settings.ON_POSTGRESQL and not Path(settings.DATABASES["default"]["NAME"]).exists():
        return  # and to look for what is in it would make it
    there = connection.introspection.table_names()
    for model in (Person, Table, get_user_model()):
        if model._meta.db_table in there and model._default_manager.exists():
            raise BadBackup("the database is not empty: restore into a new one, and nothing can be lost")


@contextmanager
def _or_nothing() -> Iterator[None]:
    """Whoever reads what went wrong wants to know what there is now."""
    try:
        with in_a_sentence():
            yield
    except LangbordError as error:
        raise BadBackup(f"{first_line(error)}; nothing was restored") from None


def _in_its_place(path: Path) -> list[str]:
    with _or_nothing():
        notes = fill(path)
    try:
        with in_a_sentence():
            _bring_to_newest(path)
    except LangbordError as error:
        raise BadBackup(
            f"{path} is restored, but not in the newest form: {first_line(error)}; begin again with an empty database"
        ) from None
    return notes


def _filled(path: Path) -> list[str]:
    notes = fill(path)
    _bring_to_newest(path)
    return notes


def _bring_to_newest(path: Path) -> None:
    from langbord.server.ops.serve import migrate

    migrate()
    if _beginning(path) not in (SQLITE, POSTGRES):  # the others brought their own numbers along
        json_dump_reading.count_on()


@contextmanager
def _beside() -> Iterator[None]:
    """Meanwhile the database is a file beside its place; at the end its content is put there, all at once."""
    own = settings.DATABASES["default"]
    place = Path(own["NAME"])
    if not place.parent.is_dir():
        raise BadBackup(f"there is no folder {place.parent} for the database")
    half = empty_beside(place)
    connection.close()
    own["NAME"] = half
    try:
        yield
        connection.close()
        own["NAME"] = place
        must_be_empty()  # still; a server may have been started meanwhile
        connection.close()
        make_private(place)
        copy_sqlite(half, place)
    finally:
        connection.close()
        own["NAME"] = place
        for name in (half.name, f"{half.name}-wal", f"{half.name}-shm", f"{half.name}-journal"):
            half.with_name(name).unlink(missing_ok=True)


# --- the three kinds of files -------------------------------------------------------------------------


def fill(path: Path) -> list[str]:
    """Bring in what the file holds, whatever it is; gives what is worth knowing."""
    beginning = _beginning(path)
    if beginning == SQLITE:
        from_sqlite(path)
    elif beginning == POSTGRES:
        from_postgres(path)
    else:
        return json_dump_reading.read(path)
    return []


def _beginning(path: Path) -> bytes:
    """How the file begins, as far as that tells its kind."""
    with path.open("rb") as file:
        read = file.read(len(SQLITE))
    return POSTGRES if read.startswith(POSTGRES) else read


def from_sqlite(path: Path) -> None:
    if settings.ON_POSTGRESQL:
        raise BadBackup("this is a backup of SQLite: for PostgreSQL make one that is called *.jsonl")
    try:
        with closing(opened(path)) as source:
            _must_be_sound(path, source)
    except sqlite3.OperationalError as error:
        raise BadBackup(f"{path} cannot be read: {first_line(error)}") from None
    except sqlite3.DatabaseError:
        raise BadBackup(f"{path} is damaged") from None
    copy_sqlite(path, Path(settings.DATABASES["default"]["NAME"]))


def _must_be_sound(path: Path, source: sqlite3.Connection) -> None:
    if source.execute("PRAGMA integrity_check").fetchone() != ("ok",):
        raise BadBackup(f"{path} is damaged")
    names = {name for (name,) in source.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if not {Table._meta.db_table, "django_migrations"} <= names:
        raise BadBackup(f"{path} is no backup of Langbord")
    json_dump_reading.last_migrations(set(source.execute("SELECT app, name FROM django_migrations")))


def from_postgres(path: Path) -> None:
    if not settings.ON_POSTGRESQL:
        raise BadBackup("this is a backup of PostgreSQL: for SQLite make one that is called *.jsonl")
    how = ("--clean", "--if-exists", "--no-owner", "--single-transaction")
    run_postgres("pg_restore", *how, database_name(), str(path))
