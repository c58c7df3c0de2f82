"""A game ends before the rules would end it: somebody concedes, all agree, a moderator closes the table."""

from __future__ import annotations

from langbord.engine.game import places_by_score
from langbord.server.leaderboards import ratings
from langbord.server.models import Table
from langbord.server.tables import absence, chat, clocks
from langbord.server.tables.errors import Refused
from langbord.server.tables.moves import (
    changed,
    drafting_seat,
    must_be_playing,
    progress,
    store,
)
from langbord.server.tables.positions import BOARDS, changing
from langbord.server.tournaments import results as cups
from langbord.server.worlds import progress as worlds


def concede(table: Table, seat: int) -> None:
    """Give up: a bot plays on in this seat; with one person left the game ends."""
    with changing(table):
        must_be_playing(table)
        if not table.places.filter(number=seat, conceded=False).update(conceded=True, bot="calm"):
            return
        chat.tell(table, "house-concedes", seat)
        people = table.places.exclude(person=None).filter(conceded=False)
        ends = not people.exists() or (people.count() == 1 and not table.places.filter(person=None).exists())
        if ends or drafting_seat(BOARDS.get(table).position) == seat:  # the others' clicks are not lost
            throw_draft_away(table)
        if ends:
            end(table, "conceded", winners=[place.number for place in people])
        else:
            clocks.keep(table, table.waiting_for)
            absence.keep(table, table.waiting_for)
            table.save()
            maybe_end_agreed(table)
        changed(table)
        progress(table)


def agree_to_end(table: Table, seat: int) -> None:
    """The game ends, without a winner, once all people who still play, and are there, want it."""
    with changing(table):
        must_be_playing(table)
        person = table.places.get(number=seat).person_id
        own = table.places.filter(person=person, agrees_to_end=False)  # also those beside them, at the same screen
        agrees = own.update(agrees_to_end=True) > 0
        if agrees:
            chat.tell(table, "house-agrees", seat)
        maybe_end_agreed(table)  # also when asked again: somebody may be away by now
        if agrees or table.state != Table.PLAYING:
            changed(table)


def maybe_end_agreed(table: Table) -> None:
    """End the game if somebody wants that, and nobody is left who does not; whoever is away is not asked."""
    willing = table.places.exclude(person=None).filter(conceded=False, agrees_to_end=True)
    if willing.exists() and all(place.agrees_to_end for place in absence.counted(table)):
        throw_draft_away(table)
        end(table, "agreed", winners=[])


def play_on(table: Table, seat: int) -> None:
    """Who agreed to end, and still waits for the others to agree, would rather play on."""
    with changing(table):
        must_be_playing(table)
        person = table.places.get(number=seat).person_id
        if table.places.filter(person=person, conceded=False, agrees_to_end=True).update(agrees_to_end=False):
            chat.tell(table, "house-plays-on", seat)
            changed(table)


def close(table: Table) -> None:
    """A moderator ends a table, without a result."""
    with changing(table):
        if table.state not in (Table.OPEN, Table.PLAYING):
            raise Refused("table-over")
        if table.state == Table.PLAYING:
            throw_draft_away(table)
        close_without_result(table)


def close_without_result(table: Table) -> None:
    """The same, once there is no draft. Call it inside `changing`."""
    if table.state == Table.PLAYING:
        worlds.note_early_end(table)
    table.state = Table.CLOSED
    table.waiting_for = None
    table.asked_since = table.waited_since = None
    table.save()
    cups.note_end(table)
    changed(table)


def end(table: Table, ending: str, winners: list[int]) -> None:
    """The game is over before the rules would end it. Call it inside `BOARDS.locked`, without a draft."""
    board = BOARDS.get(table)
    table.state = Table.OVER
    table.ending = ending
    table.waiting_for = None
    table.asked_since = table.waited_since = None
    table.scores = board.position.scores()
    table.winners = winners
    table.save()
    ratings.note_end(table, places_by_score(table.scores, winners))
    cups.note_end(table)
    worlds.note_early_end(table)


def throw_draft_away(table: Table) -> None:
    board = BOARDS.get(table)
    if board.position.draft:
        twin = board.position.copy()
        twin.undo(twin.draft)
        store(table, twin, board)
