"""Why something is not possible: message keys with the paragraph that says so.

Reasons with a price are lists over it; others with figures are made on the spot.
"""

from langbord.engine.ask import Reason
from langbord.engine.log import number

SPACE_NOT_HERE = Reason("space-not-on-board", "N1.2")
ELDER_NOT_ON_TOP = Reason("elder-not-on-top", "N1.5")
PLACE_TAKEN = Reason("place-taken", "N2.1")
PLACE_WOODED = Reason("place-wooded", "N2.2")
NO_TILES = Reason("no-tiles", "N2.4")
ELDER_NOT_HUNGRY = Reason("elder-fed", "N3.2")
NOT_HERE = Reason("not-here", "N4.2")
ELDER_NOT_YOURS = Reason("elder-not-yours", "N4.2")
SPACE_FULL = Reason("space-full", "N4.3")
CANNOT_DECLINE = Reason("cannot-decline", "N4.4")
CANNOT_PAY = Reason("cannot-pay", "N4.6")
RESERVE_EMPTY = Reason("reserve-empty", "N5.2")
TABLE_FULL = Reason("table-full", "N5.3")
SERVE_ONE = Reason("serve-one", "N5.3")
NO_ROOM = Reason("no-room", "N5.4")
NOTHING_AFFORDABLE = Reason("nothing-affordable", "N5.4")
CARD_NOT_THERE = Reason("card-not-there", "N5.4")
NO_UNISSUED = Reason("no-unissued", "N5.6")
NO_SHARES = Reason("no-shares", "N5.7")
NO_FOREST = Reason("no-forest", "N5.8")
NO_FOREST_TO_THIN = Reason("no-forest", "N5.9")
WOOD_FULL = Reason("wood-full", "N5.9")
NO_EMPTY_DOUBLE = Reason("no-empty-double", "N5.10")
NOT_DOUBLE = Reason("not-double", "N5.10")
SOLD_OUT = Reason("sold-out", "N5.11")
TRACK_FULL = Reason("track-full", "N5.11")
NO_SHIP = Reason("no-ship", "N5.11")
COUNCIL_FULL = Reason("council-full", "N5.12")
NO_ELDERS = Reason("no-elders", "N5.12")
NOTHING_TO_COPY = Reason("nothing-to-copy", "N5.13")
NOT_FULL = Reason("copy-not-full", "N5.13")
OTHER_COLUMN = Reason("copy-other-column", "N5.13")
NO_COPY_OF_COPY = Reason("copy-of-copy", "N5.14")
TABLE_EMPTY = Reason("table-empty", "N6.1")
ELDER_BUSY = Reason("elder-busy", "N6.3")
MUST_ACT = Reason("must-act", "N6.4")
ELDER_CANNOT_ACT = Reason("elder-cannot-act", "N6.4")
NOT_YOURS = Reason("card-not-yours", "N8.3")
NO_USE = Reason("card-no-use", "N8.3")
GIVES_NOTHING = Reason("gives-nothing", "N8.3")
NO_ANSWER_LEFT = Reason("no-answer-left", "N8.3")
USED_UP = Reason("card-used", "N8.4")
NO_SINGLE_FOREST = Reason("no-single-forest", "N8.8")
NO_BETTER_SHIP = Reason("no-better-ship", "N8.8")
PLATE_TOO_DEAR = [Reason("plate-too-dear", "N5.3", (number(price),)) for price in range(100)]
SHARES_TOO_DEAR = [Reason("shares-too-dear", "N5.7", (number(price),)) for price in range(26)]
