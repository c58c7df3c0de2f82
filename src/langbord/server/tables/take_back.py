"""Taking a settled turn back. Where only bots play with somebody they may do so whenever they like; among people all
the others who are there must agree, and what was asked lapses as soon as anybody moves on.

It goes back to the start of the last turn of whoever wants it. Chance draws the same again, so they know more than they
did: the table says from then on that a turn was taken back, its result comes onto no list, and daily games, which are
compared, have no such thing. What is asked stands in Table.take_back.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from langbord import games
from langbord.engine.errors import LangbordError
from langbord.engine.record import UNPLAYABLE
from langbord.server.models import Move, Person, Table
from langbord.server.tables import absence, chat
from langbord.server.tables import moves as table_moves
from langbord.server.tables.errors import Refused
from langbord.server.tables.positions import BOARDS, changing
from langbord.server.tables.replay import film_of
from langbord.server.worlds import progress


@dataclass(frozen=True)
class Asked:
    """What somebody asks of the others."""

    seat: int
    person: int
    to: int  # the number of settled moves that would be left
    at: int  # how many there were when it was asked
    agreed: list[int] = field(default_factory=list)  # numbers of people


def asked(table: Table) -> Asked | None:
    """What is asked now; nothing any more once the table has moved on."""
    found: dict[str, Any] | None = table.take_back
    if found is None or table.state != Table.PLAYING or found["at"] != table.moves_played:
        return None
    return Asked(**found)


# --- what can be done ---------------------------------------------------------------------------------


def ask(table: Table, person: Person, version: int) -> None:
    """Take the last turn of this person back, or ask the others for it. `version` is the draft's that they saw, so that
    the same request come twice takes one turn back."""
    with changing(table):
        _must_be_possible(table)
        if BOARDS.get(table).version != version:
            raise Refused("stale")
        own = [place.number for place in table.places.filter(person=person, conceded=False, bot="")]
        if not own:
            raise Refused("not-your-table", 403)
        if asked(table) is not None:
            raise Refused("take-back-asked")
        to = last_turn(table, own)
        if others(table, person):
            wish = Asked(own[0], person.pk, to, table.moves_played)
            table.take_back = wish.__dict__
            table.save(update_fields=["take_back"])
            chat.tell(table, "house-asks-back", own[0])
            table_moves.changed(table)
        else:
            _rewind(table, to, own[0])


def agree(table: Table, person: Person) -> None:
    """One of the others agrees; with the last of them the turn is taken back."""
    with changing(table):
        wish = _must_be_asked(table)
        needed = others_than(table, wish.person)
        if person.pk not in needed:
            raise Refused("not-your-table", 403)
        agreed = sorted({*wish.agreed, person.pk})
        if needed <= set(agreed):
            _must_be_possible(table)
            _rewind(table, wish.to, wish.seat)
            return
        if agreed == wish.agreed:
            return
        table.take_back = {**wish.__dict__, "agreed": agreed}
        table.save(update_fields=["take_back"])
        table_moves.changed(table)


def refuse(table: Table, person: Person) -> None:
    """One of the others would rather not; or whoever asked does not ask any more."""
    with changing(table):
        wish = _must_be_asked(table)
        seat = table.places.filter(person=person, conceded=False).first()
        if seat is None:
            raise Refused("not-your-table", 403)
        table.take_back = None
        table.save(update_fields=["take_back"])
        if person.pk != wish.person:
            chat.tell(table, "house-keeps-turn", seat.number)
        table_moves.changed(table)


def _must_be_asked(table: Table) -> Asked:
    wish = asked(table)
    if wish is None:
        raise Refused("nothing-asked")
    return wish


def _must_be_possible(table: Table) -> None:
    if table.state == Table.OPEN:
        raise Refused("table-not-begun")
    if table.state != Table.PLAYING:
        raise Refused("table-over")
    if table.daily is not None:
        raise Refused("take-back-daily")


def _rewind(table: Table, to: int, seat: int) -> None:
    if games.meta(table.game).worlds:
        begun = Move.objects.filter(table=table, number__gte=to, word=progress.worlds_of(table.game).anew)
        if begun.exists():  # the old world lies on its shelf already
            raise Refused("take-back-world")
    table_moves.rewind(table, to, seat)
    chat.tell(table, "house-took-back", seat)


# --- whose word counts, and where it goes back to -----------------------------------------------------


def others(table: Table, person: Person) -> set[int]:
    """The people who must agree with this one: those who play, and are there."""
    return others_than(table, person.pk)


def others_than(table: Table, person: int) -> set[int]:
    return {place.person_id for place in absence.counted(table) if place.person_id is not None} - {person}


def last_turn(table: Table, own: list[int]) -> int:
    """The number of the first move of the last turn that one of these seats has begun, with something settled in it."""
    try:
        turns = [number for number in film_of(table).turns if number < table.moves_played]
    except (LangbordError, *UNPLAYABLE):  # an older version of the game played otherwise
        raise Refused("take-back-lost") from None
    begun = Move.objects.filter(table=table, number__in=turns, seat__in=own).order_by("-number")
    first = begun.values_list("number", flat=True).first()
    if first is None:
        raise Refused("nothing-to-take-back")
    return first
