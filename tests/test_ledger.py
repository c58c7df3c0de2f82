"""Every paragraph of every RULES.md is proved by a test, and no test cites a paragraph that does not exist."""

from __future__ import annotations

from pathlib import Path

import pytest

from langbord import games
from tests.conftest import RULES, citations, paragraphs

#: The rules of the games that can be played; one in the making is not held to its promises yet.
PLAYED = [path for path in RULES if path.parent.name in games.names()]


@pytest.mark.parametrize("path", PLAYED, ids=lambda path: path.parent.name)
def test_every_paragraph_is_proved(path: Path) -> None:
    assert [number for number in paragraphs(path) if not citations().get(number)] == []


def test_no_test_cites_a_paragraph_that_does_not_exist() -> None:
    known = {number for path in RULES for number in paragraphs(path)}
    assert sorted(set(citations()) - known) == []


@pytest.mark.parametrize("path", PLAYED, ids=lambda path: path.parent.name)
def test_paragraphs_are_numbered_without_gaps_and_the_same_in_russian(path: Path) -> None:
    numbers = paragraphs(path)
    assert len(set(numbers)) == len(numbers)
    assert paragraphs(path.with_name("RULES.ru.md")) == numbers
