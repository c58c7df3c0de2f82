"""How long a move takes to reach the other player's screen, with many tables alive: `make bench` prints it.

A real server in a process of its own, real HTTP. At each table two guests sit; the second one watches the stream. A
measurement runs from the moment the first sends a move to the moment the page with it has arrived at the second.

The server's limits are those that its users have. Many of them count by network address, so every guest comes from one
of their own, as through a proxy.
"""

from __future__ import annotations

import argparse
import contextlib
import http.client
import ipaddress
import itertools
import json
import os
import queue
import re
import signal
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlencode

from benchmarks import report
from langbord.server.ops.serve import HOST, free_port

GAME = "nusfjord"
QUICK = ("gold", "pass")  # words that are a whole turn of this game, so that each of them reaches the other screen
MARKS = ("<!-- clicked: begin -->", "<!-- clicked: end -->")  # around what is measured, in docs/performance.md
ADDRESSES = ipaddress.ip_network("10.0.0.0/8").hosts  # nobody else's


class Refused(Exception):
    """What was asked of the server, and what it said instead. Nothing that is measured may be refused."""


@dataclass
class Guest:
    """A browser without a screen: cookies, forms and one stream."""

    port: int
    address: str
    cookies: dict[str, str] = field(default_factory=dict)

    def request(self, method: str, path: str, values: dict[str, str] | None = None) -> tuple[str, str]:
        """Body, and where the answer sends us."""
        connection = http.client.HTTPConnection(HOST, self.port, timeout=30)
        headers = self.headers()
        body = None
        if values is not None:
            headers |= {"Content-Type": "application/x-www-form-urlencoded", "Accept": "application/json"}
            headers["X-CSRFToken"] = self.cookies.get("csrftoken", "")
            body = urlencode(values)
        connection.request(method, path, body, headers)
        response = connection.getresponse()
        text = response.read().decode()
        for cookie in response.headers.get_all("Set-Cookie") or []:
            name, _, value = cookie.split(";")[0].partition("=")
            self.cookies[name] = value
        connection.close()
        if response.status >= 400:
            raise Refused(f"the server refused {method} {path} with {response.status}: {text[:200]}")
        return text, response.headers.get("Location", "")

    def watch(self, table: str, versions: queue.Queue[tuple[int, float]]) -> None:
        """Read the table's stream and note when each version arrived."""
        with contextlib.closing(http.client.HTTPConnection(HOST, self.port)) as connection:
            connection.request("GET", f"/stream/{table}", headers=self.headers())
            response = connection.getresponse()
            page: list[bytes] = []
            with contextlib.suppress(http.client.HTTPException, OSError):  # the server is stopped in the end
                while line := response.readline():
                    if line.strip():
                        page.append(line)
                        continue
                    found = re.search(rb'data-version="(\d+)"', b"".join(page))
                    page = []
                    if found:
                        versions.put((int(found[1]), time.perf_counter()))

    def headers(self) -> dict[str, str]:
        """Who asks, and from where."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        return {"Cookie": cookies, "X-Forwarded-For": self.address}


@dataclass
class Duel:
    """A table of two guests, the second watching."""

    name: str
    players: list[Guest]
    versions: queue.Queue[tuple[int, float]]

    def state(self, seat: int) -> tuple[int, int, list[str], bool]:
        """Version, answers, legal words and whether a turn waits for confirmation, as a player's page says."""
        page, _ = self.players[seat].request("GET", f"/t/{self.name}")
        version = int(re.search(r'data-version="(\d+)"', page)[1])  # type: ignore[index]
        answers = int(re.search(r'data-answers="(\d+)"', page)[1])  # type: ignore[index]
        words = re.findall(r'id="move-([^"]+)"', page)
        return version, answers, words, 'id="confirm"' in page

    def move(self) -> float | None:
        """One settled turn of whoever is asked; the seconds until the watcher's page has it."""
        for seat in (0, 1):
            version, answers, words, _ = self.state(seat)
            word = next((word for word in QUICK if word in words), None)
            if word is not None:
                while not self.versions.empty():
                    self.versions.get()
                began = time.perf_counter()
                values = {"words": word, "version": str(version), "at": str(answers)}
                text, _ = self.players[seat].request("POST", f"/t/{self.name}/play", values)
                wanted = json.loads(text)["version"]
                while True:
                    seen, at = self.versions.get(timeout=10)
                    if seen >= wanted:
                        return at - began
        return None


def start_server(port: int, folder: str) -> subprocess.Popen[bytes]:
    """A server of its own, ready to answer."""
    # A database of its own, whatever is set for another; and the word about the guests' addresses is believed.
    own = {"LANGBORD_DATA": folder, "LANGBORD_BOT_PAUSE": "0", "DATABASE_URL": "", "FORWARDED_ALLOW_IPS": HOST}
    environment = {**os.environ, **own}
    process = subprocess.Popen([sys.executable, "-m", "langbord.cli", "serve", "--port", str(port)], env=environment)
    for _ in range(200):
        try:
            Guest(port, HOST).request("GET", "/health")
            return process
        except OSError:
            time.sleep(0.1)
    process.kill()
    raise RuntimeError("the server did not start")


def open_duel(port: int, addresses: Sequence[str]) -> Duel:
    """Two new guests at a new table; turns need no confirmation."""
    players = [Guest(port, address) for address in addresses]
    for guest in players:
        guest.request("GET", "/")
        guest.request("POST", "/settings", {"confirm": "no"})
    wishes = {"seats": "2", "seat-0": "me", "seat-1": "open", "listed": "yes"}
    _, address = players[0].request("POST", f"/new/{GAME}/create", wishes)
    name = address.rsplit("/", 1)[-1]
    players[1].request("POST", f"/t/{name}/do/join", {})
    versions: queue.Queue[tuple[int, float]] = queue.Queue()
    threading.Thread(target=players[1].watch, args=(name, versions), daemon=True).start()
    return Duel(name, players, versions)


def measure(tables: int, moves: int) -> list[float]:
    """Milliseconds from click to the other screen, move by move."""
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        process = start_server(port, folder)
        try:
            addresses = map(str, ADDRESSES())
            duels = [open_duel(port, list(itertools.islice(addresses, 2))) for _ in range(tables)]
            times: list[float] = []
            for number in range(moves):
                seconds = duels[number % tables].move()
                if seconds is not None:
                    times.append(seconds * 1000)
            return times
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(timeout=10)


def told(times: Sequence[float], tables: int) -> str:
    """The median and the 95th percentile, as a sentence."""
    ordered = sorted(times)
    worst = ordered[int(len(ordered) * 0.95)]
    return (
        f"{GAME.capitalize()}, {tables} tables alive, {len(ordered)} moves, from the click to the other screen: "
        f"median {statistics.median(ordered):.0f} ms, 95 % under {worst:.0f} ms, client and server on the same "
        f"{os.cpu_count()} cores."
    )


def main(argv: Sequence[str] | None = None) -> int:
    """Measure and tell."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.server_latency", description="From click to click.")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--moves", type=int, default=400)
    where = report.PAGE
    parser.add_argument("--write", type=Path, nargs="?", const=where, metavar="FILE", help=f"write it to {where} too")
    args = parser.parse_args(argv)
    if args.tables < 1 or args.moves < 1:
        parser.error("at least one table and one move")
    sentence = told(measure(args.tables, args.moves), args.tables)
    print(sentence)
    if args.write:
        report.write(args.write, f"{MARKS[0]}\n\n{sentence}\n\n{MARKS[1]}", MARKS)
    return 0


if __name__ == "__main__":
    sys.exit(main())
