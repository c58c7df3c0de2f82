"""Questions of others' events that may be answered beforehand, and the words that may stand for them."""

from __future__ import annotations

#: Good harvest and New crop are left out: whoever can take them wants to choose.
STANDING: dict[str, tuple[str, ...]] = {
    "blind-swap": ("pass",),
    "exchange": ("pass",),
    "lucky-dip": ("pass",),
    "lucky-dip-registry": ("pass",),
    "quick-sale": ("pass",),
    "registry-swap": ("pass",),
    "remote-harvest": ("all", "pass"),
    "replacement": ("pass",),
    "reposition": ("pass",),
    "vacation": ("pass",),
}
