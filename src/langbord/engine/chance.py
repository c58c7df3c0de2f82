"""Chance: the one source of randomness, a part of the state.

Draw *n* is SHA-256(key, n), reduced without bias: the same on every Python for ever, and unpredictable without the key.
"""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from hashlib import sha256
from struct import Struct
from typing import Any, Final

from langbord.engine.bounds import most
from langbord.engine.fast_random import FastRandom

DRAWS: Final = 1_000_000_000  # that nobody comes to
_SPAN: Final = 1 << 64
_HALF: Final = 1 << 32
_SMALL: Final = 1 << 28  # with bounds up to here, halves of a number are reduced one after the other in machine words
_FIRST_EIGHT_BYTES: Final = Struct(">II").unpack_from
_COUNTS: Final = [count.to_bytes(8, "big") for count in range(256)]


@dataclass
class Chance:
    """A keyed generator; `drawn` counts the numbers taken, and every draw moves the barrier."""

    key: bytes
    drawn: int = field(default=0, metadata=most(DRAWS))

    def __init__(self, key: bytes, drawn: int = 0) -> None:
        self.key = key
        self.drawn = drawn
        self._hashed: bytes = b""  # the key that `_begun` has taken in: most draws are faster that way
        self._begun: Any = None

    def _draw(self) -> Any:
        """SHA-256(key, n) for the next n, as 32 bytes."""
        drawn = self.drawn
        self.drawn = drawn + 1
        if self._hashed is not self.key:
            self._begun = sha256(self.key)
            self._hashed = self.key
        numbered = self._begun.copy()
        numbered.update(_COUNTS[drawn] if drawn < len(_COUNTS) else drawn.to_bytes(8, "big"))
        return numbered.digest()

    def below(self, bound: int) -> int:
        """A number from 0 to bound − 1, each equally likely."""
        while True:
            halves: tuple[int, int] = _FIRST_EIGHT_BYTES(self._draw())
            if halves[0] < _HALF - 1 and bound <= _SMALL:  # far from the end, where a number may be refused
                return (halves[0] % bound * _HALF + halves[1]) % bound
            number = halves[0] * _HALF + halves[1]
            if number < _SPAN - _SPAN % bound:
                return number % bound

    def shuffle(self, things: list[int]) -> None:
        """Fisher–Yates, in place."""
        for last in range(len(things) - 1, 0, -1):
            other = self.below(last + 1)
            things[last], things[other] = things[other], things[last]

    def draw_key(self) -> bytes:
        """The key of another generator, drawn from this one."""
        key: bytes = self._draw()
        return key

    def fork(self) -> Chance:
        """A new generator whose key is drawn from this one."""
        return Chance(self.draw_key())

    def heir(self, drawn: int) -> Chance:
        """A generator with a new key that goes on where another one stood."""
        return Chance(self.draw_key(), drawn)

    def copy(self) -> Chance:
        """The same, going on on its own."""
        return Chance(self.key, self.drawn)


class QuickChance(Chance):
    """The same with cheap numbers, for imagined positions of which nothing is kept: nobody has to guess them, and
    nobody will ever check them."""

    def __init__(self, key: bytes, drawn: int = 0) -> None:
        super().__init__(key, drawn)
        self.whims: FastRandom = FastRandom(key)

    def below(self, bound: int) -> int:
        self.drawn += 1
        return self.whims.below(bound)

    def heir(self, drawn: int) -> Chance:
        return QuickChance(self.draw_key(), drawn)


def key_from_seed(seed: int) -> bytes:
    """The key that a seed stands for, in tests and study."""
    return sha256(b"langbord seed %d" % seed).digest()


def fresh_key() -> bytes:
    """A key nobody can guess, for live tables."""
    return os.urandom(32)


def commitment(key: bytes) -> str:
    """What is shown when a table opens, so that the key revealed at the end can be checked."""
    return sha256(b"langbord key " + key).hexdigest()
