"""Ratings: how strong a person is at a game with so many seats, and how sure that is (Plackett and Luce's model).

Only tables that asked for it count, and only people against people: no bots from the start, nobody twice, no hints.
Whoever conceded comes last, even if a bot played on for them. A game that all agreed to end changes nothing.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from django.db import transaction
from django.utils import timezone

from langbord.engine.editions import own
from langbord.server.models import Person, Rating, RatingChange, Table

SHOWN = 25  # of a board
SURE = 5.0  # a rating that is less certain than this is marked
MARGIN = 3.0  # deviations below the estimate: what a board is ordered by, and what it shows first


@dataclass(frozen=True)
class Line:
    """A line of a board."""

    place: int
    rating: Rating
    mine: bool


@dataclass(frozen=True)
class Board:
    """The best at a game with so many seats."""

    game: str
    seats: int
    lines: list[Line]


def note_end(table: Table, places: list[int]) -> None:
    """A table is over; `places` by seat, from 1. Call it inside the transaction that ends the table."""
    if not table.rated or table.ending == "agreed" or RatingChange.objects.filter(table=table).exists():
        return
    if own.is_own(str(table.options.get("edition", ""))):  # the cards are a player's own
        return
    seats = list(table.places.select_related("person"))
    people = [seat.person for seat in seats if seat.person is not None]
    if len(people) < table.seats or len({person.pk for person in people}) < table.seats:
        return  # somebody has left the house for good, or two guests turned out to be one account
    ranks = [float(table.seats if seat.conceded else places[seat.number]) for seat in seats]
    before = [_rating_of(person, table) for person in people]
    model = _model()
    after = model.rate([[model.rating(mu=each.mu, sigma=each.sigma)] for each in before], ranks=ranks)
    now = timezone.now()
    for rating, (changed,), rank in zip(before, after, ranks, strict=True):
        RatingChange.objects.create(
            rating=rating, table=table, place=int(rank), before=rating.mu, mu=changed.mu, sigma=changed.sigma, at=now
        )
        rating.mu, rating.sigma, rating.played, rating.changed = changed.mu, changed.sigma, rating.played + 1, now
        rating.low = rating.mu - MARGIN * rating.sigma
        rating.save()


def boards(game: str, me: Person | None) -> list[Board]:
    """The boards of a game, by its numbers of seats; those with nobody on them are left out."""
    found: list[Board] = []
    counts = Rating.objects.filter(game=game).order_by("seats").values_list("seats", flat=True).distinct()
    for seats in counts:
        best = Rating.objects.filter(game=game, seats=seats, person__banned=False).select_related("person")
        lines = [
            Line(place, rating, me is not None and rating.person_id == me.pk)
            for place, rating in enumerate(best.order_by("-low", "pk")[:SHOWN], start=1)
        ]
        if lines:
            found.append(Board(game, seats, lines))
    return found


def of(person: Person) -> list[Rating]:
    """All ratings of a person."""
    return list(Rating.objects.filter(person=person).order_by("game", "seats"))


def claim(guest: Person, person: Person) -> None:
    """A guest has signed in: where the account has no rating of its own it takes the guest's."""
    with transaction.atomic():
        own = set(Rating.objects.filter(person=person).values_list("game", "seats"))
        for rating in Rating.objects.filter(person=guest):
            if (rating.game, rating.seats) in own:
                rating.delete()
            else:
                rating.person = person
                rating.save(update_fields=["person"])


def _rating_of(person: Person, table: Table) -> Rating:
    start: Any = _model().rating()
    values = {"mu": start.mu, "sigma": start.sigma, "low": start.mu - MARGIN * start.sigma}
    locked = Rating.objects.select_for_update()
    return locked.get_or_create(person=person, game=table.game, seats=table.seats, defaults=values)[0]


def _model() -> Any:
    from openskill.models import PlackettLuce  # it takes a while to load, and few tables are rated

    return PlackettLuce()
