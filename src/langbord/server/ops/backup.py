"""`langbord backup`. A backup can be made while the server runs: it is of one moment. restore.py brings it back.

With SQLite a backup is a database file; with PostgreSQL it is what pg_dump makes, where a fitting one is installed. A
file that is called *.jsonl, or that could not be made otherwise, holds lines of JSON (json_dump.py), and can be
restored into either.
"""

from __future__ import annotations

import os
import re
import shutil
import sqlite3
import subprocess
import tempfile
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from django.conf import settings
from django.db import connection

from langbord.server.config.database import must_be_a_house
from langbord.server.ops import json_dump
from langbord.server.ops.json_dump import BadBackup


def backup(path: Path) -> None:
    """Write a backup; there is no file, or a whole one."""
    if path.exists():
        raise BadBackup(f"{path} is there already: choose another name")
    if not path.parent.is_dir():
        raise BadBackup(f"{path} cannot be written: there is no folder {path.parent}")
    must_be_a_house()
    half = empty_beside(path)
    try:
        writer_for(path)(half)
        half.rename(path)
    finally:
        half.unlink(missing_ok=True)


def empty_beside(path: Path) -> Path:
    """A file of our own beside another, to be given its name once it is whole. Nobody else may read it: it will hold
    the keys of all shuffles, and who is who."""
    descriptor, name = tempfile.mkstemp(".part", f"{path.name}.", path.parent)
    os.close(descriptor)
    return Path(name)


def writer_for(path: Path) -> Callable[[Path], None]:
    """How a file of this name is written."""
    if path.suffix == ".jsonl":
        return write_lines
    if not settings.ON_POSTGRESQL:
        return copy_own
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
        json_dump.write(file)
        file.flush()
        os.fsync(file.fileno())  # a machine that stops right after must not leave half a file with a good name


def copy_own(path: Path) -> None:
    copy_sqlite(Path(settings.DATABASES["default"]["NAME"]), path)


def copy_sqlite(source: Path, target: Path) -> None:
    """By SQLite's own way, which waits for nobody and keeps nobody waiting; what is there in the end is the old or the
    new, whatever happens. Neither file is made here, for then anybody might read it."""
    with closing(opened(source)) as old, closing(opened(target)) as new:
        old.backup(new)


def opened(path: Path) -> sqlite3.Connection:
    """A file of SQLite that is there."""
    return sqlite3.connect(f"{path.resolve().as_uri()}?mode=rw", uri=True)


def dump_postgres(path: Path) -> None:
    run_postgres("pg_dump", "--format=custom", "--no-owner", f"--file={path}", database_name())


def database_name() -> str:
    return f"--dbname={settings.DATABASES['default']['NAME']}"


def run_postgres(program: str, *arguments: str) -> None:
    """A program of PostgreSQL; the password goes by the environment, where nobody else reads it."""
    there = settings.DATABASES["default"]
    names = {"PGHOST": "HOST", "PGPORT": "PORT", "PGUSER": "USER", "PGPASSWORD": "PASSWORD"}
    told = {name: str(there[part]) for name, part in names.items() if there.get(part)}
    if "sslmode" in there["OPTIONS"]:
        told["PGSSLMODE"] = there["OPTIONS"]["sslmode"]
    try:
        done = subprocess.run([program, *arguments], env={**os.environ, **told}, capture_output=True, text=True)
    except FileNotFoundError:
        raise BadBackup(f"{program} of PostgreSQL is needed for this, and is not installed") from None
    if done.returncode != 0:
        raise BadBackup(f"{program} failed: {(done.stderr.strip().splitlines() or ['it does not say why'])[0]}")
