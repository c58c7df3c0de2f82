"""The words of the house itself: lobby, frame, refusals. Games bring their own."""

from __future__ import annotations

import functools
from collections.abc import Mapping

from langbord import games
from langbord.text import LANGUAGES, Texts


@functools.cache
def words_of(game: str, language: str) -> Texts:
    """The words of a game outside any table: for the lobby."""
    loaded = games.load(game)
    options = loaded.meta.complete(loaded.meta.seats[0], {})
    return Texts(language if language in LANGUAGES else LANGUAGES[0], loaded, options)


def house(language: str) -> Texts:
    """The texts outside any game; those of the first game are loaded with them, which does no harm."""
    return words_of(games.NAMES[0], language)


def chosen(game: str, options: Mapping[str, str], language: str) -> list[str]:
    """What was chosen for a game, in a few words: the first of its options, and whatever is not as usual."""
    words = words_of(game, language)
    asked = [option for option in games.meta(game).options if option.values and not option.seats]
    return [
        f"{words.say(f'option-{option.name}')}: {words.say(f'{option.name}-{options[option.name]}')}"
        for number, option in enumerate(option for option in asked if option.name != "start")
        if option.name in options and (number == 0 or options[option.name] != option.default)
    ]
