"""A tournament goes on: people come, it begins, and when the last table of a round is over the next round is dealt.
Its tables are tables like all others, at leisure, of one's own people alone.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable

from django.db import transaction

from langbord import games
from langbord.engine.meta import Meta
from langbord.server.accounts import blocks
from langbord.server.models import Entrant, Pairing, Person, Table, Tournament
from langbord.server.tables import clocks, lifecycle
from langbord.server.tables.errors import Refused
from langbord.server.tables.seats import Wish
from langbord.server.tournaments import pairing, standings

FEWEST, MOST = 3, 32  # people
ROUNDS = (3, 4, 5, 6, 7)  # of the Swiss form, to choose from
DAYS = (0, *clocks.DAYS)
OPEN_AT_ONCE = 5  # tournaments of one host that wait for people
log = logging.getLogger(__name__)


def can_have_one(meta: Meta) -> bool:
    """Whether people play against each other in it, to an end."""
    return not meta.worlds and max(meta.seats) >= 2


def create(
    owner: Person, title: str, game: str, seats: int, form: str, *, rounds: int, days: int, rated: bool
) -> Tournament:
    """A new one, whose host plays along."""
    meta = games.meta(game)
    if not can_have_one(meta) or seats < 2 or rounds not in ROUNDS or days not in DAYS:
        raise Refused("bad-request", 400)
    meta.check_seats(seats)
    if form not in (Tournament.ROUND_ROBIN, Tournament.SWISS):
        raise Refused("bad-request", 400)
    if form == Tournament.ROUND_ROBIN and seats != 2:
        raise Refused("cup-pairs-only", 400)
    if Tournament.objects.filter(owner=owner, state=Tournament.OPEN).count() >= OPEN_AT_ONCE:
        raise Refused("cup-enough")
    with transaction.atomic():
        made = Tournament.objects.create(
            title=title, owner=owner, game=game, seats=seats, form=form, rounds=rounds, days=days, rated=rated
        )
        Entrant.objects.create(tournament=made, person=owner, name=owner.name)
    return made


def _locked(tournament: Tournament) -> Tournament:
    return Tournament.objects.select_for_update().get(pk=tournament.pk)


def join(tournament: Tournament, person: Person) -> None:
    """Come along; who is in it already stays as they are."""
    with transaction.atomic():
        tournament = _locked(tournament)
        if tournament.entrants.filter(person=person).exists():
            return
        if tournament.state != Tournament.OPEN:
            raise Refused("cup-has-begun")
        if tournament.entrants.count() >= MOST:
            raise Refused("cup-full")
        if blocks.keep_out_of_cup(tournament, person):
            raise Refused("cup-not-welcome", 403)
        Entrant.objects.create(tournament=tournament, person=person, name=person.name)


def leave(tournament: Tournament, person: Person) -> None:
    """Before it begins as if one had never come; afterwards one is paired no more, and finishes one's table."""
    with transaction.atomic():
        tournament = _locked(tournament)
        _take_out(tournament, tournament.entrants.filter(person=person).first())


def send_away(tournament: Tournament, host: Person, number: int) -> None:
    """The host takes somebody out."""
    with transaction.atomic():
        tournament = _locked(tournament)
        _must_be_host(tournament, host)
        _take_out(tournament, tournament.entrants.filter(pk=number).first())


def _take_out(tournament: Tournament, entrant: Entrant | None) -> None:
    if entrant is None:
        raise Refused("cup-not-in-it", 403)
    if tournament.state == Tournament.OPEN:
        entrant.delete()
        return
    if tournament.state != Tournament.PLAYING:
        raise Refused("cup-over")
    entrant.left = True
    entrant.save(update_fields=["left"])


def _must_be_host(tournament: Tournament, person: Person) -> None:
    if tournament.owner_id != person.pk:
        raise Refused("not-the-host", 403)


def close(tournament: Tournament, host: Person) -> None:
    """The host ends it; tables that are being played go on as tables of their own."""
    with transaction.atomic():
        tournament = _locked(tournament)
        _must_be_host(tournament, host)
        if tournament.state not in (Tournament.OPEN, Tournament.PLAYING):
            raise Refused("cup-over")
        tournament.state = Tournament.CLOSED
        tournament.save(update_fields=["state"])


def begin(tournament: Tournament, host: Person) -> None:
    """The first round is dealt."""
    with transaction.atomic():
        tournament = _locked(tournament)
        _must_be_host(tournament, host)
        if tournament.state != Tournament.OPEN:
            raise Refused("cup-has-begun")
        count = tournament.entrants.count()
        if count < FEWEST:
            raise Refused("cup-too-few", values={"number": str(FEWEST)})
        if tournament.form == Tournament.ROUND_ROBIN:
            tournament.rounds = pairing.rounds_of(count)
        tournament.state = Tournament.PLAYING
        _deal(tournament)


def go_on(name: str) -> None:
    """Deal the next round if all tables of this one are over. What goes wrong here must spoil no move: whoever looks at
    the tournament has it tried again."""
    try:
        with transaction.atomic():
            tournament = Tournament.objects.select_for_update().get(pk=name)
            waits = tournament.pairings.filter(round=tournament.round, points__isnull=True).exists()
            if tournament.state == Tournament.PLAYING and not waits:
                _deal(tournament)
    except Exception:
        log.exception("tournament %s could not go on", name)


def claim(guest: Person, person: Person) -> None:
    """A guest has signed in: the account plays on for them, unless it plays in the same tournament."""
    known = Entrant.objects.filter(person=person).values_list("tournament_id", flat=True)
    Entrant.objects.filter(person=guest).exclude(tournament__in=list(known)).update(person=person)
    Tournament.objects.filter(owner=guest).update(owner=person)


def _deal(tournament: Tournament) -> None:
    """The next round, or the end."""
    entrants = {
        entrant.pk: entrant
        for entrant in tournament.entrants.select_related("person").filter(left=False).exclude(person=None)
        if entrant.person is not None and not entrant.person.banned
    }
    if tournament.round >= tournament.rounds or len(entrants) < 2:
        tournament.state = Tournament.OVER
        tournament.save()
        return
    tournament.round += 1
    tournament.save()
    for group in _groups(tournament, entrants):
        there = [number for number in group if number in entrants]
        if len(there) > 1:
            table = _table(tournament, [entrants[number] for number in there])
            Pairing.objects.create(tournament=tournament, round=tournament.round, entrants=there, table=table)
        elif there:
            gains = 1.0 if len(group) > 1 or tournament.form == Tournament.SWISS else 0.0
            Pairing.objects.create(tournament=tournament, round=tournament.round, entrants=there, points=[gains])
    if not tournament.pairings.filter(round=tournament.round, points__isnull=True).exists():
        _deal(tournament)  # nobody could meet anybody


def _groups(tournament: Tournament, entrants: Iterable[int]) -> list[list[int]]:
    if tournament.form == Tournament.ROUND_ROBIN:  # the circle of the beginning: those who have left are met by nobody
        everybody = list(tournament.entrants.values_list("pk", flat=True))
        return pairing.round_robin(everybody, tournament.round)
    there = set(entrants)
    standing = [line.entrant.pk for line in standings.lines(tournament) if line.entrant.pk in there]
    return pairing.swiss(standing, tournament.seats, standings.past_of(list(tournament.pairings.all())))


def _table(tournament: Tournament, entrants: list[Entrant]) -> Table:
    people = [entrant.person for entrant in entrants if entrant.person is not None]
    return lifecycle.create(
        tournament.owner or people[0],
        tournament.game,
        {},
        [Wish(person) for person in people],
        pace="leisure",
        clock=clocks.leisure(tournament.days) if tournament.days else None,
        rated=tournament.rated,
    )
