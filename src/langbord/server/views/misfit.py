"""The page of a table that does not fit any more, and what can be done there."""

from __future__ import annotations

from django.http import HttpResponse, HttpResponseRedirect, JsonResponse
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.http import require_POST

from langbord import games
from langbord.server.accounts import people
from langbord.server.accounts.people import Visit
from langbord.server.http.rate_limits import BUCKETS
from langbord.server.models import Table
from langbord.server.pages import error_texts
from langbord.server.pages.site_texts import house
from langbord.server.tables import misfits
from langbord.server.tables.errors import Refused
from langbord.server.tables.positions import DoesNotFit
from langbord.server.views.table import find_table


def page(request: Visit, misfit: DoesNotFit) -> HttpResponse:
    """What happened, and what can be done; for scripts, one sentence."""
    if request.headers.get("Accept", "").startswith("application/json"):
        text = error_texts.say(misfit, request.language)
        return JsonResponse({"ok": False, "key": "does-not-fit", "text": text}, status=409)
    table, person = misfit.table, request.person
    context = {
        "h": house(request.language),
        "language": request.language,
        "person": person,
        "table": table,
        "title": games.meta(table.game).title,
        "sits": person is not None and table.places.filter(person=person).exists(),
        "playing": table.state == Table.PLAYING,
        "lost": None if misfit.start is None else table.moves_played - misfit.start,
    }
    return render(request, "misfit.html", context, status=409, using="jinja2")


@require_POST
def act(request: Visit, name: str, deed: str) -> HttpResponse:
    """Go on from the last turn start, or end the table."""
    table = find_table(name, request.person)
    person = people.find_or_make(request)
    BUCKETS.spend("seat", str(person.pk))
    if deed == "go-on":
        misfits.go_on(table, person)
    elif deed == "give-up":
        misfits.give_up(table, person)
        return HttpResponseRedirect(reverse("lobby"))
    else:
        raise Refused("bad-request", 400)
    return HttpResponseRedirect(reverse("table", args=[table.name]))
