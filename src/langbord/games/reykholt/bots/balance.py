"""What the laboratory counts: which answers take something, and the line-ups that a report is made of."""

from __future__ import annotations

from langbord.engine.balance import LineUp
from langbord.games.reykholt.rules.moves import CARD_WORDS, PILE_WORDS, SPACE_WORDS

_STORY_CARDS = 200  # games that show whether a card is out of all proportion
_CHAPTER = {1: 300, 2: 300, 3: 60, 4: 40}  # by seats: games that show how often a scenario is won

#: Two seats for every set; more seats with all cards; alone; each scenario for every number of seats.
LINE_UPS = (
    *(LineUp(f"set {letter}, 2 seats", 2, {"set": letter}) for letter in "ABCDE"),
    *(
        LineUp(f"set {letter} with story cards, 3 seats", 3, {"set": letter, "story": "on"}, _STORY_CARDS)
        for letter in "ABCD"
    ),
    LineUp("set A, 4 seats", 4, {"set": "A"}, _STORY_CARDS),
    LineUp("set A, solo", 1, {"set": "A"}, _STORY_CARDS),
    *(
        LineUp(f"scenario {number}, {seats} seat{'s' if seats > 1 else ''}", seats, {"scenario": str(number)}, games)
        for seats, games in _CHAPTER.items()
        for number in range(1, 6)
    ),
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
