"""Questions that may be answered beforehand, and the words that may stand for them."""

from __future__ import annotations

#: The end of the work phase, where a building could be used once more.
STANDING: dict[str, tuple[str, ...]] = {"evening": ("stop",)}
