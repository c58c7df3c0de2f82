"""The vocabulary of moves. A word means what the question asks: `E04` takes that elder, or places a worker on it."""

from __future__ import annotations

from langbord.engine.ask import Vocabulary

#: The spaces of the action board, then the copy spaces.
SPACE_WORDS = ["gold", "transfer", "serve", "build", "build-2", "issue", "buy", "deforest", "thin", "reforest", "ship"]
SPACE_WORDS += ["elder", "copy", "copy-1", "copy-2", "copy-3"]
CARD_WORDS = [f"A{number:02}" for number in range(1, 19)]
CARD_WORDS += [f"B{number:02}" for number in range(1, 13)]
CARD_WORDS += [f"C{number:02}" for number in range(1, 15)]
ELDER_WORDS = [f"E{number:02}" for number in range(1, 19)]
PLACE_WORDS = ["S1", "D1", "D2", "D3", "D4", "D5"]
SHIP_WORDS = ["sloop", "cutter", "schooner", "schooner-gold"]
USE_WORDS = [f"use-{word}" for word in CARD_WORDS]  # an any-time or once building

VOCABULARY = Vocabulary(
    SPACE_WORDS
    + CARD_WORDS
    + ELDER_WORDS
    + PLACE_WORDS
    + SHIP_WORDS
    + USE_WORDS
    + ["plate", "use", "pass", "stop", "yes", "no"]
)

#: The first move of each kind; the others of the kind follow it.
SPACE = VOCABULARY.number("gold")
CARD = VOCABULARY.number("A01")
ELDER = VOCABULARY.number("E01")
PLACE = VOCABULARY.number("S1")
SHIP = VOCABULARY.number("sloop")
USE_CARD = VOCABULARY.number("use-A01")
PLATE = VOCABULARY.number("plate")
USE = VOCABULARY.number("use")
PASS = VOCABULARY.number("pass")
STOP = VOCABULARY.number("stop")
YES = VOCABULARY.number("yes")
NO = VOCABULARY.number("no")

SPACES = len(SPACE_WORDS)
CARDS = len(CARD_WORDS)
ELDERS = len(ELDER_WORDS)
FIRST_B = CARD_WORDS.index("B01")
FIRST_C = CARD_WORDS.index("C01")


def card_word(card: int) -> str:
    """The word of a building (0–43) or of an elder (44–61): the numbers by which piles and hands know cards."""
    return CARD_WORDS[card] if card < CARDS else ELDER_WORDS[card - CARDS]
