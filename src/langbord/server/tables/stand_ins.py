"""A bot plays for somebody who is away, and hands the seat back."""

from __future__ import annotations

from langbord import bots
from langbord.server.models import Person, Table
from langbord.server.tables import absence, alone, chat, clocks, fork
from langbord.server.tables.endings import maybe_end_agreed
from langbord.server.tables.errors import Refused
from langbord.server.tables.moves import (
    changed,
    must_be_playing,
    progress,
)
from langbord.server.tables.positions import changing


def stand_in(table: Table, seat: int, level: str, told: str = "house-away") -> None:
    """Let a bot of a level play for an absent person; an empty level hands the seat back. The table is told."""
    with changing(table):
        must_be_playing(table)
        if level and level not in bots.BOTS:
            raise Refused("bad-request", 400)
        place = table.places.get(number=seat)
        if place.person is None or place.conceded:
            raise Refused("seat-not-yours", 403)
        if level and table.daily is not None:
            raise Refused("daily-alone")
        if level not in ("", alone.BOT) and fork.running_source(table) is not None:
            raise Refused("tried-bots")
        if level == place.bot:
            return
        if bool(level) != bool(place.bot):
            chat.tell(table, told if level else "house-back", seat)
        place.helped = place.helped or bool(level)
        if not level and place.bot:
            clocks.welcome_back(table, place)
        place.bot = level
        place.save()
        clocks.keep(table, table.waiting_for)
        absence.keep(table, table.waiting_for, sign_of_life=seat == table.waiting_for)
        table.save()
        changed(table)
        progress(table)


def time_out(table: Table, seat: int, person: Person) -> None:
    """Somebody lets a bot play for another who is waited for and is away, or whose clock has run out."""
    with changing(table):
        must_be_playing(table)
        place = table.places.filter(number=seat).first()
        wait = absence.wait_for(table, place) if place is not None else None
        if place is None or wait is None:
            raise Refused("nobody-waits")
        if wait.left is None:
            raise Refused("waits-for-ever")
        if wait.left:
            raise Refused("still-has-time", values={"name": place.name, "left": wait.left})
        if place.person_id == person.pk:
            raise Refused("your-own-seat")
        replace(table, seat, "house-late" if wait.late else "house-absent")


def replace(table: Table, seat: int, told: str) -> None:
    """A bot plays for somebody who has not asked for it. What the others had agreed on without them may now be done."""
    with changing(table):
        stand_in(table, seat, "steady", told)
        maybe_end_agreed(table)
