"""Languages: found by their folders, complete, and compared by a check that finds what is planted."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from langbord import games, locales, text
from langbord.lab import translation_check

GAME = games.names()[0]


@pytest.mark.parametrize("language", locales.languages())
def test_a_language_is_complete(language: str) -> None:
    assert translation_check.mistakes(language) == []
    assert text.language_name(language)


def test_languages_are_found_by_what_browsers_and_systems_say() -> None:
    assert locales.languages()[0] == "en"
    assert locales.spoken(["xx-YY;q=0.9", " ru-RU;q=0.8", "en"]) == "ru"
    assert locales.spoken(["RU_ru.UTF-8"]) == "ru"
    assert locales.spoken(["C", "", "*", "..", "\xff"]) is None


@pytest.fixture
def welsh(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """English under another code, in a folder of somebody's own: the house and one game."""
    shutil.copytree(locales.HOUSE / "locale/en", tmp_path / "locale/cy")
    game = tmp_path / "games" / GAME
    shutil.copytree(locales.HOUSE / "games" / GAME / "locale/en", game / "locale/cy")
    shutil.copy(locales.HOUSE / "games" / GAME / "RULES.md", game / "RULES.cy.md")
    monkeypatch.setenv("LANGBORD_TRANSLATIONS", str(tmp_path))
    monkeypatch.setattr(translation_check, "lessons_of", lambda game: ())
    locales.look_again()
    yield tmp_path
    monkeypatch.undo()
    locales.look_again()


def test_a_translation_of_somebodys_own_is_found_and_what_it_lacks_is_told(welsh: Path) -> None:
    assert "cy" in locales.languages()
    assert locales.languages_of(GAME) == (*locales.languages()[:1], "cy", *locales.languages()[2:])
    assert "cy" not in locales.languages_of(games.names()[1])
    assert translation_check.mistakes("cy") == []

    own = welsh / "games" / GAME

    def change(path: Path, old: str, new: str) -> None:
        said = path.read_text(encoding="utf-8")
        assert old in said
        path.write_text(said.replace(old, new, 1), encoding="utf-8")

    frame = welsh / "locale/cy/frame.ftl"
    change(frame, "frame-lost =", "frame-found =")
    change(welsh / "locale/cy/time.ftl", "{ $at } of", "{ $when } of")
    change(welsh / "locale/cy/daily.ftl", "daily", "(daily")
    change(own / "RULES.cy.md", "**N4.2**", "**N4.99**")
    change(own / "locale/cy/editions/house-1/cod.ftl", "B02 =", "B99 =")
    found = "\n".join(translation_check.mistakes("cy"))
    for told in (
        "locale/cy/frame.ftl: frame-lost: is missing",
        f"{frame}: frame-found: is superfluous: nothing asks for it",
        "time-replay-title: nobody gives it $when",
        "time-replay-title: leaves out $at",
        "daily.ftl: this is no message: (daily",
        "RULES.cy.md: N4.2: is missing",
        "RULES.cy.md: N4.99: is superfluous",
        "editions/house-1/cod/B02: is missing",
        "editions/house-1/cod/B99: is superfluous",
    ):
        assert told in found, found
