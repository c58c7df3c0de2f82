"""The optional clock of a table. The engine knows nothing of it: time is a matter of manners, not of the rules.

A clock is one of two kinds, as it is stored in Table.clock:
- {"kind": "game", "base": seconds, "increment": seconds}: so much for the whole game, and a little more for each turn;
- {"kind": "turn", "base": seconds}: so much for every turn.

The clock of the seat that is asked runs, from Table.asked_since on; what it has used before is already taken off its
Seat.time_left. Bots have no clock. When time is used up nothing happens by itself: the others may let a bot play.
"""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Mapping
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

from django.conf import settings
from django.db import Error, close_old_connections, transaction
from django.utils import timezone

from langbord.server.models import Pulse, Seat, Table

MINUTE, DAY = 60, 24 * 60 * 60
MINUTES = (10, 20, 40)  # per player, at live tables
INCREMENTS = (0, 15, 30)  # seconds per turn
DAYS = (1, 3, 7)  # per turn, at leisure
BEAT = 30.0  # seconds between signs of life

Clock = Mapping[str, Any]


def now() -> datetime:
    """The only look at the wall clock; tests hold it still here."""
    return timezone.now()


def live(minutes: int, increment: int) -> dict[str, Any]:
    """A clock for a game at one sitting."""
    return {"kind": "game", "base": minutes * MINUTE, "increment": increment}


def leisure(days: int) -> dict[str, Any]:
    """A clock for a game over weeks."""
    return {"kind": "turn", "base": days * DAY}


# --- reckoning ----------------------------------------------------------------------------------------


def elapsed(since: datetime | None, at: datetime) -> float:
    """Seconds on a running clock; never less than none, should the wall clock have been set back."""
    return max(0.0, (at - since).total_seconds()) if since is not None else 0.0


def left(time_left: float, since: datetime | None, at: datetime) -> float:
    """What remains; never below nothing."""
    return max(0.0, time_left - elapsed(since, at))


def on_settled(clock: Clock, time_left: float, by_bot: bool) -> float:
    """What a seat has once its turn is settled. For turns that a bot played nobody earns time."""
    if clock["kind"] == "turn":
        return float(clock["base"])
    return time_left if by_bot else time_left + clock["increment"]


def on_return(clock: Clock, time_left: float) -> float:
    """Who comes back to their seat without time gets a little, or the others could send them away again at once."""
    return time_left or float(clock["base"] if clock["kind"] == "turn" else MINUTE)


# --- keeping ------------------------------------------------------------------------------------------


def keep(table: Table, was: int | None, turn_over: bool = False) -> None:
    """Take off the time of the seat that was asked; from now on the clock of the one that is asked runs.

    Changes `table` and leaves it to the caller to save it."""
    if table.clock is None:
        return
    at = now()
    place = table.places.get(number=was) if was is not None else None
    if place is not None and place.time_left is not None:
        rest = left(place.time_left, table.asked_since, at)
        rest = on_settled(table.clock, rest, bool(place.bot)) if turn_over else rest
        table.places.filter(number=place.number).update(time_left=rest)
    people = table.places.filter(bot="").exclude(person=None).values_list("number", flat=True)
    table.asked_since = at if table.state == Table.PLAYING and table.waiting_for in people else None


def welcome_back(table: Table, place: Seat) -> None:
    """A person takes their seat back from a bot."""
    if table.clock is not None and place.time_left is not None:
        place.time_left = on_return(table.clock, place.time_left)


def left_of(table: Table, place: Seat) -> float | None:
    """What a seat has now; None without a clock, and for bots."""
    if table.clock is None or place.time_left is None or place.bot or place.person_id is None:
        return None
    return left(place.time_left, table.asked_since if place.number == table.waiting_for else None, now())


# --- a server that was away ---------------------------------------------------------------------------
# While it runs the server gives a sign of life twice a minute: it touches a file, or, where several processes share a
# database, one row in it. When it starts again it moves the running clocks on by the age of that sign: nobody pays for
# the downtime, save for the half minute at most since the last sign. Where others were there all the while nobody was
# kept waiting, and no clock is moved.


def after_downtime(alive: Path) -> None:
    """Give the people who are asked the time back in which nobody could move."""
    if settings.ON_POSTGRESQL:
        _after_downtime_of_all()
        return
    if alive.exists():
        at = now()
        _move_clocks(at - datetime.fromtimestamp(alive.stat().st_mtime, at.tzinfo), at)
    alive.touch()


def _after_downtime_of_all() -> None:
    with transaction.atomic():
        last = Pulse.objects.select_for_update().first()
        at = now()
        if last is not None and at - last.at > timedelta(seconds=2 * BEAT):
            _move_clocks(at - last.at, at)
        Pulse.objects.update_or_create(id=1, defaults={"at": at})


def _move_clocks(down: timedelta, at: datetime) -> None:
    def moved(since: datetime | None) -> datetime | None:
        return None if since is None else max(since, min(since + down, at))

    with transaction.atomic():
        for table in Table.objects.filter(state=Table.PLAYING).exclude(asked_since=None, waited_since=None):
            # By update, so that `changed`, by which tables are sorted, stays as it was.
            since = {"asked_since": moved(table.asked_since), "waited_since": moved(table.waited_since)}
            Table.objects.filter(pk=table.pk).update(**since)


def beat(alive: Path, stop: threading.Event) -> None:
    """Give signs of life until told to stop; runs in a thread of its own."""
    while not stop.wait(BEAT):
        if settings.ON_POSTGRESQL:
            with contextlib.suppress(Error):  # while the database is away, nobody can move
                Pulse.objects.update_or_create(id=1, defaults={"at": now()})
            close_old_connections()
        else:
            alive.touch()
