"""A real Langbord server in a process of its own, with its own data."""

from __future__ import annotations

import os
import signal
import socket
import sqlite3
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

HOST = "127.0.0.1"
PATIENCE = 30.0  # seconds until it must answer


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
        raise AssertionError(f"the server does not answer:\n{self.log()}")

    def kill(self) -> None:
        """End it as a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """End it in order."""
        self._end(signal.SIGTERM)

    def log(self) -> str:
        """What it has printed."""
        return (self.data.parent / f"{self.data.name}.log").read_text(encoding="utf-8", errors="replace")

    def fix_shuffle(self, table: str, key: str) -> None:
        """Give a table that waits for players a known shuffle, so that its game is the same every time."""
        with sqlite3.connect(self.data / "langbord.sqlite3", timeout=10) as database:
            database.execute("UPDATE tables_table SET key = ? WHERE name = ? AND state = 'open'", (key, table))
        database.close()

    def _end(self, how: signal.Signals) -> None:
        process = self._process
        assert process is not None
        os.killpg(process.pid, how)  # with the bots that think for it
        process.wait(timeout=10)
        self._process = None


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        return int(probe.getsockname()[1])
