"""The vocabulary of moves. A word means what the question asks: `A03` takes that card, or shares it."""

from __future__ import annotations

from typing import Final

from langbord.engine.ask import Vocabulary

#: The goods, from the commonest to the rarest (R2.2).
GOOD_WORDS: Final = ["tomato", "lettuce", "mushroom", "cauliflower", "carrot"]
#: The action spaces: column (Property, Field, Market, Town Hall) and row, counted from the top.
COLUMN_LETTERS: Final = "PFMT"
ROWS: Final = 6
SPACE_WORDS: Final = [f"{column}{row}" for column in COLUMN_LETTERS for row in range(1, ROWS + 1)]
#: The greenhouses; which size and pile a slot has is the edition's business.
HOUSE_WORDS: Final = [f"G{number:02}" for number in range(1, 24)]
#: Greenhouses that lie on a service card; each user of the card has them for themselves.
PLOT_WORDS: Final = ["Q1", "Q2"]
PILE_WORDS: Final = ["size-3", "size-4", "size-5", "size-6", "random"]
#: The service cards by set; the last four of A to D belong to the story cards.
SET_SIZES: Final = {"A": 11, "B": 12, "C": 12, "D": 11, "E": 6}
CARD_WORDS: Final = [f"{letter}{number:02}" for letter, size in SET_SIZES.items() for number in range(1, size + 1)]
USE_WORDS: Final = [f"use-{word}" for word in CARD_WORDS]
#: The n-th action of a space, or the n-th side of an "or".
OPTION_WORDS: Final = ["first", "second", "third", "fourth"]
EVENT_WORDS: Final = [f"V{number:02}" for number in range(1, 14)]
SCENARIO_WORDS: Final = [f"S{number}" for number in range(1, 6)]
#: Who is named to begin.
SEAT_WORDS: Final = [f"player-{number}" for number in range(1, 5)]
#: What is changed for a card that is carried out by hand, beside piles, greenhouses and vegetables.
ADJUST_WORDS: Final = [*(f"{deed}-{good}" for deed in ("add", "take") for good in GOOD_WORDS), "ahead"]

VOCABULARY: Final = Vocabulary(
    SPACE_WORDS
    + HOUSE_WORDS
    + PLOT_WORDS
    + PILE_WORDS
    + GOOD_WORDS
    + CARD_WORDS
    + USE_WORDS
    + OPTION_WORDS
    + ["pay", "bonus", "stop", "pass", "yes", "no"]
    + SEAT_WORDS
    + ADJUST_WORDS,
)

#: The first move of each kind; the others of the kind follow it.
SPACE: Final = VOCABULARY.number("P1")
HOUSE: Final = VOCABULARY.number("G01")
PILE: Final = VOCABULARY.number("size-3")
GOOD: Final = VOCABULARY.number("tomato")
CARD: Final = VOCABULARY.number("A01")
USE_CARD: Final = VOCABULARY.number("use-A01")
OPTION: Final = VOCABULARY.number("first")
PAY: Final = VOCABULARY.number("pay")
BONUS: Final = VOCABULARY.number("bonus")
STOP: Final = VOCABULARY.number("stop")
PASS: Final = VOCABULARY.number("pass")
YES: Final = VOCABULARY.number("yes")
NO: Final = VOCABULARY.number("no")
SEAT: Final = VOCABULARY.number("player-1")
ADD: Final = VOCABULARY.number("add-tomato")
TAKE: Final = VOCABULARY.number("take-tomato")
AHEAD: Final = VOCABULARY.number("ahead")

SPACES: Final = len(SPACE_WORDS)
HOUSE_CARDS: Final = len(HOUSE_WORDS)  # greenhouse cards; the plots count on from here
PLOTS: Final = len(PLOT_WORDS)
PLACES_TO_GROW: Final = HOUSE_CARDS + PLOTS
PILES: Final = len(PILE_WORDS)
RANDOM_PILE: Final = PILE_WORDS.index("random")
GOODS: Final = len(GOOD_WORDS)
CARDS: Final = len(CARD_WORDS)
OPTIONS: Final = len(OPTION_WORDS)
PROPERTY: Final = COLUMN_LETTERS.index("P")
TOWN_HALL: Final = COLUMN_LETTERS.index("T")

#: Every greenhouse, on a card of its own or on a service card.
GROW_WORDS: Final = HOUSE_WORDS + PLOT_WORDS


def card_word(card: int) -> str:
    """The word of a card that lies in a pile: a random greenhouse (0–22) or an event (23–35)."""
    return HOUSE_WORDS[card] if card < HOUSE_CARDS else EVENT_WORDS[card - HOUSE_CARDS]


def space_face(space: int, seats: int) -> str:
    """A space with the side of the board, which its name hangs on: `P1-2` for one and two seats, `P1-4` for more."""
    return f"{SPACE_WORDS[space]}-{2 if seats <= 2 else 4}"
