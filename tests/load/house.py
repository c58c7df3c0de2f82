"""The house that is measured, started as its users do: `langbord serve` with SQLite, or two of it and `langbord worker`
on a PostgreSQL server of the run's own."""

from __future__ import annotations

import contextlib
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any

from tests.databases import Postgres
from tests.postgres.farm import Farm, Worker
from tests.server.clickers import Server, StoredTable, tables_in, tables_in_file

#: Everybody comes from one address here, which no house of people does; the rest is as users have it.
OWN = {"LANGBORD_STREAMS_PER_ADDRESS": "100000", "LANGBORD_BOT_PAUSE": "0.8", "LANGBORD_SECRET_KEY": "x" * 50}


class House:
    """Some processes that share a database."""

    def __init__(self, *, pause: float = 0.8) -> None:
        self.folder: Path = Path(tempfile.mkdtemp(prefix="langbord-load-"))
        self.own: dict[str, str] = {**OWN, "LANGBORD_BOT_PAUSE": str(pause), "LANGBORD_BOTS": "", "DATABASE_URL": ""}
        self.webs: list[Server] = []
        self.workers: list[Worker] = []
        self.streams: Counter[int] = Counter()  # that are open, by port
        self._chance: random.Random = random.Random(1)

    @property
    def processes(self) -> list[Server | Worker]:
        """Those that can be killed."""
        return [*self.webs, *self.workers]

    def port(self) -> int:
        """Of the web process with the fewest streams, as a proxy chooses; it may have been killed just now."""
        answering = [web.port for web in self.webs if web.up.is_set()] or [web.port for web in self.webs]
        return min(answering, key=lambda port: (self.streams[port], self._chance.random()))

    def seed(self, tables: int, number: int) -> list[dict[str, Any]]:
        """Set tables, before anybody comes."""
        done = subprocess.run(
            [sys.executable, "-m", "tests.load.seed", str(tables), str(number)],
            env={**os.environ, **self.own, "LANGBORD_DATA": str(self.data)},
            stdout=subprocess.PIPE,
            check=True,
        )
        told: list[dict[str, Any]] = json.loads(done.stdout.splitlines()[-1])
        return told

    @property
    def data(self) -> Path:
        folder = self.folder / "data"
        folder.mkdir(exist_ok=True)
        return folder

    def start(self) -> None:
        for process in self.processes:
            process.folder.mkdir(parents=True, exist_ok=True)
            process.start()

    def verify(self) -> str:
        """What `langbord verify` says of all the tables; an error if it finds fault."""
        done = subprocess.run(
            [str(Path(sys.executable).with_name("langbord")), "verify"],
            env={**os.environ, **self.own, "LANGBORD_DATA": str(self.data)},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        assert done.returncode == 0, done.stdout
        return done.stdout.strip().splitlines()[-1]

    def stored(self) -> dict[str, StoredTable]:
        raise NotImplementedError

    def stop(self) -> None:
        for process in self.processes:
            process.kill() if isinstance(process, Worker) else process.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def log(self) -> str:
        """Everything the processes had to say."""
        return "".join(path.read_text() for path in sorted(self.folder.rglob("*.log")))

    def spent(self) -> float:
        """Seconds of the processor that all processes of this house have used, the bots' included."""
        return sum(_processor_time(process) for process in self._running())

    def memory(self) -> float:
        """Megabytes that they hold."""
        return sum(_resident(process) for process in self._running()) / 1024

    def _running(self) -> list[Path]:
        mark = f"LANGBORD_DATA={self.folder}".encode()
        found = []
        for process in Path("/proc").glob("[0-9]*"):
            with contextlib.suppress(OSError):
                if any(entry.startswith(mark) for entry in (process / "environ").read_bytes().split(b"\0")):
                    found.append(process)
        return found


class AtHome(House):
    """One process and a file."""

    def __init__(self, *, pause: float = 0.8) -> None:
        super().__init__(pause=pause)
        self.webs = [Server(self.data, self.own)]

    def stored(self) -> dict[str, StoredTable]:
        return tables_in_file(self.data / "langbord.sqlite3")


class OnPostgres(House):
    """Two web processes and a worker."""

    def __init__(self, *, pause: float = 0.8) -> None:
        super().__init__(pause=pause)
        self.database: Postgres = Postgres()
        self.database.execute("postgres", "CREATE DATABASE langbord")
        self.own["DATABASE_URL"] = self.database.url("langbord")
        farm = Farm(self.folder, self.own["DATABASE_URL"])
        self.webs = [Server(web.folder, self.own) for web in farm.webs]
        self.workers = [Worker(farm.worker.folder, self.own)]

    def stored(self) -> dict[str, StoredTable]:
        return tables_in(self.own["DATABASE_URL"])

    def stop(self) -> None:
        super().stop()
        self.database.end()


def _processor_time(process: Path) -> float:
    with contextlib.suppress(OSError):
        fields = (process / "stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return 0.0


def _resident(process: Path) -> int:
    with contextlib.suppress(OSError):
        for line in (process / "status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1])
    return 0
