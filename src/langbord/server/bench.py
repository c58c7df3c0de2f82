"""How long a move takes to reach the other player's screen, with many tables alive: `make bench` prints it.

A real server in a process of its own, real HTTP. At each table two guests sit; the second one watches the stream. A
measurement runs from the moment the first sends a move to the moment the page with it has arrived at the second.
"""

from __future__ import annotations

import argparse
import http.client
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
from dataclasses import dataclass, field
from urllib.parse import urlencode

from langbord.server.serve import HOST, free_port

GAME = "nusfjord"
QUICK = ("gold", "pass")  # words that are a whole turn of this game, so that each of them reaches the other screen


@dataclass
class Guest:
    """A browser without a screen: cookies, forms and one stream."""

    port: int
    cookies: dict[str, str] = field(default_factory=dict)

    def request(self, method: str, path: str, values: dict[str, str] | None = None) -> tuple[int, str, str]:
        """Status, body, and where the answer sends us."""
        connection = http.client.HTTPConnection(HOST, self.port, timeout=30)
        headers = {"Cookie": "; ".join(f"{name}={value}" for name, value in self.cookies.items())}
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
        return response.status, text, response.headers.get("Location", "")

    def watch(self, table: str, versions: queue.Queue[tuple[int, float]]) -> None:
        """Read the table's stream and note when each version arrived."""
        connection = http.client.HTTPConnection(HOST, self.port)
        cookies = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        connection.request("GET", f"/stream/{table}", headers={"Cookie": cookies})
        response = connection.getresponse()
        page: list[bytes] = []
        while line := response.readline():
            if line.strip():
                page.append(line)
                continue
            found = re.search(rb'data-version="(\d+)"', b"".join(page))
            page = []
            if found:
                versions.put((int(found[1]), time.perf_counter()))


TOO_MANY = 429


@dataclass
class Duel:
    """A table of two guests, the second watching."""

    name: str
    players: list[Guest]
    versions: queue.Queue[tuple[int, float]]

    def state(self, seat: int) -> tuple[int, int, list[str], bool]:
        """Version, answers, legal words and whether a turn waits for confirmation, as a player's page says."""
        _, page, _ = self.players[seat].request("GET", f"/t/{self.name}")
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
                _, text, _ = self.players[seat].request("POST", f"/t/{self.name}/play", values)
                wanted = json.loads(text)["version"]
                while True:
                    seen, at = self.versions.get(timeout=10)
                    if seen >= wanted:
                        return at - began
        return None


def start_server(port: int, folder: str) -> subprocess.Popen[bytes]:
    """A server of its own, ready to answer."""
    environment = {**os.environ, "LANGBORD_DATA": folder, "LANGBORD_BOT_PAUSE": "0"}
    process = subprocess.Popen([sys.executable, "-m", "langbord.cli", "serve", "--port", str(port)], env=environment)
    for _ in range(200):
        try:
            if Guest(port).request("GET", "/health")[0] == 200:
                return process
        except OSError:
            time.sleep(0.1)
    raise RuntimeError("the server did not start")


def open_duel(port: int) -> Duel:
    """Two new guests at a new table; turns need no confirmation."""
    players = [Guest(port), Guest(port)]
    for guest in players:
        guest.request("GET", "/")
        guest.request("POST", "/settings", {"confirm": "no"})
    wishes = {"seats": "2", "seat-0": "me", "seat-1": "open", "listed": "yes"}
    status, _, address = players[0].request("POST", f"/new/{GAME}/create", wishes)
    while status == TOO_MANY:  # the server lets one address open only so many tables a minute
        time.sleep(1)
        status, _, address = players[0].request("POST", f"/new/{GAME}/create", wishes)
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
            duels = [open_duel(port) for _ in range(tables)]
            times: list[float] = []
            for number in range(moves):
                seconds = duels[number % tables].move()
                if seconds is not None:
                    times.append(seconds * 1000)
            return times
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(timeout=10)


def main() -> int:
    """Print the median and the 95th percentile."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--moves", type=int, default=400)
    args = parser.parse_args()
    times = sorted(measure(args.tables, args.moves))
    worst = times[int(len(times) * 0.95)]
    print(
        f"{GAME}: click to the other screen, {args.tables} tables alive, {len(times)} moves: "
        f"median {statistics.median(times):.0f} ms, 95 % under {worst:.0f} ms"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
