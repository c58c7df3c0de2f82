"""Questions of others' turns that may be answered beforehand, and the words that may stand for them."""

from __future__ import annotations

#: Only refusals: whoever agrees to something wants to see what it is.
STANDING: dict[str, tuple[str, ...]] = {
    "trade-accept": ("no",),
    "partner-accept": ("no",),
    "lend": ("stop",),
}
