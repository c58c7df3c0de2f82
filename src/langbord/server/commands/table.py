"""Everything that can be done at a table. The services do it; here stands who may, how often, and what is told.

Whatever is done shows that somebody is there. Answers and what is said to the others tell that by themselves.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from langbord.engine.position import Position
from langbord.server import dispatch
from langbord.server.analysis import hints, turning_points
from langbord.server.commands.command import NEW_TABLE, Doing, Limit, May, Per, command
from langbord.server.http.sanitize import lines
from langbord.server.leaderboards import daily
from langbord.server.models import Draft, Note, Seat, SeatLink, SharedPosition, Table
from langbord.server.tables import (
    chat,
    curtain,
    endings,
    fork,
    lifecycle,
    misfits,
    nudges,
    seat_links,
    stand_ins,
)
from langbord.server.tables import moves as table_moves
from langbord.server.tables import take_back as taking_back
from langbord.server.tables.clicks import answer_forced, nothing_more
from langbord.server.tables.errors import Refused
from langbord.server.tables.lessons import position_tables
from langbord.server.tables.positions import Board

LONGEST_NOTE = 5000  # letters
MOST_WORDS = 40  # in one request
MOVE = Limit("move", Per.SEAT)
SEAT = Limit("seat")  # the table is told each time
JOIN = Limit("join")


# --- playing ------------------------------------------------------------------------------------------


@command("play", May.ACTING, MOVE)
def play(doing: Doing, *, words: list[str], version: int, answers: int, forced: bool) -> Board:
    """Answer the question. `forced`: what is left no choice about is answered too."""
    if not 0 < len(words) <= MOST_WORDS:
        raise Refused("bad-request", 400)
    go_on = answer_forced if forced else nothing_more
    return table_moves.play(doing.table, doing.seat.number, words, version, answers, go_on=go_on)


@command("undo", May.ACTING, MOVE)
def undo(doing: Doing, count: int, version: int) -> Board:
    """Take back answers of one's draft."""
    return table_moves.undo(doing.table, doing.seat.number, count, version)


@command("settle", May.ACTING, Limit("settle", Per.SEAT))
def settle(doing: Doing, version: int) -> Board:
    """Confirm a finished turn."""
    return table_moves.settle(doing.table, doing.seat.number, version)


@command("always", May.ACTING, MOVE)
def answer_always(doing: Doing, prompt: str, word: str) -> None:
    """Have a question answered from now on without being asked; an empty word ends that."""
    table_moves.answer_always(doing.table, doing.seat.number, prompt, word)


@command("lift", May.SITTING, MOVE)
def lift(doing: Doing, seat: int) -> None:
    """At a shared screen: show the side of the seat that is asked, whose person has come."""
    curtain.lift(doing.table, doing.person, seat)


@command("hurry", May.SITTING, Limit("hurry"), wakes=False, sign_of_life=True)
def hurry(doing: Doing) -> None:
    """Let the bots move without their pauses, until somebody is asked again."""
    dispatch.hurry(doing.table.name)


# --- saying and noting --------------------------------------------------------------------------------


@command("chat", May.SITTING, Limit("chat"))
def say(doing: Doing, text: str) -> None:
    """Say something to the table."""
    chat.say(doing.table, doing.person, text)


@command("note", May.SOMEBODY, Limit("note"), wakes=False, sign_of_life=True)
def note(doing: Doing, text: str) -> None:
    """Keep private notes."""
    kept = {"text": lines(text, LONGEST_NOTE)}
    Note.objects.update_or_create(table=doing.table, person=doing.person, defaults=kept)


@command("nudge", May.SOMEBODY, SEAT, sign_of_life=True)
def nudge(doing: Doing) -> Seat:
    """Tell whoever is waited for that the others wait; no more than once an hour."""
    return nudges.nudge(doing.table, doing.person)


# --- before the game ----------------------------------------------------------------------------------


@command("join", May.SOMEBODY, JOIN)
def join(doing: Doing, seat: int | None, invite: str) -> None:
    """Sit down at a table that stands in the lobby, or at any other by its invite."""
    lifecycle.must_be_invited(doing.table, doing.person, invite)
    lifecycle.join(doing.table, doing.person, seat)


@command("leave", May.SITTING, JOIN)
def leave(doing: Doing) -> None:
    """Stand up from a table that has not begun."""
    lifecycle.leave(doing.table, doing.person)


@command("decline", May.SOMEBODY, JOIN)
def decline(doing: Doing) -> None:
    """Rather not sit down where a seat is kept for one."""
    lifecycle.decline(doing.table, doing.person)


@command("unseat", May.SOMEBODY, JOIN)
def unseat(doing: Doing, seat: int) -> None:
    """Free a seat of a table that one has set up, before the game."""
    lifecycle.unseat(doing.table, doing.person, seat)


@command("fill", May.SITTING, JOIN)
def fill(doing: Doing, level: str) -> None:
    """Bots sit down on all free seats, and the game begins."""
    lifecycle.fill(doing.table, doing.person, level)


# --- somebody is away ---------------------------------------------------------------------------------


@command("standin", May.SITTING, SEAT, sign_of_life=True)
def stand_in(doing: Doing, level: str) -> None:
    """Let a bot play for oneself; no level: take back all seats that bots play in. A bot's seat is never asked, so it
    cannot be meant otherwise."""
    numbers = [doing.seat.number]
    if not level:
        lent = doing.table.places.filter(person=doing.person, conceded=False).exclude(bot="")
        numbers = [seat.number for seat in lent] or numbers
    for number in numbers:
        stand_ins.stand_in(doing.table, number, level)


@command("timeout", May.SITTING, SEAT, sign_of_life=True)
def time_out(doing: Doing, seat: int) -> None:
    """Let a bot play for another who is waited for and is away."""
    stand_ins.time_out(doing.table, seat, doing.person)


# --- taking a turn back -------------------------------------------------------------------------------


@command("take-back", May.SITTING, SEAT, sign_of_life=True)
def take_back(doing: Doing, version: int) -> int:
    """Take one's last settled turn back, or ask the others for it; tells the version of the table after it."""
    taking_back.ask(doing.table, doing.person, version)
    return Draft.objects.get(table=doing.table).version


@command("take-back-agree", May.SITTING, SEAT, sign_of_life=True)
def agree_to_take_back(doing: Doing) -> None:
    """Agree to what another asks for."""
    taking_back.agree(doing.table, doing.person)


@command("take-back-refuse", May.SITTING, SEAT, sign_of_life=True)
def refuse_to_take_back(doing: Doing) -> None:
    """Refuse it, or ask no more."""
    taking_back.refuse(doing.table, doing.person)


# --- endings, and another game ------------------------------------------------------------------------


@command("concede", May.SITTING, SEAT)
def concede(doing: Doing) -> None:
    """Give up: a bot plays on in this seat."""
    endings.concede(doing.table, doing.seat.number)


@command("agree", May.SITTING, SEAT, sign_of_life=True)
def agree_to_end(doing: Doing) -> None:
    """Agree to end the game without a winner."""
    endings.agree_to_end(doing.table, doing.seat.number)


@command("play-on", May.SITTING, SEAT, sign_of_life=True)
def play_on(doing: Doing) -> None:
    """Take this agreement back."""
    endings.play_on(doing.table, doing.seat.number)


@command("rematch", May.SITTING, *NEW_TABLE)
def rematch(doing: Doing) -> Table:
    """The same people once more: everybody who asks gets the same new table."""
    again = lifecycle.rematch(doing.table, doing.person)
    table_moves.progress(again)
    return again


class Looked(NamedTuple):
    """A position as somebody looks at it, and with whose eyes."""

    position: Position[Any]
    seat: int | None


@command("try", May.SOMEBODY, *NEW_TABLE, wakes=False)
def try_from(doing: Doing, look: Callable[[], Looked]) -> Table:
    """A private table against bots from a point of this one, which is looked at once it is clear that one may."""
    if not doing.table.places.filter(person=doing.person).exists():
        raise Refused("try-not-yours", 403)
    if doing.table.state == Table.OPEN:
        raise Refused("table-not-begun")
    if daily.goes_on(doing.table):
        raise Refused("daily-alone")
    position, seat = look()
    if seat is None:
        raise Refused("curtain-down")
    return fork.try_from(doing.table, table_moves.seen_by(position, seat), seat, doing.person)


@command("position", May.SOMEBODY, Limit("position"), wakes=False)
def keep_position(doing: Doing, look: Callable[[], Looked]) -> SharedPosition:
    """A link to a point of this table, for whoever has sat there."""
    if not doing.table.places.filter(person=doing.person).exists():
        raise Refused("try-not-yours", 403)
    if doing.table.state == Table.OPEN:
        raise Refused("table-not-begun")
    if daily.goes_on(doing.table) or daily.is_secret(doing.table):
        raise Refused("daily-alone")
    running = fork.running_source(doing.table) or doing.table
    if running.rated and running.state == Table.PLAYING:
        raise Refused("position-rated")
    position, seat = look()
    if seat is None:
        raise Refused("curtain-down")
    return position_tables.share(doing.table, table_moves.seen_by(position, seat), seat, doing.person)


# --- help ---------------------------------------------------------------------------------------------


@command("hint", May.ACTING, Limit("hint"), sign_of_life=True)
def hint(doing: Doing) -> None:
    """Hints for the question that is put to one's seat; they come with the stream of the table."""
    hints.ask(doing.table, doing.seat.number, doing.person)


@command("close-hints", May.ACTING, Limit("close-hints"))
def close_hints(doing: Doing) -> None:
    """Put them away."""
    hints.forget(doing.table, doing.seat.number)


@command("turning", May.ANYBODY, Limit("turning", Per.CALLER))
def find_turning(doing: Doing) -> None:
    """Think a finished game through; what is found comes with the stream of the table."""
    turning_points.begin(doing.table)


# --- the way back to a seat, and a table after an upgrade ---------------------------------------------


@command("seat-link", May.SITTING, Limit("seat-link"), wakes=False)
def seat_link(doing: Doing, anew: bool) -> SeatLink:
    """For guests: the link back to their seat; `anew`: another one, and the old one leads nowhere."""
    return seat_links.make(doing.table, doing.person, anew=anew)


@command("forget-seat-link", May.SITTING, Limit("seat-link"), wakes=False)
def forget_seat_link(doing: Doing) -> None:
    """The link leads nowhere any more."""
    seat_links.forget(doing.table, doing.person)


@command("go-on", May.SOMEBODY, SEAT)
def go_on(doing: Doing) -> None:
    """A table that does not fit this version any more goes on from its last turn start."""
    misfits.go_on(doing.table, doing.person)


@command("give-up", May.SOMEBODY, SEAT)
def give_up(doing: Doing) -> None:
    """Such a table ends without a result."""
    misfits.give_up(doing.table, doing.person)
