"""What happens to a player and may be answered by cards: the numbers of the triggers, moments and conditions."""

from __future__ import annotations

from langbord.games.reykholt.grammar import CONDITIONS, MOMENTS, WHENS

TOOK_HOUSE = WHENS.index("you take a greenhouse")
DISCARDED_HOUSE = WHENS.index("you discard a greenhouse")
RIVAL_DISCARDED = WHENS.index("an opponent discards a greenhouse")
TOOK_CARD = WHENS.index("you take a service card")
SEEDED = WHENS.index("you seed")
SEEDED_TWICE = WHENS.index("you seed 2")
HARVESTED = WHENS.index("you harvest in work time")
HARVESTED_FIRST = WHENS.index("you harvest first")
EMPTIED = WHENS.index("you empty a greenhouse")
WORKED = WHENS.index("you work in property")  # the other columns follow
ADVANCED = WHENS.index("you advance at once")
BONUS_USED = WHENS.index("you use the bonus")
REACHED_SHARED = WHENS.index("you reach a shared table")
PAID_TWICE = WHENS.index("you pay for 2 tables")
TRIGGERS = len(WHENS)
NOTHING_HAPPENED = [0] * TRIGGERS
#: Triggers that are answered once for each time they happen; the others once, however often (R7.12).
EACH_TIME = (TOOK_HOUSE, DISCARDED_HOUSE, RIVAL_DISCARDED, TOOK_CARD, EMPTIED, ADVANCED)

START_OF_WORK = MOMENTS.index("start of work time")
END_OF_WORK = MOMENTS.index("end of work time")
START_OF_HARVEST = MOMENTS.index("start of harvest time")
END_OF_HARVEST = MOMENTS.index("end of harvest time")
START_OF_TOURISM = MOMENTS.index("start of tourism time")
END_OF_TOURISM = MOMENTS.index("end of tourism time")
START_OF_HOMECOMING = MOMENTS.index("start of homecoming time")

ROW_EMPTY = CONDITIONS.index("a row is empty")
IS_LAST = CONDITIONS.index("you are last")
TABLE_SHARED = CONDITIONS.index("your table is shared")
NO_GOODS = CONDITIONS.index("you own no goods")
ALL_PLANTED = CONDITIONS.index("all your greenhouses are planted")
THREE_KINDS = CONDITIONS.index("you own 3 kinds")
FOUR_HOUSES = CONDITIONS.index("you own 4 greenhouses")
