"""From what was typed to moves: numbers, words, several at once; and the nearest known words for what is neither."""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from typing import Any

from langbord.engine.ask import Vocabulary
from langbord.engine.errors import IllegalMove
from langbord.engine.position import Position


def word_of(vocabulary: Vocabulary, typed: str) -> str | None:
    """The word of the game that was meant, whatever its case; None if there is none."""
    try:
        return vocabulary.word(vocabulary.number(typed))
    except IllegalMove:
        return None


def move_of(position: Position[Any], typed: str) -> int | None:
    """The move that a number of the list or a word stands for, legal or not; None if it is neither."""
    ask = position.ask
    assert ask is not None
    if typed.isascii() and typed.isdigit():
        at = int(typed)
        return ask.moves[at - 1] if 1 <= at <= len(ask.moves) else None
    word = word_of(position.game.vocabulary, typed)
    return None if word is None else position.game.vocabulary.number(word)


def is_number(typed: str) -> bool:
    """Whether a line's number was typed rather than a word."""
    return typed.isascii() and typed.isdigit()


def nearest(typed: str, known: Iterable[str], most: int = 3) -> list[str]:
    """The known words that look most like what was typed."""
    by_shape = {word.lower(): word for word in known}
    starts = [word for word in sorted(by_shape) if word.startswith(typed.lower())] if len(typed) > 1 else []
    close = difflib.get_close_matches(typed.lower(), sorted(by_shape), n=most, cutoff=0.5)
    return [by_shape[word] for word in dict.fromkeys([*starts, *close])][:most]
