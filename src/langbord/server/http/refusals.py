"""What was refused, and why: one line in the log, by the outermost middleware, and one more in the count.

Whoever refuses notes the key here; a command (commands/) has noted what was wanted, for which seat and with which word.
"""

from __future__ import annotations

import logging

from django.http import HttpRequest

from langbord.server.http import metrics
from langbord.server.tables.errors import NotPossible, Refused

LONGEST = 80  # letters of a word; visitors write it
FIRST, AFTER_LAST = 400, 500
log = logging.getLogger("langbord.refusals")


def told_of(request: HttpRequest) -> dict[str, object]:
    """What is told of a request, should it be refused."""
    told: dict[str, object] = request.__dict__.setdefault("told", {})
    return told


def note(request: HttpRequest, key: str, error: Exception | None = None) -> None:
    """A request is refused, and its answer says so under this key."""
    told = told_of(request)
    told["key"] = key
    if isinstance(error, NotPossible):
        told["word"] = error.word[:LONGEST]
        if error.reason is not None:
            told["why"] = error.reason.key
    elif isinstance(error, Refused) and error.detail:
        told["why"] = error.detail[:LONGEST]


def count(told: dict[str, object], route: str, status: int, level: int = logging.INFO) -> None:
    """One line: what was refused where, for which seat and with which word. What was refused by nobody of ours (a
    forged form, an address that leads nowhere) has its status for a key."""
    key, command = str(told.get("key", status)), str(told.get("command", route))
    metrics.REFUSALS.labels(command, key).inc()
    if route == "nowhere":  # anybody can think of a thousand addresses
        return
    order = ("table", "seat", "word", "why")
    more = "".join(f", {name} {told[name]!r}" for name in order if name in told)
    log.log(
        level,
        "refused %s: %s%s",
        command,
        key,
        more,
        extra={"told": {**told, "command": command, "key": key, "status": status}},
    )


def unlit(table: str, seat: int | None, word: str, key: str) -> None:
    """Somebody clicked what cannot be played now and was told why: nothing was sent, and it is looked for here too.
    It is ordinary play, so a house at home is not told of it."""
    count(
        {"command": "unlit", "key": key, "table": table, "seat": seat, "word": word[:LONGEST]},
        "why",
        200,
        logging.DEBUG,
    )


def is_refusal(status: int) -> bool:
    """Whether this is what a client did wrong, or came too soon for; what goes wrong here is an error."""
    return FIRST <= status < AFTER_LAST
