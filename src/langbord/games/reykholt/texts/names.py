"""By which names service cards are looked up: those they bear here, and those of the rulebooks (R7.17)."""

from __future__ import annotations

from typing import Final

from langbord.engine.web import Words
from langbord.games.reykholt.rules.moves import CARD_WORDS

#: What the English and the Russian rulebook call cards, in small letters.
RULEBOOKS: Final[dict[str, str]] = {
    "geothermal heat pump": "A03",
    "small mushroom rearing": "A04",
    "village elder": "A08",
    "старейшина": "A08",
    "carrot seed": "B05",
    "посадка моркови": "B05",
    "агроном": "B11",
    "торговка": "B12",
    "mixed seed": "C10",
    "farm girl": "C12",
    "крестьянка": "C12",
    "secret hoard": "D03",
    "продавец теплиц": "D11",
    "полный ресторан": "E01",
    "аренда": "E02",
}


def names(words: Words) -> dict[str, str]:
    """Names in small letters, and the card that each means."""
    return RULEBOOKS | {words.card(word).name.lower(): word for word in CARD_WORDS}
