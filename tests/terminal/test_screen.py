"""The frame: fitting the window, terminals without colours or shapes, cards in a few signs."""

from __future__ import annotations

import io
from functools import partial

import pytest
from rich.console import Console
from rich.text import Text

from langbord import games
from langbord.games.nusfjord.edition.loader import house_editions, load_deck
from langbord.games.nusfjord.terminal.short_effects import effects_of, short
from langbord.terminal.saves import Seating
from langbord.terminal.session import Session
from langbord.tui.screen import LETTERS, Section, fit, marks_for, prose
from tests.terminal.keyboard import Keyboard, table


def lines(count: int) -> Text:
    """A text of some lines."""
    return Text("\n".join("x" * 3 for _ in range(count)))


def test_sections_give_way_by_rank() -> None:
    console = Console(file=io.StringIO(), width=40)
    forms = [[partial(lines, count) for count in counts] for counts in ((5, 2), (6, 4, 1))]
    sections = [Section(tuple(forms[0]), (2,)), Section(tuple(forms[1]), (1, 3))]
    assert [len(form.plain.split()) for form in fit(console, sections, None) if isinstance(form, Text)] == [5, 6]
    for height, expected in {11: [5, 6], 10: [5, 4], 9: [5, 4], 8: [2, 6], 7: [2, 4], 3: [2, 1], 1: [2, 1]}.items():
        assert [
            len(form.plain.split()) for form in fit(console, sections, height) if isinstance(form, Text)
        ] == expected


@pytest.mark.parametrize(("width", "height"), [(80, 24), (80, 40), (100, 45), (140, 50)])
@pytest.mark.parametrize("seats", [1, 3, 5])
def test_the_picture_fits_the_window(monkeypatch: pytest.MonkeyPatch, seats: int, width: int, height: int) -> None:
    monkeypatch.setenv("TERM", "xterm-256color")
    keyboard = Keyboard(monkeypatch)
    keyboard.console = Console(file=keyboard.output, width=width, height=height, force_terminal=True)
    session = table(keyboard, seats, start="0")
    session.draw(0)
    drawn = keyboard.output.getvalue().split("\x1b[H")[-1]
    assert len(drawn.splitlines()) < height


def test_without_colours_everything_is_said_by_shapes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm")
    keyboard = Keyboard(monkeypatch)
    keyboard.console = Console(file=keyboard.output, width=100, height=60, force_terminal=True)
    table(keyboard, 3, start="0").draw(0)
    text = keyboard.output.getvalue()
    assert "\x1b[31m" not in text
    assert "38;5" not in text
    for shape in "●■▲":
        assert shape in text


def test_letters_where_there_are_no_shapes(monkeypatch: pytest.MonkeyPatch) -> None:
    raw = io.BytesIO()
    file = io.TextIOWrapper(raw, encoding="ascii", errors="replace", write_through=True)
    console = Console(file=file, width=80, highlight=False)
    assert marks_for(console) is LETTERS
    position = games.load("nusfjord").new(3, 3, {"start": "0"}, hold=True)
    session = Session(position, Seating(("", "calm", "calm")), "en", console)
    session.draw(0)
    text = raw.getvalue().decode("ascii")
    assert "A Player 1" in text
    assert "B Bot 2" in text


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("deck", ["herring", "mackerel", "cod"])
@pytest.mark.parametrize("edition", house_editions())
def test_every_card_in_a_few_signs(monkeypatch: pytest.MonkeyPatch, edition: str, deck: str, language: str) -> None:
    session = table(Keyboard(monkeypatch), 2, language=language, deck=deck, edition=edition)
    look = session.look(0)
    for word, effect in effects_of(load_deck(edition, deck)).items():
        signs = short(look, effect)
        assert signs
        assert len(signs) <= 60, word
    assert session.texts.problems == []


def test_emphasis_in_the_rules() -> None:
    text = prose("*Ruling:* the **best** `word` of 2 * 3.")
    assert text.plain == "Ruling: the best word of 2 * 3."
    assert len(text.spans) == 3
