"""Tables that do not fit any more: after an upgrade this version cannot play what was stored.

A table goes on by itself from its last turn start where all that was settled since can be played. Where it cannot,
nothing is thrown away before somebody at the table says so: they can go on from that turn start, or end the table.
"""

from __future__ import annotations

from langbord.server.models import Draft, Move, Person, Seat, Table
from langbord.server.tables import absence, chat, clocks, endings
from langbord.server.tables import moves as table_moves
from langbord.server.tables.errors import Refused
from langbord.server.tables.positions import BOARDS, DoesNotFit, changing


def misfit_of(table: Table) -> DoesNotFit | None:
    """Why a table cannot be shown; None if it can."""
    try:
        with BOARDS.locked(table.name):
            BOARDS.get(table)
    except DoesNotFit as misfit:
        return misfit
    return None


def go_on(table: Table, person: Person) -> None:
    """Take the last turn back for everybody, and go on from its start."""
    with changing(table):
        seat, misfit = _seat(table, person), misfit_of(table)
        if misfit is None or table.state != Table.PLAYING:
            raise Refused("fits")
        if misfit.start is None:
            raise Refused("does-not-fit")
        Move.objects.filter(table=table, number__gte=misfit.start).delete()
        table.moves_played = misfit.start
        _forget_draft(table, misfit.start)
        was = table.waiting_for
        table_moves.note_progress(table, BOARDS.get(table))
        clocks.keep(table, was)
        absence.keep(table, was, sign_of_life=True)
        table.save()
        chat.tell(table, "house-goes-on", seat.number)
        table_moves.changed(table)
        table_moves.progress(table)


def give_up(table: Table, person: Person) -> None:
    """End the table without a result."""
    with changing(table):
        _seat(table, person)
        if misfit_of(table) is None or table.state != Table.PLAYING:
            raise Refused("fits")
        _forget_draft(table, table.moves_played)
        endings.close_without_result(table)


def _seat(table: Table, person: Person) -> Seat:
    seat = table.places.filter(person=person).first()
    if seat is None:
        raise Refused("not-your-table", 403)
    return seat


def _forget_draft(table: Table, number: int) -> None:
    """Nothing is drafted; pages of before are behind."""
    draft, _ = Draft.objects.get_or_create(table=table)
    draft.number, draft.version, draft.words, draft.gestures = number, draft.version + 1, [], []
    draft.save()
