"""What the table page tells about time: the recap, the race, where else one is waited for, nudges."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from typing import Any

from langbord.engine.errors import LangbordError
from langbord.engine.record import UNPLAYABLE
from langbord.server.leaderboards import daily
from langbord.server.models import Person, Seat, Table
from langbord.server.notifications import waiting_turns
from langbord.server.pages.ending import Verdict, verdict
from langbord.server.pages.recap import Recap, recap
from langbord.server.pages.score_chart import Race, race
from langbord.server.pages.table_page import Viewer, web_of
from langbord.server.plugins import has_picture
from langbord.server.tables.last_looks import LAST_LOOKS
from langbord.server.tables.nudges import may_be_nudged, was_nudged
from langbord.server.tables.positions import Board
from langbord.server.tables.replay import rounds_of

MOST = 300  # recaps kept in memory, the newest of each seat
_recaps: OrderedDict[tuple[str, int], tuple[tuple[object, ...], Recap]] = OrderedDict()


def moments(
    table: Table,
    board: Board,
    places: Sequence[Seat],
    page: dict[str, Any],
    person: Person | None,
    names: tuple[str, ...],
) -> dict[str, Any]:
    """Everything that live.html shows of it. `page` is the page so far."""
    viewer: Viewer = page["viewer"]
    playing = table.state == Table.PLAYING
    mine = bool(page["mine"] or page["held"] or viewer.curtain is not None)
    waited_for = places[page["waiting"]] if playing and page["waiting"] is not None else None
    return {
        "recap": maybe_recap(table, board, places, page, names) if playing else None,
        "verdict": verdict_of(table, board, page) if table.state == Table.OVER else None,
        "may_deal_again": table.state == Table.OVER and viewer.seat is not None and not daily.goes_on(table),
        "turning_unasked": viewer.seat is not None
        and all(place.bot or place.number in viewer.seats for place in places),
        "can_look_back": table.state == Table.OVER and bool(rounds_of(table)),
        "has_picture": has_picture(table.game),
        "race": race_of(table, page["names"]) if table.state == Table.OVER else None,
        "next_table": None if mine or person is None else waiting_turns.elsewhere(person, table.name),
        "nudge": waited_for if waited_for and not mine and viewer.seats and may_be_nudged(waited_for) else None,
        "nudged": bool(mine and playing and any(was_nudged(table, places[seat]) for seat in viewer.seats)),
        "tried": (table.origin or {}).get("tried") if viewer.seats else None,
    }


# --- the recap ----------------------------------------------------------------------------------------


def maybe_recap(
    table: Table, board: Board, places: Sequence[Seat], page: dict[str, Any], names: tuple[str, ...]
) -> Recap | None:
    """What happened since the viewer's last move, once they are asked again; nothing if they play several seats."""
    viewer: Viewer = page["viewer"]
    if viewer.seat is None or len(viewer.seats) > 1 or board.position.draft:
        return None
    seen, now = places[viewer.seat].seen, table.moves_played
    if seen >= now:
        LAST_LOOKS.note(table, viewer.seat, now, board.position)
        return None
    if not page["mine"]:
        return None
    whole = (seen, now, table.taken_back, viewer.language, names)
    kept = _recaps.get((table.name, viewer.seat))
    if kept is None or kept[0] != whole:
        try:
            then = LAST_LOOKS.at(table, viewer.seat, seen)
        except (LangbordError, *UNPLAYABLE):  # the moves since cannot be played again; the table goes on all the same
            return None
        kept = (whole, recap(then, board.position, viewer, names, f"{table.name}-{seen}-{now}-{table.taken_back}"))
        _recaps.pop((table.name, viewer.seat), None)
        _recaps[table.name, viewer.seat] = kept  # the last of all
        while len(_recaps) > MOST:
            _recaps.popitem(last=False)
    return kept[1]


def nobody_looks(table: str) -> None:
    """A table that nobody watches takes no more room than its position; whoever comes back costs a little more."""
    LAST_LOOKS.forget(table)
    for key in list(_recaps):
        if key[0] == table:
            _recaps.pop(key, None)


# --- the end ------------------------------------------------------------------------------------------


def verdict_of(table: Table, board: Board, page: dict[str, Any]) -> Verdict | None:
    """Why a game ended so; only of one that was played to its end, together or alone there is nothing to tell."""
    if table.ending != "played" or page["together"] or not table.scores:
        return None
    viewer: Viewer = page["viewer"]
    me = viewer.seat if len(viewer.seats) == 1 else None
    log, tie = board.position.log(me), web_of(table.game).tie
    return verdict(table.scores, table.winners or (), page["score_sheets"], page["names"], me, page["t"], log, tie)


# --- the race -----------------------------------------------------------------------------------------


def race_of(table: Table, names: Sequence[str]) -> Race | None:
    """The race of a finished game; none if there was not even a round of it, or not a point in all of it."""
    rounds = rounds_of(table)
    scored = any(table.scores or ()) or any(any(entry.scores) for entry in rounds)
    return race(rounds, table.scores, names) if rounds and table.scores and scored else None
