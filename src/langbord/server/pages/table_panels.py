"""What the table page shows beside the game: clocks, who is away, what may be taken back, standing answers, hints."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from langbord.bots.hint_words import Row, Told, rows, told
from langbord.bots.hints import Study
from langbord.server.analysis import hints
from langbord.server.leaderboards import solo
from langbord.server.models import Hint, Person, Seat, Table
from langbord.server.site_texts import Words
from langbord.server.tables import absence, auto_answers, clocks, take_back
from langbord.server.tables.moves import seen_by
from langbord.server.tables.positions import Board
from langbord.text import Texts

# --- time ---------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Clock:
    """The clock of a seat on the page."""

    seat: int
    name: str
    left: int  # whole seconds, rounded up: 0 only when there is really nothing left
    running: bool
    since: int  # milliseconds; tells the page that a clock of the same reading was started anew
    foreign: bool  # the viewer plays here too, in another seat

    @property
    def days(self) -> int:
        return self.left // clocks.DAY

    @property
    def hours(self) -> int:
        return self.left % clocks.DAY // 3600

    @property
    def short(self) -> str:
        """12:05, 1:00:00"""
        minutes, seconds = divmod(self.left, 60)
        hours, minutes = divmod(minutes, 60)
        return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"


def clock_faces(table: Table, places: Sequence[Seat], names: Sequence[str], own: Sequence[int]) -> list[Clock]:
    """All clocks of a table that is being played."""
    if table.clock is None or table.state != Table.PLAYING:
        return []
    since = int(table.asked_since.timestamp() * 1000) if table.asked_since is not None else 0
    found = []
    for place in places:
        rest = clocks.left_of(table, place)
        if rest is not None:
            running = place.number == table.waiting_for
            foreign = bool(own) and place.number not in own
            found.append(Clock(place.number, names[place.number], int(-(-rest // 1)), running, since, foreign))
    return found


@dataclass(frozen=True)
class Absence:
    """What the page tells the others: for whom a bot may come, and in how many seconds (0: now)."""

    seat: int
    name: str
    left: int
    since: int  # milliseconds; tells the page that the time was started anew
    said: str


def absent(table: Table, place: Seat | None, name: str, own: tuple[int, ...], h: Words) -> Absence | None:
    """For somebody who plays here too, in other seats than the one that is waited for."""
    wait = absence.wait_for(table, place) if place is not None and own and place.number not in own else None
    if place is None or wait is None or wait.left is None:
        return None
    since = max(int(at.timestamp() * 1000) for at in (table.waited_since, table.asked_since) if at is not None)
    return Absence(place.number, name, math.ceil(wait.left), since, absence.say_time(h, wait.left))


# --- what can be asked for ----------------------------------------------------------------------------


@dataclass(frozen=True)
class TakeBack:
    """What a page offers to whoever looks."""

    may: bool = False  # there is a turn of theirs that could be taken back, and nobody has asked yet
    alone: bool = False  # and nobody needs to agree
    unlisted: bool = False  # the result would have come onto a list
    asks: str = ""  # who asks for it
    mine: bool = False  # that is the viewer
    waits: bool = False  # for the viewer's answer


def take_back_panel(table: Table, places: list[Seat], person: Person | None, names: tuple[str, ...]) -> TakeBack:
    """For this viewer. What could be taken back is guessed from what is at hand: that they have moved at all."""
    own = [place for place in places if person is not None and place.person_id == person.pk and not place.conceded]
    if person is None or not own or table.state != Table.PLAYING or table.daily is not None:
        return TakeBack()
    wish = take_back.asked(table)
    if wish is not None:
        mine = wish.person == person.pk
        waits = not mine and person.pk not in wish.agreed and any(not place.bot for place in own)
        return TakeBack(asks=names[wish.seat], mine=mine, waits=waits)
    may = any(place.seen > 0 and not place.bot for place in own)
    alone = all(place.person_id in (None, person.pk) or place.conceded or place.bot for place in places)
    return TakeBack(may=may, alone=alone, unlisted=solo.compares(table))


@dataclass(frozen=True)
class Standing:
    """A question on the sheet of standing answers: the words to choose from, and what they mean."""

    prompt: str
    label: str
    words: list[tuple[str, str]]
    chosen: str  # "" if the seat wants to be asked


def standing_rows(table: Table, seats: tuple[int, ...], t: Texts) -> list[Standing]:
    """The sheet of a seat; none for people who share a screen, who are asked one by one."""
    if len(seats) != 1 or table.state != Table.PLAYING:
        return []
    chosen = table.places.get(number=seats[0]).standing
    return [
        Standing(
            prompt,
            t.say(f"standing-{prompt}"),
            [("", t.say("frame-standing-ask")), *((word, t.say(f"standing-{prompt}-{word}")) for word in words)],
            chosen.get(prompt, ""),
        )
        for prompt, words in auto_answers.possible(table.game).items()
    ]


@dataclass(frozen=True)
class Hints:
    """What the page shows: a button, that somebody thinks, or the hints."""

    may_ask: bool = False
    thinking: bool = False
    failed: bool = False
    asked: bool = False
    planned: bool = False  # they come from a game's own planner
    hints: list[Told] = field(default_factory=list)
    all: list[Row] = field(default_factory=list)  # every legal move with what it is worth


def hint_panel(
    table: Table, places: Sequence[Seat], board: Board, page: dict[str, Any], person: Person | None
) -> Hints:
    """`page` is the page so far, as its viewer sees it."""
    seat = page["viewer"].seat
    if not page["mine"] or len(page["choices"]) < 2 or hints.why_not(table, places, person):
        return Hints()
    hint = hints.asked_by(table, seat, board)
    if hint is None:
        return Hints(may_ask=True)
    position = seen_by(board.position, seat)
    found = hints.found_of(hint) or Study([], [])
    return Hints(
        may_ask=hints.failed(hint),
        thinking=hint.state == Hint.THINKING and not hints.failed(hint),
        failed=hints.failed(hint),
        asked=True,
        planned=any(one.told for one in found.best),
        hints=[told(one, position, page["t"]) for one in found.best],
        all=rows(found.all, position, page["t"]),
    )
