"""Asking for hints, and for the turning points of a finished game."""

from __future__ import annotations

from django.http import JsonResponse
from django.views.decorators.http import require_POST

from langbord.server.accounts.people import Visit
from langbord.server.analysis import hints, turning_points
from langbord.server.http.rate_limits import BUCKETS
from langbord.server.tables.errors import Refused
from langbord.server.views import table as views_table
from langbord.server.views.table import find_table


@require_POST
def ask(request: Visit, name: str) -> JsonResponse:
    """Hints for the question that is put to this person; they come with the stream of the table."""
    table = find_table(name, request.person)

    def deed() -> None:
        seat = views_table.acting_seat(request, table)
        if seat.person is None:
            raise Refused("not-your-table", 403)
        BUCKETS.spend("hint", str(seat.person.pk))
        hints.ask(table, seat.number, seat.person)

    return views_table._answer(request, deed, table)


@require_POST
def close(request: Visit, name: str) -> JsonResponse:
    """Put the hints away."""
    table = find_table(name, request.person)

    def deed() -> None:
        seat = views_table.acting_seat(request, table)
        BUCKETS.spend("hint", f"close {seat.person_id}")  # beside those that are asked for
        hints.forget(table, seat.number)

    return views_table._answer(request, deed)


@require_POST
def find_turning(request: Visit, name: str) -> JsonResponse:
    """Think a finished game through; what is found comes with the stream of the table."""
    table = find_table(name, request.person)

    def deed() -> None:
        BUCKETS.spend("turning", str(request.person.pk if request.person else request.META.get("REMOTE_ADDR")))
        turning_points.begin(table)

    return views_table._answer(request, deed)
