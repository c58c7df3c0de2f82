"""What the table page tells about time: the recap, the race, where else one is waited for, nudges."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from datetime import timedelta
from typing import Any

from django.db.models import F
from django.utils import timezone

from langbord.server import tables
from langbord.server.films import film_of
from langbord.server.models import Move, Person, Seat, Table
from langbord.server.pages import Viewer
from langbord.server.parts import has_picture
from langbord.server.race import Race, race
from langbord.server.recap import Recap, recap
from langbord.server.tables import Refused

NUDGES_APART = timedelta(hours=1)
MOST = 300  # recaps kept in memory
_recaps: OrderedDict[tuple[object, ...], Recap] = OrderedDict()


def moments(
    table: Table, places: Sequence[Seat], page: dict[str, Any], person: Person | None, names: tuple[str, ...]
) -> dict[str, Any]:
    """Everything that live.html shows of it. `page` is the page so far."""
    viewer: Viewer = page["viewer"]
    playing = table.state == Table.PLAYING
    mine = bool(page["mine"] or page["held"])
    waited_for = places[page["waiting"]] if playing and page["waiting"] is not None else None
    return {
        "recap": maybe_recap(table, places, viewer, names) if playing and page["mine"] and not page["draft"] else None,
        "can_look_back": table.state == Table.OVER and bool(film_of(table).rounds),
        "has_picture": has_picture(table.game),
        "race": race_of(table, page["names"]) if table.state == Table.OVER else None,
        "next_table": None if mine or person is None else next_table(table, person),
        "nudge": waited_for if waited_for and not mine and viewer.seats and may_be_nudged(waited_for) else None,
        "nudged": bool(mine and playing and any(was_nudged(table, places[seat]) for seat in viewer.seats)),
        "tried": (table.origin or {}).get("tried") if viewer.seats else None,
    }


# --- the recap ----------------------------------------------------------------------------------------


def maybe_recap(table: Table, places: Sequence[Seat], viewer: Viewer, names: tuple[str, ...]) -> Recap | None:
    """What happened since the viewer's last move; nothing if it was the last move, or if they play several seats."""
    if viewer.seat is None or len(viewer.seats) > 1:
        return None
    seen, now = places[viewer.seat].seen, table.moves_played
    if seen >= now:
        return None
    key = (table.name, viewer.seat, seen, now, viewer.language, names)
    if key not in _recaps:
        film = film_of(table)
        _recaps[key] = recap(film.at(seen), film.at(now), viewer, names, f"{table.name}-{seen}-{now}")
        while len(_recaps) > MOST:
            _recaps.popitem(last=False)
    return _recaps[key]


# --- the race -----------------------------------------------------------------------------------------


def race_of(table: Table, names: Sequence[str]) -> Race | None:
    """The race of a finished game; none if there was not even a round of it, or not a point in all of it."""
    rounds = film_of(table).rounds
    scored = any(table.scores or ()) or any(any(entry.scores) for entry in rounds)
    return race(rounds, table.scores, names) if rounds and table.scores and scored else None


# --- waiting for people -------------------------------------------------------------------------------


def next_table(table: Table, person: Person) -> str | None:
    """The name of another table that waits for this person, the longest waiting first."""
    waiting = Table.objects.filter(
        state=Table.PLAYING, places__person=person, places__bot="", places__number=F("waiting_for")
    )
    return waiting.exclude(name=table.name).order_by("changed").values_list("name", flat=True).first()


def may_be_nudged(place: Seat) -> bool:
    """A person, and not nudged within the last hour."""
    if place.person_id is None or place.bot:
        return False
    return place.nudged is None or timezone.now() - place.nudged >= NUDGES_APART


def was_nudged(table: Table, place: Seat) -> bool:
    """Whether somebody nudged this seat since anybody last moved."""
    if place.nudged is None or table.waiting_for != place.number:
        return False
    last = Move.objects.filter(table=table).order_by("-number").values_list("at", flat=True).first()
    return last is None or last < place.nudged


def nudge(table: Table, person: Person) -> Seat:
    """Tell whoever is waited for that the others wait."""
    table.refresh_from_db()
    if not table.places.filter(person=person).exists():
        raise Refused("not-your-table", 403)
    asked = table.waiting_for if table.state == Table.PLAYING else None
    place = None if asked is None else table.places.get(number=asked)
    if place is None or place.person_id is None or place.bot or place.person_id == person.pk:
        raise Refused("nobody-to-nudge")
    if not may_be_nudged(place):
        raise Refused("nudged-lately", 429)
    place.nudged = timezone.now()
    place.save(update_fields=["nudged"])
    tables.changed(table)
    return place
