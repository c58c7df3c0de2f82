"""Which database: SQLite in the data folder, or the PostgreSQL that DATABASE_URL names."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from pathlib import Path
from typing import Any
from urllib.parse import SplitResult, parse_qsl, unquote, urlsplit

from langbord.engine.errors import LangbordError, first_line
from langbord.server.config.env import count
from langbord.server.config.paths import data_place, make_private

FORMS = "postgresql://user:password@host:5432/name or sqlite:////path/to/file"
LONGEST_WAIT = 10  # seconds for a lock, before the request is given up
#: Seconds for a connection. The pool tries less and less often; then it gives up, and the next request tries at once:
#: so a database that comes back is found within two seconds, however long it was away.
AWAY = 5
#: A server that has gone without a word is noticed within these seconds, not after the two hours of the system.
PATIENCE = {
    "connect_timeout": 5,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}


class BadDatabaseUrl(LangbordError):
    """DATABASE_URL names no database that we can use."""


class NoHouse(LangbordError):
    """There is no house at the place that was named."""


class DatabaseTrouble(LangbordError):
    """The database cannot be reached, or is none."""


def database(url: str, data: Path) -> dict[str, Any]:
    """Django's settings for the database at `url`; without one, for the file in the data folder."""
    if not url:
        return sqlite(data / "langbord.sqlite3")
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise BadDatabaseUrl(f"DATABASE_URL cannot be read: it must be like {FORMS}") from None
    if parts.scheme == "sqlite":
        if parts.netloc or len(parts.path) < 2:
            raise BadDatabaseUrl("DATABASE_URL names no file: SQLite's must be like sqlite:////path/to/file")
        return sqlite(Path(unquote(parts.path[1:])))
    if parts.scheme not in ("postgres", "postgresql"):
        raise BadDatabaseUrl(f"DATABASE_URL begins with '{parts.scheme}:': it must be like {FORMS}")
    return postgresql(parts, port)


class PrivateConnection(sqlite3.Connection):
    """A file that is not there yet is made for its owner alone; SQLite gives its log the same rights."""

    def __init__(self, database: str | Path, *arguments: Any, **more: Any) -> None:
        if not str(database).startswith(("file:", ":memory:")):
            with suppress(OSError):  # why it cannot be made, SQLite tells itself
                make_private(Path(database))
        super().__init__(database, *arguments, **more)


def sqlite(path: Path) -> dict[str, Any]:
    """One file, one web process; a transaction that writes says so when it begins, and waits for the others."""
    return {
        "ENGINE": "django.db.backends.sqlite3",
        "NAME": path,
        "OPTIONS": {"transaction_mode": "IMMEDIATE", "timeout": 10, "factory": PrivateConnection},
        "CONN_MAX_AGE": 0,
        "TEST": {"NAME": os.environ.get("LANGBORD_TEST_DATABASE")},
    }


def keep_open() -> sqlite3.Connection | None:
    """A connection to the file that stays open for as long as the process serves. SQLite tidies its log up whenever the
    last connection goes, and between two requests there would often be none."""
    from django.conf import settings

    if settings.ON_POSTGRESQL:
        return None
    anchor = sqlite3.connect(settings.DATABASES["default"]["NAME"], check_same_thread=False)
    anchor.execute("SELECT 1 FROM sqlite_master LIMIT 1").fetchone()
    return anchor


def postgresql(parts: SplitResult, port: int | None) -> dict[str, Any]:
    """A pool of connections; each is looked at before it is used, so that a database that was away is found again."""
    if not all(find_spec(part) for part in ("psycopg", "psycopg_pool", "procrastinate")):
        raise BadDatabaseUrl("DATABASE_URL names PostgreSQL, which needs: pip install 'langbord[postgres]'")
    name = unquote(parts.path[1:])
    if not name or "/" in name:
        raise BadDatabaseUrl(f"DATABASE_URL names no database: it must be like {FORMS}")
    asked = dict(parse_qsl(parts.query))
    socket = asked.pop("host", "")  # a folder with a socket cannot stand where a host does
    waits = f"-c lock_timeout={LONGEST_WAIT}s -c idle_in_transaction_session_timeout={3 * LONGEST_WAIT}s"
    return {
        "ENGINE": "django.db.backends.postgresql",
        "NAME": name,
        "USER": unquote(parts.username or ""),
        "PASSWORD": unquote(parts.password or ""),
        "HOST": socket or unquote(parts.hostname or ""),
        "PORT": str(port or asked.pop("port", "")),
        "OPTIONS": {
            "pool": {"min_size": 1, "max_size": pool_size(), "timeout": AWAY, "reconnect_timeout": AWAY},
            "options": waits,
            **PATIENCE,
            **asked,
        },
        "CONN_MAX_AGE": 0,
        "CONN_HEALTH_CHECKS": True,
    }


def pool_size() -> int:
    """LANGBORD_DB_POOL: how many connections a process may hold."""
    return count("LANGBORD_DB_POOL", 20, least=2)


# --- for commands that look at a house ----------------------------------------------------------------


def must_be_there() -> None:
    """A command that reads a house must not make one where a name was mistyped: say it before the settings are read,
    which make the data folder."""
    found = database(os.environ.get("DATABASE_URL", ""), data_place())
    if found["ENGINE"].endswith("sqlite3") and not _holds_something(found["NAME"]):
        raise NoHouse(
            f"there is no house: {found['NAME']} is not there, or is empty; LANGBORD_DATA or DATABASE_URL must name one"
        )


def _holds_something(path: Path) -> bool:
    return path.is_file() and path.stat().st_size > 0


def without_pool() -> None:
    """A command needs one connection, at once: a pool would try for seconds, and tell less of why it has none."""
    from django.conf import settings

    settings.DATABASES["default"]["OPTIONS"].pop("pool", None)


def must_be_a_house() -> None:
    """The database has our tables, though there may be nothing in them."""
    from django.conf import settings
    from django.db import connection

    from langbord.server.models import Table

    if Table._meta.db_table not in connection.introspection.table_names():
        raise NoHouse(f"there is no house: the database {settings.DATABASES['default']['NAME']} is empty, or another's")


@contextmanager
def in_a_sentence() -> Iterator[None]:
    """What the database complains of is not a bug of ours."""
    from django.db import Error

    try:
        yield
    except (Error, sqlite3.Error) as error:
        raise DatabaseTrouble(f"the database cannot be used: {first_line(error)}") from None
