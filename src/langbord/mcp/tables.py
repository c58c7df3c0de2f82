"""What an assistant can do: tables in this process's memory, at which it sits with bots or plays every seat.

Everything is plain data, and nothing here knows the protocol. An assistant is shown what its seat may see.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from langbord import bots, games
from langbord.bots import turning
from langbord.bots.hint_words import told
from langbord.bots.hints import hints
from langbord.bots.search import Budget
from langbord.engine.errors import OptionError
from langbord.engine.position import Position
from langbord.locales import BASE
from langbord.text import Texts

Data = dict[str, Any]
LOG_LINES = 20
SECONDS = 1.0  # of thinking for hints
ANALYSIS_SECONDS = 20.0
MOST_TABLES = 50
MOST_PARAGRAPHS = 30


@dataclass
class Table:
    """A game in progress."""

    name: str
    position: Position[Any]
    line_up: dict[int, str]  # the bots, by seat
    texts: Texts
    rng: random.Random = field(default_factory=random.Random)

    @property
    def seat(self) -> int | None:
        """Whose eyes the assistant has: the seat that is asked; when nobody is, its first one."""
        own = [seat for seat in range(self.position.seats) if seat not in self.line_up]
        ask = self.position.ask
        return ask.seat if ask is not None and ask.seat in own else next(iter(own), None)


class Tables:
    """All tables of this process."""

    def __init__(self, language: str = BASE, seed: int | None = None) -> None:
        self._language: str = language
        self._seed: int | None = seed
        self._tables: dict[str, Table] = {}
        self._made: int = 0

    # --- studying ---------------------------------------------------------------------------------------

    def games(self) -> list[Data]:
        """The games, their numbers of seats and their options."""
        return [
            {
                "name": plugin.meta.name,
                "title": plugin.meta.title,
                "seats": list(plugin.meta.seats),
                "minutes": plugin.meta.minutes,
                "options": {option.name: list(option.values) for option in plugin.meta.options if option.values},
                "bots": sorted(bots.BOTS),
            }
            for plugin in games.plugins()
        ]

    def rules(self, game: str, search: str = "") -> list[Data]:
        """Paragraphs of the rules: one by its number, those that say a word, or the headings with their numbers."""
        paragraphs = self._words(game).rules()
        asked = search.strip().lower()
        if not asked:
            headings: dict[str, list[str]] = {}
            for paragraph in paragraphs:
                headings.setdefault(paragraph.heading, []).append(paragraph.number)
            return [{"heading": heading, "paragraphs": numbers} for heading, numbers in headings.items()]
        exact = [paragraph for paragraph in paragraphs if paragraph.number.lower() == asked]
        found = exact or [each for each in paragraphs if asked in f"{each.heading} {each.text}".lower()]
        return [{"number": each.number, "heading": each.heading, "text": each.text} for each in found[:MOST_PARAGRAPHS]]

    # --- playing ----------------------------------------------------------------------------------------

    def new(self, game: str, seats: Sequence[str] = ("me", "calm"), options: Mapping[str, str] | None = None) -> Data:
        """A new table: for each seat `me` or a bot."""
        if "me" not in seats:
            raise OptionError("one of the seats must be yours: 'me'")
        if len(self._tables) >= MOST_TABLES:
            raise OptionError(f"there are {MOST_TABLES} tables already; close one of them")
        closed = {option.name for option in games.meta(game).options if not option.values}
        for name in options or {}:
            if name in closed:
                raise OptionError(f"option '{name}' cannot be chosen here")
        line_up = {seat: bots.load(name).name for seat, name in enumerate(seats) if name != "me"}
        position = games.load(game).new(len(seats), self._seed, options)
        self._made += 1
        table = Table(f"table-{self._made}", position, line_up, Texts(self._language, position.game, position.options))
        self._tables[table.name] = table
        self._let_bots_move(table)
        return self.look(table.name)

    def tables(self) -> list[Data]:
        """The tables there are."""
        return [
            {"table": table.name, "game": table.position.game.meta.name, "over": table.position.ask is None}
            for table in self._tables.values()
        ]

    def close(self, table: str) -> Data:
        """Put a table away."""
        self._find(table)
        del self._tables[table]
        return {"closed": table}

    def look(self, table: str) -> Data:
        """The table as the seat sees it: the question, the legal moves, the view, the newest lines of the log."""
        at = self._find(table)
        position, ask, seat = at.position, at.position.ask, at.seat
        body: Data = {
            "table": at.name,
            "game": position.game.meta.name,
            "seat": seat,
            "bots": {str(number): bot for number, bot in at.line_up.items()},
            "question": None if ask is None else {"seat": ask.seat, "text": at.texts.prompt(ask)},
            "moves": self._moves(at),
            "can_take_back": position.draft,
            "log": [at.texts.event(event) for event in position.log(seat)[-LOG_LINES:]],
            "view": position.view(seat),
        }
        if ask is None:
            body |= {"scores": position.scores(), "winners": position.winners()}
        return body

    def legal_moves(self, table: str) -> list[Data]:
        """The words that answer the question, with what each of them means here."""
        return self._moves(self._find(table))

    def why_not(self, table: str, word: str) -> Data:
        """Why a word is not possible now, and the paragraph of the rules that says so."""
        at = self._find(table)
        if at.position.ask is None or at.seat is None:
            raise OptionError("the game is over")
        reason = at.position.why_not(at.seat, word)
        if reason is None:
            return {"possible": True, "text": "It is possible."}
        rule = at.texts.rule(reason.paragraph).text if reason.paragraph else ""
        return {"possible": False, "text": at.texts.reason(reason), "paragraph": reason.paragraph, "rule": rule}

    def play(self, table: str, words: Sequence[str]) -> Data:
        """Answer with one word or several, all of them or none; then the bots move until a seat of mine is asked."""
        at = self._find(table)
        if not words:
            raise OptionError("say at least one word")
        trial = at.position.copy()
        for word in words:
            ask = trial.ask
            if ask is not None and ask.seat in at.line_up:
                raise OptionError(f"'{word}' comes after your turn: seat {ask.seat} is asked")
            trial.play(word)
            if trial.draft == 0 and word is not words[-1]:
                raise OptionError(f"'{word}' cannot be taken back: say it last, and look at what comes of it")
        at.position = trial
        self._let_bots_move(at)
        return self.look(table)

    def take_back(self, table: str, count: int = 1) -> Data:
        """Take back the last answers, as far as nothing was revealed and nobody else has moved."""
        self._find(table).position.undo(count)
        return self.look(table)

    # --- thinking ---------------------------------------------------------------------------------------

    def hint(self, table: str) -> list[Data]:
        """The best moves at this question and what speaks for them, from what the seat may know alone."""
        at = self._find(table)
        ask = at.position.ask
        if ask is None:
            raise OptionError("the game is over")
        found = hints(at.position, ask.seat, at.rng.getrandbits(64), Budget(seconds=SECONDS))
        spoken = [told(hint, at.position, at.texts) for hint in found]
        return [
            {
                "words": hint.words.split(),
                "says": hint.line,
                "win": hint.win,
                "score": hint.score,
                "reasons": hint.reasons,
            }
            for hint in spoken
        ]

    def analysis(self, table: str, seconds: float = ANALYSIS_SECONDS) -> Data:
        """The turning points of a game that is over: what was played, what would have been better, and what it cost."""
        at = self._find(table)
        if at.position.ask is not None:
            raise OptionError("the game is not over yet")
        if not turning.fits(at.position.game.meta.name):
            raise OptionError("this game is not analysed: nobody wins or loses by single moves")
        record, study = at.position.record(), turning.begin()
        left = min(max(seconds, 0.1), 600.0)
        study = turning.go_on(record, study, left)
        found = turning.result(study)
        return {
            "percent_done": turning.progress(record, study),
            "turning_points": [
                {
                    "answer": slip.at,
                    "seat": slip.seat,
                    "played": slip.played,
                    "better": slip.better,
                    "cost": round(slip.cost, 3),
                    "lines": slip.lines,
                }
                for slip in found.of(None)
            ],
        }

    def record(self, table: str) -> Data:
        """The record of a game that is over."""
        at = self._find(table)
        if at.position.ask is not None:
            raise OptionError("the game is not over yet: its record tells what is hidden")
        return at.position.record()

    # --- inside -----------------------------------------------------------------------------------------

    def _find(self, table: str) -> Table:
        if table not in self._tables:
            raise OptionError(f"there is no table '{table}'; there is {', '.join(self._tables) or 'none'}")
        return self._tables[table]

    def _moves(self, at: Table) -> list[Data]:
        ask = at.position.ask
        if ask is None:
            return []
        words = at.position.game.vocabulary.words
        return [{"word": words[move], "means": at.texts.move(ask, move)} for move in ask.moves]

    def _let_bots_move(self, at: Table) -> None:
        while at.position.ask is not None and at.position.ask.seat in at.line_up:
            at.position.play(bots.answer(bots.load(at.line_up[at.position.ask.seat]), at.position, at.rng))

    def _words(self, game: str) -> Texts:
        loaded = games.load(game)
        return Texts(self._language, loaded, loaded.complete(loaded.meta.first_seats, {}))
