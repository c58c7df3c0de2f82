"""What grows in a greenhouse, as one number: a hexadecimal digit per good, so that copies and look-ups are cheap."""

from __future__ import annotations

from typing import Final

from langbord.games.reykholt.rules.moves import GOODS

DIGIT: Final = 4  # bits per good
ONE: Final = [1 << DIGIT * good for good in range(GOODS)]  # one good of each kind

_KINDS: Final[dict[int, tuple[int, ...]]] = {0: ()}
_COUNTS: Final[dict[int, int]] = {0: 0}


def amount(bed: int, good: int) -> int:
    """How many goods of a kind grow there."""
    return bed >> DIGIT * good & 15


def kinds(bed: int) -> tuple[int, ...]:
    """The kinds that grow there, the commonest first."""
    found = _KINDS.get(bed)
    if found is None:
        found = _KINDS[bed] = tuple(good for good in range(GOODS) if bed >> DIGIT * good & 15)
    return found


def count(bed: int) -> int:
    """How many goods grow there in all."""
    found = _COUNTS.get(bed)
    if found is None:
        found = _COUNTS[bed] = sum(bed >> DIGIT * good & 15 for good in range(GOODS))
    return found
