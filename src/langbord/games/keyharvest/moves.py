"""The vocabulary of moves. A word means what the question asks: `C4` harvests that field, or takes it, or places there.

The references come first, so that the number of a space, of the field that belongs on it, and of the move are one.
"""

from __future__ import annotations

from langbord.engine.ask import Vocabulary

ROWS = "ABCDEFG"
LONGEST_ROW = 9
REFERENCE_WORDS = [f"{row}{number}" for row in ROWS for number in range(1, LONGEST_ROW + 1)]
CROP_WORDS = ["hops", "vegetables", "cider", "wine", "wheat"]
WORKER_WORDS = list("ABCDEFGHIJKL")
WORKER_NAMES = ["apprentice", "casual", "labourer", "unskilled", "skilled", "supervisor"]
WORKER_NAMES += ["merchant", "storekeeper", "bailiff", "lawyer", "trader", "benefactor"]
ACTION_WORDS = ["harvest", "worker", "transfer", "offer"]
SEAT_WORDS = [f"player-{number}" for number in range(1, 5)]

VOCABULARY = Vocabulary(
    REFERENCE_WORDS
    + CROP_WORDS
    + WORKER_WORDS
    + ACTION_WORDS
    + ["end", "remove", "all", "draw", "place", "hand-on", "discard", "pass", "stop"]
    + SEAT_WORDS,
    aliases=dict(zip(WORKER_NAMES, WORKER_WORDS, strict=True)),
)

SPACES = len(REFERENCE_WORDS)
CROPS = len(CROP_WORDS)
WORKERS = len(WORKER_WORDS)
ACTIONS = len(ACTION_WORDS)

#: The first move of each kind; the others of the kind follow it. References begin at 0.
CROP = VOCABULARY.number("hops")
WORKER = VOCABULARY.number("A")
ACTION = VOCABULARY.number("harvest")
END = VOCABULARY.number("end")
REMOVE = VOCABULARY.number("remove")
ALL = VOCABULARY.number("all")
DRAW = VOCABULARY.number("draw")
PLACE = VOCABULARY.number("place")
HAND_ON = VOCABULARY.number("hand-on")
DISCARD = VOCABULARY.number("discard")
PASS = VOCABULARY.number("pass")
STOP = VOCABULARY.number("stop")
SEAT = VOCABULARY.number("player-1")

#: Events are no moves. In the bag they are numbered after the crops, which lie in hands as 0 to 4.
EVENT_WORDS = list("MNOPQRSTUVWXYZ")
EVENT_NAMES = ["blind-swap", "exchange", "give-away", "good-harvest", "lucky-dip", "new-crop", "new-registry"]
EVENT_NAMES += ["quick-sale", "registry-swap", "remote-harvest", "replacement", "reposition", "vacation", "windfall"]
CARD_WORDS = CROP_WORDS + EVENT_WORDS
FIRST_EVENT = CROPS
EVENTS = len(EVENT_WORDS)
