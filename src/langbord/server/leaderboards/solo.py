"""Solo games that are compared with each other: the best of a game, and of one day's deal (see daily.py).

A game takes part if its plug-in has a `daily`. That says which of its solo games can be compared (`counts`) and how far
a player has come (`reached`), which parts those with the same score.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from typing import Any

from django.db.models import Q, QuerySet

from langbord import games
from langbord.engine.editions import own
from langbord.engine.position import Position
from langbord.server.models import Person, Solo, Table

SHOWN = 20  # lines of a list


@dataclass(frozen=True)
class Line:
    """One line of a list."""

    place: int
    solo: Solo
    name: str
    mine: bool


@dataclass(frozen=True)
class Placing:
    """Where a game stands among the others."""

    place: int
    of: int


# --- what comes onto a list ---------------------------------------------------------------------------


def compares(table: Table) -> bool:
    """Whether the score of a table can come onto a list; then its shuffle is a secret even from its only player."""
    of_game = games.plugin(table.game).daily
    if of_game is None or table.seats != 1 or table.imported or table.origin is not None:
        return False
    if own.is_own(str(table.options.get("edition", ""))):
        return False
    return of_game().counts(table.options)


def note_end(table: Table, position: Position[Any]) -> None:
    """A table is over: its score comes onto the list, if it was played to the end by a person alone, without
    help, without hints, and without a settled turn that was taken back: then they knew what would come."""
    place = table.places.first()
    if table.ending != "played" or not compares(table) or place is None or place.person is None:
        return
    if place.helped or place.hints or table.taken_back:
        return
    of_game = games.plugin(table.game).daily
    assert of_game is not None
    assert table.scores is not None
    result = {"score": table.scores[0], "reached": of_game().reached(position.view(0))}
    if table.daily is None:
        Solo.objects.update_or_create(table=table, defaults={"game": table.game, "person": place.person, **result})
    else:
        Solo.objects.filter(table=table).update(**result)  # practice has no line to write it on


def claim(guest: Person, person: Person) -> None:
    """A guest has signed in: their games are the account's. Of two tries at one deal the first one counts."""
    tries = Solo.objects.exclude(day=None).select_related("table")
    own = {(solo.game, solo.day): solo for solo in tries.filter(person=person)}
    for solo in tries.filter(person=guest):
        other = own.get((solo.game, solo.day))
        if other is not None:
            max(solo, other, key=lambda one: one.table.created).delete()
    Solo.objects.filter(person=guest).update(person=person)


# --- the lists ----------------------------------------------------------------------------------------


def finished(game: str, day: date | None) -> QuerySet[Solo]:
    """All that are on a list: of a day's deal, or of all other deals. The banned are not shown."""
    return Solo.objects.filter(game=game, day=day, score__isnull=False).exclude(person__banned=True)


def placing_of(solo: Solo) -> Placing:
    """Its place; those that are equal share one."""
    others = finished(solo.game, solo.day)
    better = others.filter(Q(score__gt=solo.score) | Q(score=solo.score, reached__gt=solo.reached))
    return Placing(better.count() + 1, others.count())


def best(game: str, day: date | None, person: Person | None) -> list[Line]:
    """The first of a list, and this person's daily game wherever it stands."""
    rows = finished(game, day).select_related("table", "person").order_by("-score", "-reached", "table__changed")
    first = list(rows[:SHOWN])
    if day is not None and person is not None:
        first += [solo for solo in rows.filter(person=person) if solo not in first]
    return [_line(solo, person) for solo in first]


def _line(solo: Solo, person: Person | None) -> Line:
    name = solo.person.name if solo.person else ""
    return Line(placing_of(solo).place, solo, name, person is not None and solo.person_id == person.pk)
