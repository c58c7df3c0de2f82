"""What happens to a player and may be answered by cards: the numbers of the triggers, moments and conditions."""

from __future__ import annotations

from typing import Final

from langbord.games.reykholt.edition.phrases import CONDITIONS, MOMENTS, WHENS

TOOK_HOUSE: Final = WHENS.index("you take a greenhouse")
DISCARDED_HOUSE: Final = WHENS.index("you discard a greenhouse")
RIVAL_DISCARDED: Final = WHENS.index("an opponent discards a greenhouse")
TOOK_CARD: Final = WHENS.index("you take a service card")
SEEDED: Final = WHENS.index("you seed")
SEEDED_TWICE: Final = WHENS.index("you seed 2")
HARVESTED: Final = WHENS.index("you harvest in work time")
HARVESTED_FIRST: Final = WHENS.index("you harvest first")
EMPTIED: Final = WHENS.index("you empty a greenhouse")
WORKED: Final = WHENS.index("you work in property")  # the other columns follow
ADVANCED: Final = WHENS.index("you advance at once")
BONUS_USED: Final = WHENS.index("you use the bonus")
REACHED_SHARED: Final = WHENS.index("you reach a shared table")
PAID_TWICE: Final = WHENS.index("you pay for 2 tables")
TRIGGERS: Final = PAID_TWICE + 1  # those that are noted down; the row is told by the column (WORKED)
IN_ROW: Final = WHENS.index("you work in row 1")  # the other rows follow
NOTHING_HAPPENED: Final = [0] * TRIGGERS
#: Triggers that are answered once for each time they happen; the others once, however often (R7.12).
EACH_TIME: Final = (TOOK_HOUSE, DISCARDED_HOUSE, RIVAL_DISCARDED, TOOK_CARD, EMPTIED, ADVANCED)

START_OF_WORK: Final = MOMENTS.index("start of work time")
END_OF_WORK: Final = MOMENTS.index("end of work time")
START_OF_HARVEST: Final = MOMENTS.index("start of harvest time")
END_OF_HARVEST: Final = MOMENTS.index("end of harvest time")
START_OF_TOURISM: Final = MOMENTS.index("start of tourism time")
END_OF_TOURISM: Final = MOMENTS.index("end of tourism time")
START_OF_HOMECOMING: Final = MOMENTS.index("start of homecoming time")

ROW_EMPTY: Final = CONDITIONS.index("a row is empty")
IS_LAST: Final = CONDITIONS.index("you are last")
TABLE_SHARED: Final = CONDITIONS.index("your table is shared")
NO_GOODS: Final = CONDITIONS.index("you own no goods")
ALL_PLANTED: Final = CONDITIONS.index("all your greenhouses are planted")
THREE_KINDS: Final = CONDITIONS.index("you own 3 kinds")
FOUR_HOUSES: Final = CONDITIONS.index("you own 4 greenhouses")
