"""Streams in gzip, for whoever takes them so: a page is packed to an eighth.

Browsers read the first member of a gzip body only, and a compressor for each stream would keep 200 kB. So the head of a
member is sent once, and then each event as deflated blocks that end at a byte and refer to nothing before them: they
arrive at once, and the same bytes serve every stream.
"""

from __future__ import annotations

import zlib
from typing import Any, Final

#: The head of a gzip member: no name, no time, written by an unknown system.
HEAD: Final = b"\x1f\x8b\x08\x00\x00\x00\x00\x00\x00\xff"
LEVEL = 5  # the last one whose bytes are worth their time


def accepted(scope: dict[str, Any]) -> bool:
    """Whether a request takes gzip."""
    return takes_gzip(dict(scope["headers"]).get(b"accept-encoding", b"").decode("latin-1"))


def takes_gzip(said: str) -> bool:
    """Whether whoever says `Accept-Encoding: …` does."""
    offers = [offer.strip().partition(";") for offer in said.lower().split(",")]
    return any(name.strip() == "gzip" and q.replace(" ", "") not in ("q=0", "q=0.0") for name, _, q in offers)


def packed(event: bytes, in_gzip: bool) -> bytes:
    """An event as it goes over the wire."""
    if not in_gzip:
        return event
    deflate = zlib.compressobj(LEVEL, wbits=-zlib.MAX_WBITS)
    return deflate.compress(event) + deflate.flush(zlib.Z_SYNC_FLUSH)
