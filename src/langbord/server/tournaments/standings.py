"""How a tournament stands. At a table one gets the share of the others that one has left behind, and half of one for
whoever came in at the same place: with two a victory is 1, a shared one ½. Whoever has nobody to meet gets 1, unless
everybody meets everybody and so has such a round. Among equals the points of those met decide, then who has won more.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from langbord.server.models import Entrant, Pairing, Tournament
from langbord.server.tournaments.pairing import Past


@dataclass(frozen=True)
class Line:
    """Somebody's line."""

    place: int
    entrant: Entrant
    points: float
    met: float  # the points of those they have met
    wins: int
    played: int


def points_of(places: Sequence[int]) -> list[float]:
    """What a table gives to each of its seats, by their places."""
    others = len(places) - 1
    return [
        sum(1.0 if place < other else 0.5 if place == other else 0.0 for at, other in enumerate(places) if at != seat)
        / others
        for seat, place in enumerate(places)
    ]


def lines(tournament: Tournament) -> list[Line]:
    """All who play, the best first; those who have done equally well share a place."""
    entrants = list(tournament.entrants.select_related("person"))
    over = [pairing for pairing in tournament.pairings.all() if pairing.points is not None]
    points = dict.fromkeys((entrant.pk for entrant in entrants), 0.0)
    wins, played = dict.fromkeys(points, 0), dict.fromkeys(points, 0)
    for pairing in over:
        for number, gained in zip(pairing.entrants, pairing.points or [], strict=True):
            points[number] += gained
            if len(pairing.entrants) > 1:
                played[number] += 1
                wins[number] += gained == 1.0
    met = dict.fromkeys(points, 0.0)
    for pairing in over:
        for number in pairing.entrants:
            met[number] += sum(points[other] for other in pairing.entrants if other != number)

    def worth(entrant: Entrant) -> tuple[float, float, int]:
        return (round(points[entrant.pk], 6), round(met[entrant.pk], 6), wins[entrant.pk])

    ordered = sorted(entrants, key=worth, reverse=True)
    found: list[Line] = []
    for number, entrant in enumerate(ordered, start=1):
        shared = found and worth(found[-1].entrant) == worth(entrant)
        place = found[-1].place if shared else number
        own = entrant.pk
        found.append(Line(place, entrant, points[own], met[own], wins[own], played[own]))
    return found


def past_of(pairings: Sequence[Pairing]) -> Past:
    """Who has met whom."""
    past = Past()
    for pairing in pairings:
        past.note(pairing.entrants)
    return past
