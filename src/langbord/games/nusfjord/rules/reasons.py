"""Why something is not possible: message keys with the paragraph that says so.

Reasons with a price are lists over it; others with figures are made on the spot.
"""

from typing import Final

from langbord.engine.ask import Reason
from langbord.engine.log import number

SPACE_NOT_HERE: Final = Reason("space-not-on-board", "N1.2")
ELDER_NOT_ON_TOP: Final = Reason("elder-not-on-top", "N1.5")
PLACE_TAKEN: Final = Reason("place-taken", "N2.1")
PLACE_WOODED: Final = Reason("place-wooded", "N2.2")
NO_TILES: Final = Reason("no-tiles", "N2.4")
ELDER_NOT_HUNGRY: Final = Reason("elder-fed", "N3.2")
NOT_HERE: Final = Reason("not-here", "N4.2")
ELDER_NOT_YOURS: Final = Reason("elder-not-yours", "N4.2")
SPACE_FULL: Final = Reason("space-full", "N4.3")
CANNOT_DECLINE: Final = Reason("cannot-decline", "N4.4")
CANNOT_PAY: Final = Reason("cannot-pay", "N4.6")
RESERVE_EMPTY: Final = Reason("reserve-empty", "N5.2")
TABLE_FULL: Final = Reason("table-full", "N5.3")
SERVE_ONE: Final = Reason("serve-one", "N5.3")
NO_ROOM: Final = Reason("no-room", "N5.4")
NOTHING_AFFORDABLE: Final = Reason("nothing-affordable", "N5.4")
CARD_NOT_THERE: Final = Reason("card-not-there", "N5.4")
NO_UNISSUED: Final = Reason("no-unissued", "N5.6")
NO_SHARES: Final = Reason("no-shares", "N5.7")
NO_FOREST: Final = Reason("no-forest", "N5.8")
NO_FOREST_TO_THIN: Final = Reason("no-forest", "N5.9")
WOOD_FULL: Final = Reason("wood-full", "N5.9")
NO_EMPTY_DOUBLE: Final = Reason("no-empty-double", "N5.10")
NOT_DOUBLE: Final = Reason("not-double", "N5.10")
SOLD_OUT: Final = Reason("sold-out", "N5.11")
TRACK_FULL: Final = Reason("track-full", "N5.11")
NO_SHIP: Final = Reason("no-ship", "N5.11")
COUNCIL_FULL: Final = Reason("council-full", "N5.12")
NO_ELDERS: Final = Reason("no-elders", "N5.12")
NOTHING_TO_COPY: Final = Reason("nothing-to-copy", "N5.13")
NOT_FULL: Final = Reason("copy-not-full", "N5.13")
OTHER_COLUMN: Final = Reason("copy-other-column", "N5.13")
NO_COPY_OF_COPY: Final = Reason("copy-of-copy", "N5.14")
NO_COPY_OF_ELDER: Final = Reason("copy-of-elder", "N5.14")
TABLE_EMPTY: Final = Reason("table-empty", "N6.1")
ELDER_BUSY: Final = Reason("elder-busy", "N6.3")
ELDER_CANNOT_ACT: Final = Reason("elder-cannot-act", "N6.4")
NOT_YOURS: Final = Reason("card-not-yours", "N8.3")
NO_USE: Final = Reason("card-no-use", "N8.3")
GIVES_NOTHING: Final = Reason("gives-nothing", "N8.3")
NO_ANSWER_LEFT: Final = Reason("no-answer-left", "N8.3")
DOES_NOTHING: Final = Reason("gives-nothing", "N8.4")
USED_UP: Final = Reason("card-used", "N8.4")
NO_SINGLE_FOREST: Final = Reason("no-single-forest", "N8.8")
NO_BETTER_SHIP: Final = Reason("no-better-ship", "N8.8")
PLATE_TOO_DEAR: Final = [Reason("plate-too-dear", "N5.3", (number(price),)) for price in range(100)]
SHARES_TOO_DEAR: Final = [Reason("shares-too-dear", "N5.7", (number(price),)) for price in range(26)]
NO_SUCH_SEAT: Final = Reason("no-such-seat", "N1.10")
