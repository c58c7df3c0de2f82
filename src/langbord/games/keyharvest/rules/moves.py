"""The vocabulary of moves. A word means what the question asks: `C4` harvests that field, or takes it, or places there.

The references come first, so that the number of a space, of the field that belongs on it, and of the move are one.
"""

from __future__ import annotations

from typing import Final

from langbord.engine.ask import Vocabulary

ROWS: Final = "ABCDEFG"
LONGEST_ROW: Final = 9
REFERENCE_WORDS: Final = [f"{row}{number}" for row in ROWS for number in range(1, LONGEST_ROW + 1)]
CROP_WORDS: Final = ["hops", "vegetables", "cider", "wine", "wheat"]
WORKER_WORDS: Final = list("ABCDEFGHIJKL")
WORKER_NAMES: Final = [
    *("apprentice", "casual", "labourer", "unskilled", "skilled", "supervisor"),
    *("merchant", "storekeeper", "bailiff", "lawyer", "trader", "benefactor"),
]
ACTION_WORDS: Final = ["harvest", "worker", "transfer", "offer"]
SEAT_WORDS: Final = [f"player-{number}" for number in range(1, 5)]

VOCABULARY: Final = Vocabulary(
    REFERENCE_WORDS
    + CROP_WORDS
    + WORKER_WORDS
    + ACTION_WORDS
    + ["end", "remove", "all", "draw", "place", "hand-on", "discard", "pass", "stop"]
    + SEAT_WORDS,
    aliases=dict(zip(WORKER_NAMES, WORKER_WORDS, strict=True)),
)

SPACES: Final = len(REFERENCE_WORDS)
CROPS: Final = len(CROP_WORDS)
WORKERS: Final = len(WORKER_WORDS)
ACTIONS: Final = len(ACTION_WORDS)

#: The first move of each kind; the others of the kind follow it. References begin at 0.
CROP: Final = VOCABULARY.number("hops")
WORKER: Final = VOCABULARY.number("A")
ACTION: Final = VOCABULARY.number("harvest")
END: Final = VOCABULARY.number("end")
REMOVE: Final = VOCABULARY.number("remove")
ALL: Final = VOCABULARY.number("all")
DRAW: Final = VOCABULARY.number("draw")
PLACE: Final = VOCABULARY.number("place")
HAND_ON: Final = VOCABULARY.number("hand-on")
DISCARD: Final = VOCABULARY.number("discard")
PASS: Final = VOCABULARY.number("pass")
STOP: Final = VOCABULARY.number("stop")
SEAT: Final = VOCABULARY.number("player-1")

#: Events are no moves. In the bag they are numbered after the crops, which lie in hands as 0 to 4.
EVENT_WORDS: Final = list("MNOPQRSTUVWXYZ")
EVENT_NAMES: Final = [
    *("blind-swap", "exchange", "give-away", "good-harvest", "lucky-dip", "new-crop", "new-registry"),
    *("quick-sale", "registry-swap", "remote-harvest", "replacement", "reposition", "vacation", "windfall"),
]
CARD_WORDS: Final = CROP_WORDS + EVENT_WORDS
FIRST_EVENT: Final = CROPS
EVENTS: Final = len(EVENT_WORDS)
