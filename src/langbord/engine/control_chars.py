"""Texts that came from somebody's file, before they are shown: without letters that nobody sees.

Such letters clear a terminal, rename its window, or turn the writing round; no name and no story needs them.
"""

from __future__ import annotations

import re
from typing import Final

#: Control characters but for tab and line feed, the marks that turn writing round, and halves of letters.
UNSEEN: Final = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ud800-\udfff]")


def plain(text: str) -> str:
    """The text with a mark for each letter that nobody would see."""
    return UNSEEN.sub("\ufffd", text)


def is_plain(text: str) -> bool:
    """Whether all of it can be seen."""
    return UNSEEN.search(text) is None
