"""A real server that can be killed, and people who click at it over HTTP and remember what was acknowledged."""

from __future__ import annotations

import contextlib
import http.cookiejar
import json
import os
import random
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.parse
import urllib.request
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.databases import fresh_database

START_LIMIT = 180.0  # seconds; a busy machine is slow


class Server:
    """`langbord serve` with a data folder of its own."""

    def __init__(self, folder: Path, own: dict[str, str] | None = None) -> None:
        """`own` is what it is to be told; without it, a database that nobody else has."""
        self.folder: Path = folder
        self.port: int = free_port()
        self.address: str = f"http://127.0.0.1:{self.port}"
        self.up: threading.Event = threading.Event()
        self._process: subprocess.Popen[bytes] | None = None
        self._own: dict[str, str] = fresh_database() if own is None else own

    def stored(self) -> dict[str, StoredTable]:
        """What lies in its database, read as any other program would."""
        url = self._own.get("DATABASE_URL")
        return tables_in(url) if url is not None else tables_in_file(self.folder / "langbord.sqlite3")

    def start(self) -> None:
        """Come back when it answers."""
        environment = {**os.environ, "LANGBORD_DATA": str(self.folder), "LANGBORD_BOT_PAUSE": "0", **self._own}
        command = [str(Path(sys.executable).with_name("langbord")), "serve", "--port", str(self.port)]
        with (self.folder.parent / "server.log").open("ab") as log:
            self._process = subprocess.Popen(command, env=environment, stdout=log, stderr=log)
        end = time.monotonic() + START_LIMIT
        while time.monotonic() < end:
            assert self._process.poll() is None, (self.folder.parent / "server.log").read_text()
            with contextlib.suppress(OSError), urllib.request.urlopen(f"{self.address}/health", timeout=1):
                self.up.set()
                return
            time.sleep(0.05)
        raise AssertionError("the server does not answer")

    def kill(self) -> None:
        """kill -9, without a word."""
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()
        self.up.clear()

    def stop(self) -> None:
        """The end of the test."""
        if self._process is not None and self._process.poll() is None:
            self._process.kill()
            self._process.wait()

    def left_behind(self) -> list[str]:
        """Processes of this server that are still there (where the system tells)."""
        mark = f"LANGBORD_DATA={self.folder}".encode()
        found = []
        for process in Path("/proc").glob("[0-9]*"):
            with contextlib.suppress(OSError):
                if mark in (process / "environ").read_bytes().split(b"\0"):
                    found.append((process / "cmdline").read_bytes().replace(b"\0", b" ").decode())
        return found


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Lost(Exception):
    """No answer came: whether the request was carried out is not known."""


class Browser:
    """A guest's browser: cookies, a token against forgery, and nothing else."""

    def __init__(self, server: Server, name: str, confirm: bool) -> None:
        self.server: Server = server
        jar = urllib.request.HTTPCookieProcessor(http.cookiejar.CookieJar())
        self._opener: urllib.request.OpenerDirector = urllib.request.build_opener(jar)
        self._token: str = ""
        self.get("/")
        self.post("/settings", {"name": name, "confirm": "yes" if confirm else "no"})

    def get(self, path: str) -> str:
        page = self._open(urllib.request.Request(self.server.address + path))[1]
        found = re.search(r'(?:data-csrf|csrfmiddlewaretoken" value)="(\w+)"', page)
        if found:
            self._token = found[1]
        return page

    def post(self, path: str, values: dict[str, Any]) -> tuple[int, str, str]:
        """Status, body, and the address where it led to."""
        data = urllib.parse.urlencode(values).encode()
        headers = {"X-CSRFToken": self._token, "Accept": "application/json"}
        return self._open(urllib.request.Request(self.server.address + path, data, headers))

    def _open(self, request: urllib.request.Request) -> tuple[int, str, str]:
        try:
            with self._opener.open(request, timeout=60) as answer:
                return answer.status, answer.read().decode(), answer.url
        except urllib.error.HTTPError as error:
            with error:
                if error.code == 503:  # the database is away: nothing is said about the click
                    raise Lost("503") from None
                return error.code, error.read().decode(), request.full_url
        except (OSError, EOFError, http.client.HTTPException) as error:
            raise Lost(str(error)) from None


@dataclass
class Click:
    """A request, and what it does to the words of the table if it is carried out."""

    browser: Browser
    path: str
    values: dict[str, Any]
    at: int = 0
    words: tuple[str, ...] = ()  # that it adds
    back: int = 0  # that it takes back


@dataclass
class Memory:
    """What one table's clickers were told: the word at each place, of their own answers."""

    name: str
    words: dict[int, str] = field(default_factory=dict)
    open_click: Click | None = None  # sent, and not answered yet

    def after(self, click: Click) -> dict[int, str]:
        """The words once a click is carried out."""
        kept = sorted(self.words)[: len(self.words) - click.back]
        return {at: self.words[at] for at in kept} | {click.at + n: word for n, word in enumerate(click.words)}

    def fits(self, stored: list[str]) -> bool:
        """Whether the database has all that was acknowledged; a click without an answer may be there or not."""
        possible = [self.words]
        if self.open_click is not None:
            possible.append(self.after(self.open_click))
        own = [{at: stored[at] if at < len(stored) else "" for at in words} for words in possible]
        return any(words == there for words, there in zip(possible, own, strict=True))


class Clicker(threading.Thread):
    """Plays at tables, both seats or one against a bot, as fast as the server answers."""

    def __init__(self, server: Server, number: int, *, bot: bool) -> None:
        super().__init__(name=f"clicker {number}", daemon=True)
        self.server: Server = server
        self.chance: random.Random = random.Random(number)
        self.bot: bool = bot
        self.number: int = number
        self.memories: list[Memory] = []
        self.acknowledged: int = 0
        self.resent: int = 0
        self.stopped: threading.Event = threading.Event()
        self.waits: threading.Event = threading.Event()
        self.failure: str = ""
        self._over: bool = False

    def run(self) -> None:
        try:
            self._click_on()
        except Exception as error:  # told by the test, in its own thread
            self.failure = f"{self.name}: {error!r}"
        finally:
            self.waits.set()

    def _click_on(self) -> None:
        people = [Browser(self.server, f"P{self.number}", confirm=True)]
        if not self.bot:
            people.append(Browser(self.server, f"Q{self.number}", confirm=False))
        while not self.stopped.is_set():
            try:
                if not self.memories or self._over:
                    self._new_table(people)
                self._one_click(people)
            except Lost:
                self._wait_for_the_server()

    def _wait_for_the_server(self) -> None:
        if self.server.up.is_set():
            time.sleep(0.01)  # it was killed just now, and nobody has said so yet
            return None
        self.waits.set()
        self.server.up.wait()
        self.waits.clear()
        memory = self.memories[-1] if self.memories else None
        while memory is not None and memory.open_click is not None:
            try:
                self.resent += 1
                self._send(memory, memory.open_click)
            except Lost:
                if not self.server.up.is_set():
                    return self._wait_for_the_server()
        return None

    def _new_table(self, people: list[Browser]) -> None:
        people[0].get("/")
        if self.bot:
            status, body, address = people[0].post("/play/nusfjord", {"seats": "2"})
            assert status in (200, 429), body
        else:
            status, body, address = people[0].post("/new/nusfjord/create", {"seats": "2", "seat-0": "me"})
            assert status in (200, 429), body
            invite = re.search(r"/i/(\w+)", people[0].get(urllib.parse.urlparse(address).path))
            assert invite is not None
            people[1].get(f"/i/{invite[1]}")
            people[1].post(f"/i/{invite[1]}/accept", {"name": f"Q{self.number}"})
        if status == 429:
            time.sleep(0.5)
            return
        self.memories.append(Memory(urllib.parse.urlparse(address).path.rsplit("/", 1)[-1]))
        self._over = False

    def _one_click(self, people: list[Browser]) -> None:
        """Find whoever may do something, and do it."""
        memory = self.memories[-1]
        for browser in people:
            page = browser.get(f"/t/{memory.name}")
            self._over = 'data-deed="rematch"' in page
            if 'data-turn="yes"' in page:
                self._send(memory, self._choose(browser, page))
                return
        time.sleep(0.02)  # a bot is thinking

    def _choose(self, browser: Browser, page: str) -> Click:
        version, at = (int(_find(rf'data-{mark}="(\d+)"', page)) for mark in ("version", "answers"))
        marks = {"version": version, "at": at}
        if 'id="undo"' in page and self.chance.random() < 0.2:
            return Click(browser, "undo", {"count": 1, **marks}, back=1)
        if 'id="confirm"' in page:
            return Click(browser, "settle", marks)
        word = self.chance.choice(re.findall(r'id="move-([\w-]+)"', page))
        return Click(browser, "play", {"words": word, **marks}, at=at, words=(word,))

    def _send(self, memory: Memory, click: Click) -> None:
        memory.open_click = click
        status, body, _ = click.browser.post(f"/t/{memory.name}/{click.path}", click.values)
        answer = json.loads(body)
        if status == 200:
            memory.words = memory.after(click)
            self.acknowledged += 1
        elif status == 429:
            time.sleep(0.3)
        elif answer["key"] == "stale" and click.path == "undo":
            memory.words = memory.after(click)  # sent again, and carried out the first time
        else:
            raise AssertionError(f"{click.path} {click.values} was answered with {status} {body}")
        memory.open_click = None


def _find(pattern: str, page: str) -> str:
    found = re.search(pattern, page)
    assert found is not None, pattern
    return found[1]


@dataclass(frozen=True)
class StoredTable:
    """A table as it lies in the file."""

    key: str
    seats: int
    options: dict[str, str]
    settled: list[str]
    draft: list[str]


Rows = list[tuple[Any, ...]]
MOVES = "SELECT table_id, number, word FROM tables_move ORDER BY number"
DRAFTS = "SELECT table_id, words FROM tables_draft"
TABLES = "SELECT name, key, seats, options, moves_played FROM tables_table"


def tables_in_file(path: Path) -> dict[str, StoredTable]:
    """SQLite."""
    with contextlib.closing(sqlite3.connect(path)) as file:
        assert file.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        return stored_tables(*(file.execute(query).fetchall() for query in (MOVES, DRAFTS, TABLES)))


def tables_in(url: str) -> dict[str, StoredTable]:
    """PostgreSQL, as it is at one moment."""
    import psycopg

    with psycopg.connect(url) as connection:
        connection.isolation_level = psycopg.IsolationLevel.REPEATABLE_READ
        return stored_tables(*(connection.execute(query.encode()).fetchall() for query in (MOVES, DRAFTS, TABLES)))


def stored_tables(moves: Rows, drafts: Rows, rows: Rows) -> dict[str, StoredTable]:
    """No move is missing and none is there twice."""
    words: dict[str, list[str]] = {}
    for table, number, word in moves:
        assert number == len(words.setdefault(table, [])), f"table {table}: a move is missing before {number}"
        words[table].append(word)
    drafted = {table: json.loads(draft) for table, draft in drafts}
    for name, _, _, _, played in rows:
        assert played == len(words.get(name, []))
    return {
        name: StoredTable(key, seats, json.loads(options), words.get(name, []), drafted[name])
        for name, key, seats, options, _ in rows
    }
