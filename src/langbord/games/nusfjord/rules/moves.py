"""The vocabulary of moves. A word means what the question asks: `E04` takes that elder, or places a worker on it."""

from __future__ import annotations

from typing import Final

from langbord.engine.ask import Vocabulary

#: The spaces of the action board, then the copy spaces.
SPACE_WORDS: Final = [
    *("gold", "transfer", "serve", "build", "build-2", "issue", "buy", "deforest", "thin", "reforest", "ship"),
    *("elder", "copy", "copy-1", "copy-2", "copy-3"),
]
CARD_WORDS: Final = [
    *(f"A{number:02}" for number in range(1, 19)),
    *(f"B{number:02}" for number in range(1, 13)),
    *(f"C{number:02}" for number in range(1, 15)),
]
ELDER_WORDS: Final = [f"E{number:02}" for number in range(1, 19)]
PLACE_WORDS: Final = ["S1", "D1", "D2", "D3", "D4", "D5"]
SHIP_WORDS: Final = ["sloop", "cutter", "schooner", "schooner-gold"]
USE_WORDS: Final = [f"use-{word}" for word in CARD_WORDS]  # an any-time or once building
#: Who is named to begin.
SEAT_WORDS: Final = [f"player-{number}" for number in range(1, 6)]
#: What is changed for a card that is carried out by hand: gained, paid, moved to the Reserve or from it, felled.
ADJUST_WORDS: Final = [
    *(f"{deed}-{good}" for good in ("fish", "wood", "gold") for deed in ("add", "take")),
    *(f"{deed}-{good}" for good in ("fish", "wood", "gold") for deed in ("store", "fetch")),
    *(f"{deed}-{ship}" for deed in ("add", "take") for ship in ("sloop", "cutter", "schooner")),
    *("add-plate", "take-plate", "add-point", "take-point"),
    *(f"fell-{place}" for place in PLACE_WORDS),
]

VOCABULARY: Final = Vocabulary(
    SPACE_WORDS
    + CARD_WORDS
    + ELDER_WORDS
    + PLACE_WORDS
    + SHIP_WORDS
    + USE_WORDS
    + ["plate", "use", "pass", "stop", "yes", "no"]
    + SEAT_WORDS
    + ADJUST_WORDS,
)

#: The first move of each kind; the others of the kind follow it.
SPACE: Final = VOCABULARY.number("gold")
CARD: Final = VOCABULARY.number("A01")
ELDER: Final = VOCABULARY.number("E01")
PLACE: Final = VOCABULARY.number("S1")
SHIP: Final = VOCABULARY.number("sloop")
USE_CARD: Final = VOCABULARY.number("use-A01")
PLATE: Final = VOCABULARY.number("plate")
USE: Final = VOCABULARY.number("use")
PASS: Final = VOCABULARY.number("pass")
STOP: Final = VOCABULARY.number("stop")
YES: Final = VOCABULARY.number("yes")
NO: Final = VOCABULARY.number("no")
SEAT: Final = VOCABULARY.number("player-1")
ADJUST: Final = VOCABULARY.number("add-fish")
FELL: Final = VOCABULARY.number("fell-S1")

SPACES: Final = len(SPACE_WORDS)
CARDS: Final = len(CARD_WORDS)
ELDERS: Final = len(ELDER_WORDS)
FIRST_B: Final = CARD_WORDS.index("B01")
FIRST_C: Final = CARD_WORDS.index("C01")


def card_word(card: int) -> str:
    """The word of a building (0–43) or of an elder (44–61): the numbers by which piles and hands know cards."""
    return CARD_WORDS[card] if card < CARDS else ELDER_WORDS[card - CARDS]
