"""Cheap random numbers for roll-outs. What happens at a table that is kept comes from `chance` alone.

Two generators that multiply with carry (Marsaglia, 1994). No product on the way has a factor of more than 30 bits: that
is what keeps it to machine words, and fast, once it is compiled.
"""

from __future__ import annotations


class FastRandom:
    """A generator that the first eight bytes of a key set going; it repeats itself after 10¹⁸ numbers."""

    def __init__(self, key: bytes) -> None:
        self._one: int = 1 + int.from_bytes(key[:4], "big") % 0x7FFFFFFE
        self._two: int = 1 + int.from_bytes(key[4:8], "big") % 0x7FFFFFFE

    def below(self, bound: int) -> int:
        """A number from 0 to bound − 1; for bounds below a million each is as likely as need be."""
        one = 36969 * (self._one & 0xFFFF) + (self._one >> 16)
        two = 18000 * (self._two & 0xFFFF) + (self._two >> 16)
        self._one = one
        self._two = two
        return ((one & 0xFFF) * 0x10000 + (two & 0xFFFF)) * bound >> 28

    def pick(self, moves: list[int]) -> int:
        """One of the moves, each equally likely."""
        return moves[self.below(len(moves))]
