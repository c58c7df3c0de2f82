"""Requests to the API, and its streams of events."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from http.client import HTTPException, HTTPResponse
from typing import Any, cast
from urllib.error import HTTPError, URLError
from urllib.parse import quote, urlencode
from urllib.request import Request, urlopen

from langbord.client.shapes import Game, Mistake, Reason, Summary, Table

AT_HOME = "http://127.0.0.1:8017"
TRIES = 5  # of a request that comes too soon, or finds the server restarting
SILENCE = 60.0  # seconds without a sign of life, after which a stream is opened anew
LONGEST_WAIT = 30.0  # seconds
LATER = (429, 503)


class Refused(Exception):
    """The server has refused: `key` for the program, the sentence for people; `mistakes` are all that it found in what
    was sent."""

    def __init__(self, status: int, key: str, text: str, mistakes: list[Mistake]) -> None:
        super().__init__(text)
        self.status: int = status
        self.key: str = key
        self.mistakes: list[Mistake] = mistakes


class Client:
    """Somebody at a server, by their token; without one: a spectator. A request that comes too soon is sent again when
    the server says; all that is played is sent with the version it was meant for, so nothing is played twice."""

    def __init__(self, server: str = AT_HOME, token: str = "", *, timeout: float = 30.0) -> None:
        self.server: str = server.rstrip("/")
        self.token: str = token
        self.timeout: float = timeout

    @classmethod
    def guest(cls, server: str = AT_HOME, name: str = "", language: str = "en") -> Client:
        """A new guest; keep `token` to come back."""
        client = cls(server)
        client.token = client.post("guest", name=name, language=language)["token"]
        return client

    # --- asking ----------------------------------------------------------------------------------------

    def get(self, path: str, **query: str | int) -> Any:
        """GET /api/v1/<path>"""
        return self._send("GET", f"{path}?{urlencode(query)}" if query else path, None)

    def post(self, path: str, **body: object) -> Any:
        """POST /api/v1/<path>"""
        return self._send("POST", path, json.dumps(body).encode())

    def games(self) -> list[Game]:
        """The games that can be played there."""
        return cast("list[Game]", self.get("games"))

    def view_schema(self, game: str) -> dict[str, Any]:
        """The JSON schema of `Table["view"]`."""
        return cast("dict[str, Any]", self.get(f"games/{quote(game)}/view-schema"))

    def tables(self, which: str = "mine") -> list[Summary]:
        """My tables; `open`: with a seat for anybody; `watch`: to look on."""
        return cast("list[Summary]", self.get("tables", which=which))

    def look(self, name: str) -> Table:
        """A table as my seat sees it."""
        return cast(Table, self.get(f"tables/{name}"))

    def why_not(self, table: Table, word: str) -> Reason:
        """Why a word is not possible now."""
        return cast(Reason, self.get(f"tables/{table['name']}/why", word=word))

    def record(self, name: str) -> dict[str, Any]:
        """The record of a game that is over, for `games.replay`."""
        return cast("dict[str, Any]", self.get(f"tables/{name}/record"))

    # --- doing -----------------------------------------------------------------------------------------

    def new_table(self, game: str, *seats: str, **wish: object) -> Table:
        """A new table: for each seat `me`, `open` or the level of a bot."""
        return cast(Table, self.post("tables", game=game, seats=list(seats), **wish))

    def join(self, invite: str) -> Table:
        """Sit down by an invite."""
        return cast(Table, self.post(f"join/{invite}"))

    def play(self, table: Table, *words: str) -> Table:
        """Answer the question of this table."""
        marks = {"version": table["version"], "answers": table["answers"]}
        return cast(Table, self.post(f"tables/{table['name']}/play", words=words, **marks))

    def undo(self, table: Table, count: int = 1) -> Table:
        """Take back answers of my draft."""
        return cast(Table, self.post(f"tables/{table['name']}/undo", count=count, version=table["version"]))

    def settle(self, table: Table) -> Table:
        """Confirm my finished turn."""
        return cast(Table, self.post(f"tables/{table['name']}/settle", version=table["version"]))

    def do(self, name: str, deed: str, **body: object) -> Table:
        """Anything else that can be done at a table: `concede`, `chat`, `rematch` …"""
        return cast(Table, self.post(f"tables/{name}/{deed}", **body))

    # --- listening -------------------------------------------------------------------------------------

    def events(self) -> Iterator[Table]:
        """All my tables as they stand, and each of them again whenever it has changed. It does not end; where the
        connection is lost it is made anew."""
        return self._listen("events")

    def follow(self, name: str) -> Iterator[Table]:
        """The same of one table, mine or not."""
        return self._listen(f"tables/{name}/events")

    def _listen(self, path: str) -> Iterator[Table]:
        lost = 0
        while True:
            try:
                with self._open(Request(f"{self.server}/api/v1/{path}", headers=self._headers()), SILENCE) as stream:
                    for line in stream:
                        lost = 0
                        if line.startswith(b"data: "):
                            yield cast(Table, json.loads(line.removeprefix(b"data: ")))
            except HTTPError as error:
                refused = _refused(error)
                if refused.status not in LATER or lost == TRIES:
                    raise refused from None
            except (URLError, HTTPException, TimeoutError, ConnectionError):
                if lost == TRIES:
                    raise
            lost += 1
            time.sleep(min(lost, LONGEST_WAIT))

    # --- the wire --------------------------------------------------------------------------------------

    def _send(self, method: str, path: str, body: bytes | None) -> Any:
        request = Request(f"{self.server}/api/v1/{path}", body, self._headers(), method=method)
        for tries_left in reversed(range(TRIES)):
            try:
                with self._open(request, self.timeout) as answer:
                    return json.load(answer) if answer.status != 204 else None
            except HTTPError as error:
                if error.code not in LATER or not tries_left:
                    raise _refused(error) from None
                time.sleep(min(float(error.headers.get("Retry-After") or 1), LONGEST_WAIT))
        raise AssertionError("the last try returns or raises")

    def _open(self, request: Request, timeout: float) -> HTTPResponse:
        return cast(HTTPResponse, urlopen(request, timeout=timeout))

    def _headers(self) -> dict[str, str]:
        headers = {"Content-Type": "application/json", "Accept": "application/json, text/event-stream"}
        return {**headers, "Authorization": f"Bearer {self.token}"} if self.token else headers


def _refused(error: HTTPError) -> Refused:
    try:
        told = json.load(error)
        return Refused(error.code, told["key"], told["text"], told.get("mistakes", []))
    except (ValueError, KeyError, TypeError):
        return Refused(error.code, str(error.code), f"The server answers {error.code}: {error.reason}.", [])
