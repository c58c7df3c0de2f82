"""The rules of thumb on *How to play*: whoever follows them and nothing else has a chance against calm."""

from __future__ import annotations

import pytest

from langbord.locales import languages
from langbord.server.site_texts import words_of
from tools import by_thumb

GAMES, LEAST = 100, 0.4


@pytest.mark.parametrize("name", by_thumb.THUMBS)
def test_they_are_told_and_can_be_followed_to_the_end(name: str) -> None:
    for language in languages():
        assert words_of(name, language).has("learn-thumb-4")
    assert by_thumb.game(name, 1, thumbs=True) in (0.0, 0.5, 1.0)


@pytest.mark.soak
@pytest.mark.parametrize("name", by_thumb.THUMBS)
def test_they_win_at_least_two_games_of_five_against_calm(name: str) -> None:
    assert sum(by_thumb.game(name, seed, thumbs=True) for seed in range(5000, 5000 + GAMES)) / GAMES >= LEAST
