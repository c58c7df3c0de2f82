"""Chance: the one source of randomness, a part of the state.

Draw *n* is SHA-256(key, n), reduced without bias: the same on every Python for ever, and unpredictable without the key.
"""

from __future__ import annotations

import os
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

_SPAN: Final = 1 << 64


@dataclass
class Chance:
    """A keyed generator; `drawn` counts the numbers taken, and every draw moves the barrier."""

    key: bytes
    drawn: int = 0

    def below(self, bound: int) -> int:
        """A number from 0 to bound − 1, each equally likely."""
        limit = _SPAN - _SPAN % bound
        while True:
            drawn = self.drawn
            self.drawn = drawn + 1
            number = int.from_bytes(sha256(self.key + drawn.to_bytes(8, "big")).digest()[:8], "big")
            if number < limit:
                return number % bound

    def shuffle(self, things: list[int]) -> None:
        """Fisher–Yates, in place."""
        below = self.below
        for last in range(len(things) - 1, 0, -1):
            other = below(last + 1)
            things[last], things[other] = things[other], things[last]

    def fork(self) -> Chance:
        """A new generator whose key is drawn from this one."""
        drawn = self.drawn
        self.drawn = drawn + 1
        return Chance(sha256(self.key + drawn.to_bytes(8, "big")).digest())


def key_from_seed(seed: int) -> bytes:
    """The key that a seed stands for, in tests and study."""
    return sha256(b"langbord seed %d" % seed).digest()


def fresh_key() -> bytes:
    """A key nobody can guess, for live tables."""
    return os.urandom(32)


def commitment(key: bytes) -> str:
    """What is shown when a table opens, so that the key revealed at the end can be checked."""
    return sha256(b"langbord key " + key).hexdigest()
