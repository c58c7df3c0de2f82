"""The vocabulary of moves. A word means what the question asks: `A03` takes that card, or shares it."""

from __future__ import annotations

from langbord.engine.ask import Vocabulary

#: The goods, from the commonest to the rarest (R2.2).
GOOD_WORDS = ["tomato", "lettuce", "mushroom", "cauliflower", "carrot"]
#: The action spaces: column (Property, Field, Market, Town Hall) and row, counted from the top.
COLUMN_LETTERS = "PFMT"
ROWS = 6
SPACE_WORDS = [f"{column}{row}" for column in COLUMN_LETTERS for row in range(1, ROWS + 1)]
#: The greenhouses; which size and pile a slot has is the edition's business.
HOUSE_WORDS = [f"G{number:02}" for number in range(1, 24)]
#: Greenhouses that lie on a service card; each user of the card has them for themselves.
PLOT_WORDS = ["Q1", "Q2"]
PILE_WORDS = ["size-3", "size-4", "size-5", "size-6", "random"]
#: The service cards by set; the last four of A to D belong to the story cards.
SET_SIZES = {"A": 11, "B": 12, "C": 12, "D": 11, "E": 6}
CARD_WORDS = [f"{letter}{number:02}" for letter, size in SET_SIZES.items() for number in range(1, size + 1)]
USE_WORDS = [f"use-{word}" for word in CARD_WORDS]
#: The n-th action of a space, or the n-th side of an "or".
OPTION_WORDS = ["first", "second", "third", "fourth"]
EVENT_WORDS = [f"V{number:02}" for number in range(1, 14)]
SCENARIO_WORDS = [f"S{number}" for number in range(1, 6)]

VOCABULARY = Vocabulary(
    SPACE_WORDS
    + HOUSE_WORDS
    + PLOT_WORDS
    + PILE_WORDS
    + GOOD_WORDS
    + CARD_WORDS
    + USE_WORDS
    + OPTION_WORDS
    + ["pay", "bonus", "stop", "pass", "yes", "no"]
)

#: The first move of each kind; the others of the kind follow it.
SPACE = VOCABULARY.number("P1")
HOUSE = VOCABULARY.number("G01")
PILE = VOCABULARY.number("size-3")
GOOD = VOCABULARY.number("tomato")
CARD = VOCABULARY.number("A01")
USE_CARD = VOCABULARY.number("use-A01")
OPTION = VOCABULARY.number("first")
PAY = VOCABULARY.number("pay")
BONUS = VOCABULARY.number("bonus")
STOP = VOCABULARY.number("stop")
PASS = VOCABULARY.number("pass")
YES = VOCABULARY.number("yes")
NO = VOCABULARY.number("no")

SPACES = len(SPACE_WORDS)
HOUSE_CARDS = len(HOUSE_WORDS)  # greenhouse cards; the plots count on from here
PLOTS = len(PLOT_WORDS)
PLACES_TO_GROW = HOUSE_CARDS + PLOTS
PILES = len(PILE_WORDS)
RANDOM_PILE = PILE_WORDS.index("random")
GOODS = len(GOOD_WORDS)
CARDS = len(CARD_WORDS)
OPTIONS = len(OPTION_WORDS)
PROPERTY, FIELD, MARKET, TOWN_HALL = range(4)

#: Every greenhouse, on a card of its own or on a service card.
GROW_WORDS = HOUSE_WORDS + PLOT_WORDS


def card_word(card: int) -> str:
    """The word of a card that lies in a pile: a random greenhouse (0–22) or an event (23–35)."""
    return HOUSE_WORDS[card] if card < HOUSE_CARDS else EVENT_WORDS[card - HOUSE_CARDS]


def space_face(space: int, seats: int) -> str:
    """A space with the side of the board, which its name hangs on: `P1-2` for one and two seats, `P1-4` for more."""
    return f"{SPACE_WORDS[space]}-{2 if seats <= 2 else 4}"
