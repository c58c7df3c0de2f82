"""A real Langbord server in a process of its own, with its own data."""

from __future__ import annotations

import contextlib
import os
import random
import signal
import socket
import sqlite3
import subprocess
import sys
import time
import urllib.request
from datetime import UTC, datetime, timedelta
from pathlib import Path

HOST = "127.0.0.1"
PATIENCE = 120.0  # seconds until it must answer; far more than it takes, for machines busy with other things
#: Below those that systems hand out to outgoing connections: a browser that tries to come back to a killed server
#: could otherwise be given the very port of that server.
PORTS = range(15_000, 30_000)


class House:
    """`langbord serve` on a free port. It can be killed and started again on the same data and port."""

    def __init__(self, data: Path) -> None:
        self.data: Path = data
        self.port: int = free_port()
        self.url: str = f"http://{HOST}:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it and wait until it answers."""
        settings = os.environ | {"LANGBORD_DATA": str(self.data), "LANGBORD_BOT_PAUSE": "0"}
        command = [str(Path(sys.executable).with_name("langbord")), "serve", "--port", str(self.port)]
        log = (self.data.parent / f"{self.data.name}.log").open("ab")
        with log:
            self._process = subprocess.Popen(command, env=settings, stdout=log, stderr=log, start_new_session=True)
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                with urllib.request.urlopen(f"{self.url}/health", timeout=1):
                    return
            except OSError:
                assert self._process.poll() is None, f"the server ended by itself:\n{self.log()}"
                time.sleep(0.05)
        self.kill()
        raise AssertionError(f"the server does not answer:\n{self.log()}")

    def kill(self) -> None:
        """End it as a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """End it in order."""
        self._end(signal.SIGTERM)

    def maybe_stop(self) -> None:
        """End it unless it was killed."""
        if self._process is not None:
            self.stop()

    def log(self) -> str:
        """The last lines that it has printed."""
        log = (self.data.parent / f"{self.data.name}.log").read_text(encoding="utf-8", errors="replace")
        return "\n".join(log.splitlines()[-40:])

    def fix_shuffle(self, table: str, key: str) -> None:
        """Give a table that waits for players a known shuffle, so that its game is the same every time."""
        self._write("UPDATE tables_table SET key = ? WHERE name = ? AND state = 'open'", key, table)

    def set_clock(self, table: str, seat: int, seconds: float) -> None:
        """Let so much time be left to a seat."""
        whose = "number = ? AND table_id = ?"
        self._write(f"UPDATE tables_seat SET time_left = ? WHERE {whose}", seconds, seat, table)

    def let_wait(self, table: str, minutes: float) -> None:
        """Let the others at a table have waited for so long already."""
        since = datetime.now(UTC) - timedelta(minutes=minutes)
        self._write("UPDATE tables_table SET waited_since = ? WHERE name = ?", f"{since:%Y-%m-%d %H:%M:%S.%f}", table)

    def command(self, *words: str) -> None:
        """What whoever runs the house types: `langbord …`, while it is open."""
        command = [str(Path(sys.executable).with_name("langbord")), *words]
        subprocess.run(command, env=os.environ | {"LANGBORD_DATA": str(self.data)}, check=True, capture_output=True)

    def _write(self, statement: str, *values: object) -> None:
        with contextlib.closing(sqlite3.connect(self.data / "langbord.sqlite3", timeout=60)) as database, database:
            assert database.execute(statement, values).rowcount == 1, statement

    def _end(self, how: signal.Signals) -> None:
        process = self._process
        assert process is not None
        os.killpg(process.pid, how)  # with the bots that think for it
        process.wait(timeout=PATIENCE)
        self._process = None


def free_port() -> int:
    """A port that nobody uses."""
    for port in random.sample(PORTS, 100):
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            with contextlib.suppress(OSError):
                probe.bind((HOST, port))
                return port
    raise AssertionError("a hundred ports, and all of them are in use")
