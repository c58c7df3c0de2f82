"""By which names buildings and elders are looked up."""

from __future__ import annotations

from langbord.engine.web import Words
from langbord.games.nusfjord.rules.moves import CARD_WORDS, ELDER_WORDS


def names(words: Words) -> dict[str, str]:
    """Names in small letters, and the card that each means."""
    return {words.card(word).name.lower(): word for word in (*CARD_WORDS, *ELDER_WORDS)}
