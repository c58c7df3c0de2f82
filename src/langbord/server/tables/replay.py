"""Films: the settled positions of a table, one after another, so that any of them can be looked at again."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from typing import Any

from langbord import games
from langbord.engine.errors import LangbordError
from langbord.engine.position import Position
from langbord.engine.record import UNPLAYABLE
from langbord.server.models import Move, Table
from langbord.server.plugins import standing
from langbord.server.tables.errors import Refused
from langbord.server.tables.positions import BOARDS, at_origin

MOST = 100  # films kept in memory
EVERY = 16  # answers between two positions that are kept; the others are played from the one before


@dataclass(frozen=True)
class Round:
    """The start of a round: after how many answers, and how everybody stood then, as far as all could see."""

    number: int
    at: int
    scores: tuple[int, ...]


class Film:
    """All answers of a table that are settled, played so far as somebody wanted to see."""

    def __init__(self, first: Position[Any], taken_back: int = 0) -> None:
        self.taken_back: int = taken_back
        self.words: list[str] = []
        self.turns: list[int] = [0]  # the answers before each turn
        self.rounds: list[Round] = []
        self._last: Position[Any] = first
        self._kept: list[Position[Any]] = [first.copy()]
        self._note_round()

    def add(self, word: str) -> None:
        """One more answer."""
        turn = self._last.turns
        _play(self._last, word)
        self.words.append(word)
        if self._last.turns != turn:
            self.turns.append(len(self.words))
            self._note_round()
        if len(self.words) % EVERY == 0:
            self._kept.append(self._last.copy())

    def at(self, number: int) -> Position[Any]:
        """The position after so many answers; the caller's own."""
        position = self._kept[number // EVERY].copy()
        for word in self.words[number // EVERY * EVERY : number]:
            _play(position, word)
        return position

    def turn_before(self, number: int) -> int:
        """Where the turn that is running at this point began, or the one before if it begins just here."""
        return max((turn for turn in self.turns if turn < number), default=0)

    def turn_after(self, number: int) -> int:
        """Where the next turn begins."""
        return min((turn for turn in self.turns if turn > number), default=len(self.words))

    def _note_round(self) -> None:
        view = self._last.view(None)
        plugin = games.plugin(self._last.game.meta.name)
        number = plugin.round_of(view)
        if number is not None and self._last.ask is not None:
            if not self.rounds or self.rounds[-1].number != number:
                self.rounds.append(Round(number, len(self.words), tuple(standing(plugin.score_sheets(view)))))


def _play(position: Position[Any], word: str) -> None:
    position.play(word)
    if position.draft:
        position.settle()  # only settled answers are filmed, so everybody has seen each of them


class Films:
    """Least recently used films fall out."""

    def __init__(self) -> None:
        self._films: OrderedDict[str, Film] = OrderedDict()

    def get(self, table: Table) -> Film:
        """The film of a table that has begun, up to its last settled answer. Call it inside `BOARDS.locked`."""
        film = self._films.pop(table.name, None)
        try:
            if film is None or film.taken_back != table.taken_back:  # it may show what was taken back
                film = Film(at_origin(table), table.taken_back)
            self._add_new(film, table)
        except (LangbordError, *UNPLAYABLE):  # the table itself goes on from its last turn start
            raise Refused("replay-lost") from None
        self._films[table.name] = film
        while len(self._films) > MOST:
            self._films.popitem(last=False)
        return film

    def _add_new(self, film: Film, table: Table) -> None:
        """What has been settled since."""
        new = Move.objects.filter(table=table, number__gte=len(film.words), number__lt=table.moves_played)
        for word in new.order_by("number").values_list("word", flat=True):
            film.add(word)


FILMS = Films()


def film_of(table: Table) -> Film:
    """The film of a table, looked up under its lock."""
    with BOARDS.locked(table.name):
        return FILMS.get(table)


def rounds_of(table: Table) -> list[Round]:
    """The rounds of a table; none are known of one that cannot be played again from its beginning."""
    try:
        return film_of(table).rounds
    except Refused:
        return []
