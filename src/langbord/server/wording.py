"""The words of the house itself: lobby, frame, refusals. Games bring their own."""

from __future__ import annotations

import functools

from langbord import games
from langbord.text import LANGUAGES, Texts


@functools.cache
def house(language: str) -> Texts:
    """The texts outside any game; those of the first game are loaded with them, which does no harm."""
    name = games.NAMES[0]
    game = games.load(name)
    options = game.meta.complete(game.meta.seats[0], {})
    return Texts(language if language in LANGUAGES else LANGUAGES[0], game, options)
