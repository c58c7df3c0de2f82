"""People at a table, for tests: they see the page and click as a browser does."""

from __future__ import annotations

import json
import re
from html import unescape
from http.cookies import SimpleCookie
from typing import Any

from django.http import HttpResponse, HttpResponseBase
from django.test import Client

from langbord.engine.position import Position
from langbord.server.models import Draft, Move, Person, Seat, Table
from langbord.server.tables.positions import BOARDS, Board


class Player:
    """A guest with a browser of their own."""

    def __init__(self, name: str = "", *, confirm: bool = True, language: str = "en") -> None:
        self.client: Client = Client()
        if name:
            settings = {"name": name, "confirm": "yes" if confirm else "no", "language": language}
            self.client.post("/settings", settings)

    @property
    def person(self) -> Person:
        return Person.objects.get(pk=self.client.session["person"])

    def page(self, table: Table, query: str = "") -> str:
        answer = self.client.get(f"/t/{table.name}{query}")
        assert answer.status_code == 200, answer.content
        return answer.content.decode()

    def marks(self, table: Table) -> dict[str, int]:
        """What a browser sends along: the version and the number of answers on its page."""
        page = self.page(table)
        return {"version": _number(page, "data-version"), "at": _number(page, "data-answers")}

    def buttons(self, table: Table) -> list[str]:
        """The words that the page offers."""
        return re.findall(r'id="move-([\w-]+)"', self.page(table))

    def post(self, table: Table, path: str, **values: object) -> Answer:
        response: Any = self.client.post(f"/t/{table.name}/{path}", values, headers={"accept": "application/json"})
        return Answer(response)

    def play(self, table: Table, *words: str, **marks: int) -> Answer:
        return self.post(table, "play", words=" ".join(words), **(marks or self.marks(table)))

    def play_on(self, table: Table, move: int) -> Answer:
        """Answer by number, without looking at the page first."""
        board = board_of(table)
        word = board.position.game.vocabulary.word(move)
        return self.play(table, word, version=board.version, at=board.answers)

    def another_tab(self) -> Player:
        tab = Player()
        tab.client.cookies = SimpleCookie({key: morsel.value for key, morsel in self.client.cookies.items()})
        return tab

    def undo(self, table: Table, count: int = 1) -> Answer:
        return self.post(table, "undo", count=count, version=self.marks(table)["version"])

    def settle(self, table: Table) -> Answer:
        return self.post(table, "settle", version=self.marks(table)["version"])


class Answer:
    """What the server said to a click."""

    def __init__(self, response: HttpResponseBase) -> None:
        assert isinstance(response, HttpResponse)
        self.status: int = response.status_code
        self.data: dict[str, Any] = json.loads(response.content)
        self.ok: bool = self.data["ok"]
        self.key: str = self.data.get("key", "")
        self.text: str = self.data.get("text", "")

    @property
    def is_one_sentence(self) -> bool:
        return bool(re.fullmatch(r"[^\n{}]{10,200}", self.text)) and "refused-" not in self.text


def sit_down(*players: Player, bots: int = 0, form: dict[str, str] | None = None, **more: str) -> Table:
    """A table that the first makes and the others come to by its link. Seat 0 begins, unless the form says else."""
    seats = len(players) + bots
    form = {"seats": str(seats), "seat-0": "me", "option-start": "0", **(form or {}), **more}
    for number in range(len(players), seats):
        form[f"seat-{number}"] = "calm"
    made = players[0].client.post("/new/nusfjord/create", form)
    assert made.status_code == 302, made.content
    table = Table.objects.get(name=made["Location"].rsplit("/", 1)[-1])
    for player in players[1:]:
        player.client.post(f"/i/{table.invite}/accept", {})
    table.refresh_from_db()
    return table


def board_of(table: Table) -> Board:
    with BOARDS.locked(table.name):
        table.refresh_from_db()
        return BOARDS.get(table)


def position_of(table: Table) -> Position[Any]:
    return board_of(table).position


def truth(table: Table) -> object:
    """All that is stored of a table's play: what must not change when a request is refused."""
    draft = Draft.objects.get(table=table)
    seats = list(Seat.objects.filter(table=table).values("number", "person", "bot", "conceded", "agrees_to_end"))
    moves = list(Move.objects.filter(table=table).values_list("number", "seat", "word"))
    row = Table.objects.filter(pk=table.pk).values("state", "moves_played", "waiting_for", "ending", "rematch").get()
    return moves, (draft.number, draft.version, draft.words), seats, row


def words_of(table: Table) -> list[str]:
    """The settled words, as they are stored."""
    return list(Move.objects.filter(table=table).order_by("number").values_list("word", flat=True))


def draft_of(table: Table) -> list[str]:
    return list(Draft.objects.get(table=table).words)


def _number(page: str, name: str) -> int:
    found = re.search(rf'{name}="(\d+)"', page)
    assert found is not None, f"the page has no {name}"
    return int(found[1])


def sentence(answer: Any) -> str:
    """What a page that refuses something says."""
    found = re.search(r'<p class="blurb">(.*?)</p>', answer.content.decode(), re.DOTALL)
    assert found is not None, answer.content
    return unescape(found[1])
