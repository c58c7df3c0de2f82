"""The record of a finished game as a file: the record itself, and beside it what no rule decides: how the table came
to its end, and who sat there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from langbord.engine.editions import own
from langbord.server.editions import store
from langbord.server.http.sanitize import one_line
from langbord.server.models import Person, SealedEdition, Table
from langbord.server.tables.positions import BOARDS
from langbord.server.tables.seats import LONGEST_NAME, names_of

OWN_EDITION = "own_edition"  # beside the record: the files of an edition that a player wrote
TRIED = "tried"  # beside the origin of a table: where it was tried from (fork.py)
EARLY = ("conceded", "agreed")  # endings that the words alone do not tell


@dataclass(frozen=True)
class Ending:
    """How a table ended, as a file tells it; `how` is empty if it was played to the end, or goes on."""

    how: str
    winners: list[int]
    names: list[str]


def exported(table: Table, person: Person | None = None) -> dict[str, Any]:
    """The file of a table that is over. Everybody may have it, so it does not say which other table it was tried from:
    that one may be played still, and known only to those who sit there. The cards of an edition that a player wrote go
    along for those who may read them."""
    with BOARDS.locked(table.name):
        data = BOARDS.get(table).position.record()
    data["origin"] = {key: value for key, value in data["origin"].items() if key != TRIED}
    name = data["edition"]["name"]
    sealed = (
        SealedEdition.objects.filter(name=name).first() if own.is_own(name) and store.reads(table, person) else None
    )
    if sealed is not None:
        data[OWN_EDITION] = {"title": sealed.title, "files": sealed.files}
    names = list(names_of(table))
    beside: dict[str, Any] = {"ending": table.ending, "winners": table.winners, "names": names}
    if table.taken_back:
        beside["taken_back"] = table.taken_back
    elif table.ending not in EARLY and not any(names):
        return data
    return {**data, "table": beside}


def ending_of(record: dict[str, Any], seats: int) -> Ending:
    """What a file tells beside its record, as far as it makes sense."""
    beside = record.get("table")
    if not isinstance(beside, dict):
        return Ending("", [], [""] * seats)
    how = str(beside.get("ending"))
    won = beside.get("winners")
    winners = won if isinstance(won, list) and how == "conceded" else []
    names = beside.get("names")
    return Ending(
        how=how if how in EARLY else "",
        winners=[seat for seat in range(seats) if seat in winners],
        names=[_name(name) for name in names] if isinstance(names, list) and len(names) == seats else [""] * seats,
    )


def _name(name: object) -> str:
    return one_line(name, LONGEST_NAME) if isinstance(name, str) else ""
