"""What the laboratory counts: which answers take something, and the line-ups that a report is made of."""

from __future__ import annotations

from langbord.engine.tally import LineUp
from langbord.games.reykholt.moves import CARD_WORDS, PILE_WORDS, SPACE_WORDS

#: Two seats for every set; three and four for the sets that allow it; each scenario alone and with two.
LINE_UPS = (
    *(LineUp(f"set {letter}, 2 seats", 2, {"set": letter}) for letter in "ABCDE"),
    *(LineUp(f"set {letter} with story cards, 3 seats", 3, {"set": letter, "story": "on"}) for letter in "ABCD"),
    LineUp("set A, 4 seats", 4, {"set": "A"}),
    LineUp("set A, solo", 1, {"set": "A"}),
    *(LineUp(f"scenario {number}, 2 seats", 2, {"scenario": str(number)}) for number in range(1, 6)),
)

_TABLES = {
    **dict.fromkeys(SPACE_WORDS, "spaces"),
    **dict.fromkeys(CARD_WORDS, "service cards"),
    **dict.fromkeys(PILE_WORDS, "greenhouses"),
}
_PROMPTS = frozenset({"place-worker", "take-card", "share-card", "take-house"})


def counted(prompt: str, word: str) -> str:
    """The table that an answer is counted in; "" if in none."""
    return _TABLES.get(word, "") if prompt in _PROMPTS else ""
