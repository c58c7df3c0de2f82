"""The terminal in a language that a test has made: a word without its accents is not in the locale files."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Iterator

import pytest

from langbord import games, locales
from langbord.plugin import plugin
from langbord.terminal.commands import COMMANDS
from langbord.terminal.game_loop import play
from tests import pseudo
from tests.terminal.keyboard import Keyboard, table

ASKED = (
    "help",
    "table",
    "players",
    "cards",
    "score",
    "log",
    "undo",
    "why",
    "card",
    "confirm",
    "language",
    "/language x",
)
ANSWERS = ("1", "1", "2", "1", "1", "1")


@pytest.fixture(autouse=True, scope="module")
def translation(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with pseudo.spoken(tmp_path_factory.mktemp("translation")):
        yield


@pytest.mark.parametrize("game", games.names())
def test_the_terminal_is_complete(monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    rule = re.search(r"[A-Z]\d+\.1", (plugin(game).folder / "RULES.md").read_text("utf-8"))
    assert rule is not None
    in_english = bool(games.meta(game).content_language)  # what is told when it is played
    lines = (*ASKED, f"rules {rule[0]}", *(() if in_english else ANSWERS), "log", "undo all", "score")
    keyboard = Keyboard(monkeypatch, lines, 100)
    session = table(keyboard, games.meta(game).first_seats, game=game, language=pseudo.CODE)
    with contextlib.suppress(EOFError):
        play(session)
    keyboard.news()
    shown = keyboard.everything()
    assert session.texts.problems == []
    known = {*games.load(game).vocabulary.words, *COMMANDS, *locales.languages(), "Langbord"}
    known |= {part for word in known for part in re.findall(r"\w+", word)}
    known |= pseudo.of_the_book() if in_english else frozenset()
    left = pseudo.plain_words(shown) - known
    assert not left, left
