"""Sagas: stories of several games, each begun by itself. What somebody has won is read off their finished tables."""

from __future__ import annotations

from dataclasses import dataclass

from langbord import games
from langbord.engine.errors import LangbordError
from langbord.plugin import Chapter, ChapterTexts, Saga
from langbord.server.models import Person, Table
from langbord.server.site_texts import words_of
from langbord.server.tables.positions import BOARDS

MOST = 2000  # tables that are looked through, the latest


@dataclass(frozen=True)
class Row:
    """A chapter as it stands for somebody."""

    chapter: Chapter
    said: ChapterTexts
    number: int
    won: Table | None
    running: Table | None
    stands: str  # how far the running one has come


@dataclass(frozen=True)
class Shelf:
    """A saga as it stands for somebody."""

    game: str
    saga: Saga
    rows: list[Row]
    following: Row | None  # what is best played next; none when all is won

    @property
    def won(self) -> int:
        """How many chapters are won."""
        return sum(row.won is not None for row in self.rows)


def saga_of(game: str) -> Saga | None:
    """The saga of a game, if it has one."""
    saga = games.plugin(game).saga
    return None if saga is None else saga()


def games_with_sagas() -> list[str]:
    """In the order of the lobby."""
    return [name for name in games.names() if games.plugin(name).saga is not None and games.plugin(name).web]


def chapter_of(table: Table) -> Chapter | None:
    """The chapter that a table plays. Tables that begin in the middle of something, and such as were brought in, tell
    no chapter."""
    if table.game not in games.names() or table.lesson or table.imported or table.origin:
        return None
    saga = saga_of(table.game)
    for chapter in saga.chapters if saga is not None else ():
        if table.seats in saga.seats and chapter.options.items() <= table.options.items():  # type: ignore[union-attr]
            return chapter
    return None


def shelf(game: str, person: Person | None, language: str) -> Shelf:
    """How far somebody has come."""
    saga = saga_of(game)
    assert saga is not None
    won: dict[str, Table] = {}
    running: dict[str, Table] = {}
    for table in _tables(game, person):
        chapter = chapter_of(table)
        if chapter is None:
            continue
        if table.state == Table.OVER and _has_won(table, person):
            won[chapter.key] = table  # the first time, in the end
        elif table.state in (Table.OPEN, Table.PLAYING):
            running.setdefault(chapter.key, table)
    words = words_of(game, language)
    rows = []
    for number, chapter in enumerate(saga.chapters, 1):
        now = running.get(chapter.key)
        stands = _stands(saga, now, language) if now is not None else ""
        rows.append(Row(chapter, saga.texts(chapter, words), number, won.get(chapter.key), now, stands))
    return Shelf(game, saga, rows, next((row for row in rows if row.won is None), None))


def _tables(game: str, person: Person | None) -> list[Table]:
    """Those where somebody sits, the latest first."""
    if person is None:
        return []
    found = Table.objects.filter(game=game, places__person=person, lesson="").distinct()
    return list(found.prefetch_related("places").order_by("-changed")[:MOST])


def _has_won(table: Table, person: Person | None) -> bool:
    own = {seat.number for seat in table.places.all() if person is not None and seat.person_id == person.pk}
    return table.ending == "played" and bool(own & set(table.winners or ()))


def _stands(saga: Saga, table: Table, language: str) -> str:
    """How far a running chapter has come; nothing of one that cannot be shown."""
    if saga.stands is None or table.state != Table.PLAYING:
        return ""
    try:
        with BOARDS.locked(table.name):
            table.refresh_from_db()
            view = BOARDS.get(table).position.view(None)
    except LangbordError:
        return ""
    return saga.stands(view, words_of(table.game, language))


def after(table: Table, person: Person | None, language: str) -> Row | None:
    """The chapter to go on with once somebody has won one at this table."""
    chapter = chapter_of(table)
    if chapter is None or person is None or table.state != Table.OVER or not _has_won(table, person):
        return None
    return shelf(table.game, person, language).following
