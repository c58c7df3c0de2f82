"""What the laboratory counts: which answers take something, and the line-ups that a report is made of."""

from __future__ import annotations

from langbord.engine.balance import LineUp
from langbord.games.nusfjord.rules.moves import CARD_WORDS, ELDER_WORDS, SPACE_WORDS

LINE_UPS = tuple(LineUp(f"{deck}, 3 seats", 3, {"deck": deck}) for deck in ("herring", "mackerel", "cod"))

_TABLES = {
    **dict.fromkeys(SPACE_WORDS, "spaces"),
    **dict.fromkeys(CARD_WORDS, "buildings"),
    **dict.fromkeys(ELDER_WORDS, "elders"),
}
_PROMPTS = frozenset({"place-worker", "choose-building", "take-elder"})


def counted(prompt: str, word: str) -> str:
    """The table that an answer is counted in; "" if in none."""
    return _TABLES.get(word, "") if prompt in _PROMPTS else ""
