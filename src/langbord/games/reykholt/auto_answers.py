"""Questions that may be answered beforehand, and the words that may stand for them."""

from __future__ import annotations

#: The end of a phase, where a card could be used once more; what others carry out by hand.
STANDING: dict[str, tuple[str, ...]] = {"window": ("stop",), "consent": ("yes",)}
