"""My stories: sagas with their chapters, and worlds, on one shelf."""

from __future__ import annotations

from typing import Any

from django.http import Http404, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.http import require_POST, require_safe

from langbord import games
from langbord.engine.errors import LangbordError
from langbord.server.accounts import people
from langbord.server.accounts.people import Visit
from langbord.server.http.rate_limits import spend_on_a_table
from langbord.server.models import Table, World
from langbord.server.pages.refusals import refusal
from langbord.server.site_texts import house, words_of
from langbord.server.tables import lifecycle
from langbord.server.tables import moves as table_moves
from langbord.server.tables.errors import Refused
from langbord.server.tables.seats import LEVELS, Wish
from langbord.server.worlds import sagas
from langbord.server.worlds.actions import MOST


@require_safe
def show(request: Visit) -> HttpResponse:
    """All of them, as far as somebody has come."""
    language = request.language
    person = request.person
    worlds = World.objects.filter(owner=person) if person else World.objects.none()
    context: dict[str, Any] = {
        "h": house(language),
        "language": language,
        "person": person,
        "sagas": [(sagas.shelf(game, person, language), words_of(game, language)) for game in sagas.games_with_sagas()],
        "worlds": list(worlds.select_related("table")[:MOST]),
        "world_games": [games.meta(name) for name in games.names() if games.meta(name).worlds],
    }
    return render(request, "stories.html", context, using="jinja2")


@require_POST
def begin(request: Visit, game: str, chapter: str) -> HttpResponse:
    """To a chapter, alone or against bots."""
    saga = sagas.saga_of(game) if game in games.names() else None
    found = next((one for one in saga.chapters if one.key == chapter), None) if saga is not None else None
    if saga is None or found is None:
        raise Http404
    person = people.find_or_make(request)
    try:
        spend_on_a_table(person, request)
        seats = int(request.POST.get("seats", saga.seats[0]))
        if seats not in saga.seats:
            raise Refused("bad-request", 400)
        options: dict[str, object] = dict(found.options)
        wishes = [Wish(person)] + [Wish(bot=LEVELS[0])] * (seats - 1)
        table: Table = lifecycle.create(person, game, options, wishes)
    except (LangbordError, ValueError) as error:
        return refusal(request, error)
    table_moves.progress(table)
    return HttpResponseRedirect(reverse("table", args=[table.name]))
