"""What the tests of the server and of the terminal have, these have too."""

from __future__ import annotations

from tests.server.conftest import bots_at_rest, full_buckets, known_shuffle, quiet_bots, stop_bots
from tests.terminal.conftest import data_folder

__all__ = ["bots_at_rest", "data_folder", "full_buckets", "known_shuffle", "quiet_bots", "stop_bots"]
