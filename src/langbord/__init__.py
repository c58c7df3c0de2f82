"""Langbord: one long table for modern board games."""

from typing import Final

from langbord.compiled import choose

__version__ = "0.1.0"

#: Whether the engine and the rules run compiled (`make fast`); settled here, before any of them is loaded.
COMPILED: Final = choose()
