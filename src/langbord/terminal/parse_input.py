"""From what was typed to moves: numbers, words, several at once; and the nearest known words for what is neither."""

from __future__ import annotations

import contextlib
import difflib
import functools
import re
from collections.abc import Iterable
from typing import Any

from langbord.engine.ask import Vocabulary
from langbord.engine.errors import IllegalMove
from langbord.engine.position import Position
from langbord.locales import languages
from langbord.text import about

SAME_START = 3  # letters from which on two words are taken for forms of one


@functools.cache
def _alphabets() -> tuple[dict[int, int], ...]:
    """Letters of other alphabets that look like Latin ones, for whoever reads A01 may type it with either A; and the
    keys of other keyboards, for whoever forgot to change the layout. Every language tells its own."""
    pairs = [
        about(language)[key].split() for language in languages() for key in ("language-look-alikes", "language-keys")
    ]
    return tuple(str.maketrans(*pair) for pair in pairs if pair)


def readings(typed: str) -> list[str]:
    """A word as it was typed, and as it may have been meant by whoever writes in another alphabet."""
    if typed.isascii():
        return [typed]
    return list(dict.fromkeys((typed, *(typed.translate(table) for table in _alphabets()))))


def word_of(vocabulary: Vocabulary, typed: str) -> str | None:
    """The word of the game that was meant, whatever its case and layout; None if there is none."""
    known = _moves_read(vocabulary, typed)
    return vocabulary.word(known[0]) if known else None


def _moves_read(vocabulary: Vocabulary, typed: str) -> list[int]:
    found: list[int] = []
    for word in readings(typed):
        with contextlib.suppress(IllegalMove):
            found.append(vocabulary.number(word))
    return found


def move_of(position: Position[Any], typed: str) -> int | None:
    """The move that a number of the list or a word stands for, legal or not; None if it is neither."""
    ask = position.ask
    assert ask is not None
    if typed.isascii() and typed.isdigit():
        at = int(typed)
        return ask.moves[at - 1] if 1 <= at <= len(ask.moves) else None
    known = _moves_read(position.game.vocabulary, typed)
    legal = [move for move in known if move in ask.moves]
    return next(iter([*legal, *known]), None)


def is_number(typed: str) -> bool:
    """Whether a line's number was typed rather than a word."""
    return typed.isascii() and typed.isdigit()


def resembles(typed: str, meaning: str) -> bool:
    """Whether a word stands in a meaning, perhaps in another form: `building` and `builds`."""
    start = typed.lower()[: max(SAME_START, len(typed) * 2 // 3)]
    return len(typed) > SAME_START and any(word.startswith(start) for word in re.findall(r"\w+", meaning.lower()))


def nearest(typed: str, known: Iterable[str], most: int = 3) -> list[str]:
    """The known words that look most like what was typed, in either layout."""
    by_shape = {word.lower(): word for word in known}
    found: list[str] = []
    for read in readings(typed.lower()):
        found += [word for word in sorted(by_shape) if word.startswith(read)] if len(read) > 1 else []
        found += difflib.get_close_matches(read, sorted(by_shape), n=most, cutoff=0.5)
    return [by_shape[word] for word in dict.fromkeys(found)][:most]
