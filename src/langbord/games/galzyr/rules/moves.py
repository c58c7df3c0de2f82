"""The vocabulary of moves. A word means what the question asks: `n127` picks that quest up, or plays its scene."""

from __future__ import annotations

from typing import Final

from langbord.engine.ask import Vocabulary
from langbord.games.galzyr.book.vocabulary import SKILLS

LOCATION_WORDS: Final = [f"L{number}" for number in range(1, 9)]
WILD_WORDS: Final = [f"W{number:02}" for number in range(1, 41)]
CARD_WORDS: Final = [f"n{number:03}" for number in range(1, 1000)]  # the display number of a card
OPTION_WORDS: Final = [f"o{number}" for number in range(1, 13)]
DIE_WORDS: Final = [f"die{number}" for number in range(1, 13)]
HERO_WORDS: Final = [f"h{number}" for number in range(1, 7)]
SEAT_WORDS: Final = [f"seat-{number}" for number in range(1, 5)]

VOCABULARY: Final = Vocabulary(
    LOCATION_WORDS
    + WILD_WORDS
    + CARD_WORDS
    + OPTION_WORDS
    + list(SKILLS)
    + DIE_WORDS
    + HERO_WORDS
    + SEAT_WORDS
    + ["story", "abandon", "drop", "trade", "event", "rest", "end", "ask", "alone", "marks"]
    + ["give", "take", "offer", "roll", "reroll", "keep", "yes", "no", "stop"]
    + ["pack-up", "go-on", "new-world", "reset", "leave-world"]
)

#: The first move of each kind; the others of the kind follow it.
SPACE: Final = VOCABULARY.number("L1")
CARD: Final = VOCABULARY.number("n001") - 1  # CARD + 7 is n007
OPTION: Final = VOCABULARY.number("o1")
SKILL: Final = VOCABULARY.number("might")
DIE: Final = VOCABULARY.number("die1")
HERO: Final = VOCABULARY.number("h1")
SEAT: Final = VOCABULARY.number("seat-1")

STORY: Final = VOCABULARY.number("story")
ABANDON: Final = VOCABULARY.number("abandon")
DROP: Final = VOCABULARY.number("drop")
TRADE: Final = VOCABULARY.number("trade")
EVENT: Final = VOCABULARY.number("event")
REST: Final = VOCABULARY.number("rest")
END: Final = VOCABULARY.number("end")
ASK: Final = VOCABULARY.number("ask")
ALONE: Final = VOCABULARY.number("alone")
MARKS: Final = VOCABULARY.number("marks")
GIVE: Final = VOCABULARY.number("give")
TAKE: Final = VOCABULARY.number("take")
OFFER: Final = VOCABULARY.number("offer")
ROLL: Final = VOCABULARY.number("roll")
REROLL: Final = VOCABULARY.number("reroll")
KEEP: Final = VOCABULARY.number("keep")
YES: Final = VOCABULARY.number("yes")
NO: Final = VOCABULARY.number("no")
STOP: Final = VOCABULARY.number("stop")
PACK_UP: Final = VOCABULARY.number("pack-up")
GO_ON: Final = VOCABULARY.number("go-on")
NEW_WORLD: Final = VOCABULARY.number("new-world")
RESET: Final = VOCABULARY.number("reset")
LEAVE_WORLD: Final = VOCABULARY.number("leave-world")

CARDS: Final = len(CARD_WORDS)
OPTIONS: Final = len(OPTION_WORDS)
DICE: Final = len(DIE_WORDS)
SPACE_WORDS: Final = LOCATION_WORDS + WILD_WORDS


def card_word(card: int) -> str:
    """The word of a card, by its display number."""
    return CARD_WORDS[card - 1]


def is_card(move: int) -> bool:
    """Whether the word names a card."""
    return CARD < move <= CARD + CARDS


def is_option(move: int) -> bool:
    """Whether the word is `o1`, `o2` …"""
    return OPTION <= move < OPTION + OPTIONS
