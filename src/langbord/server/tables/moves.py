"""Playing at a table. Every change is committed before it is acknowledged, and wakes the watchers after.

A client says on which draft it acts (its version). A request that comes twice finds its words already there and is
answered as a success; one that comes from a stale page is refused with a conflict, and nothing is played.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from django.db import transaction

from langbord.engine.ask import Reason
from langbord.engine.errors import CannotUndo, IllegalMove
from langbord.engine.position import Position
from langbord.server import dispatch, notify
from langbord.server.leaderboards import ratings, solo
from langbord.server.models import Draft, Move, Table, TakenBack
from langbord.server.tables import absence, auto_answers, clocks, learning
from langbord.server.tables.clicks import GoOn, fit, nothing_more
from langbord.server.tables.errors import NotPossible, Refused, Stuck
from langbord.server.tables.last_looks import played_again
from langbord.server.tables.positions import BOARDS, Board, changing, keep_turn_start
from langbord.server.tournaments import results as cups
from langbord.server.worlds import progress as worlds

#: What of a table an answer can change.
PLAYED: Final = (
    *("moves_played", "state", "waiting_for", "ending", "scores", "winners"),
    *("asked_since", "waited_since", "take_back", "changed"),
)


def play(
    table: Table, seat: int, words: list[str], version: int, at: int, *, go_on: GoOn = nothing_more, bot: str = ""
) -> Board:
    """Answer with one or more words, and with what follows by itself. `version` is the draft's that the client saw,
    `at` the number of its answers; `bot` is the one that answers, if it is no person."""
    with changing(table):
        board = BOARDS.get(table)
        position = board.position
        if version != board.version:
            if words and _answered(position, seat, at, len(words)) == words:
                return board  # the same request, come a second time
            raise Refused("stale")
        must_be_playing(table)
        asked = position.held if position.held is not None or position.ask is None else position.ask.seat
        if asked not in (None, seat):
            raise Refused("not-asked")  # and no word of what the other seat is asked in its draft
        twin = position.copy()
        before, turn = twin.barrier, twin.turns
        # Of seat and person no more than this: a click reads them, and most of its time goes into reading and writing.
        stand_in, person, confirm = table.places.values_list("bot", "person_id", "person__confirm").get(number=seat)
        if bot and stand_in != bot:
            raise Refused("not-asked")  # while it thought, somebody took the seat back
        confirms = not stand_in and bool(confirm)  # bots do not wait
        for word in words:
            if twin.barrier > before:  # otherwise a refused word would tell what came up, and nothing were played
                raise Refused("final-comes-last")
            _play_word(table, twin, seat, word)
        if twin.barrier == before:
            go_on(twin, turn, confirms)
        if twin.held is not None and not confirms:
            twin.settle()
        moved = twin.barrier > before
        board = store(table, twin, board, _sizes(board, twin))
        if moved:
            changed(table)
            progress(table)
        else:
            notify.tell_drafted(table.name, board.version, person)
    return board


def _play_word(table: Table, position: Position[Any], seat: int, word: str) -> None:
    if position.held is not None:
        raise Refused("turn-finished")
    try:
        position.play(word, seat=seat)
    except IllegalMove as error:
        raise NotPossible(table, word, _reason(position, seat, word), str(error)) from None


def _reason(position: Position[Any], seat: int, word: str) -> Reason | None:
    try:
        return position.why_not(seat, word)
    except IllegalMove:
        return None


def _sizes(board: Board, position: Position[Any]) -> list[int]:
    """The gestures of the draft, the one just made the last of them."""
    return fit([*board.gestures, position.draft - board.position.draft], position.draft)


def _answered(position: Any, seat: int, at: int, count: int) -> list[str]:
    """The words that a seat itself gave there; of the others' it must not learn by guessing."""
    own = [asked == seat for asked, _ in position.asked()[at : at + count]]
    return list(position.words()[at : at + count]) if at >= 0 and all(own) else []


def undo(table: Table, seat: int, count: int, version: int) -> Board:
    """Take back answers of the draft, one or all of them."""
    with changing(table):
        board = BOARDS.get(table)
        _must_be_current(board, version)
        position = board.position
        if drafting_seat(position) != seat:
            raise Stuck(table, position.barrier_why, "only your own unsettled moves can be taken back")
        twin = position.copy()
        try:
            twin.undo(count)
        except CannotUndo as error:
            raise Stuck(table, position.barrier_why, str(error)) from None
        before = board.number
        board = store(table, twin, board, fit(board.gestures, twin.draft))
        if board.number > before:  # a standing answer has been given instead
            changed(table)
            progress(table)
        else:
            notify.tell_drafted(table.name, board.version, table.places.get(number=seat).person_id)
    return board


def settle(table: Table, seat: int, version: int) -> Board:
    """Confirm a finished turn."""
    with changing(table):
        board = BOARDS.get(table)
        if board.position.held is None and version != board.version:
            return board  # confirmed already
        _must_be_current(board, version)
        if board.position.held != seat:
            raise Refused("nothing-to-confirm")
        twin = board.position.copy()
        twin.settle()
        board = store(table, twin, board)
        changed(table)
        progress(table)
    return board


def answer_always(table: Table, seat: int, prompt: str, word: str) -> None:
    """Have a question answered from now on, also if it is being asked; an empty word ends that."""
    with changing(table):
        must_be_playing(table)
        words = auto_answers.possible(table.game).get(prompt)
        if words is None or (word and word not in words):
            raise Refused("no-standing-answer", 400)
        place = table.places.get(number=seat)
        before = place.standing
        place.standing = {key: value for key, value in before.items() if key != prompt}
        if word:
            place.standing[prompt] = word
        place.save(update_fields=["standing"])
        board = BOARDS.get(table)
        twin = board.position.copy()
        answered = len(auto_answers.answer(table, twin)) > 0
        if answered:
            store(table, twin, board)
            progress(table)
        if answered or place.standing != before:
            changed(table)


def drafting_seat(position: Any) -> int | None:
    """The seat whose unsettled answers these are."""
    return position.asked()[position.barrier][0] if position.draft else None


def seen_by(position: Position[Any], seat: int | None) -> Position[Any]:
    """The position as a seat sees it: without a draft that is not its own."""
    if position.draft and drafting_seat(position) != seat:
        return position.settled()
    return position


def store(table: Table, position: Position[Any], old: Board, gestures: Sequence[int] = ()) -> Board:
    """Write what has become settled, and the draft; the cache follows the database. Standing answers come first: by
    them a seat has said beforehand what it would be asked for now."""
    by_themselves = auto_answers.answer(table, position)
    words = position.words()
    asked = position.asked()
    settled = position.barrier
    Move.objects.bulk_create(
        Move(table=table, number=number, seat=asked[number][0], word=words[number])
        for number in range(old.number, settled)
    )
    board = Board(position, settled, old.version + 1, fit(gestures, position.draft), old.lost, table.taken_back)
    drafts = Draft.objects.filter(table=table, version=old.version)
    if not drafts.update(number=settled, version=board.version, words=words[settled:], gestures=board.gestures):
        raise Refused("stale")  # whatever else may go wrong: nothing is played upon what is not there any more
    if position.base_answers > old.position.base_answers or not old.number:
        keep_turn_start(table, position)
    if settled > old.number:
        table.moves_played = settled
        for seat in {asked[number][0] for number in range(old.number, settled) if number not in by_themselves}:
            table.places.filter(number=seat).update(seen=settled)
    was = table.waiting_for
    note_progress(table, board)
    # Chance may settle answers in the middle of a turn; it is over when it was confirmed or another seat is asked.
    turn_over = settled > old.number and (position.barrier_why == "settled" or table.waiting_for != was)
    clocks.keep(table, was, turn_over)
    absence.keep(table, was, sign_of_life=True)
    table.save(update_fields=PLAYED)
    if table.state == Table.OVER:
        solo.note_end(table, position)
        ratings.note_end(table, position.places())
        cups.note_end(table)
    if settled > old.number:
        worlds.note(table, position)
    if table.lesson:
        learning.note(table, position)
    name = table.name
    transaction.on_commit(lambda: BOARDS.put(name, board))
    BOARDS.drop(name)
    return board


def rewind(table: Table, to_number: int, seat: int) -> Board:
    """Take settled moves back: those from this number on were never made, and whatever was drafted goes with them. Who
    may want that is settled before (take_back.py). The moves are kept in a row of their own; the version grows, so that
    requests, hints and pages of before are stale; `taken_back` tells every process that what it has cached may be of a
    game that went on otherwise."""
    with changing(table):
        old = BOARDS.get(table)
        position = played_again(table, to_number)
        gone = Move.objects.filter(table=table, number__gte=to_number)
        moves = [[by, word] for by, word in gone.order_by("number").values_list("seat", "word")]
        TakenBack.objects.create(table=table, seat=seat, number=to_number, moves=moves)
        gone.delete()
        board = Board(position, to_number, old.version + 1, taken_back=table.taken_back + 1)
        drafts = Draft.objects.filter(table=table, version=old.version)
        if not drafts.update(number=to_number, version=board.version, words=[], gestures=[]):
            raise Refused("stale")
        keep_turn_start(table, position)
        table.places.filter(seen__gt=to_number).update(seen=to_number)
        table.places.update(opened=None)  # whoever sits before a shared screen now may be another (curtain.py)
        was = table.waiting_for
        table.moves_played = to_number
        table.taken_back = board.taken_back
        table.take_back = None
        note_progress(table, board)
        clocks.keep(table, was)
        absence.keep(table, was, sign_of_life=True)
        table.save()
        worlds.note(table, position)
        name = table.name
        transaction.on_commit(lambda: BOARDS.put(name, board))
        BOARDS.drop(name)
        changed(table)
        progress(table)
    return board


def note_progress(table: Table, board: Board) -> None:
    """Who is asked, and whether the game is over, for the lobby."""
    position = board.position
    settled = position if not position.draft else position.settled()
    table.waiting_for = position.held if position.held is not None else settled.ask.seat if settled.ask else None
    if settled.ask is None:
        table.state = Table.OVER
        table.ending = table.ending or "played"
        table.scores = settled.scores()
        table.winners = settled.winners()


def must_be_playing(table: Table) -> None:
    if table.state == Table.OPEN:
        raise Refused("table-not-begun")
    if table.state != Table.PLAYING:
        raise Refused("table-over")


def _must_be_current(board: Board, version: int) -> None:
    if version != board.version:
        raise Refused("stale")


def changed(table: Table) -> None:
    """Wake the watchers, after the commit. Say it inside the transaction: what is committed is told."""
    notify.tell(table.name)


def progress(table: Table) -> None:
    """Let the bots look whether it is their turn, after the commit. This too belongs into the transaction."""
    dispatch.look_at(table.name)
