"""A table in progress: the position, who sits where, who looks at the screen, and how it is drawn for them."""

from __future__ import annotations

import random
import shlex
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.text import Text

from langbord import bots, games
from langbord.engine.errors import OptionError
from langbord.engine.log import Event
from langbord.engine.position import Position
from langbord.lessons.reader import Lesson
from langbord.plugin import TerminalTable
from langbord.terminal import saves, worlds
from langbord.terminal.line_input import Reader
from langbord.terminal.saves import FileTrouble, Seating
from langbord.text import Texts
from langbord.tui.behaviour import Listing, TableBehaviour
from langbord.tui.screen import (
    DIM,
    Look,
    Marks,
    Painter,
    Row,
    Section,
    bar,
    fit,
    heading,
    marks_for,
    moves_in_columns,
    moves_in_lines,
    moves_in_short_lines,
    moves_in_words,
    seat_style,
    under,
)

EXAMPLE = ("undo", "all")  # of several words in one line, when no move is asked for
#: How many lines of news, from the fullest form on, with the rank of the step down from there: what lies on the table
#: for all gives way before them, the player's own things do not.
NEWS = ((60, 0), (40, 0), (30, 0), (24, 0), (20, 0), (16, 0), (12, 4), (9, 5), (7, 5), (6, 6), (5, 7), (3, 10), (1, 99))
HEADED_NEWS = 6  # lines from which on they have a heading
RECENT = 8  # log lines shown of a loaded game
CLEAR_SCROLLBACK = "\x1b[3J"


def table_of(game: str) -> TerminalTable:
    """How a game is drawn."""
    of_game = games.plugin(game).terminal
    if of_game is None:
        raise OptionError(f"{games.meta(game).title} cannot be played in the terminal")
    return of_game()


class Session:
    """What the commands and the course of play work on."""

    def __init__(
        self, position: Position[Any], seating: Seating, language: str, console: Console, seed: int | None = None
    ) -> None:
        self.console: Console = console
        self.marks: Marks = marks_for(console)
        self.reader: Reader = Reader()
        self.rng: random.Random = random.Random(seed)
        self.confirm: bool = True  # whether a finished turn waits for its owner
        self.autosave: Path = saves.fresh_autosave(position.game.meta.name)
        self.autosave_works: bool = True
        self.language: str = language
        self.world: Path | None = None  # where the world is packed up, in games that have worlds
        self.lesson: Lesson | None = None  # the one that is played here; it is kept nowhere
        self.hints_given: int = 0  # of those of the lesson
        self.sit_down(position, seating)

    def sit_down(self, position: Position[Any], seating: Seating) -> None:
        """Begin or go on with a game."""
        self.position: Position[Any] = position
        self.seating: Seating = seating
        self.viewer: int | None = None  # whose eyes the screen was last drawn for
        self.alone: bool = False  # whether the others have turned away since it is this seat's screen
        self.opponents: dict[int, bots.Bot] = {seat: bots.load(name) for seat, name in enumerate(seating.bots) if name}
        table = table_of(position.game.meta.name)
        self.painter: Painter = table.painter(position.options)
        self.behaviour: TableBehaviour = table.behaviour
        self.texts: Texts = self.speak(self.language)
        self._game: int = self._game_of_series()  # the one that is on the screen
        self._seen: dict[int, int] = {}  # by seat: log lines known when its last turn ended
        self._since: dict[int, int] = {}  # by seat: the first log line of the news in the picture
        self._told: dict[int | None, int] = {}  # by seat (None: everybody): log lines already printed
        self.notes: list[RenderableType] = []  # sentences that are shown below the next picture
        self._pictured: tuple[int, int, int] | None = None  # seat, turn and words of the last whole picture
        self.insist: bool = False  # ask a forced question for once, because its answer was just taken back
        self.only: bool = False  # whether the last answer was the only one to a question that waits
        for seat in seating.people:
            lines = len(position.log(seat))
            self._seen[seat] = max(0, lines - RECENT) if position.words() else 0
            self._told[seat] = lines
        self._told[None] = len(position.log(None))

    def speak(self, language: str) -> Texts:
        """Texts in a language, with names for the bots."""
        game, options = self.position.game, self.position.options
        plain = Texts(language, game, options)
        self.language = language
        names = [
            plain.say("terminal-bot-name", number=seat + 1) if bot else plain.seat(seat)
            for seat, bot in enumerate(self.seating.bots)
        ]
        self.texts = Texts(language, game, options, names)
        return self.texts

    # --- speaking -----------------------------------------------------------------------------------

    def word(self, key: str, **values: int | str) -> str:
        """A message of the terminal; some are not the same in every game."""
        return self.texts.say(f"terminal-{key}", **values)

    def say(self, key: str, style: str = "", **values: int | str) -> None:
        """Print a message of the terminal."""
        self.console.print(Text(self.word(key, **values), style=style))

    def note(self, key: str, style: str = "", **values: int | str) -> None:
        """A message that must not be lost when the screen is cleared: it is shown below the next picture."""
        self.notes.append(Text(self.word(key, **values), style=style))

    def tell_notes(self) -> None:
        """Print what waits for the next picture, as none comes."""
        self.show(*self.notes)
        self.notes.clear()

    def say_goodbye(self) -> None:
        """How to come back, in a line that can be copied: it is not broken at the edge of the window."""
        self.tell_notes()
        if self.lesson is not None:
            self.say("lesson-left")
            self.console.print(
                Text(f"  langbord terminal {self.lesson.game} --lesson {self.lesson.name}", style="bold"),
                soft_wrap=True,
            )
            return
        if not self.autosave_works:
            self.say("left-unkept")
            return
        self.say("left")
        words = ["langbord terminal --load", saves.called(self.autosave)]
        if self.world is not None:
            words += ["--world", shlex.quote(str(self.world))]
        self.console.print(Text("  " + " ".join(words), style="bold"), soft_wrap=True)

    def show(self, *things: RenderableType) -> None:
        """Print something drawn."""
        for thing in things:
            self.console.print(thing)

    @property
    def clears(self) -> bool:
        """Whether the screen can be cleared, and has an end."""
        return self.console.is_terminal and not self.console.is_dumb_terminal

    def clear(self, *, wholly: bool = False) -> None:
        """An empty screen; `wholly`: nor can anybody scroll back to what was there."""
        if self.clears:
            self.console.clear()
            if wholly:
                self.console.file.write(CLEAR_SCROLLBACK)
                self.console.file.flush()
        elif wholly and self.console.is_terminal:
            self.console.print("\n" * 2 * self.console.size.height)

    # --- the log ------------------------------------------------------------------------------------

    def event_line(self, event: Event) -> Text:
        """A line of the log, led by the shape of the player it tells of."""
        line = Text()
        for name, (kind, thing) in event.values:
            if name == "seat" and kind == "seat" and isinstance(thing, int):
                line.append(self.marks.seats[thing] + " ", style=seat_style(thing))
                break
        else:
            line.append("  ")
        line.append(self.texts.event(event))
        return line

    def tell_news(self, seat: int | None) -> None:
        """Print what a seat (None: everybody) has not been told yet."""
        events = self._ripe(self.position.log(seat))
        start = min(self._told.get(seat, 0), len(events))
        private = self.alone or len(self.seating.people) < 2
        for event in self.behaviour.telling(self.look(seat), events[start:]):
            if private or event.audience is None:  # cards just drawn are shown once the others have turned away
                self.console.print(self.event_line(event))
        self._told[seat] = len(events)
        self._told[None] = len(self._ripe(self.position.log(None)))

    def _ripe(self, events: list[Event]) -> list[Event]:
        """Without the lines of the next turn, while this one can still be taken back."""
        end = len(events)
        while end and self.position.held is not None and events[end - 1].key in self.behaviour.announces:
            end -= 1
        return events[:end]

    def forget_news(self) -> None:
        """Answers were taken back: what they told is told again when it happens again."""
        for seat, told in list(self._told.items()):
            self._told[seat] = min(told, len(self.position.log(seat)))

    def last_turn_ended(self, seat: int | None) -> int:
        """Which line of the log is the first that a seat was not there for."""
        return self._since.get(seat, 0) if seat is not None else 0

    def turn_ended(self, seat: int) -> None:
        """Later news are news to this seat; what it did was told."""
        lines = len(self.position.log(seat))
        self._seen[seat] = min(self._told.get(seat, lines), lines)
        self._told[None] = len(self.position.log(None))

    def _game_of_series(self) -> int:
        series = self.behaviour.series
        return series.number(self.position.view(None)) if series else 0

    def maybe_show_last_game(self) -> None:
        """When the next game of a series has begun: the score of the one before, until somebody has read it."""
        number, before = self._game_of_series(), self._game
        self._game = number
        if self.behaviour.series is None or number <= before:
            return
        seat = next(iter(self.seating.people), None)
        self.tell_news(seat)
        look = replace(self.look(seat), view=self.behaviour.series.last_view(self.position), numbers={}, prompt="")
        sheets = games.plugin(self.position.game.meta.name).score_sheets(look.view)
        scores = [sum(line["points"] for line in sheet) for sheet in sheets]
        self.show(heading(look, self.word("series-scores", number=before)), self.painter.scores(look))
        self.show(Text(self.painter.verdict(look, (), scores), style="bold"))
        if self.console.is_terminal:
            self.reader.line(self.word("series-enter", number=number) + " ")

    # --- drawing ------------------------------------------------------------------------------------

    def look(self, seat: int | None) -> Look[Any]:
        """What a seat may see now."""
        position = self.position
        ask = position.ask
        numbers: dict[str, int] = {}
        prompt = ""
        values: dict[str, int | str] = {}
        if ask is not None and ask.seat == seat and position.held is None:
            words = position.game.vocabulary.words
            numbers = {words[move]: at for at, move in enumerate(ask.moves, 1)}
            prompt = ask.prompt
            values = {name: thing for name, (_, thing) in ask.values}
        width = self.console.width
        return Look(
            position.view(seat), seat, self.texts, self.marks, width, numbers, prompt, values, frozenset(self.opponents)
        )

    def draw(self, seat: int, *, whole: bool = False) -> None:
        """The question, with the whole table at the start of a turn and a close-up in its middle."""
        position = self.position
        look = self.look(seat)
        now = (seat, position.turns, len(position.words()))
        begins = self._pictured is None or self._pictured[:2] != now[:2] or now[2] <= self._pictured[2]
        if begins and (self._pictured is None or now != self._pictured):
            lines = len(position.log(seat))
            self._since[seat] = min(self._seen.get(seat, 0), lines)
            self._seen[seat] = lines
            self._told[seat] = lines
        height = self.console.size.height - 1 if self.clears else None
        if not (begins or whole):
            sections = [*self.painter.close_up(look), self._question(look, with_details=True), *self._noted()]
            self.show(*fit(self.console, sections, height))
            return
        if begins:
            self._pictured = now
        title = bar(look, Text(self.painter.headline(look)), self.texts.seat(seat))
        sections = [Section((lambda: title,)), *self.painter.picture(look)]
        news = self._news(look, seat)
        if news is not None:
            sections.append(news)
        sections += [self._question(look, with_details=False), *self._noted()]
        drawn = fit(self.console, sections, height)
        self.clear()
        self.show(*drawn)

    def _noted(self) -> list[Section]:
        """What was kept for this picture; it is told once."""
        notes = Group(*self.notes)
        told = [Section((lambda: notes,))] if self.notes else []
        self.notes = []
        return told

    def _news(self, look: Look[Any], seat: int) -> Section | None:
        """What happened since the seat's last turn, the latest last."""
        events = self.behaviour.news(look, self.position.log(seat)[self._since.get(seat, 0) :])
        if not events:
            return None

        def form(most: int) -> RenderableType:
            lines = self._last_lines(events, most)
            return under(heading(look, look.say("news")), lines) if most >= HEADED_NEWS else lines

        least = max(len(events), HEADED_NEWS)
        sizes = [size for at, size in enumerate(NEWS) if at + 1 == len(NEWS) or NEWS[at + 1][0] < least]
        return Section(tuple(partial(form, most) for most, _ in sizes), tuple(rank for _, rank in sizes[:-1]))

    def _last_lines(self, events: list[Event], most: int) -> RenderableType:
        lines = [self.event_line(event) for event in events[-most:]]
        if len(events) > most > 1:
            lines[0] = Text("  " + self.word("news-more", count=len(events) - most + 1), style=DIM)
        for line in lines:
            line.no_wrap, line.overflow = True, "ellipsis"
        return Group(*lines)

    def _question(self, look: Look[Any], *, with_details: bool) -> Section:
        """Whose turn it is, what is asked, and every legal answer."""
        ask = self.position.ask
        assert ask is not None
        line = Text(f"{self.marks.turn} {self.marks.seats[ask.seat]} {self.texts.seat(ask.seat)}: ")
        line.append(self.texts.prompt(ask))
        style = f"bold reverse {seat_style(ask.seat)}"
        parts = line.wrap(self.console, look.width - 1)  # a long question takes two lines rather than lose its end
        progress = self.painter.progress(look)
        question = Group(*(bar(look, part, "" if at else progress, style=style) for at, part in enumerate(parts)))
        rows = self.rows(look)
        notes = [look.say("hint-final", mark=self.marks.final)] if any(row.final for row in rows) else []
        if len(rows) == 1:
            notes.append(look.say("hint-enter"))
        else:
            notes += [] if with_details else [self._hint(look)]
        line = Text(self.marks.dot.join(notes), style=DIM, no_wrap=True, overflow="ellipsis")
        foot = [line] if notes else []
        lists: tuple[Listing, ...]
        if self.behaviour.lists:
            lists = self.behaviour.lists
        elif with_details and any(row.detail for row in rows):
            lists = (moves_in_lines, moves_in_short_lines)
        else:
            lists = (moves_in_columns, moves_in_words)
        return Section(tuple(partial(_under_question, question, each, look, rows, foot) for each in lists), ranks=(8,))

    def _hint(self, look: Look[Any]) -> str:
        words = self.example()
        return look.say("hint", words=" ".join(words), count=len(words))

    def example(self) -> list[str]:
        """Words that can be typed at this moment in one line: a move, and an answer to the question it leads to."""
        position = self.position
        if position.ask is None or position.held is not None:
            return list(EXAMPLE)
        word = position.game.vocabulary.word
        for move in position.ask.moves:
            if position.final(move):
                continue  # nobody may know yet what it leads to
            twin = position.copy(log=False)
            twin.play(move)
            if twin.ask is not None and twin.ask.seat == position.ask.seat and twin.turns == position.turns:
                return [word(move), word(twin.ask.moves[0])]
        return [word(position.ask.moves[0])]

    def rows(self, look: Look[Any]) -> list[Row]:
        """Every legal move as it is listed; none if nobody is asked."""
        position = self.position
        ask = position.ask
        if ask is None or position.held is not None:
            return []
        rows: list[Row] = []
        for at, move in enumerate(ask.moves, 1):
            word = position.game.vocabulary.word(move)
            meaning = _without(word, self.texts.move(ask, move))
            rows.append(Row(at, word, meaning, *self.painter.detail(look, word), position.final(move)))
        return rows

    # --- keeping ------------------------------------------------------------------------------------

    def keep(self) -> None:
        """Write the autosave; say so once if that is not possible, and play on. A lesson is not kept."""
        if self.lesson is not None:
            return
        try:
            saves.write(self.autosave, self.position, self.seating)
        except FileTrouble as trouble:
            if self.autosave_works:
                self.autosave_works = False
                self.notes.append(self._told_of(trouble))
        else:
            self.autosave_works = True

    def pack_up(self) -> None:
        """Keep the world for the next table, if it was packed up and somebody wants it kept."""
        if self.world is None or not self.position.game.packed(self.position.state):
            return
        try:
            worlds.write(self.world, self.position)
        except FileTrouble as trouble:
            self.trouble(trouble)
        else:
            self.say("world-kept", file=str(self.world))

    def trouble(self, trouble: FileTrouble) -> None:
        """One sentence on a file that could not be read or written."""
        self.show(self._told_of(trouble))

    def _told_of(self, trouble: FileTrouble) -> Text:
        return Text(self.word(trouble.key, file=str(trouble.path), detail=trouble.detail), style="bold")


def _without(word: str, meaning: str) -> str:
    """A meaning that begins with the word itself, which stands beside it anyway."""
    rest = meaning.removeprefix(word)
    return rest.lstrip(", ") if rest != meaning and rest[:1] in (",", " ") else meaning


def _under_question(
    question: RenderableType,
    listed: Callable[[Look[Any], list[Row]], RenderableType],
    look: Look[Any],
    rows: list[Row],
    foot: list[Text],
) -> RenderableType:
    return Group(question, listed(look, rows), *foot)
