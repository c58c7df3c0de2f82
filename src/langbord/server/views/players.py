"""Pages about people: what they have played and how strong they are; and the boards of all games."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlencode

from django.core.paginator import Paginator
from django.http import Http404, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.http import require_safe

from langbord import games
from langbord.server.accounts import blocks, people
from langbord.server.accounts.people import Visit
from langbord.server.http.rate_limits import BUCKETS, by_caller
from langbord.server.leaderboards import daily, history, ratings
from langbord.server.models import Person
from langbord.server.site_texts import house


@require_safe
def mine(request: Visit) -> HttpResponse:
    """To one's own page; who has done nothing yet has none."""
    if request.person is None:
        return HttpResponseRedirect(reverse("lobby"))
    return HttpResponseRedirect(reverse("player", args=[people.handle_of(request.person)]))


@require_safe
def player(request: Visit, handle: str) -> HttpResponse:
    """Somebody's page: what they have done in each game, their ratings, and their finished tables, which can be
    searched."""
    BUCKETS.spend("profile", by_caller(request, request.person))
    person = Person.objects.filter(handle=handle, banned=False).first()
    if person is None:
        raise Http404
    language = request.language
    game = request.GET.get("game", "")
    game = game if game in games.names() else ""
    text = request.GET.get("q", "").replace("\0", "").strip()[:40]
    found = history.search(history.tables_of(person, request.person), game, text, language)
    page = Paginator(found.prefetch_related("places"), history.LINES).get_page(request.GET.get("page"))
    kept = {"game": game, "q": text}
    context: dict[str, Any] = {
        "h": house(language),
        "language": language,
        "person": request.person,
        "player": person,
        "own": request.person is not None and request.person.pk == person.pk,
        "blocked": request.person is not None and blocks.has_blocked(request.person, person),
        "of_games": history.of_games(person, request.person),
        "streaks": history.streaks(person, request.person, daily.today()),
        "ratings": ratings.of(person),
        "sure": ratings.SURE,
        "game": game,
        "text": text,
        "games": games.names(),
        "page": page,
        "lines": history.lines(list(page.object_list), person, language),
        "query": urlencode({name: value for name, value in kept.items() if value}),
    }
    return render(request, "player.html", context, using="jinja2")


@require_safe
def boards(request: Visit) -> HttpResponse:
    """The best at each game, by the number of seats."""
    BUCKETS.spend("profile", by_caller(request, request.person))
    found = [board for game in games.names() for board in ratings.boards(game, request.person)]
    context: dict[str, Any] = {
        "h": house(request.language),
        "language": request.language,
        "person": request.person,
        "boards": found,
        "sure": ratings.SURE,
        "handle_of": people.handle_of,
    }
    return render(request, "ratings.html", context, using="jinja2")
