"""Programs at a table, for tests: they speak the API with a token."""

from __future__ import annotations

import json
import re
from typing import Any

from django.test import Client

from langbord.server.accounts.tokens import hash_of
from langbord.server.models import Person, Table


class Said:
    """An answer of the API."""

    def __init__(self, response: Any) -> None:  # what the test client gives has a type of its own
        self.status: int = response.status_code
        self.data: Any = json.loads(response.content)

    @property
    def refusal(self) -> tuple[int, str]:
        """Status and key; the text must be one sentence for people."""
        assert self.data.keys() == {"key", "text"}, self.data
        assert re.fullmatch(r"[^\n]{10,250}", self.data["text"]), self.data
        assert not self.data["text"].startswith("refused-"), self.data
        return self.status, self.data["key"]


class Program:
    """A guest of the API."""

    def __init__(self, name: str = "Ada", **wish: object) -> None:
        self.client: Client = Client(enforce_csrf_checks=True)
        self.token: str = ""
        made = self.post("guest", name=name, **wish)
        assert made.status == 201, made.data
        self.token = made.data["token"]

    @property
    def person(self) -> Person:
        return Person.objects.get(token_hash=hash_of(self.token))

    def get(self, path: str) -> Said:
        return Said(self.client.get(f"/api/{path}", headers=self._headers()))

    def post(self, path: str, **body: object) -> Said:
        sent = json.dumps(body)
        return Said(self.client.post(f"/api/{path}", sent, content_type="application/json", headers=self._headers()))

    def _headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}"} if self.token else {}

    def table(self, *seats: str, **wish: object) -> str:
        """A new table; seat 0 begins."""
        wishes = {"options": {"start": "0"}, **wish}
        made = self.post("tables", game="nusfjord", seats=seats or ["me", "calm"], **wishes)
        assert made.status == 201, made.data
        return str(made.data["name"])

    def look(self, name: str) -> dict[str, Any]:
        seen = self.get(f"tables/{name}")
        assert seen.status == 200, seen.data
        body: dict[str, Any] = seen.data
        return body

    def play(self, name: str, *words: str, **marks: int) -> Said:
        seen = self.look(name)
        return self.post(
            f"tables/{name}/play", words=words, **{"version": seen["version"], "answers": seen["answers"], **marks}
        )


def table_of(name: str) -> Table:
    return Table.objects.get(name=name)
