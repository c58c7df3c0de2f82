"""The curtain: several people at one screen, each of whom has something to hide from the others.

Seats of one person that no bot plays for sit at one screen. Before one of them that holds secrets is shown its side,
the screen is handed over: until somebody says that they are that seat, page, stream and API know only what a spectator
may see. That lasts while the seat alone is asked; as soon as another one has answered, the curtain is down again. What
is open stands in the database, so it is the same for a page that is loaded again and for every process.

Where nothing is secret there is no curtain, and whoever plays one seat never meets it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from langbord.engine.handover import holds_secrets
from langbord.engine.position import Position
from langbord.server import notify
from langbord.server.models import Person, Seat, Table
from langbord.server.tables.errors import Refused
from langbord.server.tables.moves import drafting_seat
from langbord.server.tables.positions import BOARDS, changing


@dataclass(frozen=True)
class Eyes:
    """With whose eyes a person sees a table: a seat's, or a spectator's (None)."""

    seat: int | None
    curtain: int | None = None  # the seat that is asked, whose person has not come to the screen yet
    alone: bool = True  # nobody else of this screen looks on: what only the seat may read can be shown


def asked_seat(position: Position[Any]) -> int | None:
    """The seat whose turn it is: it is asked, or has unsettled answers."""
    drafting = drafting_seat(position)
    if drafting is not None:
        return drafting
    return position.ask.seat if position.ask is not None else None


def seats_of(places: Sequence[Seat], person: Person | None) -> tuple[int, ...]:
    """The seats of a person."""
    return tuple(place.number for place in places if person is not None and place.person_id == person.pk)


def eyes(table: Table, places: Sequence[Seat], own: Sequence[int], position: Position[Any] | None) -> Eyes:
    """With whose eyes the person of these seats sees a position of the table."""
    if position is None or len(own) < 2:
        return Eyes(own[0] if own else None)
    asked = asked_seat(position)
    here = [seat for seat in own if not places[seat].bot]
    if table.state != Table.PLAYING or len(here) < 2:
        return one_by_one(here or own, position)
    if asked in here:
        assert asked is not None
        if not holds_secrets(position, asked):
            return Eyes(asked, alone=False)
        return Eyes(asked) if is_open(places[asked], position) else Eyes(None, curtain=asked, alone=False)
    return Eyes(None if holds_secrets(position, here[0]) else here[0], alone=False)


def one_by_one(own: Sequence[int], position: Position[Any] | None) -> Eyes:
    """Without a screen: for each of the seats when it is asked."""
    asked = asked_seat(position) if position is not None else None
    return Eyes(asked if asked in own else own[0] if own else None)


def is_open(place: Seat, position: Position[Any]) -> bool:
    """Whether the person of a seat has come to the screen, and nobody else has answered since."""
    if place.opened is None or place.opened > position.barrier:
        return False
    return all(seat == place.number for seat, _ in position.asked()[place.opened :])


def shared_secrets(table: Table, places: Sequence[Seat], person: Person | None, position: Position[Any]) -> bool:
    """Whether people at this person's screen hide something from each other."""
    here = [seat for seat in seats_of(places, person) if not places[seat].bot]
    return table.state == Table.PLAYING and len(here) > 1 and any(holds_secrets(position, seat) for seat in here)


def lift(table: Table, person: Person | None, seat: int) -> None:
    """Somebody says that they are the seat that is asked, and that nobody else looks."""
    with changing(table):
        if table.state != Table.PLAYING:
            raise Refused("table-over" if table.state != Table.OPEN else "table-not-begun")
        places = list(table.places.all())
        own = seats_of(places, person)
        if seat not in own:
            raise Refused("not-your-table", 403)
        position = BOARDS.get(table).position
        if eyes(table, places, own, position).curtain == seat:
            table.places.filter(number=seat).update(opened=position.barrier)
            notify.tell(table.name)
        elif asked_seat(position) != seat:
            raise Refused("not-asked")


def leave_open(table: Table) -> None:
    """Whoever brings in a report wants to see the question that it is about."""
    with changing(table):
        position = BOARDS.get(table).position
        seat = asked_seat(position)
        if seat is not None:
            table.places.filter(number=seat).update(opened=position.barrier)


def must_be_lifted(table: Table, seat: Seat) -> None:
    """Nobody acts for a seat whose side is not shown: the refusals alone would tell what it holds."""
    if seat.person_id is None:
        return
    with BOARDS.locked(table.name):
        table.refresh_from_db()
        places = list(table.places.all())
        own = [place.number for place in places if place.person_id == seat.person_id]
        if len(own) < 2 or table.state != Table.PLAYING:
            return
        if eyes(table, places, own, BOARDS.get(table).position).curtain is not None:
            raise Refused("curtain-down")
