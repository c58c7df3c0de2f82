"""Who is away, and when the others may let a bot in for them: one rule for all tables, with a clock and without.

Somebody is away when their seat is asked and they have given no sign of life for the time that was set when the table
was made (Table.patience). A sign of life is whatever they do there: an answer, one taken back, a word in the chat, a
note, a hint that they ask for. An open page is none, for nobody knows whether somebody sits before it; nor is looking
at it anew, which browsers do by themselves. Where there is a clock the others may do so too once its time is used up;
days for each turn are all the time there is, so patience adds nothing to them.

Nothing happens by itself: somebody else at the table must want it. Nor does the seat go back by itself, to a page that
is merely open: its person says that they are back, on the page or by their link (`tables.stand_in`).
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from langbord.server.models import Person, Seat, Table
from langbord.server.site_texts import Words
from langbord.server.tables import clocks
from langbord.server.tables.clocks import DAY, MINUTE

MINUTES = (10, 20, 60)  # to choose from, at live tables
DAYS = (1, 2, 7)  # at leisure
USUAL = {"live": 20 * MINUTE, "leisure": 2 * DAY}


@dataclass(frozen=True)
class Wait:
    """That somebody is waited for: how long the others must wait before they may let a bot in."""

    left: float | None  # seconds, 0 when they may; None if they never may
    late: bool = False  # because the clock has run out


def wait_for(table: Table, place: Seat) -> Wait | None:
    """How long the others still have to wait for a seat; None if nobody waits for its person."""
    if table.state != Table.PLAYING or table.waiting_for != place.number:
        return None
    if place.person_id is None or place.bot or place.conceded:
        return None
    on_clock = clocks.left_of(table, place)
    if on_clock == 0:
        return Wait(0, late=True)
    left = [seconds for seconds in (on_clock, patience_left(table)) if seconds is not None]
    return Wait(min(left, default=None))


def patience_left(table: Table) -> float | None:
    """Seconds until whoever is asked counts as away; None if they never do."""
    by_the_turn = table.clock is not None and table.clock["kind"] == "turn"
    if table.patience is None or table.waited_since is None or by_the_turn:
        return None
    return clocks.left(table.patience, table.waited_since, clocks.now())


def is_away(table: Table, place: Seat) -> bool:
    """Whether somebody is waited for, and has been for as long as the others must."""
    wait = wait_for(table, place)
    return wait is not None and wait.left == 0


def counted(table: Table) -> list[Seat]:
    """The seats of those without whom nothing can be agreed on: people who play on themselves, and are there."""
    people = table.places.exclude(person=None).filter(conceded=False, bot="")
    return [place for place in people if not is_away(table, place)]


# --- keeping ------------------------------------------------------------------------------------------


def keep(table: Table, was: int | None, sign_of_life: bool = False) -> None:
    """Since when the asked seat is waited for; from now on if another was asked before, or its person did something.

    Changes `table` and leaves it to the caller to save it."""
    if table.state != Table.PLAYING or table.waiting_for is None:
        table.waited_since = None
    elif sign_of_life or table.waited_since is None or table.waiting_for != was:
        table.waited_since = clocks.now()


def note_sign_of_life(table: Table, person: Person | None) -> None:
    """Somebody has done something at a table that no move tells of: whoever waits for them waits anew."""
    if person is None or table.state != Table.PLAYING or table.waiting_for is None:
        return
    if table.places.filter(person=person, number=table.waiting_for, bot="").exists():
        # By update, so that `changed`, by which tables are sorted, stays as it was.
        asked = Table.objects.filter(pk=table.pk, state=Table.PLAYING, waiting_for=table.waiting_for)
        asked.update(waited_since=clocks.now())


# --- making and showing -------------------------------------------------------------------------------


def usual(pace: str) -> int:
    """How long the others wait if nobody wishes otherwise."""
    return USUAL["leisure" if pace == "leisure" else "live"]


def say_time(h: Words, seconds: float) -> str:
    """How long that is, in the largest units: never less than it is."""
    minutes = max(1, math.ceil(seconds / MINUTE))
    if minutes >= 24 * 60:
        return h.say("clock-long", days=minutes // (24 * 60), hours=minutes % (24 * 60) // 60)
    if minutes > 60:
        return h.say("absence-hours", hours=minutes // 60, minutes=minutes % 60)
    return h.say("clock-minutes", number=minutes)
