"""`langbord backup` and `langbord restore`. A backup can be made while the server runs: it is of one moment. It is
restored into a database that is empty, so nothing is ever overwritten.

With SQLite a backup is a database file; with PostgreSQL it is what pg_dump makes, where a fitting one is installed. A
file that is called *.jsonl, or that could not be made otherwise, holds lines of JSON (dumps.py), and can be restored
into either.
"""

from __future__ import annotations

import os
import re
import shutil
import sqlite3
import subprocess
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from django.conf import settings
from django.db import connection

from langbord.server import dumps
from langbord.server.dumps import BadBackup
from langbord.server.models import Person, Table

SQLITE, POSTGRES = b"SQLite format 3\0", b"PGDMP"  # how the two begin


def backup(path: Path) -> None:
    """Write a backup; there is no file, or a whole one."""
    if path.exists():
        raise BadBackup(f"{path} is there already: choose another name")
    half = path.with_name(f"{path.name}.part")
    try:
        writer_for(path)(half)
        half.chmod(0o600)  # it holds the keys of all shuffles, and who is who
        half.rename(path)
    finally:
        half.unlink(missing_ok=True)


def writer_for(path: Path) -> Callable[[Path], None]:
    """How a file of this name is written."""
    if path.suffix == ".jsonl":
        return write_lines
    if not settings.ON_POSTGRESQL:
        return copy_sqlite
    return dump_postgres if pg_dump_fits() else write_lines


def pg_dump_fits() -> bool:
    """Whether pg_dump is there, and no older than the server: then it would refuse."""
    if shutil.which("pg_dump") is None:
        return False
    said = subprocess.run(["pg_dump", "--version"], capture_output=True, text=True).stdout
    found = re.search(r"(\d+)", said)
    with connection.cursor() as cursor:
        cursor.execute("SHOW server_version_num")
        server = int(cursor.fetchone()[0]) // 10_000
    return found is not None and int(found[1]) >= server


def write_lines(path: Path) -> None:
    with path.open("w", encoding="utf-8") as file:
        dumps.write(file)


def copy_sqlite(path: Path) -> None:
    """By SQLite's own way, which waits for nobody and keeps nobody waiting."""
    own = settings.DATABASES["default"]["NAME"]
    with closing(sqlite3.connect(own)) as source, closing(sqlite3.connect(path)) as copy:
        source.backup(copy)


def dump_postgres(path: Path) -> None:
    _run("pg_dump", "--format=custom", "--no-owner", f"--file={path}", _named())


# --- restoring ----------------------------------------------------------------------------------------


def restore(path: Path) -> None:
    """Fill the empty database from a backup, and bring it to the newest form."""
    from langbord.server.serve import migrate

    with path.open("rb") as file:
        beginning = file.read(len(SQLITE))
    must_be_empty()
    if beginning == SQLITE:
        restore_sqlite(path)
    elif beginning.startswith(POSTGRES):
        restore_postgres(path)
    else:
        with path.open(encoding="utf-8", errors="replace") as lines:
            dumps.read(lines)
    migrate()
    if beginning[:1] == b"{":
        dumps.count_on()


def must_be_empty() -> None:
    """Nothing is overwritten."""
    there = connection.introspection.table_names()
    for model in (Person, Table):
        if model._meta.db_table in there and model._default_manager.exists():
            raise BadBackup("the database is not empty: restore into a new one, and nothing can be lost")


def restore_sqlite(path: Path) -> None:
    if settings.ON_POSTGRESQL:
        raise BadBackup("this is a backup of SQLite: for PostgreSQL make one that is called *.jsonl")
    connection.close()
    with closing(sqlite3.connect(path)) as source:
        if source.execute("PRAGMA integrity_check").fetchone() != ("ok",):
            raise BadBackup(f"{path} is damaged")
        with closing(sqlite3.connect(settings.DATABASES["default"]["NAME"])) as target:
            source.backup(target)


def restore_postgres(path: Path) -> None:
    if not settings.ON_POSTGRESQL:
        raise BadBackup("this is a backup of PostgreSQL: for SQLite make one that is called *.jsonl")
    _run("pg_restore", "--clean", "--if-exists", "--no-owner", "--single-transaction", _named(), str(path))


def _named() -> str:
    return f"--dbname={settings.DATABASES['default']['NAME']}"


def _run(program: str, *arguments: str) -> None:
    """A program of PostgreSQL; the password goes by the environment, where nobody else reads it."""
    there = settings.DATABASES["default"]
    names = {"PGHOST": "HOST", "PGPORT": "PORT", "PGUSER": "USER", "PGPASSWORD": "PASSWORD"}
    told = {name: str(there[part]) for name, part in names.items() if there.get(part)}
    if "sslmode" in there["OPTIONS"]:
        told["PGSSLMODE"] = there["OPTIONS"]["sslmode"]
    done = subprocess.run([program, *arguments], env={**os.environ, **told}, capture_output=True, text=True)
    if done.returncode != 0:
        raise BadBackup(f"{program} failed: {(done.stderr.strip().splitlines() or ['it does not say why'])[0]}")
