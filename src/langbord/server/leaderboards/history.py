"""What a person has played: their finished tables, how they came out, and what is told of all of them together.

Everybody sees of another what was played in the open: tables that stood in the lobby, and rated ones.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from datetime import date, timedelta
from itertools import groupby

from django.db.models import Q, QuerySet

from langbord import games
from langbord.engine.game import places_by_score
from langbord.lessons import reader
from langbord.plugin import find
from langbord.server.models import Person, RatingChange, Solo, Table, World
from langbord.server.site_texts import house
from langbord.server.tables import learning
from langbord.server.tables.seats import names_of

LINES = 20  # of one page
MOST = 2000  # tables that are counted, the latest


@dataclass(frozen=True)
class Past:
    """A finished table, as the person came out of it."""

    table: Table
    place: int | None  # none where nobody wins or loses
    score: int | None
    against: list[str]
    change: float | None  # of the rating


@dataclass(frozen=True)
class OfGame:
    """All that a person has done in one game."""

    game: str
    played: int
    won: int
    places: list[tuple[int, int]]  # place → how often, from the first
    solved: int
    lessons: int
    worlds: int


@dataclass(frozen=True)
class Streaks:
    """How often in a row."""

    wins: int  # up to the latest table
    most_wins: int
    days: int  # with a daily game, up to today or yesterday


def tables_of(person: Person, reader_: Person | None) -> QuerySet[Table]:
    """The finished tables of a person that somebody may see here, the latest first."""
    found = Table.objects.filter(state=Table.OVER, lesson="", imported=False, places__person=person).distinct()
    if reader_ is None or reader_.pk != person.pk:
        found = found.filter(Q(listed=True) | Q(rated=True))
    return found.order_by("-changed", "name")


def search(found: QuerySet[Table], game: str, text: str, language: str) -> QuerySet[Table]:
    """Those of a game, and where this text is part of a name at the table, of the game's title, or of the address."""
    if game:
        found = found.filter(game=game)
    if text:
        titles = [name for name in games.names() if text.lower() in house(language).title(name).lower()]
        found = found.filter(Q(places__name__icontains=text) | Q(game__in=titles) | Q(name=text.lower()))
    return found


def lines(tables: list[Table], person: Person, language: str) -> list[Past]:
    """Finished tables, each in a line."""
    changes = {
        change.table_id: change.mu - change.before
        for change in RatingChange.objects.filter(rating__person=person, table__in=tables)
    }
    return [_line(table, person, language, changes.get(table.name)) for table in tables]


def of_games(person: Person, reader_: Person | None) -> list[OfGame]:
    """What a person has done in each game that they have played."""
    rows = [(table, _place(table, person)) for table in tables_of(person, reader_).prefetch_related("places")[:MOST]]
    found: list[OfGame] = []
    for game in games.names():
        places = [place for table, place in rows if table.game == game]
        solved = len(learning.solved_by(person, game))
        worlds = World.objects.filter(owner=person, game=game).count()
        if places or solved or worlds:
            counted = sorted(Counter(place for place in places if place is not None).items())
            won = sum(1 for place in places if place == 1)
            found.append(OfGame(game, len(places), won, counted, solved, len(reader.lessons_of(game)), worlds))
    return found


def streaks(person: Person, reader_: Person | None, today: date) -> Streaks:
    """How often in a row somebody has won, and come to the daily game."""
    places = [_place(table, person) for table in tables_of(person, reader_).prefetch_related("places")[:MOST]]
    won = [place == 1 for place in places if place is not None]  # the latest first
    rows = [len(list(row)) for wins, row in groupby(won) if wins]
    played = Solo.objects.filter(person=person).exclude(day=None).exclude(score=None)
    days = set(played.values_list("day", flat=True))
    day = today if today in days else today - timedelta(days=1)
    count = 0
    while day in days:
        count, day = count + 1, day - timedelta(days=1)
    return Streaks(rows[0] if won and won[0] else 0, max(rows, default=0), count)


def _line(table: Table, person: Person, language: str, change: float | None) -> Past:
    own = [seat.number for seat in table.places.all() if seat.person_id == person.pk]
    names = names_of(table, language)
    against = [name for number, name in enumerate(names) if number not in own]
    score = table.scores[own[0]] if table.scores and own else None
    return Past(table, _place(table, person), score, against, change)


def _place(table: Table, person: Person) -> int | None:
    """How a person came out of a table; none if nobody could win, or they played all sides."""
    own = [seat.number for seat in table.places.all() if seat.person_id == person.pk]
    plugin = find(table.game)
    if plugin is None or not own or len(own) == table.seats or table.scores is None or table.ending == "agreed":
        return None
    if plugin.meta.together(table.seats, table.options):
        return None
    return min(places_by_score(table.scores, table.winners or [])[number] for number in own)
