"""Two web processes and a worker on one PostgreSQL database, people who click at both, and watchers at both."""

from __future__ import annotations

import contextlib
import json
import os
import random
import signal
import subprocess
import sys
import threading
import time
import urllib.request
from pathlib import Path

from tests.server.clickers import Browser, Clicker, Lost, Server, StoredTable, free_port, tables_in


class Farm:
    """For a browser it is one server: a request may go to either process."""

    def __init__(self, folder: Path, url: str) -> None:
        self.url: str = url
        own = {"DATABASE_URL": url, "LANGBORD_BOTS": "", "LANGBORD_SECRET_KEY": "x" * 50, "LANGBORD_METRICS": "1"}
        self.webs: list[Server] = [Server(folder / f"web{number}" / "data", own) for number in (1, 2)]
        self.worker: Worker = Worker(folder / "worker", own)
        self._chance: random.Random = random.Random(1)

    def start(self) -> None:
        for web in self.webs:
            web.folder.mkdir(parents=True)
            web.start()
        self.worker.folder.mkdir(parents=True)
        self.worker.start()

    def stop(self) -> None:
        self.worker.kill()
        for web in self.webs:
            web.stop()

    @property
    def processes(self) -> list[Server | Worker]:
        """Those that can be killed."""
        return [*self.webs, self.worker]

    @property
    def address(self) -> str:
        """Of one process; it may have been killed."""
        return self._chance.choice(self.webs).address

    def stored(self) -> dict[str, StoredTable]:
        return tables_in(self.url)


class Worker:
    """`langbord worker`."""

    def __init__(self, folder: Path, own: dict[str, str]) -> None:
        self.folder: Path = folder
        self.port: int = free_port()
        self._own: dict[str, str] = own
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        data = {"LANGBORD_DATA": str(self.folder), "LANGBORD_BOT_PAUSE": "0"}
        command = [str(Path(sys.executable).with_name("langbord")), "worker", "--port", str(self.port)]
        with (self.folder / "worker.log").open("ab") as log:
            self._process = subprocess.Popen(
                command, env={**os.environ, **data, **self._own}, stdout=log, stderr=log, start_new_session=True
            )

    @property
    def address(self) -> str:
        """Where it tells how it is doing."""
        return f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        """kill -9, without a word."""
        if self._process is not None and self._process.poll() is None:
            self._process.send_signal(signal.SIGKILL)
            self._process.wait()

    def lives(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def log(self) -> str:
        return (self.folder / "worker.log").read_text()[-3000:]


class FarmClicker(Clicker):
    """Sends a click that was not answered again, at once, to either process."""

    def __init__(self, farm: Farm, number: int, *, bot: bool) -> None:
        super().__init__(farm, number, bot=bot)  # type: ignore[arg-type]  # as far as browsers see, it is a server

    def _wait_for_the_server(self) -> None:
        memory = self.memories[-1] if self.memories else None
        while memory is not None and memory.open_click is not None and not self.stopped.is_set():
            try:
                time.sleep(0.05)
                self.resent += 1
                self._send(memory, memory.open_click)
            except Lost:
                continue

    def _new_table(self, people: list[Browser]) -> None:
        with contextlib.suppress(AssertionError):  # the page of the invite may have been cut off: then another table
            super()._new_table(people)


class Watcher(threading.Thread):
    """Watches one table at one process, as a browser does: when the stream ends, it comes again."""

    def __init__(self, web: Server, table: str) -> None:
        super().__init__(name=f"watcher of {table}", daemon=True)
        self.web: Server = web
        self.table: str = table
        self.version: int = -1
        self.stopped: threading.Event = threading.Event()

    def run(self) -> None:
        while not self.stopped.is_set():
            with contextlib.suppress(OSError, ValueError):
                self._watch()
            self.stopped.wait(0.3)

    def _watch(self) -> None:
        with urllib.request.urlopen(f"{self.web.address}/stream/{self.table}?json", timeout=20) as stream:
            for line in stream:
                if line.startswith(b"data: "):
                    self.version = json.loads(line[6:])["version"]
                if self.stopped.is_set():
                    return
