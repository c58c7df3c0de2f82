"""`langbord verify`: plays every stored game again and tells what would be different, or is lost.

Before an upgrade the old version writes down every game with its hashes (`--write`); the new one plays them again
(`--against`) and names the tables, and the turns, at which it would play otherwise.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from django.db.models import Count, F, Q

from langbord import games
from langbord.engine.errors import LangbordError, first_line
from langbord.engine.record import UNPLAYABLE
from langbord.server.config.database import must_be_a_house
from langbord.server.config.paths import write_private
from langbord.server.models import Table
from langbord.server.ops.json_dump import must_be_newest
from langbord.server.tables.positions import Boards


@dataclass
class Findings:
    """What was found."""

    games: int = 0
    wrong: list[str] = field(default_factory=list)  # what cannot be played on as it was
    notes: list[str] = field(default_factory=list)  # what is worth knowing

    def lines(self) -> list[str]:
        same = self.games - len(self.wrong)
        return [*self.wrong, *self.notes, f"{same} of {self.games} games, played again, are as they were"]


def stored(write: Path | None = None) -> Findings:
    """Play every stored table again; with `write`, their records go into that file."""
    must_be_a_house()
    must_be_newest()
    found = Findings()
    records: list[str] = []
    for table in Table.objects.exclude(state=Table.OPEN).order_by("created", "name").iterator():
        record = _played_again(table, found)
        if record is not None:
            records.append(json.dumps({"table": table.name, "record": record}, ensure_ascii=False))
    if write is not None:
        write_private(write, "".join(f"{line}\n" for line in records))  # with the keys of running games
    return found


def _played_again(table: Table, found: Findings) -> dict[str, Any] | None:
    """The record of a table; None, and a finding, if its words cannot be said any more."""
    if table.state == Table.CLOSED and not table.moves_played:
        return None
    found.games += 1
    called = f"{table.name} ({table.game})"
    found.notes += [f"{called}: {note}" for note in _changes(table)]
    record, fault = _record(table)
    if fault:
        found.wrong.append(f"{called}: {fault}")
    return record


def _record(table: Table) -> tuple[dict[str, Any] | None, str]:
    """Its record, if there can be one, and what is wrong."""
    lost = _lost(table)
    if lost:
        return None, lost
    try:
        board = Boards().get(table)  # from the words alone
        position = board.position
        record = dict(position.record())
    except (LangbordError, *UNPLAYABLE) as error:
        return None, first_line(error)
    if board.lost:
        first = position.resumed.answers if position.resumed else 0
        return record, f"{board.lost}; it goes on from move {first}, from the turn start that was stored"
    if table.state == Table.OVER and table.ending == "played":
        if (position.scores(), position.winners()) != (table.scores, table.winners):
            return record, f"the scores would be {position.scores()}, not {table.scores}"
    return record, ""


def _lost(table: Table) -> str:
    """What belongs to a table and is not there. Asked in one statement: somebody may be moving just now."""
    counted = Table.objects.annotate(
        stored=Count("moves__number"),
        in_order=Count("moves__number", filter=Q(moves__number__lt=F("moves_played"))),
    )
    wanted = ("moves_played", "stored", "in_order", "draft__number")
    played, stored, in_order, drafted = counted.values_list(*wanted).get(pk=table.pk)
    if stored != played:
        return f"moves played: {played}, moves stored: {stored}"
    if in_order != played:
        return f"moves played: {played}, moves stored with other numbers: {played - in_order}"
    if drafted is None:
        return "its draft is not stored"
    if drafted != played:
        return f"moves played: {played}, moves before its draft: {drafted}"
    seats = table.places.count()
    return f"{seats} of its {table.seats} seats are stored" if seats != table.seats else ""


def _changes(table: Table) -> list[str]:
    """What is other than when the table began. Told also where a word cannot be said any more: it may be why."""
    try:
        game = games.load(table.game)
        known = game.find_told(table.options, table.edition) is not None
    except (LangbordError, *UNPLAYABLE):
        return []  # then it cannot be played again either, and that tells why
    changes = []
    if table.rules > game.meta.rules:
        changes.append(f"began with rules {table.rules}; this version has rules up to {game.meta.rules}")
    if not known:
        changes.append(f"the cards of '{table.edition.get('name')}' have changed")
    return changes


def against(path: Path) -> Findings:
    """Play the records of an older version again."""
    found = Findings()
    for name, record in _records(path):
        found.games += 1
        try:
            games.replay(record)
        except (LangbordError, *UNPLAYABLE) as error:
            found.wrong.append(f"{name} ({record.get('game')}): {first_line(error)}")
    return found


def _records(path: Path) -> Iterator[tuple[str, dict[str, Any]]]:
    with path.open("rb") as lines:
        for number, line in enumerate(lines, 1):
            try:
                value = json.loads(line.decode())
                name, record = str(value["table"]), dict(value["record"])
            except (ValueError, KeyError, TypeError, RecursionError):
                raise LangbordError(f"line {number} of {path} was not written by `langbord verify --write`") from None
            yield name, record
