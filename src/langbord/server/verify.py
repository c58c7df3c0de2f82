"""`langbord verify`: plays every stored game again and tells what would be different.

Before an upgrade the old version writes down every game with its hashes (`--write`); the new one plays them again
(`--against`) and names the tables, and the turns, at which it would play otherwise.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from langbord import games
from langbord.engine.errors import LangbordError
from langbord.engine.record import UNPLAYABLE
from langbord.server.boards import Boards
from langbord.server.models import Table


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
    found = Findings()
    records: list[str] = []
    for table in Table.objects.exclude(state=Table.OPEN).order_by("created", "name").iterator():
        record = _played_again(table, found)
        if record is not None:
            records.append(json.dumps({"table": table.name, "record": record}, ensure_ascii=False))
    if write is not None:
        write.write_text("".join(f"{line}\n" for line in records), encoding="utf-8")
    return found


def _played_again(table: Table, found: Findings) -> dict[str, Any] | None:
    """The record of a table; None, and a finding, if its words cannot be said any more."""
    if table.state == Table.CLOSED and not table.moves_played:
        return None
    found.games += 1
    try:
        position = Boards().get(table).position  # from the words alone
        record = position.record()
    except (LangbordError, *UNPLAYABLE) as error:
        found.wrong.append(f"{table.name} ({table.game}): {_one_line(error)}")
        return None
    if table.state == Table.OVER and table.ending == "played":
        if (position.scores(), position.winners()) != (table.scores, table.winners):
            found.wrong.append(
                f"{table.name} ({table.game}): the scores would be {position.scores()}, not {table.scores}"
            )
    if table.rules != record["rules"]:
        found.notes.append(
            f"{table.name} ({table.game}): began with rules {table.rules}, now they are {record['rules']}"
        )
    if table.edition != record["edition"]:
        found.notes.append(f"{table.name} ({table.game}): the cards of '{table.edition.get('name')}' have changed")
    return dict(record)


def against(path: Path) -> Findings:
    """Play the records of an older version again."""
    found = Findings()
    for name, record in _records(path):
        found.games += 1
        try:
            games.replay(record)
        except (LangbordError, *UNPLAYABLE) as error:
            found.wrong.append(f"{name} ({record.get('game')}): {_one_line(error)}")
    return found


def _records(path: Path) -> Iterator[tuple[str, dict[str, Any]]]:
    with path.open(encoding="utf-8") as lines:
        for number, line in enumerate(lines, 1):
            try:
                value = json.loads(line)
                yield str(value["table"]), dict(value["record"])
            except (ValueError, KeyError, TypeError):
                raise LangbordError(f"line {number} of {path} was not written by `langbord verify --write`") from None


def _one_line(error: BaseException) -> str:
    return (str(error) or repr(error)).partition("\n")[0]
