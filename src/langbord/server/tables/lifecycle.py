"""Tables are made, people sit down and stand up, the game begins; and the same people once more."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date
from typing import Any

from django.db import transaction
from django.db.models import Q

from langbord import bots, games
from langbord.engine.chance import fresh_key
from langbord.server import notify
from langbord.server.accounts import blocks, crowds
from langbord.server.editions import store
from langbord.server.models import Draft, Person, Seat, Table, World
from langbord.server.plugins import must_be_of_the_house
from langbord.server.tables import absence, chat, clocks
from langbord.server.tables.errors import Refused
from langbord.server.tables.moves import (
    changed,
    note_progress,
    progress,
)
from langbord.server.tables.positions import BOARDS, changing, keep_turn_start
from langbord.server.tables.seats import Wish, names_for, told_apart
from langbord.server.worlds import progress as worlds


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
    rated: bool = False,
    patience: int | None = AS_USUAL,
    deal: Deal | None = None,
    going_on: GoingOn | None = None,
    key: bytes | None = None,
    guide: str = "",
) -> Table:
    """A new table, shuffled anew unless a deal is given; it begins at once if every seat is taken, and none is kept for
    somebody who was invited. In games that have worlds it belongs to one: to that which it goes on in, or to a new one.
    `key` is a prepared deal.
    `patience` is how many seconds the others wait for somebody who is away; None: for ever."""
    loaded = games.load(game)
    count = loaded.meta.check_seats(len(seats))
    complete = loaded.complete(count, options)
    must_be_of_the_house(game, complete, lambda name, of: store.may_use(name, of, owner))
    name, content = loaded.edition(complete)
    if rated and store.by_hand(complete):
        raise Refused("rated-by-hand")
    if rated:
        _must_be_rateable(seats, alone=loaded.meta.together(count, complete))
    if len(seats) == 1 or len({wish.person for wish in seats} - {None}) < len(seats):  # not of a tournament
        crowds.must_have_room(owner)
    seats = [_heeding_blocks(owner, wish) for wish in seats]
    with transaction.atomic():
        table = Table.objects.create(
            game=game,
            seats=count,
            options=complete,
            key=(deal.key if deal else key or fresh_key()).hex(),
            guide=guide,
            origin=going_on.origin if going_on else None,
            world=going_on.world if going_on else None,
            daily=deal.day if deal else None,
            rules=loaded.meta.rules,
            edition={"name": name, "hash": content},
            listed=listed,
            pace=pace,
            clock=clock,
            hints=hints and not rated and not store.by_hand(complete),
            rated=rated,
            patience=absence.usual(pace) if patience == AS_USUAL else patience,
            owner=owner,
            crowd=crowds.here(),
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
            if wish.person is not None:
                notify.tell_person(wish.person.pk)
        Draft.objects.create(table=table)
        if loaded.meta.worlds and going_on is None and deal is None and key is None:
            worlds.found(owner, table)
    maybe_begin(table)
    return table


def _heeding_blocks(owner: Person, wish: Wish) -> Wish:
    """No seat is kept for whoever does not want to hear from the host, or the host from them: it is anybody's."""
    other = wish.person
    if wish.invited and other is not None and (blocks.has_blocked(other, owner) or blocks.has_blocked(owner, other)):
        return Wish()
    return wish


def _must_be_rateable(seats: list[Wish], *, alone: bool) -> None:
    """People against people: nobody twice, and no bot from the start."""
    if alone:
        raise Refused("rated-against")
    seated = [wish.person.pk for wish in seats if wish.person is not None]
    if any(wish.bot or wish.beside for wish in seats) or len(set(seated)) < len(seated):
        raise Refused("rated-people-only")


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
        if blocks.keep_out(table, person):
            raise Refused("not-welcome", 403)
        kept = table.places.filter(invited=person)
        seat = kept.first()
        if seat is not None:
            kept.update(person=person, invited=None)  # under the names that they are announced by
            seat.refresh_from_db()
        else:
            seat = _sit_down(table, person, number)
        maybe_begin(table)
        changed(table)
        notify.tell_person(person.pk)
    return seat


def _sit_down(table: Table, person: Person, number: int | None) -> Seat:
    """On a seat that is nobody's, nor kept for anybody."""
    seats = table.places.filter(person=None, invited=None, bot="")
    seat = seats.filter(number=number).first() if number is not None else seats.first()
    if seat is None:
        raise Refused("no-open-seat")
    seat.person = person
    seat.name = told_apart(person.name, seat.number + 1, [place.name for place in table.places.all()])
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
        chat.tell(table, "house-declines", kept[0].number)
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
        chat.tell(table, "house-unseated", number)
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
        if table.rated:  # not any more: a bot plays
            Table.objects.filter(pk=table.pk).update(rated=False)
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
                rated=table.rated and all(wish.person is not None for wish in wishes),
                patience=table.patience,
            )
            table.rematch = new
            table.save()
            seat = table.places.filter(person=person).first()
            if seat is not None:
                chat.tell(table, "house-again", seat.number)
            changed(table)
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
