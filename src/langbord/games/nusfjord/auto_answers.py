"""Questions that may be answered beforehand, and the words that may stand for them."""

from __future__ import annotations

#: The end of the work phase, where a building could be used once more; what others carry out by hand.
STANDING: dict[str, tuple[str, ...]] = {"evening": ("stop",), "consent": ("yes",)}
