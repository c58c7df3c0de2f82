"""The same quiet house as for the tests of the server: full buckets, known shuffles, bots at rest."""

from __future__ import annotations

import pytest

from langbord.server.http.rate_limits import LIMITS
from tests.server.conftest import bots_at_rest, full_buckets, known_shuffle, nobody_watches, quiet_bots, stop_bots

__all__ = ["bots_at_rest", "full_buckets", "known_shuffle", "no_refill", "nobody_watches", "quiet_bots", "stop_bots"]


@pytest.fixture
def no_refill(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is spent stays spent, however slow the machine is."""
    for deed, (size, _) in list(LIMITS.items()):
        monkeypatch.setitem(LIMITS, deed, (size, 0))
