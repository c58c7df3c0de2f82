"""Import a record: a game from a file becomes a table of whoever brings it.

The file comes from outside and may be anything, so it is measured before it is read, and played again word by word
before anything is stored. What does not hold is answered with one sentence.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from django.core.files.uploadedfile import UploadedFile
from django.db import transaction

from langbord import games
from langbord.engine.bounds import bounds_of, must_be_bounded
from langbord.engine.chance import fresh_key
from langbord.engine.errors import EditionError, LangbordError, RecordError
from langbord.engine.position import Position
from langbord.engine.record import UNPLAYABLE
from langbord.server.editions import store
from langbord.server.http import sanitize
from langbord.server.models import Draft, Person, Seat, Table, World
from langbord.server.plugins import must_be_of_the_house
from langbord.server.tables import endings, fairness, problem_report
from langbord.server.tables import moves as table_moves
from langbord.server.tables.export_record import OWN_EDITION, Ending
from langbord.server.tables.positions import BOARDS, Board, at_origin
from langbord.server.worlds import progress

LARGEST = 400_000  # bytes
#: The longest game of the tests and of a hundred random ones has 848 words. Only a game with worlds goes on and on at
#: one table: its longest month has 266, and this is enough for thirty of them.
MOST_WORDS = 8_000
MOST_DIGITS = 40
LONGEST_DETAIL = 300  # characters; an error may quote the file


#: Draws the page of a table for a person; what cannot be drawn raises.
Show = Callable[[Table, Person], object]


class Unsound(LangbordError):
    """The file is no record that can be played; `key` is the message for the player."""

    def __init__(self, key: str, detail: str = "") -> None:
        super().__init__(detail or key)
        self.key: str = key
        self.detail: str = detail


def record_in(data: dict[str, Any]) -> tuple[dict[str, Any], int | None]:
    """The record of a file, and the point in it to go on from: a report is brought in to look at just one."""
    if not problem_report.is_report(data):
        return data, None
    try:
        return problem_report.record_in(data)
    except RecordError:
        raise Unsound("no-record") from None


def read(file: object) -> dict[str, Any]:
    """The JSON object of a file, no larger than a record can be."""
    data = read_json(file, LARGEST)
    if not problem_report.is_report(data) and not isinstance(data.get("words"), list):
        raise Unsound("not-record")
    return data


def read_json(file: object, largest: int) -> dict[str, Any]:
    """The JSON object of a file that has at most so many bytes."""
    if not isinstance(file, UploadedFile):
        raise Unsound("no-file")
    if file.size is None or file.size > largest:
        raise Unsound("too-large")
    try:
        data = json.loads(file.read().decode("utf-8-sig"), parse_int=_number, parse_constant=_no_number)
    except (ValueError, RecursionError):
        raise Unsound("not-record") from None
    if not isinstance(data, dict):
        raise Unsound("not-record")
    return data


def _no_number(name: str) -> Any:
    raise ValueError(f"{name} is no number of a record")


def _number(digits: str) -> int:
    if len(digits) > MOST_DIGITS:
        raise ValueError("more digits than any number in a record has")
    return int(digits)


def checked(
    record: dict[str, Any], at: int | None = None, *, draft: bool = False, person: Person | None = None
) -> Position[Any]:
    """The position at the end of a record, or after some of its words; all of them are settled, unless what was a
    `draft` stays one. An edition that a player wrote comes with the record, or is one that the person may use."""
    if len(record["words"]) > MOST_WORDS:
        raise Unsound("too-long")
    try:
        if OWN_EDITION in record and person is not None:
            store.bring_in(str(record.get("game")), record[OWN_EDITION], person)
        _must_be_of_the_house(record, person)
        origin = record.get("origin")
        bounds = bounds_of(games.load(str(record.get("game"))).state_type)
        if isinstance(origin, dict):
            must_be_bounded(origin.get("state"), bounds)
        must_be_bounded(record.get("base"), bounds)
        position = games.replay(record, at, hold=True)
        if draft:
            problem_report.settle_as_it_was(position, record)
        else:
            position.settle()
    except EditionError:  # not the fault of the file
        raise
    except LangbordError as error:
        raise Unsound("not-sound", one_line(str(error))) from None
    except (*UNPLAYABLE, RecursionError, MemoryError):
        raise Unsound("unplayable") from None
    return position


def _must_be_of_the_house(record: dict[str, Any], person: Person | None) -> None:
    """An edition or a book can also be a folder, but not one of ours that a file names."""
    options = record.get("options")
    if isinstance(options, dict):
        name = games.meta(str(record.get("game"))).name
        must_be_of_the_house(name, options, lambda edition, game: store.may_use(edition, game, person))


def one_line(text: str) -> str:
    """What is wrong, as it can stand on a page: it may quote the file."""
    line = sanitize.one_line(text, LONGEST_DETAIL + 1)
    return line if len(line) <= LONGEST_DETAIL else line[: LONGEST_DETAIL - 1] + "…"


def origin_of(origin: dict[str, Any]) -> dict[str, Any]:
    """Where a game begins, as replay reads it, and nothing else that a file may tell there."""
    if "state" in origin:
        return {"state": origin["state"]}
    return {"seed": origin["seed"]} if type(origin.get("seed")) is int else {"key": origin["key"]}


@transaction.atomic
def seat(
    position: Position[Any],
    origin: dict[str, Any],
    person: Person,
    ending: Ending,
    show: Show,
    world: World | None = None,
) -> Table:
    """The table, with the person in all seats under the names of those who sat there; over if it ended early. It is a
    month of the world, or, where the game has worlds, of a new one."""
    name, content = position.game.edition(position.options)
    table = Table.objects.create(
        game=position.game.meta.name,
        seats=position.seats,
        options=position.options,
        key=fairness.key_of(origin, fresh_key()).hex(),
        origin=None if "key" in origin else origin,
        rules=position.rules,
        edition={"name": name, "hash": content},
        state=Table.PLAYING,
        imported=True,
        owner=person,
        world=world,
    )
    if position.game.meta.worlds and world is None:
        progress.found(person, table)
    seen = len(position.words())
    for number in range(position.seats):
        Seat.objects.create(table=table, number=number, person=person, name=ending.names[number], seen=seen)
    Draft.objects.create(table=table)
    with BOARDS.locked(table.name):
        table_moves.store(table, position, Board(at_origin(table), 0, 0))
        if ending.how and table.state == Table.PLAYING:
            endings.end(table, ending.how, ending.winners)
        if "state" in origin:
            _must_be_shown(table, person, show)
    return table


def _must_be_shown(table: Table, person: Person, show: Show) -> None:
    """A state made by hand may pass every check and still have no picture: better told now than at the table."""
    try:
        show(table, person)
    except Exception:
        BOARDS.drop(table.name)
        raise Unsound("unplayable") from None
