"""What a stream sends: the newest page of a table as its viewer sees it, or, for programs, how far it has come.

This is done twice or more for every move, so it asks the database as little as it can.
"""

from __future__ import annotations

import json
from dataclasses import dataclass

from django.db import connection
from django.template.loader import render_to_string

from langbord.plugin import NotInstalled
from langbord.server.leaderboards import daily
from langbord.server.models import Person
from langbord.server.pages.live_page import live_part
from langbord.server.tables.positions import BOARDS, DoesNotFit, look


@dataclass(frozen=True)
class Sight:
    """What a watcher is to be sent, and how far the table has come in it; for a program it is no page. Nothing is said
    to whoever may not watch any more."""

    said: str
    version: int
    page: bool = True

    @property
    def body(self) -> bytes:
        """All of it, as one event of the stream."""
        if not self.said:
            return b""
        return event("page", self.said, self.version) if self.page else f"data: {self.said}\n\n".encode()


def newest(name: str, who: int | None, query: str, known: int | None) -> Sight | None:
    """What a watcher who knows a version is sent: nothing if they may not watch any more, and None if the table is
    where they know it to be."""
    connection.ensure_connection()  # before the table: requests that wait for it have theirs, maybe all there are
    with BOARDS.locked(name):
        table, draft = look(name)
        version = draft.version if draft else 0  # one that is still open has not moved at all
        if version == known:
            return None
        person = Person.objects.filter(pk=who).order_by().first() if who is not None else None
        if table is None or (person is not None and person.banned) or not daily.may_look(table, person):
            return Sight("", version)
        if for_program(query):
            progress = {"number": table.moves_played, "version": version, "state": table.state}
            return Sight(json.dumps(progress), version, page=False)
        try:
            template, context = live_part(table, draft, person, query)
        except (DoesNotFit, NotInstalled):  # its page says so
            return Sight("", version)
    return Sight(render_to_string(template, context, using="jinja2"), version)


def for_program(query: str) -> bool:
    """Whether a program watches, which wants to know of everything and to see nothing."""
    return "json" in query.split("&")


def event(name: str, data: str, version: int) -> bytes:
    """An event of the stream. A browser that comes back tells the number that it has seen last."""
    lines = data.replace("\n", "\ndata: ")
    return f"id: {version}\nevent: {name}\ndata: {lines}\n\n".encode()
