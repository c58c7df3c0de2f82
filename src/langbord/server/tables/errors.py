"""What cannot be done at a table: refused to whoever asked, in one sentence."""

from __future__ import annotations

from collections.abc import Mapping

from langbord.engine.ask import Reason
from langbord.engine.errors import CannotUndo, IllegalMove, LangbordError
from langbord.server.models import Table


class Refused(LangbordError):
    """A request that cannot be done; `status` is its HTTP status and `key` the message for the player, with `values`
    that it names. What is a time in them is in seconds, under the name `left`."""

    def __init__(
        self, key: str, status: int = 409, detail: str = "", values: Mapping[str, str | float] | None = None
    ) -> None:
        super().__init__(detail or key)
        self.key: str = key
        self.status: int = status
        self.detail: str = detail
        self.values: Mapping[str, str | float] = values or {}


class TooFast(Refused):
    """A limit; `wait` is how many seconds until the same can be done."""

    def __init__(self, wait: float = 1.0) -> None:
        super().__init__("too-fast", 429)
        self.wait: float = wait


class NotPossible(IllegalMove):
    """A word that is no answer now; `reason` is None for what is no word of the game at all."""

    def __init__(self, table: Table, word: str, reason: Reason | None, detail: str) -> None:
        super().__init__(detail)
        self.table: Table = table
        self.word: str = word
        self.reason: Reason | None = reason


class Stuck(CannotUndo):
    """Nothing can be taken back; `why` names what lies before it."""

    def __init__(self, table: Table, why: str, detail: str) -> None:
        super().__init__(detail)
        self.table: Table = table
        self.why: str = why
