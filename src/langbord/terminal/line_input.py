"""Reading a line: plain input(), with history and completion where readline is there."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from types import ModuleType

#: Letters of a line: what is longer was not typed, and nobody wants it told back. Nor could Python read such a number.
LONGEST = 1000

readline: ModuleType | None = None
with contextlib.suppress(ImportError):  # not everywhere
    import readline as _found

    readline = _found


class Reader:
    """Asks for a line; knows the words that could be typed next."""

    def __init__(self) -> None:
        self.words: list[str] = []
        if readline is not None:
            readline.set_completer(self._complete)
            readline.set_completer_delims(" ")
            readline.parse_and_bind("tab: complete")

    def line(self, prompt: str, words: Sequence[str] = ()) -> str:
        """What the player types; EOFError and KeyboardInterrupt are the caller's."""
        self.words = sorted(words)
        return input(prompt)[:LONGEST]

    def forget(self) -> None:
        """The next player must not find this one's words with the arrow keys."""
        if readline is not None:
            readline.clear_history()

    def _complete(self, start: str, state: int) -> str | None:
        found = [word for word in self.words if word.lower().startswith(start.lower())]
        return found[state] + " " if state < len(found) else None
