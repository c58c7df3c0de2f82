"""A scripted player: gives lines to input() and keeps everything that the terminal shows."""

from __future__ import annotations

import argparse
import contextlib
import io
import random
from collections.abc import Iterator, Sequence

import pytest
from rich.cells import cell_len
from rich.console import Console

from langbord import games
from langbord.terminal.game_loop import play
from langbord.terminal.saves import Seating
from langbord.terminal.session import Session


class Keyboard:
    """Types the given lines; after the last of them, Ctrl-D."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, lines: Sequence[str] = (), width: int = 120) -> None:
        self.width: int = width
        self.output: io.StringIO = io.StringIO()
        self.console: Console = Console(
            file=self.output, width=width, highlight=False, markup=False, emoji=False, legacy_windows=False
        )
        self.lines: Iterator[str] = iter(lines)
        self.prompts: list[str] = []
        self.shown: list[str] = []  # what was printed before each line was typed
        self._read: int = 0
        monkeypatch.setattr("builtins.input", self.type)

    def type(self, prompt: str) -> str:
        """What input() gives."""
        self.prompts.append(prompt)
        self.shown.append(self.news())
        return self.next_line(prompt)

    def next_line(self, prompt: str) -> str:
        """The next line of the script."""
        line = next(self.lines, None)
        if line is None:
            raise EOFError
        return line

    def news(self) -> str:
        """What was printed since the last look; no line of it is too wide and no text is missing."""
        text = self.output.getvalue()[self._read :]
        self._read += len(text)
        for line in text.splitlines():
            assert cell_len(line) <= self.width, line
        assert "terminal-" not in text
        return text

    def everything(self) -> str:
        """All that was printed."""
        return self.output.getvalue()


class Player(Keyboard):
    """Plays a whole game on all human seats: any legal move, by number or by word."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, seed: int, width: int = 120) -> None:
        super().__init__(monkeypatch, (), width)
        self.rng: random.Random = random.Random(seed)
        self.session: Session | None = None

    def next_line(self, prompt: str) -> str:
        assert self.session is not None
        position = self.session.position
        if position.held is not None or position.ask is None or "Enter" in prompt:
            return ""
        number = self.rng.randrange(len(position.ask.moves))
        if self.rng.random() < 0.5:
            return str(number + 1)
        return position.game.vocabulary.word(position.ask.moves[number])


def table(
    keyboard: Keyboard,
    seats: int,
    *,
    people: Sequence[int] = (0,),
    seed: int = 3,
    language: str = "en",
    game: str = "nusfjord",
    **options: str,
) -> Session:
    """A new game at the keyboard, not begun yet; bots on the other seats."""
    position = games.load(game).new(seats, seed, options, hold=True)
    seating = Seating(tuple("" if seat in people else "calm" for seat in range(seats)))
    session = Session(position, seating, language, keyboard.console, seed)
    if isinstance(keyboard, Player):
        keyboard.session = session
    return session


def typed(
    monkeypatch: pytest.MonkeyPatch,
    *lines: str,
    seats: int = 2,
    people: Sequence[int] = (0,),
    seed: int = 3,
    language: str = "en",
    width: int = 120,
    game: str = "nusfjord",
    **options: str,
) -> tuple[Session, str]:
    """Type some lines at a new table and leave: the table, and all that was shown."""
    keyboard = Keyboard(monkeypatch, lines, width)
    session = table(keyboard, seats, people=people, seed=seed, language=language, game=game, start="0", **options)
    with contextlib.suppress(EOFError):
        play(session)
    keyboard.news()
    assert session.texts.problems == []
    return session, keyboard.everything()


def arguments(**given: object) -> argparse.Namespace:
    """What the command line hands to run()."""
    args = argparse.Namespace(
        game="nusfjord",
        seats=2,
        seed=3,
        bots=["calm"],
        hot_seat=False,
        load=None,
        world=None,
        lesson=None,
        language="en",
        options={"start": "0"},
    )
    vars(args).update(given)
    return args
