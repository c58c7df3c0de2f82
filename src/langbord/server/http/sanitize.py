"""Texts from outside, as they may be kept and shown.

Letters that nobody sees do not come in: they could turn the writing round, move the cursor of a terminal, make two
names look alike, or be refused by the database. The two joiners stay, since some scripts cannot be written without.
"""

from __future__ import annotations

import re

JOINERS = "\u200c\u200d"
#: Default_Ignorable_Code_Point in DerivedCoreProperties.txt of Unicode 16, as far as Python takes them for printable,
#: and the empty pattern of Braille.
IGNORED = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef]"
)


def one_line(text: str, longest: int) -> str:
    """A name, or a line of chat: one line, not too long; empty if there is nothing to read in it."""
    line = " ".join(_seen(" ".join(text.split())).split())[:longest].strip()
    return line if any(letter not in JOINERS for letter in line) else ""


def lines(text: str, longest: int) -> str:
    """Notes: as they were written, on as many lines."""
    return "\n".join(_seen(line.replace("\t", " ")) for line in text[:longest].splitlines())


def _seen(text: str) -> str:
    return IGNORED.sub("", "".join(letter for letter in text if letter.isprintable() or letter in JOINERS))
