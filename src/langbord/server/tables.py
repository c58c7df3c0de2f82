"""What can be done at a table. Every change is committed before it is acknowledged, and wakes the watchers after.

A client says on which draft it acts (its version). A request that comes twice finds its words already there and is
answered as a success; one that comes from a stale page is refused with a conflict, and nothing is played.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Any

from django.db import transaction
from django.db.models import Q

from langbord import bots, games
from langbord.engine.ask import Reason
from langbord.engine.chance import fresh_key
from langbord.engine.errors import CannotUndo, IllegalMove, LangbordError
from langbord.engine.position import Position
from langbord.server import absence, clocks, house_lines, lookout, news, solos, standing, worlds
from langbord.server.boards import BOARDS, Board, changing, keep_turn_start
from langbord.server.gestures import GoOn, fit, nothing_more
from langbord.server.last_looks import played_again
from langbord.server.models import Draft, Move, Person, Seat, Table, TakenBack, World
from langbord.server.parts import must_be_of_the_house
from langbord.server.sitters import Wish, names_for


class Refused(LangbordError):
    """A request that cannot be done; `status` is its HTTP status and `key` the message for the player, with `values`
    that it names. What is a time in them is in seconds, under the name `left`."""

    def __init__(
        self, key: str, status: int = 409, detail: str = "", values: Mapping[str, str | float] | None = None
    ) -> None:
        super().__init__(detail or key)
        self.key: str = key
        self.status: int = status
        self.detail: str = detail
        self.values: Mapping[str, str | float] = values or {}


class NotPossible(IllegalMove):
    """A word that is no answer now; `reason` is None for what is no word of the game at all."""

    def __init__(self, table: Table, word: str, reason: Reason | None, detail: str) -> None:
        super().__init__(detail)
        self.table: Table = table
        self.word: str = word
        self.reason: Reason | None = reason


class Stuck(CannotUndo):
    """Nothing can be taken back; `why` names what lies before it."""

    def __init__(self, table: Table, why: str, detail: str) -> None:
        super().__init__(detail)
        self.table: Table = table
        self.why: str = why


@dataclass(frozen=True)
class Deal:
    """A shuffle that is the same for everybody on one day."""

    day: date
    key: bytes


@dataclass(frozen=True)
class GoingOn:
    """A world that a table takes up: its origin is what the world has become; none if that was never packed up."""

    world: World
    origin: dict[str, Any] | None


AS_USUAL = -1  # the patience of most tables of that pace


# --- making tables ----------------------------------------------------------------------------------


def create(
    owner: Person,
    game: str,
    options: dict[str, object],
    seats: list[Wish],
    *,
    listed: bool = False,
    pace: str = "live",
    clock: dict[str, Any] | None = None,
    hints: bool = False,
    patience: int | None = AS_USUAL,
    deal: Deal | None = None,
    going_on: GoingOn | None = None,
) -> Table:
    """A new table, shuffled anew unless a deal is given; it begins at once if every seat is taken, and none is kept for
    somebody who was invited. In games that have worlds it belongs to one: to that which it goes on in, or to a new one.
    `patience` is how many seconds the others wait for somebody who is away; None: for ever."""
    loaded = games.load(game)
    count = loaded.meta.check_seats(len(seats))
    complete = loaded.meta.complete(count, options)
    must_be_of_the_house(game, complete)
    name, content = loaded.edition(complete)
    with transaction.atomic():
        table = Table.objects.create(
            game=game,
            seats=count,
            options=complete,
            key=(deal.key if deal else fresh_key()).hex(),
            origin=going_on.origin if going_on else None,
            world=going_on.world if going_on else None,
            daily=deal.day if deal else None,
            rules=loaded.meta.rules,
            edition={"name": name, "hash": content},
            listed=listed,
            pace=pace,
            clock=clock,
            hints=hints,
            patience=absence.usual(pace) if patience == AS_USUAL else patience,
            owner=owner,
        )
        for number, (wish, called) in enumerate(zip(seats, names_for(seats), strict=True)):
            Seat.objects.create(
                table=table,
                number=number,
                person=None if wish.invited else wish.person,
                invited=wish.person if wish.invited else None,
                bot=wish.bot,
                name=called,
                time_left=clock["base"] if clock and not wish.bot else None,
            )
        Draft.objects.create(table=table)
        if loaded.meta.worlds and going_on is None and deal is None:
            worlds.found(owner, table)
    maybe_begin(table)
    return table


def join(table: Table, person: Person, number: int | None = None) -> Seat:
    """Take an open seat, or those that are kept for this person; who already sits here keeps their own."""
    with changing(table):
        mine = table.places.filter(person=person).first()
        if mine is not None:
            return mine
        if table.state != Table.OPEN:
            raise Refused("table-has-begun")
        if person.pk in table.unseated:
            raise Refused("unseated", 403)
        kept = table.places.filter(invited=person)
        seat = kept.first()
        if seat is not None:
            kept.update(person=person, invited=None)  # under the names that they are announced by
            seat.refresh_from_db()
        else:
            seat = _sit_down(table, person, number)
        maybe_begin(table)
        changed(table)
    return seat


def _sit_down(table: Table, person: Person, number: int | None) -> Seat:
    """On a seat that is nobody's, nor kept for anybody."""
    seats = table.places.filter(person=None, invited=None, bot="")
    seat = seats.filter(number=number).first() if number is not None else seats.first()
    if seat is None:
        raise Refused("no-open-seat")
    seat.person = person
    seat.name = person.name
    seat.save()
    return seat


def must_be_invited(table: Table, person: Person, invite: str = "") -> None:
    """Anybody may sit down at a table that stands in the lobby; at others whoever knows the invite, or was invited by
    name."""
    if (
        table.listed
        or table.owner_id == person.pk
        or invite == table.invite
        or table.places.filter(Q(person=person) | Q(invited=person)).exists()
    ):
        return
    raise Refused("by-invite-only", 403)


def leave(table: Table, person: Person) -> None:
    """Stand up from a table that has not begun."""
    with changing(table):
        if table.state != Table.OPEN:
            raise Refused("table-has-begun")
        if not table.places.filter(person=person).update(person=None, name=""):
            raise Refused("not-your-table", 403)
        if not table.places.exclude(person=None).exists():
            table.state = Table.CLOSED
            table.save()
            table.places.exclude(invited=None).update(invited=None, name="")
        changed(table)


def decline(table: Table, person: Person) -> None:
    """Whoever was invited would rather not: the seat is anybody's."""
    with changing(table):
        if table.state != Table.OPEN:
            raise Refused("table-has-begun")
        kept = list(table.places.filter(invited=person))
        if not kept:
            raise Refused("not-invited", 403)
        for seat in kept:
            _free(seat)
        house_lines.tell(table, "house-declines", kept[0].number)
        changed(table)


def unseat(table: Table, host: Person, number: int) -> None:
    """Whoever set the table up sends somebody away before the game, or takes an invitation back. Those who are sent
    away are told so, and do not sit down here again."""
    with changing(table):
        if table.owner_id != host.pk:
            raise Refused("not-the-host", 403)
        if table.state != Table.OPEN:
            raise Refused("table-has-begun")
        seat = table.places.filter(number=number).first()
        if seat is None or (seat.person_id is None and seat.invited_id is None):
            raise Refused("nobody-there")
        if seat.person_id == host.pk:
            raise Refused("your-own-seat")
        if seat.person_id is not None:
            table.unseated = [*table.unseated, seat.person_id]
            table.save(update_fields=["unseated"])
        theirs = Q(person=seat.person_id) if seat.person_id is not None else Q(invited=seat.invited_id)
        for place in table.places.filter(theirs):
            _free(place)
        house_lines.tell(table, "house-unseated", number)
        changed(table)


def _free(seat: Seat) -> None:
    seat.person = seat.invited = None
    seat.name = ""
    seat.save(update_fields=["person", "invited", "name"])


def may_fill(table: Table, places: Iterable[Seat], person: Person | None) -> bool:
    """Whether somebody who sits here may wait no longer: whoever set the table up; if they are gone, anybody."""
    seated = {place.person_id for place in places if place.person_id is not None}
    return person is not None and person.pk in seated and (table.owner_id == person.pk or table.owner_id not in seated)


def fill(table: Table, person: Person, level: str) -> None:
    """Bots sit down on all free seats, also on those that are kept for somebody, and the game begins."""
    with changing(table):
        if not may_fill(table, table.places.all(), person):
            raise Refused("not-your-table", 403)
        if table.state != Table.OPEN:
            raise Refused("table-has-begun")
        if level not in bots.BOTS:
            raise Refused("bad-request", 400)
        table.places.filter(person=None, bot="").update(bot=level, invited=None, name="")
        maybe_begin(table)


def maybe_begin(table: Table) -> None:
    """Begin once no seat is open."""
    with changing(table):
        if table.state == Table.OPEN and not table.places.filter(person=None, bot="").exists():
            table.state = Table.PLAYING
            board = BOARDS.get(table)
            keep_turn_start(table, board.position)
            note_progress(table, board)
            clocks.keep(table, None)
            absence.keep(table, None)
            table.save()
            progress(table)
            changed(table)


# --- playing ----------------------------------------------------------------------------------------


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
        _must_be_playing(table)
        asked = position.held if position.held is not None or position.ask is None else position.ask.seat
        if asked not in (None, seat):
            raise Refused("not-asked")  # and no word of what the other seat is asked in its draft
        twin = position.copy()
        before, turn = twin.barrier, twin.turns
        place = table.places.select_related("person").get(number=seat)
        if bot and place.bot != bot:
            raise Refused("not-asked")  # while it thought, somebody took the seat back
        confirms = not place.bot and place.person is not None and place.person.confirm  # bots do not wait
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
            news.tell_drafted(table.name, board.version, place.person_id)
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
            news.tell_drafted(table.name, board.version, table.places.get(number=seat).person_id)
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
        _must_be_playing(table)
        words = standing.possible(table.game).get(prompt)
        if words is None or (word and word not in words):
            raise Refused("no-standing-answer", 400)
        place = table.places.get(number=seat)
        place.standing = {key: value for key, value in place.standing.items() if key != prompt}
        if word:
            place.standing[prompt] = word
        place.save(update_fields=["standing"])
        board = BOARDS.get(table)
        twin = board.position.copy()
        answered = len(standing.answer(table, twin)) > 0
        if answered:
            store(table, twin, board)
            progress(table)
        changed(table)


def drafting_seat(position: Any) -> int | None:
    """The seat whose unsettled answers these are."""
    return position.asked()[position.barrier][0] if position.draft else None


def store(table: Table, position: Position[Any], old: Board, gestures: Sequence[int] = ()) -> Board:
    """Write what has become settled, and the draft; the cache follows the database. Standing answers come first: by
    them a seat has said beforehand what it would be asked for now."""
    by_themselves = standing.answer(table, position)
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
    table.save()
    if table.state == Table.OVER:
        solos.note_end(table, position)
    if settled > old.number:
        worlds.note(table, position)
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


def _must_be_playing(table: Table) -> None:
    if table.state == Table.OPEN:
        raise Refused("table-not-begun")
    if table.state != Table.PLAYING:
        raise Refused("table-over")


def _must_be_current(board: Board, version: int) -> None:
    if version != board.version:
        raise Refused("stale")


# --- ending early -----------------------------------------------------------------------------------


def concede(table: Table, seat: int) -> None:
    """Give up: a bot plays on in this seat; with one person left the game ends."""
    with changing(table):
        _must_be_playing(table)
        if table.places.filter(number=seat, conceded=False).update(conceded=True, bot="calm"):
            house_lines.tell(table, "house-concedes", seat)
        people = table.places.exclude(person=None).filter(conceded=False)
        ends = not people.exists() or (people.count() == 1 and not table.places.filter(person=None).exists())
        if ends or drafting_seat(BOARDS.get(table).position) == seat:  # the others' clicks are not lost
            _throw_draft_away(table)
        if ends:
            end(table, "conceded", winners=[place.number for place in people])
        else:
            clocks.keep(table, table.waiting_for)
            absence.keep(table, table.waiting_for)
            table.save()
            _maybe_end_agreed(table)
        changed(table)
        progress(table)


def agree_to_end(table: Table, seat: int) -> None:
    """The game ends, without a winner, once all people who still play, and are there, want it."""
    with changing(table):
        _must_be_playing(table)
        person = table.places.get(number=seat).person_id
        own = table.places.filter(person=person, agrees_to_end=False)  # also those beside them, at the same screen
        if own.update(agrees_to_end=True):
            house_lines.tell(table, "house-agrees", seat)
        _maybe_end_agreed(table)
        changed(table)


def _maybe_end_agreed(table: Table) -> None:
    """End the game if somebody wants that, and nobody is left who does not; whoever is away is not asked."""
    willing = table.places.exclude(person=None).filter(conceded=False, agrees_to_end=True)
    if willing.exists() and all(place.agrees_to_end for place in absence.counted(table)):
        _throw_draft_away(table)
        end(table, "agreed", winners=[])


def play_on(table: Table, seat: int) -> None:
    """Who agreed to end, and still waits for the others to agree, would rather play on."""
    with changing(table):
        _must_be_playing(table)
        person = table.places.get(number=seat).person_id
        if table.places.filter(person=person, conceded=False, agrees_to_end=True).update(agrees_to_end=False):
            house_lines.tell(table, "house-plays-on", seat)
            changed(table)


def close(table: Table) -> None:
    """A moderator ends a table, without a result."""
    with changing(table):
        if table.state not in (Table.OPEN, Table.PLAYING):
            raise Refused("table-over")
        if table.state == Table.PLAYING:
            _throw_draft_away(table)
        close_without_result(table)


def close_without_result(table: Table) -> None:
    """The same, once there is no draft. Call it inside `changing`."""
    if table.state == Table.PLAYING:
        worlds.note_early_end(table)
    table.state = Table.CLOSED
    table.waiting_for = None
    table.asked_since = table.waited_since = None
    table.save()
    changed(table)


def end(table: Table, ending: str, winners: list[int]) -> None:
    """The game is over before the rules would end it. Call it inside `BOARDS.locked`, without a draft."""
    board = BOARDS.get(table)
    table.state = Table.OVER
    table.ending = ending
    table.waiting_for = None
    table.asked_since = table.waited_since = None
    table.scores = board.position.scores()
    table.winners = winners
    table.save()
    worlds.note_early_end(table)


def _throw_draft_away(table: Table) -> None:
    board = BOARDS.get(table)
    if board.position.draft:
        twin = board.position.copy()
        twin.undo(twin.draft)
        store(table, twin, board)


def stand_in(table: Table, seat: int, level: str, told: str = "house-away") -> None:
    """Let a bot of a level play for an absent person; an empty level hands the seat back. The table is told."""
    with changing(table):
        _must_be_playing(table)
        if level and level not in bots.BOTS:
            raise Refused("bad-request", 400)
        place = table.places.get(number=seat)
        if place.person is None or place.conceded:
            raise Refused("seat-not-yours", 403)
        if level and table.daily is not None:
            raise Refused("daily-alone")
        if bool(level) != bool(place.bot):
            house_lines.tell(table, told if level else "house-back", seat)
        place.helped = place.helped or bool(level)
        if not level and place.bot:
            clocks.welcome_back(table, place)
        place.bot = level
        place.save()
        clocks.keep(table, table.waiting_for)
        absence.keep(table, table.waiting_for, sign_of_life=seat == table.waiting_for)
        table.save()
        changed(table)
        progress(table)


def time_out(table: Table, seat: int, person: Person) -> None:
    """Somebody lets a bot play for another who is waited for and is away, or whose clock has run out."""
    with changing(table):
        _must_be_playing(table)
        place = table.places.filter(number=seat).first()
        wait = absence.wait_for(table, place) if place is not None else None
        if place is None or wait is None:
            raise Refused("nobody-waits")
        if wait.left is None:
            raise Refused("waits-for-ever")
        if wait.left:
            raise Refused("still-has-time", values={"name": place.name, "left": wait.left})
        if place.person_id == person.pk:
            raise Refused("your-own-seat")
        replace(table, seat, "house-late" if wait.late else "house-absent")


def replace(table: Table, seat: int, told: str) -> None:
    """A bot plays for somebody who has not asked for it. What the others had agreed on without them may now be done."""
    with changing(table):
        stand_in(table, seat, "steady", told)
        _maybe_end_agreed(table)


def rematch(table: Table, person: Person) -> Table:
    """The same people, options and bots once more; everybody who asks gets the same new table. Whoever asks is seated
    there; for the others their seats are kept."""
    with changing(table):
        if table.state != Table.OVER:
            raise Refused("table-not-over")
        if table.rematch is None or table.rematch.state == Table.CLOSED:
            wishes = [_again(place, table, person) for place in table.places.select_related("person")]
            options: dict[str, object] = dict(table.options)
            new = create(
                person,
                table.game,
                options,
                wishes,
                listed=table.listed,
                pace=table.pace,
                clock=table.clock,
                hints=table.hints,
                patience=table.patience,
            )
            table.rematch = new
            table.save()
            seat = table.places.filter(person=person).first()
            if seat is not None:
                house_lines.tell(table, "house-again", seat.number)
        elif table.rematch.places.filter(invited=person).exists():
            join(table.rematch, person)
        changed(table)
    return table.rematch


def _again(place: Seat, table: Table, asks: Person) -> Wish:
    """The same seat once more; somebody beside a person keeps their name, those of a file do not come along. Whoever
    cannot come is not waited for."""
    if place.person is None:
        return Wish(bot=place.bot)
    if place.person.banned:
        return Wish()
    beside = place.name != place.person.name and not table.imported
    return Wish(place.person, name=place.name if beside else "", invited=place.person != asks)


# --- telling others ---------------------------------------------------------------------------------


def changed(table: Table) -> None:
    """Wake the watchers, after the commit. Say it inside the transaction: what is committed is told."""
    news.tell(table.name)


def progress(table: Table) -> None:
    """Let the bots look whether it is their turn, after the commit. This too belongs into the transaction."""
    lookout.look_at(table.name)
