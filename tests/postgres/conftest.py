"""What the tests of the server have, these have too."""

from __future__ import annotations

from tests.server.conftest import bots_at_rest, full_buckets, known_shuffle, quiet_bots, stop_bots, watch

__all__ = ["bots_at_rest", "full_buckets", "known_shuffle", "quiet_bots", "stop_bots", "watch"]
