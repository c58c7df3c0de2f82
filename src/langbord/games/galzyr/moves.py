"""The vocabulary of moves. A word means what the question asks: `n127` picks that quest up, or plays its scene."""

from __future__ import annotations

from langbord.engine.ask import Vocabulary
from langbord.games.galzyr.words import SKILLS

LOCATION_WORDS = [f"L{number}" for number in range(1, 9)]
WILD_WORDS = [f"W{number:02}" for number in range(1, 41)]
CARD_WORDS = [f"n{number:03}" for number in range(1, 1000)]  # the display number of a card
OPTION_WORDS = [f"o{number}" for number in range(1, 13)]
DIE_WORDS = [f"die{number}" for number in range(1, 13)]
HERO_WORDS = [f"h{number}" for number in range(1, 7)]
SEAT_WORDS = [f"seat-{number}" for number in range(1, 5)]

VOCABULARY = Vocabulary(
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
    + ["pack-up", "go-on", "new-world", "reset"]
)

#: The first move of each kind; the others of the kind follow it.
SPACE = VOCABULARY.number("L1")
CARD = VOCABULARY.number("n001") - 1  # CARD + 7 is n007
OPTION = VOCABULARY.number("o1")
SKILL = VOCABULARY.number("might")
DIE = VOCABULARY.number("die1")
HERO = VOCABULARY.number("h1")
SEAT = VOCABULARY.number("seat-1")

STORY = VOCABULARY.number("story")
ABANDON = VOCABULARY.number("abandon")
DROP = VOCABULARY.number("drop")
TRADE = VOCABULARY.number("trade")
EVENT = VOCABULARY.number("event")
REST = VOCABULARY.number("rest")
END = VOCABULARY.number("end")
ASK = VOCABULARY.number("ask")
ALONE = VOCABULARY.number("alone")
MARKS = VOCABULARY.number("marks")
GIVE = VOCABULARY.number("give")
TAKE = VOCABULARY.number("take")
OFFER = VOCABULARY.number("offer")
ROLL = VOCABULARY.number("roll")
REROLL = VOCABULARY.number("reroll")
KEEP = VOCABULARY.number("keep")
YES = VOCABULARY.number("yes")
NO = VOCABULARY.number("no")
STOP = VOCABULARY.number("stop")
PACK_UP = VOCABULARY.number("pack-up")
GO_ON = VOCABULARY.number("go-on")
NEW_WORLD = VOCABULARY.number("new-world")
RESET = VOCABULARY.number("reset")

CARDS = len(CARD_WORDS)
OPTIONS = len(OPTION_WORDS)
DICE = len(DIE_WORDS)
SPACE_WORDS = LOCATION_WORDS + WILD_WORDS


def card_word(card: int) -> str:
    """The word of a card, by its display number."""
    return CARD_WORDS[card - 1]


def is_card(move: int) -> bool:
    """Whether the word names a card."""
    return CARD < move <= CARD + CARDS


def is_option(move: int) -> bool:
    """Whether the word is `o1`, `o2` …"""
    return OPTION <= move < OPTION + OPTIONS
