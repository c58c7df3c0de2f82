"""Report a problem: a file with what a test needs to come to the same point, and no more than the viewer may know.

Where nothing is a secret any more it holds the record of the game. Otherwise it holds a record of a game that might
have led the viewer's seat to the same question (hearsay.py). Either can be brought in through the lobby, and then opens
at that question. docs/decisions/0009-reports-open-at-the-question.md says why.
"""

from __future__ import annotations

from typing import Any

from langbord import __version__, games
from langbord.engine.errors import RecordError
from langbord.engine.position import Position
from langbord.server.leaderboards import daily, solo
from langbord.server.models import Person, Table
from langbord.server.tables import curtain, hearsay
from langbord.server.tables.moves import seen_by
from langbord.server.tables.positions import BOARDS

KIND = "langbord report"


def may_share_all(table: Table, person: Person | None) -> bool:
    """Whether nothing is a secret any more, or whoever asks is the only person at the table, whose score is then no
    matter for others."""
    if daily.is_secret(table):
        return False
    if table.state == Table.OVER:
        return True
    if solo.compares(table):
        return False
    places = list(table.places.all())
    people = {place.person_id for place in places if place.person_id is not None}
    if person is None or people != {person.pk}:
        return False
    with BOARDS.locked(table.name):
        return not curtain.shared_secrets(table, places, person, BOARDS.get(table).position)


def _counts_today(table: Table) -> bool:
    """A daily deal that is played, here or by others: nobody shall try out elsewhere what counts once."""
    return daily.goes_on(table) or daily.is_secret(table)


def what_it_holds(table: Table, person: Person | None) -> str:
    """The message that tells whoever asks what is in their file."""
    if may_share_all(table, person):
        return "time-report-full"
    if _counts_today(table) or person is None or not table.places.filter(person=person).exists():
        return "time-report-seen"
    return "time-report-alone" if table.seats == 1 else "time-report-part"


def report(
    table: Table, position: Position[Any], seat: int | None, language: str, *, everything: bool, at: int, comment: str
) -> dict[str, Any]:
    """The file. With `everything` it holds the record; otherwise what the viewer sees, and a record as the viewer's
    seat may know it, but of a daily game none."""
    shown = seen_by(position, seat)
    data: dict[str, Any] = {
        "kind": KIND,
        "version": __version__,
        "table": table.name,
        "game": table.game,
        "seats": table.seats,
        "options": table.options,
        "rules": table.rules,
        "edition": table.edition,
        "comment": comment,
        "at": at,
        "seat": seat,
        "language": language,
        "view": shown.view(seat),
        "ask": _ask(shown, seat),
        "log": [event.as_json() for event in shown.log(seat)],
    }
    if everything:  # the words of others may be secrets: which closed quest somebody gave up
        data["words"] = shown.words()
        data["record"] = shown.record()
    elif seat is not None and not _counts_today(table):
        data |= as_the_seat_knows(shown, seat)
    return data


def as_the_seat_knows(position: Position[Any], seat: int) -> dict[str, Any]:
    """A record that opens at the same question, or, where none was found, at the start of the turn."""
    found = hearsay.retold(position, seat)
    record = (found or hearsay.from_turn_start(position, seat)).record()
    return {"imagined": "here" if found else "turn-start", "record": record}


def _ask(position: Position[Any], seat: int | None) -> dict[str, Any] | None:
    """Who is asked what; the possible answers only if they are the viewer's."""
    ask = position.ask
    if ask is None:
        return None
    words = position.game.vocabulary.words
    moves = [words[move] for move in ask.moves] if ask.seat == seat else None
    return {"seat": ask.seat, "prompt": ask.prompt, "moves": moves}


def load(data: dict[str, Any]) -> Position[Any]:
    """The position of a report, at the point that was looked at; a RecordError if it holds no record."""
    record, at = record_in(data)
    position = games.replay(record, at, hold=True)
    settle_as_it_was(position, record)
    return position


def is_report(data: dict[str, Any]) -> bool:
    """Whether a file is a report."""
    return data.get("kind") == KIND


def record_in(data: dict[str, Any]) -> tuple[dict[str, Any], int | None]:
    """The record of a report, and after how many of its words the point lies that was looked at; None: all."""
    if not is_report(data):
        raise RecordError("this is no report of a problem")
    record = data.get("record")
    if not isinstance(record, dict) or not isinstance(record.get("words"), list):
        raise RecordError(
            "the report holds what was seen, and no record: its maker had no seat, or it is of a daily game"
        )
    at = data.get("at")
    cut = type(at) is int and "imagined" not in data and 0 <= at < len(record["words"])
    return record, at if cut else None


def settle_as_it_was(position: Position[Any], record: dict[str, Any]) -> None:
    """Leave as a draft what was one."""
    if len(position.words()) <= record["settled"]:
        position.settle()
