"""Passwords are hashed by a few at a time: each hash takes memory on purpose, and whoever sends many at once must not
have all of it."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from django.contrib.auth.hashers import Argon2PasswordHasher

MEMORY = 47_104  # KiB for one hash; with two rounds more than is usually asked for
ROOM = 102_400  # KiB for all that are made at once in this process: two, or one of those from before


class Room:
    """Memory that is lent; who finds too little of it waits."""

    def __init__(self, size: int) -> None:
        self.size: int = size
        self.left: int = size
        self._change: threading.Condition = threading.Condition()

    @contextmanager
    def lent(self, wanted: int) -> Iterator[None]:
        """So much, or all there is."""
        size = min(wanted, self.size)
        with self._change:
            self._change.wait_for(lambda: self.left >= size)
            self.left -= size
        try:
            yield
        finally:
            with self._change:
                self.left += size
                self._change.notify_all()


HASHING = Room(ROOM)


class Hasher(Argon2PasswordHasher):
    """Argon2. A password hashed with other figures is hashed anew when its owner signs in."""

    time_cost = 2
    memory_cost = MEMORY
    parallelism = 1

    def encode(self, password: str, salt: str) -> str:
        with HASHING.lent(self.memory_cost):
            return str(super().encode(password, salt))

    def verify(self, password: str, encoded: str) -> bool:
        with HASHING.lent(_memory_of(self.decode(encoded))):
            return bool(super().verify(password, encoded))


def _memory_of(decoded: dict[str, Any]) -> int:
    return int(decoded["memory_cost"])
